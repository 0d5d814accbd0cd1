"""Shapes that many pictures of Innkeeper are made of, and where they are put."""

from collections.abc import Sequence
from dataclasses import dataclass

from assets.drawing.curves import Knot, curve
from assets.drawing.shapes import Point, Shape, box, cord, spot


def tube(width: float, *knots: Knot, steps: int = 8) -> Shape:
    """A curve through the knots with this width and round ends."""
    return cord(curve(knots, is_closed=False, steps=steps), width / 2)


def rounded(left: float, top: float, right: float, bottom: float, radius: float = 6) -> Shape:
    """An upright rectangle with round corners."""
    radius = min(radius, (right - left) / 2 - 0.1, (bottom - top) / 2 - 0.1)
    return box(left + radius, top + radius, right - radius, bottom - radius).grown(radius)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a shape that is made around (0, 0) goes: mirrored, scaled, turned by degrees, then moved."""

    x: float = 0
    y: float = 0
    turned: float = 0
    scale: float = 1
    is_mirrored: bool = False

    def __call__(self, shape: Shape) -> Shape:
        """The shape in its place."""
        if self.is_mirrored:
            shape = shape.scaled(-1, 1, (0, 0))
        shape = shape.scaled(self.scale, self.scale, (0, 0))
        return shape.turned(self.turned, (0, 0)).moved(self.x, self.y)

    def point(self, x: float, y: float) -> Point:
        """Where a point goes."""
        return self(spot(x, y)).centroid

    def points(self, knots: Sequence[Knot]) -> list[Knot]:
        """Where the knots of a brush stroke go."""
        return [self.point(knot[0], knot[1]) for knot in knots]
