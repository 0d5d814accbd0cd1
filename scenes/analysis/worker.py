"""A process of the crew as whoever gives the orders sees it: it is told, heard and ended, not waited for."""

from contextlib import suppress

from game.analysis.subject import Subject
from scenes.analysis.work import Failed, News, Order, work
from scenes.log_file import log

_LAST_WAIT = 1.0
"""Seconds that a process that was ended may take to be gone."""


class WorkerGone(Exception):
    """The process has ended by itself."""


class Worker:
    """One process for one match; orders may be given before it is ready."""

    def __init__(self, subject: Subject) -> None:
        """Start it.

        Raises OSError where the system starts no more processes.
        """
        from multiprocessing import get_context

        # A forked process would share the window and the locks of the match, a spawned one shares nothing.
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, subject), name="analyst", daemon=True)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def tell(self, order: Order) -> None:
        """Give an order, to be followed after those given before.

        Raises WorkerGone.
        """
        try:
            self._ours.send(order)
        except OSError as error:
            raise WorkerGone from error

    def hear(self) -> list[News]:
        """Return what it has found since the last time, without waiting.

        Raises WorkerGone.
        """
        news = []
        try:
            while self._ours.poll():
                said = self._ours.recv()
                if isinstance(said, Failed):
                    log.error("an analysis failed: %s", said.report)
                else:
                    news.append(said)
        except (EOFError, OSError) as error:
            if not news:
                raise WorkerGone from error
        return news

    def end(self) -> None:
        """End it, whatever it is doing."""
        self._ours.close()
        self._process.terminate()

    def bury(self) -> None:
        """Wait for the end of a process that was ended, not for long."""
        self._process.join(_LAST_WAIT)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(_LAST_WAIT)
        with suppress(ValueError):
            self._process.close()
