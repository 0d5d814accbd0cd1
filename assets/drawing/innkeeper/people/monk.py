"""Monk."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.innkeeper.body_parts import ears, fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import COPPER, DEEP
from assets.drawing.palette import COAL, INK, MOUTH, PARCHMENT, PINK, RED, TEAL
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Monk, 400 x 400."""
    art.ground("#C7C08E", "#4E5A48", "#5E6C54", seed=201)
    figure = Figure(art)
    _body(figure)
    _tonsure_curls_all_round(figure)
    _blissfully_shut_eyes(figure)
    _torn_iou(figure)
    _torn_iou_hand(figure)


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(-4, 420), (18, 344), (86, 300), (200, 290), (314, 300), (382, 344), corner(404, 420)
    )
    figure.piece(
        shoulders, TEAL, line=6, shade=(24, 10), lamp=6, hatching=Hatching(angle=40, length=56, width=6)
    )
    figure.piece(
        blob(corner(160, 320), corner(240, 320), corner(256, 420), corner(144, 420)),
        COAL,
        shade=(12, 6),
        hatching=Hatching(length=24),
    )
    figure.piece(
        blob((76, 322), (110, 276), (200, 262), (290, 276), (324, 322), (270, 354), (200, 364), (130, 354)),
        TEAL,
        line=6,
        shade=(12, 10),
        lamp=6,
        hatching=Hatching(angle=30, length=30),
    )
    ears(figure, 102, 198, DEEP, 1.05)
    face = blob(
        (200, 66),
        (262, 84),
        (294, 146),
        (304, 220),
        (278, 284),
        (200, 318),
        (122, 284),
        (96, 220),
        (106, 146),
        (138, 84),
    )
    figure.piece(face, DEEP, line=6, shade=(20, 9), lamp=7, hatching=Hatching(length=26))


def _tonsure_curls_all_round(figure: Figure) -> None:
    tonsure = union(
        [
            ellipse(x, y, reach)
            for x, y, reach in (
                (110, 172, 17),
                (108, 142, 20),
                (122, 112, 21),
                (146, 90, 20),
                (290, 172, 17),
                (292, 142, 20),
                (278, 112, 21),
                (254, 90, 20),
            )
        ]
    )
    figure.piece(tonsure, COAL, line=5.5, shade=(7, 6), lamp=5, hatching=Hatching(length=12))
    for x, y in ((108, 140), (124, 110), (148, 90), (254, 90), (278, 110), (292, 142)):
        figure.stroke(
            (x - 8, y + 4), (x, y - 7), (x + 7, y + 1), (x + 1, y + 5), width=3.4, colour=COAL.light
        )
    figure.fill(ellipse(186, 88, 28, 10, -8), "#FFF8E6", 0.45)
    figure.fill(ellipse(136, 226, 26, 18), COPPER.base, 0.5)
    figure.fill(ellipse(268, 226, 24, 18), COPPER.base, 0.5)


def _blissfully_shut_eyes(figure: Figure) -> None:
    for x in (152, 248):
        figure.stroke((x - 26, 192), (x, 174), (x + 26, 192), width=9, start=3, end=3)
        way = -1 if x < 200 else 1
        figure.stroke((x + 26 * way, 190), (x + 36 * way, 186), width=4)
        figure.stroke((x + 24 * way, 196), (x + 33 * way, 198), width=4)
        figure.stroke((x - 20, 202), (x, 208), (x + 20, 202), width=3, colour=DEEP.dark)
    figure.strokes((126, 154), (150, 138), (178, 150), width=11, start=4, end=4, colour=COAL.base)
    figure.piece(
        blob((190, 192), (210, 192), (227, 224), (218, 239), (200, 242), (182, 239), (173, 224)),
        DEEP,
        line=4.5,
        shade=(8, 5),
        lamp=5,
    )
    mouth = blob(
        corner(146, 252),
        (174, 264),
        (200, 267),
        (226, 264),
        corner(256, 250),
        (246, 284),
        (200, 298),
        (154, 284),
    )
    figure.piece(mouth, MOUTH, line=4.5, shade=None, lamp=0)
    figure.fill(
        blob((153, 257), (176, 268), (200, 271), (226, 268), (249, 256), (244, 270), (200, 281), (158, 271)),
        "#FFF8E6",
    )
    figure.fill(box(203, 266, 212, 281), INK)
    figure.fill(ellipse(200, 293, 22, 7) & mouth, PINK.base)


def _torn_iou(figure: Figure) -> None:
    left_piece = polygon(
        (34, 262), (118, 252), (108, 276), (124, 292), (106, 310), (120, 330), (110, 352), (42, 358)
    )
    right_piece = polygon(
        (366, 262), (284, 246), (292, 272), (276, 290), (294, 306), (280, 328), (290, 350), (360, 358)
    )
    left_half = left_piece.scaled(1.12, 1.12).moved(-12, -26)
    right_half = right_piece.scaled(1.12, 1.12).moved(12, -26)
    figure.piece(left_half.turned(-10, (80, 310)), PARCHMENT, shade=(8, 7))
    figure.piece(right_half.turned(10, (320, 310)), PARCHMENT, shade=(8, 7))
    for y in (250, 268, 286):
        figure.stroke((22, y + 12), (78, y - 6), width=4.4, start=3, end=3, colour=PARCHMENT.dark)
        figure.stroke((316, y - 8), (372, y + 8), width=4.4, start=3, end=3, colour=PARCHMENT.dark)
    figure.piece(ellipse(330, 306, 17) | star(330, 306, 21, 16, 8), RED, line=4, shade=(4, 4), lamp=3)


def _torn_iou_hand(figure: Figure) -> None:
    for x, y, reach in ((138, 336, 20), (252, 352, 50), (146, 370, -30), (264, 330, 10)):
        figure.piece(
            polygon((x - 7, y - 4), (x + 5, y - 7), (x + 8, y + 4), (x - 4, y + 7)).turned(reach, (x, y)),
            PARCHMENT,
            line=3.4,
            shade=(2, 2),
            lamp=1,
        )
    figure.piece(
        blob(corner(-6, 420), (6, 386), (40, 368), (84, 378), corner(104, 420)),
        TEAL,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    figure.piece(
        blob(corner(406, 420), (394, 386), (360, 368), (316, 378), corner(296, 420)),
        TEAL,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    fist(figure, 52, 354, DEEP, 0.92, 8)
    fist(figure, 350, 354, DEEP, 0.92, -8, True)
