"""Notice Board."""

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.palette import STEEL
from assets.drawing.innkeeper.props import coin, line_at, paper, planks
from assets.drawing.palette import (
    BLUE,
    FOREST,
    FUR,
    INK,
    LINEN,
    OCHRE,
    PARCHMENT,
    PINK,
    RED,
    RUST,
    STRAW,
    TEAL,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Notice Board, 400 x 400."""
    art.ground("#9AA86A", "#3E4A2C", "#4E5C38", seed=42, rays_from=(200, 180))
    _scene(art)
    _wanted_gryphon(art)
    _other_notices(art)
    _missing_cat_drawing(art)
    _dagger_pinning_one(art)
    _snail_reading(art)


def _tilted(shape: Shape) -> Shape:
    return shape.turned(-28, (322, 112))


def _scene(art: Picture) -> None:
    for x in (46, 354):
        art.piece(
            box(x - 15, 30, x + 15, 420), WOOD, line=6, shade=(9, 0), lamp=5, hatching=Hatching(length=10)
        )
    art.piece(
        polygon((-10, 66), (200, -4), (410, 66), (398, 92), (200, 28), (2, 92)),
        RUST,
        line=6,
        shade=(5, 10),
        lamp=5,
        hatching=Hatching(angle=10, length=10),
    )
    planks(art, 22, 70, 378, 330, 5, Tones("#B5814C", "#8A5632", "#583018"))
    art.fill(box(22, 70, 378, 330) - box(33, 81, 367, 319), WOOD.dark)
    art.fill(box(22, 70, 378, 330) - box(30, 78, 370, 322), WOOD.base)
    art.fill(box(20, 68, 380, 332) - box(22, 70, 378, 330), INK)
    art.fill(box(33, 81, 367, 319) - box(35.5, 83.5, 364.5, 316.5), INK)


def _wanted_gryphon(art: Picture) -> None:
    hand = Place(118, 178, -5, 1.15)
    paper(art, hand, 118, 152, PARCHMENT, 0)
    gryphon = Place(114, 168, -5, 1)
    feathers = [
        gryphon(
            blob(corner(0, 0), (14, -30), corner(0, -52 - number % 3 * 6), (-14, -30)).turned(
                number * 26, (0, 0)
            )
        )
        for number in range(14)
    ]
    art.piece(union(feathers), RUST, line=4.5, shade=(6, 5))
    for way in (-1, 1):
        art.piece(
            gryphon(
                blob(corner(way * 18, -28), (way * 40, -50), corner(way * 42, -70), corner(way * 10, -44))
            ),
            FUR,
            line=4,
            shade=(4, 3),
            lamp=3,
        )
    art.piece(gryphon(ellipse(0, -2, 36, 34)), PARCHMENT, line=4.5, shade=(6, 5))
    knots = gryphon.point(-14, -8)
    point = gryphon.point(16, -10)
    art.eye(*knots, 12, 13, look=(5, 2), pupil=4.5, iris="#E9A23B")
    art.eye(*point, 11, 11, look=(-4, 2), pupil=4.5, lid=0.3, skin=PARCHMENT, iris="#E9A23B")
    line_at(art, gryphon, (-32, -22), (-16, -28), (-2, -20), width=6)
    line_at(art, gryphon, (34, -26), (18, -30), (4, -22), width=6)
    art.piece(
        gryphon(blob(corner(-18, 8), (2, -2), corner(24, 8), (24, 26), corner(10, 46), (6, 30), (-14, 26))),
        OCHRE,
        line=4.5,
        shade=(5, 5),
    )
    for number in range(3):
        coin(art, 86 + number * 30, 252 - number * 2.6, 10, line=3.4)


def _other_notices(art: Picture) -> None:
    hand = Place(232, 142, 6, 1)
    paper(art, hand, 92, 84, LINEN, 4, seed=3)
    second = Place(322, 150, -7, 1)
    paper(art, second, 72, 112, STRAW, 2, seed=4)
    art.fill(
        second(union([box(-22, 20, -12, 44), box(-6, 20, 4, 44), box(10, 20, 20, 44), box(-30, 16, 30, 20)])),
        WOOD.dark,
    )
    third = Place(244, 256, -4, 1)
    paper(art, third, 104, 92, Tones("#FCE0D8", "#F3BFB4", "#C88074"), 0, seed=5)


def _missing_cat_drawing(art: Picture) -> None:
    hand = Place(240, 258, -4, 0.9)
    art.fill(
        hand(
            blob(
                (-34, 30),
                (-34, -8),
                corner(-28, -34),
                (-10, -20),
                (10, -20),
                corner(28, -34),
                (34, -8),
                (34, 30),
            )
        ),
        INK,
    )
    art.eye(*hand.point(-13, 4), 8, 9, look=(0, -2), pupil=4)
    art.eye(*hand.point(13, 4), 8, 9, look=(0, -2), pupil=4)
    art.fill(hand(polygon((-4, 16), (4, 16), (0, 21))), PINK.base)
    fourth = Place(332, 262, 8, 1)
    paper(art, fourth, 64, 88, BLUE, 3, seed=6)
    for x, y, tones in ((118, 96, RED), (232, 106, OCHRE), (244, 214, TEAL), (332, 224, RED)):
        art.piece(ellipse(x, y, 8), tones, line=4, shade=(3, 3), lamp=2.5)
        art.fill(ellipse(x - 2.5, y - 2.5, 2.4), "#FFF8E6")


def _dagger_pinning_one(art: Picture) -> None:
    art.piece(_tilted(polygon((314, 64), (330, 64), (322, 122))), STEEL, line=4.5, shade=(4, 0), lamp=2)
    art.piece(_tilted(rounded(302, 54, 342, 66, 5)), OCHRE, line=4.5, shade=(4, 4), lamp=3)
    art.piece(_tilted(rounded(315, 18, 329, 56, 5)), WINE, line=4.5, shade=(5, 3), lamp=3)
    art.piece(_tilted(ellipse(322, 14, 9)), OCHRE, line=4, shade=(3, 3), lamp=2)
    art.piece(
        blob(
            corner(-10, 420),
            (-10, 366),
            (60, 352),
            (130, 366),
            (220, 350),
            (310, 366),
            (410, 352),
            corner(410, 420),
        ),
        FOREST,
        line=6,
        shade=(6, 10),
        lamp=5,
    )


def _snail_reading(art: Picture) -> None:
    art.piece(
        blob((96, 372), (90, 352), (108, 344), (116, 362), (150, 362), (196, 366), (204, 376), (150, 382)),
        STRAW,
        shade=(5, 6),
    )
    art.piece(ellipse(156, 342, 30, 28), RUST, line=5.5, shade=(7, 7), lamp=5)
    art.stroke((140, 350), (144, 328), (166, 326), (172, 346), (158, 352), (154, 342), start=2, end=2)
    art.stroke((98, 350), (90, 330), start=4, end=4)
    art.stroke((106, 348), (106, 328), start=4, end=4)
    art.eye(88, 324, 8, 8, look=(1, -3), pupil=3.6)
    art.eye(108, 322, 8, 8, look=(1, -3), pupil=3.6)
