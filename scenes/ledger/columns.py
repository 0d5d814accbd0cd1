"""Upright bars: how many matches ended so, or a mean by round or column."""

from game.core.statistics import Column, Columns
from scenes.language import plain
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch

_WIDEST = 68.0
_SHARE = 0.8
"""Of the room of a column that its bar takes."""
_FIGURE = 24.0
_LABEL = 24.0
_AXIS = 22.0
_FLAG_WIDE, _FLAG_HIGH = 84.0, 24.0


def places(area: Area, chart: Columns) -> list[Area]:
    """Return for each column all the room that belongs to it, down to its label."""
    count = len(chart.columns)
    pitch = min(_WIDEST, area.width / max(1, count))
    left = area.x + (area.width - pitch * count) / 2
    tall = area.height - _AXIS
    return [Area(left + pitch * at, area.y, pitch, tall) for at in range(count)]


def draw(canvas: Canvas, area: Area, chart: Columns) -> None:
    """Paint all columns with their figures and labels, the axis, and the flag."""
    own = places(area, chart)
    heights = [column.height for column in chart.columns]
    most, least = max(0.0, *heights), min(0.0, *heights)
    head = _FIGURE + (_FLAG_HIGH + 4 if chart.flag is not None else 0)
    top, low = area.y + head, area.low - _AXIS - _LABEL - (_FIGURE if least < 0 else 0)
    unit = (low - top) / ((most - least) or 1.0)
    zero = low + least * unit
    for column, place in zip(chart.columns, own, strict=True):
        _column(canvas, column, place, zero, unit)
    canvas.fill(own[0].x, zero, own[-1].right - own[0].x, 2, ink.TEXT_QUIET)
    for column, place in zip(chart.columns, own, strict=True):
        tone = ink.TEXT_QUIET if column.is_good is False else ink.TEXT
        x, y = place.x + place.width / 2, place.low - _LABEL / 2
        canvas.text(plain(column.label), x, y, Face.DISPLAY, 16, tone, align=0.5, fit=place.width - 2)
    middle = area.x + area.width / 2
    canvas.text(plain(chart.axis), middle, area.low - _AXIS / 2, Face.ITALIC, 15, ink.TEXT_QUIET, align=0.5)
    if chart.flag is not None:
        at, words = chart.flag
        _flag(canvas, own[at].x, area, zero, plain(words))


def _column(canvas: Canvas, column: Column, place: Area, zero: float, unit: float) -> None:
    wide = place.width * _SHARE
    x = place.x + (place.width - wide) / 2
    tall = max(9.0, abs(column.height) * unit) if column.height else 0.0
    top = zero - tall if column.height >= 0 else zero
    if tall:
        canvas.panel(x, top, wide, tall + 1, _look(column.is_good))
    y = top - _FIGURE / 2 if column.height >= 0 else top + tall + _FIGURE / 2
    middle = place.x + place.width / 2
    canvas.text(plain(column.figure), middle, y, Face.DISPLAY, 16, ink.TEXT, align=0.5, fit=place.width - 2)


def _look(is_good: bool | None) -> Panel:
    match is_good:
        case True:
            return Panel(ink.MOSS_EDGE, 4, 2.6, ink.LEAF[0])
        case False:
            return Panel(ink.RUST, 4, 2.6, ink.ALARM_PIP)
        case None:
            return Panel(ink.BRASS, 4, 2.6, ink.AMBER)


def _flag(canvas: Canvas, x: float, area: Area, low: float, words: str) -> None:
    """A pole before a column, with a pennant to the left, or to the right where there is no room."""
    canvas.fill(x - 0.8, area.y, 1.6, low - area.y, ink.TEXT)
    left = x - _FLAG_WIDE >= area.x
    end, notch, pole = (0.0, 10.0, _FLAG_WIDE) if left else (_FLAG_WIDE, _FLAG_WIDE - 10, 0.0)
    pennant = Sketch(_FLAG_WIDE + 4, _FLAG_HIGH + 4)
    corners = [(pole, 0.0), (end, 0.0), (notch, _FLAG_HIGH / 2), (end, _FLAG_HIGH), (pole, _FLAG_HIGH)]
    pennant.polygon([(cx + 2, cy + 2) for cx, cy in corners], ink.LAMP, 2.2)
    corner = x - _FLAG_WIDE if left else x
    canvas.sketch(pennant, corner - 2, area.y - 2)
    middle = corner + (_FLAG_WIDE + notch if left else notch) / 2
    room = _FLAG_WIDE - 20
    canvas.text(words, middle, area.y + _FLAG_HIGH / 2, Face.DISPLAY, 14.5, ink.TEXT, align=0.5, fit=room)
