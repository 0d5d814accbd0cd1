"""The Dragon."""

import random

from assets.drawing.curves import SIDES, blob, corner, placed
from assets.drawing.innkeepers_folly.props import claws, slit_eye
from assets.drawing.palette import BONE, LINEN, MOUTH, OCHRE, RED, RUST, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Dragon, 400 x 400."""
    art.coarsen(0.36)
    art.ground("#7A6494", "#241A3E", "#33234F", seed=25)
    with art.group("translate(14 24) scale(.93)"):
        _folded_wings(art)
        _neck_and_breastplates(art)
        _swept_horns(art)
        _frill_and_cheek_spikes(art)
        _skull(art)
        _jaw(art)
        _long_snout(art)
        _crest(art)
        _eyes(art)
        _hoard(art)
        _greedy_claws(art)


def _folded_wings(art: Picture) -> None:
    wing = blob(
        corner(150, 420),
        (110, 300),
        (84, 250),
        (52, 176),
        corner(20, 120),
        (4, 180),
        corner(-30, 230),
        (-16, 280),
        corner(-40, 340),
        (-10, 350),
        corner(-20, 430),
    )
    for side in SIDES:
        art.piece(
            side(wing), WINE, line=6, shade=(12, 10), lamp=6, hatching=Hatching(angle=20, length=34, width=6)
        )
        for line in (
            [(30, 140), (20, 200), (-14, 238)],
            [(36, 150), (40, 260), (-6, 344)],
            [(44, 166), (84, 280), (60, 380)],
        ):
            art.stroke(*placed(line, side), width=7, start=6, end=2, colour=WINE.dark)
        art.piece(side(polygon((12, 128), (20, 84), (36, 130)).grown(2)), BONE, line=4, shade=(4, 2), lamp=2)


def _neck_and_breastplates(art: Picture) -> None:
    neck = blob(corner(90, 430), (112, 340), (134, 280), (200, 250), (266, 280), (288, 340), corner(310, 430))
    art.piece(neck, RED, line=6, shade=(20, 8), lamp=6, hatching=Hatching(angle=40, length=40, width=6))
    art.piece(
        blob(corner(150, 430), (158, 340), (200, 310), (242, 340), corner(250, 430)), OCHRE, shade=(10, 4)
    )
    for y in (352, 376, 400):
        art.stroke((150, y - 4), (200, y + 6), (250, y - 4), start=2, end=2, colour=OCHRE.dark)


def _swept_horns(art: Picture) -> None:
    horn = blob(
        corner(168, 92),
        (134, 84),
        (104, 58),
        (88, 22),
        corner(52, -16),
        (60, 36),
        (82, 84),
        (116, 120),
        corner(146, 136),
    )
    far_horn = blob(
        corner(132, 146), (104, 138), (76, 116), corner(40, 98), (62, 138), (94, 166), corner(126, 176)
    )
    for side in SIDES:
        art.piece(side(far_horn), BONE, line=6, shade=(6, 6), lamp=5, hatching=Hatching(angle=50, length=12))
        art.piece(side(horn), BONE, line=7, shade=(9, 8), lamp=6, hatching=Hatching(angle=60, length=18))
        for line in (
            [(76, 66), (92, 58), (98, 44)],
            [(94, 96), (112, 84), (120, 72)],
            [(116, 116), (134, 102), (142, 90)],
            [(72, 128), (82, 122)],
        ):
            art.stroke(*placed(line, side), colour=BONE.dark)


def _frill_and_cheek_spikes(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(
                blob(
                    corner(136, 176),
                    (92, 172),
                    corner(44, 184),
                    (74, 200),
                    corner(52, 230),
                    (88, 230),
                    corner(80, 268),
                    (116, 254),
                    corner(150, 260),
                )
            ),
            RUST,
            line=6,
            shade=(8, 8),
            lamp=5,
            hatching=Hatching(angle=-30, length=14),
        )
        for line in (
            [(130, 192), (96, 186), (60, 188)],
            [(130, 210), (96, 212), (64, 226)],
            [(136, 230), (110, 240), (88, 260)],
        ):
            art.stroke(*placed(line, side), start=5, colour=RUST.dark)


def _skull(art: Picture) -> None:
    skin = blob(
        (200, 40),
        (250, 56),
        (280, 100),
        (290, 150),
        (278, 206),
        (256, 250),
        (200, 262),
        (144, 250),
        (122, 206),
        (110, 150),
        (120, 100),
        (150, 56),
    )
    art.piece(skin, RED, line=7, shade=(20, 10), lamp=7, hatching=Hatching(angle=20, length=34, width=7))


def _jaw(art: Picture) -> None:
    jaw = blob(
        corner(136, 250),
        (146, 304),
        (170, 330),
        (200, 340),
        (230, 330),
        (254, 304),
        corner(264, 250),
        (200, 270),
    )
    art.piece(jaw, RED, line=6, shade=(14, 8), lamp=5, hatching=Hatching(angle=20, length=24))
    for x, y in ((164, 328), (200, 340), (236, 328)):
        art.piece(polygon((x - 9, y - 6), (x + 9, y - 6), (x, y + 20)), RUST, line=4.5, shade=(4, 2), lamp=2)
    art.piece(
        blob(
            corner(146, 250),
            (200, 262),
            corner(254, 250),
            (242, 296),
            (222, 312),
            (200, 316),
            (178, 312),
            (158, 296),
        ),
        MOUTH,
        shade=None,
        lamp=0,
    )
    mouth = blob(
        corner(146, 250),
        (200, 262),
        corner(254, 250),
        (242, 296),
        (222, 312),
        (200, 316),
        (178, 312),
        (158, 296),
    ).grown(-1)
    for scale, tones_used in ((1, "#E2622B"), (0.72, "#FFB347"), (0.42, "#FFF1C4")):
        art.fill(
            blob(
                corner(200 - 48 * scale, 318),
                (200 - 44 * scale, 298 - 4 * scale),
                corner(200 - 30 * scale, 308 - 44 * scale),
                (200 - 20 * scale, 304 - 14 * scale),
                corner(200 - 2 * scale, 312 - 60 * scale),
                (200 + 16 * scale, 304 - 14 * scale),
                corner(200 + 30 * scale, 308 - 46 * scale),
                (200 + 44 * scale, 298 - 4 * scale),
                corner(200 + 48 * scale, 318),
            )
            & mouth,
            tones_used,
        )
    for x, y, height in ((168, 306, 19), (232, 306, 19), (186, 314, 12), (214, 314, 12)):
        art.piece(polygon((x - 7, y), (x + 7, y), (x, y - height)), LINEN, line=3, shade=(3, 0), lamp=0)


def _long_snout(art: Picture) -> None:
    snow = blob(
        (200, 116),
        (226, 130),
        (238, 170),
        (262, 204),
        (276, 236),
        (266, 264),
        (236, 266),
        (200, 276),
        (164, 266),
        (134, 264),
        (124, 236),
        (138, 204),
        (162, 170),
        (174, 130),
    )
    art.piece(snow, RED, line=6, shade=(15, 11), lamp=7, hatching=Hatching(angle=20, length=30, width=6))
    for x, height in ((144, 40), (256, 40)):
        art.piece(
            blob(
                corner(x - 12, 256),
                (x, 264),
                corner(x + 12, 256),
                (x + 5, 278),
                corner(x, 256 + height),
                (x - 6, 278),
            ),
            LINEN,
            line=4,
            shade=(5, 0),
            lamp=2,
        )
    for x, y, height in ((172, 263, 17), (228, 263, 17), (190, 268, 13), (210, 268, 13)):
        art.piece(polygon((x - 7, y), (x + 7, y), (x, y + height)), LINEN, line=3, shade=(3, 0), lamp=0)
    for side in SIDES:
        art.piece(
            side(blob((136, 232), (146, 208), (170, 208), (184, 226), (176, 244), (150, 248))),
            RED,
            line=4.5,
            shade=(-5, -5),
        )
        art.ink(side(ellipse(160, 232, 13, 9, 20)))
    for y, width in ((150, 17), (168, 20), (186, 24)):
        art.stroke((200 - width, y + 4), (200, y - 6), (200 + width, y + 4), colour=RED.dark)


def _crest(art: Picture) -> None:
    for y, scale in ((66, 1), (92, 0.8), (114, 0.6)):
        art.piece(
            blob(corner(-17, 10), (-9, -18), corner(0, -50), (9, -18), corner(17, 10), (0, 16))
            .scaled(scale, scale, (0, 0))
            .moved(200, y),
            RUST,
            shade=(6, 3),
            lamp=3,
        )


def _eyes(art: Picture) -> None:
    slit_eye(art, 150, 150, 28, 23, look=(7, 3), slit=(6.5, 19), iris="#FFD27A", lid=0.24, skin=RED, tilt=20)
    slit_eye(
        art, 250, 150, 28, 23, look=(-7, 3), slit=(6.5, 19), iris="#FFD27A", lid=0.24, skin=RED, tilt=-20
    )
    for side in SIDES:
        art.piece(
            side(
                blob(
                    corner(104, 98),
                    (130, 100),
                    (162, 122),
                    corner(184, 160),
                    (166, 156),
                    (140, 138),
                    (112, 128),
                )
            ),
            RED,
            shade=(6, 7),
            lamp=5,
        )
        art.stroke(*placed([(124, 176), (148, 184), (168, 174)], side), width=4, colour=RED.dark)
    for x, y in ((122, 196), (132, 208), (278, 196), (268, 208)):
        art.fill(ellipse(x, y, 4), RED.dark)


def _hoard(art: Picture) -> None:
    rng = random.Random(4)
    for y, columns in (
        (368, (24, 378, 130, 272)),
        (384, (58, 96, 160, 240, 304, 344)),
        (402, (12, 80, 122, 200, 280, 322, 390)),
    ):
        for x in columns:
            shape = ellipse(x + rng.uniform(-4, 4), y + rng.uniform(-3, 3), 26, 14, rng.uniform(-14, 14))
            art.piece(shape, OCHRE, line=4, shade=(5, 4), lamp=0)
            art.fill(shape.scaled(0.66, 0.62) - shape.scaled(0.5, 0.46), OCHRE.dark)
    art.piece(
        polygon((196, 352), (222, 352), (234, 370), (209, 398), (184, 370)),
        Tones("#DFF3F8", "#8FC1D6", "#3E7FA6"),
        shade=(8, 5),
    )
    art.stroke((184, 370), (234, 370), width=3, colour="#3E7FA6")


def _greedy_claws(art: Picture) -> None:
    for side in SIDES:
        art.piece(
            side(
                blob(
                    corner(-20, 430), (8, 370), (52, 340), (100, 338), (124, 360), (104, 384), corner(60, 430)
                )
            ),
            RED,
            line=6,
            shade=(10, 9),
            lamp=5,
            hatching=Hatching(length=20),
        )
    for scale in (0, 1):
        fires = [(86, 350, 132, 352, 20), (88, 366, 134, 374, 20), (78, 382, 118, 396, 19)]
        if scale:
            fires = [(400 - line[0], line[1], 400 - line[2], line[3], line[4]) for line in fires]
        claws(art, fires, RED, reach=17)
