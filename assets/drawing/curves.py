"""Curves through points: soft blobs, tapered brush strokes, stars."""

import math
from collections.abc import Callable, Sequence

from assets.drawing.shapes import Point, Shape, inflated, polygon, spot

Knot = tuple[float, float] | tuple[float, float, bool]
"""A point of a curve; the mark True makes it a sharp corner."""

SIDES: tuple[Callable[[Shape], Shape], ...] = (lambda shape: shape, Shape.mirrored)
"""The same shape as drawn and in the mirror: for whatever a body has twice."""


def corner(x: float, y: float) -> Knot:
    """A point where a curve breaks instead of running through softly."""
    return (x, y, True)


def placed(knots: Sequence[Knot], place: Callable[[Shape], Shape]) -> list[Knot]:
    """The knots where they go when a shape is put in place."""
    return [(*place(spot(knot[0], knot[1])).centroid, *knot[2:]) for knot in knots]


def curve(knots: Sequence[Knot], *, is_closed: bool, steps: int) -> list[Point]:
    """Points of the cubic Hermite curve through the knots, `steps` from each to the next."""
    count = len(knots)
    points: list[Point] = []
    for number in range(count if is_closed else count - 1):
        start, end = knots[number], knots[(number + 1) % count]
        before = knots[(number - 1) % count] if is_closed or number > 0 else None
        after = knots[(number + 2) % count] if is_closed or number + 2 < count else None
        leaving = _slope(start, end) if len(start) > 2 or before is None else _slope(before, end)
        arriving = _slope(start, end) if len(end) > 2 or after is None else _slope(start, after)
        points += [_between(start, leaving, end, arriving, step / steps) for step in range(steps)]
    if not is_closed:
        points.append((knots[-1][0], knots[-1][1]))
    return points


def _slope(start: Knot, end: Knot) -> Point:
    return ((end[0] - start[0]) * 0.5, (end[1] - start[1]) * 0.5)


def _between(start: Knot, leaving: Point, end: Knot, arriving: Point, t: float) -> Point:
    square = t * t
    cube = square * t
    from_start, from_leaving = 2 * cube - 3 * square + 1, cube - 2 * square + t
    from_end, from_arriving = -2 * cube + 3 * square, cube - square
    return (
        from_start * start[0] + from_leaving * leaving[0] + from_end * end[0] + from_arriving * arriving[0],
        from_start * start[1] + from_leaving * leaving[1] + from_end * end[1] + from_arriving * arriving[1],
    )


def blob(*knots: Knot) -> Shape:
    """The area inside a soft closed curve through the knots."""
    return polygon(*curve(knots, is_closed=True, steps=12))


def brush(
    knots: Sequence[Knot], start: float = 1, middle: float = 6, end: float = 1, steps: int = 10
) -> Shape:
    """A brush stroke through the knots, as wide as told at its start, middle and end."""
    points = curve(knots, is_closed=False, steps=steps)
    last = len(points) - 1
    left: list[Point] = []
    right: list[Point] = []
    for number, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, number - 1)], points[min(last, number + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        across_x, across_y = -(y1 - y0) / length, (x1 - x0) / length
        half = _width(number / last, start, middle, end) / 2
        left.append((x + across_x * half, y + across_y * half))
        right.append((x - across_x * half, y - across_y * half))
    return inflated([*left, *reversed(right)], 0.05)


def _width(t: float, start: float, middle: float, end: float) -> float:
    if t < 0.5:
        return start + (middle - start) * math.sin(min(1, t * 2) * math.pi / 2)
    return end + (middle - end) * math.sin((1 - t) * 2 * math.pi / 2 if t > 0.5 else math.pi / 2)


def star(x: float, y: float, outer: float, inner: float, points: int, turned: float = -90) -> Shape:
    """A star around (x, y) whose first point looks in the direction `turned` (-90 is up)."""
    tips = []
    for number in range(2 * points):
        angle = math.radians(turned + number * 180 / points)
        radius = inner if number % 2 else outer
        tips.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(*tips)
