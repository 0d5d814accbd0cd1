"""Investment."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.props import coin, drop, line_at, spark, table
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import COAL, FOREST, IRON, MOSS, PINK, RUST
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, spot
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Investment, 400 x 400."""
    art.ground("#A9B86A", "#38502E", "#47623A", seed=38, rays_from=(200, 180))
    _scene(art)
    _plant(art)
    _pot(art)
    _watering_can_from_the_right(art)
    _worm_in_a_bowler(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-24, (340, 130)).moved(8, -30)


def _shifted(shape: Shape) -> Shape:
    return shape.moved(-112, 8)


def _leaf(art: Picture, x: float, y: float, reach: float, way: float = 1) -> None:
    place = Place(x, y, reach, way)
    art.piece(
        place(blob(corner(0, 0), (22, -18), (54, -12), corner(70, 2), (44, 14), (16, 12))), MOSS, shade=(5, 6)
    )
    line_at(art, place, (6, 0), (34, -2), (60, 1), width=3.4, colour=MOSS.dark)


def _scene(art: Picture) -> None:
    table(art, 330)


def _plant(art: Picture) -> None:
    art.piece(
        brush([(180, 300), (176, 240), (196, 190), (190, 120), (204, 64)], 12, 15, 6),
        FOREST,
        shade=(4, 2),
        lamp=3,
    )
    art.piece(brush([(182, 250), (130, 226), (92, 190)], 8, 10, 5), FOREST, line=4.5, shade=(2, 3), lamp=2)
    art.piece(brush([(188, 236), (236, 222), (262, 190)], 8, 10, 5), FOREST, line=4.5, shade=(2, 3), lamp=2)
    art.piece(brush([(190, 150), (146, 130), (122, 96)], 7, 9, 4), FOREST, line=4.5, shade=(2, 3), lamp=2)
    for length in (
        (160, 240, 150, 0.9),
        (214, 210, -30, 0.8),
        (150, 132, 195, 0.8),
        (200, 96, -34, 0.85),
        (196, 112, 205, 0.7),
        (120, 214, 60, 0.7),
    ):
        _leaf(art, *length)
    for x, y, reach in ((84, 180, 30), (268, 186, 30), (116, 84, 27), (208, 52, 34)):
        coin(art, x, y, reach)
        spark(art, x - reach * 0.5, y - reach * 0.55, 9, "#FFFDF0")


def _pot(art: Picture) -> None:
    art.piece(
        blob(corner(96, 270), corner(264, 270), (250, 350), corner(232, 372), corner(128, 372), (110, 350)),
        RUST,
        line=6,
        shade=(18, 8),
        lamp=6,
        hatching=Hatching(angle=10, length=30),
    )
    art.piece(rounded(84, 252, 276, 284, 8), RUST, line=6, shade=(10, 8), lamp=5)
    art.fill(ellipse(180, 256, 80, 5), COAL.dark)
    art.stroke((190, 286), (198, 306), (188, 322), (198, 344))
    art.stroke((197, 308), (214, 314), width=4)


def _watering_can_from_the_right(art: Picture) -> None:
    art.piece(_tilted(ellipse(392, 128, 34, 40) - ellipse(392, 128, 24, 30)), IRON, shade=(5, 5), lamp=3)
    art.piece(_tilted(polygon((264, 90), (276, 84), (330, 140), (322, 160))), IRON, shade=(5, 6))
    art.piece(
        _tilted(blob(corner(246, 92), corner(278, 62), (290, 88), (268, 104))), IRON, shade=(5, 5), lamp=3
    )
    art.piece(
        _tilted(blob(corner(316, 96), corner(392, 96), corner(396, 184), corner(312, 184))),
        IRON,
        line=6,
        shade=(14, 8),
        lamp=6,
        hatching=Hatching(angle=10, length=16),
    )
    art.fill(_tilted(box(314, 112, 394, 118)), IRON.dark)
    knots = _tilted(spot(424, 126)).centroid
    hand = Place(knots[0] - 4, knots[1] + 2, -18, 0.62)
    grip_front(art, hand)
    for x, y, way in ((262, 134, 0.8), (276, 158, 0.7), (250, 158, 0.7), (268, 110, 0.6)):
        drop(art, x, y, way, 0)


def _worm_in_a_bowler(art: Picture) -> None:
    art.piece(
        _shifted(brush([(236, 262), (234, 238), (242, 224)], 14, 15, 14)),
        PINK,
        line=4.5,
        shade=(4, 2),
        lamp=3,
    )
    art.eye(126, 234, 6, 6, pupil=2.8)
    art.eye(137, 234, 6, 6, pupil=2.8)
    art.piece(
        _shifted(
            rounded(228, 212, 258, 218, 3)
            | blob(corner(233, 214), (236, 198), (244, 196), (253, 200), corner(254, 214))
        ),
        COAL,
        line=4,
        shade=(3, 2),
        lamp=2,
    )
