"""Agnes Thornbury."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import ears, fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import DEEP, GOLD, SILVER
from assets.drawing.palette import FOREST, IRON, LINEN, OCHRE, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Agnes Thornbury, 400 x 400."""
    art.ground("#86A487", "#243D3A", "#2E4E48", seed=101)
    figure = Figure(art)
    _body(figure)
    _tall_bun_and_hair(figure)
    _eyes_one_brow_up(figure)
    _stiff_collar_with_hart_brooch(figure)
    _hand_with_key_ring(figure)
    _folded_towel_over_the_other(figure)


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(44, 420), (64, 350), (126, 308), (200, 298), (274, 308), (336, 350), corner(356, 420)
    )
    figure.piece(
        shoulders, FOREST, line=6, shade=(22, 10), lamp=6, hatching=Hatching(angle=40, length=50, width=6)
    )
    figure.piece(
        polygon((140, 322), (260, 322), (284, 420), (116, 420)),
        LINEN,
        shade=(16, 6),
        hatching=Hatching(length=30),
    )
    for x in (150, 250):
        figure.stroke((x, 332), (x + (x - 200) * 0.25, 420), width=4, colour=LINEN.dark)
    figure.piece(
        blob((168, 260), (232, 260), (238, 318), (200, 334), (162, 318)),
        DEEP,
        shade=(20, -4),
        lamp=0,
        hatching=Hatching(length=18),
    )


def _tall_bun_and_hair(figure: Figure) -> None:
    figure.piece(
        blob((200, 10), (244, 22), (260, 56), (244, 88), (200, 98), (156, 88), (140, 56), (156, 22)),
        SILVER,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=30, length=30),
    )
    figure.stroke((162, 46), (196, 28), (238, 42), width=4, colour=SILVER.dark)
    figure.stroke((152, 72), (196, 56), (246, 70), width=4, colour=SILVER.dark)
    figure.piece(box(112, 50, 286, 59).grown(2).turned(-18, (200, 56)), WOOD, line=4, shade=(3, 3), lamp=2)
    figure.piece(
        polygon((276, 48), (304, 54), (276, 61)).turned(-18, (200, 56)), OCHRE, line=3.5, shade=None, lamp=2
    )
    figure.piece(
        blob(
            (200, 78),
            (262, 92),
            (288, 146),
            (284, 220),
            (262, 258),
            (138, 258),
            (116, 220),
            (112, 146),
            (138, 92),
        ),
        SILVER,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(angle=75, length=30),
    )
    ears(figure, 124, 212, DEEP, 0.8)
    face = blob(
        (200, 108),
        (252, 130),
        (268, 190),
        (258, 250),
        (226, 296),
        (200, 304),
        (174, 296),
        (142, 250),
        (132, 190),
        (148, 130),
    )
    figure.piece(face, DEEP, shade=(16, 7), lamp=6)
    figure.piece(
        blob(
            corner(132, 176),
            (130, 128),
            (166, 96),
            (200, 92),
            (236, 96),
            (272, 128),
            corner(268, 176),
            (254, 138),
            (222, 122),
            (200, 118),
            (178, 122),
            (146, 138),
        ),
        SILVER,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=75, length=14),
    )
    for knots in ([(150, 126), (172, 108), (192, 104)], [(250, 126), (228, 108), (208, 104)]):
        figure.stroke(*knots, width=3.4, colour=SILVER.dark)


def _eyes_one_brow_up(figure: Figure) -> None:
    figure.eye(166, 196, 19, 15, look=(4, -1), pupil=7, lid=0.36, skin=DEEP, iris="#6C8038")
    figure.eye(236, 194, 19, 17, look=(3, -1), pupil=7, lid=0.2, tilt=-4, skin=DEEP, iris="#6C8038")
    figure.stroke((142, 174), (164, 164), (188, 176), width=9, start=3, end=4, colour=SILVER.dark)
    figure.stroke((212, 162), (238, 142), (262, 158), width=10, start=4, end=3, colour=SILVER.dark)
    for x in (166, 236):
        shape = ellipse(x, 214, 27, 22) - ellipse(x, 214, 22.5, 17.5) & box(0, 206, 400, 300)
        shape = shape | box(x - 27, 205, x + 27, 210)
        figure.piece(shape, GOLD, line=2.8, shade=(3, 3), lamp=1.5)
    figure.stroke((190, 208), (201, 203), (212, 208), start=4, end=4)
    figure.stroke((150, 242), (166, 248), (182, 242), width=3, colour=DEEP.dark)
    figure.stroke((222, 240), (238, 246), (252, 240), width=3, colour=DEEP.dark)
    figure.piece(
        blob((194, 196), (208, 196), (224, 240), (214, 252), (190, 252), (180, 242)),
        DEEP,
        line=4,
        shade=(7, 4),
        lamp=5,
    )
    figure.stroke((176, 276), (204, 280), (232, 268), width=7, start=2, end=3)
    figure.stroke((230, 262), (237, 270), width=4)
    figure.stroke((190, 288), (206, 290), (218, 286), width=3, colour=DEEP.dark)


def _stiff_collar_with_hart_brooch(figure: Figure) -> None:
    figure.piece(polygon((150, 300), (200, 338), (176, 366), (134, 334)), LINEN, shade=(7, 5), lamp=3)
    figure.piece(polygon((250, 300), (200, 338), (224, 366), (266, 334)), LINEN, shade=(7, 5), lamp=3)
    figure.piece(ellipse(200, 346, 15), GOLD, line=4, shade=(4, 4), lamp=3)
    figure.stroke((200, 354), (200, 344), (193, 336), width=3)
    figure.stroke((200, 344), (207, 336), width=3)


def _hand_with_key_ring(figure: Figure) -> None:
    figure.piece(
        blob(corner(-6, 420), (8, 344), (46, 308), (92, 322), (112, 370), corner(116, 420)),
        FOREST,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=24),
    )
    hand = figure.part(1, 5, -46)
    hand.piece(polygon((24, 352), (88, 344), (94, 366), (22, 374)), LINEN, line=4.5, shade=(6, 5), lamp=3)
    ring = ellipse(58, 258, 37) - ellipse(58, 258, 29)
    hand.piece(ring, IRON, line=4.5, shade=(4, 4), lamp=3)
    for x, y, reach, tones in ((24, 270, 38, IRON), (36, 288, 16, GOLD), (90, 272, -30, GOLD)):
        number = union(
            [ellipse(0, 0, 12) - ellipse(0, 0, 5), box(-4, 10, 4, 58), box(4, 40, 15, 46), box(4, 50, 13, 56)]
        )
        hand.piece(number.turned(reach, (0, 0)).moved(x, y), tones, line=4, shade=(3, 3), lamp=2)
    fist(hand, 54, 324, DEEP, 0.86, 0)


def _folded_towel_over_the_other(figure: Figure) -> None:
    figure.piece(
        blob(corner(292, 420), (300, 372), (340, 350), (384, 362), corner(404, 420)),
        FOREST,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=24),
    )
    figure.piece(
        blob(corner(298, 350), corner(374, 336), (384, 410), (372, 420), (310, 420), (300, 408)),
        LINEN,
        shade=(12, 8),
        hatching=Hatching(angle=70, length=20),
    )
    figure.stroke((306, 386), (378, 376), width=4, start=4, end=4, colour=WINE.base)
    figure.stroke((308, 398), (379, 388), width=4, start=4, end=4, colour=WINE.base)
    figure.piece(
        blob((286, 356), (292, 334), (322, 324), (352, 328), (362, 342), (340, 352), (312, 362)),
        DEEP,
        shade=(7, 6),
    )
    for number in range(3):
        figure.stroke((306 + number * 15, 328), (304 + number * 15, 342), width=3.6)
