"""Vector pictures at their real pixel size: the art of the program, and shapes put together on the spot."""

import io
import math
import re
from collections.abc import Iterable

import pygame
from pygame import Surface

from assets.files import art
from scenes.paint.cache import DrawnCache
from scenes.paint.palette import INK, Ink, inked, look, tone
from scenes.paint.units import Scale

Points = Iterable[tuple[float, float]]

_HEX = re.compile(rb"#[0-9A-Fa-f]{6}")
_ART = DrawnCache[Surface](40 * 2**20)
_LARGEST_KEPT = 40_000
_SHAPES = DrawnCache[Surface](8 * 2**20)


def art_surface(
    path: str, width: int, height: int, alpha: int = 255, *, change: tuple[tuple[str, Ink], ...] = ()
) -> Surface:
    """A picture below `assets/art`, fitted into width x height pixels; raises `AssetMissing`.

    `change` draws tones of the file, such as "#FFD27A", in inks.
    """
    width, height = max(1, width), max(1, height)
    key = (path, width, height, change)
    whole = _ART.get(key, lambda: rasterise(_painted(path, change), width, height))
    if alpha == 255:
        return whole
    return _ART.get((*key, alpha), lambda: faded(whole, alpha))


def drawn_once(path: str, width: int, height: int) -> Surface:
    """A picture fitted as by `art_surface`, but not kept: for what is only a part of another."""
    return rasterise(_painted(path, ()), max(1, width), max(1, height))


def snippet_surface(source: str, width: int, height: int) -> Surface:
    """A whole SVG document given as text, at width x height pixels; what is large is not kept."""
    width, height = max(1, width), max(1, height)
    if width * height > _LARGEST_KEPT:
        return rasterise_drawing(source, width, height)
    return _SHAPES.get((source, width, height), lambda: rasterise_drawing(source, width, height))


def rasterise(source: bytes, width: int, height: int) -> Surface:
    """Draw an SVG document without keeping the result; another shape than the document's gives less."""
    drawn = pygame.image.load_sized_svg(io.BytesIO(source), (width, height)).convert_alpha()
    # The loader rounds 119.0000001 up: take the empty row and column away again.
    wide, high = min(width, drawn.get_width()), min(height, drawn.get_height())
    return drawn if drawn.get_size() == (wide, high) else drawn.subsurface((0, 0, wide, high)).copy()


def rasterise_drawing(source: str, width: int, height: int) -> Surface:
    """Draw an SVG document whose colours may be inks, without keeping the result."""
    return rasterise(inked(source).encode(), width, height)


def _painted(path: str, change: tuple[tuple[str, Ink], ...]) -> bytes:
    """The file of a picture in the tones of the theme."""
    source = art(path)
    changed = {**look().art.get(path, {}), **{before: tone(after) for before, after in change}}
    if not changed:
        return source
    return _HEX.sub(lambda found: changed.get(found[0].decode(), found[0].decode()).encode(), source)


def faded(surface: Surface, alpha: int) -> Surface:
    """A copy of a surface, more transparent; alpha 0 to 255."""
    copy = surface.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


class Sketch:
    """Several flat shapes in logical units, rasterised together as one surface."""

    def __init__(self, width: float, height: float, defs: str = "") -> None:
        self.width = width
        self.height = height
        self._parts = [f"<defs>{defs}</defs>"] if defs else []

    def polygon(self, points: Points, fill: str, ink: float = 3.0, stroke: str = INK) -> None:
        """A closed shape with an outline of `ink` u."""
        self._path("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z", fill, ink, stroke)

    def line(self, points: Points, stroke: str, width: float) -> None:
        """An open stroke with round ends."""
        self._path("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points), "none", width, stroke)

    def circle(self, x: float, y: float, radius: float, fill: str) -> None:
        """A disc."""
        self.ellipse(x, y, radius, radius, fill)

    def ellipse(self, x: float, y: float, wide: float, high: float, fill: str, ink: float = 0.0) -> None:
        """An ellipse by its two radii."""
        turn = [math.tau * step / 72 for step in range(72)]
        self.polygon([(x + wide * math.cos(a), y + high * math.sin(a)) for a in turn], fill, ink)

    def _path(self, data: str, fill: str, ink: float, stroke: str) -> None:
        pen = f' stroke="{stroke}" stroke-width="{ink:.2f}" stroke-linejoin="round" stroke-linecap="round"'
        self._parts.append(f'<path d="{data}" fill="{fill}"{pen if ink else ""}/>')

    def source(self) -> str:
        """The SVG document."""
        wide, high = f"{self.width:.2f}", f"{self.height:.2f}"
        size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(self._parts)}</svg>'

    def surface(self, scale: Scale) -> Surface:
        """The shapes at the pixel size of their logical one."""
        return snippet_surface(
            self.source(), math.ceil(self.width * scale.u), math.ceil(self.height * scale.u)
        )
