"""Brick Oven."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.palette import BRICK, MASONRY
from assets.drawing.innkeeper.props import drop, line_at
from assets.drawing.palette import COAL, INK, MOUTH, RED, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Brick Oven, 400 x 400."""
    art.ground("#C9824A", "#4E1F2A", "#673038", seed=31, rays_from=(200, 180))
    opening = blob(
        corner(112, 316), (108, 240), (134, 184), (200, 162), (266, 184), (292, 240), corner(288, 316)
    )
    _scene(art)
    _scene_details(art, opening)
    _brick_joints(art)
    _grumpy_vent_eyes(art)
    _peel_gingerbread_man(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-20, (220, 290))


def _scene(art: Picture) -> None:
    art.piece(box(150, -10, 250, 70), BRICK, line=6, shade=(12, 0), lamp=5)
    art.piece(box(138, 34, 262, 58), BRICK, shade=(8, 6))
    art.piece(
        blob(
            corner(22, 330),
            (20, 220),
            (60, 120),
            (130, 66),
            (200, 54),
            (270, 66),
            (340, 120),
            (380, 220),
            corner(378, 330),
        ),
        BRICK,
        line=7,
        shade=(22, 12),
        lamp=7,
        hatching=Hatching(length=40, width=6),
    )
    ring = blob(corner(86, 316), (82, 232), (116, 158), (200, 130), (284, 158), (318, 232), corner(314, 316))
    art.piece(ring, MASONRY, line=5.5, shade=(9, 8), lamp=5)
    for number in range(9):
        angle = math.pi * (1 - number / 8 * 1.0)
        knots = (200 + 96 * math.cos(angle), 262 - 108 * math.sin(angle))
        point = (200 + 118 * math.cos(angle), 262 - 134 * math.sin(angle))
        art.stroke(knots, point, start=4, end=4)


def _scene_details(art: Picture, opening: Shape) -> None:
    art.piece(opening, Tones("#3A1420", "#3A1420", "#1B0A12"), shade=None, lamp=0)
    art.glow(200, 300, 130, 0.9, "#FF9A3C")
    for x, height, width in ((136, 104, 42), (176, 146, 50), (246, 140, 56), (272, 84, 34), (122, 60, 26)):
        shape = (
            blob(
                (x - width * 0.5, 318),
                (x - width * 0.42, 318 - height * 0.4),
                corner(x + 2, 318 - height),
                (x + width * 0.42, 318 - height * 0.5),
                (x + width * 0.5, 318),
            )
            & opening
        )
        art.piece(shape, Tones("#FFD27A", "#F28C28", "#C0472A"), line=0, shade=(7, 0), lamp=5)
        art.fill(
            blob(
                (x - width * 0.2, 318),
                (x - width * 0.14, 318 - height * 0.3),
                corner(x + 3, 318 - height * 0.58),
                (x + width * 0.2, 318),
            ),
            "#FFF1C4",
        )


def _brick_joints(art: Picture) -> None:
    for x, y in (
        (52, 240),
        (64, 180),
        (104, 118),
        (150, 92),
        (232, 88),
        (290, 116),
        (338, 190),
        (346, 250),
        (44, 292),
        (352, 300),
        (196, 76),
        (70, 140),
        (320, 150),
    ):
        art.piece(
            rounded(x - 17, y - 9, x + 17, y + 9, 3).turned((x - 200) * 0.22, (x, y)),
            Tones("#D98A66", "#A34A34", "#6E2B22"),
            line=3.2,
            shade=(3, 3),
            lamp=2.5,
        )


def _grumpy_vent_eyes(art: Picture) -> None:
    for x, reach in ((146, 12), (254, -12)):
        art.piece(
            rounded(x - 26, 104, x + 26, 122, 8).turned(reach, (x, 112)), COAL, line=4, shade=None, lamp=0
        )
        art.fill(rounded(x - 19, 109, x + 19, 118, 5).turned(reach, (x, 112)), "#FFB347")
    art.piece(box(-10, 312, 410, 352), MASONRY, line=6, shade=(0, 10), lamp=5)
    art.fill(box(-10, 352, 410, 410), BRICK.dark)
    art.fill(box(-10, 352, 410, 358), INK)
    for x in (60, 170, 280, 372):
        art.stroke((x, 316), (x + 2, 350), width=4, start=3, end=3)
    for x, y in ((30, 378), (120, 378), (210, 378), (300, 378), (75, 402), (165, 402), (255, 402)):
        art.fill(rounded(x - 36, y - 9, x + 36, y + 8, 3), BRICK.base)


def _peel_gingerbread_man(art: Picture) -> None:
    art.piece(_tilted(rounded(296, 292, 460, 308, 6)), WOOD, line=5.5, shade=(0, 5), lamp=3)
    art.piece(
        _tilted(
            blob(
                (146, 300),
                (152, 262),
                (200, 250),
                (270, 262),
                (304, 292),
                (304, 308),
                (270, 336),
                (200, 348),
                (152, 336),
            )
        ),
        Tones("#C08A52", "#8E5A32", "#5A321C"),
        line=6,
        shade=(9, 9),
        lamp=5,
        hatching=Hatching(angle=0, length=20),
    )
    hand = Place(206, 262, 8, 1)
    body = hand(
        union(
            [
                ellipse(0, -46, 29, 28),
                tube(29, (-6, -10), (-52, -46)),
                tube(29, (6, -10), (52, -42)),
                tube(46, (0, -14), (0, 16)),
                tube(30, (-8, 20), (-30, 58)),
                tube(30, (8, 20), (38, 50)),
            ]
        )
    )
    art.piece(body, Tones("#E8A860", "#B9743A", "#6E3C1E"), line=6, shade=(7, 6), lamp=5)
    for x in (-11, 11):
        art.eye(*hand.point(x, -50), 9, 10, look=(1, 2), pupil=4)
    art.piece(hand(ellipse(0, -31, 8, 8)), MOUTH, line=3.5, shade=None, lamp=0)
    line_at(art, hand, (-22, -64), (-10, -68), start=2)
    line_at(art, hand, (22, -64), (10, -68), start=2)
    for y, tones in ((-6, RED), (12, TEAL)):
        art.piece(hand(ellipse(0, y, 6)), tones, line=3, shade=(2, 2), lamp=1)
    for knots in (
        [(-46, -34), (-38, -42)],
        [(46, -30), (40, -38)],
        [(-28, 46), (-18, 52)],
        [(26, 44), (36, 40)],
    ):
        line_at(art, hand, *knots, width=5, start=3, end=3, colour="#FFF8E6")
    drop(art, *hand.point(44, -74), 0.7)
    drop(art, *hand.point(-46, -78), 0.6)
