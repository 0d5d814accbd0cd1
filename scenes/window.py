"""The window: opened where it was left, never off the screen or too small; full screen and back."""

import io
import os
import sys
import warnings
from collections.abc import MutableMapping

import pygame
from pygame import Surface

from assets.files import art

SMALLEST = (1024, 640)
USUAL = (1280, 800)

_UNSEEN = ("dummy", "offscreen")

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
        os.environ["SDL_VIDEO_X11_WMCLASS"] = "four-inns"  # pygame has set it to the name of a script
        choose_driver(sys.platform, os.environ)
        try:
            pygame.display.init()
            if pygame.display.get_driver() in _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
                raise NoDisplay(pygame.display.get_driver())
            desktops = pygame.display.get_desktop_sizes()
            self._size = fitting_size(size or USUAL, desktops[0])
            self._position = position
            self._handle = self._open()
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        if position is not None:
            pygame.display.set_window_position(fitting_position(position, self._size, desktops))
        self.surface = _current_surface()
        self.is_fullscreen = False
        if is_fullscreen:
            self.set_fullscreen(True)

    def _open(self) -> pygame.Window:
        pygame.display.set_caption("Four Inns")
        pygame.display.set_icon(pygame.image.load_sized_svg(io.BytesIO(art("icons/gryphon.svg")), (64, 64)))
        with warnings.catch_warnings():
            # A window manager may give another size than asked for; the size it gave is what counts.
            warnings.simplefilter("ignore", RuntimeWarning)
            # The only way to a smallest size, and to a full screen that leads back to the same window.
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.display.set_mode(self._size, pygame.RESIZABLE)
            handle = pygame.Window.from_display_module()
        handle.minimum_size = SMALLEST
        return handle

    def set_fullscreen(self, is_fullscreen: bool) -> Surface:
        """Go to the full screen, or back to the window as it was; return the surface now."""
        if is_fullscreen != self.is_fullscreen:
            self.remember()
            if is_fullscreen:
                self._handle.set_fullscreen(True)
            else:
                self._handle.set_windowed()
            self.is_fullscreen = is_fullscreen
            # The size changes while events are taken in; they stay in the queue for the loop.
            pygame.event.pump()
            self.surface = _current_surface()
        return self.surface

    def resized(self) -> Surface:
        """Return the surface after the window changed; a window made too small grows back."""
        wide, high = _current_surface().get_size()
        if not self.is_fullscreen and (wide < SMALLEST[0] or high < SMALLEST[1]):
            self._handle.size = (max(wide, SMALLEST[0]), max(high, SMALLEST[1]))
            pygame.event.pump()
        self.surface = _current_surface()
        return self.surface

    def remember(self) -> tuple[Size, Point | None]:
        """Return size and place of the window when it is not on the full screen."""
        if not self.is_fullscreen:
            self._size = _current_surface().get_size()
            self._position = pygame.display.get_window_position()
        return self._size, self._position


def _current_surface() -> Surface:
    surface = pygame.display.get_surface()
    assert surface is not None, "the window is open until the program ends"
    return surface


def choose_driver(platform: str, environment: MutableMapping[str, str]) -> None:
    """Name the driver of the screen, where the library would try others that complain on standard error.

    Raises NoDisplay when there cannot be one.
    """
    if not platform.startswith("linux") or "SDL_VIDEODRIVER" in environment:
        return
    if environment.get("WAYLAND_DISPLAY"):
        return
    if not environment.get("DISPLAY"):
        raise NoDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set")
    environment["SDL_VIDEODRIVER"] = "x11"


def fitting_size(size: Size, desktop: Size) -> Size:
    """Return a size no larger than the desktop and no smaller than the smallest window."""
    return tuple(  # type: ignore[return-value]
        max(least, min(wished, room)) for least, wished, room in zip(SMALLEST, size, desktop, strict=True)
    )


def fitting_position(position: Point, size: Size, desktops: list[Size]) -> Point:
    """Return the place nearest to a remembered one at which the whole window can be seen, if it fits.

    Several desktops are taken to stand side by side; one may lie left of the first, where x is negative.
    """
    width, height = sum(wide for wide, _ in desktops), max(high for _, high in desktops)
    x, y = position
    leftmost = 0 if len(desktops) == 1 else -sum(wide for wide, _ in desktops[1:])
    return max(leftmost, min(x, width - size[0])), max(0, min(y, height - size[1]))
