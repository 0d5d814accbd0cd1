"""The Squabbling Squire: a black eye, both fists up, a helmet three sizes too big."""

from assets.drawing.curves import SIDES, blob, corner
from assets.drawing.palette import BLUE, CREAM, IRON, MOUTH, OCHRE, PINK, PLUM, RED, SKIN, STRAW, TEAL, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse
from assets.drawing.texture import Hatching


def _raised(shape: Shape) -> Shape:
    """The wooden sword is lifted for the next blow."""
    return shape.turned(20, (330, 330))


def draw(art: Picture) -> None:
    """Draw the Squabbling Squire, 400 x 400."""
    art.ground("#7FA9C4", "#2E4A74", "#3A5A88", seed=17)
    _tabard(art)
    _hair_and_face(art)
    _eyes_and_nose(art)
    _mouth(art)
    _plume(art)
    _helmet(art)
    _wooden_sword(art)
    _fist(art)


def _tabard(art: Picture) -> None:
    art.piece(
        blob(corner(70, 420), (84, 360), (134, 322), (200, 314), (266, 322), (316, 360), corner(330, 420)),
        BLUE,
        line=6,
        shade=(20, 10),
        lamp=6,
        hatching=Hatching(angle=40, length=40, width=6),
    )
    art.piece(
        blob(corner(200, 318), (268, 326), (316, 362), corner(330, 420), corner(200, 420)),
        STRAW,
        line=0,
        shade=(18, 8),
        lamp=0,
        hatching=Hatching(angle=40, length=36, width=6),
    )
    art.ink(box(197, 318, 203, 420))


def _hair_and_face(art: Picture) -> None:
    art.piece(
        blob(
            (112, 180),
            (120, 130),
            (200, 110),
            (280, 130),
            (288, 180),
            (284, 262),
            (262, 282),
            (138, 282),
            (116, 262),
        ),
        STRAW,
        line=6,
        shade=(10, 8),
        lamp=5,
        hatching=Hatching(angle=80, length=30),
    )
    art.piece(
        blob((200, 150), (256, 168), (268, 220), (252, 276), (200, 308), (148, 276), (132, 220), (144, 168)),
        SKIN,
        line=5,
        shade=(16, 7),
        lamp=6,
    )


def _eyes_and_nose(art: Picture) -> None:
    art.fill(ellipse(238, 216, 29, 26), PLUM.base, 0.75)
    art.eye(164, 214, 22, 22, look=(6, 0), pupil=8, lid=0.2, tilt=14, iris=TEAL.base)
    art.eye(238, 216, 20, 15, look=(-4, 1), pupil=7, lid=0.3, skin=PLUM, tilt=-12, iris=TEAL.base)
    art.stroke((138, 192), (166, 192), (190, 208), width=11, start=3, end=7, colour=STRAW.dark)
    art.stroke((264, 194), (238, 192), (214, 208), width=11, start=3, end=7, colour=STRAW.dark)
    art.piece(
        blob((192, 224), (208, 222), (216, 238), (206, 248), (192, 248), (184, 240)),
        SKIN,
        line=4,
        shade=(6, 4),
        lamp=4,
    )
    for x, y in ((150, 246), (160, 252), (142, 254), (252, 246), (244, 254), (258, 254)):
        art.fill(ellipse(x, y, 2.8), SKIN.dark)


def _mouth(art: Picture) -> None:
    art.piece(
        blob(corner(158, 262), (198, 256), corner(242, 262), (236, 294), (200, 308), (166, 294)),
        MOUTH,
        line=5,
        shade=None,
        lamp=0,
    )
    art.fill(blob((166, 264), (198, 259), (236, 264), (232, 274), (198, 270), (170, 274)), CREAM)
    art.fill(ellipse(202, 298, 22, 9), PINK.base)
    art.ink(box(206, 260, 214, 273))


def _plume(art: Picture) -> None:
    art.piece(
        blob(
            corner(214, 50),
            (232, 10),
            (280, -4),
            (330, 20),
            (352, 70),
            corner(344, 120),
            (322, 84),
            corner(296, 92),
            (280, 66),
            corner(250, 74),
        ),
        RED,
        line=6,
        shade=(9, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=20),
    )


def _helmet(art: Picture) -> None:
    art.piece(
        blob(
            corner(82, 186),
            (80, 124),
            (118, 68),
            (200, 46),
            (282, 68),
            (320, 124),
            corner(318, 186),
            (262, 166),
            (200, 160),
            (138, 166),
        ),
        IRON,
        line=7,
        shade=(20, 10),
        lamp=7,
        hatching=Hatching(angle=20, length=50, width=7),
    )
    art.piece(
        blob(
            (72, 182),
            (84, 164),
            (140, 146),
            (200, 140),
            (260, 146),
            (316, 164),
            (330, 182),
            (316, 196),
            (262, 176),
            (200, 170),
            (138, 176),
            (86, 196),
        ),
        IRON,
        line=6,
        shade=(8, 9),
        lamp=5,
    )
    art.piece(box(190, 48, 212, 142), OCHRE, line=5, shade=(6, 0), lamp=3)
    for x, y in ((104, 178), (148, 163), (252, 163), (298, 178)):
        art.ink(ellipse(x, y, 5))
    for side in SIDES:
        art.piece(side(ellipse(94, 186, 16)), OCHRE, line=5, shade=(5, 5), lamp=4)
    art.stroke((112, 110), (128, 124), (122, 140), width=5, start=2, end=2)


def _wooden_sword(art: Picture) -> None:
    art.piece(
        _raised(blob((318, 330), (318, 150), corner(330, 122), (342, 150), (342, 330))),
        WOOD,
        line=5,
        shade=(7, 0),
        lamp=4,
        hatching=Hatching(length=10),
    )
    art.piece(_raised(box(296, 296, 364, 312)), WOOD, line=5, shade=(5, 4), lamp=3)
    art.piece(
        blob(corner(276, 420), (288, 372), (322, 356), (356, 372), corner(370, 420)),
        STRAW,
        line=6,
        shade=(10, 8),
        lamp=5,
    )
    art.piece(
        blob((290, 352), (296, 320), (326, 308), (354, 320), (360, 350), (340, 374), (308, 372)),
        SKIN,
        line=6,
        shade=(9, 8),
        lamp=5,
    )
    for finger in range(3):
        art.stroke((304 + finger * 15, 318), (306 + finger * 15, 336), width=4)


def _fist(art: Picture) -> None:
    """The fist is up beside the chin, where the ribbon of a card does not hide it."""
    art.piece(
        blob(corner(-6, 420), (4, 330), (30, 276), (76, 270), (110, 292), (116, 350), corner(122, 420)),
        BLUE,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=28),
    )
    art.piece(
        blob((16, 244), (20, 208), (44, 190), (88, 192), (110, 214), (108, 254), (88, 282), (40, 282)),
        SKIN,
        line=6,
        shade=(10, 9),
        lamp=6,
    )
    for finger in range(3):
        art.stroke((40 + finger * 19, 196), (42 + finger * 19, 212), (40 + finger * 19, 224), width=4.5)
    art.piece(
        blob((20, 240), (30, 228), (74, 232), (86, 244), (74, 256), (30, 256)),
        SKIN,
        line=4,
        shade=(6, 5),
        lamp=3,
    )
    for knots in ([(16, 176), (4, 160)], [(48, 166), (42, 142)], [(82, 168), (88, 146)]):
        art.stroke(*knots, width=7, start=4, end=2)
