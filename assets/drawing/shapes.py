"""Flat areas and what can be done with them; the only module that knows the geometry library."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiPoint, Polygon
from shapely.geometry import Point as Dot
from shapely.geometry.base import BaseGeometry
from shapely.ops import triangulate

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

Point = tuple[float, float]
Ring = list[Point]

_QUARTER_STEPS = 24
"""Corners per quarter turn of an ellipse."""


class Shape:
    """An area of the picture: any number of polygons, with or without holes, in picture units, y downwards.

    `a | b` is both together, `a & b` what they share, `a - b` the first without the second, `a ^ b` the rest.
    """

    __slots__ = ("_geometry",)

    def __init__(self, geometry: BaseGeometry) -> None:
        self._geometry = geometry

    def __or__(self, other: Shape) -> Shape:
        return Shape(self._geometry.union(other._geometry))

    def __and__(self, other: Shape) -> Shape:
        return Shape(self._geometry.intersection(other._geometry))

    def __sub__(self, other: Shape) -> Shape:
        return Shape(self._geometry.difference(other._geometry))

    def __xor__(self, other: Shape) -> Shape:
        return Shape(self._geometry.symmetric_difference(other._geometry))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left."""
        return bool(self._geometry.is_empty)

    @property
    def area(self) -> float:
        """The area in square units."""
        return float(self._geometry.area)

    @property
    def centroid(self) -> Point:
        """The centre of gravity."""
        centre = self._geometry.centroid
        return (centre.x, centre.y)

    def contains(self, point: Point) -> bool:
        """Whether a point lies inside and not on the edge."""
        return bool(self._geometry.contains(Dot(point)))

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom."""
        left, top, right, bottom = self._geometry.bounds
        return (left, top, right, bottom)

    def grown(self, by: float) -> Shape:
        """The shape with a round margin added all around; a negative one is taken off."""
        return Shape(self._geometry.buffer(by))

    def moved(self, right: float, down: float) -> Shape:
        """The shape in another place."""
        return Shape(affinity.translate(self._geometry, right, down))

    def turned(self, degrees: float, around: Point | None = None) -> Shape:
        """The shape turned clockwise around a point, or around the middle of its own bounds."""
        return Shape(affinity.rotate(self._geometry, degrees, origin="center" if around is None else around))

    def scaled(self, across: float, down: float, around: Point | None = None) -> Shape:
        """The shape stretched away from a point that stays, or from the middle of its own bounds."""
        return Shape(
            affinity.scale(self._geometry, across, down, origin="center" if around is None else around)
        )

    def mirrored(self, axis: float = 200) -> Shape:
        """The shape seen in an upright mirror at x = `axis`."""
        return self.scaled(-1, 1, (axis, 0))

    def arched(self, drop: float, centre: float, half_width: float) -> Shape:
        """The shape bent along a parabola that drops by `drop` at `half_width` from `centre`."""

        def bend(corners: NDArray[float64]) -> NDArray[float64]:
            bent = corners.copy()
            bent[:, 1] += drop * ((corners[:, 0] - centre) / half_width) ** 2
            return bent

        return Shape(shapely.transform(self._geometry.segmentize(6), bend))

    def simplified(self, tolerance: float) -> Shape:
        """The shape with fewer corners, nowhere further away than `tolerance`."""
        return Shape(self._geometry.simplify(tolerance))

    def parts(self) -> list[Shape]:
        """Its single polygons."""
        return [Shape(polygon) for polygon in _polygons(self._geometry)]

    def rings(self, smallest: float = 0) -> list[tuple[Ring, list[Ring]]]:
        """The corners of each polygon: the outer ring and the holes, each closed with its first corner.

        Polygons of less area than `smallest` are left out.
        """
        return [
            (_corners(part.exterior), [_corners(hole) for hole in part.interiors])
            for part in _polygons(self._geometry)
            if part.area >= smallest
        ]

    def spans(self, y: float) -> list[Point]:
        """From which x to which x the shape is met by the level line at `y`."""
        left, _, right, _ = self.bounds
        hit = self._geometry.intersection(LineString([(left - 5, y), (right + 5, y)]))
        pieces = [hit] if hit.geom_type == "LineString" else getattr(hit, "geoms", [])
        across = [[x for x, _ in piece.coords] for piece in pieces if piece.geom_type == "LineString"]
        return [(min(found), max(found)) for found in across if found]


def _corners(line: LineString) -> Ring:
    return [(x, y) for x, y in line.coords]


def _polygons(geometry: BaseGeometry) -> list[Polygon]:
    if geometry.is_empty:
        return []
    if isinstance(geometry, Polygon):
        return [geometry]
    return [polygon for member in getattr(geometry, "geoms", []) for polygon in _polygons(member)]


def nothing() -> Shape:
    """The empty shape."""
    return Shape(Polygon())


def union(shapes: Iterable[Shape]) -> Shape:
    """All shapes melted into one."""
    return Shape(shapely.unary_union([shape._geometry for shape in shapes]))


def polygon(*points: Point) -> Shape:
    """The area inside straight edges from point to point; where they cross, what a repair leaves."""
    return ringed(points)


def ringed(outer: Sequence[Point], holes: Iterable[Sequence[Point]] = ()) -> Shape:
    """The area inside the outer ring and outside the holes."""
    area = Polygon(outer, list(holes))
    return Shape(area if area.is_valid else area.buffer(0))


def inflated(points: Sequence[Point], margin: float) -> Shape:
    """The area inside edges that may cross, with a round margin, which also repairs the crossings."""
    return Shape(Polygon(points).buffer(margin))


def box(left: float, top: float, right: float, bottom: float) -> Shape:
    """An upright rectangle."""
    return Shape(shapely.box(left, top, right, bottom))


def ellipse(x: float, y: float, across: float, down: float | None = None, turned: float = 0) -> Shape:
    """An ellipse around (x, y) with its two radii (a circle when only one is given), turned by degrees."""
    circle = Shape(Dot(0, 0).buffer(1, _QUARTER_STEPS))
    return circle.scaled(across, down or across, (0, 0)).turned(turned, (0, 0)).moved(x, y)


def spot(x: float, y: float) -> Shape:
    """A point without area: where it goes, `centroid` tells; grown, it is a disc."""
    return Shape(Dot(x, y))


def bar(start: Point, end: Point, radius: float) -> Shape:
    """A straight line with some thickness and round ends."""
    return Shape(LineString([start, end]).buffer(radius))


def plank(start: Point, end: Point, radius: float) -> Shape:
    """A straight line with some thickness, cut off at its ends."""
    return Shape(LineString([start, end]).buffer(radius, cap_style="flat"))


def cord(points: Sequence[Point], radius: float) -> Shape:
    """A line from point to point with some thickness and round ends."""
    return Shape(LineString(points).buffer(radius))


def triangles(points: Sequence[Point]) -> list[Shape]:
    """Triangles between points that touch each other along edges and leave no gap."""
    return [Shape(part) for part in triangulate(MultiPoint(points))]


def paces(ring: Sequence[Point], step: float, at_least: int) -> list[Point]:
    """Points at even distances of about `step` along a closed ring."""
    line = LineString(ring)
    count = max(at_least, int(line.length / step))
    stops = [line.interpolate(line.length * number / count) for number in range(count)]
    return [(stop.x, stop.y) for stop in stops]


def turned_point(point: Point, degrees: float, around: Point) -> Point:
    """Where a point goes when everything is turned clockwise around another."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = point[0] - around[0], point[1] - around[1]
    return (around[0] + x * cosine - y * sine, around[1] + x * sine + y * cosine)
