"""Does the work of an analysis, task by task: bots are asked with the views of their seats alone."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, assert_never

from game.analysis.course import Course
from game.analysis.report import Line
from game.analysis.subject import Subject
from game.analysis.tasks import Finding, Forecast, Forecasted, GoOn, PlayAgain, Played, Task, Weigh, Weighed
from game.bots.advising import weigher_at
from game.bots.answering import bots_at, decision
from game.bots.roster import STRONG_BOT, bots_for
from game.core.bot import UNWEIGHED, Bot, Forecaster, Thinker, Weigher
from game.core.game import AnyRules, Game
from game.core.match import AnyMatch
from game.core.rng import Rng
from game.core.rules import Seat

LEAST_BUDGET: Final = 4
"""Iterations that it has for any decision."""
_SPAN: Final = 1 << 63


class Analyst:
    """Works on one match."""

    def __init__(self, subject: Subject) -> None:
        self.course = Course(subject)
        self._rules = self.course.rules
        self._strong: dict[Seat, Bot[Any, Any]] = {}

    def findings(self, task: Task) -> Iterator[Finding]:
        """Yield what is found, better and better; of how it could have gone, only the end of the work."""
        match task:
            case Weigh():
                return self._weigh(task)
            case Forecast():
                return self._forecast(task)
            case GoOn() | PlayAgain():
                return self._play(task)
            case _:
                assert_never(task)

    def _bot(self, seat: Seat) -> Bot[Any, Any]:
        if seat not in self._strong:
            self._strong[seat] = bots_for(self.course.subject.game)[STRONG_BOT](self._rules, seat)
        return self._strong[seat]

    def _legal(self, position: int) -> tuple[Any, ...]:
        seat = self.course.subject.entries[position].seat
        return tuple(self._rules.legal(self.course.states[position], seat))

    def _chance(self, task: Weigh | Forecast) -> Rng:
        """Return chance that is not that of the match, and another one for every part of the work."""
        seed = self.course.subject.seed
        number, _ = Rng(seed).below(f"analysis/{task.position}/{task.part}", _SPAN)
        return Rng(number)

    def _weigh(self, task: Weigh) -> Iterator[Weighed]:
        seat = self.course.subject.entries[task.position].seat
        legal = self._legal(task.position)
        places = task.among or tuple(range(len(legal)))
        bot = self._bot(seat)
        assert isinstance(bot, Weigher)
        view = self.course.view(task.position, seat)
        weighing = bot.weigh(view, [legal[at] for at in places], self._chance(task))
        for iteration, weights in enumerate(weighing):
            found = [UNWEIGHED] * len(legal)
            for at, weight in zip(places, weights, strict=True):
                found[at] = weight
            yield Weighed(task, tuple(found), iteration + 1)

    def _forecast(self, task: Forecast) -> Iterator[Forecasted]:
        bot = self._bot(task.seat)
        assert isinstance(bot, Forecaster)
        for weight in bot.forecast(self.course.view(task.position, task.seat), self._chance(task)):
            yield Forecasted(task, weight)

    def _play(self, task: GoOn | PlayAgain) -> Iterator[Played]:
        if isinstance(task, GoOn):
            action = self._legal(task.position)[task.option]
            yield Played(task, self._line(task.position, action, task.iterations))
        else:
            yield Played(task, self._line(self.course.chapters[0], None, task.iterations))

    def _line(self, position: int, action: Any, iterations: int) -> Line:
        """Play the match on from a position, with an action if one is given, and return how it went."""
        course, rules = self.course, self._rules
        match = course.branch(position)
        players = self._players()
        thinkers = {seat for seat, bot in players.items() if isinstance(bot, Thinker)}
        left = sum(entry.seat in thinkers for entry in course.subject.entries[position:])
        if action is not None:
            match.act(action, course.subject.entries[position].seat)
        while acting := rules.to_act(match.state):
            seat = acting[0]
            budget = max(LEAST_BUDGET, iterations // max(left, 1))
            match.act(decision(match, players[seat], seat, budget), seat)
            if seat in thinkers:
                iterations, left = max(0, iterations - budget), left - 1
        result = match.result
        assert result is not None
        return Line(position, self._steps(match, position), result.scores, result.winners)

    def _players(self) -> Mapping[Seat, Bot[Any, Any]]:
        """Return who plays on: the bots as they were, and the strong one for every person."""
        subject = self.course.subject
        bots = bots_at(subject.game, self._rules, subject.players)
        return {seat: bots.get(seat) or self._bot(seat) for seat in range(self._rules.seats)}

    def _steps(self, match: AnyMatch, position: int) -> tuple[tuple[Seat, Any], ...]:
        encode, notation = self.course.subject.game.actions.encode, self.course.table.notation
        entries = [match.entry_at(at) for at in range(position, match.position)]
        return tuple(
            [(entry.seat, encode(notation.with_outcome(entry.action, entry.events))) for entry in entries]
        )


def can_analyse(game: Game, rules: AnyRules) -> bool:
    """Return whether a game has a strong bot that weighs, and forecasts where several play."""
    bot = weigher_at(game, rules, 0)
    return bot is not None and (rules.seats == 1 or isinstance(bot, Forecaster))
