"""What an element has to offer: to the keyboard that stops at it, and to the frame that shows it."""

from collections.abc import Iterator
from typing import Protocol, runtime_checkable

import pygame
from pygame.event import Event

from scenes.stage import Sprite


@runtime_checkable
class Stop(Protocol):
    """An element that the keyboard can be on."""

    rect: pygame.Rect
    name: str

    @property
    def can_focus(self) -> bool:
        """Whether the keyboard may stop here now."""
        ...

    def press(self) -> None:
        """Do what a click does."""
        ...

    def answers(self, event: Event) -> bool:
        """Take a key of its own, such as arrows on a choice; return whether it was taken."""
        ...

    def set_focused(self, is_focused: bool) -> None:
        """Hear that the keyboard came or went."""
        ...


@runtime_checkable
class Drawn(Protocol):
    """An element that brings its own pictures."""

    def sprites(self) -> Iterator[Sprite]:
        """Yield what is shown, from back to front."""
        ...
