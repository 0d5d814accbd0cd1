"""Carrying while a table is laid: what is taken up, where it would go, and what letting go does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.core.rules import Seat
from scenes.new_game.hand import SIDE, Source, carried
from scenes.new_game.role_pictures import role_face
from scenes.new_game.seat_pictures import regular_picture
from scenes.new_game.seat_pieces import Holdable
from scenes.new_game.words import drop_words, role_words
from scenes.paint.controls import Press
from scenes.paint.players import player_face
from scenes.paint.units import Picture, Scale
from scenes.sound.names import Sound
from scenes.stage import Sprite

if TYPE_CHECKING:
    from scenes.new_game.seats_scene import SeatsScene

BAR = -1
"""The place of the bar among the targets, beside the seats."""


class Carrying:
    """Works the hand of one scene."""

    def __init__(self, scene: SeatsScene) -> None:
        self._scene = scene
        self._hand = scene.hand

    # Where it is.

    @property
    def point(self) -> tuple[int, int]:
        """Where the hand is: at the pointer, or at the element of the keyboard."""
        gui = self._scene.gui
        if gui.focused is not None and gui.is_ring_shown:
            rect = gui.focused.rect
            return int(rect.centerx), int(rect.centery)
        return gui.mouse_position

    @property
    def target(self) -> Seat | None:
        """The seat, or BAR, where what is in the air would go; None for nowhere."""
        return None if self._hand.lifted is None else self._place_at(self.point)

    def _place_at(self, point: tuple[int, int]) -> Seat | None:
        plan, scale = self._scene.plan, self._scene.scale
        for seat, boxes in enumerate(plan.seats):
            if scale.box(*boxes.board).collidepoint(point):
                return seat
        return BAR if scale.box(*plan.bar).collidepoint(point) else None

    def source_at(self, point: tuple[int, int]) -> Source | None:
        """Return what can be taken at a pixel; an empty stool cannot."""
        for stop in self._scene.gui.stops:
            if isinstance(stop, Holdable) and stop.rect.collidepoint(point):
                seat = stop.source.seat
                return None if seat is not None and self._scene.party.chairs[seat] is None else stop.source
        return None

    def sentence(self, lifted: Source) -> tuple[str, bool]:
        """Return what letting go here would do, and whether it is refused."""
        scene, target = self._scene, self.target
        if lifted.role:
            return role_words(scene.party, scene.casting, lifted.role, target, is_bar=target == BAR), False
        return drop_words(scene.party, lifted, target, is_bar=target == BAR)

    def sprites(self, scale: Scale) -> tuple[Sprite, ...]:
        """Return what is in the air, with its shadow."""
        lifted = self._hand.lifted
        return () if lifted is None else carried(scale, self._in_the_air(scale, lifted), self.point)

    def _in_the_air(self, scale: Scale, lifted: Source) -> Picture:
        if lifted.role:
            return role_face(scale, self._scene.casting.role(lifted.role), SIDE, Press.NORMAL)
        player = None if lifted.seat is None else self._scene.party.chairs[lifted.seat]
        if player is None:
            return regular_picture(scale, lifted.face, SIDE, Press.NORMAL, is_lifted=False)
        return player_face(scale, player._replace(name=""), SIDE)

    # What it does.

    def press(self, source: Source) -> None:
        """Take something up, or put down here what is in the air; an empty stool takes the next regular."""
        scene = self._scene
        if self._hand.lifted is not None:
            self.drop(BAR if source.seat is None else source.seat)
        elif source.seat is not None and scene.party.chairs[source.seat] is None:
            scene.party.put(scene.party.bar[0], source.seat)
            scene.rebuild()
        else:
            self._hand.lift(source)
            scene.services.sounds.play(Sound.LIFT)

    def drop(self, target: Seat | None) -> None:
        """Let go of what is in the air over a seat, over the bar or over nothing."""
        lifted = self._hand.let_go()
        if lifted is None:
            return
        is_done = target is not None and self._dropped(lifted, target)
        self._scene.services.sounds.play(Sound.DROP if is_done else Sound.REFUSED)
        self._scene.rebuild()

    def _dropped(self, lifted: Source, target: Seat) -> bool:
        party, casting = self._scene.party, self._scene.casting
        if lifted.role:
            return self._cast(lifted.role, target)
        if lifted.seat is None:
            if target == BAR:
                return False
            party.put(lifted.face, target)
            return True
        if target == lifted.seat:
            return False
        if target == BAR:
            return self._cleared(lifted.seat)
        party.swap(lifted.seat, target)
        casting.swap(lifted.seat, target)
        return True

    def _cast(self, role: str, target: Seat) -> bool:
        """Give a role to a seat, where a bot sits down if nobody does, or back to the bar."""
        party, casting = self._scene.party, self._scene.casting
        if target == BAR:
            return casting.give_back(role)
        if party.chairs[target] is None:
            party.put(party.bar[0], target)
        casting.give(role, target)
        return True

    def free(self, seat: Seat) -> None:
        """Send whoever sits there to the bar, if enough are left to play."""
        self._hand.let_go()
        is_free = self._cleared(seat)
        self._scene.services.sounds.play(Sound.DROP if is_free else Sound.REFUSED)
        self._scene.rebuild()

    def _cleared(self, seat: Seat) -> bool:
        is_free = self._scene.party.clear(seat)
        if is_free:
            self._scene.casting.clear(seat)
        return is_free

    def follow(self, event: Event) -> bool:
        """Carry with the pointer; return whether the event is used up."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                source = self.source_at(event.pos)
                if self._hand.lifted is not None and self._place_at(event.pos) is None:
                    self.drop(None)
                elif source is not None and self._hand.lifted is None:
                    self._hand.hold(source, event.pos)
            case pygame.MOUSEMOTION:
                self._hand.move(event.pos, self._scene.scale)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                if self._hand.is_dragged:
                    self._scene.gui.mouse_position = event.pos
                    self.drop(self._place_at(event.pos))
                    return True
                self._hand.release()
            case _:
                pass
        return False
