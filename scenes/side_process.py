"""A process beside the window, as whoever started it sees it: told, heard and ended, never waited for."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final

from scenes.log_file import log

_LAST_WAIT: Final = 1.0
"""Seconds that a process that was ended may take to be gone."""


class WorkerGone(Exception):
    """The process has ended by itself."""


class SideProcess:
    """One process for one kind of work; it may be told things before it is ready."""

    def __init__(self, work: Callable[..., None], about: object, name: str) -> None:
        """Start it: it calls `work` with its end of a pipe and with what it has to know.

        Raises OSError where the system starts no more processes.
        """
        # Where nobody works beside the window, it would be loaded for nothing.
        from multiprocessing import get_context

        # A forked process would share the window and the locks of the match, a spawned one shares nothing.
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, about), name=name, daemon=True)
        self._process.start()
        theirs.close()
        log.info("the process of the %s has the number %s", name, self._process.pid)

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def _tell(self, said: object) -> None:
        """Tell it something.

        Raises WorkerGone.
        """
        try:
            self._ours.send(said)
        except OSError as error:
            raise WorkerGone from error

    def _heard(self) -> Iterator[Any]:
        """Yield what it has said since the last time, without waiting.

        Raises WorkerGone when it has ended and said nothing more.
        """
        has_said = False
        try:
            while self._ours.poll():
                said = self._ours.recv()
                has_said = True
                yield said
        except (EOFError, OSError) as error:
            if not has_said:
                raise WorkerGone from error

    def stop(self) -> None:
        """Have it end, whatever it is doing."""
        self._ours.close()
        self._process.terminate()

    def end(self) -> None:
        """End it, whatever it is doing, and see it gone."""
        self.stop()
        self._process.join(_LAST_WAIT)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(_LAST_WAIT)
        with suppress(ValueError):
            self._process.close()
