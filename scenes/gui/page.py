"""A page that may be taller than the window: how far it is scrolled, and the bar at its right edge.

Pages keep the rightmost `BAR_ROOM` u free of words, so that the bar never lies on any.
"""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite

STEP = 60.0
"""Units that one notch of the wheel scrolls."""
BAR_WIDTH = 10.0
BAR_ROOM = 16.0
_MARGIN = 24.0
_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Page:
    """The window looks at a page of the same width; everything of a menu lies on the page."""

    def __init__(self, window: Scale, height: float) -> None:
        """Lay a page that is `height` u tall under a window; a smaller one is as tall as the window."""
        self.window = window
        self.scale = window.page(height) if height > window.logical_height + 0.5 else window
        self.top = 0
        """Pixels of the page above the window."""
        self._held_at: int | None = None
        self._seen: tuple[Surface, int, Surface] | None = None

    @property
    def last(self) -> int:
        """The lowest that the page can be scrolled to, in pixels."""
        return self.scale.height - self.window.height

    @property
    def can_scroll(self) -> bool:
        """Whether there is more than the window shows."""
        return self.last > 0

    def scroll_to(self, top: float) -> None:
        """Show the page from a pixel on."""
        self.top = max(0, min(self.last, round(top)))

    def scroll_by(self, units: float) -> None:
        """Scroll by so many u, down being positive."""
        self.scroll_to(self.top + units * self.window.u)

    def reveal(self, rect: Rect) -> None:
        """Scroll as little as needed to see a rectangle of the page."""
        margin = self.window.px(_MARGIN)
        lowest, highest = rect.top - margin, rect.bottom + margin - self.window.height
        self.scroll_to(min(max(self.top, highest), lowest))

    def on_page(self, event: Event) -> Event:
        """Return an event of the window as one of the page."""
        if not self.top or event.type not in _POINTED:
            return event
        x, y = event.pos
        return Event(event.type, {**event.dict, "pos": (x, y + self.top)})

    def seen(self, background: Surface) -> Surface:
        """Return the part of the page's background that the window shows, the same one for the same part."""
        if not self.can_scroll:
            return background
        if self._seen is None or self._seen[:2] != (background, self.top):
            part = Rect(0, self.top, self.window.width, self.window.height)
            self._seen = (background, self.top, background.subsurface(part))
        return self._seen[2]

    def on_window(self, sprites: list[Sprite]) -> list[Sprite]:
        """Return sprites of the page where they are in the window, and the bar."""
        if not self.can_scroll:
            return sprites
        window = Rect(0, self.top, self.window.width, self.window.height)
        moved = [sprite.moved(0, -self.top) for sprite in sprites if sprite.rect.colliderect(window)]
        return [*moved, *self._bar()]

    def _rail(self) -> Rect:
        scale = self.window
        return scale.box(scale.logical_width - BAR_WIDTH - 3, 6, BAR_WIDTH, scale.logical_height - 12)

    def _thumb(self) -> Rect:
        rail = self._rail()
        tall = max(self.window.px(40), rail.height * self.window.height // self.scale.height)
        return Rect(rail.x, rail.y + (rail.height - tall) * self.top // self.last, rail.width, tall)

    def _bar(self) -> list[Sprite]:
        rail, thumb = self._rail(), self._thumb()
        return [
            Sprite.of(_rail_picture(self.window, rail.height), rail.x, rail.y),
            Sprite.of(_thumb_picture(self.window, thumb.height, self._held_at is not None), thumb.x, thumb.y),
        ]

    def takes(self, event: Event) -> bool:
        """Answer an event of the window that is meant for the bar; return whether it was."""
        if not self.can_scroll:
            return False
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                return self._press(*event.pos)
            case pygame.MOUSEMOTION if self._held_at is not None:
                self._drag_to(event.pos[1])
                return True
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT and self._held_at is not None:
                self._held_at = None
                return True
            case pygame.WINDOWFOCUSLOST:
                # The button may be let go over another window, where nobody hears it.
                self._held_at = None
                return False
            case _:
                return False

    def _press(self, x: int, y: int) -> bool:
        if not self._rail().inflate(self.window.px(8), 0).collidepoint(x, y):
            return False
        thumb = self._thumb()
        self._held_at = y - thumb.y if thumb.top <= y < thumb.bottom else thumb.height // 2
        self._drag_to(y)
        return True

    def _drag_to(self, y: int) -> None:
        assert self._held_at is not None
        rail, thumb = self._rail(), self._thumb()
        self.scroll_to((y - self._held_at - rail.y) * self.last / max(1, rail.height - thumb.height))


@remembered(PIECES)
def _rail_picture(scale: Scale, height: int) -> Picture:
    canvas = Canvas.clear(scale, BAR_WIDTH, height / scale.u)
    canvas.panel(0, 0, BAR_WIDTH, height / scale.u, Panel(ink.GROOVE, 5, 1.6))
    return canvas.picture()


@remembered(PIECES)
def _thumb_picture(scale: Scale, height: int, is_held: bool) -> Picture:
    canvas = Canvas.clear(scale, BAR_WIDTH, height / scale.u)
    canvas.panel(0, 0, BAR_WIDTH, height / scale.u, Panel(ink.AMBER if is_held else ink.BRASS, 5, 1.6))
    return canvas.picture()
