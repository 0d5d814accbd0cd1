"""Visiting Countess."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import GOLD, LILAC, POWDER, ROSE, WIG
from assets.drawing.palette import BLUE, COAL, INK, LINEN, PALE, PINK, RED, TAN, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Visiting Countess, 400 x 400."""
    art.ground("#8FA6C9", "#3A2C5A", "#4A3A70", seed=203)
    figure = Figure(art)
    _body(figure)
    _towering_hair(figure)
    _towering_hair_eyes(figure)
    _hair_front_line(figure)
    _ship(figure)
    _pearls(figure)
    _pug_under_the_left_arm(figure)
    _fan_right(figure)


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(60, 420), (82, 360), (140, 326), (200, 320), (260, 326), (318, 360), corner(340, 420)
    )
    figure.piece(
        shoulders, ROSE, line=6, shade=(20, 10), lamp=6, hatching=Hatching(angle=40, length=44, width=6)
    )
    figure.piece(
        blob((132, 334), (200, 322), (268, 334), (244, 380), (200, 396), (156, 380)),
        PALE,
        shade=(12, 8),
        lamp=0,
        hatching=Hatching(length=14),
    )
    figure.piece(polygon((182, 280), (218, 280), (224, 340), (176, 340)), PALE, shade=(14, 0), lamp=0)


def _towering_hair(figure: Figure) -> None:
    hair = union(
        [
            ellipse(200, 110, 104, 92),
            ellipse(200, 66, 88, 74),
            ellipse(150, 176, 52, 50),
            ellipse(250, 176, 52, 50),
            ellipse(112, 226, 24, 22),
            ellipse(288, 226, 24, 22),
            ellipse(104, 262, 20, 18),
            ellipse(296, 262, 20, 18),
            ellipse(104, 292, 15, 14),
            ellipse(296, 292, 15, 14),
        ]
    )
    figure.piece(hair, WIG, line=6, shade=(16, 10), lamp=7, hatching=Hatching(angle=75))
    for knots in (
        [(124, 60), (160, 90), (176, 150)],
        [(160, 20), (182, 70), (190, 140)],
        [(276, 60), (240, 90), (224, 150)],
        [(240, 20), (218, 70), (210, 140)],
        [(98, 120), (130, 140), (150, 180)],
        [(302, 120), (270, 140), (250, 180)],
    ):
        figure.stroke(*knots, end=2, colour="#B87488")
    for x, y in ((112, 226), (104, 262), (288, 226), (296, 262)):
        figure.stroke((x - 9, y + 3), (x, y - 8), (x + 8, y + 1), (x + 1, y + 5), width=3.6, colour="#B87488")
    face = blob(
        (200, 150),
        (246, 164),
        (256, 214),
        (244, 258),
        (220, 294),
        (200, 304),
        (180, 294),
        (156, 258),
        (144, 214),
        (154, 164),
    )
    figure.piece(face, POWDER, shade=(14, 6), lamp=5)
    figure.fill(ellipse(164, 250, 15, 12), ROSE.base, 0.8)


def _towering_hair_eyes(figure: Figure) -> None:
    figure.fill(ellipse(238, 250, 13, 12), ROSE.base, 0.8)
    figure.eye(173, 214, 18, 13, look=(3, 5), pupil=6, lid=0.52, tilt=-4, skin=LILAC, iris="#4D8AAB")
    figure.eye(232, 214, 18, 13, look=(3, 5), pupil=6, lid=0.52, tilt=4, skin=LILAC, iris="#4D8AAB")
    for way, x in ((-1, 173), (1, 232)):
        for number in (0, 1, 2):
            figure.stroke(
                (x + way * (12 + number * 4), 214 - 4 + number * 4),
                (x + way * (22 + number * 4), 206 + number * 6),
                width=3.6,
                start=3,
            )
    figure.stroke((152, 186), (170, 172), (192, 184), width=6, start=2, end=2, colour="#8A5A68")
    figure.stroke((214, 184), (236, 172), (254, 186), width=6, start=2, end=2, colour="#8A5A68")
    figure.stroke((202, 218), (212, 246), (200, 252), width=4.6, end=2, colour="#C9A287")
    figure.piece(
        blob(corner(188, 270), (195, 264), (201, 268), (207, 264), corner(216, 270), (202, 280)),
        RED,
        line=3,
        shade=None,
        lamp=0,
    )
    figure.stroke((186, 270), (202, 272), (218, 270), width=3)
    figure.fill(ellipse(228, 266, 4), INK)


def _hair_front_line(figure: Figure) -> None:
    figure.piece(
        blob(corner(144, 214), (146, 176), (170, 152), corner(200, 160), (176, 172), (158, 192)),
        WIG,
        line=4.5,
        shade=(5, 5),
    )
    figure.piece(
        blob(corner(256, 214), (254, 176), (230, 152), corner(200, 160), (224, 172), (242, 192)),
        WIG,
        line=4.5,
        shade=(5, 5),
    )


def _ship(figure: Figure) -> None:
    ship = figure.part(1, 0, 24)
    ship.piece(polygon((200, -4), (206, -4), (206, 64), (200, 64)), WOOD, line=4, shade=None, lamp=0)
    ship.piece(
        blob(corner(210, 0), (248, 14), (250, 40), corner(208, 48), (216, 24)),
        LINEN,
        line=4.5,
        shade=(6, 5),
        lamp=3,
    )
    ship.piece(
        blob(corner(196, 8), (166, 20), (160, 44), corner(198, 48), (190, 28)),
        LINEN,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )
    ship.piece(polygon((200, -14), (180, -8), (200, -2)), RED, line=3.4, shade=None, lamp=0)
    ship.piece(
        blob(
            corner(140, 58), (170, 66), (236, 66), corner(272, 52), (256, 84), (230, 94), (176, 94), (152, 82)
        ),
        WOOD,
        line=5.5,
        shade=(8, 7),
        lamp=5,
    )
    ship.stroke((150, 74), (200, 79), (262, 72), width=4, start=3, end=3, colour=GOLD.base)
    ship.piece(
        union([ellipse(132 + number * 27, 98 + number % 2 * 4, 18, 12) for number in range(6)]),
        WIG,
        line=4,
        shade=(4, 5),
        lamp=3,
    )


def _pearls(figure: Figure) -> None:
    figure.piece(
        union(
            [
                ellipse(160 + number * 11.5, 334 + 18 - abs(number - 3.5) ** 2 * 1.3, 6.4)
                for number in range(8)
            ]
        ),
        LINEN,
        line=3,
        shade=(2, 2),
        lamp=1,
    )
    figure.piece(
        blob(corner(200, 354), (211, 368), (200, 384), (189, 368)), BLUE, line=3.6, shade=(4, 4), lamp=2
    )


def _pug_under_the_left_arm(figure: Figure) -> None:
    figure.piece(
        blob(corner(-10, 420), (0, 352), (46, 330), (100, 346), corner(124, 420)),
        TAN,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    figure.piece(blob((16, 300), (6, 276), (24, 264), (42, 280)), COAL, shade=(5, 4), lamp=3)
    figure.piece(blob((104, 300), (116, 276), (98, 264), (78, 280)), COAL, shade=(5, 4), lamp=3)
    figure.piece(
        blob((60, 266), (96, 278), (112, 316), (98, 354), (60, 366), (22, 354), (10, 316), (24, 278)),
        Tones("#E8C79A", "#C79C68", "#8A623A"),
        line=5.5,
        shade=(12, 7),
        lamp=5,
    )
    figure.piece(
        blob((60, 308), (86, 314), (92, 338), (76, 354), (60, 356), (44, 354), (28, 338), (34, 314)),
        COAL,
        line=4,
        shade=(7, 5),
        lamp=3,
    )
    figure.eye(36, 308, 13, 13, look=(-4, 2), pupil=8)
    figure.eye(84, 308, 13, 13, look=(4, 2), pupil=8)
    figure.ink(ellipse(60, 320, 10, 6))
    figure.stroke((60, 326), (60, 336), width=3, colour=COAL.light)
    figure.stroke((42, 342), (52, 338), (60, 342), (68, 338), (78, 342), width=3.4, colour=COAL.light)
    figure.piece(
        blob((53, 344), (67, 344), (66, 360), (60, 364), (54, 360)), PINK, line=3, shade=None, lamp=0
    )
    figure.stroke((48, 290), (60, 284), (72, 290), width=3.4)
    figure.piece(box(26, 364, 96, 376).grown(3), BLUE, line=4, shade=(4, 3), lamp=2)
    figure.piece(ellipse(60, 380, 7), GOLD, line=3, shade=(2, 2), lamp=2)


def _fan_right(figure: Figure) -> None:
    leaves: list[Shape] = []
    for number in range(7):
        angle = math.radians(-166 + number * 24)
        leaves.append(
            polygon(
                (326, 372),
                (326 + 106 * math.cos(angle - 0.2), 372 + 106 * math.sin(angle - 0.2)),
                (326 + 116 * math.cos(angle), 372 + 116 * math.sin(angle)),
                (326 + 106 * math.cos(angle + 0.2), 372 + 106 * math.sin(angle + 0.2)),
            )
        )
    fan = union(leaves)
    figure.piece(fan, BLUE, line=5.5, shade=(10, 7), lamp=5)
    figure.piece(fan - ellipse(326, 372, 84), LINEN, line=0, shade=(6, 6), lamp=0)
    for number in range(7):
        angle = math.radians(-166 + number * 24)
        figure.stroke(
            (326, 372), (326 + 110 * math.cos(angle), 372 + 110 * math.sin(angle)), width=3.6, start=3, end=2
        )
    figure.piece(
        blob(corner(280, 420), (292, 392), (330, 380), (372, 394), corner(388, 420)),
        ROSE,
        line=6,
        shade=(10, 7),
        lamp=5,
    )
    fist(figure, 326, 372, POWDER, 0.66)
