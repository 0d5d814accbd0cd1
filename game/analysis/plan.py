"""What is to be done next: first a look at everything, then closer ones at what is doubtful and costly.

At last comes how it could have gone on. It knows no clock; it is told which part of the time is over, and
says which part a task may take.
"""

from collections import deque
from collections.abc import Iterator
from typing import Final, NamedTuple

from game.analysis.course import Course, Question
from game.analysis.report import IMPRECISE_FROM
from game.analysis.survey import Doubt, Survey
from game.analysis.tasks import Forecast, GoOn, PlayAgain, Task, Weigh
from game.core.rules import Seat

LOOK_SHARE: Final = 0.35
FORECAST_SHARE: Final = 0.15
"""Of the look, where several play."""
LINES_FROM: Final = 0.75
"""The part of the time after which nothing is weighed any more."""
LOOKS: Final = 60
"""Into so many pieces the time for closer looks is cut."""
MOST_GROWTH: Final = 8
MOST_LINE_SHARE: Final = 0.12
MOST_FORECASTS: Final = 24
"""So many positions are enough for a curve."""
SURE: Final = 0.008
"""A standard error that small is no doubt."""


class Step(NamedTuple):
    """A task, and which part of all the work it may be."""

    task: Task
    share: float


class Stage(NamedTuple):
    """A number of tasks that are known beforehand: from which part of the work to which they lead."""

    start: float
    end: float
    tasks: int
    finished: int = 0

    @property
    def done(self) -> float:
        """Which part of the work is done."""
        return self.start + (self.end - self.start) * self.finished / max(self.tasks, self.finished, 1)


class Plan:
    """Hands out tasks to however many work at them; the survey knows what they found."""

    def __init__(self, course: Course, survey: Survey) -> None:
        self._course = course
        self._survey = survey
        self._parts: dict[int, int] = {question.position: 0 for question in course.questions}
        self._at_work: set[int] = set()
        self._known: set[int] = set()
        """Where another look would find nothing new."""
        self._steps = deque(self._first_look())
        self._has_lines = False
        self._stage = Stage(0.0, LOOK_SHARE, len(self._steps))

    def _first_look(self) -> Iterator[Step]:
        questions = self._course.questions
        forecasts = [*self._forecasts()]
        share = LOOK_SHARE - (FORECAST_SHARE if forecasts else 0.0)
        for question in questions:
            yield Step(Weigh(question.position), share / len(questions))
        for position, seat in forecasts:
            yield Step(Forecast(position, seat), FORECAST_SHARE / len(forecasts))

    def _forecasts(self) -> Iterator[tuple[int, Seat]]:
        """Yield where the chance of those is looked for who decide nothing that is weighed."""
        course = self._course
        if course.rules.seats == 1:
            return
        for seat in set(range(course.rules.seats)) - {question.seat for question in course.questions}:
            own = course.decided_by(seat)
            thinned = own[:: max(1, -(-len(own) // MOST_FORECASTS))]
            for position in sorted({*course.chapters, *thinned}):
                yield position, seat

    def next(self, spent: float) -> Step | None:
        """Return what one more can do when such a part of the time, 0 to 1, is over; None for nothing.

        There may be something again when another has finished.
        """
        if not self._steps and not self._has_lines:
            self._look_closer(spent)
        if not self._steps:
            return None
        step = self._steps.popleft()
        if isinstance(step.task, Weigh):
            self._at_work.add(step.task.position)
        return step

    def finish(self, step: Step, *, is_all: bool = False) -> None:
        """Take note that a task is done; with `is_all` nothing more can be found there."""
        if isinstance(step.task, Weigh):
            self._at_work.discard(step.task.position)
            if is_all:
                self._known.add(step.task.position)
        self._stage = self._stage._replace(finished=self._stage.finished + 1)

    def give_back(self, step: Step) -> None:
        """Take back a task that nobody did."""
        if isinstance(step.task, Weigh):
            self._at_work.discard(step.task.position)
        self._steps.appendleft(step)

    def progress(self, spent: float) -> float:
        """Return which part of the work is done, 0 to 1, when such a part of the time is over."""
        return min(1.0, max(self._stage.done, spent if spent < LINES_FROM else 0.0))

    def _look_closer(self, spent: float) -> None:
        """Find what to weigh again; when the time or the doubt is over, how it could have gone on."""
        if spent < LINES_FROM:
            doubts = [
                (_need(doubt), question, doubt)
                for question in self._course.questions
                if question.position not in self._at_work | self._known
                and (doubt := self._survey.doubt(question))
            ]
            need, question, doubt = max(doubts, key=lambda each: each[0], default=(0.0, None, None))
            if question is not None and doubt is not None and need > 0:
                self._steps.append(self._closer(question, doubt))
                return
            if self._at_work:
                return
        if not self._at_work:
            self._show_lines()

    def _closer(self, question: Question, doubt: Doubt) -> Step:
        part = self._parts[question.position] = self._parts[question.position] + 1
        # Alone it has all the trials, which bots would rather spend on what looks best.
        task = Weigh(question.position, part, (doubt.least_known,))
        # Longer every time: a bot that begins anew with each look may need so long to see further.
        return Step(task, (LINES_FROM - LOOK_SHARE) / LOOKS * min(2 ** (part - 1), MOST_GROWTH))

    def _show_lines(self) -> None:
        self._has_lines = True
        missing = [decision for decision in self._survey.decisions() if self._survey.missing_line(decision)]
        share = min(MOST_LINE_SHARE, (1 - LINES_FROM) / (len(missing) + 1))
        self._steps.append(Step(PlayAgain(), share))
        missing.sort(key=lambda decision: -decision.cost)
        self._steps.extend(Step(GoOn(decision.position, decision.best), share) for decision in missing)
        self._stage = Stage(LINES_FROM, 1.0, len(self._steps))


def _need(doubt: Doubt) -> float:
    """Return how much another look at a decision may tell; 0 where nothing is in doubt."""
    if doubt.error < SURE:
        return 0.0
    may_cost = doubt.gap + 1.5 * doubt.error >= IMPRECISE_FROM
    return doubt.error * (1.0 if may_cost else 0.3)
