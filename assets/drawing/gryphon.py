"""The house gryphon: scruffy, cross-eyed, proud of it."""

import math
import random

from assets.drawing.curves import blob, corner
from assets.drawing.palette import CHALK, FUR, OCHRE, PARCHMENT, PINK, RUST, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the head of the gryphon, 400 x 400."""
    _mane(art)
    _ears_and_face(art)
    _tuft(art)
    _eyes(art)
    _beak(art)
    _plaster(art)


def portrait() -> Picture:
    """The gryphon as a picture of its own, to be placed into others."""
    art = Picture()
    draw(art)
    return art


def _mane(art: Picture) -> None:
    rng = random.Random(5)
    outer = [_long_feather(number, rng) for number in range(22)]
    art.piece(
        union(outer), RUST, line=7, shade=(16, 12), lamp=6, hatching=Hatching(angle=20, length=40, width=6)
    )
    inner = [_short_feather(number, rng) for number in range(18)]
    art.piece(
        union(inner), OCHRE, line=6, shade=(14, 10), lamp=5, hatching=Hatching(angle=20, length=26, width=6)
    )


def _long_feather(number: int, rng: random.Random) -> Shape:
    length = 150 + rng.uniform(-14, 20)
    feather = blob(corner(200, 205), (222, 120), corner(200, 205 - length), (178, 120))
    angle = 2 * math.pi * number / 22 + 0.1
    return feather.turned(math.degrees(angle) + rng.uniform(-7, 7), (200, 205))


def _short_feather(number: int, rng: random.Random) -> Shape:
    feather = blob(corner(200, 205), (218, 140), corner(200, 87 - rng.uniform(-8, 12)), (182, 140))
    return feather.turned(number * 360 / 18 + rng.uniform(-6, 6), (200, 205))


def _ears_and_face(art: Picture) -> None:
    ear = blob(corner(128, 140), (96, 90), corner(92, 28), (136, 66), corner(168, 112))
    inside = blob(corner(128, 124), (110, 90), corner(106, 54), (132, 80), corner(148, 108))
    _ear(art, ear, inside)
    _ear(art, ear.mirrored().turned(16, (260, 120)), inside.mirrored().turned(16, (260, 120)))
    art.piece(
        blob(
            (200, 92),
            (262, 112),
            (292, 170),
            (286, 230),
            (250, 270),
            (200, 282),
            (150, 270),
            (114, 230),
            (108, 170),
            (138, 112),
        ),
        PARCHMENT,
        line=7,
        shade=(18, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=36, width=6),
    )


def _tuft(art: Picture) -> None:
    art.piece(
        blob(
            corner(168, 110),
            (158, 66),
            (178, 78),
            corner(186, 40),
            (204, 72),
            corner(228, 46),
            (226, 80),
            corner(248, 72),
            corner(236, 112),
            (200, 122),
        ),
        RUST,
        line=6,
        shade=(6, 5),
        lamp=5,
    )


def _ear(art: Picture, ear: Shape, inside: Shape) -> None:
    art.piece(ear, FUR, line=6, shade=(8, 7), lamp=5, hatching=Hatching(angle=60, length=12))
    art.piece(inside, PINK, line=0, shade=(5, 0), lamp=0)


def _eyes(art: Picture) -> None:
    art.eye(154, 176, 35, 36, look=(14, 6), pupil=11, lid=0.12, skin=PARCHMENT, iris=OCHRE.base)
    art.eye(246, 168, 29, 30, look=(-12, 7), pupil=10, lid=0.3, skin=PARCHMENT, tilt=-8, iris=OCHRE.base)
    art.stroke((108, 140), (146, 126), (186, 148), width=16, start=5, end=7)
    art.stroke((286, 126), (252, 124), (216, 142), width=16, start=5, end=7)


def _beak(art: Picture) -> None:
    art.piece(
        blob((162, 226), (240, 222), (262, 264), (240, 300), (206, 318), (176, 302), (158, 268)),
        Tones("#C0562A", "#8A3A1E", "#5b1530"),
        line=6,
        shade=(8, 6),
        lamp=0,
    )
    art.fill(ellipse(214, 292, 26, 14), PINK.base)
    art.piece(
        blob(
            corner(146, 216),
            (200, 184),
            corner(262, 214),
            (272, 250),
            (258, 288),
            corner(236, 318),
            (228, 286),
            (196, 268),
            (160, 276),
            (142, 252),
        ),
        OCHRE,
        line=7,
        shade=(15, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=24),
    )
    art.ink(ellipse(184, 226, 9, 6, -20), ellipse(222, 222, 9, 6, 20))
    art.piece(polygon((172, 272), (190, 268), (184, 290)), CHALK, line=3, shade=None, lamp=0)
    art.stroke((150, 252), (196, 250), (238, 272), width=0)
    for x, y in ((124, 226), (132, 240), (276, 206)):
        art.fill(ellipse(x, y, 4), PARCHMENT.dark)


def _plaster(art: Picture) -> None:
    plaster = box(226, 98, 282, 116).turned(28)
    art.piece(plaster, Tones("#FFF8E6", "#F5B5A8", "#DE8578"), line=4, shade=(0, 4), lamp=0)
