"""Dancing Bear."""

import math

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.innkeeper.forms import Place
from assets.drawing.palette import COAL, FUR, INK, LINEN, OCHRE, PARCHMENT, PINK, RED, TAN, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Dancing Bear, 400 x 400."""
    art.ground("#D56A7E", "#4E1844", "#682652", seed=36, rays_from=(200, 170))
    _drum(art)
    _raised_leg(art)
    _arms(art)
    _body(art)
    _tutu(art)
    _ruff_head(art)
    _fez(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(14, (214, 30))


def _drum(art: Picture) -> None:
    art.piece(
        blob(corner(96, 326), (200, 340), corner(304, 326), corner(316, 420), corner(84, 420)),
        RED,
        line=6,
        shade=(14, 8),
        lamp=6,
    )
    for x in (120, 170, 230, 280):
        art.stroke(
            (x, 336),
            (x + 12, 372),
            (x + 26 if x < 300 else x, 410),
            width=6,
            start=4,
            end=4,
            colour=OCHRE.base,
        )
    art.piece(ellipse(200, 326, 112, 22), PARCHMENT, line=6, shade=(6, 6), lamp=5)


def _raised_leg(art: Picture) -> None:
    art.piece(
        blob((232, 268), (280, 250), (316, 222), (340, 232), (346, 258), (318, 286), (262, 312)),
        FUR,
        line=6,
        shade=(10, 8),
        lamp=6,
        hatching=Hatching(length=18),
    )
    art.piece(
        blob((322, 214), (346, 190), (372, 196), (376, 226), (356, 260), (332, 262)),
        FUR,
        line=6,
        shade=(8, 7),
        lamp=5,
    )
    art.piece(ellipse(354, 226, 12, 16, 25), PINK, line=3.5, shade=(3, 3), lamp=0)
    art.piece(
        blob((152, 270), (200, 264), (232, 290), (216, 330), (160, 330)), FUR, line=6, shade=(10, 6), lamp=5
    )
    art.piece(
        blob((140, 330), (156, 308), (204, 306), (226, 322), (220, 338), (150, 340)),
        FUR,
        line=6,
        shade=(8, 7),
        lamp=5,
    )
    for x in (156, 172, 188):
        art.stroke((x, 326), (x - 3, 336), width=4)


def _arms(art: Picture) -> None:
    art.piece(
        blob((150, 170), (110, 150), (76, 96), (66, 60), (88, 44), (112, 58), (128, 96), (170, 130)),
        FUR,
        line=6,
        shade=(9, 8),
        lamp=6,
        hatching=Hatching(angle=30, length=16),
    )
    art.piece(
        blob((250, 170), (292, 160), (330, 112), (340, 70), (318, 54), (294, 66), (276, 104), (236, 134)),
        FUR,
        line=6,
        shade=(9, 8),
        lamp=6,
        hatching=Hatching(angle=30, length=16),
    )
    for x, y in ((86, 58), (318, 68)):
        art.piece(ellipse(x, y, 24, 22), FUR, line=6, shade=(6, 6), lamp=5)
        art.piece(ellipse(x, y + 1, 11, 10), PINK, line=3, shade=(3, 3), lamp=0)


def _body(art: Picture) -> None:
    art.piece(
        blob((200, 120), (256, 150), (276, 210), (260, 272), (200, 290), (140, 272), (124, 210), (144, 150)),
        FUR,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(length=24),
    )
    art.piece(
        blob((200, 170), (232, 186), (244, 226), (224, 262), (200, 268), (174, 262), (156, 226), (168, 186)),
        TAN,
        line=4,
        shade=(8, 7),
        lamp=5,
    )


def _tutu(art: Picture) -> None:
    tutu = union(
        [
            *[
                ellipse(200 + 98 * math.cos(angle), 252 + 22 * math.sin(angle), 26, 22)
                for angle in [number * math.pi / 7 for number in range(14)]
            ],
            ellipse(200, 252, 100, 26),
        ]
    )
    art.piece(tutu, Tones("#FFE3DE", "#F5B5B8", "#C86E86"), line=6, shade=(9, 9), lamp=6)
    for number in range(9):
        x = 112 + number * 22
        art.stroke((200 + (x - 200) * 0.66, 244), (x, 266), colour="#C86E86")
    art.piece(
        blob((130, 236), (200, 246), (270, 236), (268, 252), (200, 262), (132, 252)),
        WINE,
        line=4.5,
        shade=(5, 5),
    )
    art.piece(star(200, 250, 13, 6, 5), OCHRE, line=3.5, shade=(3, 3), lamp=2)


def _ruff_head(art: Picture) -> None:
    for x in (142, 256):
        art.piece(ellipse(x, 62, 24, 23), FUR, line=6, shade=(6, 6), lamp=5)
        art.piece(ellipse(x, 64, 12, 12), PINK, line=3, shade=(3, 3), lamp=0)
    art.piece(
        blob(
            (200, 36),
            (246, 46),
            (272, 84),
            (274, 122),
            (248, 154),
            (200, 164),
            (152, 154),
            (126, 122),
            (128, 84),
            (154, 46),
        ),
        FUR,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(length=22),
    )
    art.piece(
        union(
            [
                ellipse(200 + 70 * math.cos(angle), 164 + 17 * math.sin(angle), 17, 15)
                for angle in [number * math.pi / 5.5 for number in range(11)]
            ]
        ),
        LINEN,
        shade=(5, 6),
        lamp=0,
    )
    art.piece(
        blob((200, 104), (228, 110), (240, 130), (226, 150), (200, 156), (174, 150), (160, 130), (172, 110)),
        TAN,
        line=4.5,
        shade=(7, 5),
        lamp=5,
    )
    art.piece(
        blob((182, 112), (200, 106), (218, 112), (212, 124), (200, 130), (188, 124)),
        COAL,
        line=3.5,
        shade=(3, 3),
        lamp=0,
    )
    art.fill(ellipse(194, 112, 5, 2.6), "#B9A9BC")
    art.stroke((180, 138), (200, 146), (222, 136), start=2, end=2)
    art.stroke((200, 130), (200, 144), width=4, start=2, end=2)
    for x in (166, 234):
        art.stroke((x - 16, 96), (x, 84), (x + 16, 96), width=8, start=3, end=3)
        art.fill(ellipse(x + (-12 if x < 200 else 12), 114, 12, 8), PINK.base, 0.7)
        art.stroke((x - 15, 92), (x - 21, 86), width=4, start=3)
        art.stroke((x + 15, 92), (x + 21, 86), width=4, start=3)
    art.stroke((146, 70), (166, 60), (182, 70), width=8)
    art.stroke((218, 70), (234, 60), (254, 70), width=8)


def _fez(art: Picture) -> None:
    art.piece(
        _tilted(blob(corner(180, 44), corner(188, 2), (214, -4), corner(240, 2), corner(248, 44), (214, 52))),
        RED,
        line=5.5,
        shade=(8, 6),
        lamp=5,
    )
    art.fill(_tilted(brush([(214, 0), (250, 4), (262, 26)], 3, 4, 3)), OCHRE.base)
    art.piece(
        _tilted(polygon((256, 22), (270, 22), (274, 48), (254, 48))), OCHRE, line=3.5, shade=(3, 2), lamp=2
    )
    for x, y, way in ((40, 150, 1), (372, 120, 0.9), (28, 60, 0.7)):
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
