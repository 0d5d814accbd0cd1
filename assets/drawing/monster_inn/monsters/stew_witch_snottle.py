"""Stew Witch Snottle."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.goblins import goblin_ears, goblin_head, goblin_nose
from assets.drawing.monster_inn.palette import BLACK, GOBLIN, GOLD, KIND, LIME
from assets.drawing.monster_inn.props import teeth
from assets.drawing.palette import BONE, IRON, MOSS, MOUTH, PLUM, RUST, STRAW, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Stew Witch Snottle, 400 x 400."""
    art.ground(*KIND["goblin"], seed=12)
    _figure(art)
    _hair(art)
    _unequal_eyes(art)
    _witch_hat(art)
    _mouse_bite(art)
    _ladle(art)
    _cauldron(art)


def _figure(art: Picture) -> None:
    smoke = union(
        [
            brush(
                [(330, 330), (360, 270), (320, 220), (366, 170), (330, 110), (372, 60), (350, 10)], 16, 44, 14
            )
        ]
    )
    art.piece(smoke, LIME, shade=(9, 6), lamp=5)
    smoke = brush([(290, 330), (306, 290), (284, 262), (304, 232)], 8, 20, 6)
    art.piece(smoke, LIME, line=4, shade=(5, 4))


def _hair(art: Picture) -> None:
    art.piece(
        blob(
            (110, 130),
            (86, 220),
            (50, 300),
            corner(40, 360),
            (80, 350),
            corner(90, 400),
            (130, 360),
            (270, 360),
            corner(310, 400),
            (318, 350),
            corner(356, 352),
            (340, 290),
            (312, 220),
            (290, 130),
        ),
        PLUM,
        line=6,
        shade=(14, 8),
        lamp=5,
        hatching=Hatching(angle=75, length=50, width=6),
    )
    bust(art, BLACK, 318, 140)
    art.piece(
        blob((112, 330), (160, 312), (200, 326), (240, 312), (288, 330), (250, 360), (200, 352), (150, 360)),
        MOSS,
        shade=(8, 7),
        lamp=5,
    )
    for x, y in ((138, 350), (168, 364), (200, 366), (232, 364), (262, 350)):
        art.piece(ellipse(x, y, 11), BONE, line=3.6, shade=(3, 3), lamp=2)
    for x, y in ((168, 364), (232, 364)):
        art.ink(ellipse(x - 3, y - 1, 2.4), ellipse(x + 4, y - 1, 2.4))
    goblin_ears(art, droop=-4, ring=BONE)
    goblin_head(art)


def _unequal_eyes(art: Picture) -> None:
    art.eye(154, 186, 33, 32, look=(4, 2), pupil=9, lid=0.14, skin=GOBLIN, tilt=10, iris="#FF9A2E")
    art.eye(
        244, 192, 19, 13, look=(-2, 1), pupil=6, lid=0.3, lower_lid=0.1, skin=GOBLIN, tilt=-14, iris="#FF9A2E"
    )
    art.stroke((108, 152), (146, 134), (186, 162), width=13, start=4, end=8, colour=PLUM.dark)
    art.stroke((278, 166), (248, 166), (216, 184), width=13, start=4, end=8, colour=PLUM.dark)
    for y in (214, 224):
        art.stroke((224, y), (244, y + 4), (262, y - 2), width=3, colour=GOBLIN.dark)
    art.stroke((128, 226), (150, 236), (172, 230), width=3.4, colour=GOBLIN.dark)
    goblin_nose(art, right=10, length=14, width=4, wart=(222, 240, 8))
    mouth = blob(
        corner(138, 258),
        (166, 272),
        (190, 278),
        (240, 276),
        corner(266, 250),
        (256, 288),
        (220, 310),
        (180, 306),
        (152, 288),
    ) - blob((180, 180), (220, 180), (238, 226), (236, 262), (222, 296), (200, 270), (172, 228)).grown(5)
    art.piece(mouth, MOUTH, line=4, shade=None, lamp=0)
    teeth(art, ((160, 270), (178, 278)), True, 15, STRAW, 6)
    teeth(art, ((248, 268),), True, 15, STRAW, 6)
    teeth(art, ((186, 304),), False, 16, STRAW, 6)
    for x, y, reach in ((136, 246, 5), (264, 232, 4), (128, 238, 3)):
        art.fill(ellipse(x, y, reach), GOBLIN.dark)


def _witch_hat(art: Picture) -> None:
    art.piece(
        blob(
            corner(110, 126),
            (140, 70),
            (150, 20),
            (120, -14),
            corner(90, -20),
            (150, -40),
            (210, -20),
            (236, 40),
            (266, 84),
            corner(292, 126),
            (200, 106),
        ),
        PLUM,
        line=6,
        shade=(17, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=44, width=6),
    )
    art.piece(box(176, 34, 206, 60).turned(-12), MOSS, line=3, shade=(4, 4), lamp=0)
    art.stroke((176, 40), (186, 34), width=3, start=2, end=2)
    art.stroke((200, 62), (208, 56), width=3, start=2, end=2)
    art.piece(
        blob(
            (40, 152),
            (70, 124),
            (130, 118),
            (200, 104),
            (270, 116),
            (330, 122),
            (362, 150),
            (340, 160),
            (270, 138),
            (200, 126),
            (130, 140),
            (64, 164),
        ),
        PLUM,
        line=6,
        shade=(8, 9),
        lamp=5,
        hatching=Hatching(angle=10, length=20),
    )
    art.piece(
        blob((118, 116), (200, 94), (284, 116), (286, 132), (200, 110), (114, 134)),
        RUST,
        line=4,
        shade=(5, 5),
        lamp=3,
    )
    art.piece(box(186, 90, 216, 118) - box(194, 98, 208, 110), GOLD, line=3.6, shade=(3, 3), lamp=2)


def _mouse_bite(art: Picture) -> None:
    art.stroke((338, 152), (340, 196), width=2.6, start=2, end=2)


def _ladle(art: Picture) -> None:
    sleeve(art, 60, 344, BLACK, 40)
    with art.at(62, 322, turned=-10):
        art.piece(box(-6, -118, 6, 62), WOOD, line=4.5, shade=(4, 0), lamp=2)
        art.piece(
            blob(corner(-34, -150), corner(34, -150), (28, -118), (0, -104), (-28, -118)), IRON, shade=(8, 6)
        )
        art.piece(ellipse(0, -150, 34, 9), LIME, line=4, shade=(5, 3), lamp=3)
        art.piece(
            blob(corner(22, -146), (32, -120), (30, -104), (24, -100), (18, -106), (18, -124)),
            LIME,
            line=3,
            shade=(2, 2),
            lamp=2,
        )
        art.fill(ellipse(-10, -168, 7), LIME.base)
        art.fill(ellipse(8, -182, 5), LIME.base)
    fist(art, 62, 326, GOBLIN, 1, -6)


def _cauldron(art: Picture) -> None:
    art.piece(
        blob(
            corner(248, 360),
            (262, 344),
            (366, 344),
            corner(384, 360),
            (392, 400),
            (380, 440),
            (252, 440),
            (240, 400),
        ),
        IRON,
        line=6,
        shade=(14, 8),
        lamp=6,
    )
    art.piece(ellipse(316, 352, 66, 15), LIME, shade=(8, 4), lamp=3)
    for x, y, reach in ((296, 344, 10), (330, 348, 13), (352, 342, 8)):
        art.piece(ellipse(x, y, reach), LIME, line=3.4, shade=(3, 3), lamp=2)
