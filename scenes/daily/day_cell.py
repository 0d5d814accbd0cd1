"""A day of the calendar as an element: pointer and keyboard walk from day to day, also into other months."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

import pygame
from pygame.event import Event

from scenes.daily.pictures import day_picture
from scenes.gui.manager import Gui
from scenes.gui.pieces import Box, Piece
from scenes.paint.controls import Press
from scenes.paint.units import Picture

if TYPE_CHECKING:
    from scenes.daily.daily_scene import DailyScene

_STEPS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -7, pygame.K_DOWN: 7}


class DayCell(Piece):
    """A click chooses the day; Enter does what there is to do on it."""

    def __init__(self, gui: Gui, scene: DailyScene, day: date, box: Box) -> None:
        self._scene = scene
        self._day = day
        self._size = box[2:]
        super().__init__(gui, f"day_{day.day}", box, self._picture, self._choose)

    def _picture(self, press: Press) -> Picture:
        return day_picture(
            self.gui.scale, self._scene.diary.look(self._day, self._scene.day), *self._size, press
        )

    def _choose(self) -> None:
        self._scene.choose(self._day, is_ring_shown=False)

    @property
    def can_focus(self) -> bool:
        """Only the chosen day is a stop: the arrows go on from there."""
        return self._day == self._scene.day

    def press(self) -> None:
        """Play the deal of the day, play it on, or watch it."""
        self._scene.act()

    def answers(self, event: Event) -> bool:
        """Walk to another day with the arrows."""
        step = _STEPS.get(event.key)
        return step is not None and self._scene.walk(timedelta(step))
