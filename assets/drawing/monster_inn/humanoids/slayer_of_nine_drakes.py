"""Slayer of Nine Drakes."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import fist, sleeve
from assets.drawing.monster_inn.humans import face, nose
from assets.drawing.monster_inn.palette import BAND, DARK, STEEL
from assets.drawing.monster_inn.weapons import sword
from assets.drawing.palette import BONE, COAL, CREAM, FOREST, MOUTH, RED, SKIN, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Slayer of Nine Drakes, 400 x 400."""
    art.ground(*BAND["D"], seed=19)
    _huge_sword_across_back(art)
    _cloak_of_scales(art)
    _teeth_necklace(art)
    _beard(art)
    _eyes(art)
    _dragon_skull_helm(art)
    _shoulder(art)


def _huge_sword_across_back(art: Picture) -> None:
    sword(art, 64, 300, -30, 1.5, 210, 20, STEEL, DARK, WINE)


def _cloak_of_scales(art: Picture) -> None:
    art.piece(
        blob(corner(-20, 430), (-6, 346), (60, 298), (200, 286), (340, 298), (406, 346), corner(420, 430)),
        FOREST,
        line=7,
        shade=(24, 10),
        lamp=6,
    )
    for row in range(5):
        for number in range(14):
            x = -20 + number * 34 + row % 2 * 17
            y = 322 + row * 26
            if not 120 < x < 280 and y > 300 + abs(200 - x) * 0.18:
                art.stroke((x - 16, y - 8), (x, y + 9), (x + 16, y - 8), start=2, end=2, colour=FOREST.dark)
    art.piece(
        blob(corner(120, 430), (130, 350), (200, 330), (270, 350), corner(280, 430)),
        DARK,
        line=6,
        shade=(14, 8),
        lamp=5,
    )
    art.stroke((140, 360), (262, 430), width=16, start=12, end=12)
    art.stroke((140, 360), (262, 430), width=10, start=8, end=8, colour=WOOD.base)


def _teeth_necklace(art: Picture) -> None:
    for number in range(7):
        x = 128 + number * 24
        y = 338 + 14 * math.sin(number / 6 * math.pi)
        art.piece(polygon((x - 9, y), (x + 9, y), (x, y + 34)), BONE, line=4, shade=(5, 0), lamp=2)


def _beard(art: Picture) -> None:
    art.piece(
        blob((104, 200), (90, 260), (104, 320), (140, 350), (260, 350), (296, 320), (310, 260), (296, 200)),
        COAL,
        line=6,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(angle=75, length=24),
    )
    face(art, SKIN, "square")
    art.piece(
        blob(
            corner(122, 206),
            (128, 250),
            (146, 254),
            (176, 244),
            (200, 250),
            (224, 244),
            (254, 254),
            (272, 250),
            corner(278, 206),
            (284, 270),
            (262, 322),
            (226, 344),
            corner(206, 332),
            (190, 346),
            (150, 330),
            (124, 290),
            (116, 250),
        )
        - blob((176, 276), (200, 272), (226, 274), (220, 286), (182, 288)),
        COAL,
        line=5.5,
        lamp=5,
        hatching=Hatching(angle=80, length=28),
    )
    art.piece(
        blob((176, 276), (200, 272), (228, 272), (220, 286), (182, 288)),
        Tones(MOUTH[1], MOUTH[1], MOUTH[1]),
        shade=None,
        lamp=0,
        line=3,
    )
    art.fill(box(184, 273, 218, 280), CREAM)


def _eyes(art: Picture) -> None:
    art.eye(164, 202, 20, 14, look=(3, 1), pupil=6.5, lid=0.32, skin=SKIN, tilt=14, iris="#8CCBE6")
    art.eye(236, 202, 20, 14, look=(-3, 1), pupil=6.5, lid=0.32, skin=SKIN, tilt=-14, iris="#8CCBE6")
    for number in range(3):
        art.stroke((230 + number * 14, 170), (216 + number * 14, 246), width=6, colour="#F9DDBE")
    art.stroke((136, 182), (164, 178), (190, 196), width=13, start=4, end=8, colour=COAL.dark)
    art.stroke((264, 182), (236, 178), (210, 196), width=13, start=4, end=8, colour=COAL.dark)
    nose(art, SKIN, "strong", 0, 4)


def _dragon_skull_helm(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            blob(corner(122, 96), (84, 84), (44, 44), corner(22, -14), (60, 10), (106, 38), corner(150, 58)),
            DARK,
            line=6,
            shade=(10, 8),
            lamp=6,
            hatching=Hatching(angle=50, length=12),
        )
    for _ in art.both_sides():
        art.piece(
            blob(corner(112, 150), (74, 150), (40, 128), corner(24, 92), (62, 106), corner(112, 116)),
            BONE,
            line=5.5,
            shade=(7, 7),
            hatching=Hatching(angle=40, length=12),
        )
    art.piece(
        blob(
            corner(98, 178),
            (96, 110),
            (128, 60),
            (164, 30),
            (200, 20),
            (236, 30),
            (272, 60),
            (304, 110),
            corner(302, 178),
            (268, 158),
            (236, 164),
            (222, 190),
            (200, 200),
            (178, 190),
            (164, 164),
            (132, 158),
        ),
        BONE,
        line=7,
        shade=(18, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=40, width=6),
    )
    for _ in art.both_sides():
        art.piece(
            blob((120, 132), (128, 100), (160, 92), (184, 116), (172, 142), (140, 146)),
            Tones("#2E2030", "#1D1420", "#120A14"),
            shade=None,
            lamp=0,
        )
    for _ in art.both_sides():
        art.fill(ellipse(152, 122, 10), "#D1441E", 0.8)
        art.fill(ellipse(152, 122, 5), "#FF9A2E")
    art.ink(ellipse(190, 168, 5, 7, 20), ellipse(210, 168, 5, 7, -20))
    art.stroke((200, 24), (196, 60), (202, 100), start=2)
    art.stroke((240, 40), (250, 62), (240, 80), start=2)
    for x, y, height in (
        (112, 172, 34),
        (136, 160, 26),
        (158, 164, 22),
        (242, 164, 22),
        (264, 160, 26),
        (288, 172, 34),
    ):
        art.piece(
            polygon((x - 10, y - 4), (x + 10, y - 4), (x, y + height)), BONE, line=4.5, shade=(5, 0), lamp=3
        )


def _shoulder(art: Picture) -> None:
    sleeve(art, 338, 392, FOREST, 50)
    with art.at(336, 346, turned=8):
        art.piece(box(-9, -40, 9, 80), WOOD, shade=(5, 0), lamp=2)
        art.piece(
            blob(
                corner(-11, -36),
                (-24, -100),
                (-14, -166),
                corner(14, -206),
                (26, -150),
                (22, -90),
                corner(11, -36),
            ),
            BONE,
            line=5.5,
            shade=(9, 2),
        )
        for number in range(4):
            art.piece(
                polygon(
                    (-22 + number * 1, -70 - number * 26),
                    (-44 + number * 3, -84 - number * 26),
                    (-18 + number * 2, -92 - number * 26),
                ),
                BONE,
                line=4,
                shade=(4, 2),
                lamp=2,
            )
        art.piece(box(-14, -46, 14, -30), RED, line=4.5, shade=(5, 4), lamp=3)
    fist(art, 336, 360, SKIN, 1.2, 6)
    sleeve(art, 58, 404, FOREST, 50)
    fist(art, 66, 378, SKIN, 1.15, -10)
