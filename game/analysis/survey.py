"""What has been found out so far, put together: weights of all parts pooled, and an analysis made of them.

Of many rough estimates the highest is always too high, and that would make mistakes of good choices. So a
chance that rests on few trials is drawn to what all actions of its decision come to together, and what was
chosen has the benefit of the doubt. Where several play, imagined games are judged before their end: there the
chances of a seat are steadied.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from game.analysis.course import Course, Question
from game.analysis.report import Analysis, Balance, Decision, Line, Moment, Option, Verdict
from game.analysis.steadying import moved, steadied
from game.analysis.tasks import Finding, Forecast, Forecasted, GoOn, Played, Weigh, Weighed
from game.core.bot import UNWEIGHED, Weight
from game.core.rules import Seat

SPREAD: Final = 0.08
"""How far apart the chances of actions are by and large, as a standard deviation."""
_RIVALS: Final = 3
"""So many actions may be the best one."""
_MOST_VARIANCE: Final = 0.25


class Doubt(NamedTuple):
    """How sure it is what a decision cost."""

    gap: float
    """How much better the best of the others seems than the chosen one; negative where it is worse."""
    error: float
    """The standard error of that."""
    least_known: int
    """Of the chosen action and those that may be the best the one about which least is known."""


class Survey:
    """Takes findings in any order."""

    def __init__(self, course: Course) -> None:
        self._course = course
        encode = course.subject.game.actions.encode
        self._actions = {
            question.position: [encode(action) for action in question.legal] for question in course.questions
        }
        self._weighed: dict[int, dict[int, Weighed]] = {}
        """By position and part."""
        self._forecasts: dict[tuple[int, Seat], dict[int, Weight]] = {}
        self._lines: dict[int, tuple[int, Line]] = {}
        """By position: the option that was taken instead, and how it went on."""
        self._again: Line | None = None

    def take(self, finding: Finding) -> None:
        """Add what was found."""
        match finding:
            case Weighed(Weigh(position, part), _, _):
                self._weighed.setdefault(position, {})[part] = finding
            case Forecasted(Forecast(position, seat, part), weight):
                self._forecasts.setdefault((position, seat), {})[part] = weight
            case Played(GoOn(position, option), line):
                self._lines[position] = option, line
            case Played(_, line):
                self._again = line

    def weights(self, question: Question) -> tuple[Weight, ...]:
        """Return what is known of each legal action, all parts together."""
        found = [part.weights for part in self._weighed.get(question.position, {}).values()]
        return tuple([_pooled(weights) for weights in zip(*found, strict=True)])

    def doubt(self, question: Question) -> Doubt | None:
        """Return how sure the cost of a decision is; None before anything was weighed."""
        weights = self.weights(question)
        if not any(weight.trials for weight in weights):
            return None
        levelled = _levelled(weights)
        others = [at for at, weight in enumerate(weights) if weight.trials and at != question.chosen]
        others.sort(key=lambda at: -levelled[at])
        if not others:
            return Doubt(0.0, 0.0, question.chosen)
        chosen, best = weights[question.chosen], weights[others[0]]
        error = _error(best, chosen)
        rivals = [at for at in others[:_RIVALS] if weights[at].chance >= best.chance - error]
        least_known = max((question.chosen, others[0], *rivals), key=lambda at: _variance(weights[at]))
        return Doubt(best.chance - chosen.chance, error, least_known)

    def missing_line(self, decision: Decision) -> bool:
        """Return whether a decision cost something, and nothing shows yet how it would have gone on."""
        if decision.verdict is Verdict.GOOD:
            return False
        known = self._lines.get(decision.position)
        return known is None or known[0] != decision.best

    def decisions(self) -> tuple[Decision, ...]:
        """Return the decisions of which something is known."""
        found = []
        for question in self._course.questions:
            weights = self.weights(question)
            if weights and weights[question.chosen].trials:
                decision = self._decision(question, weights)
                found.append((decision, _variance(weights[decision.best])))
        if self._course.rules.seats == 1:
            return tuple([decision for decision, _ in found])
        return tuple(_steadied_decisions(found))

    def _decision(self, question: Question, weights: Sequence[Weight]) -> Decision:
        position, chosen = question.position, question.chosen
        chances = _levelled(weights)
        best = max(range(len(chances)), key=chances.__getitem__)
        # The benefit of the doubt.
        chances[chosen] = min(chances[best], chances[chosen] + _error(weights[best], weights[chosen]))
        options = [
            Option(action, chance, weight.trials)
            for action, chance, weight in zip(self._actions[position], chances, weights, strict=True)
        ]
        decision = Decision(position, question.seat, question.chapter, chosen, tuple(options))
        option, line = self._lines.get(position, (-1, None))
        if decision.verdict is Verdict.GOOD or option != decision.best:
            return decision
        return decision._replace(better=line)

    def analysis(self, done: float) -> Analysis:
        """Return all that is known; `done` is how much of the work is, 0 to 1."""
        decisions = self.decisions()
        moments = self._moments(decisions)
        balances = self._balances(decisions, moments)
        weighed = {decision.position for decision in decisions}
        unknown = [at.position for at in self._course.questions if at.position not in weighed]
        return Analysis(moments, decisions, balances, self._again, done, min(unknown, default=None))

    def _moments(self, decisions: Sequence[Decision]) -> tuple[Moment, ...]:
        """Return the moments; a chance holds until the next one of its seat, the first one from the start."""
        course = self._course
        known: dict[Seat, dict[int, float]] = {seat: {} for seat in range(course.rules.seats)}
        for seat in {seat for _, seat in self._forecasts}:
            known[seat] = self._forecast(seat)
        for decision in decisions:
            known[decision.seat][decision.position] = decision.options[decision.best].chance
        result, seats = course.result, range(course.rules.seats)
        positions = sorted({course.end, *(position for chances in known.values() for position in chances)})
        held = [_held(known[seat], positions[:-1], 1 / len(seats)) for seat in seats]
        ended = tuple([(seat in result.winners) / max(1, len(result.winners)) for seat in seats])
        chances = [*zip(*held, strict=True), ended]
        return tuple([Moment(at, each) for at, each in zip(positions, chances, strict=True)])

    def _forecast(self, seat: Seat) -> dict[int, float]:
        """Return the chance of a seat by position, as far as it was forecast."""
        found = {
            position: _pooled([*parts.values()])
            for (position, whose), parts in sorted(self._forecasts.items())
            if whose == seat
        }
        chances = steadied(
            [weight.chance for weight in found.values()], [_variance(weight) for weight in found.values()]
        )
        return dict(zip(found, chances, strict=True))

    def _balances(
        self, decisions: Sequence[Decision], moments: Sequence[Moment]
    ) -> tuple[Balance | None, ...]:
        found: list[Balance | None] = []
        for seat in range(self._course.rules.seats):
            if seat not in self._course.subject.persons:
                found.append(None)
                continue
            skill = -sum([decision.cost for decision in decisions if decision.seat == seat])
            gained = moments[-1].chances[seat] - moments[0].chances[seat]
            found.append(Balance(gained - skill, skill))
        return tuple(found)


def _steadied_decisions(found: Sequence[tuple[Decision, float]]) -> list[Decision]:
    """Return decisions, given with variances of their best chances, as those of a seat steady each other."""
    chances: dict[int, float] = {}
    for seat in {decision.seat for decision, _ in found}:
        own = [(decision, variance) for decision, variance in found if decision.seat == seat]
        best = [decision.options[decision.best].chance for decision, _ in own]
        steady = steadied(best, [variance for _, variance in own])
        chances.update(zip([decision.position for decision, _ in own], steady, strict=True))
    return [moved(decision, chances[decision.position]) for decision, _ in found]


def _held(chances: Mapping[int, float], positions: Sequence[int], unknown: float) -> list[float]:
    """Return a chance for every position: the last one known, before the first one that."""
    chance = chances[min(chances)] if chances else unknown
    held = []
    for position in positions:
        chance = chances.get(position, chance)
        held.append(chance)
    return held


def _pooled(weights: Sequence[Weight]) -> Weight:
    """Return what weights come to together; what is certain needs no others."""
    known = [weight for weight in weights if weight.trials]
    certain = [weight for weight in known if weight.error == 0]
    if certain or len(known) < 2:
        return (certain or known or [UNWEIGHED])[0]
    trials = sum([weight.trials for weight in known])
    mean = sum([weight.chance * weight.trials for weight in known]) / trials
    if all(weight.error is None for weight in known):
        return Weight(mean, trials)
    squares = sum([weight.trials**2 * _variance(weight) for weight in known])
    return Weight(mean, trials, sqrt(squares) / trials)


def _variance(weight: Weight) -> float:
    """Return how far a chance may be out, squared."""
    if not weight.trials:
        return _MOST_VARIANCE
    if weight.error is not None:
        return weight.error**2
    likely = (weight.chance * weight.trials + 1) / (weight.trials + 2)
    return likely * (1 - likely) / weight.trials


def _error(one: Weight, other: Weight) -> float:
    """Return the standard error of the difference of two chances."""
    return 0.0 if one is other else sqrt(_variance(one) + _variance(other))


def _levelled(weights: Sequence[Weight]) -> list[float]:
    """Return the chances, each drawn to that of all trials as far as it is unsure."""
    trials = max(1, sum([weight.trials for weight in weights]))
    middle = sum([weight.chance * weight.trials for weight in weights]) / trials
    levelled = []
    for weight in weights:
        trust = SPREAD**2 / (SPREAD**2 + _variance(weight))
        levelled.append(middle + (weight.chance - middle) * trust if weight.trials else 0.0)
    return levelled
