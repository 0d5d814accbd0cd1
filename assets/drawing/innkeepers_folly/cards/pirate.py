"""The Pirate."""

from assets.drawing.curves import SIDES, blob, brush, corner, star
from assets.drawing.palette import BLUE, COAL, IRON, LINEN, MOSS, OCHRE, RED, STRAW, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching

_SKIN = Tones("#BE8458", "#935A38", "#5A331F")


def draw(art: Picture) -> None:
    """Draw the Pirate, 400 x 400."""
    art.ground("#79B0B4", "#1E3A54", "#2A4C68", seed=31)
    _cutlass(art)
    _hair(art)
    _coat(art)
    _eye(art)
    _tricorn(art)
    _skull_badge(art)
    _sword_hand(art)
    _hook(art)


def _cutlass(art: Picture) -> None:
    art.piece(
        blob(
            corner(64, 352),
            (50, 270),
            (30, 190),
            (22, 110),
            (30, 50),
            corner(16, 30),
            (56, 50),
            (64, 120),
            (76, 190),
            (88, 270),
            corner(92, 346),
        ),
        IRON,
        line=6,
        shade=(9, 2),
        lamp=6,
        hatching=Hatching(angle=10, length=14),
    )


def _hair(art: Picture) -> None:
    hair = union(
        [
            ellipse(x, y, reach)
            for x, y, reach in (
                (120, 170, 34),
                (104, 216, 36),
                (96, 264, 36),
                (112, 306, 34),
                (280, 170, 34),
                (296, 216, 36),
                (306, 262, 36),
                (290, 304, 34),
                (200, 200, 100),
            )
        ]
    )
    art.piece(hair, COAL, line=6, shade=(10, 8), lamp=5, hatching=Hatching(angle=40, length=30))
    for x, y in ((96, 214), (88, 262), (106, 300), (302, 210), (312, 256), (294, 300)):
        art.stroke((x - 14, y + 6), (x - 2, y - 10), (x + 12, y), (x + 4, y + 10), colour=COAL.light)


def _coat(art: Picture) -> None:
    shoulders = blob(
        corner(20, 420), (46, 352), (112, 312), (200, 304), (288, 312), (354, 352), corner(380, 420)
    )
    art.piece(
        shoulders, WINE, line=6, shade=(22, 10), lamp=6, hatching=Hatching(angle=40, length=50, width=6)
    )
    shirt = blob(corner(146, 314), (200, 304), corner(254, 314), corner(244, 420), corner(156, 420))
    art.piece(shirt, LINEN, shade=(8, 6), lamp=0)
    for y in (338, 366, 394):
        art.fill(box(140, y, 260, y + 14) & shirt, BLUE.base)
    for side in SIDES:
        art.piece(
            side(
                blob(corner(142, 312), (120, 322), (104, 360), corner(128, 420), corner(166, 420), (158, 360))
            ),
            WINE,
            shade=(8, 6),
            lamp=5,
        )
    for side in SIDES:
        art.fill(side(brush([(146, 316), (158, 360), (166, 418)], 5, 7, 7)), OCHRE.base)
    art.piece(
        blob((176, 262), (226, 262), (230, 312), (200, 326), (172, 312)), _SKIN, line=4, shade=(12, 0), lamp=0
    )
    face = blob(
        (200, 126),
        (256, 146),
        (272, 200),
        (258, 254),
        (230, 292),
        (200, 302),
        (170, 292),
        (142, 254),
        (128, 200),
        (144, 146),
    )
    art.piece(face, _SKIN, shade=(16, 7), lamp=6)
    for side in SIDES:
        art.piece(side(ellipse(124, 258, 16) - ellipse(124, 258, 10)), OCHRE, line=4, shade=(3, 3), lamp=2)


def _eye(art: Picture) -> None:
    art.eye(164, 200, 23, 19, look=(7, 0), pupil=7.5, iris="#E9A23B")
    ball = ellipse(164, 200, 23, 19)
    lid = ball.grown(1) & box(120, 150, 210, 192).turned(8, (164, 196))
    art.fill(lid, _SKIN.base)
    art.stroke((139, 188), (164, 188), (190, 196), width=6, start=3, end=3)
    for number in (0, 1, 2):
        art.stroke(
            (143 + number * 7, 189 - number * 1), (134 + number * 7, 180 - number * 3), width=4, start=3.4
        )
    art.stroke((134, 170), (160, 152), (190, 170), width=11, start=4, end=4, colour=COAL.base)
    art.stroke((124, 160), (200, 168), (278, 214), width=9, start=8, end=8, colour=COAL.base)
    art.piece(
        blob(corner(206, 182), (240, 176), corner(272, 186), (268, 214), (240, 230), (212, 214)),
        COAL,
        line=4,
        shade=(6, 5),
    )
    art.stroke((212, 162), (240, 152), (266, 168), width=11, start=4, end=4, colour=COAL.base)
    art.stroke((242, 232), (236, 250), (242, 264), start=2, end=2, colour=_SKIN.light)
    art.piece(
        blob((194, 200), (208, 200), (224, 234), (214, 246), (192, 246), (180, 236)),
        _SKIN,
        line=4,
        shade=(7, 4),
        lamp=5,
    )
    mouth = blob(
        corner(158, 262), (182, 270), (206, 270), corner(246, 250), (236, 282), (204, 292), (174, 284)
    )
    art.piece(mouth, LINEN, shade=(0, 6), lamp=0)
    for x in (180, 196, 212, 228):
        art.stroke((x, 264), (x, 290), width=3, start=2.4, end=2.4)
    art.piece(box(197, 268, 211, 287), OCHRE, line=2.4, shade=(3, 3), lamp=2)
    art.stroke((246, 250), (256, 246))
    art.ink(ellipse(148, 250, 3.4))


def _tricorn(art: Picture) -> None:
    art.piece(
        blob(
            corner(286, 70),
            (300, 20),
            (346, -6),
            (392, 14),
            corner(404, 60),
            (384, 46),
            corner(388, 80),
            (362, 66),
            corner(356, 98),
            (334, 84),
            corner(306, 104),
        ),
        RED,
        shade=(7, 7),
        lamp=5,
        hatching=Hatching(angle=30, length=16),
    )
    hat = blob(
        corner(30, 128),
        (96, 132),
        (150, 140),
        (200, 150),
        (250, 140),
        (304, 132),
        corner(370, 128),
        (336, 96),
        (304, 54),
        (252, 34),
        (200, 24),
        (148, 34),
        (96, 54),
        (64, 96),
    )
    art.piece(hat, COAL, line=7, shade=(16, 10), lamp=6, hatching=Hatching(angle=20, length=44, width=6))
    art.piece(
        blob(
            corner(30, 128),
            (96, 118),
            (150, 124),
            (200, 134),
            (250, 124),
            (304, 118),
            corner(370, 128),
            (304, 136),
            (250, 144),
            (200, 156),
            (150, 144),
            (96, 136),
        ),
        OCHRE,
        line=4,
        shade=(5, 5),
        lamp=3,
    )


def _skull_badge(art: Picture) -> None:
    art.fill(
        union(
            [
                brush([(168, 104), (200, 90), (232, 70)], 8, 9, 8),
                brush([(168, 70), (200, 90), (232, 104)], 8, 9, 8),
            ]
        )
        | union([ellipse(x, y, 7) for x, y in ((166, 104), (234, 104), (166, 70), (234, 70))]),
        LINEN.base,
    )
    art.piece(
        union([ellipse(200, 80, 23, 21), box(190, 92, 210, 108).grown(3)]),
        LINEN,
        line=4,
        shade=(5, 4),
        lamp=0,
    )
    art.ink(ellipse(191, 82, 6, 7), ellipse(210, 82, 6, 7))
    art.stroke((196, 104), (196, 110), width=3, start=2.4, end=2.4)
    art.stroke((204, 104), (204, 110), width=3, start=2.4, end=2.4)


def _sword_hand(art: Picture) -> None:
    art.piece(
        blob(corner(28, 420), (36, 384), (70, 370), (112, 380), corner(126, 420)),
        WINE,
        line=6,
        shade=(10, 8),
        lamp=5,
    )
    art.piece(
        blob(corner(30, 394), (72, 372), corner(118, 388), (120, 404), (72, 392), (28, 410)),
        OCHRE,
        line=4,
        shade=(4, 4),
        lamp=2,
    )
    art.piece(
        blob(corner(28, 350), (76, 338), corner(124, 348), (122, 358), (76, 352), (30, 362)),
        OCHRE,
        shade=(5, 4),
        lamp=3,
    )
    art.piece(
        blob((46, 376), (46, 354), (72, 346), (98, 352), (104, 374), (92, 394), (60, 394)),
        _SKIN,
        shade=(8, 7),
        lamp=5,
    )
    for number in range(3):
        art.stroke((60 + number * 14, 352), (61 + number * 14, 368), width=4)


def _hook(art: Picture) -> None:
    art.piece(
        blob(corner(300, 420), (308, 388), (340, 374), (374, 384), corner(388, 420)),
        WINE,
        line=6,
        shade=(10, 8),
        lamp=5,
    )
    art.piece(
        blob(corner(304, 396), (340, 378), corner(382, 392), (382, 408), (340, 396), (304, 412)),
        OCHRE,
        line=4,
        shade=(4, 4),
        lamp=2,
    )
    art.piece(
        blob(corner(322, 384), (324, 360), (340, 352), (358, 360), corner(360, 384)),
        IRON,
        shade=(6, 4),
        lamp=3,
    )
    hook = brush(
        [(342, 362), (342, 320), (362, 288), (352, 254), (318, 250), (300, 276), (302, 296)], 17, 17, 7
    )
    art.piece(hook, IRON, shade=(4, 5))
    art.stroke((303, 286), (290, 312), (280, 330), start=4, end=4, colour=STRAW.base)
    art.stroke((303, 286), (302, 314), (298, 330), start=4, end=4, colour=STRAW.base)
    art.stroke((326, 296), (316, 284), (304, 288), width=0)
    art.piece(
        blob(
            corner(266, 324),
            (290, 330),
            corner(314, 322),
            (306, 340),
            (326, 366),
            (318, 398),
            (288, 406),
            (258, 396),
            (252, 366),
            (274, 340),
        ),
        MOSS,
        line=6,
        shade=(11, 8),
        lamp=5,
        hatching=Hatching(length=16),
    )
    art.piece(brush([(268, 342), (290, 348), (312, 340)], 5, 8, 5), OCHRE, line=3, shade=None, lamp=1)
    art.piece(star(288, 376, 15, 6.5, 5), OCHRE, line=3, shade=(2, 2), lamp=1)
