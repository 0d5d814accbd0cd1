"""The Lizard."""

import math

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeepers_folly.props import claws, slit_eye, spots
from assets.drawing.palette import MOSS, OCHRE, PARCHMENT, PINK, RED, RUST, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Lizard, 400 x 400."""
    art.ground("#9CC8B4", "#22484C", "#2B5A5A", seed=21)
    with art.group("translate(0 12) scale(.965)"):
        _tail(art)
        _shirt(art)
        _back_spikes(art)
        _neck(art)
        _dewlap(art)
        _jaw(art)
        _easy_smile(art)
        _eyes(art)
        _forked_tongue(art)
        _collar(art)
        _glass(art)
        _hand_round_the_glass(art)


def _tail(art: Picture) -> None:
    tail = brush(
        [(150, 440), (76, 416), (30, 352), (24, 282), (64, 242), (104, 266), (98, 306), (66, 306), (66, 284)],
        52,
        44,
        9,
    )
    art.piece(tail, MOSS, line=6, shade=(10, 8), lamp=5, hatching=Hatching(angle=20, length=14))
    for line, width in (
        ([(92, 388), (74, 404), (66, 424)], 13),
        ([(54, 352), (38, 364), (20, 374)], 13),
        ([(48, 306), (30, 304), (10, 302)], 12),
        ([(60, 272), (46, 258), (36, 240)], 10),
        ([(84, 268), (86, 254), (88, 236)], 8),
    ):
        art.fill(brush(line, width * 0.7, width, width * 0.7) & tail.grown(-2), MOSS.dark)


def _shirt(art: Picture) -> None:
    shoulders = blob(
        corner(104, 430), (112, 364), (146, 322), (196, 308), (250, 318), (292, 356), corner(306, 430)
    )
    art.piece(
        shoulders, WINE, line=6, shade=(20, 10), lamp=6, hatching=Hatching(angle=40, length=40, width=6)
    )
    for x, y, reach in ((130, 380, 11), (156, 416, 10), (270, 376, 11), (284, 416, 9), (140, 344, 8)):
        for part in range(5):
            art.fill(
                ellipse(
                    x + reach * 0.75 * math.cos(part * 1.257),
                    y + reach * 0.75 * math.sin(part * 1.257),
                    reach * 0.52,
                ),
                OCHRE.light,
            )
        art.fill(ellipse(x, y, reach * 0.42), RUST.base)


def _back_spikes(art: Picture) -> None:
    spikes = [
        (150, 74, -4),
        (122, 84, -26),
        (100, 108, -48),
        (86, 142, -66),
        (84, 180, -84),
        (92, 216, -96),
        (104, 250, -104),
        (116, 284, -110),
    ]
    for number, (x, y, reach) in enumerate(spikes):
        part = 1.15 - abs(number - 2.5) * 0.1
        art.piece(
            blob(
                corner(x - 14 * part, y + 14),
                (x - 6 * part, y - 12 * part),
                corner(x, y - 34 * part),
                (x + 8 * part, y - 10 * part),
                corner(x + 14 * part, y + 14),
            ).turned(reach, (x, y)),
            RUST,
            shade=(4, 3),
            lamp=3,
        )


def _neck(art: Picture) -> None:
    neck = blob(
        (112, 180),
        (116, 240),
        (124, 300),
        corner(150, 340),
        corner(236, 344),
        (232, 290),
        (226, 230),
        (222, 180),
    )
    art.piece(neck, MOSS, line=6, shade=(16, 6), lamp=5, hatching=Hatching(angle=10, length=26))
    art.piece(
        blob((172, 230), (164, 290), corner(176, 340), corner(236, 344), (232, 290), (226, 230)),
        PARCHMENT,
        line=4,
        shade=(8, 0),
        lamp=0,
    )
    for y in (262, 284, 306, 326):
        art.stroke((168, y - 2), (200, y + 5), (232, y - 2), width=4, start=2, end=2, colour=PARCHMENT.dark)


def _dewlap(art: Picture) -> None:
    dewlap = blob(corner(186, 212), corner(276, 196), (292, 240), (270, 276), (230, 288), (198, 264))
    art.piece(dewlap, OCHRE, line=6, shade=(11, 9), lamp=5, hatching=Hatching(angle=-20, length=20))
    for line in (
        [(206, 216), (222, 246), (226, 278)],
        [(232, 212), (250, 240), (254, 272)],
        [(256, 206), (274, 226), (280, 254)],
    ):
        art.stroke(*line, start=2, end=2, colour=RUST.base)


def _jaw(art: Picture) -> None:
    art.piece(
        blob(corner(146, 178), (160, 220), (210, 230), (280, 214), (340, 190), corner(350, 170), (250, 170)),
        PARCHMENT,
        line=6,
        shade=(8, 8),
        lamp=0,
        hatching=Hatching(angle=0, length=20),
    )
    head = blob(
        (108, 150),
        (116, 108),
        (146, 78),
        (186, 66),
        (222, 74),
        (246, 100),
        (280, 118),
        (330, 124),
        (362, 138),
        (368, 158),
        (348, 176),
        (290, 190),
        (230, 204),
        (176, 206),
        (130, 196),
    )
    art.piece(head, MOSS, line=7, shade=(17, 11), lamp=7, hatching=Hatching(angle=20, length=40, width=6))
    spots(
        art,
        head,
        [
            (128, 150, 10),
            (146, 172, 8),
            (138, 120, 7),
            (160, 190, 6),
            (284, 140, 7),
            (262, 134, 5),
            (306, 150, 5),
        ],
        MOSS.light,
    )


def _easy_smile(art: Picture) -> None:
    art.stroke(
        (152, 202), (178, 212), (236, 206), (300, 190), (350, 176), (366, 160), width=8, start=3, end=3
    )
    art.stroke((158, 192), (148, 204), (150, 214), width=6, start=2, end=2)
    art.ink(ellipse(338, 138, 6, 4, -18))
    art.stroke((324, 130), (338, 126), (350, 132), width=4)


def _eyes(art: Picture) -> None:
    brow = ellipse(238, 92, 25, 23)
    art.piece(brow, MOSS, shade=(4, 4), lamp=3)
    slit_eye(art, 242, 95, 18, 17, look=(5, 1), slit=(4, 13), iris="#FFD27A", lid=0.44, skin=MOSS, tilt=-6)
    art.piece(ellipse(190, 104, 44, 40), MOSS, line=6, shade=(8, 7), lamp=6)
    slit_eye(
        art,
        194,
        108,
        33,
        30,
        look=(9, 3),
        slit=(7, 22),
        iris="#FFD27A",
        lid=0.48,
        lower_lid=0.1,
        skin=MOSS,
        tilt=-7,
    )
    art.stroke((150, 74), (184, 54), (222, 70), width=9, start=3, end=3, colour=MOSS.dark)
    art.stroke((160, 134), (190, 152), (224, 138), width=4, colour=MOSS.dark)


def _forked_tongue(art: Picture) -> None:
    tongue = union(
        [
            brush([(346, 172), (372, 186), (392, 172)], 9, 9, 6),
            brush([(390, 174), (402, 160), (412, 162)], 6, 5, 2),
            brush([(390, 172), (404, 178), (410, 190)], 6, 5, 2),
        ]
    )
    art.piece(tongue, PINK, line=4, shade=(2, 2), lamp=0)


def _collar(art: Picture) -> None:
    art.piece(
        blob(corner(140, 318), (128, 350), (166, 404), corner(196, 362), (168, 340)),
        WINE,
        shade=(7, 6),
        lamp=5,
    )
    art.piece(
        blob(corner(246, 316), (262, 346), (232, 396), corner(206, 362), (230, 344)),
        WINE,
        shade=(7, 6),
        lamp=5,
    )
    art.stroke((176, 350), (202, 388), (228, 350), width=4, start=3, end=3, colour=OCHRE.base)
    art.piece(ellipse(202, 394, 15), OCHRE, line=4, shade=(4, 4), lamp=3)


def _glass(art: Picture) -> None:
    glass = polygon((286, 262), (366, 262), (358, 386), (294, 386))
    art.piece(glass, Tones("#F2FBF8", "#A9CFCB", "#6E9FA2"), line=6, shade=(8, 3), lamp=5)
    liquor = polygon((290.5, 324), (361.5, 324), (357, 380), (295, 380))
    art.fill(liquor, "#F28C28")
    art.fill(liquor - liquor.moved(-12, -4), "#C0562A")
    art.fill(ellipse(326, 324, 35.5, 6), "#FFD27A")
    art.fill(polygon((298, 272), (308, 272), (312, 374), (304, 374)), "#FFFFFF", 0.75)
    art.stroke((284, 262), (326, 268), (368, 262), width=4, start=3, end=3)
    art.stroke((340, 318), (366, 226), width=6, start=5, end=5)
    art.piece(
        blob(
            corner(318, 244),
            (332, 220),
            corner(362, 204),
            (394, 220),
            corner(408, 244),
            (394, 238),
            corner(378, 246),
            (362, 238),
            corner(346, 246),
            (332, 238),
        ).turned(16, (362, 232)),
        RED,
        shade=(8, 5),
    )
    art.stroke((362, 206), (350, 240), width=3, colour=RED.dark)
    art.stroke((366, 208), (384, 240), width=3, colour=RED.dark)


def _hand_round_the_glass(art: Picture) -> None:
    art.piece(
        blob(corner(252, 440), (262, 396), (296, 372), (334, 384), corner(344, 440)),
        WINE,
        line=6,
        shade=(9, 8),
        lamp=5,
    )
    art.piece(
        blob((270, 378), (268, 352), (286, 338), (304, 346), (310, 372), (296, 388)), MOSS, shade=(7, 6)
    )
    claws(art, [(288, 350, 334, 340, 17), (290, 364, 338, 358, 17), (288, 378, 332, 376, 16)], MOSS, reach=13)
