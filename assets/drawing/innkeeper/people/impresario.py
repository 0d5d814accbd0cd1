"""Impresario."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.innkeeper.body_parts import palm
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import COPPER, GOLD
from assets.drawing.palette import COAL, LINEN, MOUTH, NIGHT, PINK, PLUM, RED, SKIN, TEAL
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Impresario, 400 x 400."""
    art.ground("#E8A24E", "#6A1E3C", "#822A4C", seed=217)
    figure = Figure(art)
    _spotlight_stars(figure)
    _cape_collar_flared(figure)
    _mane_of_curls(figure)
    _mouth(figure)
    _cravat(figure)
    _top_hat_tall(figure)
    _white_gloved_hands_flung_wide(figure)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-7, (200, 100))


def _spotlight_stars(figure: Figure) -> None:
    figure.fill(polygon((170, -10), (230, -10), (430, 430), (-30, 430)), "#FFE9B0", 0.22)


def _cape_collar_flared(figure: Figure) -> None:
    figure.piece(
        blob(
            corner(200, 330),
            (110, 290),
            (40, 226),
            corner(-16, 190),
            (-20, 320),
            corner(-10, 420),
            corner(410, 420),
            (420, 320),
            corner(416, 190),
            (360, 226),
            (290, 290),
        ),
        NIGHT,
        line=6,
        shade=(18, 9),
        lamp=6,
        hatching=Hatching(angle=50, length=30),
    )
    figure.piece(
        blob(
            corner(200, 344),
            (116, 312),
            (50, 258),
            corner(4, 228),
            (10, 320),
            corner(40, 420),
            corner(360, 420),
            (390, 320),
            corner(396, 228),
            (350, 258),
            (284, 312),
        ),
        RED,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=50),
    )
    figure.piece(
        blob(corner(98, 420), (110, 360), (150, 330), (200, 324), (250, 330), (290, 360), corner(302, 420)),
        COAL,
        line=6,
        shade=(18, 9),
        lamp=5,
        hatching=Hatching(angle=40, length=30),
    )
    figure.piece(polygon((156, 330), (244, 330), (226, 420), (174, 420)), LINEN, shade=(10, 4), lamp=3)


def _mane_of_curls(figure: Figure) -> None:
    hair = union(
        [
            ellipse(x, y, reach)
            for x, y, reach in (
                (108, 150, 34),
                (86, 192, 33),
                (82, 238, 32),
                (98, 280, 28),
                (292, 150, 34),
                (314, 192, 33),
                (318, 238, 32),
                (302, 280, 28),
                (200, 160, 96),
            )
        ]
    )
    figure.piece(hair, COPPER, line=6, shade=(14, 9), lamp=6, hatching=Hatching(angle=40, length=22))
    for x, y in ((104, 150), (84, 194), (80, 240), (98, 280), (296, 150), (316, 194), (320, 240), (302, 280)):
        figure.stroke(
            (x - 12, y + 5), (x - 2, y - 11), (x + 11, y - 1), (x + 2, y + 7), width=4.6, colour=COPPER.dark
        )
    face = blob(
        (200, 112),
        (258, 128),
        (284, 186),
        (286, 248),
        (252, 302),
        (200, 318),
        (148, 302),
        (114, 248),
        (116, 186),
        (142, 128),
    )
    figure.piece(face, SKIN, line=6, shade=(19, 9), lamp=7)
    figure.fill(ellipse(140, 238, 26, 19), RED.light, 0.55)
    figure.fill(ellipse(266, 238, 24, 19), RED.light, 0.55)
    figure.eye(158, 186, 24, 22, look=(-2, 0), pupil=8, lid=0.12, tilt=-10, iris="#3A7F7A")
    figure.eye(242, 186, 24, 22, look=(2, 0), pupil=8, lid=0.12, tilt=10, iris="#3A7F7A")
    figure.stroke((186, 156), (152, 134), (122, 148), width=14, start=7, end=3, colour=COPPER.dark)
    figure.stroke((214, 156), (248, 134), (278, 148), width=14, start=7, end=3, colour=COPPER.dark)


def _mouth(figure: Figure) -> None:
    mouth = blob(
        corner(140, 262),
        (170, 270),
        (200, 272),
        (230, 270),
        corner(260, 262),
        (248, 300),
        (200, 312),
        (152, 300),
    )
    figure.piece(mouth, MOUTH, shade=None, lamp=0)
    figure.fill(
        blob((147, 266), (172, 275), (200, 278), (228, 275), (253, 266), (248, 280), (200, 290), (152, 280)),
        "#FFF8E6",
    )
    figure.fill(box(166, 272, 176, 286) & mouth, GOLD.base)
    figure.fill(ellipse(200, 307, 26, 8) & mouth, PINK.base)
    figure.piece(
        blob(
            corner(200, 252),
            (172, 240),
            (136, 250),
            (100, 258),
            (78, 240),
            (84, 220),
            corner(100, 222),
            (64, 206),
            (52, 238),
            (78, 274),
            (124, 282),
            (168, 274),
            corner(200, 266),
            (232, 274),
            (276, 282),
            (322, 274),
            (348, 238),
            (336, 206),
            corner(300, 222),
            (316, 220),
            (322, 240),
            (300, 258),
            (264, 250),
            (228, 240),
        ),
        COPPER,
        line=5.5,
        shade=(7, 7),
        lamp=5,
        hatching=Hatching(angle=75, length=14),
    )
    figure.piece(
        blob((188, 192), (212, 192), (234, 226), (224, 248), (200, 252), (176, 248), (166, 226)),
        SKIN,
        line=4.5,
        shade=(9, 6),
        lamp=6,
    )
    figure.fill(ellipse(186, 220, 7, 5), "#FFF8E6", 0.6)


def _cravat(figure: Figure) -> None:
    figure.piece(
        blob(
            (200, 338),
            (168, 320),
            (148, 330),
            (150, 358),
            (172, 362),
            (200, 348),
            (228, 362),
            (250, 358),
            (252, 330),
            (232, 320),
        ),
        TEAL,
        shade=(7, 6),
    )
    figure.piece(ellipse(200, 342, 11), GOLD, line=4, shade=(4, 4), lamp=3)


def _top_hat_tall(figure: Figure) -> None:
    figure.piece(
        _tilted(
            blob(
                corner(136, 104),
                (132, 50),
                corner(118, -26),
                (200, -36),
                corner(282, -26),
                (268, 50),
                corner(264, 104),
                (200, 92),
            )
        ),
        PLUM,
        line=6,
        shade=(18, 7),
        lamp=7,
        hatching=Hatching(length=36, width=6),
    )
    figure.piece(
        _tilted(blob((134, 78), (200, 68), (266, 78), (266, 106), (200, 96), (134, 106))), GOLD, shade=(8, 6)
    )
    figure.piece(_tilted(star(226, 88, 17, 8, 5)), RED, line=4, shade=(3, 3), lamp=2)
    figure.piece(
        _tilted(
            blob(
                (70, 112),
                (88, 92),
                (134, 100),
                (200, 92),
                (266, 100),
                (312, 92),
                (330, 112),
                (304, 132),
                (200, 116),
                (96, 132),
            )
        ),
        PLUM,
        line=6,
        shade=(9, 8),
        lamp=6,
    )


def _white_gloved_hands_flung_wide(figure: Figure) -> None:
    figure.piece(
        blob(corner(-10, 420), (6, 366), (40, 340), (72, 356), corner(84, 420)),
        NIGHT,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(length=18),
    )
    figure.piece(
        blob(corner(410, 420), (394, 366), (360, 340), (328, 356), corner(316, 420)),
        NIGHT,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=18),
    )
    figure.piece(ellipse(42, 352, 32, 12, -14), LINEN, line=4.5, shade=(4, 4), lamp=3)
    figure.piece(ellipse(358, 352, 32, 12, 14), LINEN, line=4.5, shade=(4, 4), lamp=3)
    palm(figure, 44, 318, LINEN, 0.82, -22, True)
    palm(figure, 356, 318, LINEN, 0.82, 22)
    for x, y, reach in ((40, 60, 13), (352, 46, 15), (78, 110, 8), (330, 112, 9), (22, 148, 8)):
        figure.piece(star(x, y, reach, reach * 0.42, 5), GOLD, line=3, shade=None, lamp=1)
