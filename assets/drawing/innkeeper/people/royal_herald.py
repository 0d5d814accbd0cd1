"""Royal Herald."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import GOLD, ROSY
from assets.drawing.palette import LINEN, NIGHT, OCHRE, RED, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Royal Herald, 400 x 400."""
    art.ground("#7BA6D6", "#24386E", "#2F4684", seed=215)
    figure = Figure(art)
    _body(figure)
    _lilies(figure)
    _bowl_cut(figure)
    _cheeks_puffed_like_bladders(figure)
    _fringe(figure)
    _cap_with_plume(figure)
    _trumpet(figure)
    _blast(figure)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-7, (202, 276))


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(60, 420), (80, 360), (136, 326), (200, 318), (264, 326), (322, 360), corner(342, 420)
    )
    figure.piece(
        shoulders, RED, line=6, shade=(20, 10), lamp=6, hatching=Hatching(angle=40, length=40, width=6)
    )
    figure.piece(
        blob(corner(200, 320), (264, 328), (320, 360), corner(340, 420), corner(200, 420)),
        OCHRE,
        line=0,
        shade=(18, 8),
        lamp=0,
        hatching=Hatching(angle=40, length=36),
    )
    figure.stroke((200, 322), (200, 420), start=5, end=5)


def _lilies(figure: Figure) -> None:
    for x, y, tones in ((142, 384, GOLD), (258, 384, RED)):
        figure.piece(
            polygon(
                (x - 20, y + 14),
                (x - 22, y - 14),
                (x - 9, y - 2),
                (x, y - 20),
                (x + 9, y - 2),
                (x + 22, y - 14),
                (x + 20, y + 14),
            ),
            tones,
            line=3.6,
            shade=(4, 4),
            lamp=2,
        )
    figure.piece(
        union(
            [
                ellipse(124 + number * 25, 328 + 12 * math.sin(number / 6 * math.pi), 19, 17)
                for number in range(7)
            ]
        ),
        LINEN,
        shade=(6, 7),
    )


def _bowl_cut(figure: Figure) -> None:
    figure.piece(
        blob(
            (200, 70),
            (276, 88),
            (306, 150),
            (306, 236),
            (280, 260),
            (120, 260),
            (94, 236),
            (94, 150),
            (124, 88),
        ),
        OCHRE,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=75, length=30),
    )


def _cheeks_puffed_like_bladders(figure: Figure) -> None:
    face = blob(
        (200, 118),
        (252, 130),
        (276, 170),
        (318, 214),
        (322, 262),
        (288, 302),
        (244, 312),
        (204, 320),
        (160, 312),
        (114, 302),
        (80, 262),
        (84, 214),
        (124, 170),
        (148, 130),
    )
    figure.piece(face, ROSY, line=6, shade=(20, 9), lamp=7)
    figure.fill(ellipse(124, 252, 34, 30), RED.light, 0.7)
    figure.fill(ellipse(282, 252, 32, 30), RED.light, 0.65)
    figure.stroke((104, 236), (112, 224), (126, 218), width=6, start=2, end=2, colour="#FFF8E6")
    figure.stroke((264, 236), (272, 224), (286, 218), width=6, start=2, end=2, colour="#FFF8E6")
    figure.eye(158, 186, 24, 25, look=(6, 6), pupil=6.5)
    figure.eye(244, 186, 24, 25, look=(-6, 6), pupil=6.5)
    for x, y, right, down in ((138, 178, 8, 4), (140, 198, 8, -3), (264, 178, -8, 4), (262, 200, -8, -4)):
        figure.stroke((x, y), (x + right, y + down), width=2.6, start=2, colour=RED.base)
    figure.stroke((128, 152), (154, 136), (184, 148), width=10, start=3, end=5, colour=OCHRE.dark)
    figure.stroke((274, 152), (248, 136), (218, 148), width=10, start=3, end=5, colour=OCHRE.dark)
    figure.piece(
        blob((190, 196), (212, 196), (226, 226), (214, 240), (188, 240), (176, 226)),
        ROSY,
        line=4.5,
        shade=(7, 5),
        lamp=5,
    )


def _fringe(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(100, 190),
            (104, 120),
            (150, 84),
            (200, 76),
            (252, 84),
            (296, 120),
            corner(302, 190),
            (280, 158),
            (248, 166),
            (224, 156),
            (200, 166),
            (176, 156),
            (152, 166),
            (122, 158),
        ),
        OCHRE,
        line=5.5,
        shade=(9, 7),
        lamp=5,
        hatching=Hatching(angle=75, length=16),
    )


def _cap_with_plume(figure: Figure) -> None:
    figure.piece(
        blob(
            (250, 60),
            (292, 14),
            (346, -2),
            (386, 22),
            (392, 60),
            corner(372, 52),
            (376, 84),
            corner(352, 72),
            (344, 98),
            (300, 92),
        ),
        LINEN,
        line=5.5,
        shade=(9, 8),
        lamp=5,
        hatching=Hatching(angle=50, length=14),
    )
    figure.stroke((266, 76), (320, 40), (374, 24), width=4)
    figure.piece(
        blob(
            (88, 110),
            (96, 66),
            (150, 36),
            (210, 30),
            (268, 44),
            (308, 84),
            (306, 116),
            (252, 98),
            (200, 92),
            (140, 98),
        ),
        RED,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(length=26),
    )
    figure.piece(
        blob((92, 116), (104, 94), (200, 78), (300, 96), (308, 118), (292, 128), (200, 104), (106, 132)),
        NIGHT,
        shade=(7, 7),
    )
    figure.piece(ellipse(270, 90, 15), GOLD, line=4.5, shade=(4, 4), lamp=3)
    figure.ink(ellipse(270, 90, 4))


def _trumpet(figure: Figure) -> None:
    figure.piece(
        blob((186, 262), (200, 252), (216, 262), (212, 282), (200, 288), (188, 282)),
        Tones("#F0715A", "#C24A4A", "#7A1830"),
        line=4,
        shade=None,
        lamp=0,
    )
    figure.piece(
        _tilted(polygon((92, 284), (178, 284), (178, 356), (156, 340), (135, 366), (114, 340), (92, 356))),
        NIGHT,
        line=5.5,
        shade=(10, 7),
        hatching=Hatching(length=16),
    )
    figure.piece(
        _tilted(polygon((114, 334), (111, 302), (124, 314), (135, 298), (146, 314), (159, 302), (156, 334))),
        GOLD,
        line=4,
        shade=(4, 4),
        lamp=2,
    )
    figure.piece(
        _tilted(
            union([box(64, 269, 206, 283), box(190, 264, 210, 288).grown(2), box(84, 265, 92, 287).grown(1)])
        ),
        GOLD,
        shade=(0, 6),
    )
    figure.piece(
        _tilted(
            blob(
                corner(78, 266),
                (50, 258),
                corner(22, 232),
                (12, 276),
                corner(22, 320),
                (50, 294),
                corner(78, 286),
            )
        ),
        GOLD,
        line=6,
        shade=(10, 12),
        lamp=6,
        hatching=Hatching(length=20),
    )
    figure.piece(
        _tilted(ellipse(17, 276, 15, 46)),
        Tones("#A8641E", "#8A4E16", "#5A3010"),
        line=4.5,
        shade=(-4, -4),
        lamp=0,
    )
    figure.piece(
        blob(corner(70, 420), (78, 362), (104, 338), (140, 350), corner(156, 420)),
        RED,
        line=5.5,
        shade=(9, 7),
        lamp=5,
        hatching=Hatching(length=20),
    )
    fist(figure, 112, 304, ROSY, 0.8, -6)
    fist(figure, 168, 296, ROSY, 0.74, -8)


def _blast(figure: Figure) -> None:
    for knots in ([(14, 222), (6, 196)], [(42, 226), (46, 200)], [(6, 366), (-4, 388)]):
        figure.stroke(*knots, width=9, start=5, end=2, colour="#FFF1C4")
