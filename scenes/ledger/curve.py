"""The win rate over the last ten matches as a curve, with a mark for each match below it."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame.event import Event

from game.core.statistics import percent
from scenes.gui.manager import Gui
from scenes.gui.pieces import Piece
from scenes.language import plain, tr
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import UNSEEN, Picture, Scale

_LEFT = 52.0
_RIGHT = 6.0
_MARKS = 36.0
_DATES = 22.0
_CLOSEST = 6.0
"""Marks stand no closer than so many u; where there are more matches, only the curve tells of them."""
_MOST_POINTS = 240
_MARK = 6.0


@dataclass(frozen=True, slots=True)
class Curve:
    """Rates, 0 to 1, of the matches from one place on, and what each of them came to."""

    first: int
    """The place of the match that the first rate belongs to."""
    rates: tuple[float, ...]
    won: tuple[bool, ...]
    """For the same matches."""
    begin: str
    """The day of the first one."""
    end: str


def field(area: Area) -> Area:
    """Return where the curve itself is drawn, from 100 % at its top to 0 at its foot."""
    tall = area.height - _MARKS - _DATES - 8
    return Area(area.x + _LEFT, area.y + 8, area.width - _LEFT - _RIGHT, tall)


def across(place: Area, curve: Curve, at: int) -> float:
    """Return the x of one of the matches, the first being 0."""
    return place.x + place.width * at / max(1, len(curve.rates) - 1)


def has_marks(area: Area, curve: Curve) -> bool:
    """Whether there is room for a mark for every match."""
    return field(area).width / max(1, len(curve.rates) - 1) >= _CLOSEST


def draw(canvas: Canvas, area: Area, curve: Curve) -> None:
    """Paint grid, curve, marks and dates."""
    place = field(area)
    for part in (1.0, 0.5, 0.0):
        words, y = plain(percent(part)), place.low - place.height * part
        canvas.fill(place.x, y, place.width + _RIGHT, 1.4, ink.RULE if part else ink.TEXT_QUIET)
        canvas.text(words, place.x - 10, y, Face.BOLD, 15, ink.TEXT_QUIET, align=1)
    _line(canvas, place, curve)
    if has_marks(area, curve):
        _marks(canvas, place, curve)
    y = area.low - _DATES / 2
    canvas.text(curve.begin, place.x, y, Face.ITALIC, 15, ink.TEXT_QUIET)
    canvas.text(curve.end, place.right, y, Face.ITALIC, 15, ink.TEXT_QUIET, align=1)


def _line(canvas: Canvas, place: Area, curve: Curve) -> None:
    last = len(curve.rates) - 1
    step = max(1, len(curve.rates) // _MOST_POINTS)
    shown = [*range(0, last, step), last]
    room = 6.0
    points = [
        (across(place, curve, at) - place.x + room, place.height * (1 - curve.rates[at]) + room)
        for at in shown
    ]
    sketch = Sketch(place.width + 2 * room, place.height + 2 * room)
    foot = place.height + room
    sketch.polygon([(points[0][0], foot), *points, (points[-1][0], foot)], ink.PARCHMENT_LOW, 0)
    sketch.line(points, ink.INK, 5.6)
    sketch.line(points, ink.RUST, 3)
    canvas.sketch(sketch, place.x - room, place.y - room)
    canvas.fill(place.x, place.low, place.width + _RIGHT, 1.4, ink.TEXT_QUIET)


def _marks(canvas: Canvas, place: Area, curve: Curve) -> None:
    """A green disc for each match won, a red square lower down for each one lost."""
    upper, lower = place.low + 15, place.low + 29
    for words, y, tone in ((tr("won"), upper, ink.MOSS_DARK), (tr("lost"), lower, ink.WINE)):
        canvas.text(words, place.x - 10, y, Face.BOLD, 14, tone, align=1, fit=_LEFT - 12)
    for at, won in enumerate(curve.won):
        x = across(place, curve, at)
        half = _MARK / 2
        if won:
            canvas.panel(x - half - 0.6, upper - half - 0.6, _MARK + 1.2, _MARK + 1.2, _DISC)
        else:
            canvas.panel(x - half, lower - half, _MARK, _MARK, _SQUARE)


_DISC = Panel(ink.MOSS_EDGE, 9, 1.6)
_SQUARE = Panel(ink.RED, 0, 1.6)


class CurvePiece(Piece):
    """What the pointer and the arrows find on the curve: one match, its day and how it ended."""

    pressed_sound = None

    def __init__(
        self, gui: Gui, area: Area, curve: Curve, words: Callable[[int], str], choose: Callable[[int], None]
    ) -> None:
        """`words` are told of a match, `choose` hears which one is wanted; both by its place."""
        self.curve = curve
        self.at = len(curve.rates) - 1
        self._words = words
        self._choose = choose
        self._area = area
        super().__init__(gui, "curve", area.box, self._picture, self._open)

    def _picture(self, press: Press) -> Picture:
        if press is Press.NORMAL or press is Press.DISABLED:
            return UNSEEN
        if press is not Press.FOCUSED:
            self.at = self._under_pointer()
        words = self._words(self.curve.first + self.at)
        return _pointed(self.gui.scale, self._area, self.curve, self.at, words)

    def _under_pointer(self) -> int:
        place = field(self._area)
        x = self.gui.mouse_position[0] / self.gui.scale.u
        last = len(self.curve.rates) - 1
        return min(last, max(0, round((x - place.x) / place.width * last)))

    def _open(self) -> None:
        self._choose(self.curve.first + self.at)

    def answers(self, event: Event) -> bool:
        """Walk from match to match with left and right."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None or not 0 <= self.at + step < len(self.curve.rates):
            return False
        self.at += step
        return True


@remembered(PIECES)
def _pointed(scale: Scale, area: Area, curve: Curve, at: int, words: str) -> Picture:
    """A ring on the curve with a plate of words over it, anchored at the corner of the area."""
    canvas = Canvas.clear(scale, area.width, area.height, left=8, top=40, right=8, bottom=8)
    place = field(Area(0, 0, area.width, area.height))
    x, y = across(place, curve, at), place.y + place.height * (1 - curve.rates[at])
    canvas.fill(x - 0.7, y, 1.4, place.low + _MARKS - y, ink.TEXT)
    canvas.panel(x - 8, y - 8, 16, 16, Panel(ink.AMBER, 8, 2.6))
    wide = text_width(words, Face.BOLD, text_px(scale, 15)) / scale.u + 24
    left = min(max(0.0, x - wide / 2), area.width - wide)
    above = y - 44
    canvas.panel(left, above, wide, 30, Panel(ink.DEEP_PLUM, 7, 2.4, high=ink.DEEP_PLUM_EDGE))
    canvas.text(words, left + wide / 2, above + 15, Face.BOLD, 15, ink.PARCHMENT_LIGHT, align=0.5)
    return canvas.picture()
