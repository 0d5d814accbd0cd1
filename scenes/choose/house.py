"""The houses of the street, painted: walls, roofs, windows and doors."""

import math
from collections.abc import Sequence
from typing import Final

from scenes.choose.front import Guest, HouseFront, Roof
from scenes.choose.plan import Lot
from scenes.choose.signs import sign_picture
from scenes.gui.pieces import Box
from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.panels import Panel
from scenes.paint.portrait import cropped_art
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale
from scenes.paint.wood import planks

Outline = list[tuple[float, float]]

_KEPT = DrawnCache[Picture](16 * 2**20)
_ROOM = 190.0
"""So far above its eaves, in u, a house may reach with roof and chimney."""
_POST = Panel(ink.WOOD, 2, 2.6, ink.WOOD_LIGHT, ink.WOOD_SHADE)
_EAVE = Panel(ink.RAIL, 3, 2.6, ink.RAIL_LIGHT, ink.BEAM)
_SILL = Panel(ink.WOOD, 3, 2.4, ink.WOOD_EDGE)
_CHIMNEYS: Final = {
    Roof.HIP: (0.74, 0.9),
    Roof.PEAK: (0.2, 0.62),
    Roof.BARREL: (0.16, 0.86),
    Roof.TOWER: None,
}


def paint_house(canvas: Canvas, lot: Lot, front: HouseFront, seed: int) -> None:
    """Paint a house with its door shut."""
    canvas.shadow(lot.x, lot.eaves, lot.width, lot.ground - lot.eaves, 12, 8, 160)
    _walls(canvas, lot, is_stone=front.is_stone, seed=seed)
    _roof(canvas, lot, front)
    for box, guest in zip(lot.windows, front.guests, strict=True):
        _window(canvas, box, guest)
    x, y, _, _ = lot.door
    canvas.put(_door(canvas.scale, is_open=False), x, y)
    sx, sy, sign_wide, sign_high = lot.sign
    canvas.put(sign_picture(canvas.scale, sign_wide, sign_high, front), sx, sy)


# Walls and roof.


def _walls(canvas: Canvas, lot: Lot, *, is_stone: bool, seed: int) -> None:
    tall = lot.ground - lot.eaves
    box = (lot.x, lot.eaves, lot.width, tall)
    if is_stone:
        stones(canvas, box, 30.0)
    else:
        planks(canvas, box, ink.SHELF, ink.SHELF_SEAM, 40, upright=True, seed=seed)
    canvas.panel(*box, Panel("none", 2, 3))
    if not is_stone:
        for x in (lot.x, lot.x + lot.width - 12):
            canvas.panel(x, lot.eaves, 12, tall, _POST)


def stones(canvas: Canvas, box: Box, course: float) -> None:
    """Cover a rectangle with stones in courses of this height."""
    x, y, wide, high = box
    canvas.fill(x, y, wide, high, ink.STONE)
    drawn = Sketch(wide, high)
    for row in range(math.ceil(high / course)):
        top = row * course
        drawn.line([(0, top), (wide, top)], ink.STONE_DARK, 2.4)
        step = course * 2.4
        at = step * (0.35 + 0.5 * (row % 2) + 0.13 * (row % 3))
        while at < wide:
            drawn.line([(at, top), (at, min(high, top + course))], ink.STONE_DARK, 2.4)
            at += step
    canvas.sketch(drawn, x, y)


def _roof_line(lot: Lot, roof: Roof) -> Outline:
    """Return the outline of a roof from its left eave to its right one, in u above the eaves."""
    left, right, wide = -14.0, lot.width + 14.0, lot.width
    match roof:
        case Roof.HIP:
            return [(left, -6), (wide * 0.22, 96), (wide * 0.78, 96), (right, -6)]
        case Roof.PEAK:
            return [(left, -6), (wide * 0.16, 54), (wide * 0.34, 134), (wide * 0.62, 60), (right, -6)]
        case Roof.BARREL:
            turns = [math.pi * step / 16 for step in range(1, 16)]
            arch = [(wide / 2 - (wide / 2 + 6) * math.cos(turn), 108 * math.sin(turn)) for turn in turns]
            return [(left, -6), *arch, (right, -6)]
        case Roof.TOWER:
            middle = wide / 2
            return [
                (left, -6),
                (middle - 60, 79),
                (middle - 60, 116),
                (middle + 60, 116),
                (middle + 60, 79),
                (right, -6),
            ]


def _roof(canvas: Canvas, lot: Lot, front: HouseFront) -> None:
    roof = front.roof
    light, base, dark = front.roof_tones
    drawn = Sketch(lot.width + 60, _ROOM + 30)
    line = [(x + 30, _ROOM - y) for x, y in _roof_line(lot, roof)]
    chimney = _CHIMNEYS[roof]
    if chimney is not None:
        _chimney(drawn, lot.width * chimney[0] + 30, _ROOM - chimney[1] * 96)
    drawn.polygon([(x, y + 6) for x, y in line], ink.INK, 3)
    drawn.polygon(line, base, 3.4)
    _shingles(drawn, line, dark)
    (ax, ay), (bx, by) = line[0], line[1]
    drawn.polygon([(ax + 3, ay - 2), (bx, by + 2), (bx + 8, by + 5), (ax + 15, ay - 2)], light, 0)
    canvas.sketch(drawn, lot.x - 30, lot.eaves - _ROOM)
    canvas.panel(lot.x - 16, lot.eaves, lot.width + 32, 11, _EAVE)


def _chimney(drawn: Sketch, x: float, y: float) -> None:
    """A chimney with two rings of smoke."""
    for dx, dy, size in ((6, -54, 9), (19, -80, 14)):
        drawn.ellipse(x + dx, y + dy, size, size * 0.78, ink.SMOKE)
    drawn.polygon([(x - 15, y - 34), (x + 15, y - 34), (x + 15, y + 60), (x - 15, y + 60)], ink.RUST, 3)
    drawn.polygon(
        [(x - 19, y - 40), (x + 19, y - 40), (x + 19, y - 29), (x - 19, y - 29)], ink.BRASS_DARK, 2.6
    )


def _shingles(drawn: Sketch, line: Outline, tone: str) -> None:
    """Rows of small wedges, as far as the roof reaches at their height."""
    top, low = min(y for _, y in line), max(y for _, y in line)
    for row in range(1, int((low - top) / 17) + 1):
        y = low - row * 17
        crossing = [
            ax + (bx - ax) * (y - ay) / (by - ay)
            for (ax, ay), (bx, by) in zip(line, [*line[1:], line[0]], strict=True)
            if (ay - y) * (by - y) < 0
        ]
        if len(crossing) < 2:
            continue
        x = min(crossing) + 10 + (10 if row % 2 else 0)
        while x + 20 < max(crossing) - 4:
            wedge = ((0, 0), (9, 7), (18, 0), (18, 2.4), (9, 9.4), (0, 2.4))
            drawn.polygon([(x + dx, y + dy) for dx, dy in wedge], tone, 0)
            x += 26


# Windows and doors.


def _window(canvas: Canvas, box: Box, guest: Guest) -> None:
    x, y, wide, high = box
    canvas.glow(x + wide / 2, y + high / 2, wide * 1.25, ink.WINDOW, 0.55)
    canvas.panel(x - 6, y - 6, wide + 12, high + 14, Panel(ink.WOOD_SHADE, 8, 3, ink.WOOD_LIGHT))
    canvas.panel(x, y, wide, high, Panel(ink.BRASS, 4, 2.2))
    seen = canvas.box(x + 2, y + 2, wide - 4, high - 4)
    canvas.surface.blit(cropped_art(guest.art, seen.width, seen.height, guest.crop), seen)
    canvas.panel(x - 10, y + high + 4, wide + 20, 9, _SILL)


def _arch(wide: float, high: float, grow: float = 1.0) -> Outline:
    """Return the outline of a door with a round top, its foot in the middle of the bottom edge."""
    turns = [math.pi * step / 14 for step in range(15)]
    top = [(wide / 2 - wide / 2 * math.cos(turn), wide / 2 - wide / 2 * math.sin(turn)) for turn in turns]
    whole = [(0.0, high), (0.0, wide / 2), *top, (wide, high)]
    return [(wide / 2 + (x - wide / 2) * grow, high + (y - high) * (1 + (grow - 1) / 2)) for x, y in whole]


@remembered(_KEPT)
def _door(scale: Scale, *, is_open: bool) -> Picture:
    """The door with its stones, 64 x 104 u; an open one lets the light out on the step."""
    wide, high = 64.0, 104.0
    canvas = Canvas.clear(scale, wide, high, left=30, top=14, right=34, bottom=20)
    drawn = Sketch(wide + 64, high + 34)

    def put(points: Sequence[tuple[float, float]], fill: str, line: float) -> None:
        drawn.polygon([(x + 30, y + 14) for x, y in points], fill, line)

    put(_arch(wide, high, 1.2), ink.STONE_LIGHT if is_open else ink.STONE, 3)
    put(_arch(wide, high), ink.LAMP if is_open else ink.WOOD, 3)
    if is_open:
        put([(6, high), (wide - 6, high), (wide + 22, high + 13), (-22, high + 13)], ink.AMBER, 0)
        put([(wide, high), (wide + 25, high + 11), (wide + 25, 36), (wide, 26)], ink.WOOD, 3)
    else:
        for board in range(1, 4):
            x = wide * board / 4
            put(
                [(x - 0.8, high * 0.18), (x + 0.8, high * 0.18), (x + 0.8, high), (x - 0.8, high)], ink.INK, 0
            )
        drawn.circle(30 + wide * 0.78, 14 + high * 0.6, 4.5, ink.BRASS)
    canvas.sketch(drawn, -30, -14)
    return canvas.picture()


def open_door(scale: Scale) -> Picture:
    """The open door, with light on the step."""
    return _door(scale, is_open=True)
