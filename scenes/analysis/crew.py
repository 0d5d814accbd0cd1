"""The processes that analyse a match, and the clock by which they do: begun, heard again and again, closed.

`Crew(stored, now)` begins. `hear()` returns the newest analysis when there is news, until `is_done` or until
there is a `problem`. `wake_at()` says when to listen again. `close()` ends everything at once.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from game.analysis.course import Course
from game.analysis.plan import Plan, Step
from game.analysis.report import Analysis
from game.analysis.subject import Subject
from game.analysis.survey import Survey
from game.analysis.tasks import GoOn, PlayAgain, Task, Weighed
from game.core.words import Message, message
from saves.analyses import NotAnalysable, subject_of
from saves.matches import StoredMatch
from scenes.analysis.work import News, Order
from scenes.analysis.worker import Worker
from scenes.log_file import log
from scenes.side_process import WorkerGone

SECONDS: Final = 15.0
"""So long an analysis is refined."""
POLL_SECONDS: Final = 0.05
REPORT_SECONDS: Final = 0.25
"""So often at most an analysis is put together while the work goes on."""
UNHEARD_SECONDS: Final = 1.0
"""Whoever hears so rarely looks at something else."""
_AHEAD: Final = 2
"""So many orders a worker has, so that it need not wait for the next one."""

Start: TypeAlias = Callable[[Subject], Worker]


def usual_jobs() -> int:
    """Return how many processes work where nobody says how many: one for each core that may be used."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


class Crew:
    """At work on one match."""

    def __init__(
        self,
        stored: StoredMatch,
        now: Callable[[], float],
        seconds: float = SECONDS,
        jobs: int | None = None,
        start: Start = Worker,
    ) -> None:
        """Begin; what cannot be analysed has a `problem` at once.

        Raises OSError where the system starts no process at all.
        """
        self._now = now
        self._seconds = seconds
        self._begun = self._polled = self._reported = now()
        self.problem: Message | None = None
        """Why it ended before it was done."""
        self.is_done = False
        """Whether the last analysis is the final one."""
        self._analysis: Analysis | None = None
        self._orders: dict[Worker, deque[Step]] = {}
        self._iterations = 0
        self._weighing = 0.0
        """Iterations and seconds of the weighing that is over: how fast it goes here."""
        self._has_news = False
        try:
            subject = subject_of(stored)
        except NotAnalysable as error:
            self.problem = error.words
            return
        course = Course(subject)
        self._survey = Survey(course)
        self._plan = Plan(course, self._survey)
        self._hire(subject, usual_jobs() if jobs is None else jobs, start)
        self._hand_out()

    def _hire(self, subject: Subject, jobs: int, start: Start) -> None:
        for _ in range(jobs):
            try:
                self._orders[start(subject)] = deque()
            except OSError as error:
                if not self._orders:
                    raise
                log.error("no more processes can be started: %s", error)
                return

    @property
    def progress(self) -> float:
        """How much of the work is done, 0 to 1."""
        if self.is_done or self.problem is not None:
            return float(self.is_done)
        return min(0.99, self._plan.progress(self._spent))

    @property
    def _spent(self) -> float:
        return (self._now() - self._begun) / self._seconds

    def hear(self) -> Analysis | None:
        """Return the newest analysis, None when it is no news."""
        if self.is_done or self.problem is not None:
            return None
        now = self._now()
        if now - self._polled >= UNHEARD_SECONDS:
            # Where nobody listens nobody gets orders either: that is no time for the work.
            self._begun += now - self._polled
        self._polled = now
        for worker in [*self._orders]:
            self._hear(worker)
        self._hand_out()
        if self.problem is None and not any(self._orders.values()):
            self.is_done = True
            self.close()
        if not self.is_done and not (self._has_news and now - self._reported >= REPORT_SECONDS):
            return None
        self._has_news = False
        self._reported = now
        return self._survey.analysis(self.progress)

    def _hear(self, worker: Worker) -> None:
        try:
            for news in worker.hear():
                self._take(worker, news)
        except WorkerGone:
            self._lose(worker)

    def _take(self, worker: Worker, news: News) -> None:
        self._survey.take(news.finding)
        self._has_news = True
        if not news.is_last:
            return
        self._plan.finish(self._orders[worker].popleft(), is_all=news.is_all)
        if isinstance(news.finding, Weighed):
            self._iterations += news.finding.iterations
            self._weighing += news.seconds

    def _lose(self, worker: Worker) -> None:
        """Let others do what a process cannot that has ended by itself; without others that is all."""
        for step in reversed(self._orders.pop(worker)):
            self._plan.give_back(step)
        worker.end()
        if not self._orders:
            self.problem = message("The work on the analysis broke off. Please try it again.")

    def _hand_out(self) -> None:
        """Give everybody enough to do, those first who have least."""
        spent = self._spent
        for ahead in range(_AHEAD):
            for worker, steps in [*self._orders.items()]:
                if len(steps) > ahead or (step := self._plan.next(spent)) is None:
                    continue
                steps.append(step)
                try:
                    worker.tell(Order(*self._measured(step)))
                except WorkerGone:
                    self._lose(worker)

    def _measured(self, step: Step) -> tuple[Task, float]:
        """Return a task with its time; what is played to its end gets as many thoughts as take that long."""
        seconds = step.share * self._seconds * max(1, len(self._orders))
        task = step.task
        if isinstance(task, GoOn | PlayAgain):
            task = task._replace(iterations=round(seconds * self._iterations / max(self._weighing, 1e-3)))
        return task, seconds

    def wait(self) -> Iterator[Analysis]:
        """Yield every analysis that is news, the final one at last, for whoever has nothing else to do."""
        while self.wake_at() is not None:
            news = self.hear()
            if news is not None:
                yield news
            else:
                time.sleep(POLL_SECONDS)

    def wake_at(self) -> float | None:
        """Return when to listen again, None when there is nothing more to hear."""
        return None if self.is_done or self.problem is not None else self._polled + POLL_SECONDS

    def close(self) -> None:
        """End all processes at once."""
        workers = [*self._orders]
        self._orders.clear()
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.end()
