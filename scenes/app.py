"""The window and its loop: poll, let the scene answer, draw what changed, sleep."""

import os
import time
from collections.abc import Callable

import pygame
from pygame.event import Event

from scenes.paint.units import Scale
from scenes.scene import Director, Scene
from scenes.services import Services
from scenes.stage import Stage

SMALLEST = (1024, 640)
FRAME_SECONDS = 1 / 60
ALERT_SECONDS = 1.0
"""So long after input the window is polled as often as while something moves."""
IDLE_SECONDS = 0.05


class App:
    """Scenes on one window surface; `turn` is one round of the loop, so that tests can drive it."""

    def __init__(
        self, surface: pygame.Surface, services: Services, first: Callable[[Director], Scene]
    ) -> None:
        self.services = services
        self.director = Director(services, Scale(*surface.get_size()))
        self.stage = Stage(surface)
        self._alert_until = services.now()
        self.director.push(first(self.director))

    def turn(self, events: list[Event]) -> list[pygame.Rect]:
        """Handle events, move on to the present and draw; return the rectangles that changed."""
        now = self.services.now()
        if events:
            self._alert_until = now + ALERT_SECONDS
        for event in events:
            self._dispatch(event)
            if self.director.is_done:
                return []
        if not events and self.stage.is_current and not _is_due(self.director.scene.wake_at(), now):
            return []
        self.director.scene.advance(now)
        if self.director.is_done:
            return []
        return self.stage.present(self.director.scene.frame())

    def _dispatch(self, event: Event) -> None:
        if event.type == pygame.QUIT:
            self.director.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resize()
        elif event.type == pygame.WINDOWEXPOSED:
            self.stage.forget()
        else:
            self.director.scene.handle(event)

    def _resize(self) -> None:
        surface = pygame.display.get_surface()
        if surface is not None and surface.get_size() != (
            self.director.scale.width,
            self.director.scale.height,
        ):
            self.stage = Stage(surface)
            self.director.resize(Scale(*surface.get_size()))

    def seconds_to_sleep(self) -> float:
        """Return how long nothing needs to be done unless there is input."""
        now = self.services.now()
        wake = self.director.scene.wake_at()
        if now < self._alert_until or _is_due(wake, now):
            return FRAME_SECONDS
        return IDLE_SECONDS if wake is None else min(IDLE_SECONDS, max(0.0, wake - now))


def _is_due(wake: float | None, now: float) -> bool:
    return wake is not None and wake <= now


def open_window(size: tuple[int, int], *, is_fullscreen: bool = False) -> pygame.Surface:
    """Open the window; without a GPU it is presented straight from memory, which is much quicker.

    Raises pygame.error when there is no display.
    """
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.init()
    pygame.display.set_caption("Four Inns")
    flags = pygame.RESIZABLE | (pygame.FULLSCREEN if is_fullscreen else 0)
    return pygame.display.set_mode(size, flags)


def loop(app: App) -> None:
    """Run until the last scene is gone."""
    while True:
        started = time.monotonic()
        changed = app.turn(pygame.event.get())
        if app.director.is_done:
            return
        if changed:
            pygame.display.update(changed)
        rest = app.seconds_to_sleep() - (time.monotonic() - started)
        if rest > 0:
            time.sleep(rest)
