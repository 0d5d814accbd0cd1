"""The Boastful Bard: a wink, a gleaming tooth, a feathered hat and a lute."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.palette import BLUE, COAL, LINEN, OCHRE, PARCHMENT, PLUM, RED, SKIN, STRAW, TEAL, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def _slanted(shape: Shape) -> Shape:
    """The lute is held across the chest."""
    return shape.turned(-38, (120, 360))


def draw(art: Picture) -> None:
    """Draw the Boastful Bard, 400 x 400."""
    art.ground("#D06A8A", "#57204E", "#6E2C5E", seed=12)
    _doublet(art)
    _face(art)
    _moustache_and_smile(art)
    _feather(art)
    _hat(art)
    _lute(art)
    _hand(art)


def _doublet(art: Picture) -> None:
    art.piece(
        blob(corner(36, 420), (60, 346), (120, 304), (200, 298), (280, 304), (340, 346), corner(364, 420)),
        PLUM,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    for x in (110, 150, 250, 292):
        art.stroke((x, 320), (x + (x - 200) * 0.16, 420), width=6, start=3, end=3, colour=OCHRE.base)
    art.piece(
        blob((90, 160), (110, 230), (124, 290), (150, 300), (250, 300), (280, 286), (292, 230), (306, 160)),
        STRAW,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(angle=80, length=40),
    )
    art.piece(
        union([ellipse(200 + dx, 324 + abs(dx) * 0.05, 22, 20) for dx in (-76, -46, -16, 16, 46, 76)]),
        LINEN,
        line=5,
        shade=(6, 7),
        lamp=4,
    )


def _face(art: Picture) -> None:
    art.piece(
        blob(
            (200, 128),
            (256, 150),
            (264, 204),
            (252, 244),
            (250, 280),
            (226, 318),
            (200, 324),
            (174, 318),
            (150, 280),
            (148, 244),
            (136, 204),
            (144, 150),
        ),
        SKIN,
        line=5,
        shade=(16, 7),
        lamp=6,
    )
    art.stroke((194, 296), (202, 310), (212, 296), width=4, colour=SKIN.dark)
    art.eye(166, 202, 20, 16, look=(-5, -2), pupil=7, lid=0.4, tilt=-8, iris=BLUE.base)
    art.stroke((214, 206), (236, 194), (260, 206), width=8, start=3, end=3)
    art.stroke((222, 214), (238, 206), (254, 214), width=3.4)
    art.stroke((140, 174), (164, 158), (190, 172), width=9, start=3, end=4, colour=STRAW.dark)
    art.stroke((212, 180), (236, 174), (262, 186), width=9, start=4, end=3, colour=STRAW.dark)
    art.piece(
        blob((192, 190), (206, 190), (226, 226), (216, 240), (194, 242), (184, 232)),
        SKIN,
        line=4,
        shade=(7, 4),
        lamp=5,
    )


def _moustache_and_smile(art: Picture) -> None:
    art.piece(
        blob(
            corner(200, 248),
            (172, 238),
            (144, 246),
            corner(116, 224),
            (124, 254),
            (154, 266),
            corner(200, 260),
            (246, 266),
            (280, 252),
            corner(290, 222),
            (258, 246),
            (228, 238),
        ),
        STRAW,
        line=4.5,
        shade=(5, 5),
        lamp=4,
    )
    art.piece(
        blob(corner(164, 264), (200, 272), corner(240, 262), (230, 288), (200, 294), (176, 286)),
        LINEN,
        line=4,
        shade=(0, 6),
        lamp=0,
    )
    art.piece(star(224, 272, 15, 4, 4), LINEN, line=0, shade=None, lamp=0)


def _feather(art: Picture) -> None:
    art.piece(
        blob(
            (270, 96),
            (320, 60),
            (372, 56),
            (396, 84),
            corner(380, 96),
            (390, 116),
            corner(362, 120),
            (364, 140),
            (330, 136),
            (290, 126),
        ),
        RED,
        line=5,
        shade=(8, 8),
        lamp=5,
        hatching=Hatching(angle=20, length=14),
    )
    art.stroke((276, 108), (330, 92), (384, 84), width=4)


def _hat(art: Picture) -> None:
    art.piece(
        blob(corner(116, 136), (124, 88), (170, 52), (226, 44), (276, 66), corner(294, 128), (200, 124)),
        TEAL,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=40, width=6),
    )
    art.piece(
        blob(
            (58, 150),
            (90, 120),
            (150, 122),
            (200, 128),
            (260, 116),
            (310, 104),
            (344, 118),
            (322, 146),
            (262, 158),
            (200, 164),
            (120, 170),
        ),
        TEAL,
        line=6,
        shade=(8, 9),
        lamp=5,
        hatching=Hatching(angle=10, length=22),
    )
    art.piece(
        blob((120, 128), (200, 118), (288, 108), (290, 120), (200, 134), (122, 142)),
        OCHRE,
        line=4,
        shade=(4, 4),
        lamp=2,
    )


def _lute(art: Picture) -> None:
    art.piece(_slanted(box(190, 348, 330, 368)), WOOD, line=5, shade=(0, 6), lamp=3)
    art.piece(
        _slanted(polygon((324, 342), (366, 352), (362, 380), (324, 372))), WOOD, line=5, shade=(4, 5), lamp=3
    )
    art.piece(
        _slanted(
            blob((206, 358), (180, 314), (120, 300), (66, 322), (50, 358), (66, 396), (120, 416), (180, 402))
        ),
        OCHRE,
        line=6,
        shade=(12, 10),
        lamp=6,
        hatching=Hatching(angle=10, length=30),
    )
    art.piece(_slanted(ellipse(136, 358, 24)), COAL, line=4, shade=None, lamp=0)
    art.piece(_slanted(box(74, 340, 86, 376)), WOOD, line=3, shade=None, lamp=0)
    for string in (-5, 0, 5):
        art.fill(_slanted(box(80, 357 + string, 330, 358.6 + string)), PARCHMENT.light)


def _hand(art: Picture) -> None:
    art.piece(
        blob((260, 262), (276, 240), (302, 240), (318, 258), (312, 284), (286, 296), (264, 286)),
        SKIN,
        line=5,
        shade=(8, 6),
        lamp=4,
    )
    for finger in range(3):
        art.stroke((270 + finger * 13, 244), (274 + finger * 12, 260), width=3.6)
