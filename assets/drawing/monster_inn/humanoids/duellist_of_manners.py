"""Duellist of Manners."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust, fist, palm, sleeve
from assets.drawing.monster_inn.humans import face, nose
from assets.drawing.monster_inn.palette import BAND, GOLD, OLIVE, STEEL, WHITE_CREAM
from assets.drawing.palette import COAL, MOSS, NIGHT, RED, WINE
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Duellist of Manners, 400 x 400."""
    art.ground(*BAND["C"], seed=14)
    _cape(art)
    _hair_curls(art)
    _scar(art)
    _rose_in_teeth(art)
    _hat(art)
    _rapier_salute(art)
    _lace_cuff(art)


def _cape(art: Picture) -> None:
    art.piece(
        blob(corner(-10, 430), (20, 340), (90, 296), (200, 286), (310, 296), (380, 340), corner(410, 430)),
        NIGHT,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=52, width=6),
    )
    bust(art, WINE, 328, 120)
    art.piece(
        union(
            [ellipse(200 + right, 326 + abs(right) * 0.1, 22, 18) for right in (-84, -56, -28, 0, 28, 56, 84)]
        ),
        WHITE_CREAM,
        line=5.5,
        shade=(7, 8),
    )
    art.piece(
        blob((180, 340), (220, 340), (236, 400), (214, 430), (200, 410), (184, 430), (164, 400)),
        WHITE_CREAM,
        shade=(7, 6),
        hatching=Hatching(angle=80, length=20),
    )


def _hair_curls(art: Picture) -> None:
    art.piece(
        blob(
            (130, 150),
            (104, 180),
            (96, 230),
            (74, 262),
            (84, 300),
            (116, 310),
            (140, 280),
            (260, 280),
            (286, 310),
            (316, 300),
            (326, 262),
            (304, 230),
            (296, 180),
            (270, 150),
        ),
        COAL,
        line=6,
        shade=(12, 8),
        lamp=6,
        hatching=Hatching(angle=70, length=30),
    )
    for x, y in ((104, 284), (296, 284)):
        art.stroke(
            (x - 14, y - 6),
            (x - 6, y + 12),
            (x + 10, y + 8),
            (x + 8, y - 8),
            (x, y - 4),
            width=4,
            colour=COAL.light,
        )
    face(art, OLIVE, "long")
    art.eye(166, 200, 21, 15, look=(6, 1), pupil=7, lid=0.44, skin=OLIVE, tilt=4, iris="#7C4A2A")
    art.eye(234, 198, 21, 16, look=(6, 1), pupil=7, lid=0.36, skin=OLIVE, tilt=-4, iris="#7C4A2A")
    art.stroke((138, 180), (164, 168), (190, 178), width=10, start=3, end=5)
    art.stroke((210, 172), (236, 152), (264, 164), width=10, start=5, end=3)
    nose(art, OLIVE, "long", 0, 2)
    art.piece(
        blob(
            corner(200, 262),
            (180, 256),
            (156, 264),
            (128, 250),
            corner(118, 228),
            (112, 252),
            (134, 278),
            (170, 280),
            corner(200, 270),
            (230, 280),
            (266, 278),
            (288, 252),
            corner(282, 228),
            (272, 250),
            (244, 264),
            (220, 256),
        ),
        COAL,
        line=4.5,
        shade=(5, 5),
    )
    art.piece(
        blob(corner(186, 292), (200, 288), corner(214, 292), (212, 322), corner(200, 352), (188, 322)),
        COAL,
        line=4.5,
        shade=(5, 4),
    )
    art.stroke((178, 282), (206, 286), (236, 274), width=6, start=2, end=2)


def _scar(art: Picture) -> None:
    art.stroke((244, 214), (252, 232), (248, 250), width=4, colour=OLIVE.light)


def _rose_in_teeth(art: Picture) -> None:
    art.stroke((190, 284), (250, 292), (300, 278), width=9, start=6, end=6)
    art.stroke((190, 284), (250, 292), (300, 278), width=6, start=4, end=4, colour=MOSS.base)
    art.piece(blob((250, 290), (262, 304), (280, 302), (266, 290)), MOSS, line=3.6, shade=(3, 3), lamp=2)
    art.piece(
        union([ellipse(308, 272, 20), ellipse(322, 260, 17), ellipse(318, 284, 16), ellipse(300, 258, 15)]),
        RED,
        shade=(7, 6),
    )
    art.stroke((302, 266), (312, 260), (318, 272), (308, 278), (304, 270), width=4.4, start=2, end=2)


def _hat(art: Picture) -> None:
    art.piece(
        blob(
            (128, 90),
            (90, 30),
            (40, 10),
            (-6, 30),
            corner(8, 50),
            (-10, 74),
            corner(20, 84),
            (10, 108),
            (60, 112),
            (110, 118),
        ),
        WHITE_CREAM,
        line=5.5,
        shade=(9, 8),
        lamp=5,
        hatching=Hatching(angle=20, length=18),
    )
    art.stroke((118, 98), (70, 60), (14, 46), width=4.4, colour=WHITE_CREAM.dark)
    art.piece(
        blob(corner(118, 136), (130, 84), (164, 50), (210, 44), (258, 58), corner(284, 136), (200, 124)),
        WINE,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=36, width=6),
    )
    art.piece(
        blob(
            (36, 122),
            (60, 146),
            (130, 128),
            (200, 126),
            (270, 118),
            (340, 84),
            (372, 60),
            (372, 110),
            (330, 150),
            (262, 160),
            (200, 162),
            (130, 162),
            (70, 168),
        ),
        WINE,
        line=6,
        shade=(9, 10),
        lamp=6,
        hatching=Hatching(angle=10, length=24),
    )
    art.piece(
        blob((118, 118), (200, 106), (284, 112), (284, 128), (200, 124), (116, 134)),
        GOLD,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )


def _rapier_salute(art: Picture) -> None:
    sleeve(art, 342, 384, NIGHT, 44)
    with art.at(340, 352, turned=6):
        art.piece(
            polygon((-5, -40), (-4, -270), (0, -300), (4, -270), (5, -40)),
            STEEL,
            line=4.5,
            shade=(4, 0),
            lamp=2,
        )
        art.piece(
            blob((-42, -14), (-30, -38), (0, -46), (30, -38), (42, -14), (30, -22), (0, -30), (-30, -22)),
            GOLD,
            shade=(6, 5),
        )
        art.stroke((30, -20), (44, 10), (24, 36), width=8, start=5, end=4)
        art.stroke((30, -20), (44, 10), (24, 36), start=3, end=3, colour=GOLD.base)
        art.piece(ellipse(0, 44, 10), GOLD, line=4, shade=(3, 3), lamp=2)
    fist(art, 340, 356, WHITE_CREAM, 1.05, 4)


def _lace_cuff(art: Picture) -> None:
    art.piece(
        union([ellipse(70 + number * 16, 398 - number * 2, 15) for number in range(5)]),
        WHITE_CREAM,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )
    with art.at(102, 362, turned=62):
        palm(art, 0, 0, OLIVE, 0.86)
