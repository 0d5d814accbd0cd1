"""Pieces of the replay's page: the rail with its turns, the notes in the margin, leather corners."""

import math
from dataclasses import dataclass

from scenes.paint import palette as ink
from scenes.paint.boards import face_in
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter
from scenes.paint.rich import RichText, Style, lay_out
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

RAIL_HEIGHT = 12
CORNER = 54

_LINE = Style(Face.BOLD, 15, ink.TEXT, leading=1.08, icon=1.25, lines=5)
_NAME = Style(Face.DISPLAY, 17.5, ink.TEXT, leading=1.0, lines=2)
_ICON_ROOM = 30
_LINE_GAP = 7
_PORTRAIT = 52
_LINES_TOP = 166


@dataclass(frozen=True, slots=True)
class Rail:
    """What stands on a rail of `stations` equal steps: marks with their words, and stretches taken back."""

    stations: int
    marks: tuple[tuple[int, str], ...]
    """Stations with a mark; some of them have words."""
    hatched: tuple[tuple[int, int], ...] = ()
    """Stretches that were taken back, as first and last station."""
    backs: tuple[int, ...] = ()
    """Stations where something was taken back: they get a cross."""

    def x(self, station: float, width: float) -> float:
        """Where a station lies on a rail `width` u long."""
        return width * station / max(1, self.stations - 1)

    def station(self, x: float, width: float) -> int:
        """Return the station nearest to a place on the rail."""
        last = self.stations - 1
        return min(last, max(0, round(x / width * last)))


@remembered(PIECES)
def rail_surface(scale: Scale, width: float, rail: Rail, *, is_played: bool) -> Picture:
    """The whole rail as it looks before it was played, or after; 12 u high, its marks and words below."""
    canvas = Canvas.clear(scale, width, 46, left=24, top=12, right=24)
    tone = ink.WINE if is_played else ink.PARCHMENT_SHADE
    canvas.panel(0, 0, width, RAIL_HEIGHT, Panel(tone, RAIL_HEIGHT / 2, 2))
    for first, last in rail.hatched:
        _hatch(canvas, rail.x(first, width), rail.x(last, width), is_played=is_played)
    for station, words in rail.marks:
        x = rail.x(station, width)
        canvas.fill(x - 1, -2, 2, RAIL_HEIGHT + 4, ink.INK)
        quiet = ink.TEXT if is_played else ink.TEXT_QUIET
        canvas.text(words, x, 31.5, Face.BOLD, 15, quiet, align=0.5)
    for station in rail.backs:
        _cross(canvas, rail.x(station, width))
    return canvas.picture()


def _hatch(canvas: Canvas, start: float, end: float, *, is_played: bool) -> None:
    """Slanted strokes over a stretch of the rail."""
    tone = ink.PARCHMENT_LIGHT if is_played else ink.TEXT_QUIET
    wide = max(3.0, end - start)
    strokes = Sketch(wide, RAIL_HEIGHT)
    for index in range(math.ceil(wide / 7)):
        x = index * 7.0
        strokes.line([(min(wide, x + 1), RAIL_HEIGHT - 2.5), (min(wide, x + 6), 2.5)], tone, 1.8)
    canvas.sketch(strokes, start, 0)


def _cross(canvas: Canvas, x: float) -> None:
    """A cross in ink over the rail: here something was taken back."""
    mark = Sketch(16, 16)
    for pen, tone in ((5.4, ink.INK), (2.4, ink.PARCHMENT_LIGHT)):
        mark.line([(4, 4), (12, 12)], tone, pen)
        mark.line([(4, 12), (12, 4)], tone, pen)
    canvas.sketch(mark, x - 8, RAIL_HEIGHT / 2 - 8)


def legend_width(scale: Scale, taken_words: str, back_words: str) -> float:
    """Width in u that a legend needs for its words."""
    px = text_px(scale, 15)
    words = sum(text_width(part, Face.BOLD, px) for part in (taken_words, back_words))
    return 86 + words / scale.u


@remembered(PIECES)
def legend(scale: Scale, taken_words: str, back_words: str) -> Picture:
    """What hatching and crosses on the rail mean, in words; anchored at its left middle."""
    canvas = Canvas.clear(scale, legend_width(scale, taken_words, back_words), 1, top=14, bottom=14)
    canvas.panel(0, -6, 34, RAIL_HEIGHT, Panel(ink.PARCHMENT_SHADE, RAIL_HEIGHT / 2, 2))
    inner = Sketch(34, RAIL_HEIGHT)
    for left in (7, 14, 21):
        inner.line([(left, RAIL_HEIGHT - 2.5), (left + 5, 2.5)], ink.TEXT_QUIET, 1.8)
    canvas.sketch(inner, 0, -6)
    wide = canvas.text(taken_words, 42, 0, Face.BOLD, 15, ink.TEXT_QUIET)
    mark = Sketch(16, 16)
    mark.line([(4, 4), (12, 12)], ink.INK, 3)
    mark.line([(4, 12), (12, 4)], ink.INK, 3)
    x = 42 + wide + 18
    canvas.sketch(mark, x, -8)
    canvas.text(back_words, x + 22, 0, Face.BOLD, 15, ink.TEXT_QUIET)
    return canvas.picture()


@dataclass(frozen=True, slots=True)
class Note:
    """What the margin says of one station; lines are (icon, rich text)."""

    heading: str
    deal: str
    label: str
    sitter: Sitter | None
    icon: str
    """Stands in for the portrait when nobody was sent up."""
    name: str
    words: str
    lines: tuple[tuple[str, str], ...] = ()
    warning: str = ""
    """Stands at the top of the lines when what is shown was taken back."""


@remembered(PIECES)
def margin_note(scale: Scale, width: float, height: float, note: Note) -> Picture:
    """The right margin of the page: turn, deal, what was played and what came of it."""
    canvas = Canvas.clear(scale, width, height)
    canvas.text(note.heading, 0, 12, Face.DISPLAY, 25, ink.TEXT, fit=width)
    canvas.text(note.deal, 0, 38, Face.BOLD, 16, ink.TEXT_QUIET, fit=width)
    canvas.fill(0, 58, width, 1.3, ink.RULE)
    canvas.text(note.label, 0, 78, Face.BOLD, 16, ink.TEXT_QUIET, fit=width)
    if note.sitter is not None:
        face_in(canvas, note.sitter, 0, 94, _PORTRAIT)
    else:
        canvas.icon(note.icon, 6, 100, _PORTRAIT - 12)
    room = width - _PORTRAIT - 12
    name = lay_out(scale, note.name, room, _NAME)
    quiet = Style(Face.BOLD, 15, ink.TEXT_QUIET, leading=1.0, lines=2)
    words = lay_out(scale, note.words, room, quiet)
    left, top = canvas.at(_PORTRAIT + 12, 94 + _PORTRAIT / 2)
    top -= (name.height + words.height) // 2
    name.draw(canvas.surface, left, top)
    words.draw(canvas.surface, left, top + name.height)
    for y, icon, laid in _fitting(scale, width, height, note)[0]:
        canvas.icon(icon, 0, y + laid.pitch / scale.u / 2 - 10, 21)
        x, first = canvas.at(_ICON_ROOM, y)
        laid.draw(canvas.surface, x, first)
    return canvas.picture()


def lines_left_out(scale: Scale, width: float, height: float, note: Note) -> int:
    """Return how many lines of a note find no room in a margin of that height."""
    return _fitting(scale, width, height, note)[1]


def _fitting(
    scale: Scale, width: float, height: float, note: Note
) -> tuple[list[tuple[float, str, RichText]], int]:
    lines = (("undo", note.warning), *note.lines) if note.warning else note.lines
    y = float(_LINES_TOP)
    placed: list[tuple[float, str, RichText]] = []
    for at, (icon, words) in enumerate(lines):
        laid = lay_out(scale, words, width - _ICON_ROOM, _LINE)
        high = laid.height / scale.u
        if y + high > height:
            return placed, len(lines) - at
        placed.append((y, icon, laid))
        y += max(high, 21) + _LINE_GAP
    return placed, 0


@remembered(PIECES)
def leather_corner(scale: Scale, right: int, down: int) -> Picture:
    """A corner of the print under its leather; `right`, `down` are -1 or 1, away from the corner's tip."""
    canvas = Canvas.clear(scale, CORNER, CORNER, left=6, top=6, right=6, bottom=6)
    x, y = (CORNER if right < 0 else 0.0), (CORNER if down < 0 else 0.0)
    sketch = Sketch(CORNER + 12, CORNER + 12)
    x, y = x + 6, y + 6
    sketch.polygon([(x, y), (x + CORNER * right, y), (x, y + CORNER * down)], ink.FRAME, 2.4)
    near, far = 6, 38
    seam = [
        (x + near * right, y + near * down),
        (x + far * right, y + near * down),
        (x + near * right, y + far * down),
    ]
    sketch.polygon(seam, "none", 1.6, ink.SLOT_DASH)
    canvas.sketch(sketch, -6, -6)
    return canvas.picture()
