"""The process beside the window, as the window sees it: it is asked, heard and ended, never waited for."""

from contextlib import suppress

from scenes.log_file import log
from scenes.thinking.work import READY, Failed, Question, Room, Thought, Weighed, Weighing, work

_LAST_WAIT = 1.0
"""Seconds that a process that was ended may take to be gone."""


class WorkerGone(Exception):
    """The process has ended by itself."""


class Worker:
    """One process for one table; questions may be asked before it is ready."""

    def __init__(self, room: Room) -> None:
        """Start it.

        Raises OSError where the system starts no more processes.
        """
        from multiprocessing import get_context

        # A forked process would share the window and the locks of the match, a spawned one shares nothing.
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, room), name="thinker", daemon=True)
        self._process.start()
        theirs.close()
        self.is_ready = False
        log.info("the worker that thinks has the number %s", self._process.pid)

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def ask(self, question: Question | Weighing) -> None:
        """Have it think about a question, and about no earlier one any more.

        Raises WorkerGone.
        """
        try:
            self._ours.send(question)
        except OSError as error:
            raise WorkerGone from error

    def rest(self) -> None:
        """Have it think no more until the next question."""
        with suppress(OSError):
            self._ours.send(None)

    def hear(self) -> list[Thought | Weighed]:
        """Return what it has said since the last time, without waiting.

        Raises WorkerGone.
        """
        thoughts: list[Thought | Weighed] = []
        try:
            while self._ours.poll():
                said = self._ours.recv()
                if said == READY:
                    self.is_ready = True
                elif isinstance(said, Failed):
                    log.error("a bot failed: %s", said.report)
                else:
                    thoughts.append(said)
        except (EOFError, OSError) as error:
            if not thoughts:
                raise WorkerGone from error
        return thoughts

    def end(self) -> None:
        """End it, whatever it is doing."""
        self._ours.close()
        self._process.terminate()
        self._process.join(_LAST_WAIT)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(_LAST_WAIT)
        self._process.close()
