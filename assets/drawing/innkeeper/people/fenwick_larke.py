"""Fenwick Larke."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.body_parts import ear, fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import COPPER, DEEP, GOLD
from assets.drawing.palette import COAL, INK, MOUTH, OCHRE, PARCHMENT, RED, TEAL, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Fenwick Larke, 400 x 400."""
    art.ground("#E7A83F", "#7B2E3A", "#934048", seed=104)
    figure = Figure(art)
    _body(figure)
    _hair_cloud_of_curls(figure)
    _head_cocked_to_the_tune(figure)
    _motley_collar_with_bells(figure)
    fiddle = figure.part(0.95, 16, -8)
    _fiddle_tucked_under_jaw(fiddle)
    _bow_crossing(figure, fiddle)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-26, (286, 318))


def _of_the_bow(shape: Shape) -> Shape:
    return shape.turned(38, (200, 330))


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(54, 420), (76, 352), (134, 312), (200, 304), (266, 312), (324, 352), corner(346, 420)
    )
    figure.piece(
        shoulders, TEAL, line=6, shade=(20, 10), lamp=6, hatching=Hatching(angle=40, length=46, width=6)
    )
    figure.piece(
        blob(corner(200, 310), (266, 314), (322, 352), corner(346, 420), corner(200, 420)),
        OCHRE,
        line=0,
        shade=(18, 9),
        lamp=0,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    figure.stroke((200, 312), (200, 420), start=5, end=5)


def _hair_cloud_of_curls(figure: Figure) -> None:
    hair = union(
        [
            ellipse(x, y, reach)
            for x, y, reach in (
                (200, 70, 50),
                (146, 78, 46),
                (254, 78, 46),
                (106, 118, 44),
                (294, 118, 44),
                (96, 172, 40),
                (304, 172, 40),
                (112, 222, 34),
                (288, 222, 34),
                (200, 110, 80),
            )
        ]
    )
    figure.piece(hair, COAL, line=6, shade=(16, 10), lamp=6, hatching=Hatching(angle=30, length=26))
    for x, y in (
        (150, 60),
        (196, 42),
        (246, 62),
        (110, 106),
        (96, 158),
        (290, 108),
        (304, 164),
        (180, 84),
        (226, 90),
        (276, 142),
        (128, 140),
    ):
        figure.stroke(
            (x - 10, y + 5), (x - 2, y - 8), (x + 9, y - 1), (x + 3, y + 6), width=4.4, colour=COAL.light
        )
    figure.piece(
        blob((176, 262), (224, 262), (228, 316), (200, 326), (172, 316)), DEEP, shade=(16, -2), lamp=0
    )
    face = blob(
        (200, 114),
        (250, 132),
        (266, 186),
        (258, 240),
        (228, 288),
        (200, 298),
        (172, 288),
        (142, 240),
        (134, 186),
        (150, 132),
    )
    figure.piece(face, DEEP, shade=(16, 7), lamp=6)
    ear(figure, 140, 208, DEEP, 0.66)
    figure.piece(ellipse(128, 238, 9) - ellipse(128, 238, 4.6), GOLD, line=3.2, shade=None, lamp=2)


def _head_cocked_to_the_tune(figure: Figure) -> None:
    figure.eye(170, 188, 19, 14, look=(5, 0), pupil=7.5, lid=0.42, tilt=6, skin=DEEP, iris="#A8641E")
    figure.eye(236, 186, 19, 15, look=(5, 0), pupil=7.5, lid=0.3, tilt=-8, skin=DEEP, iris="#A8641E")
    figure.stroke((146, 164), (170, 154), (194, 168), width=9, start=3, end=4)
    figure.stroke((212, 158), (236, 140), (260, 156), width=9, start=4, end=3)
    figure.stroke((152, 206), (170, 212), (186, 207), width=3, colour=DEEP.dark)
    figure.stroke((222, 206), (238, 210), (254, 204), width=3, colour=DEEP.dark)
    figure.piece(
        blob((194, 194), (210, 194), (223, 228), (213, 239), (191, 239), (182, 229)),
        DEEP,
        line=4,
        shade=(7, 4),
    )
    mouth = blob(
        corner(170, 256), (196, 264), (222, 260), corner(246, 244), (238, 268), (214, 280), (186, 274)
    )
    figure.piece(mouth, MOUTH, line=4, shade=None, lamp=0)
    figure.fill(
        blob((177, 259), (198, 268), (222, 264), (241, 250), (236, 264), (210, 272), (188, 269)), "#FFF8E6"
    )
    figure.stroke((242, 236), (252, 248), width=4)
    figure.stroke((166, 250), (172, 260), width=3.4)
    figure.piece(
        blob(corner(194, 286), (204, 284), corner(214, 285), (206, 297)), COAL, line=2.4, shade=None, lamp=0
    )


def _motley_collar_with_bells(figure: Figure) -> None:
    figure.piece(
        polygon(
            (110, 326),
            (146, 296),
            (200, 336),
            (254, 296),
            (290, 326),
            (296, 366),
            (262, 344),
            (240, 384),
            (214, 348),
            (200, 372),
            (186, 348),
            (160, 384),
            (138, 344),
            (104, 366),
        ),
        RED,
        shade=(9, 7),
    )
    for x, y in ((104, 368), (160, 388), (240, 388), (296, 368), (200, 376)):
        figure.piece(ellipse(x, y, 9), GOLD, line=3.6, shade=(3, 3), lamp=2)
        figure.stroke((x - 4, y + 3), (x + 4, y + 3), width=2.6)


def _fiddle_tucked_under_jaw(fiddle: Figure) -> None:
    fiddle.piece(_tilted(box(330, 306, 424, 322)), WOOD, shade=(0, 5), lamp=3)
    body = _tilted(
        blob(
            (206, 314),
            (216, 280),
            (246, 272),
            (268, 288),
            (288, 292),
            (308, 278),
            (334, 284),
            (344, 314),
            (334, 344),
            (308, 350),
            (288, 336),
            (268, 340),
            (246, 356),
            (216, 348),
        )
    )
    fiddle.piece(body, COPPER, line=6, shade=(10, 10), lamp=6, hatching=Hatching(length=22))
    fiddle.piece(_tilted(box(226, 304, 352, 324)), COAL, line=3.4, shade=None, lamp=0)
    fiddle.fill(_tilted(brush([(262, 294), (270, 284), (278, 296)], 2, 5, 2)), INK)
    fiddle.fill(_tilted(brush([(262, 336), (270, 346), (278, 334)], 2, 5, 2)), INK)
    for number in (-6, -1.4, 3.2, 7.8):
        fiddle.fill(_tilted(box(222, 313 + number, 420, 314.6 + number)), PARCHMENT.light)
    fiddle.piece(_tilted(box(246, 298, 256, 332)), WOOD, line=3, shade=None, lamp=2)
    fist(fiddle, 360, 262, DEEP, 0.84, -24, True)


def _bow_crossing(figure: Figure, fiddle: Figure) -> None:
    fiddle.piece(_of_the_bow(box(70, 334, 330, 340)), WOOD, line=3.6, shade=(0, 2), lamp=1)
    fiddle.fill(_of_the_bow(box(84, 345, 326, 348)), INK)
    fiddle.fill(_of_the_bow(box(84, 346, 326, 347.5)), "#FFF8E6")
    fiddle.piece(
        _of_the_bow(polygon((66, 332), (94, 332), (90, 350), (66, 350))), COAL, line=3.4, shade=None, lamp=2
    )
    fiddle.piece(
        blob(corner(8, 460), (20, 366), (58, 344), (96, 354), corner(118, 460)),
        TEAL,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=22),
    )
    fiddle.piece(ellipse(64, 356, 40, 14, -8), OCHRE, line=4.5, shade=(5, 5), lamp=3)
    fiddle.piece(
        blob(
            (36, 340),
            (34, 306),
            (58, 286),
            (90, 276),
            (112, 268),
            (118, 280),
            (104, 294),
            (110, 300),
            (104, 316),
            (92, 340),
            (64, 350),
        ),
        DEEP,
        shade=(8, 7),
    )
    fiddle.stroke((70, 302), (100, 290), width=3.6)
    fiddle.stroke((74, 318), (100, 306), width=3.6)
    for x, y, way in ((330, 60, 1), (368, 120, 0.8), (40, 96, 0.9), (22, 190, 0.7)):
        shape = (
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
        figure.piece(shape, Tones("#FFF1C4", "#FFD27A", "#E9A23B"), line=3.6, shade=None, lamp=1)
