"""The process beside the window that thinks for bots: it is asked, and heard."""

from contextlib import suppress

from scenes.log_file import log
from scenes.side_process import SideProcess, WorkerGone
from scenes.thinking.work import READY, Failed, Question, Room, Thought, Weighed, work


class Worker(SideProcess):
    """One process for one table; questions may be asked before it is ready."""

    def __init__(self, room: Room) -> None:
        """Start it.

        Raises OSError where the system starts no more processes.
        """
        super().__init__(work, room, "thinker")
        self.is_ready = False

    def ask(self, question: Question) -> None:
        """Have it think about a question, and about no earlier one any more.

        Raises WorkerGone.
        """
        self._tell(question)

    def rest(self) -> None:
        """Have it think no more until the next question."""
        with suppress(WorkerGone):
            self._tell(None)

    def hear(self) -> list[Thought | Weighed]:
        """Return what it has said since the last time, without waiting.

        Raises WorkerGone.
        """
        thoughts: list[Thought | Weighed] = []
        for said in self._heard():
            if said == READY:
                self.is_ready = True
            elif isinstance(said, Failed):
                log.error("a bot failed: %s", said.report)
            else:
                thoughts.append(said)
        return thoughts
