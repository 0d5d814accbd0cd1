"""Food Critic."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.body_parts import ear, fist, pinch
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.palette import GOLD, LILAC, SILVER
from assets.drawing.palette import COAL, INK, LINEN, MOSS, PALE, RED, TEAL, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Food Critic, 400 x 400."""
    art.ground("#C8C46A", "#3E4A3A", "#4E5C46", seed=208)
    figure = Figure(art)
    body = figure.part(1.07, -6, 16)
    _body(body)
    _beehive_hair(body)
    _left_eye(body)
    _long_sharp_nose(body)
    _lips_turned_down(body)
    ball = ellipse(254, 196, 46, 40)
    _magnifier(body, ball)
    _magnifier_hand(body, ball)
    _fork_with_one_pea(body)


def _body(body: Figure) -> None:
    shoulders = blob(
        corner(50, 420), (74, 356), (134, 318), (200, 310), (266, 318), (326, 356), corner(350, 420)
    )
    body.piece(
        shoulders, COAL, line=6, shade=(22, 10), lamp=6, hatching=Hatching(angle=40, length=46, width=6)
    )
    body.piece(polygon((176, 270), (226, 270), (230, 330), (172, 330)), PALE, shade=(14, 0), lamp=0)
    body.piece(
        polygon((132, 318), (200, 346), (268, 318), (290, 420), (110, 420)),
        LINEN,
        shade=(14, 7),
        hatching=Hatching(angle=30, length=26),
    )
    body.piece(polygon((146, 314), (200, 346), (176, 366), (128, 330)), LINEN, line=4.5, shade=(5, 4), lamp=3)
    body.piece(polygon((254, 314), (200, 346), (224, 366), (272, 330)), LINEN, line=4.5, shade=(5, 4), lamp=3)
    body.piece(blob((200, 342), (188, 352), (200, 366), (212, 352)), RED, line=4, shade=(3, 3), lamp=2)
    body.fill(blob((214, 372), (226, 364), (236, 374), (228, 390), (214, 386)), MOSS.base, 0.7)


def _beehive_hair(body: Figure) -> None:
    body.piece(
        blob(
            (200, -6),
            (250, 8),
            (280, 60),
            (292, 130),
            (296, 210),
            (272, 250),
            (128, 250),
            (104, 210),
            (108, 130),
            (120, 60),
            (150, 8),
        ),
        LILAC,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(angle=75, length=36),
    )
    for y, number in ((38, 54), (74, 74), (108, 84)):
        body.stroke(
            (200 - number, y + 14),
            (200 - number * 0.3, y - 6),
            (200 + number * 0.4, y - 2),
            (200 + number, y + 12),
            colour=LILAC.dark,
        )
    body.piece(
        blob(corner(292, 34), (300, 54), (286, 86), (262, 100), (266, 66)).turned(0, (0, 0)),
        MOSS,
        line=4,
        shade=(4, 3),
        lamp=2,
    )
    face = blob(
        (198, 116),
        (252, 134),
        (262, 188),
        (244, 244),
        (212, 292),
        (196, 300),
        (180, 292),
        (150, 244),
        (134, 188),
        (146, 134),
    )
    body.piece(face, PALE, shade=(15, 7), lamp=6)
    ear(body, 138, 208, PALE, 0.7)
    body.piece(
        blob(corner(128, 232), (138, 246), (128, 262), (118, 246)), TEAL, line=3.4, shade=(3, 3), lamp=2
    )
    body.piece(
        blob(corner(134, 186), (128, 128), (166, 104), corner(200, 120), (168, 132), (150, 158)),
        LILAC,
        shade=(6, 5),
    )
    body.piece(
        blob(corner(262, 186), (270, 128), (234, 104), corner(200, 120), (230, 134), (246, 158)),
        LILAC,
        shade=(6, 5),
    )


def _left_eye(body: Figure) -> None:
    body.eye(164, 198, 17, 13, look=(7, 1), pupil=6.5, lid=0.46, tilt=-6, skin=LILAC, iris="#6C8038")
    body.stroke((138, 176), (160, 160), (188, 178), width=9, start=3, end=5, colour=LILAC.dark)
    shape = blob(
        corner(134, 182),
        corner(122, 170),
        (150, 178),
        (184, 182),
        (190, 204),
        (174, 222),
        (150, 220),
        (136, 204),
    ) - blob((140, 186), (160, 184), (182, 188), (185, 203), (172, 216), (152, 214), (141, 202))
    body.piece(shape, RED, line=3, shade=(3, 3), lamp=2)


def _long_sharp_nose(body: Figure) -> None:
    body.piece(
        blob((192, 192), (206, 190), (228, 246), (222, 256), (196, 252), (182, 242)),
        PALE,
        line=4.5,
        shade=(8, 5),
        lamp=5,
    )


def _lips_turned_down(body: Figure) -> None:
    body.stroke((176, 280), (198, 268), (224, 276), width=7, start=2, end=2)
    body.piece(blob((186, 272), (199, 264), (214, 272), (200, 278)), WINE, line=0, shade=None, lamp=0)
    body.stroke((172, 284), (168, 276), width=3.4, colour=PALE.dark)
    body.fill(ellipse(170, 258, 3.4), INK)


def _magnifier(body: Figure, ball: Shape) -> None:
    body.piece(box(286, 256, 304, 380).grown(3).turned(-28, (295, 250)), WOOD, shade=(6, 0), lamp=3)
    body.piece(ellipse(256, 196, 66), GOLD, line=6, shade=(9, 8), lamp=5)
    body.fill(ellipse(256, 196, 54), INK)
    length = ellipse(256, 196, 51)
    body.fill(length, PALE.base)
    body.fill(length - length.moved(-14, -8), PALE.dark)
    body.fill(ball.grown(3.4), INK)
    body.fill(ball, "#FFF8E6")
    body.fill(ellipse(242, 200, 27), "#6C8038")
    body.fill(ellipse(242, 200, 27) - ellipse(242, 200, 21), MOSS.dark)
    body.fill(ellipse(242, 200, 15), INK)
    body.fill(ellipse(235, 192, 6), "#FFF8E6")


def _magnifier_hand(body: Figure, ball: Shape) -> None:
    for x, y, right, down in ((290, 206, -14, -2), (284, 222, -13, -6), (288, 182, -12, 4)):
        body.stroke((x, y), (x + right, y + down), width=3, start=2, colour=RED.base)
    lid = ball.grown(4) & box(190, 120, 330, 176).turned(-6, (256, 176))
    body.fill(lid, LILAC.base)
    body.stroke((208, 182), (256, 170), (303, 172), width=7, start=4, end=4)
    body.fill(blob((222, 164), (240, 152), (262, 148), (240, 164), (226, 182)), "#FFFFFF", 0.55)
    body.piece(
        blob(corner(286, 420), (300, 368), (332, 346), (368, 362), corner(388, 420)),
        COAL,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    body.piece(ellipse(336, 366, 34, 12, 6), LINEN, line=4.5, shade=(4, 4), lamp=3)
    fist(body, 332, 334, PALE, 0.8, -20, True)


def _fork_with_one_pea(body: Figure) -> None:
    fork = union(
        [
            box(72, 236, 82, 400),
            blob((56, 216), (60, 238), (77, 250), (94, 238), (98, 216), (88, 224), (77, 236), (66, 224)),
            box(55, 170, 61, 220),
            box(69, 168, 75, 232),
            box(80, 168, 86, 232),
            box(94, 170, 100, 220),
        ]
    )
    body.piece(fork.turned(8, (77, 330)), SILVER, line=4.5, shade=(3, 2), lamp=2)
    body.piece(ellipse(94, 156, 18), MOSS, line=4.5, shade=(6, 5))
    body.fill(ellipse(88, 150, 4), "#FFF8E6", 0.9)
    body.piece(
        blob(corner(8, 420), (24, 376), (58, 356), (98, 370), corner(114, 420)),
        COAL,
        line=6,
        shade=(12, 8),
        lamp=5,
        hatching=Hatching(length=20),
    )
    body.piece(ellipse(60, 374, 36, 12, -4), LINEN, line=4.5, shade=(4, 4), lamp=3)
    pinch(body, 66, 338, PALE, 0.86, -8, True)
