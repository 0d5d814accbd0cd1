"""The chart of a match as a whole: chances turn by turn, with plates on what stands out."""

from dataclasses import dataclass
from itertools import pairwise

from pygame import Rect

from game.analysis.report import Verdict
from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.chances import MARK, Chart, chance_curves, verdict_mark
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style, lay_out
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

_KEPT = DrawnCache[Picture](8 * 2**20)
_LEFT, _AXIS, _TOP = 54.0, 30.0, 10.0
_NAMES = 116.0
_NAME_PITCH = 20.0
_PLATE = 50.0
_TURN_ROOM = 26.0
_STEP = 6.0
"""So far apart it is looked whether a plate would lie on a line."""
_CALLOUT = Style(Face.BOLD, 15, ink.TEXT, leading=1.0, lines=1)


@dataclass(frozen=True, slots=True)
class Callout:
    """A point of a curve with a plate that tells why it stands out."""

    station: int
    chance: float
    heading: str
    words: str
    verdict: Verdict
    is_best: bool


@dataclass(frozen=True, slots=True)
class BigChart:
    """Curves, the turns below them, who owns them, and what stands out."""

    chart: Chart
    turns: tuple[tuple[int, str], ...]
    """Stations with the words below them, from the left."""
    percents: tuple[str, ...]
    """What is written beside the lines, from 100 down in equal steps."""
    names: tuple[str, ...] = ()
    """Of the curves; none where there is only one."""
    callouts: tuple[Callout, ...] = ()
    verdicts: tuple[tuple[int, float, Verdict], ...] = ()


@remembered(_KEPT)
def big_chart(scale: Scale, width: float, height: float, big: BigChart) -> Picture:
    """The chart, width x height u, on the parchment below it."""
    canvas = Canvas.clear(scale, width, height)
    wide = width - _LEFT - (_NAMES if big.names else 22)
    high = height - _TOP - _AXIS
    for at, words in enumerate(big.percents):
        y = _TOP + high * at / (len(big.percents) - 1)
        canvas.fill(_LEFT, y - 0.6, wide, 1.3, ink.RULE)
        canvas.text(words, _LEFT - 10, y, Face.BOLD, 15, ink.TEXT_QUIET, align=1)
    canvas.put(chance_curves(scale, wide, high, big.chart, is_played=True), _LEFT, _TOP)
    room_from = -_TURN_ROOM
    for station, words in big.turns:
        x = big.chart.x(station, wide)
        if x - room_from >= _TURN_ROOM:
            room_from = x + (10 if not station else 0)
            canvas.text(words, _LEFT + x, _TOP + high + 16, Face.BOLD, 15, ink.TEXT_QUIET, align=0.5)
    for station, chance, verdict in big.verdicts:
        point = _LEFT + big.chart.x(station, wide), _TOP + high * (1 - chance)
        canvas.put(verdict_mark(scale, verdict, MARK), *point)
    _names(canvas, big, _LEFT + wide + 10, high)
    _callouts(canvas, big, wide, high)
    return canvas.picture()


def _names(canvas: Canvas, big: BigChart, x: float, high: float) -> None:
    """Write the names at the ends of their curves, pushed apart where these meet."""
    ends = [
        (curve.points[-1][1], curve.colour, name)
        for curve, name in zip(big.chart.curves, big.names, strict=False)
        if curve.points
    ]
    ends.sort(key=lambda end: -end[0])
    lowest = _TOP + high - _NAME_PITCH * (len(ends) - 1)
    y = 0.0
    for at, (chance, colour, name) in enumerate(ends):
        wished = _TOP + high * (1 - chance)
        y = min(max(wished, y + _NAME_PITCH if at else wished), lowest + at * _NAME_PITCH)
        canvas.panel(x, y - 7, 14, 14, Panel(colour, 4, 2))
        canvas.text(name, x + 20, y, Face.BOLD, 15, ink.TEXT, fit=_NAMES - 32)


def _callouts(canvas: Canvas, big: BigChart, wide: float, high: float) -> None:
    points = [
        (_LEFT + big.chart.x(one.station, wide), _TOP + high * (1 - one.chance)) for one in big.callouts
    ]
    taken = [Rect(round(x) - 10, round(y) - 10, 20, 20) for x, y in points]
    line = [
        point
        for curve in big.chart.curves
        if curve.is_strong
        for point in _along(
            [(_LEFT + big.chart.x(at, wide), _TOP + high * (1 - chance)) for at, chance in curve.points]
        )
    ]
    for callout, (x, y) in zip(big.callouts, points, strict=True):
        broad = _plate_width(canvas.scale, callout)
        plate = _free_place(x, y, broad, (wide, high), taken, line)
        taken.append(plate)
        stem = plate.top if plate.top > y else plate.bottom
        canvas.fill(x - 1, min(y, stem), 2, abs(stem - y), ink.INK)
        canvas.panel(plate.x, plate.y, broad, _PLATE, Panel(ink.PARCHMENT_LIGHT, 6, 2.4))
        canvas.icon("goal" if callout.is_best else "warn", plate.x + 9, plate.y + 9, 32)
        tone = ink.LEAF[2] if callout.is_best else ink.WINE
        canvas.text(callout.heading, plate.x + 48, plate.y + 16, Face.HEAVY, 15, tone)
        canvas.rich(callout.words, plate.x + 48, plate.y + 34, broad - 58, _CALLOUT)
    for callout, (x, y) in zip(big.callouts, points, strict=True):
        canvas.put(verdict_mark(canvas.scale, callout.verdict, MARK), x, y)


def _along(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return points on a line at most a few u apart from left to right."""
    found = points[:1]
    for (x, y), (next_x, next_y) in pairwise(points):
        steps = max(1, round((next_x - x) / _STEP))
        found += [
            (x + (next_x - x) * step / steps, y + (next_y - y) * step / steps) for step in range(1, steps + 1)
        ]
    return found


def _plate_width(scale: Scale, callout: Callout) -> float:
    px = text_px(scale, 15)
    words = lay_out(scale, callout.words, 400, _CALLOUT).width
    return min(300.0, 62 + max(text_width(callout.heading, Face.HEAVY, px), words) / scale.u)


def _free_place(
    x: float,
    y: float,
    broad: float,
    room: tuple[float, float],
    taken: list[Rect],
    line: list[tuple[float, float]],
) -> Rect:
    """Return where a plate stands: near its point, in the chart, on no other, on few points of a line."""
    wide, high = room
    below, above = y + 26, y - 26 - _PLATE
    places = []
    for top in (below, above, below + 40, above - 40, below + 80, above - 80):
        for share in (0.5, 0.1, 0.9):
            left = min(max(_LEFT + 4, x - broad * share), _LEFT + wide - broad - 2)
            place = Rect(round(left), round(top), round(broad), round(_PLATE))
            if top >= _TOP - 4 and top + _PLATE <= _TOP + high:
                places.append(place)
    fallback = Rect(round(_LEFT + 4), round(_TOP + high - _PLATE - 4), round(broad), round(_PLATE))
    free = [place for place in places if place.inflate(4, 4).collidelist(taken) < 0]
    return min(
        free or places or [fallback],
        key=lambda place: sum(place.inflate(10, 10).collidepoint(point) for point in line),
    )
