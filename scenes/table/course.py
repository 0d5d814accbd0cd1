"""What goes on at a table without a gesture: the moves of bots, and answers that nobody waits for."""

from typing import Protocol

from game.core.rules import Seat
from scenes.table.bot_turns import BotTurns
from scenes.table.calling import Calling
from scenes.table.game_table import Action
from scenes.table.live_match import LiveMatch

_ASIDES = 4
"""So many moves that nobody waits for are made between two frames."""


class Refresh(Protocol):
    """Brings what is shown to the state of the match; planks of a decision still to be made may stay."""

    def __call__(self, *, has_planks: bool = False) -> None:
        """Do it."""
        ...


class Course:
    """Lets a match take its course until a person is to decide."""

    def __init__(self, live: LiveMatch, bots: BotTurns, calling: Calling, refresh: Refresh) -> None:
        self._live = live
        self._bots = bots
        self._calling = calling
        self._refresh = refresh

    def go_on(self, now: float) -> None:
        """Make the move of a bot whose time has come, and every move that nobody waits for."""
        for _ in range(_ASIDES):
            answer = self._answer_of_person()
            if answer is not None:
                self._act_aside(*answer)
                continue
            due = self._bots.due(now)
            if due is None:
                return
            seat, action = due
            if not self._bots.is_aside(seat, action):
                self._live.act(action, seat=seat)
                self._show()
                return
            self._act_aside(action, seat)

    def _answer_of_person(self) -> tuple[Action, Seat] | None:
        """Return what a person says who is not asked, and who that is."""
        unasked, seat = self._live.unasked, self._live.deciding
        return self._calling.silence() if unasked is None or seat is None else (unasked, seat)

    def _act_aside(self, action: Action, seat: Seat) -> None:
        was_beside = self._live.is_beside(seat)
        self._live.act_aside(action, seat)
        self._show(has_planks=was_beside and bool(self._live.legal))

    def _show(self, *, has_planks: bool = False) -> None:
        if self._bots.is_hurried:
            self._live.skip()
        self._refresh(has_planks=has_planks)

    def wake_at(self) -> float | None:
        """Return when something will be due; 0 for at once."""
        return self._bots.wake_at() if self._answer_of_person() is None else 0.0
