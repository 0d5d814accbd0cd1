"""The bell before a table of several persons: everybody is asked at once, and only who answers is let in.

It rings whatever anybody holds, so silence tells nothing.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame
from pygame.event import Event

from game.core.rules import Seat
from scenes.curtain import paint
from scenes.curtain.drape import Drape, Part
from scenes.curtain.paint_bell import Ring, nobody_planks, ring_board, seat_plank
from scenes.gui.manager import Gui
from scenes.gui.pieces import plank
from scenes.keys.commands import Command, Context, Fixed
from scenes.language import tr
from scenes.paint.controls import Plank
from scenes.paint.players import player_face, player_name
from scenes.paint.units import Picture, Scale
from scenes.services import Services
from scenes.sound.names import Sound
from scenes.stage import Frame, Sprite

_SILENT = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_SILENT_ON = pygame.K_a
_SIDE = 200.0
_FACE = 32.0
_LONGEST = 14
"""So many letters of a name have room on its plank."""


class Asking(NamedTuple):
    """What the bell asks of whoever rings it."""

    on_shut: Callable[[], None]
    """Hide what was seen."""
    answer: Callable[[Seat], None]
    """Somebody wants to answer."""
    nobody: Callable[[], None]
    """Nobody does."""
    nobody_on: Callable[[], None]
    """Nobody does, and nobody will for a while."""
    can_take_back: Callable[[], bool]
    take_back: Callable[[], None]
    leave: Callable[[], None]


class Bell:
    """One board from the moment the cloth begins to close; what it asks may change while it hangs."""

    def __init__(self, services: Services, scale: Scale, asking: Asking, *, is_shut: bool = False) -> None:
        """Begin to close, or hang from the first moment on."""
        self._services = services
        self._asking = asking
        self._drape = Drape(services, is_shut=is_shut)
        self._board: Picture | None = None
        self.ring: Ring | None = None
        self.gui = Gui(scale, services.sounds.play)
        self.resize(scale)
        if self.part is Part.SHUT:
            asking.on_shut()

    @property
    def part(self) -> Part:
        """What the cloth does."""
        return self._drape.part

    # Layout.

    def resize(self, scale: Scale) -> None:
        """Lay it out for a window."""
        self.scale = scale.at_most(paint.MOST_ZOOM)
        self._drape.resize()
        self._lay_out()

    def show(self, ring: Ring) -> None:
        """Ask this; what is new rings."""
        if ring == self.ring:
            return
        if ring.words and (self.ring is None or ring.words != self.ring.words):
            self._services.sounds.play(Sound.DOOR_BELL)
        self.ring = ring
        self._lay_out()

    def _lay_out(self) -> None:
        self.gui.clear(self.scale)
        self._board = None if self.ring is None else ring_board(self.scale, self.ring)
        if self.ring is not None and self.ring.words:
            self._lay_planks(self.ring)
        self._lay_lower()

    def _lay_planks(self, ring: Ring) -> None:
        x, y = paint.board_corner(self.scale)
        for order, seat in enumerate(ring.seats):
            area = seat_plank(order, len(ring.seats))
            name = player_name(ring.players, seat)
            # The face has its room, too; where it is short the first word will do.
            short = name if len(name) <= _LONGEST else name.split()[0][:_LONGEST]
            words = tr("{key}  {player}", key=str(seat + 1), player=short)
            look = Plank(words, area.width, area.height, size=21)
            plank(self.gui, f"seat {seat}", x + area.x, y + area.y, look, partial(self._asking.answer, seat))
        now, rest = nobody_planks(ring)
        key = self._services.keys.words(Fixed.ENTER)
        look = Plank(tr("Nobody ({key})", key=key), now.width, now.height, size=23, is_hot=True)
        plank(self.gui, "nobody", x + now.x, y + now.y, look, self._asking.nobody)
        if rest is not None:
            words = tr("{choice} ({key})", choice=ring.rest, key=pygame.key.name(_SILENT_ON).upper())
            look = Plank(words, rest.width, rest.height, size=21)
            plank(self.gui, "nobody_on", x + rest.x, y + rest.y, look, self._asking.nobody_on)

    def _lay_lower(self) -> None:
        scale, words = self.scale, self._services.keys.words
        _, y = paint.board_corner(scale)
        self._low = low = min(y + paint.HEIGHT + 30, scale.logical_height - 52)
        room = (scale.logical_width - 600) / 2
        leave = Plank(tr("Leave ({key})", key=words(Fixed.ESCAPE)), _SIDE, 44, "menu", size=16)
        plank(self.gui, "leave", max(8.0, room - _SIDE - 16), low, leave, self._asking.leave)
        if self._asking.can_take_back():
            back = Plank(tr("Take back ({key})", key=words(Command.UNDO)), _SIDE, 44, "undo", size=16)
            at = min(scale.logical_width - 8 - _SIDE, room + 600 + 16)
            plank(self.gui, "take_back", at, low, back, self._asking.take_back)

    # What happens.

    def handle(self, event: Event) -> None:
        """Answer pointer and keys while it hangs; digits are the seats, Enter and Space are nobody."""
        if self.part is not Part.SHUT:
            return
        if event.type == pygame.KEYDOWN and self._answers(event):
            return
        self.gui.handle(event, self._services.now())

    def _answers(self, event: Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self._asking.leave()
        elif self._services.keys.command(event, Context.TABLE) is Command.UNDO:
            if self._asking.can_take_back():
                self._asking.take_back()
        elif self.ring is None or not self.ring.words:
            return False
        elif event.key in _SILENT and self.gui.focused is None:
            self.gui.sound(Sound.BUTTON, self.gui.find("nobody").rect)
            self._asking.nobody()
        elif event.key == _SILENT_ON and self.ring.rest:
            self.gui.sound(Sound.BUTTON, self.gui.find("nobody_on").rect)
            self._asking.nobody_on()
        else:
            return self._is_seat(self.ring, pygame.key.name(event.key).strip("[]"))
        return True

    def _is_seat(self, ring: Ring, key: str) -> bool:
        for seat in ring.seats:
            if key == str(seat + 1):
                self.gui.sound(Sound.BUTTON, self.gui.find(f"seat {seat}").rect)
                self._asking.answer(seat)
                return True
        return False

    # Time and pictures.

    def advance(self, now: float) -> None:
        """Move on to a time."""
        self.gui.advance(now)
        if self._drape.advance(now):
            self._asking.on_shut()
            self._lay_out()

    def wake_at(self) -> float | None:
        """Return when something changes by itself; 0 for at once."""
        return self.gui.wake_at() if self.part is Part.SHUT and self.ring is not None else 0.0

    def frame(self, behind: Callable[[], Frame]) -> Frame:
        """Return the picture; what lies behind is asked for only while it can be seen."""
        if self.part is not Part.SHUT:
            return self._drape.frame(self.scale, behind)
        sprites = []
        if self._board is not None:
            sprites.append(Sprite.at(self.scale, self._board, *paint.board_corner(self.scale)))
        words = tr("Everybody may look: the table is hidden.")
        at = (self.scale.logical_width - 600) / 2
        sprites.append(Sprite.at(self.scale, paint.plate(self.scale, 600, words), at, self._low))
        return Frame(paint.cloth(self.scale), (*sprites, *self.gui.sprites(), *self._faces()))

    def _faces(self) -> list[Sprite]:
        """Return on each plank the face of whom it lets in."""
        x, y = paint.board_corner(self.scale)
        sprites: list[Sprite] = []
        ring = self.ring
        if ring is None:
            return sprites
        for order, seat in enumerate(ring.seats):
            area = seat_plank(order, len(ring.seats))
            face = player_face(self.scale, ring.players[seat], _FACE, seat)
            sprites.append(
                Sprite.at(self.scale, face, x + area.x + 10, y + area.y + (area.height - _FACE) / 2)
            )
        return sprites
