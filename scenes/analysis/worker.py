"""A process of the crew: it is given orders, and heard."""

from game.analysis.subject import Subject
from scenes.analysis.work import Failed, News, Order, work
from scenes.log_file import log
from scenes.side_process import SideProcess


class Worker(SideProcess):
    """One process for one match; orders may be given before it is ready."""

    def __init__(self, subject: Subject) -> None:
        """Start it.

        Raises OSError where the system starts no more processes.
        """
        super().__init__(work, subject, "analyst")

    def tell(self, order: Order) -> None:
        """Give an order, to be followed after those given before.

        Raises WorkerGone.
        """
        self._tell(order)

    def hear(self) -> list[News]:
        """Return what it has found since the last time, without waiting.

        Raises WorkerGone.
        """
        news = []
        for said in self._heard():
            if isinstance(said, Failed):
                log.error("an analysis failed: %s", said.report)
            else:
                news.append(said)
        return news
