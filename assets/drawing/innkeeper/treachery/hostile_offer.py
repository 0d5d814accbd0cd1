"""Hostile Offer."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import BULLION, STEEL
from assets.drawing.innkeeper.props import coin, spark, table
from assets.drawing.innkeeper.reaching_hands import finger, grip_front
from assets.drawing.palette import ASH, COAL, LINEN, OCHRE, RED, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Hostile Offer, 400 x 400."""
    art.ground("#9A5A4A", "#331425", "#4E2234", seed=66, rays_from=(200, 180))
    _scene(art)
    _scene_eyes(art)
    _purse_pushed_forward_by_one(art)
    _cudgel_in_the_other(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(14, (326, 250))


def _scene(art: Picture) -> None:
    art.piece(
        blob(corner(-10, 420), (20, 320), (110, 262), (200, 254), (290, 262), (380, 320), corner(410, 420)),
        COAL,
        line=7,
        shade=(22, 9),
        lamp=6,
        hatching=Hatching(angle=40, length=50, width=7),
    )
    art.piece(
        blob(corner(150, 268), (200, 330), corner(250, 268), (236, 256), (164, 256)),
        LINEN,
        shade=(8, 6),
        lamp=0,
    )
    art.piece(polygon((184, 276), (216, 276), (224, 356), (200, 380), (176, 356)), RED, shade=(7, 5))
    for x in (112, 288):
        art.piece(ellipse(x, 158, 19, 25), ASH, shade=(6, 6), lamp=5)
    art.piece(
        blob(
            (200, 56),
            (264, 70),
            (284, 130),
            (292, 190),
            (264, 244),
            (200, 264),
            (136, 244),
            (108, 190),
            (116, 130),
            (136, 70),
        ),
        ASH,
        line=6,
        shade=(18, 8),
        lamp=6,
        hatching=Hatching(length=26),
    )
    art.piece(
        blob(
            corner(104, 104),
            (112, 50),
            (150, 20),
            (200, 14),
            (250, 20),
            (288, 50),
            corner(296, 104),
            (200, 86),
        ),
        COAL,
        line=6,
        shade=(16, 9),
        lamp=6,
        hatching=Hatching(length=26),
    )
    art.piece(blob((108, 86), (200, 66), (292, 86), (294, 106), (200, 88), (106, 106)), WINE, shade=(6, 5))
    art.piece(
        blob((66, 116), (104, 94), (200, 84), (296, 94), (334, 116), (296, 126), (200, 108), (104, 126)),
        COAL,
        line=6,
        shade=(8, 8),
        lamp=5,
    )
    art.eye(164, 152, 18, 14, look=(2, 1), pupil=6, lid=0.34, tilt=10, skin=ASH)


def _scene_eyes(art: Picture) -> None:
    art.eye(236, 152, 18, 14, look=(-2, 1), pupil=6, lid=0.34, tilt=-10, skin=ASH)
    art.stroke((136, 130), (164, 128), (188, 142), width=13, start=4, end=8)
    art.stroke((264, 130), (236, 128), (212, 142), width=13, start=4, end=8)
    art.piece(
        blob((184, 150), (206, 160), (214, 152), (232, 190), (220, 204), (200, 208), (178, 204), (170, 190)),
        ASH,
        shade=(8, 6),
        lamp=5,
    )
    art.stroke((190, 166), (206, 172), (196, 180), width=4, colour=ASH.dark)
    mouth = blob(
        corner(138, 210),
        (170, 216),
        (200, 218),
        (232, 214),
        corner(264, 206),
        (254, 234),
        (202, 244),
        (150, 236),
    )
    art.piece(mouth, LINEN, shade=(0, 6), lamp=0)
    for x in (164, 182, 200, 236):
        art.stroke((x, 214), (x + 1, 240), width=3, start=2.2, end=2.2)
    art.fill(box(219, 215, 235, 239) & mouth, BULLION.base)
    spark(art, 230, 222, 9, "#FFFDF0")
    art.stroke((218, 215), (218, 240), width=3, start=2.2, end=2.2)
    art.stroke((128, 202), (142, 212))
    art.stroke((260, 212), (274, 198))
    art.fill(brush([(256, 160), (250, 184), (258, 204)], 1, 5, 1), ASH.light)
    art.fill(brush([(246, 176), (262, 180)], 1, 3, 1), ASH.light)
    table(art, 340)


def _purse_pushed_forward_by_one(art: Picture) -> None:
    hand = Place(96, 292, -4, 0.98)
    art.piece(
        hand(
            blob(
                corner(-18, -50),
                corner(-28, -74),
                (-8, -68),
                corner(0, -78),
                (10, -68),
                corner(28, -76),
                corner(18, -50),
            )
        ),
        OCHRE,
        shade=(5, 4),
    )
    art.piece(
        hand(blob((-16, -48), (16, -48), (50, -8), (52, 36), (0, 58), (-52, 36), (-50, -8))),
        OCHRE,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(length=22),
    )
    art.piece(hand(rounded(-24, -57, 24, -43, 6)), RED, line=4.5, shade=(4, 3), lamp=2)
    knots = hand.point(0, 8)
    coin(art, *knots, 22)
    finger(art, Place(), [(26, 346), (44, 320), (66, 308)], 24, ASH)
    finger(art, Place(), [(24, 366), (52, 342), (82, 332)], 24, ASH)
    finger(art, Place(), [(40, 384), (70, 362), (100, 352)], 24, ASH)
    art.piece(
        blob((-10, 360), (20, 340), (58, 362), (60, 396), (20, 412), (-14, 404)), ASH, shade=(7, 7), lamp=5
    )


def _cudgel_in_the_other(art: Picture) -> None:
    art.piece(
        _tilted(
            blob(
                corner(312, 330),
                (306, 230),
                (292, 150),
                (300, 106),
                (328, 96),
                (356, 106),
                (364, 150),
                (346, 230),
                corner(340, 330),
            )
        ),
        WOOD,
        line=6.5,
        shade=(11, 6),
        lamp=6,
        hatching=Hatching(angle=80, length=16),
    )
    for x, y, reach in ((296, 126, -70), (298, 164, -90), (362, 124, 70), (360, 164, 96), (328, 98, 0)):
        art.piece(
            _tilted(polygon((x - 10, y + 4), (x, y - 24), (x + 10, y + 4)).turned(reach, (x, y))),
            STEEL,
            shade=(3, 2),
            lamp=2,
        )
    for x, y in ((322, 130), (338, 158)):
        art.piece(
            _tilted(polygon((x - 8, y + 8), (x, y - 12), (x + 8, y + 8)).turned(20, (x, y))),
            STEEL,
            line=4.5,
            shade=(3, 2),
            lamp=2,
        )
    hand = Place(318, 306, 14, 0.84)
    grip_front(art, hand, ASH)
