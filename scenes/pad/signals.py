"""Reads the events of game controllers, and of joysticks that SDL has no mapping for, as buttons."""

from typing import Final, NamedTuple

import pygame
from pygame.event import Event

from scenes.pad.buttons import Button

PRESSED, RELEASED = 0.5, 0.35
"""The share of its way beyond which a stick or trigger is pressed, and below which it is let go."""
_FULL = 32767

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: Button.A,
    pygame.CONTROLLER_BUTTON_B: Button.B,
    pygame.CONTROLLER_BUTTON_X: Button.X,
    pygame.CONTROLLER_BUTTON_Y: Button.Y,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Button.LB,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Button.RB,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Button.L3,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Button.R3,
    pygame.CONTROLLER_BUTTON_BACK: Button.VIEW,
    pygame.CONTROLLER_BUTTON_START: Button.START,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Button.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Button.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Button.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Button.RIGHT,
}
_RAW_BUTTONS: Final = (
    *(Button.A, Button.B, Button.X, Button.Y, Button.LB, Button.RB),
    *(Button.VIEW, Button.START, Button.L3, Button.R3),
)
"""The usual order of the buttons of a joystick without a mapping."""

_Pair = tuple[Button | None, Button | None]
_AXES: Final[dict[int, _Pair]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (Button.LEFT, Button.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Button.UP, Button.DOWN),
    pygame.CONTROLLER_AXIS_RIGHTY: (Button.SCROLL_UP, Button.SCROLL_DOWN),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (None, Button.LT),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (None, Button.RT),
}
_RAW_AXES: Final[dict[int, _Pair]] = {0: (Button.LEFT, Button.RIGHT), 1: (Button.UP, Button.DOWN)}

DEVICE_EVENTS: Final = frozenset(
    {
        *(pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.CONTROLLERDEVICEREMAPPED),
        *(pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
    }
)
PAD_EVENTS: Final = DEVICE_EVENTS | {
    *(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION),
    *(pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION),
    pygame.JOYBALLMOTION,
}
"""Every event that comes from a pad; no scene ever hears one."""


class Turned(NamedTuple):
    """A button that was pressed or let go."""

    button: Button
    is_pressed: bool


class Signals:
    """Remembers which axes are pressed, so that a stick that trembles presses nothing twice."""

    def __init__(self) -> None:
        self._held: set[tuple[int, Button]] = set()
        self._rested: set[tuple[int, int]] = set()
        """The axes of joysticks that were seen at rest: a throttle or pedal begins at one end of its way."""

    def read(self, event: Event, raw: frozenset[int]) -> list[Turned]:
        """Return what an event turns; `raw` are the joysticks that have no mapping."""
        device = event.dict.get("instance_id", 0)
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                button = _BUTTONS.get(event.button)
                is_pressed = event.type == pygame.CONTROLLERBUTTONDOWN
                return [] if button is None else [Turned(button, is_pressed)]
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(device, _AXES.get(event.axis), event.value / _FULL)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP if device in raw:
                if event.button >= len(_RAW_BUTTONS):
                    return []
                return [Turned(_RAW_BUTTONS[event.button], event.type == pygame.JOYBUTTONDOWN)]
            case pygame.JOYAXISMOTION if device in raw:
                if abs(event.value) < RELEASED:
                    self._rested.add((device, event.axis))
                is_stick = (device, event.axis) in self._rested
                return self._axis(device, _RAW_AXES.get(event.axis), event.value) if is_stick else []
            case pygame.JOYHATMOTION if device in raw:
                x, y = event.value
                return [
                    *self._axis(device, (Button.LEFT, Button.RIGHT), x),
                    *self._axis(device, (Button.UP, Button.DOWN), -y),
                ]
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:
                return self._gone(device)
            case _:
                return []

    def _axis(self, device: int, pair: _Pair | None, value: float) -> list[Turned]:
        turned = []
        for button, sign in zip(pair or (), (-1, 1), strict=False):
            if button is None:
                continue
            is_held = (device, button) in self._held
            if not is_held and value * sign >= PRESSED:
                self._held.add((device, button))
                turned.append(Turned(button, is_pressed=True))
            elif is_held and value * sign < RELEASED:
                self._held.discard((device, button))
                turned.append(Turned(button, is_pressed=False))
        # What is let go comes first, so that a flick from left to right never holds both.
        return sorted(turned, key=lambda turn: turn.is_pressed)

    def _gone(self, device: int) -> list[Turned]:
        gone = [held for held in self._held if held[0] == device]
        self._held.difference_update(gone)
        self._rested = {axis for axis in self._rested if axis[0] != device}
        return [Turned(button, is_pressed=False) for _, button in gone]
