"""Sealed Vault."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import BULLION, MASONRY, STEEL
from assets.drawing.innkeeper.props import coin, dashes, table
from assets.drawing.innkeeper.reaching_hands import finger, pinch, sleeve
from assets.drawing.palette import IRON, OCHRE, PARCHMENT, RED, TEAL
from assets.drawing.picture import Picture
from assets.drawing.shapes import Point, box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Sealed Vault, 400 x 400."""
    art.coarsen(0.3)
    art.ground("#5A5C8A", "#1D1736", "#2D264E", seed=52, rays_from=(200, 180))
    _scene(art)
    _crossing_chains(art)
    _padlock_choked_with_wax(art)
    _hand_with_a_coin(art)
    _broken_key(art)


def _chain(art: Picture, knots: Point, point: Point, count: int) -> None:
    angle = math.degrees(math.atan2(point[1] - knots[1], point[0] - knots[0]))
    for number in range(count):
        turn = (number + 0.5) / count
        x = knots[0] + (point[0] - knots[0]) * turn
        y = knots[1] + (point[1] - knots[1]) * turn
        shape = (
            ellipse(0, 0, 20, 11) - ellipse(0, 0, 11, 4)
            if number % 2 == 0
            else rounded(-16, -4.5, 16, 4.5, 4.4)
        )
        art.piece(shape.turned(angle, (0, 0)).moved(x, y), MASONRY, line=4, shade=(3, 3), lamp=2)


def _scene(art: Picture) -> None:
    table(art, 326)
    art.piece(
        blob(corner(48, 210), (50, 160), (90, 128), (190, 120), (290, 128), (330, 160), corner(332, 210)),
        IRON,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=10, length=26),
    )
    art.piece(
        box(44, 206, 336, 336), IRON, line=6, shade=(16, 10), lamp=6, hatching=Hatching(angle=10, length=26)
    )
    for x in (84, 296):
        art.piece(
            box(x - 14, 206, x + 14, 336)
            | blob(
                corner(x - 14, 212),
                (x - 13, 146) if x < 200 else (x - 13, 140),
                (x + 13, 138) if x < 200 else (x + 13, 146),
                corner(x + 14, 212),
            ),
            OCHRE,
            shade=(7, 4),
        )
        for y in (160, 230, 270, 312):
            art.ink(ellipse(x, y, 5))
    art.piece(box(40, 200, 340, 218), OCHRE, shade=(0, 7))


def _crossing_chains(art: Picture) -> None:
    _chain(art, (30, 112), (350, 346), 13)
    _chain(art, (350, 112), (30, 346), 13)


def _padlock_choked_with_wax(art: Picture) -> None:
    art.piece(ellipse(190, 204, 36, 42) - ellipse(190, 204, 20, 26), STEEL, line=5.5, shade=(6, 5))
    art.piece(rounded(134, 208, 246, 306, 14), OCHRE, line=6, shade=(13, 11), lamp=6)
    wax = blob(
        (150, 240),
        (168, 222),
        (196, 226),
        (222, 222),
        (232, 246),
        (224, 262),
        (226, 290),
        (216, 300),
        (208, 284),
        (204, 262),
        (194, 268),
        (190, 318),
        (180, 326),
        (172, 312),
        (174, 270),
        (158, 268),
    )
    art.piece(wax, RED, line=5.5, shade=(8, 7), lamp=5)
    art.ink(ellipse(178, 244, 5, 6), ellipse(206, 242, 5, 6))
    art.stroke((172, 232), (180, 234), width=4, start=3)
    art.stroke((212, 230), (204, 233), width=4, start=3)
    art.stroke((174, 256), (192, 264), (212, 252), start=2, end=2)


def _hand_with_a_coin(art: Picture) -> None:
    hand = Place(238, 92, -8, 0.86)
    sleeve(art, hand, 150, 240, 34, 46, TEAL, PARCHMENT)
    pinch(art, hand)
    coin(art, 226, 96, 25)
    finger(art, hand, [(74, -22), (34, -30), (2, -6)], 23)
    dashes(art, [(196, 72), (180, 58)], [(190, 98), (170, 98)], [(200, 122), (186, 134)], width=6)


def _broken_key(art: Picture) -> None:
    art.piece(
        (ellipse(46, 336, 20) - ellipse(46, 336, 8) | box(64, 331, 104, 341)).turned(-24, (70, 330)),
        BULLION,
        shade=(4, 4),
        lamp=3,
    )
    art.piece(
        union([box(122, 342, 156, 352), box(134, 350, 142, 364), box(146, 350, 154, 362)]).turned(
            10, (140, 350)
        ),
        BULLION,
        shade=(3, 3),
        lamp=2,
    )
