"""Purl the Berserk."""

import math

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import fist
from assets.drawing.monster_inn.orcs import orc_ears, orc_head, orc_snout, tusk
from assets.drawing.monster_inn.palette import KIND, MAGENTA, ORC
from assets.drawing.monster_inn.props import teeth
from assets.drawing.palette import IRON, MOUTH, PARCHMENT, PINK, RED, STRAW, TEAL, WINE
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Purl the Berserk, 400 x 400."""
    art.ground(*KIND["orc"], seed=13)
    _bare_shoulders(art)
    _mohawk(art)
    _warpaint(art)
    _knitting(art)


def _bare_shoulders(art: Picture) -> None:
    art.piece(
        blob(
            corner(-30, 430),
            (-10, 350),
            (50, 300),
            (130, 284),
            (270, 284),
            (350, 300),
            (410, 350),
            corner(430, 430),
        ),
        ORC,
        line=7,
        shade=(24, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(
        blob(corner(70, 430), (84, 352), (130, 316), (200, 340), (270, 316), (316, 352), corner(330, 430)),
        TEAL,
        line=6,
        shade=(18, 8),
        lamp=5,
    )
    for row in range(3):
        for number in range(9):
            x = 96 + number * 26
            y = 372 + row * 20
            art.stroke(
                (x - 9, y - 7),
                (x, y + 6),
                (x + 9, y - 7),
                start=3,
                end=3,
                colour=TEAL.light if (number + row) % 2 else PARCHMENT.base,
            )


def _mohawk(art: Picture) -> None:
    art.piece(
        blob(
            corner(150, 112),
            (140, 60),
            corner(164, 72),
            (158, 10),
            corner(186, 44),
            (192, -16),
            corner(216, 34),
            (240, -2),
            corner(240, 52),
            (268, 28),
            (256, 86),
            corner(250, 116),
            (200, 96),
        ),
        RED,
        line=6,
        shade=(12, 7),
        lamp=5,
        hatching=Hatching(angle=75, length=26),
    )
    orc_ears(art, ring=IRON)
    orc_head(art, has_jaw=6)


def _warpaint(art: Picture) -> None:
    paint = blob(
        (96, 196),
        (150, 176),
        (180, 196),
        (220, 196),
        (250, 176),
        (304, 196),
        (306, 222),
        (250, 208),
        (200, 214),
        (150, 208),
        (94, 222),
    )
    art.fill(paint, TEAL.dark, 0.0)
    for way in (-1, 1):
        for number in range(3):
            art.fill(
                blob(
                    (200 + way * (70 + number * 18), 214 + number * 2),
                    (200 + way * (84 + number * 18), 212 + number * 2),
                    (200 + way * (82 + number * 14), 262 - number * 8),
                    (200 + way * (74 + number * 14), 262 - number * 8),
                ),
                WINE.base,
            )
    art.fill(blob((192, 96), (208, 96), (206, 168), (194, 168)), WINE.base)
    art.eye(150, 176, 23, 17, look=(7, 2), pupil=6, lid=0.24, skin=ORC, tilt=18, iris="#F0715A")
    art.eye(250, 176, 23, 17, look=(-7, 2), pupil=6, lid=0.24, skin=ORC, tilt=-18, iris="#F0715A")
    art.stroke((108, 142), (148, 144), (190, 178), width=18, start=5, end=10, colour=RED.dark)
    art.stroke((292, 142), (252, 144), (210, 178), width=18, start=5, end=10, colour=RED.dark)
    orc_snout(art, y=222, width=48, height=32, ring=None)
    mouth = blob(
        corner(128, 268),
        (164, 256),
        (200, 262),
        (236, 256),
        corner(272, 268),
        (270, 312),
        (200, 330),
        (130, 312),
    )
    art.piece(mouth, MOUTH, line=4.5, shade=None, lamp=0)
    art.fill(ellipse(200, 318, 40, 14) & mouth, PINK.base)
    teeth(art, [(166 + index * 17, 260) for index in range(5)], True, 15, width=7)
    tusk(art, 142, 308, 66, 17, -10)
    tusk(art, 258, 308, 66, 17, 10)


def _knitting(art: Picture) -> None:
    scar = blob(
        corner(88, 330),
        (150, 356),
        (200, 362),
        (250, 356),
        corner(312, 330),
        corner(312, 376),
        (250, 402),
        (200, 408),
        (150, 402),
        corner(88, 376),
    )
    art.piece(scar, WINE, line=5.5, shade=(8, 9))
    for number in range(9):
        x = 104 + number * 24
        y = 360 + 18 * math.sin((number + 0.4) / 9 * math.pi)
        art.stroke((x - 8, y - 10), (x, y + 2), (x + 8, y - 10), width=4.4, start=3, end=3, colour=WINE.light)
        art.stroke((x - 8, y + 4), (x, y + 16), (x + 8, y + 4), width=4.4, start=3, end=3, colour=WINE.light)
    for _ in art.both_sides():
        with art.at(58, 340, turned=-20):
            art.piece(
                blob(corner(-7, 70), (-8, -90), corner(0, -180), (8, -90), corner(7, 70)),
                STRAW,
                shade=(5, 0),
                lamp=3,
            )
        art.piece(
            blob(corner(-6, 440), (4, 386), (34, 356), (84, 356), (112, 390), corner(116, 440)),
            ORC,
            line=6,
            shade=(10, 8),
            lamp=5,
            hatching=Hatching(length=24),
        )
        fist(art, 62, 346, ORC, 1.16, 6)
    art.piece(ellipse(366, 214, 32), MAGENTA, shade=(9, 7), lamp=5)
    for line in (
        [(342, 204), (364, 218), (394, 204)],
        [(344, 224), (368, 232), (390, 224)],
        [(354, 188), (362, 214), (358, 240)],
        [(374, 186), (380, 214), (374, 240)],
    ):
        art.stroke(*line, width=4, start=2, end=2, colour=MAGENTA.dark)
    shape = brush([(340, 228), (318, 262), (322, 300), (296, 330), (290, 366)], 4, 5, 4)
    art.ink(shape.grown(2.4))
    art.fill(shape, MAGENTA.base)
