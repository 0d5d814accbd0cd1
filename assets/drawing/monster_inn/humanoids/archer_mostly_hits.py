"""Archer, Mostly Hits."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import bust, fist
from assets.drawing.monster_inn.humans import ears, face, freckles, nose
from assets.drawing.monster_inn.palette import BAND, MAGENTA, ROSE
from assets.drawing.palette import IRON, MOSS, RED, STRAW, TEAL, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Archer, Mostly Hits, 400 x 400."""
    art.ground(*BAND["B"], seed=8)
    _bow(art)
    _aiming_arm(art)
    _cap_with_arrow(art)
    _bow_held_left(art)


def _bow(art: Picture) -> None:
    bust(art, MOSS, 320, 140)
    art.piece(
        blob((126, 324), (200, 352), (274, 324), (290, 346), (200, 384), (110, 346)),
        WOOD,
        shade=(8, 7),
        hatching=Hatching(angle=30, length=14),
    )
    art.piece(
        blob(
            (120, 200),
            (114, 140),
            (146, 90),
            (200, 76),
            (256, 90),
            (288, 140),
            (282, 210),
            (290, 270),
            (112, 270),
        ),
        STRAW,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(angle=80, length=30),
    )
    ears(art, ROSE, 134, 214, 1, True)
    face(art, ROSE, "heart")
    for number in range(4):
        art.piece(ellipse(284 + number * 6, 262 + number * 34, 20 - number * 1.5, 21), STRAW, shade=(7, 6))
        art.stroke(
            (276 + number * 6, 256 + number * 34),
            (288 + number * 6, 266 + number * 34),
            (298 + number * 6, 254 + number * 34),
            width=3.6,
            colour=STRAW.dark,
        )
    art.piece(box(290, 384, 322, 398), TEAL, line=4.5, shade=(5, 4), lamp=3)


def _aiming_arm(art: Picture) -> None:
    art.eye(162, 204, 26, 24, look=(4, 2), pupil=9, lid=0.1, skin=ROSE, iris="#6C8038")
    art.stroke((214, 210), (240, 200), (266, 206), width=9, start=4, end=3)
    art.stroke((218, 196), (232, 192), width=4, colour=ROSE.dark)
    for number in (0, 1, 2):
        art.stroke(
            (140 - number * 3, 194 + number * 6), (128 - number * 2, 188 + number * 7), width=4, start=3
        )
    art.stroke((134, 170), (160, 154), (188, 166), width=9, start=3, end=5, colour=STRAW.dark)
    art.stroke((214, 180), (240, 178), (268, 186), width=9, start=5, end=3, colour=STRAW.dark)
    nose(art, ROSE, "btn", 0, 4)
    freckles(art, ROSE, (150, 240), (160, 246), (172, 240), (232, 240), (244, 246), (254, 238))
    art.piece(
        blob((228, 270), (246, 266), (252, 282), (240, 294), (228, 288)),
        MAGENTA,
        line=3.6,
        shade=(3, 3),
        lamp=2,
    )
    art.stroke((176, 276), (200, 282), (238, 270), width=7, start=3, end=3)
    art.piece(
        blob(
            corner(126, 190),
            (126, 134),
            (156, 98),
            (200, 90),
            (246, 98),
            (276, 136),
            corner(278, 196),
            (256, 150),
            (200, 128),
            (170, 154),
        ),
        STRAW,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=18),
    )


def _cap_with_arrow(art: Picture) -> None:
    art.piece(
        blob(
            (106, 136),
            (128, 88),
            (180, 54),
            (250, 50),
            corner(330, 96),
            (290, 106),
            (286, 130),
            (200, 112),
            (130, 132),
        ),
        TEAL,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=32, width=6),
    )
    art.piece(
        blob((98, 148), (128, 126), (200, 106), (284, 122), (300, 138), (284, 148), (200, 130), (112, 160)),
        TEAL,
        shade=(7, 7),
    )
    with art.at(196, 66, turned=64):
        art.piece(box(-4.5, -128, 4.5, -30), WOOD, line=4.5, shade=(3, 0), lamp=2)
        art.piece(box(-4.5, 34, 4.5, 112), WOOD, line=4.5, shade=(3, 0), lamp=2)
        art.piece(
            polygon((-14, -108), (0, -126), (14, -108), (0, -160)), IRON, line=4.5, shade=(5, 2), lamp=3
        )
        art.piece(
            polygon((-15, 94), (0, 80), (15, 94), (15, 126), (0, 114), (-15, 126)),
            RED,
            line=4.5,
            shade=(5, 3),
            lamp=3,
        )


def _bow_held_left(art: Picture) -> None:
    bow = brush([(84, 96), (30, 150), (14, 240), (30, 330), (84, 398)], 7, 15, 7)
    art.piece(bow, WOOD, shade=(5, 2), lamp=3)
    art.stroke(corner(84, 98), corner(148, 306), corner(84, 396), width=3.4, start=3, end=3, colour="#FFF1D0")
    art.piece(brush([(0, 252), (80, 280), (150, 306)], 7, 8, 7), STRAW, line=4, shade=(0, 3), lamp=1)
    art.piece(polygon((-18, 240), (14, 240), (6, 266)), IRON, line=4, shade=(4, 4), lamp=2)
    fist(art, 26, 262, ROSE, 0.92, -78)
    art.piece(
        blob(corner(90, 440), (110, 372), (140, 346), (178, 352), (216, 400), corner(220, 440)),
        MOSS,
        line=6,
        shade=(11, 8),
        lamp=5,
        hatching=Hatching(length=22),
    )
    fist(art, 156, 324, ROSE, 0.98, -24)
