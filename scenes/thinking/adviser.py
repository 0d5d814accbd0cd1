"""Asks a worker of its own what the actions of whoever looks are worth, and never waits for it."""

from collections.abc import Callable
from typing import Any, Final

from game.bots.advising import Advice, advice_of
from game.bots.chance import thought_of
from game.bots.roster import STRONG_BOT
from game.core.bot import Weight
from game.core.rules import Seat
from saves.matches import StoredMatch
from scenes.log_file import log
from scenes.side_process import WorkerGone
from scenes.thinking.hired import Hired, Start
from scenes.thinking.work import Question, Weighed
from scenes.thinking.worker import Worker

SECONDS: Final = 0.8
"""So long it may think: within a second the answer is seen."""
_LEAST: Final = 0.2
"""So long it thinks at least, where the worker had to be started first."""
_GRACE: Final = 0.15
"""Seconds beyond its time after which what is known by then is the answer."""
_START: Final = 6.0
"""Seconds that a worker may take to be ready."""
_POLL: Final = 0.05


class Adviser:
    """At most one question at a time; it is told nothing but the view of the seat that asks."""

    def __init__(self, stored: StoredMatch, now: Callable[[], float], start: Start = Worker) -> None:
        """Advise at the table of a match; `start` begins a worker: not before somebody asks."""
        self._stored = stored
        self._now = now
        self._hired = Hired(stored, start)
        self._number = 0
        self._legal: tuple[Any, ...] = ()
        self._since = 0.0
        self._until: float | None = None
        """When what is known will be the answer; None while nothing is asked."""
        self._polled = 0.0
        self.advice: Advice | None = None
        """The best so far."""

    @property
    def is_thinking(self) -> bool:
        """Whether the advice may still change."""
        return self._until is not None

    def prepare(self) -> None:
        """Start the worker, so that the first question finds it ready."""
        self._hired.have()

    def ask(self, seat: Seat) -> None:
        """Have the actions of a seat weighed; of a single one nothing is asked."""
        self.cancel()
        match = self._stored.match
        self._legal = tuple(match.legal(seat))
        if len(self._legal) == 1:
            self.advice = Advice(self._legal[0], 0.0)
            return
        worker = self._hired.have()
        if worker is None:
            return
        self._number += 1
        self._since = self._polled = self._now()
        time = SECONDS if worker.is_ready else _START
        self._until = self._since + time + _GRACE
        rng = thought_of(match.seed, match.position)
        view = match.view(seat)
        question = Question(self._number, STRONG_BOT, seat, view, self._legal, rng, SECONDS, weighs=True)
        try:
            worker.ask(question)
        except WorkerGone:
            self._give_up("it was gone when it was asked")

    def advance(self, now: float) -> None:
        """Take up what has been weighed by a time."""
        worker = self._hired.worker
        if self._until is None or worker is None:
            return
        self._polled = now
        was_ready = worker.is_ready
        try:
            told = worker.hear()
        except WorkerGone:
            self._give_up("it has ended")
            return
        if worker.is_ready and not was_ready:
            self._until = max(self._since + SECONDS, now + _LEAST)
        for weighed in told:
            if isinstance(weighed, Weighed) and weighed.number == self._number:
                self._take(weighed.weights, is_last=weighed.is_last)
        if self._until is not None and now >= self._until:
            worker.rest()
            self._until = None

    def _take(self, weights: tuple[Weight, ...], *, is_last: bool) -> None:
        self.advice = advice_of(self._legal, weights)
        if is_last:
            self._until = None

    def _give_up(self, reason: str) -> None:
        log.error("the worker that advises is given up: %s", reason)
        self._until = None
        self._hired.end()

    def cancel(self) -> None:
        """Forget question and advice."""
        if self._until is not None:
            self._hired.rest()
        self._until = self.advice = None

    def close(self) -> None:
        """End the worker with the table."""
        self.cancel()
        self._hired.end()

    def wake_at(self) -> float | None:
        """Return when to look for weights; None while none are waited for."""
        return None if self._until is None else self._polled + _POLL
