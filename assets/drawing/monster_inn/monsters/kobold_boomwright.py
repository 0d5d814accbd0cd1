"""Kobold Boomwright."""

import math

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.kobolds import frill, kobold_head, kobold_horns
from assets.drawing.monster_inn.palette import DARK, FLAME, KIND, KOBOLD, STEEL
from assets.drawing.monster_inn.props import sparks, teeth
from assets.drawing.palette import CREAM, IRON, MOUTH, OCHRE, PARCHMENT, RUST, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Kobold Boomwright, 400 x 400."""
    art.ground(*KIND["kobold"], seed=10)
    _spring_trap(art)
    _goggle_eye(art)
    _toothy_sly_grin(art)
    _bomb(art)
    _wrench(art)


def _spring_trap(art: Picture) -> None:
    art.piece(
        (
            ellipse(318, 110, 58) - ellipse(318, 110, 24)
            | union([box(306, 36, 330, 62).turned(number * 45, (318, 110)) for number in range(8)])
        )
        - ellipse(318, 110, 24),
        STEEL,
        shade=(9, 7),
    )
    bust(art, WOOD, 308, 160)
    art.piece(
        blob(corner(120, 330), (200, 352), corner(280, 330), corner(300, 430), corner(100, 430)),
        OCHRE,
        shade=(16, 8),
        lamp=5,
        hatching=Hatching(angle=30, length=30),
    )
    for x in (132, 268):
        art.piece(ellipse(x, 346, 8), IRON, line=3, shade=(3, 3), lamp=2)
    frill(art, RUST, 1)
    kobold_horns(art, "up")
    kobold_head(art)
    art.eye(
        154, 176, 25, 22, look=(6, 2), pupil=8, lid=0.3, skin=KOBOLD, tilt=14, iris="#FFCB45", is_slit=True
    )
    art.stroke((122, 150), (154, 146), (186, 172), width=13, start=4, end=8, colour=KOBOLD.dark)


def _goggle_eye(art: Picture) -> None:
    hair = blob(
        (200, 88),
        (250, 96),
        (288, 138),
        (286, 190),
        (262, 218),
        (138, 218),
        (114, 190),
        (112, 138),
        (150, 96),
    )
    art.piece(
        polygon((96, 116), (230, 150), (222, 178), (96, 142)) & hair, WOOD, line=4, shade=(4, 5), lamp=3
    )
    art.piece(
        polygon((270, 150), (300, 142), (300, 168), (270, 180)) & hair, WOOD, line=4, shade=(3, 3), lamp=2
    )
    art.piece(ellipse(248, 174, 40), OCHRE, shade=(6, 6))
    art.piece(ellipse(248, 174, 28), Tones("#FFF3B0", "#A6EE62", "#4E9A34"), line=4, shade=(7, 6), lamp=0)
    art.ink(ellipse(243, 176, 6, 17))
    art.fill(blob((230, 160), (240, 152), (250, 152), (236, 168)), "#FFFFFF", 0.8)


def _toothy_sly_grin(art: Picture) -> None:
    shape = blob(
        corner(138, 254),
        (168, 268),
        (200, 272),
        (234, 268),
        corner(268, 244),
        (258, 284),
        (200, 300),
        (150, 284),
    )
    art.piece(shape, MOUTH, line=4, shade=None, lamp=0)
    teeth(art, [(150 + number * 15, 262 + 6 * math.sin(number * 0.5)) for number in range(8)], True, 17)
    teeth(art, [(166 + number * 17, 296 - 2 * abs(number - 2)) for number in range(5)], False, 12, width=5)


def _bomb(art: Picture) -> None:
    sleeve(art, 62, 344, WOOD, 38)
    art.piece(ellipse(64, 276, 54), DARK, line=6, shade=(15, 12), lamp=7)
    art.fill(ellipse(44, 256, 14, 9, -40), "#B9A9D0", 0.8)
    art.piece(box(50, 212, 78, 232).turned(0), DARK, shade=(6, 3), lamp=3)
    art.piece(
        brush([(64, 212), (70, 190), (50, 172), (56, 146)], 6, 7, 5),
        PARCHMENT,
        line=3.5,
        shade=(2, 2),
        lamp=0,
    )
    art.piece(star(56, 136, 26, 10, 7, -80), FLAME, line=4, shade=None, lamp=3)
    art.fill(star(56, 136, 13, 5, 7), CREAM)
    sparks(art, (90, 112, 8), (24, 108, 7), (22, 170, 6))
    fist(art, 66, 338, KOBOLD, 1.05, 0)


def _wrench(art: Picture) -> None:
    sleeve(art, 338, 344, WOOD, 38)
    with art.at(336, 330, turned=16):
        art.piece(box(-9, -92, 9, 60), IRON, shade=(6, 0), lamp=3)
        art.piece(
            blob(
                corner(-28, -142),
                (-34, -112),
                (-14, -86),
                (14, -86),
                (34, -112),
                corner(28, -142),
                corner(12, -144),
                (12, -120),
                (-12, -120),
                corner(-12, -144),
            ),
            IRON,
            shade=(7, 4),
        )
    fist(art, 336, 332, KOBOLD, 1.05, 8)
