"""The Diplomat."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.innkeeper.body_parts import ear, fist
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import COPPER, EBONY, GOLD, SILVER
from assets.drawing.palette import FOREST, MOSS, OCHRE, PARCHMENT, PLUM, RED, TEAL, WINE
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw The Diplomat, 400 x 400."""
    art.ground("#E2B66A", "#20484E", "#2A5A60", seed=214)
    figure = Figure(art)
    _body(figure)
    _sash_with_medals(figure)
    neck = figure.part(0.9, 0, 16)
    _neck_rings(figure)
    _gele_folded_headwrap(figure, neck)
    _serene(figure)
    _hoop_earrings(figure)
    _medals(figure)
    _olive_branch_in_right_hand(figure)
    _scroll_left_with_ribbon(figure)


def _body(figure: Figure) -> None:
    shoulders = blob(
        corner(40, 420), (62, 352), (126, 316), (200, 308), (274, 316), (338, 352), corner(360, 420)
    )
    figure.piece(
        shoulders, TEAL, line=6, shade=(22, 10), lamp=6, hatching=Hatching(angle=40, length=46, width=6)
    )


def _sash_with_medals(figure: Figure) -> None:
    figure.piece(polygon((96, 336), (134, 316), (300, 420), (232, 420)), RED, shade=(6, 8))
    figure.stroke((120, 330), (270, 424), start=4, end=4, colour=GOLD.base)


def _neck_rings(figure: Figure) -> None:
    figure.piece(polygon((166, 262), (232, 262), (238, 316), (162, 316)), EBONY, shade=(18, 0), lamp=0)
    for number in range(5):
        figure.piece(
            blob(
                (160 - number * 2, 288 + number * 9),
                (200, 297 + number * 9),
                (240 + number * 2, 288 + number * 9),
                (240 + number * 2, 297 + number * 9),
                (200, 307 + number * 9),
                (160 - number * 2, 297 + number * 9),
            ),
            GOLD,
            line=3.4,
            shade=(6, 3),
            lamp=2,
        )


def _gele_folded_headwrap(figure: Figure, neck: Figure) -> None:
    neck.piece(
        blob(
            (118, 140),
            (70, 96),
            (44, 40),
            (78, 6),
            (136, 18),
            (176, -14),
            (238, -20),
            (300, 0),
            (352, 44),
            (356, 96),
            (306, 128),
            (284, 150),
            (200, 120),
        ),
        PLUM,
        line=6.5,
        shade=(18, 10),
        lamp=7,
        hatching=Hatching(angle=30, length=40, width=6),
    )
    neck.piece(
        blob(
            (130, 130),
            (108, 82),
            (132, 34),
            (196, 14),
            (270, 26),
            (318, 72),
            (296, 116),
            (274, 136),
            (200, 110),
        ),
        OCHRE,
        line=6,
        shade=(15, 9),
        lamp=6,
        hatching=Hatching(angle=30, length=30),
    )
    neck.piece(
        blob(
            (122, 142),
            (124, 96),
            (164, 58),
            (226, 52),
            (272, 84),
            (282, 138),
            (240, 112),
            (200, 106),
            (156, 112),
        ),
        PLUM,
        line=6,
        shade=(13, 8),
        lamp=6,
        hatching=Hatching(length=24),
    )
    for knots in (
        [(150, 110), (176, 80), (214, 66)],
        [(180, 104), (212, 82), (246, 82)],
        [(72, 48), (94, 86), (120, 112)],
        [(330, 50), (316, 90), (292, 116)],
        [(146, 60), (180, 36), (224, 30)],
        [(226, 102), (250, 98), (266, 108)],
    ):
        neck.stroke(*knots, width=4.6, end=2)
    face = blob(
        (200, 108),
        (252, 124),
        (266, 180),
        (254, 240),
        (224, 290),
        (202, 298),
        (180, 290),
        (148, 240),
        (134, 180),
        (148, 124),
    )
    figure.piece(face, EBONY, shade=(15, 7), lamp=6)
    ear(figure, 136, 206, EBONY, 0.66)
    figure.piece(
        blob((118, 142), (130, 118), (200, 98), (268, 118), (284, 142), (276, 156), (200, 128), (126, 156)),
        OCHRE,
        line=5.5,
        shade=(8, 7),
        lamp=5,
    )


def _serene(figure: Figure) -> None:
    figure.eye(168, 188, 20, 13, look=(0, 4), pupil=7, lid=0.5, tilt=-4, skin=EBONY, iris="#7C4A2A")
    figure.eye(234, 188, 20, 13, look=(0, 4), pupil=7, lid=0.5, tilt=4, skin=EBONY, iris="#7C4A2A")
    for way, x in ((-1, 168), (1, 234)):
        figure.stroke((x + way * 18, 186), (x + way * 30, 178), start=4)
    figure.stroke((146, 162), (168, 150), (192, 162), width=7, start=2, end=3)
    figure.stroke((212, 162), (236, 150), (258, 162), width=7, start=2, end=3)
    figure.piece(
        blob((193, 194), (209, 194), (222, 228), (212, 238), (190, 238), (180, 228)),
        EBONY,
        line=4,
        shade=(7, 4),
    )
    figure.piece(
        blob(
            corner(172, 262),
            (190, 256),
            (201, 259),
            (212, 256),
            corner(232, 262),
            (216, 274),
            (201, 277),
            (186, 274),
        ),
        WINE,
        line=3.4,
        shade=(4, 4),
        lamp=2,
    )
    figure.stroke((168, 260), (201, 265), (236, 260), width=4.4)
    figure.fill(ellipse(156, 232, 16, 10), COPPER.base, 0.4)
    figure.fill(ellipse(248, 230, 14, 10), COPPER.base, 0.4)


def _hoop_earrings(figure: Figure) -> None:
    figure.piece(ellipse(126, 256, 22) - ellipse(126, 256, 15), GOLD, line=4, shade=(3, 3), lamp=2)
    figure.piece(ellipse(278, 252, 22) - ellipse(278, 252, 15), GOLD, line=4, shade=(3, 3), lamp=2)


def _medals(figure: Figure) -> None:
    for x, y, tones in ((160, 386, GOLD), (200, 404, SILVER)):
        figure.piece(star(x, y, 17, 11, 8), tones, line=4, shade=(4, 4), lamp=3)
        figure.ink(ellipse(x, y, 4))


def _olive_branch_in_right_hand(figure: Figure) -> None:
    figure.stroke((314, 380), (318, 300), (340, 220), (332, 170), width=6, start=5, end=3)
    for x, y, reach in (
        (320, 330, 60),
        (334, 300, -70),
        (316, 280, 50),
        (344, 256, -62),
        (324, 236, 44),
        (350, 214, -56),
        (326, 196, 30),
        (346, 180, -30),
        (334, 160, 0),
    ):
        figure.piece(
            blob(
                corner(x, y - 26), (x + 9, y - 12), (x + 7, y), (x, y + 4), (x - 7, y), (x - 9, y - 12)
            ).turned(-reach * 0.9, (x, y)),
            MOSS,
            line=4,
            shade=(4, 3),
            lamp=2,
        )
    for x, y in ((352, 284), (312, 222)):
        figure.piece(ellipse(x, y, 8, 10), FOREST, line=3.6, shade=(3, 3), lamp=2)
    figure.piece(
        blob(corner(268, 420), (282, 382), (318, 364), (356, 376), corner(372, 420)),
        TEAL,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    figure.piece(ellipse(320, 382, 38, 12), GOLD, line=4.5, shade=(5, 4), lamp=3)
    fist(figure, 318, 352, EBONY, 0.84, 8, True)


def _scroll_left_with_ribbon(figure: Figure) -> None:
    figure.piece(
        box(14, 262, 114, 300).grown(2).turned(-24, (64, 282)), PARCHMENT, line=5.5, shade=(4, 9), lamp=5
    )
    figure.piece(ellipse(14, 281, 9, 21).turned(-24, (64, 282)), PARCHMENT, line=4.5, shade=(3, 4), lamp=2)
    figure.piece(ellipse(114, 281, 9, 21).turned(-24, (64, 282)), PARCHMENT, line=4.5, shade=(3, 4), lamp=0)
    figure.piece(box(56, 258, 72, 304).turned(-24, (64, 282)), RED, line=4, shade=(4, 3), lamp=2)
    figure.piece(
        blob(corner(4, 420), (20, 376), (58, 356), (100, 372), corner(112, 420)),
        TEAL,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    figure.piece(ellipse(58, 374, 38, 12), GOLD, line=4.5, shade=(5, 4), lamp=3)
    figure.piece(
        polygon((74, 300), (96, 324), (84, 326), (86, 340), (66, 308)), RED, line=3.6, shade=(3, 3), lamp=1
    )
    fist(figure, 56, 340, EBONY, 0.84, -6)
