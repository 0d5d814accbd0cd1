"""What bots say of chances: for every legal action, from nothing to certainty, by what the seat sees."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from conformance_tables import Case, Ply, cases, playout

from game.bots.roster import bots_for
from game.core.bot import BotFactory, Forecaster, Weigher, Weight
from game.core.rng import Rng
from game.core.rules import TABLE
from game.decks import base_deck

CASES = [case for case in cases() if case.deck == base_deck(case.game.id)]
SAMPLES = 4
ROUNDS = 8

pytestmark = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def some_plies(case: Case) -> list[Ply]:
    plies = [ply for ply in playout(case, 1) if ply.seat != TABLE]
    return [*plies[:: max(1, len(plies) // SAMPLES)], plies[-1]]


def weighers(case: Case) -> Iterator[BotFactory]:
    for factory in bots_for(case.game).values():
        if isinstance(factory(case.rules, 0), Weigher):
            yield factory


def is_sound(weight: Weight) -> bool:
    return 0.0 <= weight.chance <= 1.0 and (weight.trials > 0 or weight.chance == 0.0)


def test_all_legal_actions_get_their_weights_and_those_depend_on_the_view_alone(case: Case) -> None:
    for factory in weighers(case):
        for state, seat, *_ in some_plies(case):
            legal = case.rules.legal(state, seat)
            view = case.rules.observe(state, seat)
            twin = case.rules.observe(case.rules.determinize(view, Rng(1000))[0], seat)
            weights = _weights(factory, case, seat, view, legal)
            assert all(len(each) == len(legal) and all(map(is_sound, each)) for each in weights)
            assert sum(weight.trials for weight in weights[-1]) >= ROUNDS
            assert _weights(factory, case, seat, twin, legal) == weights


def _weights(factory: BotFactory, case: Case, seat: int, view: Any, legal: Any) -> list[tuple[Weight, ...]]:
    bot = factory(case.rules, seat)
    assert isinstance(bot, Weigher)
    return [*islice(bot.weigh(view, legal, Rng(3)), ROUNDS)]


def test_an_action_is_weighed_whenever_it_is_one_of_two(case: Case) -> None:
    for factory in weighers(case):
        for state, seat, *_ in some_plies(case):
            legal = case.rules.legal(state, seat)
            two = (legal[0], legal[-1])
            if len(legal) > 1:
                weights = _weights(factory, case, seat, case.rules.observe(state, seat), two)
                assert all(weight.trials for weight in weights[-1])


def test_every_seat_of_several_has_a_chance_wherever_a_player_is_to_act(case: Case) -> None:
    for factory in weighers(case):
        for state, *_ in some_plies(case):
            for seat in range(case.rules.seats) if case.rules.seats > 1 else ():
                bot = factory(case.rules, seat)
                assert isinstance(bot, Forecaster)
                view = case.rules.observe(state, seat)
                last = [*islice(bot.forecast(view, Rng(3)), 3)][-1]
                assert is_sound(last) and last.trials == 3
