"""Card Table."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.palette import FELT
from assets.drawing.innkeeper.props import card, coin, stack
from assets.drawing.innkeeper.reaching_hands import finger, pinch
from assets.drawing.palette import INK, LINEN, MOSS, NIGHT, OCHRE, PARCHMENT, RED, RUST, SKIN, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Card Table, 400 x 400."""
    art.ground("#7A4A5A", "#2E1428", "#44203A", seed=35, rays_from=(200, 180))
    _scene(art)
    _candle(art)
    _pot(art)
    _left_player(art)
    _right_player(art)


def _scene(art: Picture) -> None:
    art.glow(200, 90, 220, 0.8)
    art.piece(ellipse(200, 300, 236, 136), WOOD, line=7, shade=(0, 16), lamp=7)
    art.piece(ellipse(200, 290, 208, 112), FELT, shade=(-10, -8), lamp=0)
    art.fill(ellipse(200, 290, 190, 99) - ellipse(200, 290, 186, 95.5), MOSS.light)


def _candle(art: Picture) -> None:
    art.piece(ellipse(200, 222, 34, 10), OCHRE, line=4.5, shade=(4, 3), lamp=3)
    art.piece(box(187, 128, 213, 220), LINEN, line=5.5, shade=(9, 0))
    art.piece(
        blob((184, 132), (200, 126), (216, 132), (218, 160), (210, 150), (204, 176), (194, 146), (186, 166)),
        LINEN,
        line=4,
        shade=(4, 3),
        lamp=0,
    )
    art.piece(
        blob(corner(200, 62), (216, 94), (212, 116), (200, 124), (188, 116), (184, 94)),
        Tones("#FFF6D6", "#FFC860", "#E9822B"),
        line=4.5,
        shade=(5, 4),
    )


def _pot(art: Picture) -> None:
    for x, y, count in ((168, 282, 3), (232, 284, 4), (200, 300, 6), (262, 304, 2), (146, 306, 2)):
        stack(art, x, y, count, 23, 9, 8, 3, seed=x)
    coin(art, 120, 322, 17, 9)
    coin(art, 292, 326, 17, 9)
    coin(art, 206, 330, 17, 9)


def _left_player(art: Picture) -> None:
    art.piece(
        blob(corner(-20, 420), (-20, 330), (20, 300), (64, 318), (80, 360), corner(40, 420)),
        RUST,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=24),
    )
    for number, at in enumerate(("spade", "heart", "club", "diamond")):
        card(
            art,
            Place(
                84 + 64 * math.sin(math.radians(-42 + number * 26)),
                292 - 84 * math.cos(math.radians(-42 + number * 26)),
                -42 + number * 26,
                1.1,
            ),
            at,
        )
    hand = Place(78, 306, 12, 0.66)
    art.piece(
        hand(blob((-36, -20), (0, -34), (40, -26), (52, 20), (30, 56), (-20, 58), (-44, 24))),
        SKIN,
        shade=(8, 7),
        lamp=5,
    )
    finger(art, hand, [(24, 26), (16, -16), (2, -52)], 25, SKIN)
    for y in (-6, 14, 34):
        finger(art, hand, [(-10, y), (-34, y - 2), (-50, y - 8)], 20, SKIN)
    art.piece(rounded(22, 330, 92, 356, 11).turned(28, (60, 340)), PARCHMENT, shade=(6, 6))


def _right_player(art: Picture) -> None:
    hand = Place(268, 252, 16, 0.78)
    pinch(art, hand)
    coin(art, 262, 250, 17)
    finger(art, hand, [(74, -22), (34, -30), (2, -6)], 23)
    card(art, Place(346, 238, 52, 0.72), "spade")
    art.piece(
        blob(corner(352, 226), corner(430, 238), corner(430, 340), corner(340, 314)),
        NIGHT,
        line=6,
        shade=(9, 9),
        lamp=5,
        hatching=Hatching(length=20),
    )
    art.piece(rounded(336, 222, 366, 318, 12).turned(8, (350, 270)), RED, line=5.5, shade=(7, 7), lamp=5)
    art.fill(tube(0.1, (344, 300), (350, 250)), INK)
