"""What the backs of all cards have: edge, studs and rays, 350 x 490."""

import math
from collections.abc import Iterable

from assets.drawing.palette import INK, OCHRE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, polygon, union


def frame(art: Picture, tones: Tones, inner: str) -> None:
    """Draw the edge of a card and what lies within."""
    art.piece(box(6, 6, 344, 484).grown(-12).grown(12), tones, shade=(6, 6), lamp=3)
    art.fill(box(18, 18, 332, 472), OCHRE.base)
    art.fill(box(24, 24, 326, 466), INK)
    art.fill(box(27, 27, 323, 463), inner)


def studs(art: Picture) -> None:
    """Draw the four studs."""
    for x, y in ((24, 24), (326, 24), (24, 466), (326, 466)):
        art.piece(box(x - 13, y - 13, x + 13, y + 13).turned(45), OCHRE, line=4, shade=(4, 4), lamp=3)


def sunburst(x: float, y: float, reach: float, half_width: float, angles: Iterable[float]) -> Shape:
    """Rays from a point in these directions, each as wide as twice `half_width` (both in radians)."""
    return union(
        polygon(
            (x, y),
            (x + reach * math.cos(angle - half_width), y + reach * math.sin(angle - half_width)),
            (x + reach * math.cos(angle + half_width), y + reach * math.sin(angle + half_width)),
        )
        for angle in angles
    )
