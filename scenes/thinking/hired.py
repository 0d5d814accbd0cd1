"""The worker of a table: begun when it is needed, replaced when it was lost, ended with the table."""

from collections.abc import Callable
from typing import Final, TypeAlias

from saves.matches import StoredMatch
from scenes.log_file import log
from scenes.thinking.work import Room
from scenes.thinking.worker import Worker

_MOST_WORKERS: Final = 3
"""A worker that was lost is replaced, but not for ever."""

Start: TypeAlias = Callable[[Room], Worker]


class Hired:
    """At most one worker at a time."""

    def __init__(self, stored: StoredMatch, start: Start) -> None:
        """Hire for the table of a match; `start` begins a worker: not before it is needed."""
        self._stored = stored
        self._start = start
        self.started = 0
        """How many there have been."""
        self.worker: Worker | None = None
        """Who is there now."""

    def have(self) -> Worker | None:
        """Return the worker, begun if need be; None where the system starts none, or too many were lost."""
        if self.worker is None and self.started < _MOST_WORKERS:
            self.started += 1
            game, header = self._stored.game, self._stored.header
            try:
                self.worker = self._start(Room(game, header.deck, header.options))
            except OSError as error:
                log.error("no worker can be started: %s", error)
        return self.worker

    def rest(self) -> None:
        """Have whoever is there think no more until the next question."""
        if self.worker is not None:
            self.worker.rest()

    def end(self) -> None:
        """Part with the worker."""
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.end()
