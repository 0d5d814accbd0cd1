"""A surface addressed in logical units: what every piece of furniture is drawn with."""

import pygame
from pygame import Rect, Surface

from scenes.paint.fonts import Face
from scenes.paint.light import glow_surface, shadow_blur, shadow_surface
from scenes.paint.palette import INK, Glow, is_light, tone
from scenes.paint.panels import Panel, panel_surface
from scenes.paint.rich import RichText, Style, lay_out
from scenes.paint.svg import Sketch, art_surface
from scenes.paint.text import (
    fit_text,
    outline_reach,
    outlined_surface,
    text_px,
    text_surface,
)
from scenes.paint.units import Picture, Scale


class Canvas:
    """Draws onto one surface; logical (0, 0) lies `left`, `top` u inside it, so that things may hang over."""

    def __init__(self, scale: Scale, surface: Surface, left: float = 0.0, top: float = 0.0) -> None:
        self.scale = scale
        self.surface = surface
        self._left = scale.px(left)
        self._top = scale.px(top)

    @classmethod
    def clear(
        cls,
        scale: Scale,
        width: float,
        height: float,
        *,
        left: float = 0,
        top: float = 0,
        right: float = 0,
        bottom: float = 0,
    ) -> "Canvas":
        """A transparent canvas for a thing of width x height u, with room around it on each side."""
        size = (scale.px(left) + scale.px(width + right) + 1, scale.px(top) + scale.px(height + bottom) + 1)
        return cls(scale, Surface(size, pygame.SRCALPHA), left, top)

    def picture(self) -> Picture:
        """What was drawn, anchored at logical (0, 0)."""
        return Picture(self.surface, self._left, self._top)

    def trimmed(self) -> Picture:
        """What was drawn, without the clear margin around it, for what nothing turns or grows."""
        drawn = self.surface.get_bounding_rect()
        kept = self.surface.subsurface(drawn).copy()
        return Picture(kept, self._left - drawn.x, self._top - drawn.y)

    def box(self, x: float, y: float, width: float, height: float) -> Rect:
        """Pixel rectangle of a logical one on this surface."""
        return self.scale.box(x, y, width, height).move(self._left, self._top)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Pixel of a logical point on this surface."""
        return self._left + self.scale.px(x), self._top + self.scale.px(y)

    def put(self, surface: Surface | Picture, x: float, y: float) -> None:
        """Draw a finished surface with its corner (a picture: its anchor) at a logical point."""
        left, top = self.at(x, y)
        if isinstance(surface, Picture):
            surface.blit_on(self.surface, left, top)
        else:
            self.surface.blit(surface, (left, top))

    def fill(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        """A plain rectangle, at least one pixel in each direction."""
        box = self.box(x, y, width, height)
        self.surface.fill(tone(colour), (box.x, box.y, max(1, box.width), max(1, box.height)))

    def panel(self, x: float, y: float, width: float, height: float, panel: Panel) -> None:
        """A panel with its ink inside the given rectangle."""
        box = self.box(x, y, width, height)
        self.surface.blit(panel_surface(self.scale, box.width, box.height, panel), box)

    def art(self, path: str, x: float, y: float, width: float, height: float, alpha: int = 255) -> None:
        """A picture of the program, fitted into the rectangle from its upper left."""
        box = self.box(x, y, width, height)
        self.surface.blit(art_surface(path, box.width, box.height, alpha), box)

    def icon(self, name: str, x: float, y: float, side: float, alpha: int = 255) -> None:
        """A square icon."""
        self.art(f"icons/{name}.svg", x, y, side, side, alpha)

    def sketch(self, sketch: Sketch, x: float = 0, y: float = 0) -> None:
        """Several flat shapes at once, the corner of their frame at a logical point."""
        self.put(sketch.surface(self.scale), x, y)

    def shadow(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        blur: float = 8,
        drop: float = 7,
        alpha: int = 130,
    ) -> None:
        """The contact shadow of a rectangle."""
        box = self.box(x + 3, y + drop, width, height)
        soft = shadow_blur(self.scale, blur)
        self.surface.blit(
            shadow_surface(box.width, box.height, soft, alpha), (box.x - 2 * soft, box.y - 2 * soft)
        )

    def glow(self, x: float, y: float, radius: float, light: Glow, strength: float) -> None:
        """A pool of light around a point; only for opaque backgrounds."""
        reach = self.scale.px(radius)
        left, top = self.at(x, y)
        pool = glow_surface(reach, light, strength, is_kept=False)
        self.surface.blit(pool, (left - reach, top - reach), special_flags=pygame.BLEND_RGB_ADD)

    def text(
        self,
        words: str,
        x: float,
        y: float,
        face: Face,
        size: float,
        colour: str,
        *,
        align: float = 0,
        fit: float | None = None,
        shadow: bool = False,
        outline: bool = False,
    ) -> float:
        """One line centred on height y; `align` 0 starts at x, .5 is centred on it, 1 ends there.

        `fit` is the room in u: the line shrinks to 12 pixels, then is cut. Only light words cast a `shadow`.
        Returns the width in u.
        """
        px = text_px(self.scale, size)
        if fit is not None:
            words, px = fit_text(words, face, px, fit * self.scale.u)
        line = text_surface(words, face, px, colour)
        left, middle = self.at(x, y)
        left -= round(line.get_width() * align)
        top = middle - line.get_height() // 2
        if outline and words:
            reach = outline_reach(self.scale, size)
            framed = outlined_surface(words, face, px, colour, INK, reach)
            self.surface.blit(framed, (left - reach, top - reach))
            return line.get_width() / self.scale.u
        if shadow and is_light(colour):
            self.surface.blit(
                text_surface(words, face, px, INK), (left, top + max(1, round(1.5 * self.scale.u)))
            )
        self.surface.blit(line, (left, top))
        return line.get_width() / self.scale.u

    def rich(self, words: str, x: float, y: float, width: float, style: Style) -> RichText:
        """A sentence with icons, its block centred on height y, its left edge at x."""
        laid = lay_out(self.scale, words, width, style)
        left, middle = self.at(x, y)
        laid.draw(self.surface, left, middle - laid.height // 2)
        return laid
