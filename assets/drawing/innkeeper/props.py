"""Small things that many pictures of assets and treachery show."""

import random
from collections.abc import Sequence

from assets.drawing.curves import Knot, blob, brush, corner, star
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import BULLION, PLASTER, STACK_EDGE
from assets.drawing.palette import INK, OCHRE, PARCHMENT, RED, WATER, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union


def line_at(
    art: Picture,
    place: Place,
    *knots: Knot,
    width: float = 4,
    start: float = 1.5,
    end: float = 1.5,
    colour: str = INK,
) -> None:
    """Pull a brush through knots that are put in a place."""
    grow = place.scale**0.5
    art.stroke(*place.points(knots), width=width * grow, start=start * grow, end=end * grow, colour=colour)


def coin(
    art: Picture, x: float, y: float, across: float = 18, down: float | None = None, line: float = 4
) -> None:
    """Draw a coin."""
    down = down or across
    art.piece(ellipse(x, y, across, down), BULLION, line, (across * 0.2, down * 0.2), across * 0.14)
    ring = ellipse(x, y, across * 0.56, down * 0.56) - ellipse(x, y, across * 0.42, down * 0.42)
    art.fill(ring, BULLION.dark)


def stack(
    art: Picture,
    x: float,
    y: float,
    count: int,
    across: float = 24,
    down: float = 9,
    thick: float = 9,
    crooked: float = 3,
    seed: int = 1,
) -> None:
    """Draw coins on each other: one body, and their edges as brush lines; the lowest lies at (x, y)."""
    rng = random.Random(seed)
    middles = [x + rng.uniform(-crooked, crooked) for _ in range(count)]
    art.piece(
        union(
            [_slice(middle, y - number * thick, across, down, thick) for number, middle in enumerate(middles)]
        ),
        STACK_EDGE,
        4.4,
        (across * 0.36, 3),
        3,
    )
    for number, middle in enumerate(middles[1:], start=1):
        low = y - (number - 1) * thick
        art.fill(_edge(middle, low, across, down), INK)
    top = y - (count - 1) * thick
    coin(art, middles[-1], top, across, down, line=0)
    lid = ellipse(middles[-1], top, across, down)
    art.fill(lid.grown(0.6) - lid.grown(-1.6), STACK_EDGE.dark)


def _slice(x: float, y: float, across: float, down: float, thick: float) -> Shape:
    side = box(x - across, y, x + across, y + thick)
    return union([ellipse(x, y, across, down), side, ellipse(x, y + thick, across, down)])


def _edge(x: float, y: float, across: float, down: float) -> Shape:
    knots: list[Knot] = [
        (x - across, y - 1),
        (x - across * 0.7, y + down * 0.62),
        (x, y + down * 0.92),
        (x + across * 0.7, y + down * 0.62),
        (x + across, y - 1),
    ]
    return brush(knots, 2.2, 3.6, 2.2, 5)


def planks(
    art: Picture,
    left: float,
    top: float,
    right: float,
    bottom: float,
    count: int = 4,
    tones: Tones = WOOD,
    is_upright: bool = False,
) -> None:
    """Draw a wall or floor of so many boards, with grain."""
    art.piece(box(left, top, right, bottom), tones, shade=(0, 6))
    rng = random.Random(1)
    for number in range(1, count):
        knots: list[Knot]
        if is_upright:
            x = left + (right - left) * number / count
            knots = [(x, top + 2), (x + rng.uniform(-1.5, 1.5), (top + bottom) / 2), (x, bottom - 2)]
        else:
            y = top + (bottom - top) * number / count
            knots = [(left + 2, y), ((left + right) / 2, y + rng.uniform(-1.5, 1.5)), (right - 2, y)]
        art.stroke(*knots, width=4, start=3, end=3, colour=tones.dark)
    for _ in range(count * 2):
        x, y = rng.uniform(left + 15, right - 40), rng.uniform(top + 6, bottom - 8)
        length = rng.uniform(14, 34)
        tip = (x + 1, y + length) if is_upright else (x + length, y + 1)
        art.stroke((x, y), tip, width=2.6, start=0.8, end=0.8, colour=tones.dark)


def table(art: Picture, top: float = 318, tones: Tones = WOOD) -> None:
    """Draw a table along the foot of the picture, its board from `top` down."""
    art.piece(box(-12, top, 412, top + 14), tones, line=6, shade=(0, 6))
    art.fill(box(-12, top + 14, 412, 412), tones.dark)
    art.ink(box(-12, top + 14, 412, top + 21))
    rng = random.Random(1)
    for _ in range(8):
        x = rng.uniform(0, 360)
        y = top + rng.uniform(5, 11)
        art.stroke((x, y), (x + 30, y + 0.6), width=2.4, start=0.8, end=0.8, colour=tones.dark)


def spark(art: Picture, x: float, y: float, radius: float = 9, colour: str = "#FFF1C4") -> None:
    """Draw a spark of four rays."""
    art.fill(star(x, y, radius, radius * 0.3, 4), colour)


def drop(art: Picture, x: float, y: float, scale: float = 1, turned: float = 0, tones: Tones = WATER) -> None:
    """Draw a drop."""
    outline = blob(corner(0, -18), (11, 4), (8, 14), (0, 17), (-8, 14), (-11, 4))
    art.piece(Place(x, y, turned, scale)(outline), tones, line=3.2, shade=(3, 2), lamp=2)


def dashes(art: Picture, *lines: Sequence[Knot], width: float = 5) -> None:
    """Draw short lines of ink, each through its knots, for what shakes, shines or bangs."""
    for knots in lines:
        art.stroke(*knots, width=width, start=1.5, end=1.5)


def snore(art: Picture, x: float, y: float, scale: float = 1) -> None:
    """Draw a Z of somebody who sleeps."""
    corners = ((0, 0), (26, 0), (26, 7), (11, 24), (26, 24), (26, 31), (0, 31), (0, 24), (15, 7), (0, 7))
    sign = Place(x, y, scale=scale)(polygon(*corners))
    art.fill(sign.grown(3.6), INK)
    art.fill(sign, PARCHMENT.light)


def paper(
    art: Picture,
    place: Place,
    width: float = 80,
    height: float = 100,
    tones: Tones = PARCHMENT,
    lines: int = 3,
    seed: int = 1,
) -> None:
    """Draw a sheet of paper with so many lines of writing."""
    rng = random.Random(seed)
    sheet = blob(
        corner(-width / 2, -height / 2),
        (0, -height / 2 - 2),
        corner(width / 2, -height / 2 + 2),
        (width / 2 - 2, 0),
        corner(width / 2 + 2, height / 2 - 8),
        (width / 4, height / 2 + 3),
        corner(-width / 2, height / 2),
        (-width / 2 + 3, 0),
    )
    scale = place.scale
    art.piece(place(sheet), tones, 4.5, (5 * scale, 6 * scale), 3.5 * scale)
    for number in range(lines):
        y = -height / 2 + height * (number + 1) / (lines + 1)
        left, right = -width * 0.36, width * rng.uniform(0.2, 0.36)
        knots = [(left + (right - left) * at / 6, y + (3 if at % 2 else -2)) for at in range(7)]
        line_at(art, place, *knots, width=4, start=2, end=2, colour=WOOD.dark)


def card(art: Picture, place: Place, suit: str = "", line: float = 4.5) -> None:
    """Draw a playing card with one sign of a suit, or the back of one, 60 x 84."""
    scale = place.scale
    face = place(rounded(-30, -42, 30, 42, 7))
    art.piece(face, PLASTER if suit else WINE, line, (4 * scale, 5 * scale), 3 * scale)
    if not suit:
        frame = rounded(-23, -35, 23, 35, 4) - rounded(-20, -32, 20, 32, 3)
        diamond = polygon((0, -20), (13, 0), (0, 20), (-13, 0)) - polygon((0, -11), (7, 0), (0, 11), (-7, 0))
        art.fill(place(frame), OCHRE.base)
        art.fill(place(diamond), OCHRE.base)
        return
    colour = RED.base if suit in ("heart", "diamond") else INK
    sign = _suit(suit)
    art.fill(place(sign.scaled(1.25, 1.25, (0, 0))), colour)
    for x, y, size in ((-20, -29, 0.5), (20, 29, -0.5)):
        art.fill(place(sign.scaled(size, size, (0, 0)).moved(x, y)), colour)


def _suit(name: str) -> Shape:
    if name == "heart":
        return _united(ellipse(-6, -4, 7.5), ellipse(6, -4, 7.5), polygon((-13.2, -2), (13.2, -2), (0, 15)))
    if name == "diamond":
        return polygon((0, -15), (11, 0), (0, 15), (-11, 0))
    if name == "spade":
        leaf = polygon((-13.2, 2), (13.2, 2), (0, -15))
        stem = polygon((-2, 2), (2, 2), (6, 16), (-6, 16))
        return _united(ellipse(-6, 4, 7.5), ellipse(6, 4, 7.5), leaf, stem)
    stem = polygon((-2, -2), (2, -2), (6, 15), (-6, 15))
    return _united(ellipse(-7, 3, 6.6), ellipse(7, 3, 6.6), ellipse(0, -7, 6.8), stem)


def _united(*shapes: Shape) -> Shape:
    return union(shapes)
