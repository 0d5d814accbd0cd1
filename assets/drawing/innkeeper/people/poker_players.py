"""Poker Players."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.innkeeper.body_parts import coin, ears, fist, tear
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import GOBLIN, GOLD, ROSY, STONE
from assets.drawing.palette import (
    COAL,
    FOREST,
    LINEN,
    MOSS,
    NIGHT,
    PARCHMENT,
    PINK,
    RED,
    RUST,
    TEAL,
    WINE,
    WOOD,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Poker Players, 400 x 400."""
    art.coarsen(0.36)
    art.ground("#7E9A62", "#2A2236", "#383048", seed=202)
    figure = Figure(art)
    woman = figure.part(0.82, 0, -30)
    _woman_of_stone(woman)
    _flat_gamblers_hat(woman)
    goblin = figure.part(0.8, -124, 54, -6)
    _goblin(goblin)
    _goblin_eyes(goblin)
    halfling = figure.part(0.8, 126, 60, 6)
    _halfling(halfling)
    _halfling_details(halfling)
    _table_and_cards(figure)
    _ace_up_the_sleeve(figure)


def _fan(figure: Figure, x: float, y: float, count: int, first: float, step: float, scale: float) -> None:
    for number in range(count):
        angle = first + number * step
        colour = box(-20, -74, 20, -8).grown(3).scaled(scale, scale, (0, 0)).turned(angle, (0, 0)).moved(x, y)
        figure.piece(colour, PARCHMENT, line=4, shade=(3, 3), lamp=2)
        at = box(-14, -67, 14, -15).scaled(scale, scale, (0, 0)).turned(angle, (0, 0)).moved(x, y)
        figure.piece(at, WINE, line=0, shade=None, lamp=0)
        figure.fill(
            star(0, -41, 10, 4, 4).scaled(scale, scale, (0, 0)).turned(angle, (0, 0)).moved(x, y),
            GOLD.base,
        )


def _woman_of_stone(woman: Figure) -> None:
    woman.piece(
        blob(corner(60, 420), (74, 340), (130, 306), (200, 300), (270, 306), (326, 340), corner(340, 420)),
        NIGHT,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    woman.piece(polygon((164, 280), (236, 280), (250, 330), (150, 330)), STONE, shade=(18, 0), lamp=0)
    woman.piece(
        polygon(
            (140, 90),
            (196, 72),
            (264, 90),
            (288, 150),
            (284, 232),
            (252, 296),
            (200, 310),
            (150, 296),
            (116, 232),
            (112, 150),
        ).grown(3),
        STONE,
        line=6,
        shade=(20, 9),
        lamp=7,
        hatching=Hatching(length=30),
    )
    woman.stroke((262, 100), (250, 128), (262, 146), (252, 170), colour=STONE.dark)
    woman.stroke((130, 226), (146, 240), (140, 262), colour=STONE.dark)
    woman.fill(blob((112, 130), (130, 100), (160, 86), (150, 104), (128, 124)), MOSS.base)
    woman.fill(blob((248, 300), (266, 272), (284, 240), (282, 262), (264, 292)), MOSS.base)
    woman.eye(164, 186, 22, 13, look=(0, 1), pupil=6, lid=0.45, skin=STONE)
    woman.eye(238, 186, 22, 13, look=(0, 1), pupil=6, lid=0.45, skin=STONE)
    woman.stroke((134, 164), (192, 164), width=14, start=8, end=8, colour=STONE.dark)
    woman.stroke((212, 164), (268, 164), width=14, start=8, end=8, colour=STONE.dark)
    woman.piece(
        polygon((188, 180), (212, 180), (226, 238), (174, 238)), STONE, line=4.5, shade=(10, 5), lamp=5
    )
    woman.stroke((160, 270), (240, 270), width=9, start=6, end=6)


def _flat_gamblers_hat(woman: Figure) -> None:
    woman.piece(
        polygon((142, 60), (256, 58), (268, 104), (132, 104)).grown(2),
        WINE,
        line=6,
        shade=(14, 6),
        lamp=5,
        hatching=Hatching(length=24),
    )
    woman.piece(
        blob((66, 104), (120, 92), (200, 90), (280, 92), (334, 104), (280, 122), (200, 126), (120, 122)),
        WINE,
        line=6,
        shade=(8, 8),
        lamp=5,
    )
    woman.piece(polygon((134, 84), (266, 84), (269, 100), (131, 100)), GOLD, line=4, shade=(5, 4), lamp=2)


def _goblin(goblin: Figure) -> None:
    goblin.piece(
        blob(corner(40, 420), (60, 340), (120, 300), (200, 292), (280, 300), (340, 340), corner(360, 420)),
        RUST,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    goblin.piece(
        blob((120, 190), (60, 150), (-6, 120), (14, 190), (80, 236), (130, 232)),
        GOBLIN,
        line=6,
        shade=(9, 8),
        lamp=6,
    )
    goblin.piece(
        blob((112, 198), (66, 172), (26, 150), (46, 190), (92, 220)), PINK, line=0, shade=(6, 4), lamp=0
    )
    goblin.piece(
        blob((280, 196), (310, 178), (344, 166), (336, 200), (306, 230), (270, 232)),
        GOBLIN,
        line=6,
        shade=(9, 8),
        lamp=6,
    )
    goblin.piece(
        blob((286, 206), (310, 192), (328, 184), (318, 204), (300, 220)), PINK, line=0, shade=(5, 4), lamp=0
    )
    goblin.piece(
        blob(
            (200, 88),
            (262, 104),
            (290, 166),
            (284, 236),
            (246, 290),
            (200, 306),
            (154, 290),
            (116, 236),
            (110, 166),
            (138, 104),
        ),
        GOBLIN,
        line=6,
        shade=(18, 8),
        lamp=6,
    )
    goblin.eye(158, 182, 29, 27, look=(18, -2), pupil=8, lid=0.16, tilt=6, skin=GOBLIN, iris="#C2293A")


def _goblin_eyes(goblin: Figure) -> None:
    goblin.eye(244, 178, 27, 26, look=(17, -3), pupil=8, lid=0.2, tilt=-8, skin=GOBLIN, iris="#C2293A")
    goblin.stroke((124, 150), (156, 134), (190, 156), width=12, start=4, end=6, colour=GOBLIN.dark)
    goblin.stroke((212, 150), (246, 130), (280, 150), width=12, start=6, end=4, colour=GOBLIN.dark)
    goblin.piece(
        blob((196, 196), (216, 198), (262, 240), (250, 256), (212, 250), (184, 244), (180, 220)),
        GOBLIN,
        line=4.5,
        shade=(8, 6),
        lamp=5,
    )
    goblin.stroke((140, 258), (184, 278), (244, 268), width=8, start=2, end=3)
    goblin.piece(polygon((160, 266), (172, 272), (163, 286)), LINEN, line=3, shade=None, lamp=0)
    goblin.piece(polygon((218, 274), (231, 272), (226, 288)), LINEN, line=3, shade=None, lamp=0)
    goblin.piece(
        blob((112, 124), (140, 78), (200, 64), (262, 80), (290, 124), (200, 104)),
        MOSS,
        shade=(9, 6),
        lamp=5,
        hatching=Hatching(length=16),
    )
    goblin.piece(
        blob((96, 132), (150, 108), (200, 102), (262, 108), (310, 128), (300, 142), (200, 120), (106, 146)),
        MOSS,
        shade=(7, 6),
    )


def _halfling(halfling: Figure) -> None:
    halfling.piece(
        blob(corner(40, 420), (60, 340), (120, 300), (200, 292), (280, 300), (340, 340), corner(360, 420)),
        TEAL,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    ears(halfling, 108, 212, ROSY, 1)
    halfling.piece(
        blob(
            (200, 106),
            (268, 124),
            (296, 190),
            (292, 256),
            (250, 304),
            (200, 316),
            (150, 304),
            (108, 256),
            (104, 190),
            (132, 124),
        ),
        ROSY,
        line=6,
        shade=(18, 8),
        lamp=6,
    )
    halfling.fill(ellipse(134, 250, 26, 18), RED.light, 0.5)
    halfling.fill(ellipse(268, 250, 24, 18), RED.light, 0.5)
    halfling.eye(160, 204, 25, 27, look=(-10, 8), pupil=6)
    halfling.eye(242, 204, 25, 27, look=(-10, 8), pupil=6)
    halfling.stroke((180, 160), (156, 158), (128, 174), width=11, start=5, end=3, colour=WOOD.dark)
    halfling.stroke((220, 160), (246, 158), (272, 174), width=11, start=5, end=3, colour=WOOD.dark)


def _halfling_details(halfling: Figure) -> None:
    halfling.piece(
        blob((186, 226), (214, 226), (230, 248), (218, 262), (184, 262), (172, 248)),
        ROSY,
        line=4,
        shade=(7, 5),
        lamp=5,
    )
    halfling.stroke(
        (156, 288),
        (172, 278),
        (188, 290),
        (204, 278),
        (220, 290),
        (238, 278),
        (248, 286),
        width=7,
        start=3,
        end=3,
    )
    halfling.piece(
        union(
            [
                ellipse(x, y, reach)
                for x, y, reach in (
                    (116, 150, 24),
                    (140, 120, 26),
                    (176, 102, 27),
                    (216, 100, 27),
                    (254, 116, 26),
                    (282, 146, 23),
                )
            ]
        ),
        WOOD,
        shade=(7, 6),
        lamp=5,
        hatching=Hatching(length=12),
    )
    for x, y in ((140, 120), (178, 102), (218, 100), (256, 118)):
        halfling.stroke((x - 8, y + 5), (x, y - 7), (x + 8, y + 3), width=3.6, colour=WOOD.dark)
    tear(halfling, 100, 160, 1.1)
    tear(halfling, 316, 190, 1.2)
    tear(halfling, 88, 206, 0.8)


def _table_and_cards(figure: Figure) -> None:
    figure.piece(
        blob(corner(-20, 420), (-20, 372), (100, 352), (200, 348), (300, 352), (420, 372), corner(420, 420)),
        FOREST,
        line=6,
        shade=(0, 9),
        lamp=6,
    )
    _fan(figure, 200, 358, 5, -44, 22, 1.06)
    fist(figure, 200, 362, STONE, 0.66)
    _fan(figure, 88, 396, 3, -20, 22, 0.9)
    fist(figure, 88, 398, GOBLIN, 0.66, 8)
    _fan(figure, 312, 398, 3, -24, 22, 0.9)
    fist(figure, 312, 400, ROSY, 0.66, -8, True)


def _ace_up_the_sleeve(figure: Figure) -> None:
    ace = box(8, 360, 38, 404).grown(3).turned(-24, (24, 384))
    figure.piece(ace, PARCHMENT, line=4, shade=(3, 3), lamp=2)
    figure.at(23, 382, 0.5, -24).piece(
        blob(
            corner(0, -22),
            (16, 2),
            (12, 14),
            (4, 10),
            corner(8, 24),
            corner(-8, 24),
            (-4, 10),
            (-12, 14),
            (-16, 2),
        ),
        COAL,
        line=0,
        shade=None,
        lamp=0,
    )
    for x, y in ((146, 404), (160, 396), (256, 402), (240, 408)):
        coin(figure, x, y, 15, 9)
