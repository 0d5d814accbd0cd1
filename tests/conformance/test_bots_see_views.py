"""Bots know what their seat knows: two deals that look the same to it are the same to them."""

import pytest
from conformance_tables import Case, cases, playout

from game.bots.chance import thought_of
from game.bots.roster import bots_for
from game.core.rng import Rng
from game.core.rules import TABLE
from game.decks import base_deck

CASES = [case for case in cases() if case.deck == base_deck(case.game.id)]
SAMPLES = 8
BUDGET = 2

pytestmark = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def test_bots_choose_by_what_they_see_alone(case: Case) -> None:
    rules = case.rules
    plies = [ply for ply in playout(case, 1) if ply.seat != TABLE]
    for factory in bots_for(case.game).values():
        for ply in plies[:: max(1, len(plies) // SAMPLES)]:
            seat, legal = ply.seat, rules.legal(ply.state, ply.seat)
            view = rules.observe(ply.state, seat)
            twin = rules.observe(rules.determinize(view, Rng(1000))[0], seat)
            thought = thought_of(1, 1)
            action, after = factory(rules, seat).choose(view, legal, thought, BUDGET)
            assert action in legal
            assert factory(rules, seat).choose(twin, legal, thought, BUDGET) == (action, after)
            assert after.seed == thought.seed
            # What it has seen before must not change what it does.
            old = factory(rules, seat)
            first = next(other for other in plies if other.seat == seat)
            old.choose(rules.observe(first.state, seat), rules.legal(first.state, seat), Rng(5), 1)
            assert old.choose(view, legal, thought, BUDGET) == (action, after)
