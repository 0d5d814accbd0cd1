"""Turns a gamepad into the key events that the scenes know, again and again while a direction is held."""

from typing import Any

import pygame
from pygame.event import Event

from scenes.pad.buttons import COMMANDS, KEYS, REPEATED, SCROLLS, Button
from scenes.pad.device import Devices
from scenes.pad.rumble import SHAKES
from scenes.pad.signals import DEVICE_EVENTS, PAD_EVENTS, Signals
from scenes.sound.names import Sound

FIRST_REPEAT, NEXT_REPEAT = 0.35, 0.12
"""Seconds until what is held counts a second time, and then each further time."""


class Pad:
    """All pads together are one; without any this costs nothing."""

    def __init__(self) -> None:
        self.devices = Devices()
        self._signals = Signals()
        self._held: dict[Button, float] = {}
        """What is held and repeated, with the time at which it counts again."""

    def translate(self, events: list[Event], now: float) -> list[Event]:
        """Return the events with those of pads turned into keys, and what is held counted again."""
        if not self._held and not any(event.type in PAD_EVENTS for event in events):
            return events
        told: list[Event] = []
        for event in events:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._held.clear()
            if event.type not in PAD_EVENTS:
                told.append(event)
                continue
            if event.type in DEVICE_EVENTS and self.devices.is_on:
                self.devices.look()
            for button, is_pressed in self._signals.read(event, self.devices.raw):
                told.extend(self._turned(button, is_pressed, now))
        return [*told, *self._repeats(now)]

    def _turned(self, button: Button, is_pressed: bool, now: float) -> list[Event]:
        self._held.pop(button, None)
        if is_pressed and button in REPEATED:
            # Whoever pushes a stick aslant goes one way at a time: the newest.
            self._held = {button: now + FIRST_REPEAT}
        if button in SCROLLS:
            return [_told(button)] if is_pressed else []
        return [_told(button, is_pressed=is_pressed)]

    def _repeats(self, now: float) -> list[Event]:
        due = [button for button, at in self._held.items() if at <= now]
        for button in due:
            self._held[button] = now + NEXT_REPEAT
        return [_told(button) for button in due]

    def feel(self, sound: Sound) -> None:
        """Let the pads shake when a sound is worth it."""
        shake = SHAKES.get(sound)
        if shake is not None:
            self.devices.shake(shake)

    def wake_at(self) -> float | None:
        """Return when something that is held counts again; None while nothing is."""
        return min(self._held.values(), default=None)


def _told(button: Button, *, is_pressed: bool = True) -> Event:
    if button in SCROLLS:
        return Event(pygame.MOUSEWHEEL, x=0, y=SCROLLS[button], flipped=False, is_pad=True)
    kind = pygame.KEYDOWN if is_pressed else pygame.KEYUP
    key, mod = KEYS.get(button, (pygame.K_UNKNOWN, 0))
    command = COMMANDS.get(button)
    meaning: dict[str, Any] = {} if command is None else {"command": command}
    return Event(kind, key=key, mod=mod, unicode="", scancode=0, is_pad=True, **meaning)
