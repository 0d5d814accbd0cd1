"""Baron Casimir Vell."""

import math
from collections.abc import Callable

from assets.drawing.curves import SIDES, blob, corner, placed, star
from assets.drawing.innkeeper.body_parts import pinch
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import GOLD, ROSY
from assets.drawing.palette import INK, LINEN, OCHRE, PINK, PLUM, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Baron Casimir Vell, 400 x 400."""
    art.ground("#D9B05C", "#4A1F52", "#602A62", seed=102)
    figure = Figure(art)
    _body(figure)
    _wig_of_long_curls(figure)
    face = blob(
        (200, 92),
        (252, 112),
        (272, 166),
        (288, 222),
        (280, 280),
        (244, 318),
        (200, 328),
        (156, 318),
        (120, 280),
        (112, 222),
        (128, 166),
        (148, 112),
    )
    _face_tipped_back_big_jaw(figure, face)
    _double_chin(figure)
    _upturned_nose(figure)
    _pencil_moustache_curled(figure)
    _ruff(figure, face)
    _swan_brooch_chain(figure)
    _hand_with_coin(figure)


def _curls(figure: Figure, side: Callable[[Shape], Shape]) -> None:
    for _number, (x, y, reach) in enumerate(
        ((104, 150, 36), (84, 196, 34), (78, 244, 33), (84, 290, 30), (104, 326, 25))
    ):
        figure.piece(
            side(ellipse(x, y, reach, reach * 0.82)),
            LINEN,
            line=5.5,
            shade=(8, 8),
            lamp=5,
            hatching=Hatching(length=16),
        )
        knots = [
            (x - reach * 0.5, y + 2),
            (x, y - reach * 0.42),
            (x + reach * 0.45, y),
            (x + 2, y + reach * 0.3),
            (x - reach * 0.16, y + 4),
        ]
        figure.stroke(*placed(knots, side), width=4, colour=LINEN.dark)


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(-8, 420), (16, 344), (84, 300), (200, 288), (316, 300), (384, 344), corner(408, 420)
    )
    figure.piece(
        shoulders, PLUM, line=6, shade=(24, 10), lamp=6, hatching=Hatching(angle=40, length=56, width=6)
    )
    for x, way in ((128, -1), (272, 1)):
        figure.piece(
            polygon((x - 16 * way, 326), (x + 10 * way, 322), (x + 34 * way, 420), (x - 6 * way, 420)),
            GOLD,
            line=4,
            shade=(5, 4),
            lamp=3,
        )


def _wig_of_long_curls(figure: Figure) -> None:
    for side in SIDES:
        _curls(figure, side)
    figure.piece(
        blob(
            (116, 160),
            (112, 90),
            (146, 36),
            (200, 16),
            (254, 36),
            (288, 90),
            (284, 160),
            (240, 130),
            (160, 130),
        ),
        LINEN,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=70),
    )
    figure.stroke((200, 24), (198, 70), (200, 110), colour=LINEN.dark)
    figure.strokes((176, 30), (160, 70), (150, 116), width=4, colour=LINEN.dark)


def _face_tipped_back_big_jaw(figure: Figure, face: Shape) -> None:
    figure.piece(face, ROSY, shade=(18, 8), lamp=7)
    figure.fill(ellipse(140, 238, 26, 18), PINK.base, 0.65)
    figure.fill(ellipse(266, 238, 22, 18), PINK.base, 0.65)


def _double_chin(figure: Figure) -> None:
    figure.stroke((150, 296), (200, 318), (250, 296), colour=ROSY.dark)
    figure.eye(164, 176, 21, 15, look=(2, 7), pupil=6.5, lid=0.56, tilt=4, skin=ROSY, iris="#4D8AAB")
    figure.eye(238, 176, 21, 15, look=(-2, 7), pupil=6.5, lid=0.56, tilt=-4, skin=ROSY, iris="#4D8AAB")
    figure.stroke((138, 148), (162, 128), (190, 144), width=8, start=2, end=4, colour=WOOD.dark)
    figure.stroke((262, 148), (238, 128), (212, 144), width=8, start=2, end=4, colour=WOOD.dark)
    figure.stroke((144, 194), (164, 201), (184, 194), width=3, colour=ROSY.dark)
    figure.stroke((218, 194), (238, 201), (258, 194), width=3, colour=ROSY.dark)


def _upturned_nose(figure: Figure) -> None:
    figure.piece(
        blob(
            (190, 180),
            (212, 180),
            (224, 206),
            (238, 222),
            (226, 238),
            (200, 234),
            (174, 238),
            (164, 222),
            (178, 206),
        ),
        ROSY,
        line=4,
        shade=(8, 5),
        lamp=6,
    )
    figure.ink(ellipse(189, 229, 6, 4.4, 20), ellipse(212, 229, 6, 4.4, -20))


def _pencil_moustache_curled(figure: Figure) -> None:
    figure.strokes((200, 246), (176, 246), (152, 252), (136, 240), width=7, start=3, colour=WOOD.dark)
    figure.piece(
        blob((182, 266), corner(200, 258), (218, 266), (208, 278), (200, 280), (192, 278)),
        WINE,
        line=3,
        shade=(3, 3),
        lamp=2,
    )
    figure.stroke((180, 267), (200, 270), (220, 267), width=4)
    figure.stroke((176, 262), (180, 270), width=3.4)
    figure.stroke((224, 262), (220, 270), width=3.4)
    figure.fill(ellipse(250, 258, 4), INK)


def _ruff(figure: Figure, face: Shape) -> None:
    count = 13
    ruff: list[Shape] = []
    for number in range(count):
        x = 84 + number * 232 / (count - 1)
        y = 322 + math.sin(math.pi * number / (count - 1)) * 30
        ruff.append(ellipse(x, y, 17, 20))
    figure.piece(
        union([*ruff, blob((90, 318), (200, 336), (310, 318), (300, 340), (200, 366), (100, 340))])
        - face.grown(3),
        LINEN,
        shade=(6, 8),
    )
    for number in range(count - 1):
        x = 93 + number * 232 / (count - 1)
        y = 322 + math.sin(math.pi * (number + 0.5) / (count - 1)) * 30
        figure.stroke((x - (x - 200) * 0.03, y - 12), (x, y + 14), width=3.4, colour=LINEN.dark)


def _swan_brooch_chain(figure: Figure) -> None:
    figure.piece(ellipse(200, 392, 21), GOLD, shade=(5, 5))
    figure.piece(
        blob(
            (188, 402),
            (204, 404),
            (212, 396),
            (202, 392),
            (204, 382),
            (197, 376),
            corner(191, 382),
            (198, 384),
            (194, 394),
        ),
        LINEN,
        line=2.4,
        shade=None,
        lamp=0,
    )


def _hand_with_coin(figure: Figure) -> None:
    figure.piece(
        blob(corner(292, 420), (304, 372), (338, 352), (378, 366), corner(396, 420)),
        PLUM,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    figure.piece(
        union([ellipse(308 + number * 19, 362 - abs(number - 2) * -3, 15, 17) for number in range(5)]),
        LINEN,
        line=4.5,
        shade=(5, 6),
        lamp=3,
    )
    figure.piece(ellipse(306, 268, 32), GOLD, shade=(7, 6), lamp=5)
    figure.piece(ellipse(306, 268, 22), GOLD, line=2.6, shade=(-3, -3), lamp=0)
    figure.piece(star(306, 268, 13, 6, 5), OCHRE, line=2.4, shade=None, lamp=0)
    pinch(figure, 340, 312, ROSY, 0.95, 0)
    figure.stroke((262, 236), (250, 228), width=4, colour="#FFF1C4")
    figure.piece(star(282, 236, 13, 4, 4), LINEN, line=0, shade=None, lamp=0)
