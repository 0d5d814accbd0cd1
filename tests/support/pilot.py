"""Drives the window program without a window: a surface in memory, a clock turned by hand, pointer and keys.

A click on something off the screen, or under something else, is an error of the test or
of the program, so it raises.
"""

from collections.abc import Callable
from pathlib import Path

import pygame
from pygame.event import Event

from saves.paths import Places
from saves.settings import Settings
from saves.store import Store
from scenes.app import App
from scenes.gui.menu import MenuScene
from scenes.scene import Director, Scene
from scenes.services import Services
from scenes.title import TitleScene

Point = tuple[int, int]

FRAME = 1 / 60
LONGEST_SETTLE = 60.0
_MODIFIERS = {
    "ctrl": pygame.KMOD_CTRL,
    "shift": pygame.KMOD_SHIFT,
    "alt": pygame.KMOD_ALT,
    "meta": pygame.KMOD_META,
}


class OutOfReach(AssertionError):
    """What was to be clicked is not there, is off the screen, or lies under something else."""


class Pilot:
    """One running program. `home` is the folder of the player's files."""

    def __init__(
        self,
        home: Path,
        *,
        size: Point = (1280, 800),
        settings: Settings | None = None,
        first: Callable[[Director], Scene] = TitleScene,
    ) -> None:
        self.time = 1000.0
        pygame.display.init()
        surface = pygame.display.set_mode(size)
        pygame.event.clear()
        self.store = Store(Places(home, home / "cache"))
        usual = Settings(animation_speed=1.0, has_lamp_flicker=False)
        self.services = Services(self.store, settings or usual, lambda: self.time)
        self.app = App(surface, self.services, first)
        self.pointer: Point = (0, 0)
        self.turns()

    @property
    def director(self) -> Director:
        """The stack of scenes."""
        return self.app.director

    @property
    def scene(self) -> Scene:
        """The scene on the screen."""
        return self.app.director.scene

    @property
    def is_over(self) -> bool:
        """Whether the program has ended."""
        return self.app.director.is_done

    def turns(self, *events: Event) -> list[pygame.Rect]:
        """Let the loop turn once with these events, then once with what they posted."""
        changed = self.app.turn(list(events))
        if not self.is_over:
            changed += self.app.turn(pygame.event.get())
        return changed

    def wait(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        until = self.time + seconds
        while self.time < until and not self.is_over:
            self.time = min(until, self.time + FRAME)
            self.app.turn([])

    def settle(self) -> None:
        """Let time pass until nothing moves any more."""
        begun = self.time
        while not self.is_over and self._is_moving():
            if self.time - begun > LONGEST_SETTLE:
                raise AssertionError("this never comes to rest")
            self.time += FRAME
            self.app.turn([])

    def _is_moving(self) -> bool:
        wake = self.app.wake_at()
        return wake is not None and wake <= self.time + FRAME

    def where(self, target: str | Point) -> Point:
        """Return the pixel of an element by its name, or the pixel itself.

        Raises OutOfReach.
        """
        point = self._middle_of(target) if isinstance(target, str) else target
        if not self.app.stage.target.get_rect().collidepoint(point):
            raise OutOfReach(f"{target} is off the screen, at {point}")
        if isinstance(target, str):
            self._check_uncovered(target, point)
        return point

    def _middle_of(self, name: str) -> Point:
        assert isinstance(self.scene, MenuScene), "only menus have named elements"
        try:
            rect = self.scene.gui.find(name).rect
        except LookupError:
            raise OutOfReach(f"there is no {name} on the screen") from None
        return int(rect.centerx), int(rect.centery)

    def _check_uncovered(self, name: str, point: Point) -> None:
        assert isinstance(self.scene, MenuScene)
        hit = [stop for stop in self.scene.gui.stops if stop.rect.collidepoint(point)]
        if not hit or hit[-1].name != name:
            raise OutOfReach(f"{name} lies under {hit[-1].name if hit else 'nothing'}")
        if not getattr(hit[-1], "is_enabled", True):
            raise OutOfReach(f"{name} cannot be pressed now")

    def move(self, target: str | Point) -> None:
        """Move the pointer."""
        point = self.where(target)
        moved = (point[0] - self.pointer[0], point[1] - self.pointer[1])
        self.pointer = point
        self.turns(Event(pygame.MOUSEMOTION, pos=point, rel=moved, buttons=(0, 0, 0), touch=False))

    def click(self, target: str | Point, button: int = pygame.BUTTON_LEFT) -> None:
        """Move there, press and let go."""
        self.move(target)
        self.hold(button)
        self.release(button)

    def hold(self, button: int = pygame.BUTTON_LEFT) -> None:
        """Press a button where the pointer is."""
        self.turns(Event(pygame.MOUSEBUTTONDOWN, pos=self.pointer, button=button, touch=False))

    def release(self, button: int = pygame.BUTTON_LEFT) -> None:
        """Let a button go where the pointer is."""
        self.turns(Event(pygame.MOUSEBUTTONUP, pos=self.pointer, button=button, touch=False))

    def drag(self, start: str | Point, end: str | Point, steps: int = 6, *, drops: bool = True) -> None:
        """Press at one place, move in steps to another and let go there."""
        self.move(start)
        self.hold()
        x, y = self.pointer
        goal = self._middle_of(end) if isinstance(end, str) else end
        for step in range(1, steps + 1):
            self.time += FRAME
            point = (x + (goal[0] - x) * step // steps, y + (goal[1] - y) * step // steps)
            moved = (point[0] - self.pointer[0], point[1] - self.pointer[1])
            self.pointer = point
            self.turns(Event(pygame.MOUSEMOTION, pos=point, rel=moved, buttons=(1, 0, 0), touch=False))
        if drops:
            self.release()

    def wheel(self, steps: int, target: str | Point | None = None) -> None:
        """Turn the wheel, up being positive."""
        if target is not None:
            self.move(target)
        self.turns(Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False))

    def press(self, keys: str) -> None:
        """Press a key such as `return`, `ctrl+z` or `shift+tab`."""
        *modifiers, name = keys.split("+")
        mod = 0
        for modifier in modifiers:
            mod |= _MODIFIERS[modifier]
        key = pygame.key.key_code(name)
        letter = name if len(name) == 1 and not mod else ""
        self.turns(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))
        if not self.is_over:
            self.turns(Event(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0))

    def type(self, text: str) -> None:
        """Type letters, as the window system reports them."""
        for letter in text:
            self.turns(Event(pygame.TEXTINPUT, text=letter))

    def lose_focus(self) -> None:
        """Let another window come to the front."""
        self.turns(Event(pygame.WINDOWFOCUSLOST))

    def resize(self, size: Point) -> None:
        """Give the window another size."""
        pygame.display.set_mode(size)
        self.turns(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def stop(self) -> None:
        """Close the window."""
        if not self.is_over:
            self.turns(Event(pygame.QUIT))
