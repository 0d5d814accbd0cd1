"""The turns of bots at the table: thought about while the last move is still shown, and shown at a pace."""

from collections.abc import Callable

from game.core.rules import Seat
from scenes.table.game_table import Action
from scenes.table.live_match import LiveMatch
from scenes.thinking.thinker import TableThinker


class BotTurns:
    """Lets one bot after the other move until a person is asked."""

    def __init__(self, live: LiveMatch, thinker: TableThinker, pause: Callable[[], float]) -> None:
        """Take turns at a match; `pause` says how many seconds pass before each move."""
        self._live = live
        self._thinker = thinker
        self._pause = pause
        self._asked_at: int | None = None
        """The position that is being decided on."""
        self._rested_since: float | None = None
        """Since when nothing has moved."""
        self._is_hurried = False

    def prepare(self) -> None:
        """Have everything ready for the first question."""
        self._thinker.prepare()

    def seat(self) -> None:
        """Have the bots play on for whoever has left a seat, too; their moves are seen again."""
        self.forget()
        self._is_hurried = False
        self._thinker.seat()

    def due(self, now: float) -> tuple[Seat, Action] | None:
        """Move on to a time; return whose move is to be made now, and which, if one is."""
        seat = self._thinker.awaited_bot()
        if seat is None:
            self._asked_at, self._rested_since, self._is_hurried = None, None, False
            return None
        if self._asked_at != self._live.match.position:
            self._asked_at = self._live.match.position
            self._thinker.ask(seat, is_brief=self._live.is_aside(seat))
        self._thinker.advance(now)
        if self._thinker.answer is not None and self.is_aside(seat, self._thinker.answer):
            return seat, self._thinker.answer
        if self._live.presenter.is_moving:
            self._rested_since = None
            return None
        if self._rested_since is None:
            self._rested_since = now
        is_late = self._is_hurried or self._live.is_shut or now >= self._rested_since + self._pause()
        if self._thinker.answer is None or not is_late:
            return None
        self._rested_since = None
        return seat, self._thinker.answer

    def is_aside(self, seat: Seat, action: Action) -> bool:
        """Whether a move is made at once: nobody waits for it, or it is not what whoever looks waits for."""
        return self._live.is_beside(seat) or self._live.table.is_silence(action)

    @property
    def is_hurried(self) -> bool:
        """Whether the moves of bots are to be seen no more until a person is asked."""
        return self._is_hurried

    def hurry(self) -> None:
        """Pause no more, and show nothing, until a person is asked."""
        self._is_hurried = self._live.deciding is None and self._thinker.awaited_bot() is not None

    def forget(self) -> None:
        """Let go of what was thought: the match has changed."""
        self._thinker.cancel()
        self._asked_at = self._rested_since = None

    def close(self) -> None:
        """Let the bots go."""
        self._thinker.close()

    def wake_at(self) -> float | None:
        """Return when something will be due; 0 for at once."""
        if self._thinker.awaited_bot() is None:
            return None
        if self._asked_at != self._live.match.position:
            return 0.0
        if self._thinker.is_thinking:
            return self._thinker.wake_at()
        if (
            self._live.presenter.is_moving
            or self._rested_since is None
            or self._is_hurried
            or self._live.is_shut
        ):
            return 0.0
        return self._rested_since + self._pause()
