"""Flat panels with ink, lamp edge and shade lip: the body of every button, plate, board and tag."""

import math
from bisect import bisect_left
from dataclasses import dataclass
from itertools import accumulate, pairwise

import pygame
from pygame import Surface

from scenes.paint.cache import DrawnCache
from scenes.paint.palette import EDGE, INK, look
from scenes.paint.svg import rasterise_drawing
from scenes.paint.units import Scale

_CACHE = DrawnCache[Surface](8 * 2**20)
_LARGEST_KEPT = 100_000
"""Pixels; what is larger is part of a finished picture, which is kept itself."""


@dataclass(frozen=True, slots=True)
class Panel:
    """Look of a panel; `radius`, `ink` and `dash` in u.

    `high` is the lamp edge along the top and left, `low` the shade lip at the right and bottom. With `dash`
    the outline is a row of short strokes. `fill` may be "none". A `stroke` of EDGE is as
    broad as the theme wishes.
    """

    fill: str
    radius: float = 8
    ink: float = 3
    high: str | None = None
    low: str | None = None
    stroke: str = INK
    dash: float = 0

    @property
    def pen(self) -> float:
        """Breadth of the outline in the theme of now, in u."""
        return self.ink * look().edge if self.stroke == EDGE else self.ink


def panel_surface(scale: Scale, width: int, height: int, panel: Panel) -> Surface:
    """A panel of width x height pixels."""
    if width * height > _LARGEST_KEPT:
        return _build(scale.u, width, height, panel)
    key = (panel, scale.u, width, height)
    return _CACHE.get(key, lambda: _build(scale.u, width, height, panel))


def nine_slice(tile: Surface, corner: int, width: int, height: int) -> Surface:
    """Stretch the middle of a tile whose corners are `corner` pixels: only its straight parts grow."""
    out = Surface((width, height), pygame.SRCALPHA)
    far_x, far_y = tile.get_width() - corner, tile.get_height() - corner
    wide, high = width - 2 * corner, height - 2 * corner
    for from_y, tall, to_y, new_tall in (
        (0, corner, 0, corner),
        (corner, 1, corner, high),
        (far_y, corner, height - corner, corner),
    ):
        for from_x, broad, to_x, new_broad in (
            (0, corner, 0, corner),
            (corner, 1, corner, wide),
            (far_x, corner, width - corner, corner),
        ):
            part, box = tile.subsurface((from_x, from_y, broad, tall)), (to_x, to_y, new_broad, new_tall)
            if (new_broad, new_tall) == (broad, tall):
                out.blit(part, box)
            elif broad == tall == 1:
                out.fill(part.get_at((0, 0)), box)
            else:
                pygame.transform.scale(part, box[2:], out.subsurface(box))
    return out


def _build(u: float, width: int, height: int, panel: Panel) -> Surface:
    if width < 2 or height < 2:
        return Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    radius = min(panel.radius * u, width / 2, height / 2)
    corner = math.ceil(radius + (panel.pen + 7) * u) + 2
    side = 2 * corner + 1
    if panel.dash or width <= side + 4 or height <= side + 4:
        return rasterise_drawing(_source(u, width, height, panel), width, height)
    tile = _CACHE.get((panel, u, side), lambda: rasterise_drawing(_source(u, side, side, panel), side, side))
    return nine_slice(tile, corner, width, height)


def _source(u: float, width: int, height: int, panel: Panel) -> str:
    ink = panel.pen * u
    inset = ink / 2 + 0.5
    radius = max(0.0, min(panel.radius * u, width / 2 - inset, height / 2 - inset))
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" ']
    parts.append(f'viewBox="0 0 {width} {height}">')
    broad, tall = width - 2 * inset, height - 2 * inset
    if panel.low:
        lip = 3.2 * u
        parts.append(_rounded(inset, broad, tall, radius, panel.low))
        parts.append(_rounded(inset, broad - lip * 0.7, tall - lip, radius, panel.fill))
    elif panel.fill != "none":
        parts.append(_rounded(inset, broad, tall, radius, panel.fill))
    if panel.high:
        parts.append(_lamp_edge(u, width, height, inset, radius, ink, panel.high))
    if ink and panel.dash:
        parts.append(_dashes(u, width, height, inset, radius, panel))
    elif ink:
        pen = f'stroke="{panel.stroke}" stroke-width="{ink:.2f}"'
        parts.append(_rounded(inset, broad, tall, radius, "none", pen))
    return "".join(parts) + "</svg>"


def _rounded(at: float, width: float, height: float, radius: float, fill: str, pen: str = "") -> str:
    size = f'width="{max(0.1, width):.2f}" height="{max(0.1, height):.2f}" rx="{radius:.2f}"'
    return f'<rect x="{at:.2f}" y="{at:.2f}" {size} fill="{fill}" {pen}/>'


def _lamp_edge(
    u: float, width: int, height: int, inset: float, radius: float, ink: float, colour: str
) -> str:
    thick = 1.6 * u
    near = inset + ink / 2 + thick / 2
    down, right = height - inset - radius - 4 * u, width - inset - radius - 4 * u
    turn = inset + radius
    line = f"M{near:.1f} {down:.1f} L{near:.1f} {turn:.1f} "
    line += f"Q{near:.1f} {near:.1f} {turn:.1f} {near:.1f} L{right:.1f} {near:.1f}"
    return (
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{thick:.2f}" stroke-linecap="round"/>'
    )


def _dashes(u: float, width: int, height: int, inset: float, radius: float, panel: Panel) -> str:
    """Short open strokes along the outline: dashes on closed shapes are not drawn reliably."""
    outline = _outline(inset, width - inset, height - inset, radius)
    ends = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(outline))]
    total = ends[-1]
    count = max(8, round(total / (panel.dash * 1.7 * u)))
    pitch = total / count
    strokes = []
    for index in range(count):
        steps = [
            _along(outline, ends, min(total, index * pitch + pitch * 0.6 * part / 4)) for part in range(5)
        ]
        strokes.append("M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in steps]))
    pen = f'stroke="{panel.stroke}" stroke-width="{panel.ink * u:.2f}" stroke-linecap="round"'
    return f'<path d="{"".join(strokes)}" fill="none" {pen}/>'


def _outline(near: float, far_x: float, far_y: float, radius: float) -> list[tuple[float, float]]:
    points = []
    for x, y, start in (
        (far_x - radius, near + radius, -90),
        (far_x - radius, far_y - radius, 0),
        (near + radius, far_y - radius, 90),
        (near + radius, near + radius, 180),
    ):
        for step in range(7):
            angle = math.radians(start + step * 15)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return [*points, points[0]]


def _along(outline: list[tuple[float, float]], ends: list[float], distance: float) -> tuple[float, float]:
    """Return the point so far along the outline; `ends` are how far along each of its points is."""
    at = min(bisect_left(ends, distance), len(ends) - 1)
    if not at:
        return outline[0]
    (ax, ay), (bx, by) = outline[at - 1], outline[at]
    part = (distance - ends[at - 1]) / (ends[at] - ends[at - 1])
    return ax + (bx - ax) * part, ay + (by - ay) * part
