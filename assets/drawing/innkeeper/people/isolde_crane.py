"""Isolde Crane."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.innkeeper.body_parts import grip
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import COPPER, FLAME, GOLD, LAMPLIGHT, OLIVE
from assets.drawing.palette import COAL, IRON, LINEN, NIGHT, RED, TEAL, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Isolde Crane, 400 x 400."""
    art.ground("#6C8FA8", "#1E3A56", "#2A5474", seed=107, rays_from=(330, 130))
    figure = Figure(art)
    _signpost_behind_left(figure)
    _long_neck(figure)
    _hair_back_bob(figure)
    _elf_ears(figure)
    _confident_asymmetrical_look(figure)
    _fringe_swept(figure)
    _crane_feather(figure)
    _cloak_collar_and_clasp(figure)
    lantern = figure.part(1, 20, 20)
    _lantern_held_up_right(lantern)
    _arm_raised_hand_through(lantern)


def _signpost_behind_left(figure: Figure) -> None:
    figure.piece(box(40, 70, 56, 420), WOOD, shade=(6, 0), lamp=3)
    figure.piece(polygon((4, 90), (86, 80), (110, 98), (86, 118), (6, 124)), WOOD, shade=(6, 7))
    figure.piece(polygon((98, 146), (22, 138), (2, 156), (22, 176), (98, 178)), WOOD, shade=(6, 7))
    for y in (100, 157):
        figure.stroke((22, y), (76, y - 2), width=4, start=3, end=3, colour=WOOD.dark)
    figure.fill(ellipse(354, 228, 112), "#FFD27A", 0.24)
    figure.fill(ellipse(354, 228, 78), "#FFE9B0", 0.3)
    shoulders = blob(
        corner(50, 420), (70, 356), (128, 322), (200, 314), (272, 322), (330, 356), corner(352, 420)
    )
    figure.piece(
        shoulders, NIGHT, line=6, shade=(20, 10), lamp=6, hatching=Hatching(angle=40, length=46, width=6)
    )


def _long_neck(figure: Figure) -> None:
    figure.piece(
        blob((182, 250), (218, 250), (222, 310), (244, 330), (200, 362), (156, 330), (178, 310)),
        OLIVE,
        shade=(14, 0),
        lamp=0,
        hatching=Hatching(length=14),
    )


def _hair_back_bob(figure: Figure) -> None:
    figure.piece(
        blob(
            (200, 50),
            (254, 60),
            (286, 104),
            (292, 170),
            (304, 230),
            (280, 252),
            (120, 252),
            (96, 230),
            (108, 170),
            (114, 104),
            (146, 60),
        ),
        COAL,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=75, length=36),
    )


def _elf_ears(figure: Figure) -> None:
    figure.piece(
        blob((140, 200), (114, 176), (70, 150), corner(50, 146), (64, 178), (96, 208), (130, 228)),
        OLIVE,
        shade=(6, 6),
        lamp=5,
    )
    figure.piece(
        blob((128, 204), (100, 182), (74, 164), (96, 194), (122, 214)), COPPER, line=0, shade=(4, 4), lamp=0
    )
    figure.piece(
        blob((260, 200), (286, 172), (322, 140), corner(344, 132), (332, 168), (302, 204), (270, 228)),
        OLIVE,
        shade=(7, 6),
        lamp=5,
    )
    figure.piece(
        blob((272, 204), (298, 178), (324, 152), (302, 190), (278, 214)), COPPER, line=0, shade=(4, 4), lamp=0
    )
    figure.piece(ellipse(72, 182, 8) - ellipse(72, 182, 4), GOLD, line=2.8, shade=None, lamp=0)
    figure.piece(ellipse(88, 202, 7) - ellipse(88, 202, 3.4), GOLD, line=2.8, shade=None, lamp=0)
    face = blob(
        (200, 96),
        (246, 112),
        (262, 170),
        (250, 228),
        (220, 276),
        (202, 288),
        (182, 276),
        (152, 228),
        (138, 170),
        (154, 112),
    )
    figure.piece(face, OLIVE, shade=(15, 7), lamp=6)


def _confident_asymmetrical_look(figure: Figure) -> None:
    figure.eye(170, 186, 20, 15, look=(6, -2), pupil=7.5, lid=0.26, tilt=6, skin=OLIVE, iris="#3A7F7A")
    figure.eye(234, 184, 20, 16, look=(6, -2), pupil=7.5, lid=0.2, tilt=-10, skin=OLIVE, iris="#3A7F7A")
    figure.stroke((148, 188), (138, 180), width=4)
    figure.stroke((254, 184), (264, 176), width=4)
    figure.stroke((144, 162), (168, 152), (192, 164), width=10, start=3, end=5)
    figure.stroke((214, 152), (238, 134), (260, 148), width=10, start=5, end=3)
    figure.stroke((204, 190), (216, 226), (200, 234), width=5.5, end=2, colour=OLIVE.dark)
    figure.piece(ellipse(214, 232, 4.5), GOLD, line=2.2, shade=None, lamp=0)
    figure.stroke((178, 256), (204, 262), (236, 246), width=7, start=2, end=3)
    figure.stroke((232, 240), (240, 250), width=4)
    figure.piece(blob((190, 262), (206, 266), (222, 258), (208, 272)), WINE, line=0, shade=None, lamp=0)
    for x, y in ((158, 220), (166, 226), (150, 226), (240, 218), (248, 224)):
        figure.fill(ellipse(x, y, 2.4), OLIVE.dark)


def _fringe_swept(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(246, 66),
            (184, 54),
            (132, 86),
            (118, 150),
            corner(106, 222),
            (134, 200),
            (146, 158),
            (186, 132),
            (232, 120),
        ),
        COAL,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=22),
    )
    figure.piece(
        blob(corner(240, 66), (272, 84), (282, 140), corner(292, 214), (266, 190), (260, 150), (236, 118)),
        COAL,
        shade=(8, 5),
        lamp=5,
    )
    figure.piece(
        blob(corner(210, 60), (160, 76), (136, 118), corner(124, 196), (140, 150), (170, 116), (212, 92)),
        TEAL,
        line=4,
        shade=(6, 4),
        lamp=3,
    )


def _crane_feather(figure: Figure) -> None:
    figure.piece(
        blob(corner(262, 100), (276, 66), (276, 22), corner(262, -14), (250, 22), (250, 66)).turned(
            26, (262, 100)
        ),
        LINEN,
        shade=(6, 3),
    )
    figure.stroke((264, 98), (284, 54), (306, 10), width=3.4)
    figure.piece(
        polygon((252, 10), (262, -14), (275, 14), (262, 26)).turned(26, (262, 100)),
        RED,
        line=0,
        shade=None,
        lamp=0,
    )


def _cloak_collar_and_clasp(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(96, 352),
            (132, 308),
            (164, 318),
            (200, 372),
            (236, 318),
            (268, 308),
            corner(304, 352),
            (240, 384),
            (200, 404),
            (160, 384),
        ),
        TEAL,
        line=5.5,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(angle=60, length=22),
    )
    figure.piece(star(200, 384, 19, 9, 4), GOLD, line=4, shade=(4, 4), lamp=3)


def _lantern_held_up_right(lantern: Figure) -> None:
    lantern.piece(
        tube(8, (312, 158), (314, 126), (334, 116), (354, 126), (356, 158), steps=12),
        IRON,
        line=3.6,
        shade=None,
        lamp=2,
    )
    lantern.piece(polygon((308, 168), (360, 168), (372, 184), (296, 184)), IRON, shade=(7, 3), lamp=3)
    lantern.piece(polygon((302, 184), (366, 184), (360, 258), (308, 258)), LAMPLIGHT, shade=(7, 0))
    lantern.piece(
        blob(corner(334, 192), (348, 220), (344, 244), (334, 248), (324, 244), (320, 222)),
        FLAME,
        line=3,
        shade=(4, 3),
        lamp=3,
    )
    lantern.strokes((318, 186), (321, 256), width=4, start=4, end=4, axis=334)
    lantern.piece(polygon((300, 258), (368, 258), (362, 274), (306, 274)), IRON, shade=(6, 4), lamp=3)
    lantern.piece(
        polygon((318, 152), (350, 152), (358, 168), (310, 168)), IRON, line=4.5, shade=(5, 3), lamp=3
    )


def _arm_raised_hand_through(lantern: Figure) -> None:
    lantern.piece(
        blob(corner(300, 420), (310, 360), (330, 320), (366, 316), (390, 348), corner(404, 420)),
        NIGHT,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=24),
    )
    lantern.piece(
        blob((318, 322), (346, 306), (376, 318), (374, 334), (346, 326), (324, 338)),
        TEAL,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )
    grip(lantern, 345, 288, OLIVE, 0.82, 0, True)
