"""House Minstrel."""

import math

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.reaching_hands import grip_back, grip_front
from assets.drawing.palette import (
    COAL,
    FOREST,
    INK,
    MOUTH,
    OCHRE,
    PARCHMENT,
    RED,
    RUST,
    TAN,
    TEAL,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the House Minstrel, 400 x 400."""
    art.ground("#D8924E", "#5A2240", "#6E3048", seed=23, rays_from=(200, 180))
    _scene(art)
    _scene_details(art)
    _floppy_hat_with_tomato(art)
    _fiddle(art)
    _bow_and_hand(art)
    _notes(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(7, (200, 190))


def _of_the_fiddle(shape: Shape) -> Shape:
    return shape.turned(-16, (226, 290))


def _scene(art: Picture) -> None:
    art.piece(
        blob(corner(30, 420), (56, 340), (116, 300), (200, 290), (284, 300), (344, 340), corner(370, 420)),
        TEAL,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    hair = union(
        [
            ellipse(x, y, reach)
            for x, y, reach in (
                (112, 150, 34),
                (98, 196, 34),
                (108, 240, 32),
                (136, 270, 28),
                (288, 150, 34),
                (302, 196, 34),
                (292, 240, 32),
                (266, 268, 26),
                (200, 130, 90),
            )
        ]
    )
    art.piece(hair, COAL, line=6, shade=(10, 8), lamp=6, hatching=Hatching(angle=30, length=20))
    art.piece(
        _tilted(
            blob(
                (200, 96), (252, 116), (268, 172), (252, 232), (202, 268), (152, 232), (134, 172), (150, 116)
            )
        ),
        TAN,
        line=6,
        shade=(15, 7),
        lamp=6,
    )
    art.fill(_tilted(ellipse(156, 206, 19, 12)), RED.base, 0.45)
    art.fill(_tilted(ellipse(248, 204, 17, 12)), RED.base, 0.45)
    for x in (170, 232):
        art.fill(_tilted(brush([(x - 22, 184), (x, 168), (x + 22, 184)], 3, 8, 3)), INK)
        for number in (-16, -5, 6, 16):
            art.fill(
                _tilted(
                    brush(
                        [
                            (x + number, 175 if abs(number) < 10 else 180),
                            (x + number * 1.5, 164 if abs(number) < 10 else 170),
                        ],
                        3,
                        4,
                        1,
                    )
                ),
                INK,
            )


def _scene_details(art: Picture) -> None:
    art.fill(_tilted(brush([(146, 152), (168, 138), (192, 150)], 3, 9, 3)), COAL.dark)
    art.fill(_tilted(brush([(212, 150), (236, 138), (258, 152)], 3, 9, 3)), COAL.dark)
    art.piece(
        _tilted(blob((193, 178), (208, 178), (222, 206), (212, 220), (192, 220), (182, 206))),
        TAN,
        line=4,
        shade=(6, 4),
        lamp=5,
    )
    art.piece(
        _tilted(blob(corner(176, 238), (202, 234), corner(230, 236), (224, 252), (202, 258), (182, 252))),
        MOUTH,
        line=4,
        shade=None,
        lamp=0,
    )
    art.fill(_tilted(box(186, 236, 220, 243)), "#FFF8E6")
    art.piece(
        _tilted(
            blob(
                corner(140, 130),
                (160, 112),
                (200, 106),
                (244, 112),
                corner(264, 132),
                (236, 122),
                (200, 130),
                (164, 124),
            )
        ),
        COAL,
        line=4,
        shade=(5, 4),
        lamp=3,
    )


def _floppy_hat_with_tomato(art: Picture) -> None:
    art.piece(
        _tilted(
            blob(
                (118, 120),
                (104, 84),
                (130, 44),
                (196, 28),
                (270, 34),
                (318, 62),
                (326, 102),
                (296, 128),
                (250, 116),
                (196, 112),
                (150, 118),
            )
        ),
        RED,
        line=6,
        shade=(16, 10),
        lamp=6,
        hatching=Hatching(length=36, width=6),
    )
    art.piece(
        _tilted(
            blob(
                (126, 126), (160, 108), (200, 102), (246, 108), (280, 128), (276, 142), (200, 118), (132, 140)
            )
        ),
        OCHRE,
        shade=(6, 6),
    )
    tomato = union(
        [
            *[
                ellipse(258 + 26 * math.cos(angle), 52 + 20 * math.sin(angle), 8 + 4 * (number % 2))
                for number, angle in enumerate([at * 0.7 for at in range(9)])
            ],
            ellipse(258, 50, 26, 20),
            tube(11, (236, 66), (230, 86), (231, 98)),
            tube(9, (272, 62), (273, 76)),
        ]
    )
    art.piece(tomato, Tones("#FF9A6A", "#E2482C", "#8E1A22"), shade=(6, 6))
    art.fill(star(258, 44, 17, 6, 5, -70), FOREST.base)
    for x, y in ((250, 62), (268, 60), (240, 54)):
        art.fill(ellipse(x, y, 3, 2), "#FFD27A")


def _fiddle(art: Picture) -> None:
    art.piece(
        _of_the_fiddle(polygon((296, 282), (392, 284), (392, 300), (296, 300))), COAL, shade=(4, 4), lamp=3
    )
    art.piece(
        _of_the_fiddle(
            blob(
                (140, 250),
                (180, 244),
                (210, 262),
                (236, 260),
                (268, 252),
                (300, 266),
                (306, 292),
                (300, 318),
                (268, 332),
                (236, 322),
                (210, 320),
                (180, 338),
                (140, 332),
                (120, 292),
            )
        ),
        RUST,
        line=6,
        shade=(12, 10),
        lamp=6,
        hatching=Hatching(angle=10, length=28),
    )
    for y in (272, 312):
        art.fill(_of_the_fiddle(brush([(212, y - 4), (222, y), (216, y + 4), (228, y + 8)], 2, 5, 2)), INK)
    art.piece(
        _of_the_fiddle(polygon((132, 284), (180, 280), (180, 304), (132, 300))),
        COAL,
        line=3.5,
        shade=(3, 3),
        lamp=2,
    )
    for number in (-5, 0, 5):
        art.fill(_of_the_fiddle(box(170, 291 + number, 390, 292.6 + number)), PARCHMENT.light)
    art.fill(_of_the_fiddle(box(236, 280, 241, 304)), PARCHMENT.light)
    hand = Place(352, 256, -16 + 90, 0.62)
    grip_back(art, hand)
    grip_front(art, hand)
    art.piece(
        blob(corner(330, 420), (352, 340), (366, 290), (400, 286), corner(424, 330), corner(424, 420)),
        TEAL,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    art.piece(rounded(348, 276, 408, 300, 10).turned(12, (378, 288)), PARCHMENT, shade=(6, 5), lamp=3)


def _bow_and_hand(art: Picture) -> None:
    art.fill(tube(2.6, (40, 352), (270, 226)), PARCHMENT.light)
    art.piece(brush([(30, 340), (150, 260), (276, 212)], 6, 9, 6), WOOD, line=4.5, shade=(3, 3), lamp=2)
    art.piece(
        blob(corner(-20, 420), (-14, 360), (20, 330), (56, 346), corner(70, 420)),
        TEAL,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    hand = Place(60, 320, -28, 0.6, True)
    grip_front(art, hand)
    art.piece(rounded(4, 326, 58, 350, 10).turned(24, (30, 338)), PARCHMENT, shade=(6, 5), lamp=3)


def _notes(art: Picture) -> None:
    for x, y, way in ((54, 96, 1), (350, 150, 0.8), (88, 40, 0.7)):
        place = Place(x, y, -8, way)
        count = union(
            [
                place(ellipse(-10, 22, 13, 10, -20)),
                place(box(-2, -26, 4, 22)),
                place(blob(corner(4, -26), (24, -14), corner(20, 6), (14, -6), corner(4, -8))),
            ]
        )
        art.fill(count.grown(4), INK)
        art.fill(count, OCHRE.light)
