"""Lekyros."""

import math
import random
from collections.abc import Callable

from assets.drawing.curves import SIDES, blob, corner, star
from assets.drawing.innkeepers_folly.props import claws
from assets.drawing.palette import (
    BLUE,
    BONE,
    LINEN,
    NIGHT,
    OCHRE,
    PARCHMENT,
    PLUM,
    RED,
    RUST,
    TEAL,
    WINE,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, spot
from assets.drawing.texture import Hatching, hatched

_SKIN = Tones("#C6B6E2", "#9684BE", "#5A4A84")


def draw(art: Picture) -> None:
    """Draw Lekyros, 400 x 400."""
    art.ground("#7C6FB0", "#1C1640", "#2A2258", seed=32)
    art.fill(ellipse(200, 160, 168), "#A9E6B0", 0.12)
    art.fill(ellipse(200, 160, 130), "#A9E6B0", 0.12)
    _crescent_headdress(art)
    _mantle(art)
    _hood(art)
    _mask(art)
    _sun(art)
    _moon(art)
    _brow_jewel(art)
    _hanging_charms(art)
    _three_cards(art)
    _hands(art)


def _crescent_headdress(art: Picture) -> None:
    crown = ellipse(200, 104, 132) - ellipse(200, 62, 118)
    art.piece(crown, OCHRE, line=6, shade=(9, 9), lamp=6, hatching=Hatching(angle=20, length=20))
    for number in (-2, -1, 0, 1, 2):
        angle = math.radians(90 + number * 26)
        _x, _y = (200 + 152 * math.cos(angle), 104 - 0 + 152 * math.sin(angle))


def _mantle(art: Picture) -> None:
    shoulders = blob(
        corner(10, 420), (50, 340), (120, 296), (200, 284), (280, 296), (350, 340), corner(390, 420)
    )
    art.piece(
        shoulders, NIGHT, line=6, shade=(22, 10), lamp=6, hatching=Hatching(angle=40, length=56, width=6)
    )
    for x, y, reach in ((76, 392, 8), (112, 346, 6), (330, 384, 9), (292, 344, 6), (60, 360, 5)):
        art.fill(star(x, y, reach, reach * 0.4, 4), OCHRE.light)


def _hood(art: Picture) -> None:
    head = blob(
        corner(200, 20),
        (246, 54),
        (300, 130),
        (318, 220),
        (300, 300),
        (200, 326),
        (100, 300),
        (82, 220),
        (100, 130),
        (154, 54),
    )
    art.piece(head, NIGHT, line=7, shade=(22, 10), lamp=7, hatching=Hatching(angle=15, length=56, width=6))
    inn = blob((200, 64), (262, 120), (284, 206), (264, 284), (200, 310), (136, 284), (116, 206), (138, 120))
    art.piece(inn, Tones("#2A2258", "#171232", "#171232"), shade=None, lamp=0)
    rng = random.Random(8)
    for _i in range(26):
        angle = rng.uniform(0, 6.28)
        reach = rng.uniform(0.82, 0.97)
        x, y = (200 + 80 * reach * math.cos(angle), 196 + 112 * reach * math.sin(angle))
        art.fill(star(x, y, rng.choice((3, 4, 6)), 1.6, 4), "#E9FFE0")


def _mask(art: Picture) -> None:
    mark = blob(
        (200, 96),
        (246, 116),
        (262, 180),
        (248, 240),
        (222, 284),
        (200, 296),
        (178, 284),
        (152, 240),
        (138, 180),
        (154, 116),
    )
    art.piece(mark, PARCHMENT, line=6, shade=(15, 7), lamp=6)
    spikes = (
        blob(
            corner(200, 80),
            (206, 130),
            (192, 170),
            (208, 214),
            (194, 258),
            corner(200, 310),
            corner(300, 310),
            corner(300, 80),
        )
        & mark
    )
    art.fill(spikes, "#6A6FA6")
    art.fill(spikes - spikes.moved(-13, -7), "#3C4078")
    art.fill(hatched(spikes, Hatching(angle=20, length=30, width=5), 3), "#3C4078")
    art.stroke((200, 97), (206, 130), (192, 170), (208, 214), (194, 258), (200, 296), width=6, start=4, end=4)


def _sun(art: Picture) -> None:
    art.eye(168, 182, 23, 18, look=(6, 2), pupil=8, iris="#E9A23B")
    art.stroke((142, 170), (164, 158), (192, 174), width=7, start=2, end=3)
    for x, y, x2, y2 in ((150, 164, 142, 152), (164, 158, 162, 144), (180, 162, 184, 150)):
        art.stroke((x, y), (x2, y2), start=4)
    art.stroke((157, 244), (176, 258), (200, 252), width=8, start=3, end=5)
    art.stroke((152, 246), (162, 240), start=2, end=2)
    art.fill(ellipse(158, 226, 14, 10), RUST.light, 0.7)
    art.stroke((142, 140), (160, 128), (188, 140), width=9, start=3, end=4, colour=OCHRE.dark)


def _moon(art: Picture) -> None:
    art.stroke((212, 182), (234, 192), (258, 178), width=8, start=3, end=3, colour="#F1DFB4")
    for x, y, x2, y2 in ((220, 188, 217, 199), (234, 192, 235, 204), (248, 187, 253, 198)):
        art.stroke((x, y), (x2, y2), start=4, colour="#F1DFB4")
    art.stroke((212, 148), (236, 134), (256, 146), width=8, start=3, end=3, colour="#F1DFB4")
    art.stroke((202, 262), (222, 250), (242, 260), width=8, start=5, end=3, colour="#F1DFB4")
    art.piece(
        blob(corner(236, 206), (245, 224), (236, 234), (227, 224)),
        Tones("#E8F6FA", "#8FC1D6", "#4D8AAB"),
        line=3,
        shade=(3, 2),
        lamp=2,
    )
    art.piece(
        blob(corner(194, 186), corner(206, 186), (218, 228), (206, 240), (192, 238), (184, 226)),
        Tones("#FBF1D3", "#E6D2A4", "#B8975F"),
        line=4,
        shade=(7, 4),
    )


def _brow_jewel(art: Picture) -> None:
    art.piece(blob(corner(200, 70), (218, 98), corner(200, 126), (182, 98)), OCHRE, shade=(5, 4), lamp=3)
    art.piece(ellipse(200, 98, 10, 12), Tones("#E9FFE0", "#A9E6B0", "#4F9C7C"), line=3, shade=(3, 3), lamp=2)


def _hanging_charms(art: Picture) -> None:
    for x, y, number in ((92, 132, 0), (308, 132, 1)):
        art.stroke((x, y - 30), (x, y + 4), width=3, start=2.4, end=2.4, colour=OCHRE.base)
        if number:
            art.piece(ellipse(x, y + 20, 17) - ellipse(x + 8, y + 15, 14), BONE, line=4, shade=(3, 3), lamp=2)
        else:
            art.piece(star(x, y + 20, 20, 11, 9), OCHRE, line=4, shade=(3, 3), lamp=2)


def _three_cards(art: Picture) -> None:

    def card(x: float, y: float, reach: float, number: int) -> None:
        art.piece(box(-29, -42, 29, 42).grown(4).moved(x, y).turned(reach, (x, y)), PARCHMENT, shade=(7, 7))
        art.fill(
            (box(-25, -38, 25, 38) - box(-21.5, -34.5, 21.5, 34.5)).moved(x, y).turned(reach, (x, y)),
            WINE.base,
        )
        if number == 0:
            art.piece(
                star(0, 0, 20, 11, 8).moved(x, y).turned(reach, (x, y)), OCHRE, line=3.4, shade=(3, 3), lamp=2
            )
        if number == 1:
            art.piece(
                (ellipse(0, 0, 19) - ellipse(9, -5, 15)).moved(x, y).turned(reach, (x, y)),
                BLUE,
                line=3.4,
                shade=(3, 3),
                lamp=2,
            )
        if number == 2:
            art.piece(
                blob(corner(-19, 0), (0, -14), corner(19, 0), (0, 14)).moved(x, y).turned(reach, (x, y)),
                LINEN,
                line=3.4,
                shade=None,
                lamp=0,
            )
            art.fill(ellipse(0, 0, 9).moved(x, y).turned(reach, (x, y)), TEAL.base)
            art.ink(ellipse(0, 0, 4.5).moved(x, y).turned(reach, (x, y)))

    card(132, 342, -14, 0)
    card(268, 342, 14, 1)
    card(200, 350, 0, 2)


def _hands(art: Picture) -> None:
    with art.group("translate(0 6)"):

        def hand(how: Callable[[Shape], Shape], is_left: bool) -> None:
            art.piece(
                how(blob(corner(-30, 450), (-20, 404), (24, 372), (70, 388), corner(96, 450))),
                PLUM,
                line=6,
                shade=(9, 8),
                lamp=5,
                hatching=Hatching(length=18),
            )
            art.piece(
                how(blob((4, 392), (44, 368), corner(84, 398), (82, 414), (44, 386), (2, 410))),
                OCHRE,
                line=4,
                shade=(4, 4),
                lamp=2,
            )
            art.piece(
                how(blob((22, 382), (22, 352), (50, 336), (80, 350), (86, 378), (70, 396), (36, 398))),
                _SKIN,
                shade=(8, 6),
            )
            for x1, y1, x2, y2, width in (
                (34, 352, 8, 300, 16),
                (48, 346, 40, 282, 16),
                (64, 350, 74, 292, 16),
                (78, 368, 98, 338, 15),
            ):
                finger = (x1, y1, x2, y2, width) if is_left else (400 - x1, y1, 400 - x2, y2, width)
                claws(art, [finger], _SKIN, reach=15, nail=OCHRE)
            art.piece(
                how(blob((30, 374), (34, 354), (56, 344), (76, 356), (80, 378), (56, 390))),
                _SKIN,
                line=0,
                shade=None,
                lamp=0,
            )
            for x, y in ((41, 318), (70, 326)):
                part = how(spot(x, y))
                art.piece(ellipse(*part.centroid, 8.5), OCHRE, line=3, shade=(2, 2), lamp=2)
                art.fill(ellipse(*part.centroid, 3.6), RED.base if x < 50 else "#4F9C7C")

        hand(SIDES[0], True)
        hand(SIDES[1], False)
