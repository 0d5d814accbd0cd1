"""Rats in the Pantry."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import STEEL
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import (
    BONE,
    COAL,
    FOREST,
    INK,
    LINEN,
    OCHRE,
    PARCHMENT,
    PINK,
    RED,
    TEAL,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_RAT = Tones("#A58F9A", "#756070", "#463646")


def draw(art: Picture) -> None:
    """Draw the Rats in the Pantry, 400 x 400."""
    art.ground("#8A8A5A", "#2E2A1E", "#44402A", seed=55, rays_from=(200, 180))
    _scene(art)
    _cheese_wedge(art)
    _rat_peeking_out(art)
    _head_rat_dining(art)
    _head_rat_hand(art)


def _scene(art: Picture) -> None:
    art.piece(box(-10, 84, 410, 100), WOOD, line=6, shade=(0, 6))
    art.piece(
        blob(corner(24, 84), (14, 54), (22, 22), (60, 12), (98, 22), (106, 54), corner(96, 84)),
        TEAL,
        line=5.5,
        shade=(10, 5),
        lamp=5,
    )
    art.piece(rounded(30, 2, 90, 20, 5), PARCHMENT, shade=(4, 4), lamp=3)
    art.piece(
        blob(
            corner(310, 84),
            (304, 40),
            (322, 26),
            corner(322, -10),
            corner(352, -10),
            (352, 26),
            (372, 40),
            corner(366, 84),
        ),
        FOREST,
        line=5.5,
        shade=(9, 5),
        lamp=5,
    )
    art.piece(rounded(140, 34, 200, 84, 8), PARCHMENT, shade=(8, 5))
    art.piece(rounded(134, 26, 206, 42, 5), RED, shade=(5, 4), lamp=3)


def _cheese_wedge(art: Picture) -> None:
    art.piece(
        polygon((44, 214), (330, 160), (372, 226), (372, 334), (44, 334)),
        OCHRE,
        line=7,
        shade=(0, 0.1),
        lamp=0,
    )
    art.piece(
        polygon((44, 214), (330, 160), (372, 226), (44, 226)),
        Tones("#FFE9A0", "#FFD27A", "#E9A23B"),
        line=4,
        shade=(6, 5),
        lamp=0,
    )
    art.piece(
        polygon((44, 228), (372, 228), (372, 334), (44, 334)),
        OCHRE,
        shade=(16, 10),
        lamp=6,
        hatching=Hatching(angle=10, length=22),
    )
    for x, y, reach in (
        (90, 300, 17),
        (334, 282, 24),
        (286, 314, 12),
        (64, 252, 10),
        (110, 208, 11),
        (352, 322, 9),
    ):
        art.piece(
            ellipse(x, y, reach, reach * 0.86 if y > 226 else reach * 0.5),
            Tones(OCHRE.dark, OCHRE.dark, "#6E3E14"),
            line=3.5,
            shade=(-3, -3),
            lamp=0,
        )
    art.piece(box(-10, 330, 410, 352), WOOD, line=6, shade=(0, 7), lamp=5)
    art.fill(box(-10, 352, 410, 420), WOOD.dark)
    art.fill(box(-10, 352, 410, 358), INK)


def _rat_peeking_out(art: Picture) -> None:
    art.piece(ellipse(318, 250, 40, 36), Tones(OCHRE.dark, "#5A3010", "#3E1E0C"), shade=None, lamp=0)
    art.piece(ellipse(298, 224, 14), _RAT, shade=(4, 4), lamp=3)
    art.piece(ellipse(338, 224, 14), _RAT, shade=(4, 4), lamp=3)
    art.piece(ellipse(298, 225, 7), PINK, line=0, shade=None, lamp=0)
    art.piece(ellipse(338, 225, 7), PINK, line=0, shade=None, lamp=0)
    art.piece(
        blob((288, 248), (304, 226), (334, 226), (348, 248), (338, 276), (318, 292), (298, 276)),
        _RAT,
        shade=(6, 6),
    )
    art.eye(307, 246, 9, 10, look=(-3, 1), pupil=4)
    art.eye(330, 246, 9, 10, look=(-3, 1), pupil=4)
    art.piece(ellipse(318, 266, 6, 5), PINK, line=3, shade=None, lamp=0)
    art.piece(box(312, 274, 324, 286), LINEN, line=2.8, shade=(2, 0), lamp=0)


def _head_rat_dining(art: Picture) -> None:
    art.piece(
        brush([(120, 330), (60, 322), (34, 344), (60, 372), (100, 366)], 6, 11, 4),
        PINK,
        line=4.5,
        shade=(2, 3),
        lamp=2,
    )
    art.piece(
        blob((110, 340), (108, 270), (140, 236), (186, 232), (232, 248), (252, 290), (250, 340)),
        _RAT,
        line=6,
        shade=(13, 8),
        lamp=6,
        hatching=Hatching(length=20),
    )
    art.piece(
        blob(corner(146, 250), (184, 266), corner(220, 250), (232, 300), (184, 334), (140, 300)),
        LINEN,
        shade=(8, 7),
        lamp=0,
    )
    art.stroke((170, 270), (172, 310), width=4, colour=LINEN.dark)
    art.stroke((198, 270), (200, 306), width=4, colour=LINEN.dark)
    for x in (128, 232):
        art.piece(ellipse(x, 140, 33, 32), _RAT, line=6, shade=(8, 7), lamp=5)
        art.piece(ellipse(x, 142, 19, 19), PINK, line=3.5, shade=(5, 5), lamp=0)
    art.piece(
        blob(
            (134, 176),
            (152, 140),
            (206, 140),
            (226, 176),
            (222, 212),
            (196, 244),
            (180, 254),
            (162, 244),
            (138, 212),
        ),
        _RAT,
        line=6,
        shade=(11, 7),
        lamp=5,
        hatching=Hatching(length=16),
    )
    art.eye(158, 182, 19, 20, look=(5, 3), pupil=7, lid=0.3, tilt=10, skin=COAL)
    art.eye(202, 182, 19, 20, look=(-5, 3), pupil=7, lid=0.3, tilt=-10, skin=COAL)
    art.stroke((134, 164), (156, 158), (174, 172), width=9, start=3, end=5)
    art.stroke((226, 164), (204, 158), (186, 172), width=9, start=3, end=5)


def _head_rat_hand(art: Picture) -> None:
    art.piece(
        blob((166, 218), (180, 210), (196, 218), (190, 232), (180, 236), (170, 232)),
        PINK,
        line=4.5,
        shade=(4, 4),
        lamp=3,
    )
    art.piece(rounded(168, 240, 192, 266, 4), LINEN, line=4, shade=(4, 3), lamp=0)
    art.stroke((180, 242), (180, 264), width=3.4, start=3, end=3)
    for way in (-1, 1):
        for number in (-8, 0, 8):
            art.fill(
                brush([(180 + way * 24, 228 + number * 0.4), (180 + way * 72, 224 + number * 1.6)], 3, 3, 1),
                BONE.base,
            )
    knife = Place(100, 230, -12, 0.9)
    art.piece(
        knife(
            union(
                [
                    box(-5, -10, 5, 90),
                    box(-18, -62, -12, -24),
                    box(-3, -66, 3, -24),
                    box(12, -62, 18, -24),
                    blob((-19, -32), (0, -18), (19, -32), (16, -12), (0, -2), (-16, -12)),
                ]
            )
        ),
        STEEL,
        line=4.5,
        shade=(3, 2),
        lamp=2,
    )
    left_hand = Place(110, 286, -12, 0.42, True)
    grip_front(art, left_hand, _RAT)
    fork = Place(262, 220, 14, 0.9)
    art.piece(
        fork(
            box(-6, 20, 6, 90) | blob(corner(-10, 24), (-10, -40), corner(4, -72), (14, -40), corner(12, 24))
        ),
        STEEL,
        line=4.5,
        shade=(4, 2),
        lamp=3,
    )
    right_hand = Place(250, 278, 14, 0.42)
    grip_front(art, right_hand, _RAT)
