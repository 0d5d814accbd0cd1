"""Portraits that a player's own deck brings along: square pictures, however large they are wanted."""

import io
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache
from scenes.paint.palette import tone
from scenes.paint.svg import rasterise

DeckName = tuple[str, str]
"""Id and title of a deck."""
NO_DECK: Final[DeckName] = ("", "")
LARGEST: Final = 800
"""Pixels of a side; what is larger is made smaller at once, since nothing shows more."""
_MOST_STRETCHED: Final = 3
_SCALED = DrawnCache[Surface](16 * 2**20)


class NotAPicture(ValueError):
    """Bytes that cannot be drawn, or that are so long and narrow that nothing would be seen."""


@dataclass(frozen=True, slots=True)
class OwnPicture:
    """One picture: lines that are drawn at any size, or dots. Equal are those of the same digest."""

    digest: str
    lines: bytes = field(default=b"", compare=False, repr=False)
    dots: Surface | None = field(default=None, compare=False, repr=False)

    def square(self, side: int) -> Surface:
        """The middle of the picture, side x side pixels, on parchment."""
        return _SCALED.get((self.digest, side), lambda: self._drawn(side))

    def _drawn(self, side: int) -> Surface:
        paper = Surface((side, side), pygame.SRCALPHA)
        paper.fill(tone(ink.PARCHMENT))
        picture = _covering(self.lines, side) if self.dots is None else _scaled(self.dots, side)
        x, y = (side - picture.get_width()) // 2, (side - picture.get_height()) // 2
        paper.blit(picture, (x, y))
        return paper


def picture_of(content: bytes, digest: str, *, is_vector: bool) -> OwnPicture:
    """The picture that an SVG or a PNG file holds.

    Raises NotAPicture.
    """
    try:
        if is_vector:
            _covering(content, 64)
            return OwnPicture(digest, lines=content)
        dots = pygame.image.load(io.BytesIO(content), "own.png").convert_alpha()
        _check_shape(dots)
        shorter = min(dots.get_size())
        return OwnPicture(digest, dots=_scaled(dots, LARGEST) if shorter > LARGEST else dots)
    except (pygame.error, ValueError, MemoryError) as error:
        raise NotAPicture(str(error)) from None


def _check_shape(picture: Surface) -> None:
    short, long = sorted(picture.get_size())
    if not short or long > short * _MOST_STRETCHED:
        raise NotAPicture("too narrow")


def _scaled(picture: Surface, side: int) -> Surface:
    """A picture whose shorter side is as long as wanted."""
    wide, high = picture.get_size()
    grow = side / min(wide, high)
    return pygame.transform.smoothscale(
        picture, (max(side, round(wide * grow)), max(side, round(high * grow)))
    )


def _covering(lines: bytes, side: int) -> Surface:
    """A drawing whose shorter side is at least as long as wanted."""
    drawn = rasterise(lines, side, side)
    _check_shape(drawn)
    shorter = min(drawn.get_size())
    if shorter >= side:
        return drawn
    longer = -(-side * side // shorter)
    return _scaled(rasterise(lines, longer, longer), side)


Finder = Callable[[DeckName, str], OwnPicture | None]
"""Finds the picture for the id of a patron of a deck; never fails."""


class _Wall:
    """Where the pictures of own decks hang: one for the program, as there is one theme."""

    find: Finder | None = None


def hang_pictures(find: Finder | None) -> None:
    """Let portraits of own decks be found in this way from now on; None takes them all down."""
    _Wall.find = find
    _SCALED.clear()


def own_picture(deck: DeckName, patron: str) -> OwnPicture | None:
    """The picture that a deck brings for one of its patrons, if it does."""
    if _Wall.find is None or deck == NO_DECK:
        return None
    return _Wall.find(deck, patron)
