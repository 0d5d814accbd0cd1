"""How precious stones are cut: each facet takes the light of its own tilt."""

import math
import random

from assets.drawing.curves import star
from assets.drawing.palette import Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Point, Shape, paces, triangles

JADE = Tones("#BDE9B4", "#62B58A", "#2C6F60")
RUBY = Tones("#FF8A76", "#CE2540", "#7A1434")
DIAMOND = Tones("#FFFFFF", "#BFE2EF", "#5E92BC")

_APART = 26
"""How far the corners of facets are from each other, in units."""


def cut_stone(
    art: Picture,
    shape: Shape,
    tones: Tones,
    line: float = 6,
    seed: int = 1,
    corners: int = 26,
    lamp: float = 4,
) -> None:
    """Draw a stone with so many corners of facets inside, lit and shaded at its edges."""
    art.outline(shape, line)
    art.fill(shape, tones.base)
    _facets(art, shape, tones, random.Random(seed), corners)
    art.fill(shape - shape.moved(lamp, lamp * 1.1), tones.light)
    art.fill(shape - shape.moved(-lamp, -lamp * 0.8), tones.dark)


def sparkle(art: Picture, x: float, y: float, reach: float) -> None:
    """Draw a star of light."""
    art.fill(star(x, y, reach, reach * 0.2, 4).grown(0.6), "#FFFFFF")


def _facets(art: Picture, shape: Shape, tones: Tones, rng: random.Random, corners: int) -> None:
    left, top, right, bottom = shape.bounds
    for triangle in triangles(_corners(shape, rng, corners)):
        facet = triangle & shape
        if facet.area < 14:
            continue
        x, y = triangle.centroid
        across = (x - (left + right) / 2) / (right - left)
        down = (y - (top + bottom) / 2) / (bottom - top)
        tilt = max(-1, min(1, (across * 0.9 + down * 0.8 + rng.uniform(-0.34, 0.34)) * 1.15))
        towards = tones.light if tilt < 0 else tones.dark
        art.fill(facet.grown(0.35), _between(tones.base, towards, abs(tilt) * 0.8))


def _corners(shape: Shape, rng: random.Random, count: int) -> list[Point]:
    """Places along the edge, and inside by lot, far enough from each other."""
    places = [place for ring, _ in shape.simplified(3).rings() for place in paces(ring, 58, at_least=7)]
    left, top, right, bottom = shape.bounds
    inner = shape.grown(-10)
    tries, wanted = 0, count
    while tries < wanted * 20 and wanted > 0:
        tries += 1
        x, y = rng.uniform(left, right), rng.uniform(top, bottom)
        if inner.contains((x, y)) and all(math.hypot(x - u, y - v) > _APART for u, v in places):
            places.append((x, y))
            wanted -= 1
    return places


def _between(one: str, other: str, part: float) -> str:
    """A colour between two."""
    mixed = []
    for at in (1, 3, 5):
        low, high = int(one[at : at + 2], 16), int(other[at : at + 2], 16)
        mixed.append(round(low + (high - low) * part))
    return "#{:02X}{:02X}{:02X}".format(*mixed)
