"""The Ghoul."""

import math

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeepers_folly.props import claws
from assets.drawing.palette import COAL, CREAM, IRON, LINEN, MOUTH, NIGHT, OCHRE, PINK, PLUM, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching

_SKIN = Tones("#D6E6B4", "#A3BE8C", "#5E7A5C")


def draw(art: Picture) -> None:
    """Draw the Ghoul, 400 x 400."""
    art.ground("#8C74A0", "#2C1E44", "#392854", seed=27)
    _tombstone_silhouettes(art)
    _waiter_jacket(art)
    _scrawny_neck(art)
    _ears(art)
    _wispy_hairs(art)
    _veins(art)
    _sockets(art)
    _nose_slits(art)
    _hollow_cheeks(art)
    _grin(art)
    _bow_tie(art)
    _tray_hand_and_cloche(art)
    _beckoning_claw(art)


def _tombstone_silhouettes(art: Picture) -> None:
    for x, y, width, height, reach in ((356, 250, 44, 90, 6), (300, 270, 34, 70, -6), (20, 210, 40, 90, -5)):
        shape = (box(x - width, y, x + width, y + height * 2) | ellipse(x, y, width, width * 0.8)).turned(
            reach, (x, y + height)
        )
        art.piece(shape, Tones("#6E6A92", "#4B466E", "#2F2A4C"), shade=(8, 6))


def _waiter_jacket(art: Picture) -> None:
    shoulders = blob(
        corner(60, 420),
        (76, 336),
        (116, 284),
        (176, 266),
        (250, 262),
        (316, 286),
        (352, 340),
        corner(366, 420),
    )
    art.piece(
        shoulders, COAL, line=7, shade=(20, 10), lamp=6, hatching=Hatching(angle=40, length=50, width=7)
    )
    art.piece(
        blob(
            corner(172, 282),
            (212, 300),
            corner(254, 280),
            (250, 350),
            corner(226, 420),
            corner(204, 420),
            (184, 350),
        ),
        LINEN,
        shade=(8, 6),
        lamp=0,
    )
    for y in (350, 384):
        art.ink(ellipse(213, y, 5))
    art.piece(
        blob(corner(166, 276), (150, 330), corner(196, 420), corner(170, 420), (120, 330), corner(140, 284)),
        NIGHT,
        shade=(6, 6),
    )
    art.piece(
        blob(corner(258, 274), (278, 330), corner(230, 420), corner(258, 420), (308, 330), corner(288, 282)),
        NIGHT,
        shade=(6, 6),
    )


def _scrawny_neck(art: Picture) -> None:
    art.piece(
        blob((184, 226), (242, 226), (246, 290), (212, 306), (178, 290)),
        _SKIN,
        shade=(12, -2),
        lamp=0,
        hatching=Hatching(length=16),
    )
    art.stroke((200, 262), (206, 296), width=4, colour=_SKIN.dark)
    art.stroke((226, 262), (220, 296), width=4, colour=_SKIN.dark)


def _ears(art: Picture) -> None:
    for _ in art.both_sides(212):
        art.piece(
            blob(
                corner(140, 150), (104, 124), (68, 70), corner(52, 14), (96, 44), (132, 76), corner(158, 112)
            ),
            _SKIN,
            line=6,
            shade=(9, 8),
            lamp=6,
            hatching=Hatching(angle=50, length=14),
        )
        art.piece(
            blob(corner(136, 134), (106, 102), corner(76, 48), (112, 76), corner(142, 108)),
            PINK,
            line=0,
            shade=(5, 3),
            lamp=0,
        )
    head = blob(
        (212, 40),
        (268, 54),
        (302, 102),
        (300, 158),
        (282, 196),
        (276, 232),
        (248, 266),
        (212, 274),
        (176, 266),
        (148, 232),
        (142, 196),
        (124, 158),
        (122, 102),
        (156, 54),
    )
    art.piece(head, _SKIN, line=7, shade=(20, 10), lamp=7, hatching=Hatching(angle=20, length=44, width=7))


def _wispy_hairs(art: Picture) -> None:
    for line in (
        [(196, 46), (184, 20), (196, 2)],
        [(212, 42), (214, 16), (204, -2)],
        [(228, 46), (240, 22), (232, 6)],
    ):
        art.stroke(*line, width=6, start=5)


def _veins(art: Picture) -> None:
    for y in (74, 90):
        art.stroke((180, y), (212, y - 6), (246, y), width=4, colour=_SKIN.dark)
    art.stroke((262, 70), (274, 86), (270, 100), (282, 112), width=4, colour=PLUM.light)


def _sockets(art: Picture) -> None:
    for _ in art.both_sides(212):
        art.piece(
            blob((144, 140), (156, 116), (190, 120), (204, 146), (192, 170), (162, 172)),
            Tones("#4A2A52", "#3A2040", "#2A1530"),
            line=4,
            shade=None,
            lamp=0,
        )
    for x, px in ((174, 4), (250, 4)):
        art.fill(ellipse(x, 146, 16), "#FFD27A")
        art.fill(ellipse(x, 146, 16) - ellipse(x, 146, 16).moved(-4, -4), "#E9A23B")
        art.ink(ellipse(x + px, 148, 5))
        art.fill(ellipse(x - 4, 141, 4), "#FFFDF0")
    art.stroke((138, 116), (164, 106), (200, 130), width=10, start=3, end=6)
    art.stroke((286, 116), (260, 106), (224, 130), width=10, start=3, end=6)


def _nose_slits(art: Picture) -> None:
    art.ink(
        blob(corner(204, 172), (208, 190), (200, 194), (198, 186)),
        blob(corner(220, 172), (224, 186), (222, 194), (215, 190)),
    )


def _hollow_cheeks(art: Picture) -> None:
    for _ in art.both_sides(212):
        art.fill(blob((146, 180), (160, 196), (160, 224), (150, 216)), _SKIN.dark)


def _grin(art: Picture) -> None:
    mouth = blob(
        corner(146, 196),
        (178, 212),
        (212, 216),
        (246, 212),
        corner(280, 194),
        (270, 234),
        (244, 252),
        (212, 256),
        (180, 252),
        (156, 234),
    )
    art.piece(mouth, MOUTH, shade=None, lamp=0)
    for x in (164, 180, 196, 212, 228, 244, 260):
        y = 205 + 6 * math.cos((x - 212) / 48)
        art.piece(
            polygon((x - 7, y - 3), (x + 7, y - 3), (x + 0.5, y + 20)), LINEN, line=2.6, shade=(3, 0), lamp=0
        )
    for x in (172, 188, 204, 220, 236, 252):
        y = 247 - abs(x - 212) * 0.16
        art.piece(polygon((x - 6, y + 4), (x + 6, y + 4), (x, y - 14)), LINEN, line=2.6, shade=(2, 0), lamp=0)
    art.stroke((138, 202), (148, 194), (146, 184), width=6, start=2, end=2)
    art.stroke((288, 202), (278, 192), (280, 182), width=6, start=2, end=2)


def _bow_tie(art: Picture) -> None:
    art.piece(
        blob(
            corner(212, 292),
            (176, 276),
            (166, 300),
            (178, 322),
            corner(212, 304),
            (248, 322),
            (260, 298),
            (250, 274),
        ),
        WINE,
        shade=(7, 6),
        lamp=5,
    )
    art.piece(ellipse(212, 298, 11, 13), WINE, line=4, shade=(4, 4), lamp=3)


def _tray_hand_and_cloche(art: Picture) -> None:
    with art.group("translate(14 -4)"):
        art.piece(
            blob(corner(24, 420), (30, 370), (66, 352), (112, 360), corner(128, 420)),
            COAL,
            line=6,
            shade=(9, 8),
            lamp=5,
            hatching=Hatching(length=20),
        )
        art.piece(
            blob(corner(34, 356), (72, 344), corner(118, 358), (114, 378), (72, 364), (32, 376)),
            LINEN,
            line=4,
            shade=(4, 5),
            lamp=0,
        )
        for x1, x2 in ((66, 20), (74, 52), (84, 92), (92, 128)):
            art.piece(
                brush([(x1, 362), ((x1 + x2) / 2, 336), (x2, 322)], 15, 14, 9),
                _SKIN,
                line=4.5,
                shade=(4, 3),
                lamp=3,
            )
        art.piece(ellipse(80, 312, 96, 15), IRON, line=6, shade=(8, 6))
        art.piece(
            blob(corner(-2, 306), (0, 282), (150, 246), corner(166, 298), (84, 312)),
            Tones("#2a0a18", "#1B1018", "#1B1018"),
            line=4,
            shade=None,
            lamp=0,
        )
        for x, y in ((72, 288), (106, 284)):
            art.fill(ellipse(x, y, 14), CREAM)
            art.ink(ellipse(x + 4, y - 2, 5.6))
        art.piece(
            blob(
                corner(-6, 284),
                (4, 236),
                (40, 206),
                (80, 198),
                (120, 206),
                (156, 236),
                corner(166, 284),
                (80, 290),
            )
            .turned(-13, (80, 280))
            .moved(-2, -15),
            IRON,
            line=6,
            shade=(14, 9),
            lamp=7,
            hatching=Hatching(angle=20, length=30),
        )
        art.piece(ellipse(80, 190, 14, 12).turned(-13, (80, 280)).moved(-2, -15), OCHRE, shade=(4, 4), lamp=3)
        art.fill(
            blob((22, 262), (30, 238), (54, 220), (44, 240), (36, 264)).turned(-13, (80, 280)).moved(-2, -15),
            CREAM,
            0.75,
        )
        for x in (22, 38):
            art.piece(ellipse(x, 302, 8, 13), LINEN, line=3.6, shade=(3, 2), lamp=0)


def _beckoning_claw(art: Picture) -> None:
    art.piece(
        blob(corner(296, 420), (300, 374), (336, 352), (374, 364), corner(392, 420)),
        COAL,
        line=6,
        shade=(9, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    art.piece(
        blob(corner(300, 372), (334, 346), corner(376, 362), (378, 382), (336, 368), (302, 390)),
        LINEN,
        line=4,
        shade=(4, 5),
        lamp=0,
    )
    art.piece(
        blob((308, 360), (302, 330), (322, 312), (350, 312), (368, 334), (362, 364), (334, 374)),
        _SKIN,
        shade=(8, 7),
        lamp=5,
    )
    claws(
        art,
        [
            (312, 330, 290, 296, 15),
            (326, 320, 318, 274, 15),
            (342, 320, 350, 274, 15),
            (356, 330, 380, 292, 15),
        ],
        _SKIN,
        reach=17,
    )
    art.piece(
        blob((314, 346), (312, 326), (330, 314), (350, 318), (362, 338), (352, 352)),
        _SKIN,
        line=0,
        shade=None,
        lamp=0,
    )
