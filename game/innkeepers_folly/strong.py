"""The strong player: imagines the hidden cards again and again and plays its best plays on in each deal.

A flat search on determinized views: the plays that look best to the judge are played out for a lap with
careful players in all seats, and the one with the best average is taken.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from math import log, sqrt
from typing import Final

from game.core.bot import UNWEIGHED, Weight, judged_weight
from game.core.rng import Rng
from game.core.rules import Seat
from game.innkeepers_folly.actions import Action, PlayCard, Reshuffle
from game.innkeepers_folly.careful import CarefulBot
from game.innkeepers_folly.judge import Judge
from game.innkeepers_folly.prospects import chances, worths_of_winning
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import Awaited, State, View

LOOK: Final = "look"
MOST_CANDIDATES: Final = 10
"""So many of the plays that look best are tried; the others are hardly ever the best."""
CURIOSITY: Final = 0.25
"""How much a candidate tried seldom is preferred to one that has done well; worths are chances, 0 to 1."""
PLAYED_OUT_TURNS: Final = 8
"""With so few turns left in the round it is played to its end."""


class _Trials:
    """How often a candidate was played out, and what that was worth altogether."""

    __slots__ = ("action", "count", "squares", "worth")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.count = 0
        self.worth = 0.0
        self.squares = 0.0

    @property
    def weight(self) -> Weight:
        """The average."""
        return judged_weight(self.worth, self.squares, self.count)

    def promise(self, curiosity: float) -> float:
        """Return the upper confidence bound: the average, and more the fewer trials it comes from."""
        return self.worth / self.count + curiosity / sqrt(self.count)


class StrongBot:
    """One iteration is one candidate played out in one imagined deal, all of them in the same deals."""

    def __init__(self, rules: InnkeepersFollyRules, seat: Seat) -> None:
        self._rules = rules
        self._seat = seat
        self._judge = Judge(rules.cards, rules.terms)
        self._players = tuple(CarefulBot(rules, other, self._judge) for other in range(rules.seats))

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        """Return the best action after so many candidates played out."""
        last = deque(islice(self._search(view, self._candidates(view, legal), rng), max(budget, 1)), maxlen=1)
        return last[0] if last else (legal[0], rng)

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        """Yield the best action so far after every candidate played out."""
        return (action for action, _ in self._search(view, self._candidates(view, legal), rng))

    def weigh(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[tuple[Weight, ...]]:
        """Yield the weights after every candidate played out, without end; copies of a card share theirs.

        Games that are not over after a lap count as won in part: as likely as they look then.
        """
        candidates = self._candidates(view, legal)
        trials_of = {self._effect(trials.action): trials for trials in candidates}
        known = [trials_of.get(self._effect(action)) for action in legal]
        for _ in self._search(view, candidates, rng, fewest=0):
            yield tuple([UNWEIGHED if trials is None else trials.weight for trials in known])

    def forecast(self, view: View, rng: Rng) -> Iterator[Weight]:
        """Yield after every imagined deal the chance of the seat, as careful players play on."""
        rules = self._rules
        deals, worth = 0, 0.0
        while True:
            state, rng = rules.determinize(view, rng)
            action = self._players[state.current].best(state, rules.legal(state, state.current))
            more, rng = self._play_on(state, action, rng)
            deals += 1
            worth += more
            yield Weight(worth / deals, deals)

    def _search(
        self, view: View, candidates: Sequence[_Trials], rng: Rng, fewest: int = 1
    ) -> Iterator[tuple[Action, Rng]]:
        """Yield the best action so far and where chance stands, without end unless there is no choice."""
        deals: list[State] = []
        iteration = 0
        while len(candidates) > fewest:
            if iteration < len(candidates):
                trials = candidates[iteration]
            else:
                curiosity = CURIOSITY * sqrt(log(iteration))
                trials = max(candidates, key=lambda each: each.promise(curiosity))
            if trials.count == len(deals):
                deal, rng = self._rules.determinize(view, rng)
                deals.append(deal)
            worth, rng = self._play_on(deals[trials.count], trials.action, rng)
            trials.count += 1
            trials.worth += worth
            trials.squares += worth * worth
            iteration += 1
            yield max(candidates, key=lambda each: (each.count, each.worth)).action, rng
        yield candidates[0].action, rng

    def _candidates(self, view: View, legal: Sequence[Action]) -> list[_Trials]:
        """Return the actions that look best, best first; of copies of a card only one."""
        worths = self._players[self._seat].worths(view, legal)
        found: dict[object, Action] = {}
        for at in sorted(range(len(legal)), key=lambda at: -worths[at]):
            found.setdefault(self._effect(legal[at]), legal[at])
        return [_Trials(action) for action in islice(found.values(), MOST_CANDIDATES)]

    def _effect(self, action: Action) -> object:
        if not isinstance(action, PlayCard):
            return action
        cards, card = self._rules.cards, action.card
        return cards.kinds[card], cards.amounts[card], action.target, action.direction

    def _play_on(self, state: State, action: Action, rng: Rng) -> tuple[float, Rng]:
        """Return what an action is worth a lap later, with careful players in all seats."""
        rules, seat = self._rules, self._seat
        players = len(state.alive)
        until = state.turns + players
        if rules.terms.is_timed and rules.terms.laps * players - state.turns <= PLAYED_OUT_TURNS:
            until = rules.terms.laps * players
        while True:
            state, rng = rules.step(state, action, rng)
            while state.awaited is Awaited.SHUFFLE:
                order, rng = rng.shuffled(LOOK, state.pile or state.discard)
                state, rng = rules.step(state, Reshuffle(order), rng)
            awaited = state.awaited
            if awaited is not Awaited.PLAY and awaited is not Awaited.CHOICE:
                return self._ended(state), rng
            current = state.current
            legal = rules.legal(state, current)
            if current == seat and awaited is Awaited.PLAY and state.turns >= until:
                return max(self._players[seat].worths(state, legal)), rng
            action = self._players[current].best(state, legal)

    def _ended(self, state: State) -> float:
        """Return the chance to win the match after a round."""
        seat = self._seat
        if state.reason:
            return float(state.winner == seat)
        counts = tuple([state.owners.count(other) for other in range(len(state.totals))])
        rounds_left = self._rules.terms.rounds - state.round if self._rules.terms.is_timed else None
        if state.awaited is Awaited.STEAL:
            return worths_of_winning(counts, rounds_left, seat)[state.current]
        return chances(counts, rounds_left)[seat]
