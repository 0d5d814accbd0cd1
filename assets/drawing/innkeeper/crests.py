"""Crests of the seven inns, 100 x 100: no two have the same outline."""

import math

from assets.drawing.curves import blob, corner
from assets.drawing.innkeeper.forms import tube
from assets.drawing.innkeeper.palette import COPPER, FLAME, GOLD, LAMPLIGHT, STONE
from assets.drawing.palette import (
    BONE,
    COAL,
    FOREST,
    IRON,
    NIGHT,
    OCHRE,
    PLUM,
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


def hart(art: Picture) -> None:
    """Draw a hart, 100 x 100."""
    _shield(
        art,
        blob(
            corner(12, 20),
            (32, 24),
            (50, 18),
            (68, 24),
            corner(88, 20),
            (88, 52),
            (74, 80),
            corner(50, 95),
            (26, 80),
            (12, 52),
        ),
        FOREST,
    )
    for _ in art.both_sides(50):
        antlers = union(
            [
                tube(6.5, (43, 46), (34, 34), (26, 22), (24, 6), steps=10),
                tube(5.6, (27, 26), (16, 22), (9, 10), steps=10),
                tube(5.6, (34, 34), (40, 24), (40, 12), steps=10),
                tube(5, (24, 16), (30, 10), (31, 4), steps=10),
            ]
        )
        art.piece(antlers, GOLD, line=4, shade=(2, 2), lamp=1.5)
    for _ in art.both_sides(50):
        art.piece(
            blob(corner(40, 50), (28, 42), corner(16, 44), (22, 54), (36, 58)),
            BONE,
            line=3.6,
            shade=(3, 3),
            lamp=2,
        )
    art.piece(
        blob(
            (50, 40), (62, 46), (62, 58), (57, 70), (56, 82), (50, 86), (44, 82), (43, 70), (38, 58), (38, 46)
        ),
        BONE,
        line=4,
        shade=(5, 3),
        lamp=2.5,
    )
    art.ink(ellipse(43.5, 58, 2.6, 3), ellipse(56.5, 58, 2.6, 3))
    art.piece(
        blob((50, 76), (55, 78), (54, 84), (50, 86), (46, 84), (45, 78)), COAL, line=0, shade=None, lamp=0
    )


def swan(art: Picture) -> None:
    """Draw a swan, 100 x 100."""
    _shield(
        art,
        union(
            [
                *[
                    ellipse(
                        50 + 36 * math.cos(number * 2 * math.pi / 16),
                        50 + 36 * math.sin(number * 2 * math.pi / 16),
                        10.5,
                    )
                    for number in range(16)
                ],
                ellipse(50, 50, 36),
            ]
        ),
        PLUM,
    )
    art.piece(
        blob((30, 60), (44, 68), (62, 52), corner(84, 40), (84, 58), (76, 74), (56, 81), (36, 78), (26, 70)),
        GOLD,
        line=4.5,
        shade=(5, 5),
        lamp=3,
    )
    art.piece(
        tube(12.4, (33, 68), (24, 54), (36, 44), (46, 34), (42, 22), (32, 22), steps=12),
        GOLD,
        line=4.5,
        shade=(3, 3),
        lamp=2.4,
    )
    art.piece(
        blob(corner(30, 18), corner(30, 29), corner(16, 30), (22, 22)), RUST, line=3.6, shade=(2, 2), lamp=0
    )
    art.ink(ellipse(37, 23, 2.3))
    art.fill(blob((33, 60), (40, 66), (38, 74), (30, 70)), GOLD.base)
    art.stroke((52, 66), (64, 62), (74, 52), width=4)
    art.stroke((54, 74), (66, 70), (76, 62), width=3.6)


def kettle(art: Picture) -> None:
    """Draw a kettle, 100 x 100."""
    _shield(art, polygon((27, 6), (73, 6), (97, 50), (73, 94), (27, 94), (3, 50)).grown(1), TEAL)
    art.piece(
        tube(8, (29, 46), (27, 26), (50, 14), (73, 26), (71, 46), steps=12),
        IRON,
        line=4,
        shade=(2, 2),
        lamp=2,
    )
    art.piece(
        blob(corner(70, 60), (82, 52), (84, 38), corner(94, 34), (93, 46), (88, 64), corner(72, 74)),
        COPPER,
        line=4.5,
        shade=(3, 3),
        lamp=2,
    )
    art.piece(
        blob((28, 44), (50, 38), (72, 44), (80, 62), (74, 80), (50, 84), (26, 80), (20, 62)),
        COPPER,
        shade=(8, 6),
    )
    art.piece(blob((30, 42), (50, 34), (70, 42), (62, 47), (38, 47)), COPPER, line=4, shade=(3, 2), lamp=2)
    art.piece(ellipse(50, 33, 5), COAL, line=3, shade=None, lamp=1.5)
    art.fill(blob((28, 62), (34, 52), (36, 62), (32, 70)), "#FFE0C0", 0.8)


def fiddle(art: Picture) -> None:
    """Draw a fiddle, 100 x 100."""
    _shield(art, polygon((50, 1), (97, 50), (50, 99), (3, 50)).grown(1.5), RED)
    art.piece(
        box(-4, 48, 104, 52).turned(42, (50, 50)) & box(6, 6, 94, 94), BONE, line=4, shade=(0, 1.5), lamp=1
    )
    with art.about(50, 50, scale=1.1), art.about(50, 52, turned=30):
        art.piece(
            box(45.5, 2, 54.5, 52),
            WOOD,
            line=4,
            shade=(2, 0),
            lamp=1.5,
        )
        art.piece(
            (blob((43, 2), (50, -3), (58, 2), (57, 12), (44, 12)) | tube(4.6, (40, 7), (61, 7), steps=10)),
            WOOD,
            line=4,
            shade=(2, 2),
            lamp=1.5,
        )
        art.piece(
            blob(
                (50, 32),
                (64, 35),
                (68, 46),
                (60, 54),
                (61, 60),
                (72, 68),
                (71, 84),
                (50, 92),
                (29, 84),
                (28, 68),
                (39, 60),
                (40, 54),
                (32, 46),
                (36, 35),
            ),
            OCHRE,
            shade=(7, 5),
            lamp=3.6,
        )
        art.piece(box(46, 28, 54, 60), COAL, line=0, shade=None, lamp=0)
        art.ink(
            tube(3.6, (38, 62), (36, 70), (39, 77), steps=10),
            tube(3.6, (62, 62), (64, 70), (61, 77), steps=10),
        )
        art.piece(
            box(41, 74, 59, 79),
            WOOD,
            line=2.4,
            shade=None,
            lamp=0,
        )


def mask(art: Picture) -> None:
    """Draw a mask, 100 x 100."""
    _shield(art, polygon((18, 4), (82, 4), (82, 96), (50, 76), (18, 96)).grown(1.5), WINE)
    mask = blob(
        (50, 40),
        (66, 28),
        (84, 26),
        corner(99, 14),
        (97, 46),
        (84, 66),
        (66, 66),
        (50, 53),
        (34, 66),
        (16, 66),
        (3, 46),
        corner(1, 14),
        (16, 26),
        (34, 28),
    )
    holes = blob(corner(15, 48), (27, 37), corner(43, 52), (29, 57)) | blob(
        corner(85, 48), (73, 37), corner(57, 52), (71, 57)
    )
    art.piece(mask, BONE, shade=(5, 4))
    half = mask & box(50, 0, 100, 100)
    art.fill(half, WINE.base)
    art.fill(half - mask.moved(-5, -4), WINE.dark)
    art.ink(holes)
    art.fill(ellipse(31, 48, 3.6), GOLD.light)
    art.fill(ellipse(69, 48, 3.6), GOLD.light)
    for turned, tones in ((-30, TEAL), (30, TEAL), (0, GOLD)):
        art.piece(
            blob(corner(50, 34), (58, 21), (56, 8), corner(50, 0), (44, 8), (42, 21)).turned(
                turned, (50, 42)
            ),
            tones,
            line=3.6,
            shade=(2, 1),
            lamp=1.6,
        )
    art.piece(
        blob(corner(50, 30), (57, 40), corner(50, 50), (43, 40)), GOLD, line=3.4, shade=(2, 2), lamp=1.5
    )


def millstone(art: Picture) -> None:
    """Draw a millstone and two ears, 100 x 100."""
    art.piece(ellipse(50, 50, 46), GOLD, shade=(4, 4), lamp=3)
    art.piece(ellipse(50, 50, 41), WOOD, line=2.4, shade=(4, 4), lamp=0)
    art.piece(ellipse(50, 50, 35), STONE, line=4.5, shade=(6, 5))
    for number in range(10):
        angle = 2 * math.pi * number / 10
        art.stroke(
            (50 + 14 * math.cos(angle), 50 + 14 * math.sin(angle)),
            (50 + 32 * math.cos(angle + 0.3), 50 + 32 * math.sin(angle + 0.3)),
            start=3,
            end=3,
            colour=STONE.dark,
        )
    art.piece(ellipse(50, 50, 12), COAL, line=4, shade=None, lamp=0)
    art.piece(ellipse(50, 50, 6), WOOD, line=2, shade=None, lamp=1)
    for way in (-1, 1):
        art.stroke((50 - way * 10, 97), (50 + way * 16, 84), (50 + way * 32, 62), width=4, start=3, end=2)
        for number in range(4):
            for side in (-1, 1):
                art.piece(
                    blob(corner(0, -8), (4.6, 0), (0, 7), (-4.6, 0))
                    .turned(way * (44 - number * 6) + side * 30, (0, 0))
                    .moved(50 + way * (19 + number * 5.4) + side * 3.6, 83 - number * 8.2 + side * way * 2.4),
                    STRAW,
                    line=3,
                    shade=(2, 1.5),
                    lamp=1.2,
                )


def lantern(art: Picture) -> None:
    """Draw a lantern, 100 x 100."""
    _shield(art, blob(corner(12, 96), (12, 46), (20, 18), (50, 3), (80, 18), (88, 46), corner(88, 96)), NIGHT)
    for angle in (-150, -120, -60, -30, 180, 0, 150, 30):
        art.stroke(
            (50 + 24 * math.cos(math.radians(angle)), 58 + 24 * math.sin(math.radians(angle))),
            (50 + 40 * math.cos(math.radians(angle)), 58 + 40 * math.sin(math.radians(angle))),
            start=3,
            end=2,
            colour=GOLD.light,
        )
    art.piece(
        tube(4.8, (42, 30), (43, 20), (50, 16), (57, 20), (58, 30), steps=12),
        IRON,
        line=3.4,
        shade=None,
        lamp=1.5,
    )
    art.piece(polygon((40, 28), (60, 28), (68, 41), (32, 41)), IRON, line=4.2, shade=(4, 3), lamp=2.5)
    art.piece(polygon((33, 41), (67, 41), (64, 76), (36, 76)), LAMPLIGHT, line=4.2, shade=(4, 0), lamp=3)
    art.piece(
        blob(corner(50, 45), (58, 60), (56, 70), (50, 73), (44, 70), (42, 60)),
        FLAME,
        line=2.6,
        shade=(3, 2),
        lamp=2,
    )
    art.piece(polygon((31, 76), (69, 76), (66, 87), (34, 87)), IRON, line=4.2, shade=(5, 3), lamp=2.5)


def _shield(art: Picture, outline: Shape, tones: Tones) -> None:
    art.piece(outline, GOLD, shade=(4, 4), lamp=3)
    art.piece(outline.grown(-5), tones, line=2.4, shade=(5, 5), lamp=0)
