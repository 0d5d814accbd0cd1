"""Free Ale."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.props import drop, line_at
from assets.drawing.innkeeper.reaching_hands import finger, grip_front
from assets.drawing.palette import (
    BLUE,
    IRON,
    LINEN,
    MOSS,
    OCHRE,
    PARCHMENT,
    RED,
    TAN,
    TEAL,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon, union
from assets.drawing.texture import Hatching

_GRIP = Tones("#B9CFC0", "#84A596", "#4C6C66")


def draw(art: Picture) -> None:
    """Draw the Free Ale, 400 x 400."""
    art.ground("#E0A248", "#74371E", "#93502A", seed=56, rays_from=(200, 150))
    _keg(art)
    _stream(art)
    _three_mugs(art)
    _three_mugs_details(art)


def _mug(art: Picture, x: float, y: float, reach: float, way: float) -> None:
    mug = Place(x, y, reach, way)
    art.piece(mug(ellipse(58, 10, 26, 34) - ellipse(58, 10, 14, 21)), BLUE, shade=(4, 4), lamp=3)
    art.piece(
        mug(polygon((-46, -40), (46, -40), (40, 62), (-40, 62))),
        BLUE,
        line=6,
        shade=(12 * way, 0),
        lamp=5,
    )
    for number in (-16, 14):
        line_at(art, mug, (number, -36), (number * 0.9, 58), start=3, end=3, colour=BLUE.dark)
    art.piece(mug(polygon((-47, -22), (47, -22), (46, -6), (-46, -6))), IRON, line=4.5, shade=(6, 3), lamp=3)
    art.piece(mug(polygon((-42, 38), (42, 38), (41, 54), (-41, 54))), IRON, line=4.5, shade=(6, 3), lamp=3)
    art.piece(
        mug(
            union(
                [
                    ellipse(-38, -46, 18),
                    ellipse(-12, -58, 22),
                    ellipse(18, -54, 21),
                    ellipse(40, -44, 16),
                    blob((-52, -44), (-32, -44), (-34, -6), (-42, 4), (-50, -8)),
                    blob((20, -44), (36, -44), (34, -14), (28, -8), (22, -16)),
                ]
            )
        ),
        LINEN,
        shade=(7, 7),
        lamp=0,
    )


def _keg(art: Picture) -> None:
    art.piece(
        blob(corner(72, -10), (66, 40), (86, 96), (200, 112), (314, 96), (334, 40), corner(328, -10)),
        WOOD,
        line=6,
        shade=(14, 9),
        lamp=6,
        hatching=Hatching(angle=0, length=20),
    )
    for x in (130, 172, 228, 270):
        art.stroke((x + (x - 200) * 0.1, 0), (x, 104), start=4, end=4)
    art.piece(
        blob(corner(68, 22), (200, 36), corner(332, 22), corner(334, 44), (200, 60), corner(66, 44)),
        IRON,
        shade=(4, 6),
    )
    art.piece(rounded(180, 84, 220, 128, 6), OCHRE, line=5.5, shade=(6, 4))
    art.piece(rounded(166, 66, 234, 82, 6) | rounded(191, 56, 209, 98, 3), RED, shade=(5, 5), lamp=3)


def _stream(art: Picture) -> None:
    art.piece(
        blob((190, 120), (210, 120), (212, 170), (218, 230), (182, 230), (188, 170)),
        Tones("#FFE9A0", "#F2B53C", "#C07A22"),
        shade=(6, 0),
    )


def _three_mugs(art: Picture) -> None:
    art.piece(
        blob(corner(-20, 420), (-20, 330), (20, 270), (66, 300), corner(80, 420)),
        TEAL,
        line=6,
        shade=(12, 6),
        lamp=5,
        hatching=Hatching(length=24),
    )
    _mug(art, 100, 204, -12, 0.86)
    grip_front(art, Place(46, 222, -12, 0.62, True))
    art.piece(rounded(-8, 252, 30, 302, 10).turned(40, (11, 277)), PARCHMENT, shade=(6, 5), lamp=3)
    art.piece(
        blob(corner(420, 420), (420, 330), (380, 270), (334, 300), corner(320, 420)),
        WINE,
        line=6,
        shade=(12, 6),
        lamp=5,
        hatching=Hatching(length=24),
    )
    _mug(art, 300, 204, 12, 0.86)
    grip_front(art, Place(354, 222, 12, 0.62), TAN)
    art.piece(rounded(370, 252, 408, 302, 10).turned(-40, (389, 277)), PARCHMENT, shade=(6, 5), lamp=3)
    _mug(art, 200, 294, 0, 1.05)
    art.piece(
        union([ellipse(176, 232, 18), ellipse(200, 222, 24), ellipse(226, 232, 18)]),
        LINEN,
        shade=(6, 6),
        lamp=0,
    )


def _three_mugs_details(art: Picture) -> None:
    art.piece(
        blob(corner(140, 420), (146, 368), (200, 352), (254, 368), corner(262, 420)),
        MOSS,
        line=6,
        shade=(12, 6),
        lamp=5,
    )
    for x in (162, 186, 211, 235):
        finger(art, Place(0, 0, 0, 1), [(x, 346), (x, 318), (x, 300)], 25, _GRIP)
    finger(art, Place(0, 0, 0, 1), [(262, 340), (258, 310), (244, 286)], 24, _GRIP)
    art.piece(
        blob((148, 352), (200, 334), (258, 352), (258, 384), (200, 396), (146, 384)),
        _GRIP,
        shade=(8, 8),
        lamp=5,
    )
    for x, y, reach in (
        (150, 130, 8),
        (256, 140, 10),
        (140, 160, 5),
        (268, 108, 6),
        (166, 196, 7),
        (240, 190, 8),
        (30, 120, 6),
        (376, 130, 7),
    ):
        art.piece(ellipse(x, y, reach), Tones("#FFFFFF", "#FFE9B0", "#E9A23B"), line=3, shade=None, lamp=1)
    for x, y, reach in ((158, 178, -50), (244, 170, 50)):
        drop(art, x, y, 0.7, reach, Tones("#FFF1C4", "#F2B53C", "#C07A22"))
