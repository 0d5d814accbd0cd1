"""The window: opened where it was left, never off the screen or too small; full screen and back.

Every pixel of the window is drawn by us, so it is sharp wherever the system hands out real pixels: on X11,
and on Windows, which is asked for them. On a Mac with a dense screen, and on Wayland with a scale that is not
1, the system enlarges what it gets: pygame opens no surface of real pixels there.
"""

import io
import os
import sys
import warnings
from collections.abc import MutableMapping
from contextlib import suppress

import pygame
from pygame import Surface

from assets.files import art
from scenes.desktop.names import APPLICATION_ID, WINDOW_CLASS

SMALLEST = (1024, 640)
USUAL = (1280, 800)
TITLE_BAR = 30
"""Pixels left for the bar of the system above a window that would stand too high to be gripped."""
_FIRST_STEPS = (1.0, 1.25, 1.5, 2.0, 3.0)

_UNSEEN = ("dummy", "offscreen")

Size = tuple[int, int]
Point = tuple[int, int]


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Window:
    """The one window of the program."""

    def __init__(
        self,
        size: Size | None,
        position: Point | None,
        display: int | None = None,
        *,
        is_fullscreen: bool,
    ) -> None:
        """Open it on a screen; without a GPU it is presented straight from memory, which is much quicker.

        Without a size it is as large as suits the screen. Raises NoDisplay.
        """
        # Real pixels instead of enlarged ones; it counts before the display is opened.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        # How desktops find the entry with name and icon; pygame has set the first to the name of a script.
        os.environ["SDL_VIDEO_X11_WMCLASS"] = WINDOW_CLASS
        os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = APPLICATION_ID
        choose_driver(sys.platform, os.environ)
        try:
            pygame.display.init()
            if pygame.display.get_driver() in _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
                raise NoDisplay(pygame.display.get_driver())
            if pygame.display.get_driver() != "wayland":  # which shows nothing without
                os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
            desktops = pygame.display.get_desktop_sizes()
            self.display = display if display is not None and display < len(desktops) else 0
            """The number of the screen that the window is on."""
            desktop = desktops[self.display]
            self._size = fitting_size(size or usual_size(desktop), desktop)
            self._position = position
            self._handle = self._open(is_centred=display is not None)
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        if position is not None and display is None:
            pygame.display.set_window_position(fitting_position(position, self._size, desktops))
        elif position is not None and display == self.display:
            corner = corner_of(pygame.display.get_window_position(), self._size, desktop)
            pygame.display.set_window_position(place_on(position, self._size, corner, desktop))
        self.surface = _current_surface()
        self.is_fullscreen = False
        if is_fullscreen:
            self.set_fullscreen(True)

    def _open(self, *, is_centred: bool) -> pygame.Window:
        pygame.display.set_caption("Four Inns")
        pygame.display.set_icon(pygame.image.load_sized_svg(io.BytesIO(art("app_icon.svg")), (64, 64)))
        with warnings.catch_warnings():
            # A window manager may give another size than asked for; the size it gave is what counts.
            warnings.simplefilter("ignore", RuntimeWarning)
            # The only way to a smallest size, and to a full screen that leads back to the same window.
            warnings.simplefilter("ignore", DeprecationWarning)
            if is_centred:
                # A setting of pygame, not of SDL: in the middle, so that it shows where its screen begins.
                os.environ["SDL_VIDEO_CENTERED"] = "1"
            pygame.display.set_mode(self._size, pygame.RESIZABLE, display=self.display)
            os.environ.pop("SDL_VIDEO_CENTERED", None)
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

    def come_forward(self) -> None:
        """Show the window in front of all others, or have the system say that it wants to be looked at."""
        if not pygame.display.get_active():
            self._handle.restore()
        self._handle.focus()
        with suppress(pygame.error):
            self._handle.flash(pygame.FLASH_UNTIL_FOCUSED)

    def moved_to(self, display: int) -> None:
        """Hear that the window is on another screen now."""
        self.display = display

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


def usual_size(desktop: Size) -> Size:
    """Return the size of a first window: some times the usual one, a quarter of the desktop left over."""
    room = 0.75 * min(have / wanted for have, wanted in zip(desktop, USUAL, strict=True))
    factor = max((step for step in _FIRST_STEPS if step <= room), default=1.0)
    return round(USUAL[0] * factor), round(USUAL[1] * factor)


def corner_of(middle: Point, size: Size, desktop: Size) -> Point:
    """Return where a screen begins, from the place of a window that stands in the middle of it."""
    return middle[0] - (desktop[0] - size[0]) // 2, middle[1] - (desktop[1] - size[1]) // 2


def place_on(position: Point, size: Size, corner: Point, desktop: Size) -> Point:
    """Return the place nearest to a remembered one at which window and bar are seen, if they fit."""
    x, y = position[0] - corner[0], position[1] - corner[1]
    free_x, free_y = max(0, desktop[0] - size[0]), max(0, desktop[1] - size[1])
    x = max(0, min(x, free_x))
    y = min(TITLE_BAR, free_y) if y < 0 else min(y, free_y)
    return corner[0] + x, corner[1] + y


def fitting_position(position: Point, size: Size, desktops: list[Size]) -> Point:
    """Return the place nearest to a remembered one at which the whole window can be seen, if it fits.

    Several desktops are taken to stand side by side; one may lie left of the first, where x is negative.
    """
    width, height = sum(wide for wide, _ in desktops), max(high for _, high in desktops)
    x, y = position
    leftmost = 0 if len(desktops) == 1 else -sum(wide for wide, _ in desktops[1:])
    return max(leftmost, min(x, width - size[0])), max(0, min(y, height - size[1]))
