"""Granny Underbridge."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.orcs import tusk
from assets.drawing.monster_inn.palette import KIND, MAGENTA, STONE, WHITE_CREAM
from assets.drawing.monster_inn.trolls import moss_on, troll_ears, troll_head, troll_nose
from assets.drawing.palette import IRON, NIGHT, OCHRE, PINK, RED, STRAW, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Granny Underbridge, 400 x 400."""
    art.ground(*KIND["troll"], seed=11)
    _stone_bridge_arch_behind(art)
    _angry_brows(art)
    _grumpy_mouth_lipstick(art)
    _moss_perm(art)
    _rolling_pin_club(art)


def _stone_bridge_arch_behind(art: Picture) -> None:
    art.piece(
        blob(
            corner(-20, 430),
            corner(-20, 150),
            (60, 120),
            (200, 104),
            (340, 120),
            corner(420, 150),
            corner(420, 430),
        )
        - blob(corner(36, 430), (40, 300), (110, 220), (200, 204), (290, 220), (360, 300), corner(364, 430)),
        NIGHT,
        line=6,
        shade=(12, 8),
        lamp=5,
    )
    for line in (
        [(10, 140), (24, 200)],
        [(60, 124), (76, 180)],
        [(120, 112), (128, 170)],
        [(280, 112), (272, 170)],
        [(340, 124), (324, 180)],
        [(390, 140), (374, 200)],
        [(-10, 230), (40, 260)],
        [(410, 230), (360, 260)],
    ):
        art.stroke(*line, start=4, end=4)
    art.close_ground()
    bust(art, MAGENTA, 322, 190)
    for x, y in ((60, 372), (104, 404), (150, 366), (250, 366), (300, 404), (344, 372), (200, 396)):
        art.piece(
            union(
                [
                    ellipse(x + 9 * math.cos(number * 1.257), y + 9 * math.sin(number * 1.257), 7)
                    for number in range(5)
                ]
            ),
            WHITE_CREAM,
            line=2.6,
            shade=None,
            lamp=0,
        )
        art.fill(ellipse(x, y, 5), OCHRE.base)
    art.piece(
        blob(corner(120, 336), (200, 366), corner(280, 336), (290, 356), (200, 392), (110, 356)),
        WHITE_CREAM,
        shade=(8, 7),
        lamp=3,
        hatching=Hatching(angle=60, length=12),
    )
    troll_ears(art)
    for way in (-1, 1):
        art.piece(ellipse(200 + way * 138, 228, 13), RED, line=4, shade=(4, 4), lamp=3)
    troll_head(art)


def _angry_brows(art: Picture) -> None:
    for _ in art.both_sides():
        art.fill(blob((110, 168), (150, 154), (186, 186), (176, 214), (136, 214)), STONE.dark, 0.7)
    art.eye(150, 188, 24, 19, look=(7, 2), pupil=7, lid=0.26, skin=STONE, tilt=16, iris="#FF9A2E")
    art.eye(250, 188, 24, 19, look=(-7, 2), pupil=7, lid=0.26, skin=STONE, tilt=-16, iris="#FF9A2E")
    art.stroke((108, 154), (150, 154), (190, 188), width=16, start=4, end=10, colour=STONE.dark)
    art.stroke((292, 154), (250, 154), (210, 188), width=16, start=4, end=10, colour=STONE.dark)
    troll_nose(art, y1=272, width=38)
    art.piece(ellipse(226, 246, 9), Tones("#EFC0AE", "#C98676", "#82504C"), line=4, shade=(3, 3), lamp=2)
    art.stroke((230, 240), (240, 230), width=3)
    art.stroke((228, 238), (230, 226), width=3)


def _grumpy_mouth_lipstick(art: Picture) -> None:
    art.piece(
        blob(
            corner(112, 312),
            (150, 288),
            (200, 282),
            (250, 288),
            corner(288, 312),
            (250, 318),
            (200, 322),
            (150, 318),
        ),
        WINE,
        shade=(9, 5),
    )
    art.stroke((118, 310), (160, 302), (200, 304), (240, 302), (282, 310), width=6, start=2, end=2)
    tusk(art, 142, 312, 38, 12, -4)
    tusk(art, 258, 312, 38, 12, 4)
    art.stroke((160, 334), (200, 340), (240, 334), width=4, colour=STONE.dark)


def _moss_perm(art: Picture) -> None:
    moss_on(
        art,
        [
            (200 + 112 * math.cos(angle), 132 + 86 * math.sin(angle), 1.45)
            for angle in [math.pi * (1.02 + index * 0.96 / 9) for index in range(10)]
        ]
        + [(200, 70, 1.6), (160, 86, 1.5), (240, 86, 1.5), (120, 118, 1.2), (280, 118, 1.2)],
        radius=21,
    )
    for x, y, reach in ((132, 76, -28), (200, 52, 0), (268, 76, 28)):
        with art.at(x, y, turned=reach):
            art.piece(box(-27, -15, 27, 15).grown(4), PINK, shade=(7, 7))
            for number in (-16, 0, 16):
                art.fill(box(number - 2, -17, number + 2, 17), PINK.dark)
            art.piece(ellipse(-31, 0, 7, 17), PINK, line=4, shade=(3, 3), lamp=2)


def _rolling_pin_club(art: Picture) -> None:
    sleeve(art, 346, 364, MAGENTA, 50)
    with art.at(344, 344, turned=14):
        art.piece(box(-10, -246, 10, 70), WOOD, shade=(6, 0), lamp=3)
        art.piece(
            blob(
                (-34, -214), (0, -222), (34, -214), (36, -130), (34, -52), (0, -44), (-34, -52), (-36, -130)
            ),
            STRAW,
            line=6,
            shade=(14, 6),
            lamp=6,
            hatching=Hatching(angle=0, length=22),
        )
        art.piece(ellipse(0, -250, 15, 17), WOOD, shade=(5, 5))
        for px, py, reach in ((-36, -180, -90), (36, -180, 90), (-36, -90, -90), (36, -90, 90)):
            art.piece(
                polygon((px - 11, py + 4), (px, py - 26), (px + 11, py + 4)).turned(reach, (px, py)),
                IRON,
                line=4,
                shade=(4, 2),
                lamp=2,
            )
    fist(art, 344, 350, STONE, 1.25, 6)
    sleeve(art, 54, 372, MAGENTA, 50)
    with art.at(70, 322, turned=-6):
        art.piece(
            ellipse(44, -18, 18, 17) - ellipse(44, -18, 9, 8), WHITE_CREAM, line=4.5, shade=(4, 4), lamp=2
        )
        art.piece(
            blob(corner(-42, -46), corner(42, -46), (36, -8), (20, 10), (-20, 10), (-36, -8)),
            WHITE_CREAM,
            line=5.5,
            shade=(11, 6),
        )
        art.piece(ellipse(0, -46, 42, 9), Tones("#C98B5C", "#94592F", "#5A331F"), line=4, shade=None, lamp=0)
        for x in (-20, 2, 22):
            art.fill(
                union(
                    [
                        ellipse(x + 5 * math.cos(number * 1.257), -20 + 5 * math.sin(number * 1.257), 4.4)
                        for number in range(5)
                    ]
                ),
                MAGENTA.base,
            )
        art.stroke((-12, -62), (-20, -78), (-8, -92), (-16, -108), width=7, start=3, end=2, colour="#F2F0EA")
        art.stroke((14, -62), (6, -80), (18, -94), (10, -110), width=7, start=3, end=2, colour="#F2F0EA")
    fist(art, 62, 356, STONE, 1.2, -4)
    art.piece(
        blob((92, 352), (112, 330), (128, 320), (134, 330), (122, 346), (108, 364)),
        STONE,
        line=4.5,
        shade=(5, 4),
        lamp=3,
    )
