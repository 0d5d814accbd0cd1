"""Feather Beds."""

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.innkeeper.forms import Place
from assets.drawing.innkeeper.props import line_at
from assets.drawing.palette import BLUE, BONE, LINEN, OCHRE, PARCHMENT, PINK, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Feather Beds, 400 x 400."""
    art.ground("#C99AB0", "#4A2448", "#5E3058", seed=26, rays_from=(200, 180))
    _scene(art)
    _scene_details(art)
    _pillow_burst_feathers(art)
    _plucked(art)
    _plucked_eyes(art)


def _scene(art: Picture) -> None:
    art.piece(
        blob(corner(10, 420), (8, 120), (24, 70), (58, 54), (88, 74), (100, 120), corner(104, 420)),
        WOOD,
        line=6,
        shade=(12, 6),
        lamp=6,
        hatching=Hatching(angle=10, length=30),
    )
    art.piece(ellipse(56, 50, 15), OCHRE, shade=(5, 5), lamp=3)
    for top, height, tones, stubble in ((250, 74, BLUE, 1), (188, 72, PARCHMENT, 0), (128, 70, WINE, 2)):
        shape = blob(
            (50, top + 14),
            (70, top - 2),
            (190, top - 8),
            (310, top - 2),
            (338, top + 14),
            (346, top + height * 0.5),
            (332, top + height - 8),
            (200, top + height + 2),
            (66, top + height - 6),
            (44, top + height * 0.5),
        )
        art.piece(shape, tones, line=6, shade=(12, 12), lamp=6, hatching=Hatching(angle=5, length=24))
        if stubble == 1:
            for x in range(84, 330, 42):
                art.fill(
                    brush([(x, top + 2), (x + 5, top + height * 0.5), (x - 1, top + height - 8)], 3, 9, 3),
                    PARCHMENT.base,
                )
        if stubble == 0:
            for x in range(96, 330, 56):
                art.fill(ellipse(x, top + height * 0.5, 5), WOOD.base)
                art.stroke(
                    (x - 16, top + height * 0.5 - 6),
                    (x, top + height * 0.5),
                    (x + 14, top + height * 0.5 - 8),
                    width=3.4,
                    colour=PARCHMENT.dark,
                )
        if stubble == 2:
            for x in range(90, 330, 50):
                art.fill(star(x, top + height * 0.52, 11, 5, 5), OCHRE.base)


def _scene_details(art: Picture) -> None:
    art.piece(
        blob((20, 330), (190, 322), (352, 330), (356, 352), (190, 358), (16, 352)),
        WOOD,
        line=6,
        shade=(6, 8),
        lamp=5,
    )
    art.piece(box(26, 350, 52, 410), WOOD, shade=(6, 0))
    art.piece(box(322, 350, 348, 410), WOOD, shade=(6, 0))


def _pillow_burst_feathers(art: Picture) -> None:
    art.piece(
        blob((64, 104), (92, 78), (158, 72), (196, 88), (204, 116), (180, 132), (90, 134)),
        LINEN,
        line=6,
        shade=(10, 10),
        lamp=0,
        hatching=Hatching(length=20),
    )
    art.stroke((92, 96), (112, 106), width=4, colour=LINEN.dark)
    art.stroke((170, 92), (160, 108), width=4, colour=LINEN.dark)
    for x, y, reach, way in (
        (236, 84, 30, 1),
        (276, 50, -40, 0.8),
        (196, 44, 70, 0.7),
        (356, 112, 10, 0.9),
        (120, 40, -20, 0.7),
        (372, 236, 60, 0.8),
    ):
        shape = Place(x, y, reach, way)(blob(corner(0, -26), (10, -8), (8, 14), (0, 24), (-8, 14), (-10, -8)))
        art.piece(shape, LINEN, line=4, shade=(4, 2), lamp=0)
        place = Place(x, y, reach, way)
        line_at(art, place, (0, -14), (0, 36), width=3.4)


def _plucked(art: Picture) -> None:
    art.piece(
        blob(corner(262, 392), (254, 360), corner(270, 352), corner(276, 392)),
        OCHRE,
        line=4.5,
        shade=(3, 0),
        lamp=2,
    )
    art.piece(
        blob(corner(320, 392), (314, 360), corner(330, 352), corner(336, 392)),
        OCHRE,
        line=4.5,
        shade=(3, 0),
        lamp=2,
    )
    for x in (262, 322):
        art.piece(
            blob(corner(x - 20, 398), (x, 386), corner(x + 24, 398), (x, 404)),
            OCHRE,
            line=4.5,
            shade=(4, 3),
            lamp=2,
        )
    art.piece(
        blob(
            (302, 214),
            (330, 232),
            (352, 274),
            corner(370, 286),
            (358, 322),
            (330, 362),
            (284, 366),
            (248, 340),
            (240, 300),
            (258, 258),
            (280, 230),
        ),
        PINK,
        line=6,
        shade=(13, 9),
        lamp=6,
        hatching=Hatching(length=26),
    )
    for x, y in ((270, 290), (290, 320), (316, 334), (340, 300), (272, 330), (330, 262), (300, 270)):
        art.stroke((x - 4, y), (x, y - 4), (x + 4, y), width=3, colour=PINK.dark)
    art.piece(
        blob(corner(282, 252), (250, 268), (222, 302), (226, 318), (250, 312), (274, 316), corner(292, 290)),
        PINK,
        shade=(7, 6),
    )
    art.piece(
        blob(corner(332, 258), (362, 270), (384, 306), (378, 320), (354, 316), (336, 314), corner(322, 292)),
        PINK,
        shade=(7, 6),
    )


def _plucked_eyes(art: Picture) -> None:
    art.piece(
        blob(
            corner(282, 240),
            (284, 190),
            (276, 150),
            (286, 122),
            (308, 114),
            (330, 124),
            (336, 150),
            (326, 190),
            corner(330, 240),
            (306, 252),
        ),
        PINK,
        shade=(8, 5),
        lamp=5,
    )
    art.piece(
        blob(
            corner(276, 184),
            (268, 160),
            (272, 124),
            (306, 104),
            (340, 122),
            (346, 160),
            corner(338, 186),
            (326, 176),
            corner(316, 190),
            (304, 178),
            corner(292, 192),
            (284, 178),
        ),
        LINEN,
        shade=(9, 8),
        lamp=0,
    )
    art.piece(
        blob(
            corner(264, 102), (290, 106), corner(306, 84), (312, 104), corner(330, 90), (330, 118), (300, 122)
        ),
        LINEN,
        line=4,
        shade=(4, 4),
        lamp=0,
    )
    art.eye(288, 144, 14, 14, look=(-4, 1), pupil=5, lid=0.36, tilt=18, skin=BONE)
    art.eye(318, 142, 14, 14, look=(-5, 1), pupil=5, lid=0.36, tilt=-18, skin=BONE)
    art.stroke((270, 128), (286, 128), (302, 138), width=8, start=3, end=5)
    art.stroke((334, 124), (320, 126), (308, 138), width=8, start=3, end=5)
    art.piece(
        blob((248, 158), (280, 152), (306, 158), (304, 176), (280, 178), (250, 170)), OCHRE, shade=(5, 6)
    )
    art.stroke((250, 168), (274, 166), (302, 170), width=4, start=1.5, end=1.5)
