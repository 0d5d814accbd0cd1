"""Forced Sale."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.palette import PLASTER
from assets.drawing.innkeeper.props import coin, dashes, drop, table
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import COAL, INK, MOUTH, OCHRE, PALE, PARCHMENT, PLUM, RUST, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Forced Sale, 400 x 400."""
    art.ground("#C06A4A", "#481828", "#64283A", seed=65, rays_from=(200, 180))
    _scene(art)
    _block(art)
    _trembling_little_inn(art)
    _arms_clinging_to_the_block(art)
    _price_tag(art)
    _gavel_from_top_right(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-26, (270, 70))


def _scene(art: Picture) -> None:
    table(art, 322)


def _block(art: Picture) -> None:
    art.piece(
        blob(corner(70, 300), corner(330, 300), corner(346, 340), corner(54, 340)),
        WOOD,
        line=6,
        shade=(9, 8),
        lamp=5,
    )
    art.piece(rounded(84, 282, 316, 306, 10), WOOD, line=6, shade=(6, 8), lamp=5)


def _trembling_little_inn(art: Picture) -> None:
    art.piece(polygon((112, 178), (238, 178), (244, 286), (108, 286)), PLASTER, line=6, shade=(14, 6), lamp=5)
    for shape in (box(108, 272, 244, 286), box(108, 178, 120, 286), box(232, 178, 244, 286)):
        art.piece(shape, WOOD, line=3.5, shade=(2, 3), lamp=1)
    art.eye(148, 212, 18, 20, look=(3, -10), pupil=7)
    art.eye(202, 212, 18, 20, look=(3, -10), pupil=7)
    mouth = blob(corner(152, 272), (154, 250), (175, 240), (196, 250), corner(198, 272))
    art.piece(mouth, MOUTH, shade=None, lamp=0)
    art.fill(blob((158, 252), (175, 246), (192, 252), (188, 258), (162, 258)), "#FFF8E6")
    art.piece(polygon((206, 96), (230, 96), (230, 140), (206, 140)), RUST, shade=(6, 0), lamp=3)
    art.piece(
        blob(
            corner(90, 188),
            (130, 144),
            (174, 112),
            (222, 144),
            corner(262, 188),
            (220, 182),
            (174, 178),
            (130, 182),
        ),
        PLUM,
        line=6,
        shade=(12, 9),
        lamp=6,
        hatching=Hatching(length=20),
    )
    for y, places in ((150, (150, 174, 198)), (170, (122, 148, 174, 200, 228))):
        for x in places:
            art.fill(brush([(x - 11, y - 4), (x, y + 5), (x + 11, y - 4)], 1, 4.2, 1), PLUM.dark)
    drop(art, 92, 214, 0.9)
    drop(art, 76, 250, 0.7)
    drop(art, 262, 214, 0.8)


def _arms_clinging_to_the_block(art: Picture) -> None:
    for way in (0, 1):
        Place(100 if not way else 252, 290, -90, 0.36, way == 1)
        art.piece(
            tube(
                13,
                (112 if not way else 240, 262),
                (92 if not way else 262, 272),
                (96 if not way else 258, 288),
            ),
            PLASTER,
            line=4.5,
            shade=(3, 3),
            lamp=2,
        )
        grip_front(art, Place(92 if not way else 262, 288, 90, 0.46, way == 1), PLASTER)


def _price_tag(art: Picture) -> None:
    art.fill(tube(6, (240, 250), (276, 244), (296, 258)), INK)
    art.fill(tube(2.5, (240, 250), (276, 244), (296, 258)), PARCHMENT.base)
    angle = polygon((290, 250), (308, 234), (368, 234), (368, 286), (308, 286), (290, 270)).turned(
        14, (320, 260)
    )
    art.piece(angle, PARCHMENT, line=5.5, shade=(6, 6))
    art.piece(ellipse(306, 256, 5), COAL, line=3, shade=None, lamp=0)
    coin(art, 340, 265, 16)


def _gavel_from_top_right(art: Picture) -> None:
    art.piece(_tilted(rounded(300, 58, 450, 80, 8)), WOOD, line=6, shade=(0, 7))
    art.piece(
        _tilted(
            blob(
                corner(186, 40),
                corner(190, -4),
                corner(294, -4),
                (298, 40),
                (304, 68),
                (298, 96),
                corner(294, 142),
                corner(190, 142),
                (186, 96),
                (180, 68),
            )
        ),
        WOOD,
        line=7,
        shade=(14, 9),
        lamp=7,
        hatching=Hatching(angle=0, length=20),
    )
    art.piece(_tilted(box(182, -14, 302, 12).grown(3)), OCHRE, line=6, shade=(7, 7), lamp=5)
    art.piece(_tilted(box(182, 126, 302, 152).grown(3)), OCHRE, line=6, shade=(7, 7), lamp=5)
    art.piece(_tilted(box(178, 58, 306, 80)), OCHRE, shade=(6, 5))
    hand = Place(372, 24, 64, 0.86)
    grip_front(art, hand, PALE)
    dashes(art, [(128, 60), (112, 96)], [(96, 74), (84, 106)], [(60, 96), (52, 122)], width=9)
