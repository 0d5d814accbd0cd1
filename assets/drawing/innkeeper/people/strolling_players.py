"""Strolling Players."""

import math

from assets.drawing.curves import SIDES, blob, corner
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import COPPER, GOLD, ROSY, STONE
from assets.drawing.palette import (
    COAL,
    FOREST,
    LINEN,
    MOUTH,
    OCHRE,
    PARCHMENT,
    PINK,
    PLUM,
    RED,
    STRAW,
    TEAL,
    WINE,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Strolling Players, 400 x 400."""
    art.coarsen(0.3)
    art.ground("#C98AB0", "#3A2452", "#4C3068", seed=211)
    figure = Figure(art)
    _curtains(figure)
    donkey = figure.part(0.8, -2, -42)
    _donkey_mask(donkey)
    _donkey_mask_eyes(donkey)
    jester = figure.part(0.78, -112, 54, -8)
    _jester(jester)
    _jester_details(jester)
    player = figure.part(0.8, 108, 58, 7)
    _player_king(player)
    _player_king_details(player)


def _curtains(figure: Figure) -> None:
    for side in SIDES:
        figure.piece(
            side(blob(corner(-20, -20), corner(74, -20), (62, 60), (30, 130), (20, 200), corner(-20, 230))),
            WINE,
            line=6,
            shade=(12, 4),
            lamp=5,
            hatching=Hatching(angle=80, length=30),
        )
    figure.stroke((20, -10), (16, 80), (0, 150), width=6, start=3, colour=WINE.dark)
    figure.stroke((380, -10), (384, 80), (400, 150), width=6, start=3, colour=WINE.dark)


def _donkey_mask(donkey: Figure) -> None:
    donkey.piece(
        blob(corner(50, 420), (70, 350), (130, 314), (200, 306), (270, 314), (330, 350), corner(350, 420)),
        FOREST,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=40),
    )
    for side in SIDES:
        donkey.piece(
            side(
                blob(
                    corner(150, 96), (120, 50), (104, -20), (122, -48), (148, -20), (176, 40), corner(184, 84)
                )
            ),
            STONE,
            line=6,
            shade=(9, 6),
            lamp=6,
            hatching=Hatching(angle=60, length=14),
        )
        donkey.piece(
            side(blob(corner(152, 70), (134, 30), (124, -18), (142, -6), (164, 40), corner(168, 66))),
            PINK,
            line=0,
            shade=(4, 3),
            lamp=0,
        )
    donkey.piece(
        blob(
            (200, 60),
            (258, 76),
            (284, 136),
            (276, 200),
            (252, 240),
            (252, 290),
            (232, 316),
            (200, 324),
            (168, 316),
            (148, 290),
            (148, 240),
            (124, 200),
            (116, 136),
            (142, 76),
        ),
        STONE,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(length=26),
    )
    donkey.piece(
        blob(
            (200, 222),
            (240, 230),
            (268, 262),
            (262, 304),
            (232, 326),
            (200, 330),
            (168, 326),
            (138, 304),
            (132, 262),
            (160, 230),
        ),
        PARCHMENT,
        line=5.5,
        shade=(13, 8),
        lamp=6,
        hatching=Hatching(length=20),
    )


def _donkey_mask_eyes(donkey: Figure) -> None:
    donkey.ink(ellipse(172, 258, 9, 6, -20), ellipse(228, 258, 9, 6, 20))
    donkey.stroke((148, 286), (176, 300), (224, 300), (252, 286), width=7, start=2, end=2)
    donkey.piece(
        polygon((184, 301), (199, 302), (198, 322), (186, 320)), LINEN, line=3.4, shade=(3, 0), lamp=0
    )
    donkey.piece(
        polygon((201, 302), (216, 301), (214, 320), (202, 322)), LINEN, line=3.4, shade=(3, 0), lamp=0
    )
    for side in SIDES:
        donkey.fill(side(ellipse(156, 172, 32, 36)), PARCHMENT.base)
    donkey.eye(158, 172, 24, 27, look=(8, 6), pupil=8.5, lid=0.2, tilt=-8, skin=STONE)
    donkey.eye(242, 172, 24, 27, look=(-8, 6), pupil=8.5, lid=0.2, tilt=8, skin=STONE)
    donkey.stroke((176, 128), (152, 122), (126, 138), width=10, start=5, end=3, colour=STONE.dark)
    donkey.stroke((224, 128), (248, 122), (274, 138), width=10, start=5, end=3, colour=STONE.dark)
    donkey.piece(
        blob(
            corner(160, 92),
            (166, 44),
            (184, 58),
            corner(200, 22),
            (214, 56),
            (236, 46),
            corner(240, 92),
            (224, 140),
            (206, 116),
            corner(196, 150),
            (184, 118),
            (172, 132),
        ),
        COAL,
        shade=(7, 5),
        lamp=3,
    )


def _jester(jester: Figure) -> None:
    jester.piece(
        blob(corner(40, 420), (60, 350), (120, 314), (200, 306), (280, 314), (340, 350), corner(360, 420)),
        TEAL,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40),
    )
    jester.piece(
        blob(corner(200, 308), (280, 314), (338, 350), corner(360, 420), corner(200, 420)),
        OCHRE,
        line=0,
        shade=(16, 8),
        lamp=0,
    )
    jester.piece(
        polygon(
            (96, 340),
            (130, 306),
            (200, 326),
            (270, 306),
            (304, 340),
            (276, 376),
            (240, 346),
            (200, 384),
            (160, 346),
            (124, 376),
        ),
        RED,
        shade=(8, 7),
    )
    jester.piece(
        blob(
            (200, 110),
            (256, 126),
            (278, 190),
            (266, 250),
            (230, 296),
            (200, 304),
            (170, 296),
            (134, 250),
            (122, 190),
            (144, 126),
        ),
        Tones("#FFFFFF", "#FBEFDC", "#CDB79A"),
        line=6,
        shade=(17, 8),
        lamp=6,
    )
    for x in (164, 238):
        jester.fill(
            polygon((x, 148), (x + 21, 192), (x, 244), (x - 21, 192)), TEAL.base if x < 200 else RED.base
        )
    jester.eye(164, 192, 19, 16, look=(7, 0), pupil=8, iris="#3A7F7A")
    jester.eye(238, 192, 19, 16, look=(7, 0), pupil=8, iris="#3A7F7A")
    jester.strokes((140, 158), (164, 146), (188, 158), width=8, start=3, end=3, colour=COAL.base)


def _jester_details(jester: Figure) -> None:
    jester.piece(
        blob((190, 206), (210, 206), (224, 232), (212, 242), (188, 242), (176, 232)),
        RED,
        line=4,
        shade=(6, 5),
    )
    jester.piece(
        blob(
            corner(164, 260),
            (186, 268),
            (202, 264),
            (216, 268),
            corner(242, 250),
            (230, 278),
            (202, 286),
            (178, 280),
        ),
        WINE,
        line=4,
        shade=(4, 4),
        lamp=2,
    )
    jester.stroke((160, 257), (202, 272), (248, 244), width=4.6)
    for knots, tones in (
        (
            [
                corner(122, 180),
                (96, 140),
                (40, 150),
                (10, 208),
                corner(2, 226),
                (-10, 160),
                (30, 92),
                (110, 82),
                (150, 120),
            ],
            RED,
        ),
        (
            [
                corner(276, 182),
                (296, 170),
                (310, 196),
                (308, 236),
                corner(318, 262),
                (334, 236),
                (332, 186),
                (312, 142),
                (262, 116),
            ],
            TEAL,
        ),
        (
            [
                corner(116, 172),
                (130, 112),
                (170, 74),
                (180, 20),
                corner(206, -26),
                (222, 20),
                (236, 74),
                (270, 112),
                corner(284, 172),
                (200, 128),
            ],
            OCHRE,
        ),
    ):
        jester.piece(
            blob(*knots), tones, line=6, shade=(12, 8), lamp=6, hatching=Hatching(angle=30, length=20)
        )
    for x, y in ((0, 228), (319, 268), (206, -28)):
        jester.piece(ellipse(x, y, 17), GOLD, line=4.5, shade=(5, 5), lamp=3)
        jester.stroke((x - 7, y + 5), (x + 7, y + 5), width=4)


def _player_king(player: Figure) -> None:
    player.piece(
        blob(corner(30, 420), (50, 350), (110, 310), (200, 302), (290, 310), (350, 350), corner(370, 420)),
        PLUM,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40),
    )
    player.piece(
        union(
            [
                ellipse(96 + number * 26, 334 - 16 * math.sin(number / 8 * math.pi) * -1, 20, 18)
                for number in range(9)
            ]
        ),
        LINEN,
        shade=(6, 7),
    )
    player.piece(
        blob((104, 160), (100, 250), (130, 300), (270, 300), (300, 250), (296, 160)),
        COPPER,
        line=5.5,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=80, length=20),
    )
    player.piece(
        blob(
            (200, 110),
            (256, 128),
            (272, 192),
            (260, 246),
            (228, 294),
            (200, 302),
            (172, 294),
            (140, 246),
            (128, 192),
            (144, 128),
        ),
        ROSY,
        line=6,
        shade=(17, 8),
        lamp=6,
    )
    player.eye(166, 194, 20, 19, look=(-6, -6), pupil=7.5, lid=0.14, skin=ROSY, iris="#4D8AAB")
    player.eye(236, 194, 20, 19, look=(-6, -6), pupil=7.5, lid=0.14, skin=ROSY, iris="#4D8AAB")
    for way, x in ((-1, 166), (1, 236)):
        for number in (0, 1):
            player.stroke(
                (x + way * (14 + number * 4), 184 + number * 6),
                (x + way * (25 + number * 4), 175 + number * 8),
                width=4,
                start=3,
            )
    player.stroke((138, 164), (164, 142), (190, 154), width=9, start=3, end=4, colour=COPPER.dark)
    player.stroke((212, 154), (238, 142), (264, 164), width=9, start=4, end=3, colour=COPPER.dark)
    player.piece(
        blob((190, 200), (210, 200), (222, 230), (212, 240), (188, 240), (178, 230)),
        ROSY,
        line=4,
        shade=(6, 5),
    )


def _player_king_details(player: Figure) -> None:
    player.fill(ellipse(148, 236, 20, 14), PINK.base, 0.8)
    player.fill(ellipse(254, 236, 18, 14), PINK.base, 0.8)
    player.stroke((126, 206), (150, 250), width=4, start=4, end=4)
    player.stroke((274, 206), (252, 250), width=4, start=4, end=4)
    beard = blob(
        corner(142, 250),
        (170, 244),
        (200, 250),
        (230, 244),
        corner(262, 250),
        (270, 310),
        (244, 372),
        corner(206, 408),
        (160, 374),
        (132, 310),
    ) - blob((174, 268), (200, 262), (230, 268), (222, 286), (200, 292), (182, 286))
    player.piece(beard, STRAW, line=5.5, shade=(12, 7), lamp=5, hatching=Hatching(angle=80, length=30))
    player.piece(
        blob((176, 268), (200, 263), (228, 268), (221, 284), (200, 290), (183, 284)),
        MOUTH,
        line=3,
        shade=None,
        lamp=0,
    )
    for knots in ([(164, 290), (170, 340)], [(200, 306), (202, 370)], [(238, 290), (232, 340)]):
        player.stroke(*knots, width=4.4, colour=STRAW.dark)
    crown = polygon(
        (124, 144),
        (108, 66),
        (152, 96),
        (168, 46),
        (200, 92),
        (232, 46),
        (250, 96),
        (292, 66),
        (278, 144),
        (200, 128),
    )
    player.piece(crown, GOLD, line=5.5, shade=(10, 6), lamp=5)
    for x, y, tones in ((108, 66, RED), (168, 46, TEAL), (232, 46, RED), (292, 66, TEAL)):
        player.piece(ellipse(x, y, 9), tones, line=3.6, shade=(3, 3), lamp=2)
    player.piece(box(176, 108, 190, 130).turned(20, (183, 119)), PARCHMENT, line=3, shade=None, lamp=0)
    player.piece(box(220, 100, 246, 112).turned(-20, (230, 106)), PARCHMENT, line=3, shade=None, lamp=0)
