"""The signs on buttons."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.palette import (
    BLUE,
    CHALK,
    IRON,
    MOSS,
    OCHRE,
    PARCHMENT,
    PURE_WHITE,
    RED,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union


def menu(art: Picture) -> None:
    """Three planks: the menu."""
    for y in (16, 42, 68):
        art.piece(
            polygon((12, y + 2), (88, y), (86, y + 17), (14, y + 16)), PARCHMENT, line=5, shade=(4, 5), lamp=0
        )


def hint(art: Picture) -> None:
    """A lit lantern."""
    art.piece(box(38, 4, 62, 18), WOOD, line=5, shade=(5, 3), lamp=0)
    art.piece(polygon((28, 18), (72, 18), (80, 30), (20, 30)), IRON, line=5, shade=(8, 4), lamp=3)
    art.piece(
        polygon((24, 32), (76, 32), (70, 82), (30, 82)),
        Tones("#FFF6D6", "#FFD27A", "#F2A93B"),
        line=5,
        shade=(8, 0),
        lamp=4,
    )
    art.piece(
        blob(corner(50, 40), (62, 60), (58, 74), (50, 78), (42, 74), (38, 60)),
        Tones("#FFFDF0", "#F28C28", "#C0562A"),
        line=3,
        shade=(4, 3),
        lamp=3,
    )
    art.piece(polygon((20, 82), (80, 82), (76, 96), (24, 96)), IRON, line=5, shade=(8, 5), lamp=3)


def check(art: Picture) -> None:
    """Yes."""
    art.piece(brush([(14, 52), (38, 78), (86, 20)], 12, 20, 10), MOSS, line=6, shade=(5, 6), lamp=4)


def cross(art: Picture) -> None:
    """No."""
    art.piece(
        union(
            [
                brush([(16, 16), (50, 50), (84, 84)], 14, 20, 14),
                brush([(84, 16), (50, 50), (16, 84)], 14, 20, 14),
            ]
        ),
        RED,
        line=6,
        shade=(5, 6),
        lamp=4,
    )


def warn(art: Picture) -> None:
    """A warning."""
    art.piece(polygon((50, 8), (94, 88), (6, 88)).grown(4), OCHRE, line=6, shade=(8, 7), lamp=5)
    art.ink(blob((50, 34), (57, 40), (54, 62), (46, 62), (43, 40)), ellipse(50, 75, 6))


def gear(art: Picture) -> None:
    """Settings."""
    art.piece(
        union(
            [ellipse(50, 50, 31)]
            + [box(42, 4, 58, 96).grown(1).turned(step * 45, (50, 50)) for step in range(4)]
        )
        - ellipse(50, 50, 13),
        IRON,
        line=6,
        shade=(7, 7),
        lamp=4,
    )


def question(art: Picture) -> None:
    """A question mark."""
    art.piece(
        union(
            [
                brush([(28, 36), (34, 16), (54, 10), (72, 22), (70, 42), (54, 52), (52, 66)], 16, 18, 14),
                ellipse(52, 86, 10),
            ]
        ),
        PARCHMENT,
        line=6,
        shade=(5, 6),
        lamp=0,
    )


def hand(art: Picture) -> None:
    """A hand that points."""
    art.piece(
        union(
            [
                box(36, 8, 50, 60).grown(5),
                box(52, 36, 62, 60).grown(5),
                box(66, 42, 74, 62).grown(5),
                blob((22, 50), (36, 56), (80, 52), (84, 74), (72, 94), (40, 94), (20, 70)),
            ]
        ),
        PARCHMENT,
        line=6,
        shade=(7, 6),
        lamp=0,
    )
    art.stroke((57, 42), (57, 60), width=4, start=3, end=3)
    art.stroke((70, 46), (70, 62), width=4, start=3, end=3)


def eye(art: Picture) -> None:
    """An open eye."""
    art.piece(
        blob(corner(4, 50), (28, 24), (50, 18), (72, 24), corner(96, 50), (72, 76), (50, 82), (28, 76)),
        CHALK,
        line=6,
        shade=(5, 8),
        lamp=0,
    )
    art.piece(ellipse(50, 50, 21), OCHRE, line=4, shade=(5, 5), lamp=3)
    art.ink(ellipse(50, 50, 9))
    art.fill(ellipse(45, 44, 4), PURE_WHITE)


def drag(art: Picture) -> None:
    """Four arrows: it can be moved."""
    for an in (0, 90, 180, 270):
        art.piece(
            polygon((50, 2), (68, 24), (57, 24), (57, 50), (43, 50), (43, 24), (32, 24)).turned(an, (50, 50)),
            PARCHMENT,
            line=5,
            shade=(3, 4),
            lamp=0,
        )
    art.fill(box(43, 43, 57, 57), PARCHMENT.base)


def chart(art: Picture) -> None:
    """Three bars: statistics."""
    for x, y, tones in ((12, 56, BLUE), (40, 34, OCHRE), (68, 14, RED)):
        art.piece(box(x, y, x + 20, 88), tones, line=5, shade=(5, 0), lamp=3)
    art.piece(box(4, 86, 96, 95).grown(1), PARCHMENT, line=4, shade=(3, 3), lamp=0)


def book(art: Picture) -> None:
    """A closed book."""
    art.piece(box(14, 8, 86, 92).grown(3), WINE, line=6, shade=(10, 8), lamp=4)
    art.fill(box(22, 8, 30, 92), WINE.dark)
    art.piece(box(40, 22, 76, 44).grown(1), PARCHMENT, line=3, shade=(3, 3), lamp=1)
    art.fill(box(46, 30, 70, 34), "#5B3A2A")


def trash(art: Picture) -> None:
    """A bin."""
    art.piece(polygon((22, 30), (78, 30), (72, 94), (28, 94)), IRON, line=6, shade=(8, 4), lamp=4)
    art.piece(box(14, 18, 86, 30).grown(2), IRON, line=5, shade=(6, 3), lamp=3)
    art.piece(box(40, 8, 60, 18), IRON, line=4, shade=(3, 2), lamp=2)
    for x in (40, 50, 60):
        art.stroke((x, 42), (x + (x - 50) * -0.1, 84), width=5, start=4, end=4)


def music(art: Picture) -> None:
    """Two notes."""
    art.piece(
        union(
            [
                ellipse(26, 78, 17, 13),
                ellipse(74, 68, 17, 13),
                box(35, 16, 43, 78),
                box(83, 8, 91, 68),
                polygon((35, 16), (91, 6), (91, 24), (35, 34)),
            ]
        ),
        OCHRE,
        line=6,
        shade=(6, 6),
        lamp=3,
    )
