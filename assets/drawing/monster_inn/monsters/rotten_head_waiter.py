"""Rotten Head Waiter."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import bust
from assets.drawing.monster_inn.palette import BLACK, KIND, LIME, MAGENTA, ROTTEN, STEEL, WHITE_CREAM
from assets.drawing.monster_inn.undead import socket
from assets.drawing.palette import LINEN, MOSS, PINK, STRAW, TEAL, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Rotten Head Waiter, 400 x 400."""
    art.ground(*KIND["undead"], seed=7)
    with art.about(0, 0, right=-12):
        _figure(art)
        _ears(art)
        _lopsided_head(art)
        _exposed_brain(art)
        _slick_hair(art)
        _sunken_eyes(art)
        _dangling_eye(art)
        _polite_smile_with_stitches(art)
        _pencil_moustache(art)
        _bow_tie(art)
    art.piece(
        blob(corner(290, 440), (300, 380), (318, 312), (352, 312), (376, 370), corner(390, 440)),
        BLACK,
        line=6,
        shade=(10, 6),
        lamp=5,
        hatching=Hatching(length=20),
    )
    art.piece(box(314, 288, 362, 314), WHITE_CREAM, line=4.5, shade=(6, 4), lamp=3)
    with art.at(338, 256):
        art.piece(
            blob(
                (-22, 36),
                (-30, 8),
                (-44, -14),
                (-34, -26),
                corner(-14, -16),
                (-18, -30),
                (0, -34),
                (20, -30),
                corner(16, -16),
                (36, -26),
                (46, -14),
                (30, 8),
                (22, 36),
            ),
            ROTTEN,
            shade=(8, 6),
        )
        art.stroke((-8, -16), (-6, 0), width=3.6)
        art.stroke((10, -16), (8, 0), width=3.6)
    art.piece(
        blob((268, 222), (342, 214), (416, 222), (410, 236), (342, 244), (274, 236)),
        STEEL,
        line=5.5,
        shade=(10, 5),
    )
    with art.about(0, 0, right=20, down=-8):
        art.piece(
            polygon((296, 136), (364, 136), (334, 178), (326, 178)),
            Tones("#F2FFE0", "#BFE88A", "#6AA850"),
            line=4.5,
            shade=(6, 3),
            lamp=3,
        )
        art.ink(box(327, 178, 333, 214))
        art.piece(
            ellipse(330, 218, 24, 7), Tones("#F2FFE0", "#BFE88A", "#6AA850"), line=4, shade=(4, 2), lamp=2
        )
        art.stroke((310, 166), (376, 108), start=4, end=4)
        art.piece(ellipse(344, 138, 15), WHITE_CREAM, line=4.5, shade=(4, 4), lamp=0)
        art.fill(ellipse(341, 139, 7), TEAL.base)
        art.ink(ellipse(341, 139, 3.6))
    art.piece(
        blob(
            corner(-14, 440),
            (-6, 384),
            (26, 356),
            (80, 362),
            (124, 356),
            (136, 376),
            (130, 396),
            (90, 410),
            corner(70, 440),
        ),
        BLACK,
        line=6,
        shade=(11, 8),
        lamp=5,
        hatching=Hatching(length=22),
    )
    art.piece(
        polygon((118, 352), (136, 350), (142, 392), (124, 398)), WHITE_CREAM, line=4.5, shade=(4, 3), lamp=2
    )
    art.piece(
        blob((134, 364), (150, 346), (172, 342), (186, 354), (184, 376), (166, 388), (144, 386)),
        ROTTEN,
        shade=(7, 6),
    )
    art.stroke((160, 350), (176, 356), width=4)
    art.stroke((158, 364), (178, 368), width=4)
    art.piece(
        blob(corner(26, 360), (50, 344), (86, 346), corner(104, 362), corner(108, 440), corner(22, 440)),
        WHITE_CREAM,
        shade=(10, 6),
        hatching=Hatching(angle=80, length=20),
    )
    art.fill(box(26, 404, 105, 411), WINE.light)
    art.fill(box(26, 418, 106, 422), WINE.light)
    for x, y in ((70, 90), (40, 150)):
        art.piece(ellipse(x - 6, y - 6, 8, 5, 30), LINEN, line=2, shade=None, lamp=0)
        art.piece(ellipse(x + 6, y - 6, 8, 5, -30), LINEN, line=2, shade=None, lamp=0)
        art.ink(ellipse(x, y, 7, 6))


def _figure(art: Picture) -> None:
    bust(art, BLACK, 322, 170)
    art.piece(
        blob(corner(146, 330), (200, 350), corner(254, 330), corner(262, 430), corner(138, 430)),
        WHITE_CREAM,
        shade=(10, 6),
        lamp=3,
    )
    art.piece(
        blob(corner(124, 322), (150, 330), corner(168, 430), corner(120, 430)), BLACK, line=4.5, shade=(6, 4)
    )
    art.piece(
        blob(corner(276, 322), (250, 330), corner(232, 430), corner(280, 430)), BLACK, line=4.5, shade=(6, 4)
    )
    art.fill(blob((180, 400), (196, 392), (206, 404), (196, 416), (182, 414)), MOSS.base)


def _ears(art: Picture) -> None:
    art.piece(blob((112, 190), (84, 176), (76, 204), (90, 236), (116, 240)), ROTTEN, shade=(6, 6), lamp=5)
    art.piece(
        blob((290, 186), (316, 174), corner(320, 190), corner(306, 204), (322, 216), (308, 240), (286, 238)),
        ROTTEN,
        shade=(6, 6),
        lamp=5,
    )


def _lopsided_head(art: Picture) -> None:
    art.piece(
        blob(
            (196, 74),
            (258, 90),
            (294, 144),
            (292, 206),
            (276, 260),
            (246, 306),
            (204, 324),
            (158, 312),
            (122, 270),
            (104, 206),
            (106, 142),
            (138, 92),
        ),
        ROTTEN,
        line=6,
        shade=(20, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=46, width=6, step=13),
    )


def _exposed_brain(art: Picture) -> None:
    art.piece(
        union(
            [
                ellipse(206, 92, 22),
                ellipse(236, 90, 22),
                ellipse(262, 108, 22),
                ellipse(232, 112, 20),
                ellipse(276, 128, 14),
            ]
        ),
        MAGENTA,
        shade=(8, 7),
        lamp=5,
        hatching=Hatching(length=12),
    )
    for line in (
        [(200, 88), (214, 80), (222, 94), (212, 104)],
        [(238, 84), (250, 94), (244, 108)],
        [(264, 104), (272, 116), (260, 124)],
    ):
        art.stroke(*line, width=4, colour=MAGENTA.dark)


def _slick_hair(art: Picture) -> None:
    art.piece(
        blob(
            corner(106, 190),
            (98, 140),
            (124, 92),
            (172, 70),
            corner(190, 84),
            (176, 108),
            (150, 118),
            (126, 146),
            corner(120, 196),
        ),
        BLACK,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=70, length=16),
    )


def _sunken_eyes(art: Picture) -> None:
    art.fill(ellipse(152, 194, 34, 32), ROTTEN.dark, 0.8)
    art.fill(ellipse(246, 196, 30, 28), ROTTEN.dark, 0.8)
    art.eye(
        152,
        192,
        25,
        21,
        look=(-4, 4),
        pupil=6.5,
        lid=0.42,
        skin=ROTTEN,
        tilt=-8,
        iris="#A6EE62",
        white="#F6FFDC",
    )


def _dangling_eye(art: Picture) -> None:
    socket(art, 246, 194, 21, 20, LIME, 5)
    shape = brush([(246, 206), (262, 232), (254, 262)], 4, 7, 4)
    art.ink(shape.grown(3))
    art.fill(shape, PINK.base)
    art.piece(ellipse(254, 272, 17), WHITE_CREAM, line=4.5, shade=(5, 4), lamp=0)
    art.fill(ellipse(250, 276, 8), "#A6EE62")
    art.ink(ellipse(250, 276, 4.4))
    art.fill(ellipse(248, 274, 1.8), "#fff")
    art.stroke((120, 164), (150, 150), (180, 158), width=9, start=3, end=4)
    art.stroke((220, 158), (248, 152), (274, 166), width=9, start=4, end=3)
    art.piece(
        blob((190, 196), (204, 194), (220, 236), (210, 250), (192, 250), (180, 240)),
        ROTTEN,
        line=4.5,
        shade=(7, 4),
        lamp=5,
    )


def _polite_smile_with_stitches(art: Picture) -> None:
    art.stroke((142, 270), (164, 284), (200, 290), (226, 286), width=8, start=3, end=4)
    art.piece(box(176, 284, 190, 300), STRAW, line=3, shade=(3, 0), lamp=0)
    art.piece(box(202, 286, 214, 298), STRAW, line=3, shade=(3, 0), lamp=0)
    art.stroke((112, 232), (132, 240), (150, 236), width=4.5, start=2, end=2)
    for x in (118, 130, 142):
        art.stroke((x, 230), (x + 2, 246), width=4, start=3, end=3)


def _pencil_moustache(art: Picture) -> None:
    art.stroke((200, 262), (176, 258), (156, 266), width=7, start=4)
    art.stroke((202, 262), (222, 258), (236, 264), width=7, start=4)


def _bow_tie(art: Picture) -> None:
    art.piece(
        blob(
            corner(200, 336),
            (160, 316),
            (148, 336),
            (160, 362),
            corner(200, 346),
            (240, 362),
            (252, 336),
            (240, 316),
        ),
        WINE,
        shade=(7, 6),
    )
    art.piece(ellipse(200, 340, 12, 13), WINE, line=4.5, shade=(4, 4), lamp=3)
