"""Stable Boy."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import (
    BONE,
    COAL,
    FUR,
    INK,
    LINEN,
    MOSS,
    OCHRE,
    PARCHMENT,
    PINK,
    RED,
    SKIN,
    STRAW,
    WOOD,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Stable Boy, 400 x 400."""
    art.ground("#A3A85C", "#4A4028", "#5C5030", seed=21, rays_from=(200, 180))
    _scene(art)
    _scene_eyes(art)
    _boy(art)
    _boy_eyes(art)
    _straw_hat(art)
    _brush_hand(art)


def _scene(art: Picture) -> None:
    art.piece(
        blob(
            (316, 70),
            (370, 50),
            corner(424, 90),
            corner(424, 420),
            corner(236, 420),
            (280, 340),
            (316, 250),
            (312, 150),
        ),
        FUR,
        line=6,
        shade=(18, 6),
        lamp=6,
        hatching=Hatching(angle=30, length=40, width=6),
    )
    art.piece(
        blob(
            corner(338, 60),
            (372, 16),
            corner(424, 40),
            corner(424, 300),
            (398, 282),
            (404, 240),
            (378, 214),
            (390, 170),
            (362, 140),
            (372, 100),
        ),
        COAL,
        line=6,
        shade=(9, 6),
        hatching=Hatching(angle=50, length=18),
    )
    art.piece(
        blob(corner(330, 66), (318, 24), corner(338, -14), (362, 24), corner(362, 60)), FUR, shade=(6, 4)
    )
    art.piece(
        blob(corner(302, 64), (296, 26), corner(306, -4), (330, 30), corner(334, 60)), FUR, shade=(6, 4)
    )
    art.piece(
        blob(
            (340, 54),
            (372, 84),
            (378, 132),
            (354, 180),
            (316, 202),
            (278, 198),
            (246, 202),
            (214, 190),
            (196, 160),
            (208, 132),
            (240, 116),
            (276, 82),
            (306, 54),
        ),
        FUR,
        line=6,
        shade=(12, 10),
        lamp=6,
        hatching=Hatching(length=26),
    )


def _scene_eyes(art: Picture) -> None:
    art.piece(
        blob((304, 56), (282, 84), (244, 120), (216, 134), (228, 146), (262, 136), (300, 104), (326, 68)),
        BONE,
        line=0,
        shade=(6, 6),
        lamp=0,
    )
    art.piece(
        blob((246, 120), (214, 128), (194, 158), (210, 190), (246, 204), (268, 180), (268, 140)),
        PINK,
        line=4,
        shade=(8, 8),
        lamp=5,
    )
    art.ink(ellipse(216, 150, 6, 9, 30))
    art.stroke((204, 178), (236, 180), (272, 170), width=6, start=2, end=2)
    art.eye(312, 104, 17, 15, look=(-6, 4), pupil=7, lid=0.46, tilt=-8, skin=FUR)
    art.stroke((292, 88), (312, 80), (334, 92), width=7, colour=FUR.dark)
    art.piece(
        union(
            [
                brush([(350, 66), (330, 124), (318, 200)], 8, 9, 8),
                brush([(244, 122), (262, 150), (262, 200)], 8, 9, 8),
                brush([(266, 160), (300, 150), (336, 148)], 8, 9, 8),
            ]
        ),
        RED,
        line=4,
        shade=(2, 2),
        lamp=2,
    )
    art.piece(ellipse(330, 150, 10), OCHRE, line=3, shade=(3, 3), lamp=2)


def _boy(art: Picture) -> None:
    art.piece(
        blob(corner(14, 420), (30, 338), (84, 302), (150, 296), (216, 304), (262, 344), corner(276, 420)),
        PARCHMENT,
        line=6,
        shade=(20, 8),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    for x, point in ((84, 8), (206, -6)):
        art.piece(
            polygon((x - 12, 302), (x + 12, 302), (x + 14 + point, 420), (x - 14 + point, 420)),
            MOSS,
            shade=(6, 0),
            lamp=3,
        )
    for x in (74, 232):
        art.piece(ellipse(x, 222, 22, 25), SKIN, shade=(6, 6), lamp=5)
        art.stroke((x - 5, 212), (x + 4, 222), (x - 3, 232), width=4, colour=SKIN.dark)
    art.piece(
        blob((152, 140), (212, 156), (228, 214), (214, 266), (152, 298), (92, 266), (78, 214), (94, 156)),
        SKIN,
        shade=(15, 7),
        lamp=6,
    )
    art.piece(
        blob(
            corner(84, 216),
            (74, 160),
            (110, 136),
            (152, 132),
            (206, 136),
            (232, 162),
            corner(222, 214),
            (212, 178),
            (188, 166),
            corner(170, 190),
            (150, 166),
            corner(130, 190),
            (112, 166),
            (94, 184),
        ),
        STRAW,
        shade=(6, 5),
        hatching=Hatching(angle=75, length=16),
    )
    art.fill(ellipse(104, 244, 18, 11), RED.light, 0.5)


def _boy_eyes(art: Picture) -> None:
    art.fill(ellipse(204, 242, 16, 11), RED.light, 0.5)
    art.eye(122, 210, 20, 21, look=(9, -9), pupil=7, iris="#6C8038")
    art.eye(184, 208, 20, 22, look=(9, -10), pupil=7, iris="#6C8038")
    art.stroke((98, 186), (118, 174), (142, 186), width=7, colour=STRAW.dark)
    art.stroke((166, 182), (188, 170), (208, 184), width=7, colour=STRAW.dark)
    art.piece(
        blob((146, 212), (160, 212), (172, 238), (162, 248), (144, 248), (136, 238)),
        SKIN,
        line=4,
        shade=(6, 4),
        lamp=5,
    )
    mouth = blob(corner(118, 260), (152, 252), corner(190, 260), (186, 280), (152, 286), (124, 280))
    art.piece(mouth, LINEN, line=4, shade=(0, 5), lamp=0)
    art.stroke((120, 268), (152, 267), (188, 268), width=3)
    for x in (132, 164, 178):
        art.stroke((x, 256), (x, 284), width=2.6, start=2, end=2)
    art.fill(box(142, 255, 155, 283) & mouth, INK)
    for x, y in ((100, 234), (110, 240), (96, 244), (198, 234), (208, 240), (190, 242)):
        art.fill(ellipse(x, y, 2.6), SKIN.dark)


def _straw_hat(art: Picture) -> None:
    art.piece(
        blob(corner(88, 140), (92, 84), (132, 54), (172, 58), (204, 90), corner(214, 136), (152, 150)),
        STRAW,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(angle=15, length=30, width=5),
    )
    art.piece(
        blob((90, 128), (152, 136), (212, 122), (214, 138), (152, 152), (88, 142)),
        RED,
        line=4,
        shade=(5, 5),
        lamp=3,
    )
    art.piece(
        blob(
            corner(30, 166),
            corner(52, 150),
            corner(44, 136),
            (84, 136),
            (152, 150),
            (210, 134),
            (236, 150),
            corner(248, 172),
            (226, 170),
            corner(232, 184),
            (204, 168),
            (152, 174),
            (96, 164),
            corner(70, 178),
            (62, 164),
        ),
        STRAW,
        line=6,
        shade=(6, 8),
        lamp=5,
        hatching=Hatching(angle=10, length=20),
    )
    for x in (212, 232):
        art.piece(rounded(x - 9, 156, x + 10, 184, 5), LINEN, line=4, shade=(4, 3), lamp=0)


def _brush_hand(art: Picture) -> None:
    art.piece(
        blob(corner(-14, 420), (-6, 366), (34, 340), (84, 350), corner(104, 420)),
        PARCHMENT,
        line=6,
        shade=(12, 7),
        lamp=5,
        hatching=Hatching(length=20),
    )
    art.piece(rounded(14, 320, 92, 342, 8).turned(-18, (54, 330)), WOOD, shade=(5, 5), lamp=3)
    art.piece(
        polygon((18, 342), (88, 342), (84, 366), (22, 366)).turned(-18, (54, 330)),
        STRAW,
        line=4.5,
        shade=(4, 4),
        lamp=2,
        hatching=Hatching(angle=90, length=10),
    )
    hand = Place(66, 316, 70, 0.62)
    grip_front(art, hand)
