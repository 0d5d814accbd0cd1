"""The Mountain."""

from assets.drawing.curves import SIDES, blob, brush, corner
from assets.drawing.palette import FOREST, IRON, NIGHT, OCHRE, RED, SKIN, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching

_TONES = Tones("#A9A3B4", "#7B748C", "#4A4560")


def draw(art: Picture) -> None:
    """Draw the Mountain, 400 x 400."""
    art.ground("#F0B878", "#7A5A86", "#8C6894", seed=44)
    _far_ridges(art)
    _the_mountain(art)
    _snow_hair(art)
    _brows(art)
    _rock_nose(art)
    _mouth(art)
    _beard_of_pines(art)
    _flag_and_climber(art)
    _clouds(art)


def _far_ridges(art: Picture) -> None:
    art.piece(
        blob(
            corner(-20, 420),
            (-20, 260),
            corner(40, 196),
            (76, 236),
            corner(120, 180),
            (160, 260),
            corner(180, 420),
        ),
        Tones("#9A86A8", "#7E6A94", "#5E4E78"),
        shade=(12, 8),
    )
    art.piece(
        blob(
            corner(220, 420),
            (250, 250),
            corner(292, 190),
            (326, 240),
            corner(366, 176),
            (420, 260),
            corner(420, 420),
        ),
        Tones("#9A86A8", "#7E6A94", "#5E4E78"),
        shade=(12, 8),
    )


def _the_mountain(art: Picture) -> None:
    mountain = blob(
        corner(2, 420),
        (40, 350),
        corner(70, 300),
        (84, 236),
        corner(110, 196),
        (128, 128),
        (166, 78),
        corner(196, 40),
        (214, 44),
        corner(226, 60),
        (262, 106),
        (282, 178),
        corner(304, 206),
        (322, 262),
        corner(336, 296),
        (366, 352),
        corner(398, 420),
    )
    art.piece(
        mountain,
        _TONES,
        line=8,
        shade=(34, 10),
        lamp=7,
        hatching=Hatching(angle=55, length=60, width=8, step=15),
    )
    for line in (
        [(110, 200), (124, 214), (118, 236)],
        [(304, 210), (290, 226), (296, 244)],
        [(72, 304), (90, 314), (92, 336)],
        [(336, 300), (318, 318), (322, 340)],
        [(132, 150), (146, 160)],
    ):
        art.stroke(*line, width=6, start=5)


def _snow_hair(art: Picture) -> None:
    snow = blob(
        corner(120, 152),
        (128, 126),
        (166, 78),
        corner(196, 40),
        (214, 44),
        corner(226, 60),
        (262, 106),
        corner(274, 146),
        (258, 134),
        corner(246, 158),
        (232, 136),
        (216, 146),
        corner(204, 130),
        (188, 150),
        (172, 134),
        corner(156, 164),
        (142, 140),
    )
    art.piece(
        snow,
        Tones("#FFFFFF", "#F4F0EC", "#BDC3D6"),
        line=6,
        shade=(14, 9),
        lamp=0,
        hatching=Hatching(angle=40, length=30, width=6),
    )


def _brows(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(
                blob(
                    corner(120, 196),
                    (134, 176),
                    (168, 176),
                    corner(194, 196),
                    (184, 210),
                    (150, 204),
                    (126, 212),
                )
            ),
            _TONES,
            shade=(6, 7),
            lamp=5,
        )
    for side in SIDES:
        art.fill(
            side(blob((124, 216), (156, 206), (188, 214), (180, 242), (152, 250), (130, 240))), _TONES.dark
        )
    art.eye(158, 222, 23, 18, look=(5, -9), pupil=7.5, lid=0.26, skin=IRON, tilt=10, iris="#3A7F7A")
    art.eye(242, 222, 23, 18, look=(-5, -9), pupil=7.5, lid=0.26, skin=IRON, tilt=-10, iris="#3A7F7A")
    for x, angle in ((158, 10), (242, -10)):
        art.fill(
            ellipse(x, 222, 23, 18).grown(0.8)
            & box(x - 60, 150, x + 60, 222 - 18 + 36 * 0.26 - 2).turned(angle, (x, 222)),
            _TONES.base,
        )
    art.stroke((138, 246), (158, 252), (178, 246), width=4)
    art.stroke((222, 246), (242, 252), (262, 246), width=4)


def _rock_nose(art: Picture) -> None:
    art.piece(
        blob(
            corner(186, 204),
            corner(214, 204),
            (238, 256),
            corner(232, 276),
            (206, 286),
            corner(176, 280),
            (162, 258),
        ),
        Tones("#BDB6C6", "#8E869E", "#565070"),
        lamp=7,
        hatching=Hatching(angle=30, length=18),
    )
    art.stroke((182, 272), (192, 266))
    art.stroke((208, 270), (220, 268))


def _mouth(art: Picture) -> None:
    art.stroke((134, 316), (164, 298), (204, 300), (244, 296), (272, 312), width=11, start=4, end=4)
    art.stroke((126, 308), (136, 322), width=6)
    art.stroke((280, 304), (270, 318), width=6)


def _beard_of_pines(art: Picture) -> None:

    def pine(x: float, y: float, scale: float) -> None:
        for rise, width in ((0, 26), (-20, 21), (-38, 15)):
            art.piece(
                blob(
                    corner(x - width * scale, y + rise * scale),
                    (x - width * scale * 0.45, y + (rise - 12) * scale),
                    corner(x, y + (rise - 34) * scale),
                    (x + width * scale * 0.45, y + (rise - 12) * scale),
                    corner(x + width * scale, y + rise * scale),
                    (x, y + (rise + 6) * scale),
                ),
                FOREST,
                line=4.5,
                shade=(6 * scale, 3),
                lamp=3,
            )

    art.piece(
        blob(corner(60, 430), (84, 384), (130, 352), (200, 344), (270, 352), (318, 384), corner(344, 430)),
        FOREST,
        line=6,
        shade=(10, 6),
    )
    for x, y, scale in (
        (112, 384, 0.8),
        (292, 384, 0.8),
        (158, 372, 0.85),
        (246, 372, 0.85),
        (202, 374, 0.95),
        (80, 420, 0.95),
        (322, 420, 0.95),
        (132, 418, 1.05),
        (272, 418, 1.05),
        (202, 424, 1.15),
    ):
        pine(x, y, scale)


def _flag_and_climber(art: Picture) -> None:
    art.piece(box(202, -2, 208, 46), WOOD, line=4, shade=(2, 0), lamp=0)
    art.piece(
        blob(
            corner(208, -2), (230, 4), corner(252, -4), (246, 10), corner(254, 24), (230, 30), corner(208, 24)
        ),
        RED,
        line=4,
        shade=(5, 5),
        lamp=3,
    )
    for line in (
        [(306, 140), (292, 120)],
        [(330, 136), (346, 118)],
        [(310, 166), (300, 190)],
        [(326, 166), (340, 186)],
    ):
        art.ink(brush(line, 9, 9, 8).turned(24, (318, 150)).grown(3.4))
        art.fill(brush(line, 9, 9, 8).turned(24, (318, 150)), SKIN.base if line[0][1] < 150 else NIGHT.base)
    art.piece(
        blob((304, 134), (318, 130), (332, 134), (330, 168), (306, 168)).turned(24, (318, 150)),
        OCHRE,
        line=4,
        shade=(4, 3),
        lamp=2,
    )
    art.piece(ellipse(318, 118, 14).turned(24, (318, 150)), SKIN, line=4, shade=(4, 3), lamp=2)
    art.ink(
        ellipse(313, 117, 2.4).turned(24, (318, 150)),
        ellipse(323, 117, 2.4).turned(24, (318, 150)),
        ellipse(318, 125, 3.4, 4).turned(24, (318, 150)),
    )
    art.piece(
        blob(corner(302, 112), (306, 98), (318, 94), (330, 98), corner(334, 112), (318, 106)).turned(
            24, (318, 150)
        ),
        WINE,
        line=4,
        shade=(3, 3),
        lamp=2,
    )
    for line in ([(352, 60), (340, 84)], [(372, 84), (356, 100)], [(330, 52), (322, 74)]):
        art.stroke(*line, end=4)


def _clouds(art: Picture) -> None:
    for x, y, scale in ((30, 330, 1), (376, 346, 0.95)):
        shape = union(
            [
                ellipse(right, down, reach).scaled(scale, scale, (0, 0)).moved(x, y)
                for right, down, reach in ((-36, 8, 20), (-8, -6, 26), (24, 2, 22))
            ]
            + [box(x - 52 * scale, y + 6 * scale, x + 44 * scale, y + 26 * scale).grown(5 * scale)]
        )
        art.piece(shape, Tones("#FFFFFF", "#F7E9D8", "#D3B6B4"), shade=(7, 8))
