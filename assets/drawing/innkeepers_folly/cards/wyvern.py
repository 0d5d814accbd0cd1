"""The Wyvern."""

from assets.drawing.curves import SIDES, blob, brush, corner, placed
from assets.drawing.innkeepers_folly.props import claws
from assets.drawing.palette import BLUE, BONE, LINEN, MOUTH, PARCHMENT, PINK, PLUM, RUST, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Wyvern, 400 x 400."""
    art.ground("#E59A8C", "#7A2E54", "#8C3A5E", seed=23)
    with art.group("translate(10 24) scale(.945)"):
        _wings(art)
        _beam(art)
        _body(art)
        _neck(art)
        _ear_fins(art)
        _jaw(art)
        _tongue_lolling(art)
        _horn_bumps(art)
        _drops_of_joy(art)


def _wings(art: Picture) -> None:
    wing = blob(
        corner(34, 8),
        (4, 70),
        corner(-12, 150),
        (24, 166),
        corner(16, 250),
        (58, 242),
        corner(72, 316),
        (112, 280),
        corner(150, 300),
        (168, 250),
        (132, 170),
        (96, 90),
        (62, 30),
    )
    for side in SIDES:
        art.piece(
            side(wing), PLUM, line=6, shade=(14, 10), lamp=6, hatching=Hatching(angle=20, length=40, width=6)
        )
        for line in (
            [(52, 40), (28, 100), (2, 146)],
            [(56, 44), (46, 140), (24, 236)],
            [(60, 46), (84, 160), (78, 300)],
        ):
            art.stroke(*placed(line, side), width=7, start=7, end=2, colour=PLUM.dark)
        art.piece(side(brush([(160, 262), (128, 176), (96, 100), (44, 18)], 26, 19, 10)), BLUE, shade=(5, 5))
        art.piece(
            side(blob(corner(32, 26), (26, 4), corner(34, -10), (50, 2), corner(54, 22))),
            BONE,
            line=4,
            shade=(4, 3),
            lamp=2,
        )
    tail = brush([(216, 330), (286, 372), (352, 356), (384, 316), (378, 276)], 36, 26, 11)
    art.piece(tail, BLUE, line=6, shade=(8, 8), lamp=5)
    art.piece(
        blob(
            corner(350, 272),
            (322, 262),
            corner(318, 214),
            (342, 232),
            corner(370, 204),
            (374, 238),
            (370, 264),
        ).moved(24, 12),
        RUST,
        shade=(6, 6),
    )


def _beam(art: Picture) -> None:
    art.piece(
        box(-40, 372, 440, 430),
        WOOD,
        line=6,
        shade=(6, 12),
        lamp=5,
        hatching=Hatching(angle=0, length=60, width=5),
    )
    art.stroke((20, 392), (90, 396), (130, 390), width=4, colour=WOOD.dark)
    art.stroke((270, 398), (330, 392), (390, 398), width=4, colour=WOOD.dark)


def _body(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(blob((176, 300), (142, 296), (122, 324), (128, 360), (146, 380), (172, 376), (190, 340))),
            BLUE,
            line=6,
            shade=(9, 8),
            lamp=5,
            hatching=Hatching(length=18),
        )
    body = blob(
        (200, 170),
        (246, 196),
        (268, 250),
        (262, 310),
        (232, 354),
        (200, 362),
        (168, 354),
        (138, 310),
        (132, 250),
        (154, 196),
    )
    art.piece(body, BLUE, line=6, shade=(18, 10), lamp=6, hatching=Hatching(angle=30, length=36, width=6))
    beard = blob(
        corner(200, 190), (236, 220), (240, 290), (222, 340), (200, 350), (178, 340), (160, 290), (164, 220)
    )
    art.piece(beard, PARCHMENT, line=4, shade=(9, 6))
    for y in (226, 252, 278, 304, 328):
        art.stroke((164, y - 4), (200, y + 4), (237, y - 4), width=4, colour=PARCHMENT.dark)
    for way in (150, 250):
        claws(
            art,
            [
                (way - 16, 366, way - 22, 386, 15),
                (way, 368, way, 392, 15),
                (way + 16, 366, way + 22, 386, 15),
            ],
            BLUE,
        )


def _neck(art: Picture) -> None:
    neck = blob((150, 250), (146, 190), (160, 140), (210, 130), (246, 170), (250, 240), (200, 262))
    art.piece(neck, BLUE, line=6, shade=(12, 6), lamp=5, hatching=Hatching(length=22))


def _ear_fins(art: Picture) -> None:
    art.piece(
        blob(
            corner(138, 132),
            (96, 136),
            corner(58, 116),
            (84, 108),
            corner(70, 74),
            (104, 86),
            corner(110, 56),
            (134, 80),
            corner(156, 98),
        ),
        RUST,
        shade=(8, 7),
        lamp=5,
        hatching=Hatching(angle=-40, length=14),
    )
    for line in (
        [(136, 120), (100, 118), (70, 114)],
        [(138, 112), (108, 96), (80, 80)],
        [(144, 104), (128, 84), (114, 64)],
    ):
        art.stroke(*line, width=4, start=4, colour=RUST.dark)


def _jaw(art: Picture) -> None:
    jaw = blob(corner(156, 166), (176, 204), (220, 226), (282, 220), corner(316, 200), (300, 180), (240, 170))
    art.piece(jaw, BLUE, line=6, shade=(8, 8), lamp=5)
    art.piece(
        blob(
            corner(170, 158),
            (240, 150),
            corner(316, 150),
            corner(312, 196),
            (270, 208),
            (216, 206),
            (184, 192),
        ),
        MOUTH,
        line=4,
        shade=None,
        lamp=0,
    )


def _tongue_lolling(art: Picture) -> None:
    art.piece(
        blob(
            (216, 196),
            (250, 180),
            (286, 188),
            (304, 220),
            (312, 262),
            (296, 284),
            (274, 274),
            (266, 234),
            (244, 214),
        ),
        PINK,
        shade=(8, 6),
        lamp=5,
    )
    art.stroke((258, 198), (282, 220), (292, 262), width=4, colour=PINK.dark)
    for x in (196, 214, 232):
        art.piece(polygon((x - 6, 202), (x + 7, 205), (x + 1, 186)), LINEN, line=2.6, shade=(2, 0), lamp=0)
    head = blob(
        (122, 128),
        (126, 84),
        (158, 46),
        (206, 36),
        (254, 44),
        (284, 88),
        (318, 96),
        (350, 112),
        (356, 140),
        (336, 158),
        (280, 164),
        (220, 166),
        (160, 174),
        (132, 158),
    )
    art.piece(head, BLUE, line=7, shade=(18, 10), lamp=7, hatching=Hatching(angle=20, length=34, width=6))
    for x, long in ((336, 17), (316, 20), (292, 17), (266, 15)):
        art.piece(
            polygon((x - 7, 155), (x + 7, 153), (x + 1, 155 + long)), LINEN, line=2.6, shade=(2, 0), lamp=0
        )
    art.ink(ellipse(332, 116, 8, 5, -14))
    art.stroke((318, 104), (334, 100), (346, 108), width=4)
    art.stroke((142, 158), (150, 172), (166, 176), width=6, start=2, end=2)
    art.eye(178, 100, 32, 33, look=(10, -2), pupil=12, iris="#E9A23B")
    art.eye(246, 94, 25, 28, look=(6, -2), pupil=11, iris="#E9A23B")
    art.stroke((146, 58), (172, 44), (202, 52), width=11, start=4, end=4, colour=BLUE.dark)
    art.stroke((230, 54), (250, 54), (266, 64), width=8, start=4, end=3, colour=BLUE.dark)
    art.fill(ellipse(176, 148, 18, 10), PINK.light, 0.7)


def _horn_bumps(art: Picture) -> None:
    art.piece(
        blob(corner(170, 52), (160, 24), corner(168, 2), (184, 22), corner(194, 46)),
        BONE,
        shade=(5, 3),
        lamp=3,
    )
    art.piece(
        blob(corner(214, 46), (216, 22), corner(232, 6), (238, 28), corner(236, 54)),
        BONE,
        shade=(5, 3),
        lamp=3,
    )


def _drops_of_joy(art: Picture) -> None:
    for x, y, scale in ((322, 272, 0.72), (300, 310, 0.6)):
        art.piece(
            blob(corner(0, -18), (11, 4), (8, 14), (0, 17), (-8, 14), (-11, 4))
            .scaled(scale, scale, (0, 0))
            .moved(x, y),
            Tones("#E8F6FA", "#8FC1D6", "#4D8AAB"),
            line=3.4,
            shade=(3, 2),
            lamp=2,
        )
