"""Dice with Strangers."""

import math

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, tube
from assets.drawing.innkeeper.palette import FELT
from assets.drawing.innkeeper.props import coin, dashes, stack, table
from assets.drawing.palette import BONE, COAL, INK, MOSS, NIGHT, PARCHMENT, PLUM, RED
from assets.drawing.picture import Picture
from assets.drawing.shapes import Point, box, ellipse, polygon, union
from assets.drawing.texture import Hatching, roughened

_PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.27, 0.73), (0.73, 0.27), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.25, 0.75), (0.5, 0.5), (0.75, 0.25), (0.75, 0.75)),
    6: ((0.27, 0.22), (0.27, 0.5), (0.27, 0.78), (0.73, 0.22), (0.73, 0.5), (0.73, 0.78)),
}
"""Where the pips of a face are, in parts of its two edges."""


def draw(art: Picture) -> None:
    """Draw the Dice with Strangers, 400 x 400."""
    art.ground("#5E4A86", "#170F2C", "#2A1D48", seed=63, rays_from=(200, 180))
    _scene(art)
    _bony_hands_flanking(art)
    _two_big_dice(art)


def _die(art: Picture, place: Place, top: int, left: int, right: int) -> None:
    scale = place.scale
    back, east, front, west = (0, -58), (54, -28), (0, 2), (-54, -28)
    low_west, low_front, low_east = (-54, 34), (0, 66), (54, 34)
    body = place(polygon(back, east, low_east, low_front, low_west, west)).grown(5 * scale)
    art.fill(roughened(body.grown(5) | body.grown(5).moved(2, 3), 0.7, 3), INK)
    for corners, colour in (
        ((back, east, front, west), "#FFFDF2"),
        ((west, front, low_front, low_west), "#F1DFB4"),
        ((front, east, low_east, low_front), "#CDA970"),
    ):
        art.fill(place(polygon(*corners)).grown(3.5 * scale), colour)
    for start, end, colour in (
        (west, front, PARCHMENT.dark),
        (front, east, PARCHMENT.dark),
        (front, low_front, "#A8825A"),
    ):
        art.fill(place(brush([start, end], 3, 4.4, 3)), colour)
    _pips(art, place, top, back, (54, 30), (-54, 30))
    _pips(art, place, left, west, (54, 30), (0, 62))
    _pips(art, place, right, front, (54, -30), (0, 64))


def _pips(art: Picture, place: Place, count: int, corner_at: Point, along: Point, down: Point) -> None:
    radius = 0.1 if count > 1 else 0.15
    for x, y in _PIPS[count]:
        rim = [
            (x + radius * math.cos(number * math.pi / 8), y + radius * math.sin(number * math.pi / 8))
            for number in range(16)
        ]
        pip = polygon(
            *(
                (
                    corner_at[0] + right * along[0] + low * down[0],
                    corner_at[1] + right * along[1] + low * down[1],
                )
                for right, low in rim
            )
        )
        art.fill(place(pip), RED.base if count == 1 else INK)


def _scene(art: Picture) -> None:
    for x, way, cloak, eyes in (
        (84, 0.92, NIGHT, "#A9E6B0"),
        (322, 0.92, PLUM, "#FFD27A"),
        (204, 1.08, COAL, "#F0715A"),
    ):
        place = Place(x, 132, 0, way)
        art.piece(
            place(
                blob(
                    corner(-130, 270), (-120, 140), (-76, 84), (0, 70), (76, 84), (120, 140), corner(130, 270)
                )
            ),
            cloak,
            line=6,
            shade=(14, 8),
            lamp=5,
            hatching=Hatching(angle=40, length=24),
        )
        art.piece(
            place(
                blob(
                    (0, -128),
                    (50, -90),
                    (78, -20),
                    (72, 60),
                    (36, 108),
                    (0, 116),
                    (-36, 108),
                    (-72, 60),
                    (-78, -20),
                    (-46, -92),
                )
            ),
            cloak,
            line=6,
            shade=(14, 8),
            lamp=6,
            hatching=Hatching(length=28),
        )
        art.fill(
            place(
                blob((0, -74), (40, -48), (54, 6), (44, 62), (0, 92), (-44, 62), (-54, 6), (-40, -48))
            ).grown(3),
            INK,
        )
        art.fill(
            place(blob((0, -74), (40, -48), (54, 6), (44, 62), (0, 92), (-44, 62), (-54, 6), (-40, -48))),
            "#0E0814",
        )
        for other_way in (-1, 1):
            art.fill(
                place(
                    blob(
                        corner(other_way * 34, -4),
                        (other_way * 22, -16),
                        corner(other_way * 8, 0),
                        (other_way * 20, 8),
                    )
                ),
                eyes,
            )
            art.fill(place(ellipse(other_way * 20, -3, 3, 5)), INK)
        if x == 204:
            art.fill(
                place(blob(corner(-30, 36), (0, 48), corner(32, 34), (22, 58), (0, 64), (-22, 56))), "#FFF8E6"
            )
            for number in (-16, -5, 6, 17):
                art.fill(place(box(number - 1.2, 36, number + 1.2, 64)), INK)
    table(art, 288, MOSS)
    art.fill(box(-12, 302, 412, 412), FELT.dark)


def _bony_hands_flanking(art: Picture) -> None:
    for way in (0, 1):
        place = Place(96 if not way else 312, 306, -8 if not way else 8, 0.8, not way)
        for y in (-26, -6, 14, 32):
            art.piece(
                place(
                    union(
                        [
                            tube(13, (40, y * 0.7), (0, y)),
                            ellipse(-2, y, 9),
                            tube(11, (-4, y), (-40, y + 2)),
                            ellipse(-42, y + 2, 8),
                            tube(9, (-44, y + 2), (-66, y + 6)),
                        ]
                    )
                ),
                BONE,
                line=4.5,
                shade=(3, 4),
                lamp=3,
            )
        art.piece(
            place(blob((30, -36), (70, -34), (96, -14), (96, 20), (66, 40), (30, 38))), BONE, shade=(6, 6)
        )
        art.piece(
            place(blob(corner(84, -34), corner(150, -44), corner(160, 60), corner(84, 40))),
            COAL,
            line=5.5,
            shade=(8, 7),
        )


def _two_big_dice(art: Picture) -> None:
    _die(art, Place(136, 262, -16, 0.9), 1, 5, 3)
    _die(art, Place(276, 258, 14, 0.86), 6, 2, 4)
    dashes(
        art,
        [(84, 204), (70, 188)],
        [(106, 190), (98, 172)],
        [(326, 204), (340, 188)],
        [(338, 226), (358, 216)],
        width=7,
    )
    coin(art, 60, 346, 20, 11)
    coin(art, 346, 352, 20, 11)
    stack(art, 200, 356, 3, 22, 10, 8, 2)
