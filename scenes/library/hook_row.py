"""A hook of the key rack as an element: the mouse and the keyboard on whatever hangs there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from scenes.gui.manager import Gui
from scenes.gui.pieces import Box, Piece

if TYPE_CHECKING:
    from scenes.library.library_scene import LibraryScene

_STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_HOME: -(10**9), pygame.K_END: 10**9}
_PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


def step_of(event: Event, rows: int) -> int:
    """Return how far a key leads along a rack that shows so many rows; 0 for any other."""
    return _STEPS.get(event.key, _PAGES.get(event.key, 0) * rows)


class HookRow(Piece):
    """Which match hangs here depends on how far the rack is scrolled."""

    def __init__(self, gui: Gui, scene: LibraryScene, row: int, box: Box) -> None:
        self._scene = scene
        self._row = row
        super().__init__(gui, f"row_{row}", box, lambda press: scene.plaque_picture(row, press), self._click)

    def _click(self) -> None:
        self._scene.click(self._scene.rack.first + self._row)

    @property
    def can_focus(self) -> bool:
        """Only the chosen plaque is a stop: the arrows go on from there."""
        return self._scene.rack.first + self._row == self._scene.rack.chosen

    def press(self) -> None:
        """Open the match with Enter."""
        self._scene.play_on()

    def answers(self, event: Event) -> bool:
        """Walk the rack with up, down, page and end keys."""
        step = step_of(event, self._scene.rack.rows)
        if not step:
            return False
        self._scene.choose(self._scene.rack.chosen + step, is_ring_shown=True)
        return True
