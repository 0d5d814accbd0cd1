"""Cattle Drovers."""

from assets.drawing.curves import SIDES, blob, corner
from assets.drawing.innkeeper.body_parts import ears
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import EBONY, GOLD
from assets.drawing.palette import (
    BLUE,
    BONE,
    FUR,
    IRON,
    LINEN,
    MOSS,
    MOUTH,
    OCHRE,
    PARCHMENT,
    PINK,
    RED,
    RUST,
    STRAW,
    TAN,
    WOOD,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Cattle Drovers, 400 x 400."""
    art.coarsen(0.3)
    art.ground("#D9A866", "#5A3826", "#6E4630", seed=209)
    figure = Figure(art)
    woman = figure.part(0.82, 106, -12, 6)
    _woman(woman)
    _woman_details(woman)
    man = figure.part(0.82, -108, -14, -6)
    _man(man)
    _man_details(man)
    cow = figure.part(0.72, 0, 66)
    _cow(cow)
    _cow_eyes(cow)


def _woman(woman: Figure) -> None:
    woman.piece(
        blob(corner(30, 420), (50, 350), (110, 310), (200, 302), (290, 310), (350, 350), corner(370, 420)),
        RUST,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    woman.piece(polygon((172, 280), (228, 280), (232, 330), (168, 330)), TAN, shade=(16, 0), lamp=0)
    woman.piece(
        blob((124, 310), (200, 330), (276, 310), (270, 340), (200, 396), (130, 340)), OCHRE, shade=(9, 7)
    )
    for x, y in ((160, 336), (200, 352), (240, 336), (200, 376)):
        woman.fill(ellipse(x, y, 5), LINEN.base)
    ears(woman, 130, 206, TAN, 0.9)
    woman.piece(
        blob(
            (200, 104),
            (254, 122),
            (272, 186),
            (260, 244),
            (228, 294),
            (200, 302),
            (172, 294),
            (140, 244),
            (128, 186),
            (146, 122),
        ),
        TAN,
        line=6,
        shade=(17, 8),
        lamp=6,
    )
    woman.eye(164, 194, 19, 13, look=(-5, 0), pupil=6.5, lid=0.4, tilt=8, skin=TAN, iris="#4D8AAB")
    woman.eye(236, 194, 19, 13, look=(-5, 0), pupil=6.5, lid=0.4, tilt=-8, skin=TAN, iris="#4D8AAB")
    woman.stroke((138, 174), (166, 170), (188, 182), width=10, start=3, end=6, colour=WOOD.dark)
    woman.stroke((262, 174), (234, 170), (212, 182), width=10, start=3, end=6, colour=WOOD.dark)
    for x, y in ((146, 222), (156, 230), (142, 234), (250, 222), (244, 232), (258, 232)):
        woman.fill(ellipse(x, y, 3), TAN.dark)


def _woman_details(woman: Figure) -> None:
    woman.piece(
        blob((190, 192), (210, 192), (224, 226), (214, 240), (186, 240), (176, 226)),
        TAN,
        line=4.5,
        shade=(7, 5),
        lamp=5,
    )
    woman.stroke((166, 262), (200, 272), (240, 256), width=8, start=2, end=3)
    woman.stroke((238, 250), (244, 260), width=4)
    woman.stroke((172, 268), (130, 286), (84, 276), width=6, start=5, end=3)
    woman.stroke((172, 268), (130, 286), (84, 276), width=3, start=2, end=2, colour=STRAW.base)
    for number in range(4):
        woman.piece(
            blob(
                (272 - number * 2, 226 + number * 30),
                (290 - number * 2, 232 + number * 30),
                (288 - number * 2, 256 + number * 30),
                (270 - number * 2, 258 + number * 30),
                (262 - number * 2, 240 + number * 30),
            ),
            WOOD,
            shade=(5, 4),
            lamp=3,
        )
    woman.piece(box(260, 346, 286, 358), RED, line=4, shade=None, lamp=2)
    woman.piece(
        blob(
            corner(116, 128),
            (124, 60),
            (160, 30),
            (200, 44),
            (240, 30),
            (276, 60),
            corner(284, 128),
            (200, 104),
        ),
        FUR,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(length=30),
    )
    woman.piece(
        blob(
            (52, 136),
            (80, 142),
            (130, 126),
            (200, 116),
            (270, 126),
            (344, 140),
            (380, 120),
            (352, 168),
            (270, 160),
            (200, 146),
            (130, 160),
            (72, 166),
        ),
        FUR,
        line=6,
        shade=(9, 8),
        lamp=6,
    )
    woman.piece(
        blob((122, 114), (200, 94), (278, 114), (280, 128), (200, 110), (120, 128)),
        OCHRE,
        line=4,
        shade=(4, 4),
        lamp=2,
    )


def _man(man: Figure) -> None:
    man.piece(
        blob(corner(30, 420), (50, 350), (110, 310), (200, 302), (290, 310), (350, 350), corner(370, 420)),
        BLUE,
        line=6,
        shade=(20, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    man.piece(polygon((160, 280), (240, 280), (246, 330), (154, 330)), EBONY, shade=(16, 0), lamp=0)
    man.piece(blob((120, 308), (200, 332), (280, 308), (276, 340), (200, 402), (124, 340)), RED, shade=(9, 7))
    man.piece(
        blob(
            (200, 100),
            (262, 120),
            (284, 186),
            (276, 252),
            (244, 304),
            (200, 314),
            (156, 304),
            (124, 252),
            (116, 186),
            (138, 120),
        ),
        EBONY,
        line=6,
        shade=(18, 8),
        lamp=6,
    )
    man.piece(
        blob(
            (120, 214),
            (140, 250),
            (172, 238),
            (200, 244),
            (228, 238),
            (260, 250),
            (280, 214),
            (278, 270),
            (246, 314),
            (200, 326),
            (154, 314),
            (122, 270),
        ),
        IRON,
        line=5.5,
        shade=(9, 7),
        lamp=5,
        hatching=Hatching(angle=75, length=18),
    )
    man.eye(162, 192, 20, 14, look=(6, 0), pupil=7, lid=0.3, tilt=-4, skin=EBONY, iris="#7C4A2A")
    man.eye(238, 192, 20, 14, look=(6, 0), pupil=7, lid=0.3, tilt=4, skin=EBONY, iris="#7C4A2A")
    man.stroke((134, 168), (162, 158), (188, 170), width=12, start=4, end=6, colour=IRON.dark)


def _man_details(man: Figure) -> None:
    man.stroke((266, 168), (238, 158), (212, 170), width=12, start=4, end=6, colour=IRON.dark)
    man.strokes((142, 214), (162, 220), (180, 214), width=3.4, colour=EBONY.dark)
    man.piece(
        blob((188, 190), (212, 190), (230, 226), (218, 240), (182, 240), (170, 226)),
        EBONY,
        line=4.5,
        shade=(8, 5),
        lamp=5,
    )
    man.piece(
        blob(
            corner(200, 244),
            (178, 240),
            (154, 252),
            corner(140, 270),
            (168, 268),
            corner(200, 258),
            (232, 268),
            corner(260, 270),
            (246, 252),
            (222, 240),
        ),
        IRON,
        line=4.5,
        shade=(5, 4),
    )
    man.piece(
        blob((182, 272), (200, 268), (220, 271), (212, 281), (190, 281)), MOUTH, line=3.2, shade=None, lamp=0
    )
    man.piece(
        blob(
            corner(112, 132),
            (118, 70),
            (152, 36),
            (200, 48),
            (248, 36),
            (282, 70),
            corner(288, 132),
            (200, 108),
        ),
        PARCHMENT,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(length=30),
    )
    man.piece(
        blob(
            (6, 132),
            (48, 140),
            (130, 128),
            (200, 118),
            (270, 128),
            (352, 140),
            (394, 132),
            (352, 172),
            (270, 162),
            (200, 150),
            (130, 162),
            (48, 172),
        ),
        PARCHMENT,
        line=6,
        shade=(9, 8),
        lamp=6,
    )
    man.piece(
        blob((118, 116), (200, 98), (282, 116), (284, 130), (200, 112), (116, 130)),
        WOOD,
        line=4,
        shade=(4, 4),
        lamp=2,
    )


def _cow(cow: Figure) -> None:
    for side in SIDES:
        cow.piece(
            side(
                blob(
                    corner(138, 150),
                    (112, 128),
                    (102, 92),
                    corner(116, 62),
                    (126, 98),
                    (150, 114),
                    corner(166, 128),
                )
            ),
            BONE,
            line=6,
            shade=(7, 6),
            lamp=5,
            hatching=Hatching(angle=50, length=10),
        )
    for side in SIDES:
        cow.piece(
            side(blob((138, 180), (104, 170), (70, 184), (62, 206), (92, 214), (134, 208))),
            WOOD,
            line=5.5,
            shade=(7, 7),
            lamp=5,
        )
        cow.piece(
            side(blob((122, 188), (100, 182), (80, 194), (96, 204), (122, 200))),
            PINK,
            line=0,
            shade=(3, 3),
            lamp=0,
        )
    cow.piece(
        blob(corner(120, 480), (130, 330), (200, 300), (270, 330), corner(280, 480)),
        WOOD,
        line=6,
        shade=(17, 9),
        lamp=5,
        hatching=Hatching(angle=40, length=24),
    )
    cow.piece(
        blob((128, 330), (200, 372), (272, 330), (276, 352), (200, 400), (124, 352)),
        RED,
        line=4.5,
        shade=(6, 6),
        lamp=3,
    )
    cow.piece(blob((184, 384), (216, 384), (226, 420), (200, 432), (174, 420)), GOLD, shade=(8, 6))
    cow.piece(
        blob(
            (200, 112),
            (252, 124),
            (272, 170),
            (262, 230),
            (266, 280),
            (246, 330),
            (200, 346),
            (154, 330),
            (134, 280),
            (138, 230),
            (128, 170),
            (148, 124),
        ),
        WOOD,
        line=6,
        shade=(17, 9),
        lamp=6,
        hatching=Hatching(length=26),
    )
    cow.piece(
        blob(
            corner(200, 112),
            (222, 150),
            (216, 210),
            (240, 260),
            (200, 270),
            (160, 260),
            (184, 210),
            (178, 150),
        ),
        LINEN,
        line=0,
        shade=(8, 6),
        lamp=0,
    )


def _cow_eyes(cow: Figure) -> None:
    cow.eye(156, 188, 19, 18, look=(-2, 2), pupil=10, lid=0.36, tilt=-6, skin=WOOD)
    cow.eye(244, 188, 19, 18, look=(6, 2), pupil=10, lid=0.36, tilt=6, skin=WOOD)
    for way, x in ((-1, 156), (1, 244)):
        for number in (0, 1):
            cow.stroke(
                (x + way * (13 + number * 5), 180 + number * 6),
                (x + way * (25 + number * 4), 170 + number * 9),
                width=4,
                start=3,
            )
    cow.piece(
        blob((200, 254), (256, 262), (280, 296), (268, 336), (200, 352), (132, 336), (120, 296), (144, 262)),
        PINK,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(length=20),
    )
    cow.ink(ellipse(164, 290, 11, 8, -20), ellipse(236, 290, 11, 8, 20))
    cow.stroke((140, 318), (180, 330), (220, 318), (262, 326), width=7, start=2, end=2)
    for number in range(5):
        cow.stroke((232 + number * 7, 322), (246 + number * 11, 348 + number * 3), width=6, start=3, end=2)
        cow.stroke(
            (232 + number * 7, 322),
            (246 + number * 11, 348 + number * 3),
            width=3.4,
            start=2,
            colour=MOSS.light,
        )
    cow.piece(
        union(
            [
                ellipse(x, y, reach)
                for x, y, reach in (
                    (176, 112, 20),
                    (200, 104, 22),
                    (224, 112, 20),
                    (188, 130, 17),
                    (212, 132, 17),
                )
            ]
        ),
        RUST,
        shade=(6, 5),
    )
    cow.piece(polygon((300, 196), (328, 190), (332, 218), (304, 224)), GOLD, line=4, shade=(3, 3), lamp=2)
