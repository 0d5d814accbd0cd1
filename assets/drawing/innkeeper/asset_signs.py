"""Signs of the types of assets and of what can be said of one, 100 x 100."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import rounded, tube
from assets.drawing.innkeeper.palette import BULLION
from assets.drawing.palette import (
    BLUE,
    COAL,
    FOREST,
    INK,
    IRON,
    LINEN,
    MOSS,
    OCHRE,
    PALE,
    PARCHMENT,
    RED,
    RUST,
    TEAL,
    WOOD,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union


def staff(art: Picture) -> None:
    """Draw the sign of staff, 100 x 100."""
    art.piece(
        blob(corner(6, 98), (12, 76), (34, 66), (66, 66), (88, 76), corner(94, 98)),
        COAL,
        line=6,
        shade=(9, 6),
    )
    art.piece(polygon((34, 68), (66, 68), (58, 98), (42, 98)), LINEN, line=4, shade=(5, 0), lamp=0)
    art.piece(
        blob((20, 40), (22, 20), (50, 6), (78, 20), (80, 40), (74, 56), (26, 56)), RUST, line=6, shade=(6, 5)
    )
    art.piece(ellipse(50, 46, 23, 25), PALE, shade=(8, 6), lamp=5)
    art.piece(
        blob(
            corner(27, 40), (32, 28), (50, 24), (70, 28), corner(73, 40), (62, 33), corner(52, 38), (40, 33)
        ),
        RUST,
        line=3.4,
        shade=(3, 3),
        lamp=2,
    )
    art.piece(blob((32, 18), (34, 2), (50, -3), (66, 2), (68, 18)), LINEN, shade=(6, 4), lamp=0)
    art.piece(
        union([ellipse(24 + number * 13, 24 - abs(2 - number) * -2.4, 9, 7.5) for number in range(5)]),
        LINEN,
        shade=(4, 4),
        lamp=0,
    )
    art.ink(ellipse(42, 48, 3.6, 4.4), ellipse(60, 48, 3.6, 4.4))
    art.stroke((42, 60), (51, 64), (60, 59), width=4.4, start=2, end=2)
    art.piece(
        (polygon((50, 78), (28, 68), (28, 92)) | polygon((50, 78), (72, 68), (72, 92))).grown(1.5),
        RED,
        line=4.5,
        shade=(4, 4),
        lamp=3,
    )
    art.piece(ellipse(50, 79, 6), RED, line=3.5, shade=(2, 2), lamp=1)


def room(art: Picture) -> None:
    """Draw the sign of rooms, 100 x 100."""
    art.piece(rounded(4, 14, 18, 92, 5), WOOD, line=6, shade=(5, 0), lamp=3)
    art.piece(rounded(84, 46, 96, 92, 5), WOOD, line=6, shade=(5, 0), lamp=3)
    art.piece(rounded(14, 62, 90, 80, 3), WOOD, shade=(0, 5), lamp=3)
    art.piece(
        blob((18, 58), (20, 40), (38, 36), (52, 46), (52, 62), (20, 64)),
        LINEN,
        line=5.5,
        shade=(6, 6),
        lamp=0,
    )
    art.piece(blob((36, 66), (42, 46), (66, 40), (88, 48), (88, 66)), BLUE, line=5.5, shade=(8, 8), lamp=5)


def kitchen(art: Picture) -> None:
    """Draw the sign of kitchens, 100 x 100."""
    for x in (28, 72):
        art.piece(rounded(x - 6, 78, x + 6, 97, 4), COAL, shade=(3, 2), lamp=2)
    art.piece(
        blob((10, 40), (12, 66), (30, 86), (50, 90), (70, 86), (88, 66), (90, 40)),
        COAL,
        line=6,
        shade=(12, 9),
        lamp=6,
    )
    art.piece(ellipse(50, 38, 46, 12), IRON, line=6, shade=(5, 5))
    art.fill(ellipse(50, 38, 36, 7), "#C8D46A")
    art.fill(ellipse(44, 36, 7, 3), "#EEF4A8")
    for x, way in ((34, 0), (62, 4)):
        shape = brush([(x, 26 + way), (x - 8, 16 + way), (x + 7, 7 + way), (x, -3 + way)], 3, 8, 3)
        art.fill(shape.grown(3.6), INK)
        art.fill(shape, "#FFF8E6")
    art.fill(brush([(22, 56), (26, 70), (38, 79)], 2, 7, 2), COAL.light)


def amusement(art: Picture) -> None:
    """Draw the sign of amusements, 100 x 100."""
    art.piece(
        blob(corner(20, 74), (8, 60), (2, 40), (12, 24), (30, 22), (42, 40), corner(50, 74)),
        TEAL,
        line=6,
        shade=(7, 6),
        lamp=5,
    )
    art.piece(
        blob(corner(80, 74), (92, 60), (98, 40), (88, 24), (70, 22), (58, 40), corner(50, 74)),
        OCHRE,
        line=6,
        shade=(7, 6),
        lamp=5,
    )
    art.piece(
        blob(corner(28, 76), (34, 40), (42, 16), (60, 6), corner(76, 8), (66, 26), (70, 50), corner(72, 76)),
        RED,
        line=6,
        shade=(8, 7),
        lamp=5,
    )
    for x, y in ((10, 46), (92, 44), (78, 10)):
        art.piece(ellipse(x, y, 8.5), BULLION, shade=(3, 3), lamp=2.5)
    art.piece(
        blob((12, 74), (50, 66), (88, 74), (88, 90), (50, 84), (12, 90)), PARCHMENT, line=6, shade=(6, 6)
    )


def venture(art: Picture) -> None:
    """Draw the sign of ventures, 100 x 100."""
    art.piece(brush([(50, 86), (48, 64), (50, 44)], 9, 10, 8), FOREST, shade=(3, 1), lamp=2)
    art.piece(blob(corner(50, 76), (30, 50), corner(6, 50), (16, 76), (40, 82)), MOSS, line=5.5, shade=(5, 5))
    art.piece(
        blob(corner(52, 76), (70, 50), corner(94, 50), (84, 76), (60, 82)), MOSS, line=5.5, shade=(5, 5)
    )
    art.piece(ellipse(50, 28, 25), BULLION, line=6, shade=(6, 6), lamp=5)
    art.fill(ellipse(50, 28, 16) - ellipse(50, 28, 11), BULLION.dark)
    art.piece(blob(corner(18, 98), (26, 84), (50, 80), (74, 84), corner(82, 98)), WOOD, line=6, shade=(6, 5))


def unique(art: Picture) -> None:
    """Draw the sign of what there is only one of, 100 x 100."""
    art.piece(
        polygon((12, 84), (4, 30), (28, 52), (50, 14), (72, 52), (96, 30), (88, 84)).grown(1),
        OCHRE,
        line=6,
        shade=(8, 8),
        lamp=5,
    )
    for x, y in ((6, 26), (50, 11), (94, 26)):
        art.piece(ellipse(x, y, 7), RED, line=4.5, shade=(3, 3), lamp=2)
    art.fill(box(13, 70, 87, 75), OCHRE.dark)
    art.piece(ellipse(50, 62, 8, 9), TEAL, line=4, shade=(3, 3), lamp=2)


def exhausted(art: Picture) -> None:
    """Draw the sign of what is exhausted, 100 x 100."""
    art.piece(ellipse(86, 74, 13, 14) - ellipse(86, 74, 6, 7), IRON, shade=(3, 3), lamp=2)
    shape = brush([(46, 30), (34, 22), (56, 12), (44, 2), (54, -8)], 5, 10, 4)
    art.fill(shape.grown(4), INK)
    art.fill(shape, "#D8CEDA")
    art.fill(tube(5, (47, 42), (46, 32)), INK)
    art.piece(rounded(31, 40, 63, 82, 4), LINEN, line=6, shade=(9, 0))
    art.fill(
        blob(
            (31, 44), (47, 38), (63, 44), (64, 60), (58, 66), (54, 54), (46, 58), (42, 72), (35, 62), (30, 58)
        ),
        "#FFFFFF",
    )
    art.stroke((43, 56), (42, 72), width=4.4, start=2, end=2, colour=LINEN.dark)
    art.stroke((55, 56), (57, 66), width=4, start=2, end=2, colour=LINEN.dark)
    art.piece(blob((8, 74), (46, 84), (84, 74), (80, 92), (46, 98), (14, 92)), IRON, line=6, shade=(8, 6))
