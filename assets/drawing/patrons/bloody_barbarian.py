"""The Bloody Barbarian: war paint, braids, an axe that was used a moment ago."""

from assets.drawing.curves import SIDES, blob, corner
from assets.drawing.palette import BLUE, FUR, IRON, LINEN, MOSS, OCHRE, RED, SKIN, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Bloody Barbarian, 400 x 400."""
    art.ground("#B04A44", "#3A1424", "#551E2E", seed=8)
    _axe(art)
    _hair(art)
    _neck_and_fur(art)
    _face(art)
    _eyes_and_nose(art)
    _grin(art)
    _front_hair(art)
    _braids(art)
    _headband(art)


def _axe(art: Picture) -> None:
    art.piece(
        box(322, 40, 338, 420).turned(8, (330, 220)),
        WOOD,
        line=5,
        shade=(6, 0),
        lamp=3,
        hatching=Hatching(length=8),
    )
    art.piece(
        blob(
            corner(320, 70),
            (296, 52),
            corner(262, 34),
            (254, 84),
            corner(266, 136),
            (300, 120),
            corner(322, 112),
        ),
        IRON,
        line=6,
        shade=(9, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=16),
    )
    art.piece(
        blob(
            corner(352, 72),
            (372, 62),
            corner(398, 44),
            (402, 94),
            corner(390, 140),
            (368, 124),
            corner(346, 114),
        ),
        IRON,
        line=6,
        shade=(9, 9),
        lamp=5,
    )
    art.fill(blob((254, 84), (270, 74), (278, 96), (272, 122), (266, 136), (256, 110)), RED.base)


def _hair(art: Picture) -> None:
    art.piece(
        blob(
            (200, 40),
            (270, 56),
            (310, 110),
            (318, 190),
            (350, 250),
            (322, 300),
            (300, 340),
            (100, 340),
            (76, 300),
            (50, 250),
            (82, 190),
            (88, 112),
            (128, 56),
        ),
        RED,
        line=6,
        shade=(20, 8),
        lamp=6,
        hatching=Hatching(angle=75, length=60, width=7),
    )
    art.piece(
        blob(
            corner(-10, 420),
            (10, 350),
            (70, 308),
            (140, 296),
            (200, 300),
            (260, 296),
            (330, 308),
            (390, 350),
            corner(410, 420),
        ),
        SKIN,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )


def _neck_and_fur(art: Picture) -> None:
    art.piece(box(160, 250, 242, 330), SKIN, line=5, shade=(22, -4), lamp=0, hatching=Hatching(length=20))
    art.piece(
        union(
            [
                polygon((x - 26, 336), (x, 398), (x + 26, 336)).turned(radius, (x, 340))
                for x, radius in (
                    (60, 38),
                    (100, 24),
                    (142, 12),
                    (184, 3),
                    (226, -6),
                    (268, -16),
                    (308, -28),
                    (344, -42),
                )
            ]
            + [
                blob(
                    (20, 340),
                    (100, 314),
                    (200, 338),
                    (300, 314),
                    (380, 340),
                    (340, 366),
                    (200, 372),
                    (60, 366),
                )
            ]
        ),
        FUR,
        line=6,
        shade=(10, 9),
        lamp=6,
        hatching=Hatching(angle=70, length=20),
    )


def _face(art: Picture) -> None:
    face = blob(
        (200, 96),
        (262, 122),
        (276, 190),
        (262, 252),
        (226, 290),
        (200, 296),
        (174, 290),
        (138, 252),
        (124, 190),
        (138, 122),
    )
    art.piece(face, SKIN, line=5, shade=(17, 7), lamp=6)
    # War paint.
    paint = (
        blob((120, 184), (200, 176), (280, 184), (280, 214), (232, 224), (200, 210), (168, 224), (120, 214))
        & face
    )
    art.fill(paint, BLUE.base)
    art.fill(paint - paint.moved(-12, -6), BLUE.dark)
    for x in (150, 170, 236):
        art.fill(blob((x - 5, 212), (x + 5, 212), (x + 3, 238), (x, 244), (x - 3, 238)), BLUE.base)


def _eyes_and_nose(art: Picture) -> None:
    art.eye(162, 198, 19, 14, look=(5, 1), pupil=6.5, lid=0.22, skin=BLUE, tilt=14, iris=MOSS.light)
    art.eye(240, 198, 19, 14, look=(-5, 1), pupil=6.5, lid=0.22, skin=BLUE, tilt=-14, iris=MOSS.light)
    art.stroke((134, 172), (162, 168), (188, 188), width=13, start=4, end=8, colour=RED.dark)
    art.stroke((268, 172), (240, 168), (214, 188), width=13, start=4, end=8, colour=RED.dark)
    art.piece(
        blob((194, 196), (208, 196), (222, 232), (212, 244), (192, 244), (182, 234)),
        SKIN,
        line=4,
        shade=(7, 4),
        lamp=4,
    )


def _grin(art: Picture) -> None:
    art.piece(
        blob(
            corner(148, 252),
            (176, 262),
            (200, 264),
            (226, 260),
            corner(256, 246),
            (246, 276),
            (204, 288),
            (162, 278),
        ),
        LINEN,
        line=4.5,
        shade=(0, 8),
        lamp=0,
    )
    for x in (172, 190, 208, 226, 240):
        art.stroke((x, 258), (x + 1, 284), width=3, start=2.4, end=2.4)
    art.ink(box(191, 262, 207, 286))
    art.stroke((258, 228), (246, 262), (250, 276), width=4, colour=SKIN.light)


def _front_hair(art: Picture) -> None:
    art.piece(
        blob(
            corner(124, 186),
            (118, 120),
            (150, 66),
            (200, 52),
            (254, 68),
            (282, 120),
            corner(276, 186),
            (262, 144),
            (240, 118),
            corner(216, 138),
            (196, 108),
            corner(170, 138),
            (146, 130),
        ),
        RED,
        line=5,
        shade=(10, 7),
        lamp=5,
        hatching=Hatching(angle=70, length=26),
    )


def _braids(art: Picture) -> None:
    for side in SIDES:
        for bead in range(4):
            art.piece(
                side(ellipse(92 - bead * 4, 240 + bead * 36, 20 - bead, 22, 20)),
                RED,
                line=5,
                shade=(7, 6),
                lamp=4,
            )
        art.piece(side(box(64, 366, 96, 380)), OCHRE, line=4, shade=(5, 4), lamp=2)


def _headband(art: Picture) -> None:
    art.piece(
        blob((120, 138), (140, 116), (200, 98), (260, 116), (282, 138), (278, 154), (200, 118), (124, 154)),
        IRON,
        line=5,
        shade=(6, 6),
        lamp=4,
    )
    for x, y in ((140, 131), (170, 116), (232, 116), (262, 131)):
        art.ink(ellipse(x, y, 4))
    art.piece(
        blob(corner(201, 86), (214, 106), corner(201, 128), (188, 106)), OCHRE, line=4, shade=(4, 4), lamp=3
    )
    for x, y, radius in ((250, 262, 4), (146, 252, 4), (156, 262, 3)):
        art.fill(ellipse(x, y, radius), RED.base)
