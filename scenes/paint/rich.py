"""Sentences with inline icons, such as "3+ {drink} in the Bar": wrapped, balanced, measured, fitted.

Every layout is made in whole pixels for one scale, so what was measured is what is drawn.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from assets.files import art_names
from scenes.paint.fonts import Face, font
from scenes.paint.svg import art_surface
from scenes.paint.text import ELLIPSIS, FLOOR, line_height, text_px, text_surface, text_width
from scenes.paint.units import Scale

_ICON = re.compile(r"(\{[a-z_]+\})")
_NUMBER = re.compile(r"\d+\+?")


@dataclass(frozen=True, slots=True)
class Style:
    """How a sentence is set; `size` in u, `leading` and `icon` in type sizes, at most `lines` lines."""

    face: Face
    size: float
    colour: str
    leading: float = 1.12
    icon: float = 1.28
    lines: int = 9
    centred: bool = False
    balanced: bool = False


@dataclass(frozen=True, slots=True)
class _Piece:
    """A run of letters, or an icon when `is_icon`; `width` in pixels."""

    words: str
    width: int
    is_icon: bool


@dataclass(frozen=True, slots=True)
class _Word:
    pieces: tuple[_Piece, ...]

    @property
    def width(self) -> int:
        return sum(piece.width for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class RichText:
    """A sentence set in lines; every measure in pixels.

    `width` is that of the widest line. `is_cut` tells that words had to go.
    """

    style: Style
    px: int
    room: int
    width: int
    height: int
    is_cut: bool
    lines: tuple[tuple[_Word, ...], ...]

    @property
    def pitch(self) -> int:
        """Pixels from one line to the next."""
        return round(self.px * self.style.leading)

    def boxes(self) -> Iterator[tuple[str, Rect]]:
        """Yield every word, icons as marks such as `{drink}`, and its place when drawn at pixel (0, 0)."""
        gap = _gap(self.style.face, self.px)
        middle = round(self.height - self.pitch * (len(self.lines) - 1)) // 2
        for line in self.lines:
            x = (self.room - _line_width(line, gap)) // 2 if self.style.centred else 0
            for word in line:
                marks = (f"{{{piece.words}}}" if piece.is_icon else piece.words for piece in word.pieces)
                yield "".join(marks), Rect(x, middle - self.pitch // 2, word.width, self.pitch)
                x += word.width + gap
            middle += self.pitch

    def draw(self, target: Surface, x: int, y: int) -> None:
        """Draw with the corner of the first line at pixel (x, y); centred lines are centred in the room."""
        gap = _gap(self.style.face, self.px)
        middle = y + round(self.height - self.pitch * (len(self.lines) - 1)) // 2
        for line in self.lines:
            spare = self.room - _line_width(line, gap)
            at = x + (spare // 2 if self.style.centred else 0)
            for word in line:
                at = self._draw_word(target, word, at, middle) + gap
            middle += self.pitch

    def _draw_word(self, target: Surface, word: _Word, x: int, middle: int) -> int:
        for piece in word.pieces:
            if piece.is_icon:
                side = _icon_side(self.style, self.px)
                icon = art_surface(f"icons/{piece.words}.svg", side, side)
                target.blit(icon, (x + (piece.width - side) // 2, middle - side // 2 - 1))
            else:
                letters = text_surface(piece.words, self.style.face, self.px, self.style.colour)
                target.blit(letters, (x, middle - letters.get_height() // 2))
            x += piece.width
        return x


def lay_out(scale: Scale, words: str, width: float, style: Style) -> RichText:
    """Set a sentence within `width` u: smaller down to 12 pixels if it takes too many lines, then cut."""
    return _lay_out(words, int(width * scale.u), text_px(scale, style.size), style)


def rich_surface(scale: Scale, words: str, width: float, style: Style) -> Surface:
    """A set sentence as a surface of its own, as wide as the room when centred, else as its widest line."""
    laid = lay_out(scale, words, width, style)
    size = (laid.room if style.centred else laid.width, laid.height)
    surface = Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    laid.draw(surface, 0, 0)
    return surface


@lru_cache(maxsize=1024)
def _lay_out(words: str, room: int, wanted_px: int, style: Style) -> RichText:
    px = wanted_px
    lines = _wrap(words, room, px, style)
    while px > FLOOR and not _fits(lines, room, px, style):
        px -= 1
        lines = _wrap(words, room, px, style)
    is_cut = not _fits(lines, room, px, style)
    if is_cut:
        lines = _cut(lines, room, px, style)
    elif style.balanced and len(lines) > 1:
        lines = _balance(words, lines, room, px, style)
    widest = max((_line_width(line, _gap(style.face, px)) for line in lines), default=0)
    pitch = round(px * style.leading)
    tall = max(line_height(style.face, px), _icon_side(style, px))
    height = tall + pitch * (len(lines) - 1) if lines else 0
    return RichText(style, px, room, widest, height, is_cut, tuple(lines))


def _fits(lines: list[tuple[_Word, ...]], room: int, px: int, style: Style) -> bool:
    gap = _gap(style.face, px)
    return len(lines) <= style.lines and all(_line_width(line, gap) <= room for line in lines)


def _wrap(words: str, room: int, px: int, style: Style) -> list[tuple[_Word, ...]]:
    gap = _gap(style.face, px)
    lines: list[tuple[_Word, ...]] = []
    for paragraph in words.split("\n"):
        line: list[_Word] = []
        end = 0
        for word in (_word(part, px, style) for part in paragraph.split()):
            end += gap + word.width
            if line and end > room:
                bound = _bound_to(word, line, room, gap)
                lines.append(tuple(line[: len(line) - len(bound)]))
                line = bound
                end = _line_width([*bound, word], gap)
            if not line:
                end = word.width
            line.append(word)
        if line:
            lines.append(tuple(line))
    return lines


def _bound_to(word: _Word, line: list[_Word], room: int, gap: int) -> list[_Word]:
    """The end of a line that goes to the next one together with a word: the number of an icon, as in 3+."""
    last = line[-1]
    is_number = not last.pieces[-1].is_icon and _NUMBER.fullmatch(last.pieces[-1].words) is not None
    can_go = len(line) > 1 and last.width + gap + word.width <= room
    return [last] if can_go and is_number and word.pieces[0].is_icon else []


def _balance(
    words: str, lines: list[tuple[_Word, ...]], room: int, px: int, style: Style
) -> list[tuple[_Word, ...]]:
    best, narrow = lines, room
    while narrow > room * 0.45:
        narrow -= 3
        tried = _wrap(words, narrow, px, style)
        if len(tried) > len(lines) or any(_line_width(line, _gap(style.face, px)) > narrow for line in tried):
            break
        best = tried
    return best


def _cut(lines: list[tuple[_Word, ...]], room: int, px: int, style: Style) -> list[tuple[_Word, ...]]:
    gap = _gap(style.face, px)
    kept = [_cut_line(line, room, px, style) if _line_width(line, gap) > room else line for line in lines]
    if len(kept) > style.lines:
        kept = kept[: style.lines]
        kept[-1] = _cut_line((*kept[-1], _word(ELLIPSIS, px, style)), room, px, style)
    return kept


def _cut_line(line: tuple[_Word, ...], room: int, px: int, style: Style) -> tuple[_Word, ...]:
    """The words that fit and an ellipsis; of a single word that is too long, its first letters."""
    gap = _gap(style.face, px)
    end = _word(ELLIPSIS, px, style)
    kept = line[:-1]
    while len(kept) > 1 and _line_width(kept, gap) + end.width > room:
        kept = kept[:-1]
    if kept and _line_width(kept, gap) + end.width <= room:
        return (*kept[:-1], _Word((*kept[-1].pieces, *end.pieces)))
    letters = "".join(piece.words for piece in line[0].pieces if not piece.is_icon)
    while letters and text_width(letters + ELLIPSIS, style.face, px) > room:
        letters = letters[:-1]
    return (_word(letters + ELLIPSIS, px, style),)


def _word(part: str, px: int, style: Style) -> _Word:
    pieces = []
    for run in filter(None, _ICON.split(part)):
        name = run[1:-1]
        if _ICON.fullmatch(run) and name in art_names("icons"):
            pieces.append(_Piece(name, _icon_side(style, px) + round(px * 0.06), True))
        else:
            pieces.append(_Piece(run, text_width(run, style.face, px), False))
    return _Word(tuple(pieces))


def _line_width(line: tuple[_Word, ...] | list[_Word], gap: int) -> int:
    return sum(word.width for word in line) + gap * max(0, len(line) - 1)


def _icon_side(style: Style, px: int) -> int:
    return round(px * style.icon)


@lru_cache(maxsize=128)
def _gap(face: Face, px: int) -> int:
    """Width of the space between two words."""
    sharp = font(face, px * 3)
    return max(2, round((sharp.size("n n")[0] - sharp.size("nn")[0]) / 3 + 0.3))
