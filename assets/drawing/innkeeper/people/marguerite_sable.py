"""Marguerite Sable."""

import math

from assets.drawing.curves import SIDES, blob, corner, star
from assets.drawing.innkeeper.body_parts import fist, point
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import GOLD, ROSE
from assets.drawing.palette import COAL, INK, LINEN, NIGHT, PALE, PARCHMENT, PLUM, RED, WINE
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Marguerite Sable, 400 x 400."""
    art.ground("#9B4565", "#241230", "#3A1A42", seed=105)
    figure = Figure(art)
    _feather_collar(figure)
    _hair_sleek_wave(figure)
    _velvet_half_mask(figure)
    _nose_lips(figure)
    _hair_front_wave(figure)
    _hand_with_treachery_cards_fanned(figure)
    _raised_glove(figure)


def _feather_collar(figure: Figure) -> None:
    feathers: list[Shape] = []
    for number in range(13):
        angle = math.pi * (1.02 + number * 0.96 / 12)
        feathers.append(
            blob(corner(200, 330), (226, 250), (216, 170), corner(200, 138), (184, 170), (174, 250)).turned(
                math.degrees(angle) + 90, (200, 336)
            )
        )
    figure.piece(union(feathers), COAL, line=6, shade=(12, 9), lamp=6, hatching=Hatching(angle=60, length=26))
    for number in range(13):
        angle = math.pi * (1.02 + number * 0.96 / 12)
        figure.stroke(
            (200 + 96 * math.cos(angle), 336 + 96 * math.sin(angle)),
            (200 + 178 * math.cos(angle), 336 + 178 * math.sin(angle)),
            width=4,
            colour=COAL.light,
        )
    shoulders = blob(
        corner(70, 420), (92, 366), (140, 330), (200, 322), (260, 330), (308, 366), corner(330, 420)
    )
    figure.piece(
        shoulders, WINE, line=6, shade=(20, 10), lamp=6, hatching=Hatching(angle=40, length=40, width=6)
    )


def _hair_sleek_wave(figure: Figure) -> None:
    figure.piece(
        blob(
            (200, 48),
            (266, 62),
            (300, 120),
            (300, 200),
            (318, 262),
            (296, 316),
            (262, 300),
            (138, 300),
            (104, 316),
            (82, 262),
            (100, 200),
            (100, 120),
            (134, 62),
        ),
        COAL,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=75, length=44, width=6),
    )
    figure.piece(
        blob((180, 262), (222, 262), (226, 330), (252, 344), (200, 380), (148, 344), (176, 330)),
        PALE,
        shade=(16, 0),
        lamp=0,
        hatching=Hatching(length=14),
    )
    figure.piece(
        union(
            [ellipse(158 + number * 14, 330 + (14 - abs(number - 3) ** 2 * 1.5), 7) for number in range(7)]
        ),
        NIGHT,
        line=3,
        shade=(3, 3),
        lamp=2,
    )
    figure.piece(
        blob(corner(200, 350), (212, 366), (200, 386), (188, 366)), RED, line=4, shade=(4, 4), lamp=3
    )
    face = blob(
        (200, 108),
        (250, 126),
        (264, 186),
        (252, 238),
        (222, 284),
        (202, 300),
        (180, 284),
        (150, 238),
        (136, 186),
        (150, 126),
    )
    figure.piece(face, PALE, shade=(16, 7), lamp=6)
    figure.fill(ellipse(160, 248, 15, 9) & face.grown(-3), ROSE.base, 0.6)
    figure.fill(ellipse(240, 246, 13, 9) & face.grown(-3), ROSE.base, 0.6)


def _velvet_half_mask(figure: Figure) -> None:
    mask = blob(
        corner(130, 158),
        (162, 152),
        (200, 174),
        (238, 152),
        corner(270, 158),
        corner(282, 146),
        (276, 196),
        (254, 226),
        (222, 224),
        (200, 206),
        (178, 224),
        (146, 226),
        (124, 196),
        corner(118, 146),
    )
    figure.piece(mask, PLUM, shade=(9, 8), lamp=5, hatching=Hatching(angle=30, length=16))
    for x in (165, 235):
        figure.eye(
            x,
            194,
            22,
            14,
            look=(-9, 1),
            pupil=7,
            lid=0.34,
            tilt=10 if x < 200 else -10,
            skin=PLUM,
            iris="#A8B45C",
        )
        way = 1 if x < 200 else -1
        figure.stroke((x - 24 * way, 200), (x - 8 * way, 180), (x + 22 * way, 196), width=6, start=3, end=2)
        figure.stroke((x - 23 * way, 198), (x - 36 * way, 188), start=4)
    for side in SIDES:
        for x, y in ((124, 168), (140, 163), (158, 163), (176, 170), (192, 180)):
            figure.piece(side(ellipse(x, y, 4.5)), GOLD, line=2.2, shade=None, lamp=0)
    figure.piece(
        blob(corner(200, 164), (209, 178), corner(200, 192), (191, 178)), RED, line=3, shade=(3, 3), lamp=2
    )


def _nose_lips(figure: Figure) -> None:
    figure.stroke((206, 206), (216, 238), (202, 244), end=2, colour=PALE.dark)
    figure.piece(
        blob(
            corner(176, 264),
            (192, 256),
            (202, 260),
            (212, 255),
            corner(236, 256),
            (224, 272),
            (206, 278),
            (190, 274),
        ),
        RED,
        line=3.6,
        shade=(4, 4),
        lamp=2,
    )
    figure.stroke((174, 265), (204, 266), (240, 253), width=4.4)
    figure.fill(ellipse(160, 262, 3.6), INK)


def _hair_front_wave(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(226, 60),
            (176, 58),
            (128, 98),
            (116, 170),
            (96, 236),
            corner(112, 290),
            (136, 234),
            (140, 180),
            (160, 140),
            (214, 108),
        ),
        COAL,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=75, length=20),
    )
    figure.piece(
        blob(
            corner(224, 62),
            (264, 78),
            (284, 130),
            (284, 190),
            (302, 244),
            corner(288, 292),
            (264, 236),
            (264, 180),
            (252, 138),
            (222, 110),
        ),
        COAL,
        shade=(8, 5),
        lamp=5,
        hatching=Hatching(angle=80, length=18),
    )
    figure.piece(
        blob(
            corner(222, 64),
            (246, 76),
            (266, 130),
            (268, 180),
            corner(280, 230),
            (258, 184),
            (244, 132),
            (218, 98),
        ),
        LINEN,
        line=4,
        shade=(5, 3),
        lamp=2,
    )


def _hand_with_treachery_cards_fanned(figure: Figure) -> None:
    figure.piece(
        blob(corner(16, 420), (30, 372), (66, 352), (106, 366), corner(120, 420)),
        WINE,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=22),
    )
    for reach, tones in ((-34, NIGHT), (-12, NIGHT), (12, WINE)):
        shape = box(44, 196, 98, 280).grown(4).turned(reach, (76, 318))
        figure.piece(shape, PARCHMENT, line=4.5, shade=(4, 4), lamp=3)
        figure.piece(box(50, 202, 92, 274).turned(reach, (76, 318)), tones, line=2, shade=None, lamp=0)
        figure.fill(star(71, 238, 15, 6, 4).turned(reach, (76, 318)), GOLD.base)
    fist(figure, 74, 328, PLUM, 0.9, -6)
    figure.piece(ellipse(70, 368, 42, 13, -6), GOLD, line=4, shade=(4, 4), lamp=3)


def _raised_glove(figure: Figure) -> None:
    figure.piece(
        blob(corner(300, 420), (306, 372), (330, 352), (362, 362), corner(384, 420)),
        WINE,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    figure.piece(ellipse(338, 362, 38, 13, 6), GOLD, line=4, shade=(4, 4), lamp=3)
    point(figure, 334, 322, PLUM, 0.92, 14, True)
