"""Walks over what a frame shows: every text with its rectangle in the window, and what is wrong with it.

    with walking() as walker:
        pilot = Pilot(tmp_path, size=(1024, 640))
        assert not walker.faults(pilot.app.frame())

While it walks, surfaces remember which texts were drawn onto them, and where; a surface drawn onto another
one hands its texts on. What pygame_gui writes itself (a line to write on, a tooltip) is not seen, nor is what
was scaled after it had been drawn.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, cast

import pygame
from pygame import Rect

from scenes.paint import text as paint_text
from scenes.paint.cache import forget_surfaces
from scenes.paint.text import ELLIPSIS, FLOOR
from scenes.stage import Frame, Sprite

Check = Callable[[Frame], list[str]]

_Plain = pygame.Surface

_OPAQUE = 127
_SOLID_INK = 60
_HIDDEN = 0.9
"""A text of which so much lies under something else is not there."""
_COVERED = 0.06
_TOUCH = 2
"""Pixels by which the letters of two texts may come into one another."""


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of text in the window: its letters, their rectangle, and how much of that is left and seen."""

    words: str
    px: int
    rect: Rect
    kept: Rect
    """What the surfaces that it was drawn on had room for."""
    covered: float = 0.0
    """The share of the rectangle that lies under something drawn later."""

    def moved(self, dx: int, dy: int) -> "Text":
        """The text that many pixels away."""
        return replace(self, rect=self.rect.move(dx, dy), kept=self.kept.move(dx, dy))

    def __str__(self) -> str:
        return f"{self.words!r} at {tuple(self.rect)}"


class _Meta(type):
    """Lets every surface pass for one of ours, as libraries ask."""

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, _Plain)


class TracedSurface(_Plain, metaclass=_Meta):
    """A surface that knows the texts on it."""

    @property
    def texts(self) -> list[Text]:
        """The texts, in the order in which they were drawn."""
        return self.__dict__.setdefault("_texts", [])  # type: ignore[no-any-return]

    def blit(self, source: Any, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        """Draw a surface, and take over its texts."""
        touched = super().blit(source, dest, area, special_flags)
        part = source.get_rect() if area is None else Rect(area)
        corner = Rect(dest).topleft if len(dest) == 4 else dest
        dx, dy = int(corner[0]) - part.x, int(corner[1]) - part.y
        if not special_flags:
            self._cover(source, dx, dy, touched)
        clip = self.get_clip()
        for text in _texts_of(source):
            if part.colliderect(text.rect):
                moved = text.moved(dx, dy)
                kept = moved.kept.clip(clip).clip(part.move(dx, dy))
                self._write(replace(moved, kept=kept))
        return touched

    def _write(self, text: Text) -> None:
        """Add a text; the shade that was drawn for it goes."""
        reach = 3 + text.px // 6
        near = Rect(text.rect).inflate(2 * reach, 2 * reach)
        texts = [other for other in self.texts if other.words != text.words or not near.contains(other.rect)]
        self.__dict__["_texts"] = [*texts, text]

    def _cover(self, source: _Plain, dx: int, dy: int, touched: Rect) -> None:
        """Note what of our texts lies under a surface now."""
        hit = [text for text in self.texts if text.rect.colliderect(touched)]
        if not hit or source.get_alpha() not in (255, None):
            return
        mask = _mask(source)
        kept = []
        for text in self.texts:
            share = _share_under(text.rect, mask, dx, dy, touched) if text in hit else 0.0
            if share < _HIDDEN:
                kept.append(replace(text, covered=max(text.covered, share)))
        self.__dict__["_texts"] = kept

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> Rect:
        """Fill; texts that lie wholly in it are gone."""
        filled = super().fill(color, rect, special_flags)
        if not special_flags and self.texts:
            self.__dict__["_texts"] = [text for text in self.texts if not filled.contains(text.rect)]
        return filled

    def subsurface(self, *area: Any) -> "TracedSurface":
        """A part of it; texts may reach over its edge, as under a window."""
        part = cast("TracedSurface", super().subsurface(*area))
        x, y = part.get_offset()
        frame = part.get_rect()
        for text in self.texts:
            moved = text.moved(-x, -y)
            if frame.colliderect(moved.rect):
                part.texts.append(moved)
        return part

    def _with_texts(self, made: _Plain) -> "TracedSurface":
        traced = cast("TracedSurface", made)
        traced.texts.extend(self.texts)
        return traced

    def copy(self) -> "TracedSurface":
        """A copy with the same texts."""
        return self._with_texts(super().copy())

    def convert(self, *args: Any) -> "TracedSurface":
        """The same in another format."""
        return self._with_texts(super().convert(*args))

    def convert_alpha(self) -> "TracedSurface":
        """The same with alpha."""
        return self._with_texts(super().convert_alpha())


def _texts_of(surface: _Plain) -> list[Text]:
    return surface.texts if type(surface) is TracedSurface else []


def _mask(surface: _Plain) -> pygame.Mask:
    if surface.get_flags() & pygame.SRCALPHA or surface.get_colorkey() is not None:
        return pygame.mask.from_surface(surface, _OPAQUE)
    return pygame.Mask(surface.get_size(), fill=True)


def _share_under(rect: Rect, mask: pygame.Mask, dx: int, dy: int, touched: Rect) -> float:
    """The share of a rectangle that opaque pixels lie on; the mask has its corner at (dx, dy)."""
    part = rect.clip(touched)
    if not part.width or not part.height:
        return 0.0
    block = pygame.Mask(part.size, fill=True)
    return mask.overlap_area(block, (part.x - dx, part.y - dy)) / max(1, rect.width * rect.height)


def _written(surface: _Plain, words: str, px: int) -> TracedSurface:
    """A line of letters as a surface that knows what it says."""
    line = TracedSurface(surface.get_size(), pygame.SRCALPHA)
    _Plain.blit(line, surface, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    letters = surface.get_bounding_rect(_SOLID_INK)
    if words.strip() and letters.width:
        line.texts.append(Text(words, px, letters, letters))
    return line


class Walker:
    """Finds the texts of frames, and what is wrong with them; every answer is a list of sentences."""

    def __init__(self) -> None:
        self._view: Rect | None = None
        self._known: tuple[Frame, list[Text]] | None = None

    def _is_scrolled_out(self, text: Text) -> bool:
        """Whether a text of the view lies over its upper or lower edge."""
        view = self._view
        if view is None or not (view.left <= text.rect.left and text.rect.right <= view.right):
            return False
        is_within = not text.kept.height or bool(view.inflate(0, 4).contains(text.kept))
        return is_within and not view.contains(text.rect)

    def texts(self, frame: Frame) -> list[Text]:
        """Every text that is seen, wholly or in part."""
        if self._known is not None and self._known[0] is frame:
            return self._known[1]
        sprites = list(frame.sprites)
        masks: dict[int, pygame.Mask] = {}
        seen = []
        layers = [Sprite(frame.background, 0, 0), *sprites]
        for level, sprite in enumerate(layers):
            for text in _texts_of(sprite.surface):
                shown = text.moved(sprite.x, sprite.y)
                covered = self._covered(shown, layers[level + 1 :], masks)
                if self._is_scrolled_out(shown):
                    continue
                if max(covered, text.covered) < _HIDDEN and sprite.alpha:
                    seen.append(replace(shown, covered=max(covered, text.covered)))
        return seen

    def _covered(self, text: Text, above: list[Sprite], masks: dict[int, pygame.Mask]) -> float:
        most = 0.0
        for sprite in above:
            if sprite.flags in (0, pygame.BLEND_PREMULTIPLIED) and sprite.alpha > _OPAQUE:
                if not sprite.rect.colliderect(text.rect):
                    continue
                mask = masks.setdefault(id(sprite.surface), _mask(sprite.surface))
                most = max(most, _share_under(text.rect, mask, sprite.x, sprite.y, sprite.rect))
        return most

    def overlaps(self, frame: Frame) -> list[str]:
        """Texts that are written over one another."""
        texts = self.texts(frame)
        found = []
        for at, text in enumerate(texts):
            for other in texts[at + 1 :]:
                both = text.rect.clip(other.rect)
                if both.width > _TOUCH and both.height > _TOUCH:
                    found.append(f"{text} lies on {other}")
        return found

    def covered(self, frame: Frame) -> list[str]:
        """Texts that something else hides in part."""
        return [
            f"{text} is covered by {text.covered:.0%}"
            for text in self.texts(frame)
            if text.covered > _COVERED
        ]

    def outside(self, frame: Frame, *, scrolls: bool = False) -> list[str]:
        """Texts that leave the window; a page that scrolls may go on above and below."""
        window = frame.background.get_rect()
        if scrolls:
            window = window.inflate(0, 10**6)
        return [f"{text} leaves the window" for text in self.texts(frame) if not window.contains(text.rect)]

    def cut(self, frame: Frame) -> list[str]:
        """Texts that were drawn where their own surface has no room."""
        return [
            f"{text} is cut to {tuple(text.kept)}"
            for text in self.texts(frame)
            if text.rect.width - text.kept.width > 1 or text.rect.height - text.kept.height > 1
        ]

    def small(self, frame: Frame) -> list[str]:
        """Texts under 12 pixels."""
        return [f"{text} has {text.px} pixels" for text in self.texts(frame) if text.px < FLOOR]

    def shortened(self, frame: Frame) -> list[str]:
        """Texts that end in an ellipsis because there was no room for all their words."""
        return [f"{text} is shortened" for text in self.texts(frame) if ELLIPSIS in text.words]

    def faults(self, frame: Frame, *, scrolls: bool = False, view: Rect | None = None) -> list[str]:
        """Everything that must never be: texts over one another, half hidden, outside, cut or too small.

        What scrolls in a `view` of the window may end at its upper and lower edge.
        """
        self._view = view
        # Looked up once for all checks: what lies over a text is found pixel by pixel.
        self._known = (frame, self.texts(frame))
        checks: tuple[Check, ...] = (self.overlaps, self.covered, self.cut, self.small)
        outside = self.outside(frame, scrolls=scrolls)
        found = [*outside, *(fault for check in checks for fault in check(frame))]
        self._known = None
        return found


@contextmanager
def walking() -> Iterator[Walker]:
    """Let surfaces remember their texts; whatever was drawn before is forgotten, and afterwards, too."""
    plain = paint_text._render, paint_text._render_outlined

    def render(words: str, face: Any, px: int, colour: str) -> TracedSurface:
        return _written(plain[0](words, face, px, colour), words, px)

    def render_outlined(words: str, face: Any, px: int, colour: str, ink: str, reach: int) -> TracedSurface:
        return _written(plain[1](words, face, px, colour, ink, reach), words, px)

    forget_surfaces()
    _swap(_Plain, TracedSurface)
    paint_text._render, paint_text._render_outlined = render, render_outlined
    try:
        yield Walker()
    finally:
        paint_text._render, paint_text._render_outlined = plain
        _swap(TracedSurface, _Plain)
        forget_surfaces()


def _swap(old: type, new: type) -> None:
    """Put one class of surfaces in the place of another in every module of ours."""
    pygame.Surface = new  # type: ignore[misc,assignment]
    for name, module in list(sys.modules.items()):
        if name.startswith("scenes") and module.__dict__.get("Surface") is old:
            module.__dict__["Surface"] = new
