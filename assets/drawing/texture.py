"""What a hand does to a clean shape: the shaky edge of ink and the wedges of shade."""

import random
from dataclasses import dataclass

from assets.drawing.curves import curve
from assets.drawing.shapes import Point, Shape, nothing, paces, polygon, ringed, union


@dataclass(frozen=True, slots=True)
class Hatching:
    """Wedges of shade from an edge of a shape: angle in degrees, the rest in units."""

    angle: float = 20
    length: float = 34
    width: float = 4.2
    step: float = 11
    side: int = 1
    """1 for the right edge, -1 for the left one."""


def roughened(shape: Shape, wobble: float, seed: int, step: float = 7) -> Shape:
    """The shape drawn again by an unsteady hand; polygons under 30 square units stay as they are."""
    rng = random.Random(seed)
    parts: list[Shape] = []
    for part in shape.parts():
        if part.area < 30:
            parts.append(part)
            continue
        for outer, holes in part.rings():
            edge = _shaken(outer, wobble, step, rng)
            wide = [hole for hole in holes if polygon(*hole).area > 20]
            parts.append(ringed(edge, [_shaken(hole, wobble, step, rng) for hole in wide]))
    return union(parts) if parts else shape


def _shaken(ring: list[Point], wobble: float, step: float, rng: random.Random) -> list[Point]:
    points = [
        (x + rng.uniform(-wobble, wobble), y + rng.uniform(-wobble, wobble))
        for x, y in paces(ring, step, at_least=8)
    ]
    return curve(points, is_closed=True, steps=3)


def hatched(shape: Shape, hatching: Hatching, seed: int) -> Shape:
    """The wedges of shade inside the shape."""
    centre = shape.centroid
    level = shape.turned(-hatching.angle, centre)
    rng = random.Random(seed)
    wedges: list[Shape] = []
    _, y, _, bottom = level.bounds
    y += hatching.step * 0.7
    while y < bottom:
        for left, right in level.spans(y):
            if right - left <= 6:
                continue
            edge = right if hatching.side > 0 else left
            length = min(hatching.length * rng.uniform(0.55, 1.15), (right - left) * 0.5)
            outside = edge + hatching.side * 3
            tip = (edge - hatching.side * length, y + rng.uniform(-1, 1))
            wedges.append(polygon((outside, y - hatching.width / 2), tip, (outside, y + hatching.width / 2)))
        y += hatching.step * rng.uniform(0.85, 1.15)
    if not wedges:
        return nothing()
    return union(wedges).turned(hatching.angle, centre) & shape
