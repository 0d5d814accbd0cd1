"""The curtain itself: it closes, stays shut until its plank has been held long enough, and parts."""

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame.event import Event

from scenes.anim import timings
from scenes.anim.easing import share_of
from scenes.curtain import paint
from scenes.curtain.drape import Drape, Part
from scenes.curtain.paint import Invitation
from scenes.gui.manager import Gui
from scenes.gui.pieces import Piece, plank
from scenes.keys.commands import Command, Context, Fixed
from scenes.language import tr
from scenes.paint.controls import Plank, Press
from scenes.paint.units import Picture, Scale
from scenes.services import Services
from scenes.sound.names import Sound
from scenes.stage import Frame, Sprite

_HOLDING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_LETTING_GO = (pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE)
_SIDE = 200.0


class Beyond(NamedTuple):
    """What the curtain asks of whoever draws it."""

    on_shut: Callable[[], Invitation]
    """Hide what was seen, and say who is asked to the table; also after something was taken back."""
    can_take_back: Callable[[], bool]
    take_back: Callable[[], None]
    on_drawn: Callable[[], None]
    """Whoever was asked looks from now on."""
    leave: Callable[[], None]


class Curtain:
    """One curtain, from the moment it begins to close until it is gone."""

    def __init__(self, services: Services, scale: Scale, beyond: Beyond, *, is_shut: bool = False) -> None:
        """Begin to close, or be shut from the first moment on."""
        self._services = services
        self._beyond = beyond
        self._drape = Drape(services, is_shut=is_shut)
        self._held_since: float | None = None
        self._is_by_pointer = False
        self._invitation: Invitation | None = None
        self.gui = Gui(scale, services.sounds.play)
        self.resize(scale)
        if self.part is Part.SHUT:
            self._shut()

    @property
    def part(self) -> Part:
        """What it does."""
        return self._drape.part

    # Layout.

    def resize(self, scale: Scale) -> None:
        """Lay it out for a window."""
        self.scale = scale = scale.at_most(paint.MOST_ZOOM)
        self._held_since = None
        self._drape.resize()
        self._lay_planks()
        self._board = None if self._invitation is None else paint.invitation_board(scale, self._invitation)

    def _lay_planks(self) -> None:
        scale = self.scale
        self.gui.clear(scale)
        x, y = paint.board_corner(scale)
        left, top, wide, high = paint.PLANK
        box = (x + left, y + top, wide, high)
        self._plank = Piece(self.gui, "draw", box, self._wood, self._held_by_others)
        self._plank.pressed_sound = None
        low = min(y + paint.HEIGHT + 30, scale.logical_height - 52)
        key = self._services.keys.words(Fixed.ESCAPE)
        leave = Plank(tr("Leave ({key})", key=key), _SIDE, 44, "menu", size=16)
        room = (scale.logical_width - 600) / 2
        plank(self.gui, "leave", max(8.0, room - _SIDE - 16), low, leave, self._beyond.leave)
        if self.part is Part.SHUT and self._beyond.can_take_back():
            key = self._services.keys.words(Command.UNDO)
            back = Plank(tr("Take back ({key})", key=key), _SIDE, 44, "undo", size=16)
            at = min(scale.logical_width - 8 - _SIDE, room + 600 + 16)
            plank(self.gui, "take_back", at, low, back, self._take_back)
        self._low = low

    def _wood(self, press: Press) -> Picture:
        return paint.hold_plank(self.scale, Press.FOCUSED if press is Press.FOCUSED else Press.NORMAL)

    def _held_by_others(self) -> None:
        """Do nothing when it is only pressed: it has to be held."""

    # What happens.

    def _shut(self) -> None:
        self._invitation = self._beyond.on_shut()
        self.resize(self.scale)

    def _take_back(self) -> None:
        self._beyond.take_back()
        self._shut()

    def _draw(self) -> None:
        self._held_since = None
        self._services.sounds.play(Sound.SWITCH)
        self._drape.open()
        self._beyond.on_drawn()

    def handle(self, event: Event) -> None:
        """Answer pointer and keys while it is shut; a press or a key lets it be gone once it opens."""
        if self.part is Part.OPENING and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._drape.part = Part.GONE
        if self.part is not Part.SHUT:
            return
        now = self._services.now()
        if self._begins(event):
            self._is_by_pointer = event.type == pygame.MOUSEBUTTONDOWN
            self._held_since = now if self._held_since is None else self._held_since
            return
        if event.type in _LETTING_GO or (self._is_by_pointer and self._slips_off(event)):
            self._held_since = None
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._beyond.leave()
        elif self._services.keys.command(event, Context.TABLE) is Command.UNDO:
            if self._beyond.can_take_back():
                self._take_back()
        elif event.type != pygame.KEYUP:
            self.gui.handle(event, now)

    def _slips_off(self, event: Event) -> bool:
        return event.type == pygame.MOUSEMOTION and not self._plank.rect.collidepoint(event.pos)

    def _begins(self, event: Event) -> bool:
        """Whether an event begins to hold the plank."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return bool(self._plank.rect.collidepoint(event.pos))
        is_on_plank = self.gui.focused in (None, self._plank)
        return event.type == pygame.KEYDOWN and event.key in _HOLDING and is_on_plank

    # Time and pictures.

    def advance(self, now: float) -> None:
        """Move on to a time."""
        self.gui.advance(now)
        if self._drape.advance(now):
            self._shut()
        elif self.part is Part.SHUT and self._held >= 1.0:
            self._draw()

    @property
    def _held(self) -> float:
        """How far the plank has filled, 0 to 1."""
        if self._held_since is None:
            return 0.0
        return share_of(self._services.now(), self._held_since, timings.CURTAIN_HELD)

    def wake_at(self) -> float | None:
        """Return when something changes by itself; 0 for at once."""
        if self.part is not Part.SHUT or self._held_since is not None:
            return 0.0
        return self.gui.wake_at()

    def frame(self, behind: Callable[[], Frame]) -> Frame:
        """Return the picture; what lies behind is asked for only while it can be seen."""
        if self.part is not Part.SHUT:
            return self._drape.frame(self.scale, behind)
        return Frame(paint.cloth(self.scale), (*self._hanging(), *self.gui_sprites()))

    def _hanging(self) -> tuple[Sprite, ...]:
        assert self._board is not None
        x, y = paint.board_corner(self.scale)
        plate = paint.plate_for_others(self.scale, 600)
        at = (self.scale.logical_width - 600) / 2
        return Sprite.at(self.scale, self._board, x, y), Sprite.at(self.scale, plate, at, self._low)

    def gui_sprites(self) -> tuple[Sprite, ...]:
        """Return the planks, and over the one that is held what has filled of it."""
        rect = self._plank.rect
        full = paint.hold_plank(self.scale, Press.NORMAL, is_full=True)
        wide = round(rect.width * self._held)
        words = Sprite.of(paint.hold_words(self.scale), rect.x, rect.y)
        if not wide:
            return (*self.gui.sprites(), words)
        part = full.surface.subsurface((0, 0, full.anchor_x + wide, full.surface.get_height()))
        filled = Sprite(part, rect.x - full.anchor_x, rect.y - full.anchor_y)
        return (*self.gui.sprites(), filled, words)
