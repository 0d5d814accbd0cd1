"""Ottoline Brask."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import fist, grip
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import COPPER, GOLD, OLIVE
from assets.drawing.palette import (
    COAL,
    INK,
    IRON,
    LINEN,
    MOUTH,
    PARCHMENT,
    PINK,
    RED,
    TEAL,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Ottoline Brask, 400 x 400."""
    art.ground("#E39A5C", "#6A2A22", "#823A2A", seed=103)
    figure = Figure(art)
    _rack_with_pans(figure)
    _body_broad(figure)
    _hair_sides(figure)
    _merry_squint_eyes(figure)
    _laughing_mouth(figure)
    _kerchief_with_dots(figure)
    _spoon_arm_right(figure)
    _hand_on_hip(figure)


def _rack_with_pans(figure: Figure) -> None:
    figure.piece(box(-10, 30, 410, 44), WOOD, shade=(0, 5), lamp=3)
    for x in (52, 352):
        figure.stroke((x, 40), (x, 66), start=4, end=4)
    figure.piece(ellipse(52, 104, 38), COPPER, line=5.5, shade=(9, 9), lamp=6)
    figure.piece(ellipse(52, 104, 26), COPPER, line=3, shade=(-6, -5), lamp=0)
    figure.piece(box(46, 56, 58, 76).grown(2), COPPER, line=4, shade=(3, 0), lamp=2)
    for _number, (x, y, reach) in enumerate(((336, 84, 12), (350, 116, -8), (340, 150, 10), (354, 182, -10))):
        figure.piece(ellipse(x, y, 12, 20).turned(reach, (x, y)), WINE, line=4.5, shade=(5, 4))
    for x, y in ((384, 78), (396, 106), (378, 110)):
        figure.piece(
            blob(
                corner(x, y - 22),
                (x + 14, y - 2),
                (x + 11, y + 12),
                (x, y + 15),
                (x - 11, y + 12),
                (x - 14, y - 2),
            ),
            LINEN,
            line=4,
            shade=(5, 4),
            lamp=2,
        )


def _body_broad(figure: Figure) -> None:
    shoulders = blob(
        corner(-20, 420), (0, 338), (72, 292), (200, 280), (328, 292), (400, 338), corner(420, 420)
    )
    figure.piece(
        shoulders, PARCHMENT, line=6, shade=(24, 10), lamp=6, hatching=Hatching(angle=40, length=56, width=6)
    )
    figure.piece(
        blob(corner(120, 332), (200, 352), corner(280, 332), corner(306, 420), corner(94, 420)),
        TEAL,
        shade=(16, 8),
        lamp=5,
        hatching=Hatching(angle=30, length=30),
    )
    figure.stroke((124, 330), (104, 296), width=11, start=11, end=11)
    figure.stroke((276, 330), (296, 296), width=11, start=11, end=11)
    figure.stroke((124, 330), (104, 296), width=6, start=6, end=6, colour=TEAL.base)
    figure.stroke((276, 330), (296, 296), width=6, start=6, end=6, colour=TEAL.dark)
    for x, y, reach in ((150, 378, 13), (226, 396, 16), (252, 366, 8)):
        figure.fill(
            blob(
                (x - reach, y),
                (x - reach * 0.2, y - reach),
                (x + reach, y - reach * 0.3),
                (x + reach * 0.6, y + reach * 0.8),
                (x - reach * 0.5, y + reach),
            ),
            COPPER.base,
            0.8,
        )


def _hair_sides(figure: Figure) -> None:
    figure.piece(
        blob((108, 180), (104, 236), (126, 280), (274, 280), (296, 236), (292, 180)),
        COAL,
        line=6,
        shade=(8, 6),
        lamp=5,
    )
    face = blob(
        (200, 112),
        (262, 132),
        (294, 190),
        (300, 246),
        (270, 302),
        (200, 324),
        (130, 302),
        (100, 246),
        (106, 190),
        (138, 132),
    )
    figure.piece(face, OLIVE, line=6, shade=(19, 9), lamp=7)
    figure.fill(ellipse(136, 236, 30, 22), RED.light, 0.55)
    figure.fill(ellipse(268, 236, 26, 22), RED.light, 0.55)
    figure.stroke((140, 298), (200, 316), (262, 298), colour=OLIVE.dark)


def _merry_squint_eyes(figure: Figure) -> None:
    figure.eye(158, 194, 21, 18, look=(4, 2), pupil=8, lid=0.3, tilt=-5, skin=OLIVE, iris="#7C4A2A")
    figure.eye(242, 194, 21, 18, look=(4, 2), pupil=8, lid=0.3, tilt=5, skin=OLIVE, iris="#7C4A2A")
    figure.stroke((128, 168), (156, 150), (186, 164), width=13, start=4, end=6, colour=COAL.base)
    figure.stroke((272, 168), (244, 150), (214, 164), width=13, start=4, end=6, colour=COAL.base)


def _laughing_mouth(figure: Figure) -> None:
    mouth = blob(
        corner(138, 242),
        (170, 256),
        (200, 260),
        (230, 256),
        corner(262, 242),
        (254, 282),
        (226, 304),
        (200, 308),
        (174, 304),
        (146, 282),
    )
    figure.piece(mouth, MOUTH, shade=None, lamp=0)
    figure.fill(
        blob((146, 249), (172, 259), (200, 263), (228, 259), (254, 249), (250, 264), (200, 276), (150, 264)),
        "#FFF8E6",
    )
    figure.fill(box(196, 260, 205, 277), INK)
    figure.fill(ellipse(200, 300, 28, 12) & mouth, PINK.base)
    figure.piece(
        blob((188, 204), (212, 204), (229, 228), (221, 244), (200, 248), (179, 244), (171, 228)),
        Tones("#F5B5A8", "#DE8A68", "#A4553C"),
        line=4,
        shade=(8, 5),
        lamp=5,
    )
    figure.fill(ellipse(188, 224, 6, 4), "#FFF8E6", 0.6)
    for way, x in ((-1, 158), (1, 242)):
        for number in range(3):
            figure.stroke(
                (x + way * (13 + number * 5), 181 + number * 6),
                (x + way * (25 + number * 6), 168 + number * 9),
                width=4.4,
                start=4,
            )
    for x in (100, 300):
        figure.piece(ellipse(x, 262, 12) - ellipse(x, 262, 6), GOLD, line=4, shade=(3, 3), lamp=2)


def _kerchief_with_dots(figure: Figure) -> None:
    figure.piece(
        blob(corner(262, 112), (312, 96), (344, 120), (330, 136), (356, 156), (330, 172), (288, 150)),
        RED,
        shade=(7, 7),
        lamp=5,
    )
    figure.piece(
        blob(
            corner(96, 184),
            (98, 122),
            (136, 78),
            (200, 62),
            (264, 78),
            (302, 122),
            corner(304, 184),
            (256, 142),
            (200, 130),
            (144, 142),
        ),
        RED,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(length=36),
    )
    for x, y in (
        (130, 120),
        (170, 92),
        (212, 108),
        (250, 94),
        (276, 132),
        (160, 126),
        (322, 114),
        (330, 156),
    ):
        figure.fill(ellipse(x, y, 7), LINEN.base)
    figure.piece(
        blob(corner(150, 148), (160, 166), corner(178, 170), (168, 152), corner(182, 138)),
        COAL,
        line=3.5,
        shade=(3, 2),
        lamp=2,
    )


def _spoon_arm_right(figure: Figure) -> None:
    figure.piece(
        blob(corner(300, 420), (306, 372), (340, 350), (384, 362), corner(406, 420)),
        PARCHMENT,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=22),
    )
    figure.piece(box(338, 204, 352, 400).turned(9, (345, 330)), WOOD, line=4.5, shade=(5, 0), lamp=3)
    figure.piece(
        blob((345, 142), (372, 160), (374, 198), (345, 218), (318, 198), (320, 160)).turned(9, (345, 330)),
        WOOD,
        line=5.5,
        shade=(8, 7),
        lamp=5,
    )
    figure.piece(
        ellipse(345, 180, 17, 23).turned(9, (345, 330)),
        Tones("#E0A060", "#C0562A", "#7E2F1B"),
        line=3,
        shade=(-4, -4),
        lamp=0,
    )
    figure.piece(
        blob((352, 208), (366, 214), (364, 240), (357, 250), (351, 238)),
        Tones("#E58A4A", "#C0562A", "#7E2F1B"),
        line=3.4,
        shade=(3, 2),
        lamp=2,
    )
    grip(figure, 343, 324, OLIVE, 1.02, 6)


def _hand_on_hip(figure: Figure) -> None:
    hand = figure.part(0.92, -16, 16)
    hand.piece(
        ellipse(62, 296, 43, 40) - box(0, 330, 140, 400) | box(22, 300, 102, 352).grown(4),
        COPPER,
        line=6,
        shade=(13, 9),
        lamp=7,
        hatching=Hatching(length=22),
    )
    hand.piece(
        blob(
            corner(98, 318),
            (120, 300),
            (126, 270),
            corner(140, 262),
            (140, 284),
            (130, 318),
            corner(104, 344),
        ),
        COPPER,
        shade=(6, 5),
    )
    hand.piece(
        blob((28, 268), (62, 254), (96, 268), (84, 276), (40, 276)), COPPER, line=4.5, shade=(5, 4), lamp=3
    )
    hand.piece(ellipse(62, 252, 9), COAL, line=4, shade=(3, 3), lamp=2)
    hand.piece(
        tube(10, (24, 284), (10, 230), (62, 200), (112, 230), (100, 276), steps=12),
        IRON,
        line=4,
        shade=(3, 3),
        lamp=2,
    )
    hand.piece(
        blob(corner(-20, 460), (0, 390), (50, 366), (96, 378), corner(124, 460)),
        PARCHMENT,
        line=6,
        shade=(10, 7),
        lamp=5,
    )
    fist(hand, 58, 366, OLIVE, 0.9)
