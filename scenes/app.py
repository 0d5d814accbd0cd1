"""The window and its loop: poll, let the scene answer, draw what changed, sleep."""

import time
from collections.abc import Callable

import pygame
from pygame.event import Event

from scenes.arrivals import Arrivals
from scenes.gui.menu import MenuScene
from scenes.keys.commands import Command
from scenes.leaving import once_saved
from scenes.log_file import log
from scenes.memory import sweep_up
from scenes.notices import NoticePlank
from scenes.one_window.door import Door
from scenes.own_portraits import OwnPortraits
from scenes.pad.buttons import WORDS
from scenes.pad.pad import Pad
from scenes.paint import palette
from scenes.paint.cache import fit_stores
from scenes.paint.own_picture import hang_pictures
from scenes.paint.units import Scale
from scenes.scene import Director, Scene
from scenes.services import Services
from scenes.sound.names import Sound
from scenes.stage import Frame, Stage
from scenes.window import Window

FRAME_SECONDS = 1 / 60
ALERT_SECONDS = 1.0
"""So long after input the window is polled as often as while something moves."""
IS_FINAL = "is_final"
"""The field of a QUIT event with which the system ends the program: nobody may be there to be asked."""
IDLE_SECONDS = 1.0
"""So long at the most nothing is asked while nothing happens."""
POLL_SECONDS = 0.05
"""So often is looked, while the window rests, whether the system has reported something."""
_TREMBLING = 4
_USED = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION)
PAD_SECONDS = 0.6
"""So long after the first picture gamepads are looked for, which may take a moment."""


class App:
    """Scenes on one window surface; `turn` is one round of the loop, so that tests can drive it."""

    def __init__(
        self,
        surface: pygame.Surface,
        services: Services,
        first: Callable[[Director], Scene],
        window: Window | None = None,
        door: Door | None = None,
    ) -> None:
        self.services = services
        fit_stores(*surface.get_size())
        palette.use_theme(services.settings.theme)
        hang_pictures(OwnPortraits(services.store.places.decks, services.notices).find)
        self.director = Director(services, _scale(surface, services))
        self.stage = Stage(surface)
        self.window = window
        self.arrivals = Arrivals(self.director, window, door or Door())
        self.notices = NoticePlank(services.notices)
        self.pad = Pad()
        self._has_pad = False
        services.feel = self._feel
        self._alert_until = services.now()
        self._wake: float | None = None
        self._is_resting = False
        """Whether nothing happened in the last round, so that what was asked then still holds."""
        self._noted: Scene | None = None
        self.director.push(first(self.director))

    def turn(self, events: list[Event]) -> list[pygame.Rect]:
        """Handle events, move on to the present and draw; return the rectangles that changed."""
        # Asked before the clock, so that what is due at once is due by the time that is read then.
        wake = self._wake = self.wake_at()
        now = self.services.now()
        events = self.pad.translate(events, now)
        self._follow_device(events)
        if events:
            self._alert_until = now + ALERT_SECONDS
        for event in events:
            self._dispatch(event)
            if self.director.is_done:
                return []
        self._follow_settings()
        self._is_resting = not events and self.stage.is_current and not _is_due(wake, now)
        if self._is_resting:
            self._tidy_up()
            return []
        self.director.scene.advance(now)
        if self.director.is_done:
            return []
        self.notices.advance(now)
        changed = self.stage.present(self.frame())
        self._note_scene()
        return changed

    def _tidy_up(self) -> None:
        """Sweep up while nothing moves: it takes longer than a frame."""
        if self.director.has_litter:
            self.director.has_litter = False
            sweep_up()

    def _follow_device(self, events: list[Event]) -> None:
        """Name buttons instead of keys, and hide the pointer, while a gamepad is in use."""
        used = [event for event in events if event.type in _USED and not _is_trembling(event)]
        if not used or used[-1].dict.get("is_pad", False) == self._has_pad:
            return
        self._has_pad = not self._has_pad
        self.services.keys.buttons = WORDS if self._has_pad else {}
        if self.window is not None:
            pygame.mouse.set_visible(not self._has_pad)
        self.director.resize(self.director.scale)

    def _feel(self, sound: Sound) -> None:
        if self._has_pad and self.services.settings.has_rumble:
            self.pad.feel(sound)

    def _note_scene(self) -> None:
        """Write down which scene is on the screen, so that a log tells what the player was doing."""
        scene = self.director.scene
        if scene is not self._noted:
            self._noted = scene
            log.info("showing %s", type(scene).__name__)

    def frame(self) -> Frame:
        """Return the picture of the top scene with the notice over it."""
        frame = self.director.scene.frame()
        over = self.notices.sprites(self.director.scale)
        return Frame(frame.background, (*frame.sprites, *over)) if over else frame

    def wake_at(self) -> float | None:
        """Return when something will change without input."""
        times = (self.director.scene.wake_at(), self.notices.wake_at(), self.pad.wake_at())
        return min((moment for moment in times if moment is not None), default=None)

    def _dispatch(self, event: Event) -> None:
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.services.sounds.focus(event.type == pygame.WINDOWFOCUSGAINED)
        if event.type == pygame.QUIT:
            self._close(is_final=event.dict.get(IS_FINAL, False))
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resize()
        elif event.type == pygame.WINDOWDISPLAYCHANGED and self.window is not None:
            self.window.moved_to(event.display_index)
        elif event.type == pygame.WINDOWEXPOSED:
            self.stage.forget()
        elif self.arrivals.handle(event):
            return
        elif not self._commands(event) and not self.notices.handle(event, self.director.scale):
            self.director.scene.handle(event)

    def _commands(self, event: Event) -> bool:
        """Do what a key does in every scene; return whether it was one."""
        scene, settings = self.director.scene, self.services.settings
        if isinstance(scene, MenuScene) and scene.takes_key(event):
            return False
        match self.services.keys.command(event):
            case Command.FULL_SCREEN:
                self.services.change(is_fullscreen=not settings.is_fullscreen)
            case Command.MUTE:
                self.services.change(is_muted=not settings.is_muted)
            case _:
                return False
        return True

    def _close(self, *, is_final: bool) -> None:
        if is_final:
            self.director.quit()
        else:
            once_saved(self.director, self.director.quit)

    def _follow_settings(self) -> None:
        window = self.window
        if window is not None and window.is_fullscreen != self.services.settings.is_fullscreen:
            window.set_fullscreen(self.services.settings.is_fullscreen)
            self._resize()
        scale = _scale(self.stage.target, self.services)
        if scale != self.director.scale:
            self.director.resize(scale)
        if palette.theme() != self.services.settings.theme:
            palette.use_theme(self.services.settings.theme)
            self.director.resize(scale)
            self.stage.forget()
        self.services.sounds.advance()

    def _resize(self) -> None:
        surface = self.window.resized() if self.window is not None else pygame.display.get_surface()
        if surface is None:
            return
        if surface is not self.stage.target or surface.get_size() != (
            self.director.scale.width,
            self.director.scale.height,
        ):
            self.stage = Stage(surface)
            fit_stores(*surface.get_size())
            self.director.resize(_scale(surface, self.services))

    def seconds_to_sleep(self) -> float:
        """Return how long nothing needs to be done unless there is input."""
        now = self.services.now()
        wake = self._wake if self._is_resting else self.wake_at()
        if now < self._alert_until or _is_due(wake, now):
            return FRAME_SECONDS
        return IDLE_SECONDS if wake is None else min(IDLE_SECONDS, max(0.0, wake - now))


def _scale(surface: pygame.Surface, services: Services) -> Scale:
    return Scale(*surface.get_size(), services.settings.interface_scale / 100)


def _is_trembling(event: Event) -> bool:
    """Whether the pointer moved no further than a table moves a mouse that nobody holds."""
    return event.type == pygame.MOUSEMOTION and max(map(abs, event.rel)) < _TREMBLING


def _is_due(wake: float | None, now: float) -> bool:
    return wake is not None and wake <= now


def loop(app: App) -> None:
    """Run until the last scene is gone."""
    begun = time.monotonic()
    events = pygame.event.get()
    while True:
        started = time.monotonic()
        if not app.pad.devices.is_on and started - begun > PAD_SECONDS:
            app.pad.devices.start()
        changed = app.turn(events)
        if app.director.is_done:
            return
        if changed:
            pygame.display.update(changed)
            # Once the first picture is there: nobody waits for a device to see the title.
            app.services.sounds.open()
        events = _rest_until(started + app.seconds_to_sleep())


def _rest_until(end: float) -> list[Event]:
    """Sleep until then, or until the system reports something; return what it was.

    To look for events costs a fraction of a turn: code that ran a moment ago is slow again after a sleep.
    """
    while True:
        rest = end - time.monotonic()
        if rest > 0:
            time.sleep(min(rest, POLL_SECONDS))
        events = pygame.event.get()
        if events or time.monotonic() >= end:
            return events
