"""Wine Merchant."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import ear, fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import OLIVE, SILVER
from assets.drawing.palette import FOREST, FUR, MOSS, MOUTH, OCHRE, PARCHMENT, PINK, PLUM, RED, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_GL = Tones("#E8F4F0", "#B9D3D0", "#6E989C")


def draw(art: Picture) -> None:
    """Draw the Wine Merchant, 400 x 400."""
    art.ground("#B05A6A", "#3A1626", "#501E34", seed=204)
    figure = Figure(art)
    _body(figure)
    _chaperon_padded_roll_and_hanging(figure)
    _eyes_closed_in_rapture(figure)
    _forked_beard(figure)
    _padded_hat_roll_grapes(figure)
    _goblet_and_nose(figure)
    _bottle_left(figure)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-16, (282, 270))


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(10, 420), (34, 348), (100, 304), (200, 294), (300, 304), (366, 348), corner(390, 420)
    )
    figure.piece(
        shoulders, WINE, line=6, shade=(24, 10), lamp=6, hatching=Hatching(angle=40, length=56, width=6)
    )
    figure.piece(
        blob((150, 304), (250, 304), (262, 340), (200, 372), (138, 340)),
        FUR,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(angle=60, length=18),
    )


def _chaperon_padded_roll_and_hanging(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(262, 110),
            (316, 120),
            (338, 190),
            (330, 270),
            corner(344, 338),
            (312, 350),
            corner(286, 340),
            (294, 260),
            (282, 190),
        ),
        FOREST,
        line=6,
        shade=(12, 7),
        lamp=5,
        hatching=Hatching(angle=75, length=24),
    )
    figure.piece(
        blob((96, 180), (104, 240), (140, 276), (260, 276), (296, 240), (304, 180)), SILVER, shade=(6, 6)
    )
    face = blob(
        (200, 116),
        (260, 134),
        (284, 190),
        (278, 252),
        (246, 298),
        (200, 308),
        (154, 298),
        (122, 252),
        (116, 190),
        (140, 134),
    )
    figure.piece(face, OLIVE, line=6, shade=(18, 8), lamp=6)
    ear(figure, 112, 212, OLIVE, 0.85)
    figure.fill(ellipse(142, 242, 24, 17), RED.light, 0.6)
    figure.fill(ellipse(266, 236, 20, 17), RED.light, 0.55)


def _eyes_closed_in_rapture(figure: Figure) -> None:
    figure.stroke((136, 196), (160, 208), (184, 196), width=8, start=3, end=3)
    figure.stroke((222, 192), (246, 204), (268, 190), width=8, start=3, end=3)
    for x, y, right in (
        (142, 202, -5),
        (160, 208, 0),
        (176, 203, 4),
        (230, 198, -3),
        (246, 204, 1),
        (260, 198, 5),
    ):
        figure.stroke((x, y), (x + right, y + 9), width=3.4, start=3)
    figure.stroke((130, 166), (156, 150), (188, 166), width=13, start=4, end=6, colour=SILVER.dark)
    figure.stroke((216, 164), (246, 144), (274, 160), width=13, start=6, end=4, colour=SILVER.dark)


def _forked_beard(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(126, 248),
            (146, 264),
            (200, 276),
            (254, 264),
            corner(274, 248),
            (278, 300),
            (262, 344),
            corner(236, 380),
            (218, 346),
            (202, 338),
            (186, 346),
            corner(166, 380),
            (142, 344),
            (124, 300),
        ),
        SILVER,
        line=5.5,
        shade=(10, 6),
        lamp=5,
        hatching=Hatching(angle=75, length=26),
    )
    figure.piece(
        blob((172, 294), (194, 290), (214, 294), (206, 306), (184, 306)), MOUTH, line=3.4, shade=None, lamp=0
    )
    figure.fill(ellipse(193, 303, 9, 3.4), PINK.base)
    figure.piece(
        blob(
            corner(206, 258),
            (178, 252),
            (148, 262),
            (112, 268),
            (92, 248),
            (98, 230),
            corner(112, 232),
            (80, 220),
            (70, 248),
            (92, 286),
            (138, 296),
            (180, 286),
            corner(206, 272),
            (234, 286),
            (270, 292),
            (300, 280),
            (292, 262),
            (260, 262),
            (232, 252),
        ),
        SILVER,
        line=4.5,
        shade=(5, 5),
        hatching=Hatching(angle=70, length=12),
    )


def _padded_hat_roll_grapes(figure: Figure) -> None:
    figure.piece(
        blob(
            (118, 112),
            (140, 40),
            (206, 20),
            (262, 36),
            (318, 30),
            (352, 64),
            (340, 104),
            (300, 92),
            (280, 116),
            (200, 96),
        ),
        FOREST,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(),
    )
    figure.stroke((262, 38), (276, 62), (274, 90))
    figure.stroke((300, 36), (306, 60), (298, 86), width=4, colour=FOREST.dark)
    figure.piece(
        blob(
            (88, 146),
            (96, 112),
            (140, 94),
            (200, 88),
            (262, 94),
            (306, 114),
            (312, 146),
            (282, 158),
            (200, 136),
            (118, 158),
        ),
        OCHRE,
        line=6,
        shade=(9, 8),
        lamp=6,
    )
    for number in range(6):
        figure.stroke(
            (118 + number * 32, 146 - 10 * math.sin(math.pi * number / 5)),
            (124 + number * 30, 104 - 10 * math.sin(math.pi * number / 5)),
            colour=OCHRE.dark,
        )
    for x, y in ((96, 112), (118, 110), (84, 134), (107, 133), (130, 132), (96, 156), (119, 156), (108, 178)):
        figure.piece(ellipse(x, y, 13), PLUM, line=4, shade=(4, 4), lamp=3)
    figure.piece(
        blob(corner(112, 98), (94, 84), (100, 62), (122, 54), (146, 66), (150, 90), (132, 104)),
        MOSS,
        line=4.5,
        shade=(5, 5),
    )
    figure.stroke((114, 98), (126, 80), width=3)


def _goblet_and_nose(figure: Figure) -> None:
    figure.piece(
        _tilted(polygon((274, 310), (288, 310), (292, 384), (272, 384))), _GL, line=4, shade=(4, 0), lamp=2
    )
    figure.piece(
        _tilted(
            blob(
                corner(228, 236), corner(334, 236), (340, 276), (320, 308), (282, 318), (244, 308), (222, 276)
            )
        ),
        _GL,
        shade=(8, 5),
        lamp=5,
    )
    figure.piece(
        _tilted(ellipse(281, 236, 53, 10)),
        Tones("#FFFFFF", "#DCEBE8", "#9DBFBF"),
        line=3.4,
        shade=None,
        lamp=0,
    )
    figure.piece(
        _tilted(blob((224, 268), (338, 262), (336, 286), (318, 305), (282, 314), (246, 305), (226, 284))),
        WINE,
        line=0,
        shade=(9, 6),
        lamp=0,
    )
    figure.fill(_tilted(ellipse(281, 266, 56, 8, -3)), WINE.light)
    figure.fill(_tilted(blob((234, 250), (240, 248), (244, 284), (237, 282))), "#FFFFFF", 0.6)
    figure.piece(
        blob((186, 178), (214, 176), (248, 214), (262, 238), (246, 260), (212, 264), (180, 258), (166, 234)),
        Tones("#F59A8C", "#D3585A", "#8C2740"),
        shade=(11, 7),
        lamp=7,
    )
    figure.fill(ellipse(192, 218, 8, 6), "#FFF8E6", 0.75)
    figure.stroke((224, 252), (242, 246), (248, 236), width=3.6, colour="#8C2740")
    figure.piece(
        blob(corner(272, 420), (288, 396), (326, 374), (370, 388), corner(388, 420)),
        WINE,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    figure.piece(
        union([ellipse(290 + number * 21, 394 - abs(number - 1.5) * -3, 16, 14) for number in range(4)]),
        FUR,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )
    fist(figure, 308, 352, OLIVE, 0.84, -16, True)


def _bottle_left(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(16, 420),
            (12, 320),
            (30, 288),
            (38, 270),
            corner(38, 214),
            corner(66, 214),
            (66, 270),
            (76, 288),
            (92, 320),
            corner(90, 420),
        ),
        FOREST,
        line=6,
        shade=(14, 5),
        lamp=6,
    )
    figure.piece(box(34, 196, 70, 220).grown(2), WINE, line=4.5, shade=(5, 4), lamp=3)
    figure.piece(
        polygon((16, 332), (90, 332), (90, 392), (16, 392)), PARCHMENT, line=4.5, shade=(7, 5), lamp=3
    )
    for x, y in ((44, 350), (62, 350), (53, 364)):
        figure.piece(ellipse(x, y, 9), PLUM, line=2.6, shade=(3, 3), lamp=2)
    figure.fill(blob((26, 316), (34, 296), (36, 320), (30, 330)), "#D8E8B8", 0.7)
    fist(figure, 58, 408, OLIVE, 0.8)
