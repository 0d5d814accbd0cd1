"""Decides for the bots at a table: quick ones at once, those that think on in a worker, by the clock."""

import math
from collections.abc import Callable
from typing import Any

from game.bots.answering import Bots, bots_at, decision
from game.bots.chance import thought_of
from game.bots.roster import bots_for, usual_bot
from game.core.bot import Thinker
from game.core.rules import Seat
from saves.matches import StoredMatch
from scenes.log_file import log
from scenes.side_process import WorkerGone
from scenes.thinking.hired import Hired, Start
from scenes.thinking.work import Question, Thought, Weighed
from scenes.thinking.worker import Worker

POLL_SECONDS = 0.02
"""So often is looked for an answer while there is something to be answered."""
BRIEF_SECONDS = 0.1
"""So long a bot may think about a brief decision."""
_GRACE = 0.3
"""Seconds beyond its time after which a worker is no longer waited for."""
_START = 6.0
"""Seconds that a worker may take to be ready."""


class TableThinker:
    """At most one question at a time; whatever changes the match takes it back with `cancel`."""

    def __init__(
        self,
        stored: StoredMatch,
        now: Callable[[], float],
        seconds: Callable[[], float],
        start: Start = Worker,
    ) -> None:
        """Seat the bots; `seconds` says how long one may think, `start` begins a worker."""
        self._stored = stored
        self._now = now
        self._seconds = seconds
        self._hired = Hired(stored, start)
        self._bots: Bots = {}
        self._number = 0
        self._asked: tuple[Seat, float] | None = None
        """Whose decision a worker thinks about, and since when."""
        self._best: int | None = None
        self._answer: Any = None
        self._polled = 0.0
        self._most = math.inf
        """So long the present decision may take at most."""
        self._kept: tuple[Any, float] | None = None
        """An answer that is given only at a time."""
        self.seat()

    def seat(self) -> None:
        """Seat the bots that are at the table now."""
        stored = self._stored
        self._bots = bots_at(stored.game, stored.table.rules, stored.players)

    @property
    def _time(self) -> float:
        return min(self._seconds(), self._most)

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is being waited for."""
        return self._asked is not None or self._kept is not None

    @property
    def answer(self) -> Any:
        """The action that was decided on, None while there is none."""
        return self._answer

    def awaited_bot(self) -> Seat | None:
        """Return the bot that is to act at the cursor, None where no bot is."""
        match = self._stored.match
        return next((seat for seat in match.rules.to_act(match.state) if seat in self._bots), None)

    def prepare(self) -> None:
        """Start the worker if somebody will need it, so that the first question finds it ready."""
        if any(isinstance(bot, Thinker) for bot in self._bots.values()):
            self._hired.have()

    def ask(self, seat: Seat, *, is_brief: bool = False) -> None:
        """Have a bot decide at the cursor; the answer may be there at once.

        A brief decision tells nobody by its time what there was to decide.
        """
        self.cancel()
        self._most = BRIEF_SECONDS if is_brief else math.inf
        match = self._stored.match
        legal = tuple(match.legal(seat))
        bot = self._bots[seat]
        worker = self._hired.have() if len(legal) > 1 and isinstance(bot, Thinker) else None
        if worker is not None:
            self._ask_worker(worker, seat, legal)
        elif is_brief and isinstance(bot, Thinker):
            # Those who have a choice take their time, so those who have none take as long.
            self._kept = decision(match, bot, seat), self._now() + BRIEF_SECONDS
        else:
            self._answer = decision(match, bot, seat)

    def _ask_worker(self, worker: Worker, seat: Seat, legal: tuple[Any, ...]) -> None:
        match = self._stored.match
        kind = self._stored.players[seat].kind
        self._number += 1
        thought = thought_of(match.seed, match.position)
        question = Question(self._number, kind, seat, match.view(seat), legal, thought, self._time)
        self._asked = seat, self._now()
        self._polled = self._now()
        try:
            worker.ask(question)
        except WorkerGone:
            self._do_without("it was gone when it was asked")

    def advance(self, now: float) -> None:
        """Fetch what has been thought; when the time is up, the best thought counts."""
        if self._kept is not None and now >= self._kept[1]:
            self._answer, self._kept = self._kept[0], None
        worker = self._hired.worker
        if self._asked is None or worker is None:
            return
        self._polled = now
        was_ready = worker.is_ready
        try:
            thoughts = worker.hear()
        except WorkerGone:
            self._do_without("it has ended")
            return
        for thought in thoughts:
            self._take(thought)
        if not self.is_thinking:
            return
        seat, since = self._asked
        if worker.is_ready and not was_ready:
            # Its time begins when it can think.
            self._asked = seat, now
        elif now - since > (self._time + _GRACE if was_ready else _START):
            self._be_content(seat)

    def _take(self, thought: Thought | Weighed) -> None:
        if isinstance(thought, Weighed) or thought.number != self._number or self._asked is None:
            return
        self._best = thought.best
        if thought.is_last:
            self._be_content(self._asked[0])

    def _be_content(self, seat: Seat) -> None:
        """Take the best thought as the answer."""
        if self._best is None:
            self._do_without("it had no thought in time")
            return
        self._answer = self._stored.match.legal(seat)[self._best]
        self._asked = None

    def _do_without(self, reason: str) -> None:
        """Let the usual bot answer in place of a worker that cannot, and part with the worker."""
        assert self._asked is not None
        seat, _ = self._asked
        log.error("the worker that thinks is given up: %s; the usual bot answers", reason)
        self._asked = None
        self._hired.end()
        game = self._stored.game
        bot = bots_for(game)[usual_bot(game)](self._stored.table.rules, seat)
        self._answer = decision(self._stored.match, bot, seat)

    def cancel(self) -> None:
        """Forget question and answer."""
        if self._asked is not None:
            self._hired.rest()
        self._asked = self._best = self._answer = self._kept = None

    def close(self) -> None:
        """End the worker with the table."""
        self.cancel()
        self._hired.end()

    def wake_at(self) -> float | None:
        """Return when to look for an answer; None while nothing is waited for."""
        if self._kept is not None:
            return self._kept[1]
        return None if self._asked is None else self._polled + POLL_SECONDS
