"""The house and what happens in it: nights, rooms, comings and goings, goals."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.palette import (
    CHALK,
    CREAM,
    IRON,
    OCHRE,
    PARCHMENT,
    RED,
    RUST,
    SKIN,
    TEAL,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union


def moon(art: Picture) -> None:
    """The night."""
    art.piece(ellipse(50, 50, 44), Tones("#5A5E92", "#2B2C5C", "#1A1A3C"), line=6, shade=(8, 8), lamp=4)
    art.piece(
        ellipse(46, 50, 30) - ellipse(60, 42, 25),
        Tones("#FFF1C4", "#FFD27A", "#E9A23B"),
        line=0,
        shade=(4, 5),
        lamp=0,
    )
    art.fill(star(66, 44, 11, 4.5, 4), "#FFF1C4")


def boot(art: Picture) -> None:
    """The way out, told from inside."""
    art.piece(
        blob(corner(10, 8), corner(90, 8), (92, 52), (84, 82), corner(50, 97), (16, 82), (8, 52)).grown(-1),
        Tones("#E58A4A", "#A8441F", "#6E2A18"),
        line=6,
        shade=(8, 8),
        lamp=4,
    )
    art.piece(
        polygon((34, 18), (58, 18), (58, 50), (74, 58), (78, 74), (76, 78), (34, 78)).grown(2),
        Tones("#FFF1C4", "#FFE0A0", "#E0A654"),
        line=0,
        shade=(4, 4),
        lamp=0,
    )
    art.fill(box(32, 72, 80, 80), "#6E2A18")
    art.fill(box(33, 26, 60, 31), "#A8441F")


def leave(art: Picture) -> None:
    """An open door and an arrow through it."""
    art.piece(box(14, 8, 64, 94), WOOD, line=6, shade=(8, 0), lamp=4)
    art.fill(box(22, 16, 56, 94), "#1B1018")
    art.fill(polygon((22, 94), (22, 16), (56, 94)), "#2B2C5C")
    art.piece(polygon((22, 16), (40, 24), (40, 98), (22, 92)), RUST, line=4, shade=(4, 0), lamp=3)
    art.fill(ellipse(36, 60, 3), OCHRE.light)
    art.piece(
        polygon((46, 44), (70, 44), (70, 30), (96, 53), (70, 76), (70, 62), (46, 62)),
        Tones("#FFE9B0", "#FFD27A", "#E9A23B"),
        line=6,
        shade=(3, 6),
        lamp=0,
    )


def bed(art: Picture) -> None:
    """A bed, taken."""
    art.piece(polygon((6, 20), (18, 20), (18, 86), (6, 86)), WOOD, line=5, shade=(5, 0), lamp=3)
    art.piece(polygon((84, 44), (96, 44), (96, 86), (84, 86)), WOOD, line=5, shade=(5, 0), lamp=3)
    art.piece(blob((18, 44), (36, 40), (48, 52), (46, 64), (18, 64)), CHALK, line=5, shade=(5, 5), lamp=0)
    art.piece(
        blob((38, 56), (60, 44), (86, 50), (88, 78), (18, 78), (18, 64)), WINE, line=5, shade=(8, 8), lamp=5
    )
    letter = polygon(
        (50, 8), (78, 8), (78, 16), (62, 30), (78, 30), (78, 38), (50, 38), (50, 30), (66, 16), (50, 16)
    )
    art.ink(letter.grown(4))
    art.fill(letter, OCHRE.light)


def zzz(art: Picture) -> None:
    """Sleep."""
    art.piece(
        polygon(
            (14, 10), (88, 10), (88, 28), (44, 72), (88, 72), (88, 92), (12, 92), (12, 74), (56, 30), (14, 30)
        ).turned(-6, (50, 50)),
        PARCHMENT,
        line=7,
        shade=(6, 7),
        lamp=4,
    )


def key(art: Picture) -> None:
    """The key of a room."""
    art.piece(
        union(
            [
                ellipse(28, 30, 23),
                box(26, 26, 40, 96).turned(-45, (30, 30)),
                box(38, 62, 56, 72).turned(-45, (30, 30)),
                box(38, 80, 60, 92).turned(-45, (30, 30)),
            ]
        )
        - ellipse(28, 30, 10),
        OCHRE,
        line=6,
        shade=(5, 5),
        lamp=4,
    )


def goal(art: Picture) -> None:
    """The star of a goal."""
    art.piece(star(50, 53, 48, 21, 5), OCHRE, line=6, shade=(8, 8), lamp=5)


def lock(art: Picture) -> None:
    """A padlock."""
    art.piece(ellipse(50, 38, 26, 30) - ellipse(50, 38, 14, 18), IRON, line=6, shade=(4, 4), lamp=3)
    art.piece(box(16, 42, 84, 92).grown(2), OCHRE, line=6, shade=(9, 8), lamp=5)
    art.ink(ellipse(50, 62, 8), polygon((46, 62), (54, 62), (58, 80), (42, 80)))


def clock(art: Picture) -> None:
    """An hourglass."""
    art.piece(
        union([polygon((22, 12), (78, 12), (56, 50), (78, 88), (22, 88), (44, 50))]),
        Tones("#FFFDF0", "#E7E0CC", "#B8A384"),
        line=5,
        shade=(6, 4),
        lamp=3,
    )
    art.fill(polygon((34, 28), (66, 28), (50, 50)), OCHRE.base)
    art.fill(polygon((28, 84), (72, 84), (50, 62)), OCHRE.base)
    art.piece(box(16, 6, 84, 16).grown(2), WOOD, line=5, shade=(5, 3), lamp=2)
    art.piece(box(16, 84, 84, 94).grown(2), WOOD, line=5, shade=(5, 3), lamp=2)


def die(art: Picture) -> None:
    """A die, for chance."""
    art.piece(box(16, 16, 84, 84).grown(6).turned(-8, (50, 50)), CHALK, line=6, shade=(9, 9), lamp=4)
    for x, y in ((34, 34), (66, 32), (50, 50), (36, 68), (67, 66)):
        art.ink(ellipse(x, y, 6.5))


def person(art: Picture) -> None:
    """A player."""
    art.piece(
        blob(corner(10, 96), (14, 72), (34, 60), (66, 60), (86, 72), corner(90, 96)),
        TEAL,
        line=6,
        shade=(10, 6),
        lamp=4,
    )
    art.piece(ellipse(50, 36, 26, 28), SKIN, line=6, shade=(8, 7), lamp=4)
    art.ink(ellipse(41, 36, 3.5), ellipse(60, 36, 3.5))
    art.stroke((40, 48), (50, 54), (60, 48), width=5, start=2, end=2)


def bot(art: Picture) -> None:
    """A player of clockwork."""
    art.piece(box(18, 34, 82, 88).grown(6), IRON, line=6, shade=(10, 8), lamp=5)
    art.piece(box(46, 12, 54, 32), IRON, line=4, shade=(2, 2), lamp=0)
    art.piece(ellipse(50, 12, 9), RED, line=5, shade=(3, 3), lamp=2)
    for x in (36, 64):
        art.ink(ellipse(x, 54, 12))
        art.fill(ellipse(x, 54, 8.5), OCHRE.light)
        art.fill(ellipse(x - 2, 51, 3), CREAM)
    art.ink(box(32, 74, 68, 81))
    for x in (40, 50, 60):
        art.fill(box(x - 1, 74, x + 1, 81), IRON.light)


def flag(art: Picture) -> None:
    """A flag, for a goal that was reached."""
    art.piece(polygon((22, 6), (30, 6), (30, 96), (22, 96)), WOOD, line=5, shade=(3, 0), lamp=2)
    art.piece(
        blob(corner(30, 10), (60, 16), corner(92, 8), (80, 32), corner(92, 56), (60, 50), corner(30, 58)),
        RED,
        line=6,
        shade=(8, 8),
        lamp=4,
    )
    art.fill(star(58, 33, 13, 5, 5), OCHRE.light)
