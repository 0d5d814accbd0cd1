"""Looking ahead to the end of a night against a plain solver that knows the rules and nothing else."""

import random
from collections import defaultdict
from itertools import permutations

from gryphon_tables import open_table

from game.core.rng import Rng
from game.ugly_gryphon.actions import Action, Deal, ShuffleRooms
from game.ugly_gryphon.night import shuffle_size
from game.ugly_gryphon.players.strong import StrongBot
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import PLAYER, Awaited, State

ENOUGH = 60


class _Solver:
    """Means over every order of the Deck, choices by what is seen."""

    def __init__(self, rules: UglyGryphonRules) -> None:
        self._rules = rules
        self._solved: dict[State, float] = {}

    def chance(self, state: State, action: Action) -> float:
        """Return the chance to win after an action, whatever lies in the Deck, if all is played well."""
        orders = [*permutations(state.deck)]
        seen: dict[State, int] = defaultdict(int)
        for order in orders:
            after, _ = self._rules.step(state._replace(deck=order), action, Rng(1))
            seen[after._replace(deck=tuple(sorted(after.deck)))] += 1
        return sum(self._best(after) * times for after, times in seen.items()) / len(orders)

    def _best(self, state: State) -> float:
        if state not in self._solved:
            self._solved[state] = self._worked_out(state)
        return self._solved[state]

    def _worked_out(self, state: State) -> float:
        result = self._rules.result(state)
        if result is not None:
            return len(result.winners)
        if state.awaited is not Awaited.SHUFFLE:
            return max(self.chance(state, action) for action in self._rules.legal(state, PLAYER))
        assert state.check is not None
        top = state.inn.index(state.check.frames[-1].card)
        orders = [*permutations(state.inn[top - shuffle_size(self._rules.cards, state) : top])]
        return sum(self.chance(state, ShuffleRooms(order)) for order in orders) / len(orders)


def _late_positions(rules: UglyGryphonRules) -> list[State]:
    """Return where the player is asked with two or three cards in the Deck, in nights played at random."""
    chance = random.Random(1)
    found: list[State] = []
    for seed in range(10_000):
        state, rng = rules.step(rules.empty(), Deal(), Rng(seed))
        while acting := rules.to_act(state):
            if acting == (PLAYER,) and len(state.deck) in (2, 3):
                found.append(state)
            state, rng = rules.step(state, chance.choice(rules.legal(state, acting[0])), rng)
        if len(found) >= ENOUGH:
            return found
    raise AssertionError("too few nights come so far")


def test_chances_that_are_called_certain_are_those_of_a_plain_solver() -> None:
    rules = open_table()
    solver, bot = _Solver(rules), StrongBot(rules)
    certain = open_to_chance = 0
    for state in _late_positions(rules):
        legal = rules.legal(state, PLAYER)
        *_, weights = bot.weigh(rules.observe(state, PLAYER), legal, Rng(1))
        for action, weight in zip(legal, weights, strict=True):
            if weight.error == 0:
                certain += 1
                open_to_chance += 0 < weight.chance < 1
                assert abs(weight.chance - solver.chance(state, action)) < 1e-9
    assert certain > ENOUGH
    assert open_to_chance > 5
