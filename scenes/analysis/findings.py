"""An analysis by the stations of a replay: chances before and after, decisions, and what is worth a look."""

from bisect import bisect_right
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from game.analysis.report import Analysis, Decision, Verdict
from game.core.players import persons_of
from game.core.rules import WATCHER, Seat
from game.core.timeline import ROOT
from saves.summary import counting_node
from scenes.replay.watched import Watched

SWING_FROM = 0.10
"""A chance that changes by so much is worth a look, whoever changed it."""


class Judged(NamedTuple):
    """What one station did to the chance of a seat."""

    seat: Seat
    before: float
    after: float
    decision: Decision | None

    @property
    def cost(self) -> float:
        """What the choice gave away."""
        return 0.0 if self.decision is None else self.decision.cost


class Findings:
    """What is known of a watched match; made anew with every piece of news and every other reel."""

    def __init__(self, analysis: Analysis, watched: Watched) -> None:
        self.analysis = analysis
        self._watched = watched
        recorded = watched.stored.match.timeline
        line = recorded.path(counting_node(recorded))
        self._positions = {node: at + 1 for at, node in enumerate(line)}
        """How many entries are in force after each node of the way to the result that counts."""
        self._last = analysis.moments[-1].position if analysis.moments else -1
        self._known_until = self._last
        if analysis.unknown_from is not None and analysis.done < 1:
            self._known_until = analysis.unknown_from - 1

    @cached_property
    def own(self) -> Seat | None:
        """Whose chance is meant where nobody is named: the eyes', else the only person's."""
        watched = self._watched
        persons = persons_of(watched.stored.header.players)
        if watched.seat != WATCHER:
            return watched.seat
        return next(iter(persons)) if len(persons) == 1 else None

    @cached_property
    def _decisions(self) -> dict[int, Decision]:
        """The costliest decision of each station that has one."""
        found: dict[int, Decision] = {}
        stations = {
            self._positions[node]: at
            for at, station in enumerate(self._watched.reel.stations)
            for node in station.nodes
            if node in self._positions
        }
        for decision in self.analysis.decisions:
            at = stations.get(decision.position + 1)
            if at is not None and (at not in found or decision.cost > found[at].cost):
                found[at] = decision
        return found

    @property
    def decisions(self) -> dict[int, Decision]:
        """What persons decided, by station."""
        return self._decisions

    def decision(self, at: int) -> Decision | None:
        """Return what a person decided on the way to a station."""
        return self._decisions.get(at)

    def station_of(self, decision: Decision) -> int | None:
        """Return the station of a decision, None where it is not shown."""
        return next((at for at, other in self._decisions.items() if other == decision), None)

    def chance(self, at: int, seat: Seat) -> float | None:
        """Return the chance of a seat at a station, None where it is not known."""
        node = self._watched.reel[at].node
        position = 0 if node == ROOT else self._positions.get(node)
        return None if position is None else self._chance_at(position, seat)

    def _chance_at(self, position: int, seat: Seat) -> float | None:
        if position > self._known_until:
            return None
        known = self._courses[seat]
        at = bisect_right(known, position, key=itemgetter(0))
        return known[max(0, at - 1)][1]

    @cached_property
    def _courses(self) -> list[list[tuple[int, float]]]:
        """How the chance of each seat went, as positions with the chance from there on.

        The moments hold what a seat thought last, and the first holds from the start; after its own choice
        it is what that promised.
        """
        seats = range(len(self.analysis.moments[0].chances)) if self.analysis.moments else range(0)
        return [self._course(seat) for seat in seats]

    def _course(self, seat: Seat) -> list[tuple[int, float]]:
        own = [decision for decision in self.analysis.decisions if decision.seat == seat]
        course = {one.position + 1: one.options[one.chosen].chance for one in own}
        anew = {decision.position for decision in own}
        before: float | None = None
        for moment in self.analysis.moments:
            chance = moment.chances[seat]
            if chance != before or moment.position in anew or moment.position == self._last:
                course[moment.position] = chance
            before = chance
        return sorted(course.items())

    def curve(self, seat: Seat) -> tuple[tuple[int, float], ...]:
        """Return the stations at which the chance of a seat is known, with it."""
        known = ((at, self.chance(at, seat)) for at in range(len(self._watched.reel)))
        return tuple((at, chance) for at, chance in known if chance is not None)

    def judged(self, at: int) -> Judged | None:
        """Return what a station did, to whoever decided there or else to whom the curve belongs."""
        decision = self.decision(at)
        seat = decision.seat if decision is not None else self.own
        if seat is None or not at:
            return None
        after = self.chance(at, seat)
        before = self._chance_at(decision.position, seat) if decision else self.chance(at - 1, seat)
        return None if before is None or after is None else Judged(seat, before, after, decision)

    @cached_property
    def costliest(self) -> int | None:
        """The station of the decision that cost most, if any cost enough to have a name."""
        named = {at: one.cost for at, one in self._decisions.items() if one.verdict is not Verdict.GOOD}
        return max(named, key=named.__getitem__, default=None)

    @cached_property
    def best(self) -> int | None:
        """The station of the decision that was worth most against the average choice."""
        gains = {at: gain_of(one) for at, one in self._decisions.items() if one.verdict is Verdict.GOOD}
        at = max(gains, key=gains.__getitem__, default=None)
        return at if at is not None and gains[at] >= SWING_FROM / 2 else None

    @cached_property
    def swings(self) -> tuple[int, ...]:
        """The stations worth a look: choices that cost something, and great luck, good or bad."""
        found = []
        for at in range(1, len(self._watched.reel)):
            judged = self.judged(at)
            decision = self.decision(at)
            is_costly = decision is not None and decision.verdict is not Verdict.GOOD
            if is_costly or (judged is not None and abs(judged.after - judged.before) >= SWING_FROM):
                found.append(at)
        return tuple(found)

    def next_swing(self, at: int, way: int) -> int | None:
        """Return the next station worth a look, or the one before with -1; after the last comes the first."""
        if not self.swings:
            return None
        if way > 0:
            return next((swing for swing in self.swings if swing > at), self.swings[0])
        return next((swing for swing in reversed(self.swings) if swing < at), self.swings[-1])


def gain_of(decision: Decision) -> float:
    """Return how much more the chosen option promised than the average of those that were weighed."""
    weighed = [option.chance for option in decision.options if option.trials]
    if len(weighed) < 2:
        return 0.0
    return decision.options[decision.chosen].chance - sum(weighed) / len(weighed)
