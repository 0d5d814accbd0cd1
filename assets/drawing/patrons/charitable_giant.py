"""The Charitable Giant: a boulder of a head, a daisy, and an open palm with coins."""

import math

from assets.drawing.curves import SIDES, blob, corner
from assets.drawing.palette import CREAM, FUR, LINEN, OCHRE, PINK, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon
from assets.drawing.texture import Hatching

_STONE = Tones("#B9CFC0", "#84A596", "#4C6C66")


def draw(art: Picture) -> None:
    """Draw the Charitable Giant, 400 x 400."""
    art.ground("#9BC0C6", "#3A5A70", "#466C80", seed=14)
    _body(art)
    _head(art)
    _tuft(art)
    _eyes(art)
    _nose_and_mouth(art)
    _daisy(art)
    _palm(art)
    _flies(art)


def _body(art: Picture) -> None:
    art.piece(
        blob(corner(-30, 420), (-20, 340), (60, 296), (200, 300), (340, 296), (420, 340), corner(430, 420)),
        FUR,
        line=7,
        shade=(26, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=60, width=7),
    )
    for side in SIDES:
        art.piece(
            side(blob((70, 150), (34, 136), (22, 172), (36, 214), (70, 220))),
            _STONE,
            line=6,
            shade=(8, 8),
            lamp=6,
        )


def _head(art: Picture) -> None:
    art.piece(
        blob(
            (200, 18),
            (276, 30),
            (318, 86),
            (330, 160),
            (352, 230),
            (346, 300),
            (296, 350),
            (200, 366),
            (104, 350),
            (54, 300),
            (48, 230),
            (70, 160),
            (82, 86),
            (124, 30),
        ),
        _STONE,
        line=7,
        shade=(24, 11),
        lamp=8,
        hatching=Hatching(angle=20, length=56, width=7, step=14),
    )


def _tuft(art: Picture) -> None:
    art.piece(
        blob(corner(176, 40), (168, 10), (186, 16), (196, -6), (208, 14), (232, 2), corner(222, 40)),
        FUR,
        line=5,
        shade=(5, 4),
        lamp=4,
    )


def _eyes(art: Picture) -> None:
    art.piece(
        blob(
            (96, 150),
            (120, 120),
            (200, 132),
            (280, 120),
            (304, 150),
            (280, 172),
            (220, 162),
            (200, 170),
            (180, 162),
            (120, 172),
        ),
        _STONE,
        line=5,
        shade=(6, 9),
        lamp=7,
        hatching=Hatching(angle=10, length=20),
    )
    art.stroke((112, 150), (146, 132), (180, 146), width=13, start=5, end=5, colour=FUR.dark)
    art.stroke((288, 150), (254, 132), (220, 146), width=13, start=5, end=5, colour=FUR.dark)
    art.eye(146, 184, 19, 17, look=(4, 5), pupil=8, lid=0.12, skin=TEAL, iris=WOOD.base)
    art.eye(254, 184, 19, 17, look=(-4, 5), pupil=8, lid=0.12, skin=TEAL, iris=WOOD.base)
    art.stroke((124, 206), (146, 214), (168, 206), width=4, colour=_STONE.dark)
    art.stroke((232, 206), (254, 214), (276, 206), width=4, colour=_STONE.dark)


def _nose_and_mouth(art: Picture) -> None:
    art.fill(ellipse(112, 244, 30, 20), PINK.base, 0.5)
    art.fill(ellipse(290, 244, 28, 20), PINK.base, 0.5)
    art.piece(
        blob((182, 176), (218, 176), (248, 224), (234, 252), (200, 258), (166, 252), (152, 224)),
        Tones("#D7C2B0", "#B58E7C", "#785850"),
        line=5,
        shade=(11, 8),
        lamp=8,
    )
    art.fill(ellipse(178, 220, 10, 7), CREAM, 0.5)
    art.stroke((108, 276), (140, 300), (200, 308), (262, 300), (294, 274), width=9, start=3, end=3)
    art.stroke((100, 270), (114, 282), width=6, start=3)
    art.stroke((302, 268), (288, 282), width=6, start=3)
    art.piece(polygon((150, 304), (154, 280), (172, 282), (174, 308)), LINEN, line=4, shade=(5, 0), lamp=2)
    art.piece(polygon((232, 308), (234, 282), (252, 280), (254, 302)), LINEN, line=4, shade=(5, 0), lamp=2)
    art.stroke((180, 336), (200, 342), (222, 336), width=5, colour=_STONE.dark)
    for x, y in ((88, 200), (96, 212), (310, 204), (304, 216)):
        art.fill(ellipse(x, y, 4), _STONE.dark)


def _daisy(art: Picture) -> None:
    for number in range(7):
        art.piece(
            ellipse(64 + 20 * math.cos(number * 0.9), 126 + 20 * math.sin(number * 0.9), 12),
            LINEN,
            line=3,
            shade=(3, 3),
            lamp=0,
        )
    art.piece(ellipse(64, 126, 12), OCHRE, line=3, shade=(3, 3), lamp=2)


def _palm(art: Picture) -> None:
    art.piece(
        blob(
            corner(214, 420),
            (226, 372),
            (262, 352),
            (310, 344),
            (352, 330),
            (384, 342),
            (382, 366),
            (352, 380),
            corner(350, 420),
        ),
        _STONE,
        line=6,
        shade=(12, 9),
        lamp=7,
        hatching=Hatching(length=26),
    )
    for x, y in ((276, 342), (306, 336), (292, 326), (324, 322)):
        art.piece(ellipse(x, y, 17, 11), OCHRE, line=4, shade=(4, 4), lamp=3)


def _flies(art: Picture) -> None:
    for x, y in ((350, 70), (376, 112), (36, 70)):
        art.piece(ellipse(x - 6, y - 6, 8, 5, 30), LINEN, line=2, shade=None, lamp=0)
        art.piece(ellipse(x + 6, y - 6, 8, 5, -30), LINEN, line=2, shade=None, lamp=0)
        art.ink(ellipse(x, y, 7, 6))
