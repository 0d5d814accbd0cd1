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
        is_asked, count = bool(self._live.legal) and self._answer_of_person() is None, 0
        while count < _ASIDES and self._moves(now):
            count += 1
            if self._bots.is_hurried:
                self._live.skip()
        if count:
            # Whoever is asked all the while goes on with the same decision.
            self._refresh(has_planks=is_asked)

    def _moves(self, now: float) -> bool:
        """Make one move, if one is due; what is shown has to be seen before the next one that is."""
        answer = self._answer_of_person()
        if answer is not None:
            self._live.act_aside(*answer)
            return True
        due = self._bots.due(now)
        if due is None:
            return False
        seat, action = due
        if self._bots.is_aside(seat, action):
            self._live.act_aside(action, seat)
        else:
            self._live.act(action, seat=seat)
        return True

    def _answer_of_person(self) -> tuple[Action, Seat] | None:
        """Return what a person says who is not asked, and who that is."""
        unasked, seat = self._live.unasked, self._live.deciding
        return self._calling.silence() if unasked is None or seat is None else (unasked, seat)

    def wake_at(self) -> float | None:
        """Return when something will be due; 0 for at once."""
        return self._bots.wake_at() if self._answer_of_person() is None else 0.0
