"""Pilgrim Band."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import ears
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import OLIVE, ROSY, SILVER
from assets.drawing.palette import COAL, FOREST, FUR, LINEN, MOSS, MOUTH, OCHRE, PINK, TAN, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Pilgrim Band, 400 x 400."""
    art.ground("#D7C68A", "#4F6A6A", "#5F7C78", seed=207)
    figure = Figure(art)
    _staffs(figure)
    tall = figure.part(0.86, 4, -32)
    _tall_man(tall)
    _tall_man_details(tall)
    old = figure.part(0.78, -112, 54, -8)
    _old_woman(old)
    _old_woman_details(old)
    child = figure.part(0.74, 112, 74, 6)
    _child(child)
    _child_details(figure, child)


def _shell(place: Figure, x: float, y: float, way: float = 1) -> None:
    point = place.at(x, y, way)
    point.piece(
        blob(corner(0, 20), (-8, 12), (-24, 4), (-20, -14), (0, -22), (20, -14), (24, 4), (8, 12)),
        LINEN,
        line=4,
        shade=(5, 5),
        lamp=3,
    )
    for number in (-14, -5, 5, 14):
        point.stroke((number * 0.25, 15), (number, -14), width=3, colour=LINEN.dark)


def _staffs(figure: Figure) -> None:
    figure.piece(box(34, 20, 46, 420).turned(-3, (40, 200)), WOOD, shade=(4, 0), lamp=3)
    figure.piece(blob((34, 40), (22, 26), (34, 8), (52, 10), (60, 26), (48, 42)), OCHRE, shade=(5, 4), lamp=3)
    figure.piece(box(350, 60, 362, 420), WOOD, shade=(4, 0), lamp=3)
    figure.piece(
        tube(12, (356, 66), (354, 30), (374, 16), (386, 34), (374, 46), steps=12), WOOD, shade=(4, 3), lamp=3
    )
    figure.stroke((374, 44), (374, 66), width=3, start=3, end=3)
    figure.piece(
        blob((362, 72), (374, 62), (388, 72), (386, 94), (374, 104), (362, 94)),
        MOSS,
        line=4.5,
        shade=(5, 4),
        lamp=3,
    )


def _tall_man(tall: Figure) -> None:
    tall.piece(
        blob(corner(50, 420), (70, 344), (130, 308), (200, 302), (270, 308), (330, 344), corner(350, 420)),
        FUR,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    tall.piece(polygon((176, 270), (224, 270), (230, 330), (170, 330)), TAN, shade=(16, 0), lamp=0)
    tall.stroke((190, 288), (188, 318), width=4, colour=TAN.dark)
    tall.stroke((212, 288), (213, 318), width=4, colour=TAN.dark)
    ears(tall, 134, 204, TAN, 1)
    tall.piece(
        blob(
            (200, 84),
            (250, 104),
            (266, 170),
            (262, 230),
            (242, 282),
            (200, 312),
            (158, 282),
            (138, 230),
            (134, 170),
            (150, 104),
        ),
        TAN,
        line=6,
        shade=(16, 8),
        lamp=6,
    )
    tall.piece(
        blob(
            (142, 234),
            (166, 262),
            (200, 258),
            (234, 262),
            (260, 232),
            (252, 290),
            (224, 318),
            (200, 330),
            (176, 318),
            (148, 290),
        )
        - ellipse(200, 276, 24, 25),
        WOOD,
        shade=(8, 6),
        hatching=Hatching(angle=75, length=16),
    )
    tall.stroke((146, 186), (168, 174), (188, 188), width=8, start=3, end=3)


def _tall_man_details(tall: Figure) -> None:
    tall.stroke((214, 188), (234, 174), (256, 186), width=8, start=3, end=3)
    tall.stroke((140, 160), (166, 144), (190, 158), width=10, start=3, end=5, colour=WOOD.dark)
    tall.stroke((212, 158), (236, 144), (262, 160), width=10, start=5, end=3, colour=WOOD.dark)
    tall.piece(
        blob((190, 180), (210, 180), (230, 232), (216, 244), (186, 244), (172, 232)),
        TAN,
        line=4.5,
        shade=(8, 5),
        lamp=5,
    )
    tall.piece(ellipse(200, 278, 18, 20), MOUTH, line=4.5, shade=None, lamp=0)
    tall.fill(ellipse(200, 290, 12, 7), PINK.base)
    tall.piece(
        blob(corner(118, 118), (130, 60), (170, 36), (236, 36), (270, 60), corner(284, 118), (200, 96)),
        WOOD,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(length=30),
    )
    tall.piece(
        blob(
            (40, 146),
            (80, 112),
            (140, 104),
            (200, 100),
            (260, 104),
            (320, 112),
            (360, 146),
            (310, 138),
            (200, 122),
            (90, 138),
        ),
        WOOD,
        line=6,
        shade=(8, 8),
        lamp=5,
    )
    _shell(tall, 200, 80, 1.2)


def _old_woman(old: Figure) -> None:
    old.piece(
        blob(corner(30, 420), (50, 350), (110, 310), (200, 302), (290, 310), (350, 350), corner(370, 420)),
        TEAL,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    old.piece(
        blob(
            (200, 62),
            (272, 84),
            (304, 160),
            (310, 250),
            (286, 320),
            (200, 346),
            (114, 320),
            (90, 250),
            (96, 160),
            (128, 84),
        ),
        TEAL,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(length=30),
    )
    old.piece(
        blob(
            (200, 106),
            (256, 124),
            (280, 190),
            (272, 260),
            (236, 310),
            (200, 320),
            (164, 310),
            (128, 260),
            (120, 190),
            (144, 124),
        ),
        LINEN,
        shade=(8, 7),
        lamp=0,
    )
    old.piece(
        blob(
            (200, 122),
            (250, 138),
            (268, 194),
            (258, 262),
            (228, 302),
            (200, 310),
            (172, 302),
            (142, 262),
            (132, 194),
            (150, 138),
        ),
        ROSY,
        shade=(15, 7),
        lamp=5,
    )
    old.stroke((144, 200), (168, 186), (188, 200), width=8, start=3, end=3)
    old.stroke((214, 200), (236, 186), (258, 200), width=8, start=3, end=3)


def _old_woman_details(old: Figure) -> None:
    for x, way in ((140, 1), (260, -1)):
        old.stroke((x, 206), (x - 10 * way, 212), width=3.4)
        old.stroke((x, 198), (x - 12 * way, 196), width=3.4)
    old.fill(ellipse(152, 240, 22, 15), PINK.base, 0.75)
    old.fill(ellipse(252, 240, 20, 15), PINK.base, 0.75)
    old.strokes((146, 174), (166, 164), (186, 174), width=6, start=2, end=2, colour=SILVER.dark)
    old.piece(
        blob((188, 206), (210, 206), (226, 234), (214, 246), (186, 246), (176, 234)),
        ROSY,
        line=4,
        shade=(7, 5),
        lamp=5,
    )
    old.piece(ellipse(202, 276, 22, 19), MOUTH, line=4.5, shade=None, lamp=0)
    old.fill(ellipse(202, 288, 14, 7), PINK.base)
    old.fill(box(194, 257, 203, 268), "#FFF8E6")
    for knots in ([(170, 256), (160, 274), (168, 296)], [(236, 256), (244, 274), (236, 296)]):
        old.stroke(*knots, width=3.6, colour=ROSY.dark)
    _shell(old, 200, 352, 1.2)


def _child(child: Figure) -> None:
    child.piece(
        blob(corner(40, 420), (66, 350), (130, 316), (200, 310), (270, 316), (334, 350), corner(360, 420)),
        OCHRE,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    child.piece(
        blob((92, 190), (96, 262), (130, 296), (270, 296), (304, 262), (308, 190)),
        COAL,
        line=5.5,
        shade=(8, 6),
    )
    child.piece(
        blob(
            (200, 118),
            (264, 134),
            (290, 196),
            (282, 256),
            (244, 298),
            (200, 308),
            (156, 298),
            (118, 256),
            (110, 196),
            (136, 134),
        ),
        OLIVE,
        line=6,
        shade=(17, 8),
        lamp=6,
    )
    child.eye(156, 206, 23, 26, look=(-3, -5), pupil=11, iris="#7C4A2A")
    child.eye(244, 206, 23, 26, look=(-3, -5), pupil=11, iris="#7C4A2A")
    child.strokes((130, 166), (154, 152), (180, 162), width=8, start=3, end=3, colour=COAL.base)
    child.fill(ellipse(140, 250, 22, 14), PINK.base, 0.75)
    child.fill(ellipse(262, 250, 20, 14), PINK.base, 0.75)
    child.piece(
        blob((192, 226), (208, 226), (218, 242), (208, 250), (192, 250), (182, 242)),
        OLIVE,
        line=4,
        shade=(5, 4),
    )
    child.piece(ellipse(200, 276, 21, 19), MOUTH, line=4.5, shade=None, lamp=0)


def _child_details(figure: Figure, child: Figure) -> None:
    child.fill(ellipse(200, 288, 13, 7), PINK.base)
    child.piece(
        blob(
            corner(110, 204),
            (112, 150),
            (150, 112),
            (200, 104),
            (250, 112),
            (290, 150),
            corner(290, 204),
            (272, 166),
            (236, 166),
            (200, 170),
            (164, 166),
            (128, 166),
        ),
        COAL,
        shade=(8, 6),
        hatching=Hatching(angle=75, length=14),
    )
    child.piece(
        blob(corner(96, 130), (110, 78), (160, 52), (240, 52), (290, 78), corner(304, 130), (200, 108)),
        FOREST,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(length=26),
    )
    child.piece(
        blob((40, 158), (90, 122), (200, 112), (310, 122), (360, 158), (300, 148), (200, 132), (100, 148)),
        FOREST,
        line=6,
        shade=(8, 8),
        lamp=5,
    )
    _shell(child, 200, 88, 1.1)
    for x, y, way in ((288, 40, 0.9), (120, 30, 0.8), (16, 110, 0.7)):
        note = (
            union(
                [
                    ellipse(0, 14, 10, 8, -20),
                    box(7, -26, 11, 14),
                    blob(corner(9, -26), (26, -16), (22, 2), (20, -10), corner(9, -12)),
                ]
            )
            .scaled(way, way, (0, 0))
            .moved(x, y)
        )
        figure.piece(note, Tones("#FFF1C4", "#FFD27A", "#E9A23B"), line=3.6, shade=None, lamp=1)
