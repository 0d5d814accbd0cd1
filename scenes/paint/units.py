"""Logical units: every measure of the look is given in `u`, and becomes pixels only here."""

from dataclasses import dataclass
from typing import Final

from pygame import SRCALPHA, Rect, Surface

BASE_WIDTH = 1280
BASE_HEIGHT = 800


@dataclass(frozen=True, slots=True)
class Scale:
    """Size of a surface in pixels, and the logical grid that follows from it.

    At zoom 1 the grid is at least 1280 x 800 u; spare room makes it wider or higher, never coarser.
    A larger zoom makes everything larger, so that the grid has fewer units.
    """

    width: int
    height: int
    zoom: float = 1.0
    unit: float | None = None
    """Pixels for one unit where they do not follow from size and zoom, as on a long page."""

    @property
    def u(self) -> float:
        """Pixels for one logical unit."""
        if self.unit is not None:
            return self.unit
        return self.zoom * min(self.width / BASE_WIDTH, self.height / BASE_HEIGHT)

    @property
    def logical_width(self) -> float:
        """Width in u, at zoom 1 1280 or more."""
        return self.width / self.u

    @property
    def logical_height(self) -> float:
        """Height in u, at zoom 1 800 or more."""
        return self.height / self.u

    def at_most(self, zoom: float) -> "Scale":
        """Return the scale of the same window with no larger zoom than that."""
        return self if self.zoom <= zoom else Scale(self.width, self.height, zoom)

    def page(self, height: float) -> "Scale":
        """Return the scale of a page as wide as this and `height` u tall, with the same unit."""
        tall = self.px(height)
        return self if tall == self.height else Scale(self.width, tall, self.zoom, self.u)

    def px(self, value: float) -> int:
        """Whole pixels nearest to a measure in u."""
        return round(value * self.u)

    def box(self, x: float, y: float, width: float, height: float) -> Rect:
        """Pixel rectangle of a logical one; both edges are rounded, so neighbours meet without a gap."""
        left, top = self.px(x), self.px(y)
        return Rect(left, top, self.px(x + width) - left, self.px(y + height) - top)

    def logical(self, x: float, y: float) -> tuple[float, float]:
        """Logical point under a pixel, for the pointer."""
        return x / self.u, y / self.u


@dataclass(frozen=True, slots=True)
class Picture:
    """A surface that hangs over its own rectangle, by a medal, a ribbon or a shadow.

    `anchor_x` and `anchor_y` are the pixels from the corner of the surface to the corner of the thing itself.
    """

    surface: Surface
    anchor_x: int
    anchor_y: int

    def blit_on(self, target: Surface, x: int, y: int) -> Rect:
        """Draw so that the thing itself has its corner at pixel (x, y); the touched rectangle comes back."""
        return target.blit(self.surface, (x - self.anchor_x, y - self.anchor_y))


UNSEEN: Final = Picture(Surface((1, 1), SRCALPHA), 0, 0)
"""What a piece looks like over something that is drawn already."""
