"""The elements of a seat: what is taken hold of, how well a bot plays, and the colour."""

from collections.abc import Callable

import pygame
from pygame.event import Event

from game.core.players import COLOURS
from scenes.gui.manager import Action, Gui
from scenes.gui.pieces import Box, Draw, Piece
from scenes.new_game.hand import Source
from scenes.new_game.seat_pictures import COLOUR_PITCH, TANKARD_PITCH, colour_row, tankards
from scenes.paint.controls import Press
from scenes.paint.players import LEVELS
from scenes.paint.units import Picture
from scenes.sound.names import Sound


class Holdable(Piece):
    """A seat or a regular: it can be dragged, or pressed to be lifted and put down."""

    def __init__(
        self,
        gui: Gui,
        name: str,
        box: Box,
        draw: Draw,
        action: Action,
        source: Source,
        *,
        tip: str | None = None,
    ) -> None:
        self.source = source
        super().__init__(gui, name, box, draw, action, tip=tip)


class Level(Piece):
    """Three tankards: a click on one, or left and right."""

    pressed_sound = None

    def __init__(
        self,
        gui: Gui,
        name: str,
        box: Box,
        kind: str,
        offered: tuple[str, ...],
        on_chosen: Callable[[str], None],
    ) -> None:
        self._kind = kind
        self._offered = offered
        self._on_chosen = on_chosen
        self._width = box[2]
        super().__init__(gui, name, box, self._picture, self._choose_under_pointer)

    def _picture(self, press: Press) -> Picture:
        pointed = self._under_pointer() if press is Press.HOVER else 0
        return tankards(self.gui.scale, self._kind, self._width, press, pointed)

    def _under_pointer(self) -> int:
        x = (self.gui.mouse_position[0] - self.rect.centerx) / self.gui.scale.u + TANKARD_PITCH * 1.5
        return max(1, min(len(LEVELS), int(x // TANKARD_PITCH) + 1))

    def point_of(self, kind: str) -> tuple[int, int]:
        """Return the pixel in the middle of the tankard of a bot."""
        at = LEVELS.index(kind) - 1
        return int(self.rect.centerx) + self.gui.scale.px(at * TANKARD_PITCH), int(self.rect.y) + 8

    def _choose_under_pointer(self) -> None:
        self._choose(LEVELS[self._under_pointer() - 1])

    def _choose(self, kind: str) -> None:
        if kind != self._kind and kind in self._offered:
            self.gui.sound(Sound.SWITCH, self.rect)
            self._on_chosen(kind)

    def press(self) -> None:
        """Choose the next better bot, after the best the first."""
        self._choose(_next(self._offered, self._kind, 1))

    def answers(self, event: Event) -> bool:
        """Take left and right, as far as there are bots."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        at = self._offered.index(self._kind) if self._kind in self._offered else 0
        if step is None or not 0 <= at + step < len(self._offered):
            return False
        self._choose(self._offered[at + step])
        return True


class Colours(Piece):
    """Six dots: a click on one, or left and right."""

    pressed_sound = None

    def __init__(self, gui: Gui, name: str, box: Box, colour: str, on_chosen: Callable[[str], None]) -> None:
        self._colour = colour
        self._on_chosen = on_chosen
        self._width = box[2]
        super().__init__(gui, name, box, self._picture, self._choose_under_pointer)

    def _picture(self, press: Press) -> Picture:
        pointed = self._under_pointer() if press is Press.HOVER else ""
        return colour_row(self.gui.scale, self._colour, self._width, press, pointed)

    def _under_pointer(self) -> str:
        x = (self.gui.mouse_position[0] - self.rect.centerx) / self.gui.scale.u
        at = int((x + COLOUR_PITCH * len(COLOURS) / 2) // COLOUR_PITCH)
        return COLOURS[max(0, min(len(COLOURS) - 1, at))]

    def _choose_under_pointer(self) -> None:
        self._choose(self._under_pointer())

    def _choose(self, colour: str) -> None:
        if colour != self._colour:
            self.gui.sound(Sound.SWITCH, self.rect)
            self._on_chosen(colour)

    def press(self) -> None:
        """Choose the next colour, after the last the first."""
        self._choose(_next(COLOURS, self._colour, 1))

    def answers(self, event: Event) -> bool:
        """Take left and right."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None or not 0 <= COLOURS.index(self._colour) + step < len(COLOURS):
            return False
        self._choose(_next(COLOURS, self._colour, step))
        return True


def _next(values: tuple[str, ...], value: str, by: int) -> str:
    at = values.index(value) if value in values else 0
    return values[(at + by) % len(values)]
