"""What a drop is sure to bring about: told beforehand, and never with what the viewer cannot know."""

from typing import Any

from folly_tables import ANN, BEN, CAT, FollyTable

from game.core.rng import Rng
from game.core.rules import TABLE, fold
from game.innkeepers_folly.events import Won
from game.innkeepers_folly.preview import Preview, preview
from game.innkeepers_folly.state import NOBODY, State

TWO, THREE, FOUR = FollyTable(2), FollyTable(3), FollyTable(4)


def foretold(table: FollyTable, state: State, words: str) -> Preview:
    """Return the preview of what the current player would do by these words."""
    return preview(table.rules, table.rules.observe(state, state.current), table.action(state, words))


def test_new_numbers_are_told_before_the_next_player_draws_or_is_bitten() -> None:
    state = TWO.state(10, 20, zombies=(0, 2), hands={ANN: ["wyvern-7", "hammer-a"]})
    told = foretold(TWO, state, "play wyvern-7 on 1")
    assert told.totals == (10, 27) and told.center == 49 and told.nearest == BEN
    assert told.round_winner == NOBODY and told.hand_counts == (1, 1)
    assert foretold(TWO, state, "play hammer-a").center == 98


def test_a_match_and_all_that_follows_is_told() -> None:
    state = FOUR.state(33, 0, 0, 0, center=40, owners=(ANN, BEN, NOBODY), hands={ANN: ["wyvern-7"]})
    told = foretold(FOUR, state, "play wyvern-7 on 0")
    assert (told.round_winner, told.how) == (ANN, Won.EXACT)
    assert told.piece == 2 and told.source == NOBODY and told.eliminated == (2, 3)
    assert told.winner == NOBODY
    last = FOUR.state(
        33, 0, 0, 0, center=40, alive=(ANN, BEN), owners=(ANN, ANN, BEN), hands={ANN: ["wyvern-7"]}
    )
    told = foretold(FOUR, last, "play wyvern-7 on 0")
    assert told.winner == ANN and told.source == BEN


def test_last_orders_are_told() -> None:
    state = TWO.state(10, 20, current=BEN, turns=23, hands={BEN: ["axe-a"]})
    told = foretold(TWO, state, "play axe-a")
    assert told.center == 24 and (told.round_winner, told.how) == (BEN, Won.NEAREST)


def test_a_piece_that_is_chosen_afterwards_is_not_told() -> None:
    state = THREE.state(33, 0, 0, center=40, owners=(ANN, BEN, CAT), round=4, hands={ANN: ["wyvern-7"]})
    told = foretold(THREE, state, "play wyvern-7 on 0")
    assert told.round_winner == ANN and told.piece == -1


def test_what_is_drawn_or_turned_up_is_not_told() -> None:
    state = TWO.state(10, 20, center=24, hands={ANN: ["lekyros-a", "demon-a"]}, pile=["wyvern-4", "axe-a"])
    told = foretold(TWO, state, "play lekyros-a")
    assert told.totals == (10, 20)
    told = foretold(TWO, state, "play demon-a on 1")
    assert told.totals == (10, 0) and told.hand_counts == (1, 0)


def test_a_preview_is_the_same_whatever_the_hidden_cards_are_and_comes_true() -> None:
    rules = FOUR.rules
    state, rng, choice = rules.empty(), Rng(3), Rng(3)
    told_plays = 0
    while (acting := rules.to_act(state)) and told_plays < 60:
        seat = acting[0]
        legal = rules.legal(state, seat)
        number, choice = choice.below("choice", len(legal))
        action: Any = legal[number]
        events, rng = rules.decide(state, action, rng)
        if seat != TABLE:
            view = rules.observe(state, seat)
            told = preview(rules, view, action)
            imagined, _ = rules.determinize(view, Rng(99))
            assert preview(rules, rules.observe(imagined, seat), action) == told
            passed = [fold(rules, state, events[:count]) for count in range(len(events) + 1)]
            assert any((after.totals, after.center) == (told.totals, told.center) for after in passed)
            told_plays += 1
        state = fold(rules, state, events)
    assert told_plays == 60
