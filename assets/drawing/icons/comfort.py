"""The signs of comfort: what is heard and seen, what is pressed, and where to look things up."""

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.palette import (
    BLUE,
    CHALK,
    COAL,
    IRON,
    NIGHT,
    OCHRE,
    PARCHMENT,
    PURE_WHITE,
    RED,
    RUST,
    SKIN,
    TEAL,
    WATER,
    WINE,
    WOOD,
    Tones,
)
from assets.drawing.picture import Picture
from assets.drawing.shapes import bar, box, ellipse, polygon

_GLASS = Tones("#F4FBFC", "#CFE6EE", "#8FC1D6")


def sound_on(art: Picture) -> None:
    """A bell that rings; the horn is a quirk already."""
    art.piece(ellipse(50, 87, 9), OCHRE, line=5, shade=(4, 4), lamp=3)
    art.piece(ellipse(50, 14, 8), OCHRE, line=5, shade=(3, 3), lamp=2)
    art.piece(
        blob(
            (50, 15),
            (68, 25),
            (74, 54),
            corner(88, 80),
            corner(12, 80),
            (26, 54),
            (32, 25),
        ),
        OCHRE,
        line=6,
        shade=(10, 3),
        lamp=5,
    )
    art.fill(polygon((19, 70), (81, 70), (84, 74), (16, 74)), OCHRE.dark)
    for way in (-1, 1):
        for reach, width in ((33, 7), (44, 7)):
            wave = brush(
                [(50 + way * (reach - 5), 20), (50 + way * reach, 36), (50 + way * (reach - 1), 52)],
                4,
                width,
                4,
            )
            art.ink(wave.grown(2.6))
            art.fill(wave, OCHRE.light)


def palette(art: Picture) -> None:
    """A painter's board with four inks, each another shape."""
    board = blob(
        (54, 10),
        (84, 22),
        (95, 48),
        (84, 64),
        (66, 62),
        (60, 74),
        (66, 88),
        (48, 93),
        (16, 80),
        (5, 50),
        (18, 22),
    ) - ellipse(43, 78, 7)
    art.piece(board, WOOD, line=6, shade=(6, 8), lamp=4)
    art.piece(ellipse(27, 52, 10), RED, line=3.5, shade=(3, 3), lamp=2)
    art.piece(box(33, 20, 50, 37).grown(1), OCHRE, line=3.5, shade=(3, 3), lamp=2)
    art.piece(polygon((68, 19), (80, 37), (58, 37)).grown(1.5), BLUE, line=3.5, shade=(3, 3), lamp=2)


def card_back(art: Picture) -> None:
    """A card that lies face down."""
    art.piece(box(20, 6, 80, 94).grown(-4).grown(6), WINE, line=6, shade=(6, 6), lamp=4)
    art.fill(box(26, 13, 74, 87) - box(29, 16, 71, 84), OCHRE.base)
    art.piece(polygon((50, 22), (70, 50), (50, 78), (30, 50)), OCHRE, line=4, shade=(5, 6), lamp=3)
    art.piece(star(50, 50, 11, 4.5, 4), NIGHT, line=2.5, shade=None, lamp=0)


def keyboard(art: Picture) -> None:
    """Three rows of keys."""
    art.piece(box(5, 22, 95, 80).grown(3), COAL, line=5, shade=(6, 7), lamp=4)
    for y, keys in (
        (27, ((11, 26), (31, 46), (54, 69), (74, 89))),
        (44, ((11, 32), (37, 52), (58, 73), (78, 89))),
        (61, ((11, 22), (28, 72), (78, 89))),
    ):
        for left, right in keys:
            art.fill(box(left, y, right, y + 12), PARCHMENT.base)
            art.fill(box(left, y + 9, right, y + 12), PARCHMENT.dark)


def gamepad(art: Picture) -> None:
    """A pad with a cross and two knobs."""
    art.piece(
        blob(
            (24, 24), (40, 30), (60, 30), (76, 24), (92, 40), (97, 72), (86, 84),
            (72, 72), (60, 63), (40, 63), (28, 72), (14, 84), (3, 72), (8, 40),
        ),
        IRON,
        line=6,
        shade=(6, 8),
        lamp=4,
    )  # fmt: skip
    art.ink(box(26, 33, 34, 57), box(18, 41, 42, 49))
    art.piece(ellipse(66, 50, 6), OCHRE, line=3, shade=(2, 2), lamp=0)
    art.piece(ellipse(80, 42, 6), RED, line=3, shade=(2, 2), lamp=0)


def search(art: Picture) -> None:
    """A glass to find things with."""
    art.piece(bar((62, 62), (88, 88), 8), WOOD, line=6, shade=(4, 5), lamp=3)
    art.piece(ellipse(41, 41, 35), OCHRE, line=6, shade=(6, 6), lamp=4)
    art.piece(ellipse(41, 41, 24), _GLASS, line=4, shade=(-6, -6), lamp=0)
    art.stroke((26, 44), (28, 31), (41, 24), width=8, start=4, end=3, colour=PURE_WHITE)


def teacher(art: Picture) -> None:
    """The cap of a scholar: a first lesson."""
    art.piece(
        blob(corner(22, 46), corner(78, 46), (78, 70), (50, 82), (22, 70)),
        NIGHT,
        line=6,
        shade=(8, 5),
        lamp=4,
    )
    art.piece(polygon((50, 14), (97, 40), (50, 64), (3, 40)).grown(1), NIGHT, line=6, shade=(5, 8), lamp=5)
    art.ink(brush([(50, 38), (72, 47), (86, 50), (87, 72)], 8, 9, 9))
    art.fill(brush([(50, 38), (72, 47), (86, 50), (87, 70)], 4, 4.5, 4.5), OCHRE.light)
    art.piece(polygon((83, 68), (91, 68), (96, 90), (78, 90)), OCHRE, line=4.5, shade=(4, 2), lamp=3)


def gallery(art: Picture) -> None:
    """A likeness in a frame."""
    art.piece(box(10, 6, 90, 94).grown(2), OCHRE, line=6, shade=(5, 6), lamp=4)
    art.piece(box(22, 18, 78, 82), TEAL, line=4, shade=(-6, -6), lamp=0)
    inside = box(22, 18, 78, 82)
    shoulders = blob(corner(24, 84), (30, 68), (50, 62), (70, 68), corner(76, 84)) & inside
    art.piece(shoulders, WINE, line=4, shade=(6, 4), lamp=3)
    art.piece(ellipse(50, 45, 15, 17), SKIN, line=4, shade=(5, 4), lamp=3)
    art.ink(ellipse(45, 43, 2.6), ellipse(56, 43, 2.6))
    art.stroke((44, 51), (50, 55), (57, 51), width=4, start=2, end=2)


def arrow_right(art: Picture) -> None:
    """To the right."""
    arrow = polygon((92, 50), (48, 90), (48, 66), (8, 66), (8, 34), (48, 34), (48, 10))
    art.piece(arrow, PARCHMENT, line=6, shade=(5, 6), lamp=0)


def contrast(art: Picture) -> None:
    """A disc half dark and half light."""
    disc = ellipse(50, 50, 44)
    art.piece(disc, CHALK, line=6, shade=None, lamp=0)
    art.ink(disc & box(50, 0, 100, 100))
    art.fill((disc - disc.grown(-5)) & box(50, 0, 100, 100), COAL.light)


def pin(art: Picture) -> None:
    """A nail with a round head that keeps a sheet on the board."""
    art.piece(polygon((42, 58), (55, 66), (24, 96), (20, 92)), IRON, line=5, shade=(3, 3), lamp=0)
    art.piece(
        blob((28, 38), (44, 44), (58, 58), (66, 74), (54, 76), (38, 66), (27, 50)),
        RED,
        line=6,
        shade=(4, 5),
        lamp=3,
    )
    art.piece(polygon((46, 32), (66, 22), (82, 38), (70, 58)), RED, line=5, shade=(5, 6), lamp=3)
    art.piece(ellipse(76, 26, 14, 21, -45), RED, line=6, shade=(5, 6), lamp=4)


def flame(art: Picture) -> None:
    """The fire in the hearth, for lamps that flicker."""
    art.piece(
        blob(
            corner(54, 4),
            (62, 26),
            (84, 52),
            (80, 80),
            (50, 96),
            (20, 82),
            (16, 56),
            corner(30, 34),
            (38, 48),
            (46, 30),
        ),
        RUST,
        line=6,
        shade=(9, 8),
        lamp=5,
    )
    art.piece(
        blob(corner(52, 40), (66, 62), (64, 82), (50, 91), (36, 82), (35, 66), corner(42, 56), (47, 60)),
        Tones("#FFF6D6", "#FFD27A", "#F2A93B"),
        line=0,
        shade=(6, 6),
        lamp=0,
    )


def screen(art: Picture) -> None:
    """A window on its stand: size and place on the desk."""
    art.piece(polygon((40, 72), (60, 72), (66, 92), (34, 92)), WOOD, line=5, shade=(5, 3), lamp=3)
    art.piece(box(20, 88, 80, 95).grown(1), WOOD, line=5, shade=(5, 3), lamp=3)
    art.piece(box(6, 10, 94, 74).grown(2), WOOD, line=6, shade=(5, 6), lamp=4)
    art.piece(box(16, 20, 84, 64), WATER, line=4, shade=(-6, -6), lamp=0)
    art.fill(polygon((24, 60), (52, 24), (62, 24), (34, 60)), PURE_WHITE)
