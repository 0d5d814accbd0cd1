"""The window: opened where it was left, never off the screen or too small; full screen and back."""

import io
import os
import warnings

import pygame
from pygame import Surface

from assets.files import art

SMALLEST = (1024, 640)
USUAL = (1280, 800)
TITLE_STRIP = 32
"""So many pixels of the title bar must stay within reach of the pointer."""

Size = tuple[int, int]
Point = tuple[int, int]


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Window:
    """The one window of the program."""

    def __init__(self, size: Size | None, position: Point | None, *, is_fullscreen: bool) -> None:
        """Open it; without a GPU it is presented straight from memory, which is much quicker.

        Raises NoDisplay.
        """
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        try:
            pygame.display.init()
            desktops = pygame.display.get_desktop_sizes()
            self._size = fitting_size(size or USUAL, desktops[0])
            self._position = position
            self._open(is_fullscreen=is_fullscreen)
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        if position is not None and not is_fullscreen and is_reachable(position, self._size, desktops):
            pygame.display.set_window_position(position)

    def _open(self, *, is_fullscreen: bool) -> None:
        pygame.display.set_caption("Four Inns")
        pygame.display.set_icon(pygame.image.load_sized_svg(io.BytesIO(art("icons/gryphon.svg")), (64, 64)))
        if is_fullscreen:
            self.surface = pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
        else:
            self.surface = pygame.display.set_mode(self._size, pygame.RESIZABLE)
            _keep_at_least(SMALLEST)
        self.is_fullscreen = is_fullscreen

    def set_fullscreen(self, is_fullscreen: bool) -> Surface:
        """Go to the full screen, or back to the window as it was; return the new surface."""
        if is_fullscreen != self.is_fullscreen:
            self.remember()
            self._open(is_fullscreen=is_fullscreen)
            if not is_fullscreen and self._position is not None:
                pygame.display.set_window_position(self._position)
        return self.surface

    def resized(self) -> Surface:
        """Return the surface after the window changed; a window made too small grows back."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is open until the program ends"
        wide, high = surface.get_size()
        if not self.is_fullscreen and (wide < SMALLEST[0] or high < SMALLEST[1]):
            surface = pygame.display.set_mode(
                (max(wide, SMALLEST[0]), max(high, SMALLEST[1])), pygame.RESIZABLE
            )
        self.surface = surface
        return surface

    def remember(self) -> tuple[Size, Point | None]:
        """Return size and place of the window when it is not on the full screen."""
        if not self.is_fullscreen:
            self._size = self.surface.get_size()
            self._position = pygame.display.get_window_position()
        return self._size, self._position


def fitting_size(size: Size, desktop: Size) -> Size:
    """Return a size no larger than the desktop and no smaller than the smallest window."""
    return tuple(  # type: ignore[return-value]
        max(least, min(wished, room)) for least, wished, room in zip(SMALLEST, size, desktop, strict=True)
    )


def is_reachable(position: Point, size: Size, desktops: list[Size]) -> bool:
    """Return whether the title bar can be grabbed; desktops are taken to stand side by side."""
    width, height = sum(wide for wide, _ in desktops), max(high for _, high in desktops)
    x, y = position
    return x + size[0] >= 3 * TITLE_STRIP and x <= width - 3 * TITLE_STRIP and 0 <= y <= height - TITLE_STRIP


def _keep_at_least(size: Size) -> None:
    with warnings.catch_warnings():
        # The only way to tell the window manager; what it shall be replaced by cannot wrap this window yet.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = size
