"""What holds in every match of Innkeeper: all gold, debts and cards are accounted for at every step."""

import pytest
from innkeeper_accounts import check_places, play_and_check, rules_for

from game.core.rng import Rng
from game.core.rules import TABLE
from game.innkeeper.actions import Pass, PlaceBid
from game.innkeeper.kinds import HIDDEN, NOT_PLACED, Task, Until
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import State


def states(rules: InnkeeperRules, seed: int) -> list[State]:
    """Return the states of a match by chance at which something is waited for."""
    state, rng, chance = rules.empty(), Rng(seed), Rng(seed + 1)
    found = []
    while rules.to_act(state):
        found.append(state)
        legal = rules.legal(state, rules.to_act(state)[-1])
        at, chance = chance.below("action", len(legal))
        state, rng = rules.step(state, legal[at], rng)
    return found


@pytest.mark.parametrize("bell", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_gold_debts_and_cards_are_accounted_for_at_every_step(players: int, bell: bool) -> None:
    rules = rules_for(players, bell=bell)
    for seed in (players, players + 100):
        assert play_and_check(rules, seed).reason


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_imagined_looks_like_the_view_and_has_every_card_once(players: int) -> None:
    rules = rules_for(players)
    for number, state in enumerate(states(rules, 5)):
        for seat in range(players):
            view = rules.observe(state, seat)
            imagined, rng = rules.determinize(view, Rng(number))
            assert rules.observe(imagined, seat) == view
            if view.asked.task is not Task.RESPOND or seat in state.asked.seats:
                assert rules.to_act(imagined) == rules.to_act(state)
            assert {name for name, _ in rng.positions} <= {"look"}
            check_places(rules.cards, imagined)
            assert all(rules.legal(imagined, other) for other in rules.to_act(imagined))


def test_a_view_hides_capital_hands_bids_the_pool_and_who_is_asked() -> None:
    rules = rules_for(3)
    seen = set()
    for seed in (3, 4):
        for state in states(rules, seed):
            for seat in range(3):
                view = rules.observe(state, seat)
                for other, inn in enumerate(view.inns):
                    if other != seat and state.round:
                        assert inn.capital == HIDDEN and set(inn.hand) <= {HIDDEN}
                assert set(view.pool) <= {HIDDEN}
                if state.asked.task is Task.BID:
                    placed = [amount for at, amount in enumerate(view.bids.placed) if at != seat]
                    assert set(placed) <= {HIDDEN, NOT_PLACED}
                    seen.add("bid")
                if state.asked.task is Task.RESPOND and seat not in state.asked.seats:
                    assert view.asked.seats == ()
                    seen.add("respond")
    assert seen == {"bid", "respond"}


def test_with_the_bell_everybody_is_asked_in_every_window_in_the_order_of_the_rules() -> None:
    rules = rules_for(4, bell=True)
    for state in states(rules, 7):
        if state.asked.task is Task.RESPOND:
            window = state.windows[-1]
            first = state.lead if window.actor < 0 else window.actor + 1
            assert state.asked.seats == ((first + len(window.passed)) % 4,)
            legal = rules.legal(state, state.asked.seats[0])
            assert [action for action in legal if isinstance(action, Pass)] == [Pass(state.asked.seats[0])]


def test_without_the_bell_only_who_can_answer_is_asked_and_all_others_are_told_to_pass() -> None:
    rules = rules_for(4)
    for state in states(rules, 7):
        if state.asked.task is Task.RESPOND:
            legal = rules.legal(state, state.asked.seats[0])
            assert len(legal) > len(Until)


def test_bids_are_placed_by_several_at_once_in_any_order() -> None:
    rules = rules_for(3)
    state = next(state for state in states(rules, 2) if state.asked.task is Task.BID)
    assert len(rules.to_act(state)) == 3
    for seat in (2, 0, 1):
        assert seat in rules.to_act(state)
        state, _ = rules.step(state, PlaceBid(seat, 0), Rng(1))
    assert state.bids.is_revealed or state.asked.task is not Task.BID


def test_nobody_acts_once_the_match_is_over() -> None:
    rules = rules_for(2)
    state = play_and_check(rules, 12)
    result = rules.result(state)
    assert result is not None and result.scores == state.scores
    assert rules.to_act(state) == () and not any(rules.legal(state, seat) for seat in (0, 1, TABLE))
    refusal = rules.refusal(state, Pass(0))
    assert refusal is not None and refusal.code == "over"
