"""The quirks of the patrons: what they ask for and what they cannot stand."""

import math

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.palette import BLUE, CHALK, MOSS, OCHRE, PARCHMENT, RED, RUST
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union


def food(art: Picture) -> None:
    """A drumstick."""
    art.piece(
        union([box(18, 70, 52, 84).turned(-42, (34, 76)), ellipse(16, 82, 9), ellipse(26, 92, 9)]),
        CHALK,
        line=6,
        shade=(4, 4),
        lamp=0,
    )
    art.piece(
        blob((32, 72), (34, 40), (52, 14), (80, 10), (92, 30), (86, 58), (60, 76), (42, 80)),
        RUST,
        line=6,
        shade=(10, 8),
        lamp=5,
    )
    art.fill(blob((50, 34), (62, 22), (74, 22), (64, 32), (54, 46)), OCHRE.light)


def drink(art: Picture) -> None:
    """A mug that runs over."""
    art.piece(ellipse(74, 60, 20, 20) - ellipse(73, 60, 9, 10), BLUE, line=6, shade=(4, 4), lamp=3)
    art.piece(polygon((18, 34), (70, 34), (66, 92), (22, 92)), BLUE, line=6, shade=(12, 0), lamp=5)
    art.fill(box(34, 46, 39, 84), BLUE.dark)
    art.fill(box(50, 46, 55, 84), BLUE.dark)
    art.piece(
        union(
            [
                ellipse(22, 30, 13),
                ellipse(42, 20, 16),
                ellipse(64, 27, 14),
                box(16, 28, 72, 38),
                blob((14, 30), (24, 30), (25, 52), (20, 58), (15, 52)),
            ]
        ),
        CHALK,
        line=6,
        shade=(5, 5),
        lamp=0,
    )


def fights(art: Picture) -> None:
    """A fist and the blow it lands."""
    art.piece(star(50, 50, 48, 31, 11, -84), RED, line=5, shade=(8, 8), lamp=4)
    palm = blob((24, 50), (30, 44), (70, 44), (76, 52), (73, 68), (62, 76), (38, 76), (27, 68))
    fingers = [ellipse(31 + step * 13, 40, 7.6, 13) for step in range(4)]
    outline = union([palm, *fingers])
    art.ink(outline.grown(5))
    art.ink(outline.grown(3.4).moved(1.5, 3))
    art.fill(palm, PARCHMENT.base)
    art.fill(palm - palm.moved(-6, -6), PARCHMENT.dark)
    for finger in fingers:
        art.fill(finger.grown(-1.2), PARCHMENT.light)
    thumb = box(28, 56, 58, 62).grown(4.6).turned(12, (44, 58))
    art.ink(thumb.grown(3.6))
    art.fill(thumb, PARCHMENT.light)


def noise(art: Picture) -> None:
    """A horn and what comes out of it."""
    art.piece(
        blob(
            corner(6, 40),
            (20, 38),
            corner(44, 16),
            (52, 14),
            (54, 50),
            (52, 86),
            corner(44, 84),
            (20, 62),
            corner(6, 60),
        ),
        OCHRE,
        line=6,
        shade=(10, 8),
        lamp=5,
    )
    art.piece(ellipse(49, 50, 8, 35), OCHRE, line=4, shade=(3, 3), lamp=0)
    art.fill(ellipse(50, 50, 4.5, 28), OCHRE.dark)
    for radius, width in ((14, 9), (30, 9)):
        wave = brush(
            [
                (62 + radius * math.cos(angle), 50 + radius * 1.25 * math.sin(angle))
                for angle in (-0.9, -0.45, 0, 0.45, 0.9)
            ],
            3,
            width,
            3,
        )
        art.ink(wave.grown(2.5))
        art.fill(wave, OCHRE.light)


def odor(art: Picture) -> None:
    """A cloud and its fumes."""
    for x, rise in ((24, 0), (50, -8), (76, 0)):
        wave = brush(
            [(x, 58 + rise), (x - 11, 46 + rise), (x + 9, 30 + rise), (x - 6, 16 + rise), (x + 3, 8 + rise)],
            6,
            12,
            4,
        )
        art.ink(wave.grown(3.5))
        art.fill(wave, MOSS.light)
    art.piece(
        union([ellipse(24, 72, 19), ellipse(50, 64, 22), ellipse(76, 72, 19), ellipse(50, 80, 22, 14)]),
        MOSS,
        line=6,
        shade=(7, 7),
        lamp=5,
    )
    art.stroke((38, 70), (48, 62), (58, 70), (50, 78), (44, 74), width=5, start=2, end=2)
