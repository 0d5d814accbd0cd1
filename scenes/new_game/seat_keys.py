"""The keys of the seats: they roll the die, pick a seat, and change whoever sits where the keyboard is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame.event import Event

from game.core.rules import Seat
from scenes.keys.commands import Command, Context

if TYPE_CHECKING:
    from scenes.new_game.seats_scene import SeatsScene


class SeatKeys:
    """Answers for one scene."""

    def __init__(self, scene: SeatsScene) -> None:
        self._scene = scene

    def answer(self, event: Event) -> bool:
        """Do what a key means; return whether it means something."""
        scene = self._scene
        command = scene.services.keys.command(event, Context.NEW_GAME)
        seat = self._focused_seat()
        if command is Command.ROLL:
            scene.roll()
        elif command is Command.PERSON_OR_BOT and seat is not None:
            self._turn_kind(seat)
        elif command is Command.FREE_SEAT and seat is not None:
            scene.free(seat)
        elif event.unicode in ("+", "-", "−") and event.unicode and seat is not None:
            self._change_level(seat, 1 if event.unicode == "+" else -1)
        elif event.unicode.isdigit() and 1 <= int(event.unicode) <= len(scene.party.chairs):
            scene.pick(int(event.unicode) - 1)
        else:
            return False
        return True

    def _focused_seat(self) -> Seat | None:
        """Return the seat that the keyboard is on, if somebody sits there."""
        focused = self._scene.gui.focused
        last = "" if focused is None else focused.name.rpartition("_")[2]
        seat = int(last) if last.isdigit() else None
        return seat if seat is not None and self._scene.party.chairs[seat] is not None else None

    def _turn_kind(self, seat: Seat) -> None:
        chair = self._scene.party.chairs[seat]
        self._scene.choose_kind(seat, int(chair is not None and chair.is_person))

    def _change_level(self, seat: Seat, by: int) -> None:
        chair, bots = self._scene.party.chairs[seat], self._scene.agreement.bots
        if chair is None or chair.kind not in bots:
            return
        at = bots.index(chair.kind) + by
        if 0 <= at < len(bots):
            self._scene.choose_bot(seat, bots[at])
