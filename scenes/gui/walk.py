"""How the keyboard walks from element to element of a scene, and presses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from scenes.gui.nearest import nearest
from scenes.gui.stops import Stop

if TYPE_CHECKING:
    from scenes.gui.manager import Gui

COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
"""The key held for commands such as undo: Ctrl, and Command on a Mac."""

_STEPS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class KeyboardWalk:
    """Tab goes through all elements in their order, arrows to the nearest one, Enter and Space press."""

    def __init__(self, gui: Gui) -> None:
        self._gui = gui

    def answers(self, event: Event) -> bool:
        """Answer a pressed key; return whether it was one of these, or of the element itself."""
        gui = self._gui
        if gui.focused is not None and not gui.focused.can_focus:
            gui.focus(None)
        if event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.mod & (COMMAND | pygame.KMOD_ALT):
            return gui.focused is not None and gui.focused.answers(event)
        if gui.focused is not None and gui.focused.answers(event):
            gui.is_ring_shown = True
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return self._press(is_space=event.key == pygame.K_SPACE)
        if event.key in _STEPS:
            self._walk(*_STEPS[event.key])
            return True
        return False

    def _press(self, *, is_space: bool) -> bool:
        gui = self._gui
        if gui.focused is not None and (gui.is_ring_shown or is_space):
            gui.focused.press()
            return True
        if gui.default is not None and gui.default.can_focus and not is_space:
            gui.default.press()
            return True
        return False

    def _open(self) -> list[Stop]:
        return [stop for stop in self._gui.stops if stop.can_focus]

    def _step(self, by: int) -> None:
        gui, stops = self._gui, self._open()
        if not stops:
            return
        if gui.focused is None:
            self._come_to(gui.default if gui.default in stops else stops[0 if by > 0 else -1])
        else:
            self._come_to(stops[(stops.index(gui.focused) + by) % len(stops)])

    def _walk(self, dx: int, dy: int) -> None:
        """Move to the nearest element in a direction; the first arrow only shows where the keyboard is."""
        gui = self._gui
        if gui.focused is None:
            self._step(1)
            return
        if not gui.is_ring_shown:
            gui.is_ring_shown = True
            return
        found = nearest(gui.focused, self._open(), dx, dy)
        if found is not None:
            self._come_to(found)

    def _come_to(self, stop: Stop) -> None:
        self._gui.focus(stop)
        self._gui.point_out(stop.name, stop.rect)
