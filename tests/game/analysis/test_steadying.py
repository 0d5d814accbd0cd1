"""Chances that are rough each for itself say together where they can be."""

import pytest

from game.analysis.report import Decision, Option
from game.analysis.steadying import moved, steadied


def test_what_is_known_exactly_stays_as_it_is() -> None:
    chances = [0.3, 0.9, 0.2, 0.6]
    assert steadied(chances, [0.0] * 4) == pytest.approx(chances)
    assert steadied([0.4], [0.1]) == [0.4]


def test_rough_chances_are_drawn_to_their_neighbours_and_none_leaves_them_all() -> None:
    rough = [0.5, 0.1, 0.9, 0.2, 0.8, 0.5]
    steady = steadied(rough, [0.04] * 6)
    assert max(steady) - min(steady) < 0.3 < max(rough) - min(rough)
    assert min(rough) <= min(steady) and max(steady) <= max(rough)


def test_a_swing_that_is_known_well_is_seen_where_it_happened() -> None:
    steady = steadied([0.2] * 5 + [0.8] * 5, [0.0004] * 10)
    assert steady[4] < 0.25 and steady[5] > 0.75


@pytest.mark.parametrize("chance", [0.0, 0.1, 0.5, 1.0])
def test_a_decision_costs_the_same_wherever_its_chance_is_moved_to(chance: float) -> None:
    options = (Option("a", 0.6, 9), Option("b", 0.4, 9), Option("c", 0.1, 9), Option("d", 0.0, 0))
    after = moved(Decision(3, 0, 1, 1, options), chance)
    assert after.cost == pytest.approx(0.2)
    assert all(0.0 <= option.chance <= 1.0 for option in after.options)
    assert after.options[3] == options[3]
