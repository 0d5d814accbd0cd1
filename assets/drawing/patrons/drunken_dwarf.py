"""The Drunken Dwarf: a tilted horned helmet, a red nose, a tankard that runs over."""

from assets.drawing.curves import blob, corner
from assets.drawing.palette import (
    BONE,
    CREAM,
    IRON,
    LINEN,
    MOUTH,
    OCHRE,
    PINK,
    RED,
    RUST,
    SKIN,
    TEAL,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def _tilted(shape: Shape) -> Shape:
    """The helmet sits askew."""
    return shape.turned(10, (200, 110))


def draw(art: Picture) -> None:
    """Draw the Drunken Dwarf, 400 x 400."""
    art.ground("#93A3D0", "#343F78", "#414D8C", seed=7)
    _body(art)
    _face(art)
    _beard(art)
    _moustache(art)
    _nose(art)
    _eyes(art)
    _helmet(art)
    _tankard(art)
    _foam(art)


def _body(art: Picture) -> None:
    art.piece(
        blob(corner(0, 420), (30, 340), (90, 296), (200, 286), (310, 296), (370, 340), corner(400, 420)),
        TEAL,
        line=6,
        shade=(22, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=6),
    )
    art.piece(
        blob(
            (70, 190),
            (96, 150),
            (200, 130),
            (304, 150),
            (330, 190),
            (340, 280),
            (300, 330),
            (100, 330),
            (60, 280),
        ),
        RUST,
        line=6,
        shade=(16, 8),
        lamp=5,
        hatching=Hatching(angle=70, length=40),
    )


def _face(art: Picture) -> None:
    # Beard.
    art.piece(
        blob((200, 124), (276, 148), (296, 206), (280, 252), (200, 272), (120, 252), (104, 206), (124, 148)),
        SKIN,
        line=5,
        shade=(16, 7),
        lamp=5,
    )
    art.fill(ellipse(142, 228, 26, 17), RED.light, 0.55)
    art.fill(ellipse(262, 226, 24, 16), RED.light, 0.55)


def _beard(art: Picture) -> None:
    art.piece(
        blob(
            corner(84, 200),
            (66, 270),
            (78, 340),
            (104, 390),
            corner(96, 420),
            (190, 420),
            corner(200, 400),
            (212, 420),
            corner(306, 420),
            (298, 388),
            (322, 340),
            (334, 270),
            corner(316, 200),
            (200, 230),
        )
        - blob(
            (112, 190),
            (140, 160),
            (200, 150),
            (262, 160),
            (290, 190),
            (284, 236),
            (250, 270),
            (200, 272),
            (150, 270),
            (116, 236),
        ),
        RUST,
        line=6,
        shade=(22, 9),
        lamp=6,
        hatching=Hatching(angle=80, length=60, width=7, step=12),
    )
    for x in (140, 262):
        art.piece(
            blob(
                (x - 22, 352),
                (x, 344),
                (x + 22, 352),
                (x + 18, 380),
                (x + 24, 420),
                (x - 24, 420),
                (x - 18, 380),
            ),
            RUST,
            line=5,
            shade=(8, 4),
            lamp=4,
            hatching=Hatching(angle=70, length=18),
        )
        art.piece(box(x - 21, 370, x + 21, 386), OCHRE, line=4, shade=(5, 4), lamp=3)


def _moustache(art: Picture) -> None:
    art.piece(
        blob(
            corner(202, 258),
            (168, 242),
            (130, 256),
            corner(104, 288),
            (126, 300),
            (150, 302),
            (184, 292),
            corner(202, 276),
            (222, 292),
            (258, 302),
            (282, 300),
            corner(304, 286),
            (276, 256),
            (238, 242),
        ),
        RUST,
        line=5,
        shade=(6, 7),
        lamp=5,
        hatching=Hatching(angle=75, length=20),
    )
    art.piece(
        blob((176, 288), (202, 278), (228, 288), (222, 314), (202, 322), (182, 312)),
        MOUTH,
        line=4,
        shade=None,
        lamp=0,
    )
    art.fill(ellipse(204, 312, 14, 7), PINK.base)
    art.fill(box(190, 283, 204, 293), CREAM)


def _nose(art: Picture) -> None:
    art.piece(
        blob((190, 190), (216, 192), (246, 226), (240, 254), (206, 264), (174, 252), (168, 224)),
        Tones("#FF9C86", "#DE5A4A", "#94252F"),
        line=5,
        shade=(10, 7),
        lamp=6,
    )
    art.fill(ellipse(190, 222, 9, 6), CREAM, 0.8)


def _eyes(art: Picture) -> None:
    art.eye(152, 192, 21, 18, look=(-6, -3), pupil=7, lid=0.5, tilt=-6)
    art.eye(254, 188, 22, 20, look=(5, 4), pupil=7, lid=0.3, tilt=10, iris=TEAL.base)
    for x, y in ((142, 186), (262, 196)):
        art.stroke((x, y), (x + 7, y + 2), width=2, colour=RED.base)
    art.stroke((122, 166), (150, 152), (182, 172), width=15, start=6, end=7, colour=RUST.dark)
    art.stroke((226, 160), (256, 144), (286, 162), width=15, start=7, end=6, colour=RUST.dark)


def _helmet(art: Picture) -> None:
    art.piece(
        _tilted(
            blob(corner(108, 110), (80, 90), (52, 48), corner(48, 10), (76, 44), (112, 66), corner(140, 78))
        ),
        BONE,
        line=5,
        shade=(6, 6),
        lamp=5,
        hatching=Hatching(angle=60, length=14),
    )
    art.piece(
        _tilted(
            blob(
                corner(292, 110), (320, 90), (348, 48), corner(352, 10), (324, 44), (288, 66), corner(260, 78)
            )
        ),
        BONE,
        line=5,
        shade=(8, 6),
        lamp=5,
        hatching=Hatching(angle=-60, length=14),
    )
    art.piece(
        _tilted(
            blob(
                corner(96, 148),
                (104, 92),
                (146, 50),
                (200, 40),
                (254, 50),
                (296, 92),
                corner(304, 148),
                (200, 128),
            )
        ),
        IRON,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=20, length=44, width=6),
    )
    art.piece(
        _tilted(
            blob(
                (90, 152), (100, 132), (200, 112), (300, 132), (310, 152), (300, 164), (200, 144), (100, 164)
            )
        ),
        OCHRE,
        line=5,
        shade=(6, 7),
        lamp=4,
    )
    art.piece(_tilted(box(190, 44, 212, 128)), OCHRE, line=4, shade=(6, 0), lamp=3)
    for x, y in ((122, 142), (160, 132), (242, 132), (280, 142), (201, 62), (201, 90)):
        art.ink(_tilted(ellipse(x, y, 4)))


def _tankard(art: Picture) -> None:
    art.piece(
        blob((330, 250), (378, 250), (386, 300), (350, 318), (352, 300), (366, 292), (360, 272), (332, 274)),
        IRON,
        line=5,
        shade=(5, 5),
        lamp=4,
    )
    art.piece(polygon((268, 236), (338, 230), (346, 330), (276, 338)), WOOD, line=6, shade=(14, 0), lamp=5)
    for x in (290, 314):
        art.stroke((x, 238), (x + 7, 334), width=3, start=2.5, end=2.5)
    art.piece(polygon((267, 252), (340, 246), (341, 262), (268, 268)), IRON, line=3.5, shade=(8, 3), lamp=3)
    art.piece(polygon((274, 314), (344, 308), (346, 324), (275, 330)), IRON, line=3.5, shade=(8, 3), lamp=3)


def _foam(art: Picture) -> None:
    art.piece(
        union(
            [
                ellipse(272, 230, 17),
                ellipse(298, 218, 21),
                ellipse(326, 224, 18),
                ellipse(344, 236, 12),
                ellipse(264, 248, 10),
                blob((262, 240), (276, 240), (274, 276), (266, 284), (260, 272)),
            ]
        ),
        LINEN,
        line=5,
        shade=(6, 7),
        lamp=4,
    )
    art.piece(
        blob((262, 330), (268, 296), (300, 288), (330, 296), (346, 320), (340, 352), (304, 364), (274, 354)),
        SKIN,
        line=5,
        shade=(9, 8),
        lamp=5,
    )
    for finger in range(3):
        art.stroke((270, 306 + finger * 15), (294, 306 + finger * 15), width=4)
    for x, y, radius in ((70, 96, 7), (54, 130, 5), (356, 150, 6)):
        art.piece(ellipse(x, y, radius), Tones("#FFF8E6", "#FFD27A", "#E9A23B"), line=2.4, shade=None, lamp=1)
