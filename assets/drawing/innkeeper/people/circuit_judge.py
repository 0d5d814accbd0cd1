"""Circuit Judge."""

import math

from assets.drawing.curves import SIDES, blob, corner, star
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import GOLD, SILVER
from assets.drawing.palette import FUR, LINEN, NIGHT, PARCHMENT, RED, TAN, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching

_FAN = Tones("#C79A66", "#956538", "#5A3A20")


def draw(art: Picture) -> None:
    """Draw the Circuit Judge, 400 x 400."""
    art.ground("#B9B0C4", "#3C2A3E", "#4C384E", seed=206)
    figure = Figure(art)
    _body(figure)
    _wig(figure)
    _ear_tufts_poke_out(figure)
    _facial_discs(figure)
    _gavel_in_wing(figure)
    _book_of_law_left(figure)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-24, (316, 330))


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(6, 420), (30, 346), (100, 300), (200, 292), (300, 300), (370, 346), corner(394, 420)
    )
    figure.piece(
        shoulders, RED, line=6, shade=(24, 10), lamp=6, hatching=Hatching(angle=40, length=56, width=6)
    )
    figure.piece(
        blob(corner(130, 306), (200, 330), corner(270, 306), corner(286, 420), corner(114, 420)),
        FUR,
        shade=(14, 8),
        lamp=5,
        hatching=Hatching(angle=60, length=24),
    )
    figure.piece(polygon((176, 324), (200, 318), (200, 404), (166, 398)), LINEN, shade=(6, 4), lamp=3)
    figure.piece(polygon((200, 318), (226, 324), (236, 398), (200, 404)), LINEN, shade=(8, 4), lamp=3)


def _wig(figure: Figure) -> None:
    wig = union(
        [
            ellipse(200, 124, 120, 100),
            *[
                ellipse(x, y, 28, 22)
                for x, y in (
                    (88, 168),
                    (80, 206),
                    (78, 246),
                    (82, 286),
                    (96, 322),
                    (312, 168),
                    (320, 206),
                    (322, 246),
                    (318, 286),
                    (304, 322),
                )
            ],
        ]
    )
    figure.piece(wig, SILVER, line=6.5, shade=(16, 10), lamp=7, hatching=Hatching(angle=30, length=26))
    for x, y in ((86, 168), (79, 206), (77, 246), (81, 286), (95, 322)):
        for place in (1, 0):
            middle = x if place else 400 - x
            figure.stroke(
                (middle - 16, y + 6),
                (middle - 12, y - 9),
                (middle + 6, y - 10),
                (middle + 10, y + 2),
                (middle - 2, y + 4),
                width=4.4,
                colour=SILVER.dark,
            )
    figure.stroke((200, 28), (200, 84), colour=SILVER.dark)
    for knots in ([(168, 34), (150, 66), (146, 96)], [(134, 56), (116, 92), (112, 130)]):
        figure.strokes(*knots, width=4.4, colour=SILVER.dark)


def _ear_tufts_poke_out(figure: Figure) -> None:
    for side in SIDES:
        figure.piece(
            side(blob(corner(130, 92), (108, 68), corner(92, 34), (126, 46), (152, 70), corner(160, 90))),
            _FAN,
            line=5.5,
            shade=(7, 6),
            lamp=5,
            hatching=Hatching(angle=50, length=12),
        )
    face = blob(
        (200, 92),
        (250, 96),
        (292, 138),
        (298, 200),
        (276, 260),
        (232, 300),
        corner(200, 318),
        (168, 300),
        (124, 260),
        (102, 200),
        (108, 138),
        (150, 96),
    )
    figure.piece(face, _FAN, line=6, shade=(18, 9), lamp=6, hatching=Hatching(length=26))


def _facial_discs(figure: Figure) -> None:
    for side in SIDES:
        figure.piece(
            side(blob((196, 150), (190, 220), (160, 256), (124, 236), (112, 190), (124, 142), (160, 124))),
            PARCHMENT,
            line=4,
            shade=(8, 7),
            lamp=0,
            hatching=Hatching(length=14),
        )
    for angle in range(0, 360, 30):
        for x in (152, 248):
            colour, way = (math.cos(math.radians(angle)), math.sin(math.radians(angle)))
            figure.stroke(
                (x + 40 * colour, 190 + 44 * way),
                (x + 49 * colour, 190 + 54 * way),
                width=3,
                colour=PARCHMENT.dark,
            )
    figure.eye(152, 190, 33, 34, look=(8, 3), pupil=13, lid=0.28, tilt=12, skin=TAN, iris="#F2A93B")
    figure.eye(248, 190, 33, 34, look=(-8, 3), pupil=13, lid=0.28, tilt=-12, skin=TAN, iris="#F2A93B")
    figure.piece(
        blob(corner(200, 166), (176, 148), (140, 130), corner(98, 122), (112, 148), (150, 158), (186, 182)),
        _FAN,
        shade=(6, 6),
        lamp=5,
    )
    figure.piece(
        blob(
            corner(200, 166), (176, 148), (140, 130), corner(98, 122), (112, 148), (150, 158), (186, 182)
        ).mirrored(),
        _FAN,
        shade=(6, 6),
        lamp=5,
    )
    figure.piece(
        blob(
            (200, 196),
            (222, 212),
            (226, 236),
            (212, 258),
            corner(200, 276),
            (188, 258),
            (174, 236),
            (178, 212),
        ),
        GOLD,
        shade=(8, 6),
        lamp=5,
    )
    figure.stroke((190, 226), (190, 232), width=4)
    figure.stroke((210, 226), (210, 232), width=4)
    for x, y in ((164, 278), (184, 286), (216, 286), (236, 278), (200, 298), (148, 262), (252, 262)):
        figure.stroke((x - 7, y - 4), (x, y + 5), (x + 7, y - 4), width=4, colour=_FAN.dark)


def _gavel_in_wing(figure: Figure) -> None:
    gavel = figure.part(0.9, 26, 34)
    gavel.piece(_tilted(box(308, 250, 322, 400)), WOOD, shade=(5, 0), lamp=3)
    gavel.piece(
        _tilted(box(268, 210, 362, 262).grown(3)),
        WOOD,
        line=6,
        shade=(12, 10),
        lamp=5,
        hatching=Hatching(length=14),
    )
    gavel.piece(_tilted(box(278, 206, 290, 266).grown(2)), GOLD, line=4, shade=(4, 4), lamp=2)
    gavel.piece(_tilted(box(340, 206, 352, 266).grown(2)), GOLD, line=4, shade=(4, 4), lamp=2)
    gavel.piece(
        blob(corner(286, 420), (290, 370), (324, 346), (370, 358), corner(396, 420)),
        RED,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    gavel.piece(
        union([ellipse(302 + number * 24, 372 - abs(number - 1.5) * -4, 17, 14) for number in range(4)]),
        LINEN,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )
    gavel.piece(
        blob((298, 352), (288, 330), (298, 312), (318, 306), (344, 312), (356, 332), (346, 356), (320, 362)),
        _FAN,
        shade=(8, 6),
    )
    for number in range(3):
        gavel.piece(
            blob(
                corner(292 + number * 20, 322),
                (308 + number * 20, 318),
                (312 + number * 20, 336),
                (302 + number * 20, 348),
                (293 + number * 20, 340),
            ),
            _FAN,
            line=4,
            shade=(4, 4),
            lamp=3,
        )
    for knots in ([(356, 206), (372, 186)], [(376, 230), (398, 222)], [(328, 196), (330, 172)]):
        gavel.stroke(*knots, width=8, start=3, end=2, colour="#FFF1C4")


def _book_of_law_left(figure: Figure) -> None:
    figure.piece(polygon((10, 330), (94, 316), (106, 402), (24, 420)), NIGHT, line=6, shade=(12, 8), lamp=5)
    figure.piece(polygon((22, 344), (84, 334), (86, 346), (24, 356)), GOLD, line=0, shade=None, lamp=0)
    figure.piece(star(62, 378, 15, 7, 5), GOLD, line=3, shade=None, lamp=2)
    for number in range(3):
        figure.piece(
            blob(
                (84 + number * 2, 348 + number * 20),
                (112, 344 + number * 20),
                (118, 356 + number * 20),
                (96, 364 + number * 20),
            ),
            _FAN,
            line=4.5,
            shade=(4, 4),
            lamp=3,
        )
