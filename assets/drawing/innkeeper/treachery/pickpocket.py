"""Pickpocket."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.palette import PLASTER
from assets.drawing.innkeeper.props import coin, dashes, line_at
from assets.drawing.innkeeper.reaching_hands import pinch, sleeve
from assets.drawing.palette import (
    COAL,
    INK,
    LINEN,
    MOSS,
    OCHRE,
    PALE,
    PARCHMENT,
    RED,
    SKIN,
    TEAL,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Pickpocket, 400 x 400."""
    art.ground("#94607A", "#341836", "#4C264C", seed=53, rays_from=(250, 170))
    _gentleman(art)
    _gentleman_details(art)
    _purse_on_strings_being_lifted(art)
    _thief(art)


def _gentleman(art: Picture) -> None:
    art.piece(
        blob(
            corner(-20, 420),
            (-22, 180),
            (6, 142),
            (60, 126),
            (130, 126),
            (184, 142),
            (212, 186),
            (216, 250),
            (226, 330),
            corner(240, 420),
        ),
        TEAL,
        line=7,
        shade=(20, 9),
        lamp=7,
        hatching=Hatching(length=36, width=7, step=14),
    )
    art.piece(polygon((60, 130), (126, 130), (112, 240), (78, 240)), PLASTER, line=4.5, shade=(8, 0), lamp=0)
    for x in (56, 132):
        art.piece(
            polygon(
                (x - 8, 122),
                (x + 10, 122),
                (x + (24 if x < 90 else -22), 176),
                (x + (22 if x < 90 else -20), 236),
                (x + (-20 if x < 90 else 22), 160),
            ),
            TEAL,
            shade=(6, 5),
        )
    for y in (178, 206):
        art.piece(ellipse(95, y, 5.5), OCHRE, line=3, shade=(2, 2), lamp=1)
    art.piece(
        blob(corner(-20, 222), (96, 234), corner(212, 220), corner(216, 250), (96, 264), corner(-20, 252)),
        WOOD,
        line=6,
        shade=(6, 8),
        lamp=5,
    )
    art.piece(rounded(70, 228, 122, 270, 6) - rounded(82, 239, 110, 259, 3), OCHRE, shade=(5, 5), lamp=3)
    art.stroke((96, 268), (93, 330), (97, 420), width=9, start=4, end=3)
    art.stroke((182, 150), (194, 186), (188, 226), colour=TEAL.dark)
    art.piece(
        union(
            [
                *[ellipse(60 + number * 18, 138 + number % 2 * 7, 15, 14) for number in range(5)],
                ellipse(96, 156, 22, 20),
            ]
        ),
        LINEN,
        shade=(6, 6),
        lamp=0,
    )
    art.stroke((90, 148), (88, 168), width=4, colour=LINEN.dark)
    art.stroke((104, 148), (106, 166), width=4, colour=LINEN.dark)
    for x in (36, 156):
        art.piece(ellipse(x, 84, 13, 18), SKIN, shade=(5, 5))


def _gentleman_details(art: Picture) -> None:
    art.piece(
        blob((96, 20), (142, 38), (154, 84), (142, 122), (96, 138), (50, 122), (38, 84), (50, 38)),
        SKIN,
        line=6,
        lamp=6,
        hatching=Hatching(length=16),
    )
    art.fill(ellipse(60, 102, 15, 10), RED.light, 0.55)
    art.fill(ellipse(134, 102, 13, 10), RED.light, 0.55)
    for x in (68, 124):
        art.stroke((x - 16, 72), (x, 82), (x + 16, 70), width=8, start=3, end=3)
    art.piece(
        blob((88, 64), (104, 64), (122, 92), (112, 106), (96, 110), (80, 106), (72, 92)),
        Tones("#FBC4B0", "#EE8E76", "#A8483F"),
        shade=(7, 6),
        lamp=5,
    )
    art.fill(ellipse(86, 88, 6, 4.5), "#FFF8E6", 0.8)
    art.piece(
        blob(
            corner(96, 110),
            (76, 106),
            (52, 112),
            corner(34, 102),
            (42, 126),
            (70, 128),
            corner(96, 120),
            (122, 128),
            (150, 126),
            corner(158, 102),
            (140, 112),
            (116, 106),
        ),
        LINEN,
        shade=(5, 5),
        lamp=0,
    )
    art.piece(
        blob(corner(50, 34), (56, -20), (96, -34), (138, -20), corner(144, 34), (96, 22)),
        WINE,
        line=6,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(length=16),
    )
    art.piece(
        blob((52, 18), (96, 6), (142, 18), (144, 32), (96, 20), (50, 32)),
        OCHRE,
        line=4.5,
        shade=(4, 4),
        lamp=3,
    )
    art.piece(
        blob((12, 40), (44, 24), (96, 16), (150, 24), (182, 40), (146, 46), (96, 36), (46, 46)),
        WINE,
        line=6,
        shade=(7, 8),
        lamp=5,
    )
    art.piece(
        blob(corner(126, 20), (150, -20), (184, -24), (196, -4), corner(170, 4), (162, 18), corner(136, 30)),
        LINEN,
        shade=(5, 5),
        lamp=0,
    )


def _purse_on_strings_being_lifted(art: Picture) -> None:
    art.fill(tube(9, (204, 234), (220, 206), (242, 182)), INK)
    art.fill(tube(4, (204, 234), (220, 206), (242, 182)), PARCHMENT.base)
    hand = Place(246, 256, 8, 0.92)
    art.piece(
        hand(
            blob(
                corner(-18, -52),
                corner(-26, -74),
                (-8, -68),
                corner(0, -78),
                (10, -68),
                corner(28, -76),
                corner(18, -52),
            )
        ),
        OCHRE,
        shade=(5, 4),
    )
    art.piece(
        hand(blob((-16, -48), (16, -48), (44, -8), (46, 34), (0, 56), (-46, 34), (-44, -8))),
        OCHRE,
        line=6,
        shade=(13, 9),
        lamp=6,
        hatching=Hatching(length=22),
    )
    art.piece(hand(rounded(-22, -57, 22, -44, 6)), RED, line=4.5, shade=(4, 3), lamp=2)
    knots = hand.point(0, 8)
    coin(art, knots[0], knots[1], 20)
    coin(art, 204, 318, 16)
    coin(art, 276, 340, 16)
    dashes(art, [(204, 286), (204, 298)], [(276, 310), (276, 320)], width=4)


def _thief(art: Picture) -> None:
    art.piece(
        blob(corner(300, 420), (296, 330), (330, 270), (360, 150), corner(420, 130), corner(420, 420)),
        COAL,
        line=6,
        shade=(12, 8),
        hatching=Hatching(angle=30, length=24),
    )
    art.piece(
        blob(
            (268, 92),
            (262, 52),
            (286, 16),
            (330, 6),
            (372, 22),
            (392, 64),
            (384, 112),
            (350, 136),
            (300, 130),
        ),
        COAL,
        line=6,
        shade=(9, 7),
        hatching=Hatching(length=14),
    )
    art.piece(
        blob((276, 66), (326, 50), (384, 66), (382, 96), (326, 108), (280, 94)), PALE, line=4, shade=(6, 4)
    )
    art.eye(306, 78, 14, 14, look=(-6, 4), pupil=5.5, lid=0.2, tilt=8, skin=PALE)
    art.eye(348, 78, 14, 14, look=(-6, 4), pupil=5.5, lid=0.2, tilt=-8, skin=PALE)
    art.stroke((286, 60), (306, 58), (320, 68), width=8, start=3, end=5)
    art.stroke((370, 60), (350, 58), (336, 68), width=8, start=3, end=5)
    art.stroke((310, 122), (328, 126), (346, 120), width=4, colour=COAL.light)
    hand = Place(250, 182, -2, 0.88)
    sleeve(art, hand, 148, 230, 36, 50, COAL, None)
    pinch(art, hand, PALE)
    art.piece(hand(rounded(134, -46, 160, 40, 11)), MOSS, line=5.5, shade=(6, 6))
    for y in (-24, 8):
        line_at(art, hand, (140, y), (152, y + 14))
