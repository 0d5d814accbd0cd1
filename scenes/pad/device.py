"""The devices themselves: found when they are plugged in, forgotten when they are pulled out."""

from contextlib import suppress
from typing import Any, Final

import pygame

from scenes.log_file import log
from scenes.pad.rumble import Shake

_USELESS_EVENTS: Final = (
    pygame.CONTROLLERSENSORUPDATE,
    *(pygame.CONTROLLERTOUCHPADDOWN, pygame.CONTROLLERTOUCHPADMOTION, pygame.CONTROLLERTOUCHPADUP),
)


class Devices:
    """Every pad that is plugged in; `raw` are those that SDL has no mapping for."""

    def __init__(self) -> None:
        self._open: dict[int, Any] = {}
        self.raw: frozenset[int] = frozenset()
        self.is_on = False

    def start(self) -> None:
        """Begin to look for pads; where that cannot be done there are none."""
        self.is_on = True
        try:
            from pygame._sdl2 import controller

            pygame.joystick.init()
            controller.init()
        except (ImportError, pygame.error) as problem:
            log.info("no gamepads: %s", problem)
            return
        # Those of joysticks must not be blocked as well: SDL makes the events of a pad out of them.
        pygame.event.set_blocked(_USELESS_EVENTS)
        self.look()

    def look(self) -> None:
        """Open what is plugged in now, and forget the rest."""
        from pygame._sdl2 import controller

        if not controller.get_init():
            return
        found: dict[int, Any] = {}
        raw = set()
        for index in range(pygame.joystick.get_count()):
            try:
                joystick = pygame.joystick.Joystick(index)
                number = joystick.get_instance_id()
                if number in self._open:
                    found[number] = self._open[number]
                elif controller.is_controller(index):
                    found[number] = controller.Controller(index)
                else:
                    found[number] = joystick
                if isinstance(found[number], pygame.joystick.JoystickType):
                    raw.add(number)
            except pygame.error as problem:
                log.info("a gamepad cannot be used: %s", problem)
        for number in found.keys() - self._open.keys():
            log.info("gamepad: %s", getattr(found[number], "name", "") or "without a name")
        self._open = found
        self.raw = frozenset(raw)

    def shake(self, shake: Shake) -> None:
        """Let every pad that can rumble do so."""
        for pad in self._open.values():
            # A pad that was pulled out a moment ago is told of only later.
            with suppress(pygame.error):
                pad.rumble(shake.low, shake.high, round(shake.seconds * 1000))
