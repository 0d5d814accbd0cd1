"""The strong player: imagines the hidden cards again and again and plays its best plays on in each deal.

A flat search on determinized views: the plays that look best to the judge are played out for a lap with
careful players in all seats, and the one with the best average is taken.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from game.core.rng import Rng
from game.core.rules import Seat
from game.innkeepers_folly.actions import Action, PlayCard, Reshuffle
from game.innkeepers_folly.careful import CarefulBot
from game.innkeepers_folly.judge import Judge
from game.innkeepers_folly.prospects import chances
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import Awaited, State, View

LOOK: Final = "look"
MOST_CANDIDATES: Final = 8
HALVE_AT: Final = (6, 14, 30)
"""After so many iterations the worse half of the candidates is out, down to two."""
PLAYED_OUT_TURNS: Final = 8
"""With so few turns left in the round it is played to its end."""


class StrongBot:
    """One iteration is one imagined deal in which every candidate left is played out once."""

    def __init__(self, rules: InnkeepersFollyRules, seat: Seat) -> None:
        self._rules = rules
        self._seat = seat
        self._judge = Judge(rules.cards, rules.terms)
        self._players = tuple(CarefulBot(rules, other, self._judge) for other in range(rules.seats))

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        """Return the best action after so many imagined deals."""
        last = (legal[0], rng)
        for last in islice(self._imagine(view, legal, rng), max(budget, 1)):  # noqa: B007
            pass
        return last

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        """Yield the best action so far after every imagined deal."""
        for action, _ in self._imagine(view, legal, rng):
            yield action

    def _imagine(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[tuple[Action, Rng]]:
        if len(legal) == 1:
            return
        candidates = self._candidates(view, legal)
        sums = [0.0] * len(candidates)
        left = list(range(len(candidates)))
        iteration = 0
        while len(left) > 1:
            iteration += 1
            state, rng = self._rules.determinize(view, rng)
            for at in left:
                worth, rng = self._play_on(state, candidates[at], rng)
                sums[at] += worth
            left.sort(key=lambda at: -sums[at])
            if iteration in HALVE_AT:
                left = left[: max(2, (len(left) + 1) // 2)]
            yield candidates[left[0]], rng
        yield candidates[0], rng

    def _candidates(self, view: View, legal: Sequence[Action]) -> list[Action]:
        """Return the actions that look best, best first; of copies of a card only one."""
        ranked = sorted(self._players[self._seat].ranked(view, legal), key=lambda pair: -pair[0])
        found: dict[object, Action] = {}
        for _, action in ranked:
            found.setdefault(self._effect(action), action)
        return list(found.values())[:MOST_CANDIDATES]

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
            awaited = state.awaited
            if awaited is Awaited.SHUFFLE:
                order, rng = rng.shuffled(LOOK, state.pile or state.discard)
                state, rng = rules.step(state, Reshuffle(order), rng)
                awaited = state.awaited
            if awaited is not Awaited.PLAY and awaited is not Awaited.CHOICE:
                return self._ended(state), rng
            current = state.current
            legal = rules.legal(state, current)
            if current == seat and awaited is Awaited.PLAY and state.turns >= until:
                return max(worth for worth, _ in self._players[seat].ranked(state, legal)), rng
            action = self._players[current].best(state, legal)

    def _ended(self, state: State) -> float:
        """Return the chance to win the match after a round."""
        seat = self._seat
        if state.reason:
            return float(state.winner == seat)
        if state.awaited is Awaited.STEAL:
            return self._judge.outlook(state, seat).worths[state.current]
        counts = tuple([state.owners.count(other) for other in range(len(state.totals))])
        rounds_left = self._rules.terms.rounds - state.round if self._rules.terms.is_timed else None
        return chances(counts, rounds_left)[seat]
