"""Dunstan Oakes."""

import math

from assets.drawing.curves import SIDES, blob, corner
from assets.drawing.innkeeper.body_parts import ears
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import SILVER, STONE
from assets.drawing.palette import BONE, OCHRE, PARCHMENT, STRAW, TAN, TEAL
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Dunstan Oakes, 400 x 400."""
    art.ground("#C9B07C", "#51402E", "#665038", seed=106)
    figure = Figure(art)
    _millstone(figure)
    _face(figure)
    _weary_eyes(figure)
    _whiskers_chops_that_meet(figure)
    _broken_nose(figure)
    _mouth_kind(figure)
    _cap(figure)
    _crossed_forearms(figure)


def _millstone(figure: Figure) -> None:
    figure.piece(ellipse(200, 190, 176), STONE, line=6, shade=(16, 12), lamp=7, hatching=Hatching(length=40))
    for number in range(16):
        angle = 2 * math.pi * number / 16 + 0.1
        figure.stroke(
            (200 + 96 * math.cos(angle), 190 + 96 * math.sin(angle)),
            (200 + 166 * math.cos(angle + 0.16), 190 + 166 * math.sin(angle + 0.16)),
            width=8,
            start=4,
            end=5,
            colour=STONE.dark,
        )
    shoulders = blob(
        corner(-16, 420), (4, 340), (74, 296), (200, 284), (326, 296), (396, 340), corner(416, 420)
    )
    figure.piece(
        shoulders, OCHRE, line=6, shade=(24, 10), lamp=6, hatching=Hatching(angle=40, length=56, width=6)
    )
    figure.piece(
        polygon((126, 330), (274, 330), (296, 420), (104, 420)),
        PARCHMENT,
        shade=(16, 8),
        lamp=5,
        hatching=Hatching(angle=30, length=30),
    )
    for side in SIDES:
        figure.piece(
            side(polygon((104, 290), (130, 288), (142, 336), (120, 338))),
            PARCHMENT,
            line=4.5,
            shade=(5, 0),
            lamp=3,
        )


def _face(figure: Figure) -> None:
    knots = box(224, 366, 262, 400).turned(8, (240, 380))
    figure.piece(knots, TEAL, line=3.4, shade=(4, 4), lamp=2)
    for number in range(4):
        figure.stroke((226 + number * 11, 369 + number), (224 + number * 11, 360 + number), width=3)
    figure.piece(
        blob((140, 268), (260, 268), (268, 316), (200, 340), (132, 316)),
        TAN,
        shade=(26, 0),
        lamp=0,
        hatching=Hatching(length=26),
    )
    ears(figure, 108, 206, TAN, 1.05)
    face = blob(
        (200, 84),
        (262, 94),
        (286, 140),
        (290, 204),
        (286, 262),
        (254, 312),
        (200, 322),
        (146, 312),
        (114, 262),
        (110, 204),
        (114, 140),
        (138, 94),
    )
    figure.piece(face, TAN, line=6, shade=(20, 9), lamp=7, hatching=Hatching(length=24))
    figure.fill(ellipse(180, 112, 30, 12, -8), "#FFF8E6", 0.35)


def _weary_eyes(figure: Figure) -> None:
    figure.eye(158, 190, 20, 16, look=(4, 1), pupil=7.5, lid=0.3, tilt=-8, skin=TAN, iris="#4D8AAB")
    figure.eye(242, 190, 20, 16, look=(-3, 1), pupil=7.5, lid=0.3, tilt=8, skin=TAN, iris="#4D8AAB")
    figure.piece(
        blob(corner(118, 172), (132, 146), (166, 144), corner(190, 164), (182, 174), (150, 166)),
        SILVER,
        line=4.5,
        shade=(5, 5),
        hatching=Hatching(angle=80, length=10),
    )
    figure.piece(
        blob(corner(118, 172), (132, 146), (166, 144), corner(190, 164), (182, 174), (150, 166)).mirrored(),
        SILVER,
        line=4.5,
        shade=(5, 5),
        hatching=Hatching(angle=80, length=10),
    )
    figure.strokes((138, 210), (158, 217), (180, 209), width=4, colour=TAN.dark)
    figure.strokes((144, 222), (160, 228), (174, 222), width=3, colour=TAN.dark)
    for y, number in ((130, 30), (118, 24)):
        figure.stroke((200 - number, y), (200, y - 4), (200 + number, y), width=3.4, colour=TAN.dark)


def _whiskers_chops_that_meet(figure: Figure) -> None:
    chops = blob(
        corner(108, 150),
        (122, 176),
        (124, 212),
        (136, 240),
        (164, 250),
        (188, 242),
        corner(200, 250),
        corner(202, 272),
        (178, 284),
        (156, 300),
        (136, 330),
        (112, 322),
        (104, 336),
        (88, 312),
        (74, 304),
        (82, 284),
        (70, 262),
        (82, 244),
        (78, 220),
        (96, 190),
    )
    for side in SIDES:
        figure.piece(
            side(chops), SILVER, line=5.5, shade=(9, 8), lamp=5, hatching=Hatching(angle=70, length=20)
        )
    for line in (
        [(108, 196), (102, 240), (110, 280)],
        [(122, 236), (126, 268), (122, 300)],
        [(146, 262), (146, 282), (138, 302)],
        [(176, 258), (164, 270), (154, 280)],
    ):
        figure.strokes(*line, width=4, colour=SILVER.dark)


def _broken_nose(figure: Figure) -> None:
    figure.piece(
        blob(
            (188, 176),
            (212, 176),
            (206, 200),
            (226, 214),
            (238, 238),
            (222, 254),
            (196, 256),
            (168, 250),
            (164, 232),
            (182, 212),
            (180, 194),
        ),
        TAN,
        line=4.5,
        shade=(9, 6),
        lamp=6,
    )
    figure.stroke((190, 196), (212, 204), width=4, colour=TAN.dark)


def _mouth_kind(figure: Figure) -> None:
    figure.stroke((174, 292), (198, 299), (228, 288), width=7, start=2, end=3)
    figure.stroke((188, 311), (202, 313), (214, 309), width=4, colour=TAN.dark)
    figure.stroke((216, 293), (268, 302), (316, 286), width=4.6, start=4, end=3)
    figure.stroke((216, 293), (268, 302), (316, 286), width=2.4, start=2, end=2, colour=STRAW.base)
    for number in range(4):
        for way in (-1, 1):
            figure.piece(
                blob(corner(0, -12), (7, 0), (0, 11), (-7, 0))
                .turned(62 + way * 34, (0, 0))
                .moved(308 + number * 13, 283 - number * 6 + way * 7),
                STRAW,
                line=3,
                shade=(3, 2),
                lamp=2,
            )


def _cap(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(104, 128),
            (96, 86),
            (126, 42),
            (200, 26),
            (272, 40),
            (306, 82),
            corner(296, 128),
            (250, 104),
            (200, 98),
            (150, 104),
        ),
        BONE,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(length=36),
    )
    figure.piece(
        blob(
            (98, 134),
            (104, 110),
            (150, 94),
            (200, 90),
            (250, 94),
            (296, 110),
            (302, 134),
            (286, 140),
            (200, 116),
            (114, 140),
        ),
        BONE,
        shade=(6, 6),
    )
    figure.stroke((150, 44), (138, 70), (140, 92), width=4, colour=BONE.dark)
    figure.stroke((236, 40), (252, 66), (252, 92), width=4, colour=BONE.dark)


def _crossed_forearms(figure: Figure) -> None:
    figure.piece(
        blob((20, 420), (30, 372), (76, 346), (150, 352), (236, 378), (252, 404), (236, 424), (120, 424)),
        TAN,
        line=6,
        shade=(14, 10),
        lamp=6,
        hatching=Hatching(angle=10, length=18),
    )
    figure.piece(
        blob((380, 424), (372, 372), (326, 342), (258, 350), (176, 370), (158, 394), (172, 424), (290, 424)),
        TAN,
        line=6,
        shade=(14, 10),
        lamp=6,
        hatching=Hatching(angle=10, length=18),
    )
    figure.piece(
        blob((-12, 420), (-4, 360), (38, 336), (84, 346), (74, 384), (40, 420)),
        OCHRE,
        line=5.5,
        shade=(10, 8),
        lamp=5,
    )
    figure.piece(
        blob((412, 420), (404, 356), (362, 330), (318, 342), (330, 380), (364, 420)),
        OCHRE,
        line=5.5,
        shade=(12, 8),
        lamp=5,
    )
    for number in range(3):
        figure.stroke((170, 372 + number * 13), (192, 368 + number * 13), width=4)
