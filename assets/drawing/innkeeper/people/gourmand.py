"""Gourmand."""

from assets.drawing.curves import SIDES, blob, brush, corner
from assets.drawing.innkeeper.body_parts import tear
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import GOLD, SILVER, TOAD
from assets.drawing.palette import BLUE, INK, LINEN, OCHRE, PARCHMENT, PINK, PLUM, RED, STRAW, WINE
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Gourmand, 400 x 400."""
    art.ground("#C9A0A8", "#4A3A22", "#5C482C", seed=216)
    figure = Figure(art)
    _body(figure)
    _head_vastly_wide(figure)
    _belly_pale_throat(figure)
    _eye_turrets(figure)
    _mouth_enormous_smile(figure)
    _coronet_of_parsley(figure)
    _bib_napkin(figure)
    _pie_left(figure)
    _spoon(figure)


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(-30, 420), (-16, 350), (50, 306), (200, 296), (350, 306), (416, 350), corner(430, 420)
    )
    figure.piece(
        shoulders, PLUM, line=6, shade=(24, 10), lamp=6, hatching=Hatching(angle=40, length=56, width=6)
    )


def _head_vastly_wide(figure: Figure) -> None:
    head = blob(
        (200, 96),
        (246, 100),
        (282, 120),
        (330, 170),
        (376, 230),
        (384, 282),
        (330, 330),
        (200, 350),
        (70, 330),
        (16, 282),
        (24, 230),
        (70, 170),
        (118, 120),
        (154, 100),
    )
    figure.piece(head, TOAD, line=7, shade=(24, 11), lamp=8, hatching=Hatching(length=54, width=6, step=13))


def _belly_pale_throat(figure: Figure) -> None:
    figure.piece(
        blob((44, 288), (120, 312), (200, 318), (280, 312), (356, 288), (330, 334), (200, 356), (70, 334)),
        PARCHMENT,
        line=0,
        shade=(16, 10),
        lamp=0,
        hatching=Hatching(angle=60, length=22),
    )


def _eye_turrets(figure: Figure) -> None:
    for side in SIDES:
        figure.piece(
            side(
                blob((78, 152), (70, 100), (98, 62), (140, 60), (170, 90), (172, 138), (140, 168), (100, 170))
            ),
            TOAD,
            line=6,
            shade=(12, 8),
            lamp=7,
            hatching=Hatching(length=18),
        )
    figure.eye(
        122, 112, 32, 30, look=(8, 10), pupil=10, lid=0.4, lower_lid=0.08, tilt=-6, skin=TOAD, iris="#E9A23B"
    )
    figure.eye(
        278, 112, 32, 30, look=(-8, 10), pupil=10, lid=0.4, lower_lid=0.08, tilt=6, skin=TOAD, iris="#E9A23B"
    )
    for x, y, reach in (
        (70, 200, 11),
        (96, 186, 7),
        (52, 238, 9),
        (326, 196, 11),
        (300, 182, 7),
        (350, 240, 8),
        (184, 122, 7),
        (222, 130, 9),
        (206, 112, 5),
        (338, 214, 5),
    ):
        figure.piece(ellipse(x, y, reach, reach * 0.85), TOAD, line=3, shade=(3, 3), lamp=2)
    figure.ink(ellipse(182, 182, 6, 4, -30), ellipse(218, 182, 6, 4, 30))
    figure.fill(ellipse(84, 254, 34, 22), PINK.base, 0.6)
    figure.fill(ellipse(318, 254, 32, 22), PINK.base, 0.6)


def _mouth_enormous_smile(figure: Figure) -> None:
    figure.stroke(
        (48, 222),
        (88, 252),
        (140, 272),
        (200, 278),
        (260, 272),
        (312, 252),
        (352, 222),
        width=11,
        start=3,
        end=3,
    )
    figure.stroke((42, 214), (56, 232), width=6, start=2, end=2)
    figure.stroke((358, 214), (344, 232), width=6, start=2, end=2)
    figure.piece(
        blob(corner(212, 279), corner(284, 268), (300, 296), (288, 326), (262, 334), (236, 322), (220, 300)),
        PINK,
        shade=(9, 7),
        lamp=5,
    )
    figure.stroke((252, 278), (262, 302), (264, 320), width=4, colour=PINK.dark)
    tear(figure, 276, 350, 0.8)


def _coronet_of_parsley(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(168, 98),
            (162, 66),
            (178, 40),
            (200, 32),
            (222, 40),
            (238, 66),
            corner(232, 98),
            (200, 106),
        ),
        GOLD,
        line=5.5,
        shade=(9, 7),
        lamp=5,
    )
    for x, y in ((172, 52), (200, 34), (228, 52)):
        figure.piece(ellipse(x, y, 8), RED, line=3.6, shade=(3, 3), lamp=2)
    figure.piece(
        blob((160, 98), (200, 88), (240, 98), (238, 112), (200, 104), (162, 112)),
        LINEN,
        line=4.5,
        shade=(4, 4),
        lamp=2,
    )


def _bib_napkin(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(100, 340),
            (160, 356),
            (200, 360),
            (240, 356),
            corner(300, 340),
            corner(322, 420),
            corner(78, 420),
        ),
        LINEN,
        line=5.5,
        shade=(14, 8),
        lamp=5,
        hatching=Hatching(angle=60, length=26),
    )
    figure.fill(blob((136, 380), (150, 370), (164, 380), (158, 396), (140, 396)), WINE.light, 0.8)
    figure.fill(blob((232, 368), (244, 362), (250, 374), (240, 384)), OCHRE.base, 0.9)


def _pie_left(figure: Figure) -> None:
    figure.piece(polygon((-14, 346), (126, 346), (104, 396), (8, 396)), BLUE, line=5.5, shade=(12, 7), lamp=5)
    figure.stroke((-4, 362), (118, 362), width=4, start=3, end=3, colour=LINEN.base)
    parsley = blob((-16, 346), (-2, 326), (26, 314), (56, 310), (88, 314), (114, 326), (128, 346))
    figure.piece(parsley, OCHRE, line=5.5, shade=(9, 8), lamp=5)
    figure.fill(
        union(
            [
                box(x - 4, 280, x + 4, 380).turned(reach, (x, 336))
                for reach in (38, -38)
                for x in (0, 30, 60, 90, 118)
            ]
        )
        & parsley.grown(-4),
        OCHRE.dark,
    )
    figure.piece(
        union([ellipse(-12 + number * 20, 347, 12, 9) for number in range(8)]), STRAW, shade=(4, 5), lamp=3
    )
    for knots in ([(34, 296), (26, 280), (40, 266), (32, 250)], [(72, 294), (66, 278), (80, 262), (72, 248)]):
        shape = brush(knots, 3, 10, 3)
        figure.fill(shape.grown(3), INK)
        figure.fill(shape, "#FFF8E6")


def _spoon(figure: Figure) -> None:
    for number in range(3):
        figure.piece(
            tube(19, (18 + number * 30, 430), (22 + number * 28, 394), steps=10)
            | ellipse(22 + number * 28, 384, 15, 14),
            TOAD,
            shade=(6, 6),
        )
    figure.piece(box(334, 262, 346, 410).turned(14, (340, 330)), SILVER, line=4.5, shade=(4, 0), lamp=2)
    figure.piece(ellipse(340, 236, 24, 34).turned(14, (340, 330)), SILVER, line=5.5, shade=(8, 7), lamp=5)
    figure.piece(ellipse(340, 234, 14, 23).turned(14, (340, 330)), SILVER, line=0, shade=(-5, -5), lamp=0)
    figure.piece(
        blob((296, 430), (306, 388), (336, 366), (372, 376), (396, 430)),
        TOAD,
        line=5.5,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=16),
    )
    for number in range(3):
        figure.piece(
            tube(18, (372, 372 + number * 22), (340, 368 + number * 22), steps=10)
            | ellipse(332, 368 + number * 22, 14, 12),
            TOAD,
            line=4.5,
            shade=(5, 5),
            lamp=3,
        )
