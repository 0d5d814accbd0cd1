"""Totals on their plaques, the center with its ring of laps, arrows of stone, and numbers on their way."""

import math
from typing import Final

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeepers_folly.grid import ARROW, PLAQUE

NUMBER_UP: Final = 10.0
"""How far above the middle of its plaque a total stands."""
_TAG_HEIGHT: Final = 26.0
_WOOD: Final = Panel(ink.WOOD_DARK, 16, 3, ink.WOOD_LIGHT, ink.GROOVE)
_PAPER: Final = Panel(ink.PARCHMENT, 16, 3, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)
_SUNK: Final = Panel(ink.GROOVE, 16, 3)


def distance_words(distance: int) -> str:
    """Return how far a total is from the center: below 0 it is short."""
    if distance == 0:
        return tr("match")
    if distance < 0:
        return tr("{n} short", n=-distance)
    return tr("{n} over", n=distance)


@remembered(PIECES)
def plaque(scale: Scale, distance: int, state: str, *, is_changing: bool = False) -> Picture:
    """A plaque without its number, anchored at its middle; `distance` is the total less the center.

    States: "" at rest, "legal" may be dropped on, "hot" is under the pointer, "barred" is too far for a
    chained player, "out" belongs to nobody any more.
    """
    wide, high = PLAQUE
    canvas = Canvas.clear(scale, wide, high, left=18, top=18, right=20, bottom=26)
    is_hot = state == "hot"
    if is_hot:
        canvas.panel(-7, -7, wide + 14, high + 14, Panel(ink.AMBER, 20, 3))
    canvas.shadow(0, 0, wide, high, 7, 7, 150)
    canvas.panel(0, 0, wide, high, _SUNK if state == "out" else _PAPER if is_hot else _WOOD)
    stroke = ink.HAIRLINE if is_hot else ink.STONE if state == "out" else ink.SLOT_DASH
    dash = 7 if state == "legal" else 0
    width = 2.6 if state == "legal" else 1.8
    canvas.panel(6, 6, wide - 12, high - 12, Panel("none", 11, width, stroke=stroke, dash=dash))
    if state == "out":
        canvas.icon("stool", wide / 2 - 16, 8, 32, 150)
        words = tr("out")
        canvas.text(words, wide / 2, high - 22, Face.DISPLAY, 17, ink.GOAL_OFF, align=0.5, fit=wide - 20)
        return _centred(canvas, wide, high)
    middle = high / 2 + 25
    if state == "barred":
        _tag(canvas, wide / 2, middle, tr("too far"), "lock", ink.STONE_DARK, ink.GOAL_OFF)
    else:
        distance_tag(canvas, wide / 2, middle, distance)
    if is_changing:
        arrow = Sketch(18, 20)
        arrow.polygon([(2, 2), (15, 10), (2, 18)], ink.RUST if is_hot else ink.LAMP, 1.6)
        canvas.sketch(arrow, wide / 2 - 14, high / 2 - NUMBER_UP - 10)
    return _centred(canvas, wide, high)


def _centred(canvas: Canvas, wide: float, high: float) -> Picture:
    """What was drawn on a canvas, anchored at the middle of so many u."""
    picture = canvas.picture()
    scale = canvas.scale
    return Picture(
        picture.surface, picture.anchor_x + scale.px(wide / 2), picture.anchor_y + scale.px(high / 2)
    )


def distance_tag(canvas: Canvas, x: float, y: float, distance: int) -> None:
    """The tag around a point that says how far a total is off: by word, arrow and colour."""
    words = distance_words(distance)
    if distance == 0:
        _tag(canvas, x, y, words, None, ink.AMBER, ink.TEXT)
    elif distance < 0:
        _tag(canvas, x, y, words, "up", ink.SEA, ink.PARCHMENT_LIGHT)
    else:
        _tag(canvas, x, y, words, "down", ink.ALARM, ink.ALARM_TEXT)


def _tag(canvas: Canvas, x: float, y: float, words: str, icon: str | None, fill: str, tone: str) -> None:
    scale = canvas.scale
    most = PLAQUE[0] - 12
    side = 15.0 if icon else 0.0
    gap = 5.0 if icon else 0.0
    room = most - 14 - side - gap
    wide = min(room, text_width(words, Face.DISPLAY, text_px(scale, 15)) / scale.u)
    whole = 14 + side + gap + wide
    left = x - whole / 2
    canvas.panel(left, y - _TAG_HEIGHT / 2, whole, _TAG_HEIGHT, Panel(fill, 8, 2.2))
    if icon:
        canvas.icon(icon, left + 6, y - side / 2, side)
    canvas.text(words, left + 7 + side + gap, y, Face.DISPLAY, 15, tone, fit=room)


@remembered(PIECES)
def number(scale: Scale, value: int, size: float, tone: str, *, has_outline: bool = True) -> Picture:
    """A number on its own, anchored at its middle."""
    room = size * 1.3
    canvas = Canvas.clear(scale, 0, 0, left=room, top=size * 0.8, right=room, bottom=size * 0.9)
    canvas.text(str(value), 0, 0, Face.DISPLAY, size, tone, align=0.5, outline=has_outline)
    return canvas.trimmed()


def total_size(value: int) -> float:
    """Return the size of the letters of a total."""
    return 44 if value < 100 else 36


@remembered(PIECES)
def chip(scale: Scale, value: int, side: float) -> Picture:
    """A total on its way round the table, anchored at its corner."""
    canvas = Canvas.clear(scale, side, side, left=12, top=12, right=14, bottom=18)
    canvas.shadow(0, 0, side, side, 5, 6, 150)
    canvas.panel(0, 0, side, side, Panel(ink.AMBER, side / 2, 3, ink.AMBER_LIGHT, ink.AMBER_DARK))
    size = 28 if value < 100 else 23
    canvas.text(str(value), side / 2, side / 2, Face.DISPLAY, size, ink.TEXT, align=0.5)
    return canvas.picture()


@remembered(PIECES)
def disc(scale: Scale, radius: float, laps: int, lap: int, answer: str = "", lit: int = 0) -> Picture:
    """The center without its number, anchored at its middle: one stud a lap, none for endless rounds.

    Burnt laps are dark, the one of now is amber; the last two burn red. `answer` is "legal" or "hot" while
    a card can be put on it; so many studs are `lit` after a match.
    """
    ring = radius + 26
    reach = ring + 14
    canvas = Canvas.clear(scale, 0, 0, left=reach, top=reach, right=reach, bottom=reach + 6)
    drawn = Sketch(2 * reach, 2 * reach + 8)
    drawn.ellipse(reach + 3, reach + 8, ring, ring, ink.SHADOW)
    drawn.ellipse(reach, reach, ring, ring, ink.BEAM, 3.4)
    drawn.ellipse(reach - 1.5, reach - 1.5, ring - 5, ring - 5, ink.WOOD)
    for index in range(laps):
        _stud(drawn, reach, radius + 13.5, index, laps, lap, is_lit=index < lit)
    if answer == "hot":
        drawn.ellipse(reach, reach, radius + 7, radius + 7, ink.AMBER_LIGHT, 3)
    drawn.ellipse(reach, reach, radius, radius, ink.BRASS, 3.4)
    drawn.ellipse(reach - 1.5, reach - 2, radius - 6, radius - 6, ink.AMBER)
    drawn.ellipse(reach, reach, radius - 11, radius - 11, ink.ALARM, 2.6)
    drawn.ellipse(reach - 2, reach - 2, radius - 15, radius - 15, ink.WINE)
    for index in range(16):
        angle = index * math.pi / 8
        far, near = radius - 16, radius * 0.36
        corners = ((far, angle - 0.05), (far, angle + 0.05), (near, angle))
        points = [(reach + r * math.cos(at), reach + r * math.sin(at)) for r, at in corners]
        drawn.polygon(points, ink.ALARM, 0)
    canvas.sketch(drawn, -reach, -reach)
    if answer == "legal":
        rim = Panel("none", 999, 3, stroke=ink.AMBER_LIGHT, dash=9)
        canvas.panel(-radius - 5, -radius - 5, 2 * radius + 10, 2 * radius + 10, rim)
    words = tr("CENTER")
    canvas.text(
        words, 0, radius * 0.56, Face.HEAVY, 13.5, ink.AMBER_LIGHT, align=0.5, fit=radius * 1.2, shadow=True
    )
    return canvas.picture()


def _stud(
    drawn: Sketch, middle: float, reach: float, index: int, laps: int, lap: int, *, is_lit: bool
) -> None:
    angle = -math.pi / 2 + index * math.tau / laps
    x, y = middle + reach * math.cos(angle), middle + reach * math.sin(angle)
    size = min(7.2, 0.4 * math.tau * reach / laps)
    is_late = index >= laps - 2
    if is_lit:
        drawn.ellipse(x, y, size + 2.2, size + 2.2, ink.AMBER_LIGHT, 2)
    elif index < lap - 1:
        drawn.ellipse(x, y, size, size, ink.HOLLOW, 2)
    elif index == lap - 1:
        drawn.ellipse(x, y, size + 1.4, size + 1.4, ink.ALARM_EDGE if is_late else ink.AMBER, 2)
        drawn.ellipse(x, y, 3, 3, ink.TEXT)
    else:
        drawn.ellipse(x, y, size, size, ink.RED if is_late else ink.PIP, 2)


def center_size(radius: float, value: int) -> float:
    """Return the size of the letters of the center."""
    return radius if value < 100 else 0.8 * radius


@remembered(PIECES)
def becomes(scale: Scale) -> Picture:
    """The lamp triangle between an old number and a new one, anchored at its middle."""
    canvas = Canvas.clear(scale, 0, 0, left=14, top=14, right=14, bottom=14)
    arrow = Sketch(20, 22)
    arrow.polygon([(2, 1), (17, 11), (2, 21)], ink.AMBER, 2)
    canvas.sketch(arrow, -10, -11)
    return canvas.picture()


def spoke(scale: Scale, across: float, down: float, start: float) -> Picture | None:
    """The groove from the ring to a plaque, anchored at the middle of the center; None without room."""
    long = math.hypot(across, down) or 1.0
    x, y = across / long, down / long
    end = long - (64 if abs(x) >= 0.5 else 44)
    return _spoke(scale, x, y, start, end) if end - start > 8 else None


@remembered(PIECES)
def _spoke(scale: Scale, x: float, y: float, start: float, end: float) -> Picture:
    corners = ((start, -3), (end, -3), (end, 3), (start, 3))
    points = [(x * far - y * side, y * far + x * side) for far, side in corners]
    left, right = min(px for px, _ in points) - 3, max(px for px, _ in points) + 3
    top, low = min(py for _, py in points) - 3, max(py for _, py in points) + 3
    drawn = Sketch(right - left, low - top)
    drawn.polygon([(px - left, py - top) for px, py in points], ink.WOOD_DARK, 1.5)
    canvas = Canvas.clear(scale, right, low, left=-left, top=-top)
    canvas.sketch(drawn, left, top)
    return canvas.picture()


@remembered(PIECES)
def arrow_stone(scale: Scale, way: str, state: str) -> Picture:
    """The carved arrow of a direction, anchored at the middle: at rest, "legal" or "hot"."""
    reach = ARROW + 12
    canvas = Canvas.clear(scale, 0, 0, left=reach, top=reach, right=reach, bottom=reach)
    drawn = Sketch(2 * reach, 2 * reach)
    if state == "hot":
        drawn.ellipse(reach, reach, ARROW + 7, ARROW + 7, ink.AMBER, 3)
    drawn.ellipse(reach + 2, reach + 5, ARROW, ARROW, ink.GROOVE)
    drawn.ellipse(reach, reach, ARROW, ARROW, ink.RAIL if state else ink.BEAM, 3)
    drawn.ellipse(reach, reach, ARROW - 7, ARROW - 7, ink.WOOD_SHADE)
    canvas.sketch(drawn, -reach, -reach)
    if state:
        rim = Panel("none", 99, 2.4, stroke=ink.SLOT_DASH, dash=6)
        canvas.panel(-ARROW + 6, -ARROW + 6, 2 * ARROW - 12, 2 * ARROW - 12, rim)
    icon = "counterclockwise" if way == "counter" else way
    canvas.icon(icon, -20, -20, 40, 255 if state else 120)
    return canvas.picture()


@remembered(PIECES)
def way_arrow(scale: Scale, across: float, down: float, bend: float) -> Picture:
    """A bent arrow along which something moves, from its anchor to a point so many u across and down."""
    points = _curve(across, down, bend)
    left, right = min(x for x, _ in points) - 20, max(x for x, _ in points) + 20
    top, low = min(y for _, y in points) - 20, max(y for _, y in points) + 20
    drawn = Sketch(right - left, low - top)
    drawn.polygon(_shaft([(x - left, y - top) for x, y in points]), ink.AMBER, 2.4)
    canvas = Canvas.clear(scale, right, low, left=-left, top=-top)
    canvas.sketch(drawn, left, top)
    return canvas.picture()


def _curve(across: float, down: float, bend: float) -> list[tuple[float, float]]:
    long = math.hypot(across, down) or 1.0
    mid_x, mid_y = across / 2 - down / long * bend, down / 2 + across / long * bend
    steps = [step / 18 for step in range(19)]
    return [(2 * t * (1 - t) * mid_x + t * t * across, 2 * t * (1 - t) * mid_y + t * t * down) for t in steps]


def _shaft(
    points: list[tuple[float, float]], width: float = 7, head: float = 18
) -> list[tuple[float, float]]:
    """The outline of an arrow along a curve."""
    end = points[-1]
    body = [point for point in points if math.dist(point, end) > head * 0.9] or points[:2]
    one: list[tuple[float, float]] = []
    other: list[tuple[float, float]] = []
    for index, (x, y) in enumerate(body):
        before, after = body[max(0, index - 1)], body[min(len(body) - 1, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        long = math.hypot(dx, dy) or 1.0
        half = width / 2 * (0.45 + 0.55 * index / len(body))
        one.append((x - dy / long * half, y + dx / long * half))
        other.append((x + dy / long * half, y - dx / long * half))
    dx, dy = end[0] - body[-1][0], end[1] - body[-1][1]
    long = math.hypot(dx, dy) or 1.0
    dx, dy = dx / long, dy / long
    base_x, base_y, wing = end[0] - dx * head, end[1] - dy * head, head * 0.72
    tip = [
        (base_x - dy * width / 2, base_y + dx * width / 2),
        (base_x - dy * wing, base_y + dx * wing),
        end,
        (base_x + dy * wing, base_y - dx * wing),
        (base_x + dy * width / 2, base_y - dx * width / 2),
    ]
    return [*one, *tip, *other[::-1]]
