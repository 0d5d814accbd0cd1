"""The worked examples of the rules page, by their numbers. Ann is seat 0, Ben 1, Cat 2, Dan 3."""

import pytest
from folly_tables import ANN, BEN, CAT, DAN, FollyTable, pieces

from game.core.rng import Rng
from game.core.rules import TABLE
from game.innkeepers_folly.effects import REVERSED
from game.innkeepers_folly.events import Obstacle, RoundWon, TurnPassed, Won
from game.innkeepers_folly.state import CLOSING_TIME, THREE_PIECES, Awaited, State

TWO, THREE, FOUR = FollyTable(2), FollyTable(3), FollyTable(4)


def won_by(table: FollyTable, state: State, words: str) -> tuple[int, Won] | None:
    """Return who wins the round by an action and how, if anybody does."""
    wins = [event for event in table.events(state, words) if isinstance(event, RoundWon)]
    return (wins[0].seat, wins[0].how) if wins else None


def test_01_lizard_adds_half_rounded_up() -> None:
    state = TWO.state(10, 0, hands={ANN: ["lizard-7", "lizard-1"]})
    assert TWO.play(state, "play lizard-7 on me").totals == (14, 0)
    assert TWO.play(state, "play lizard-1 on Ben").totals == (10, 1)


def test_02_drake_stops_at_zero() -> None:
    state = TWO.state(10, 3, hands={ANN: ["drake-5"]})
    assert TWO.play(state, "play drake-5 on 1").totals == (10, 0)


def test_03_the_exact_number_wins_the_round() -> None:
    state = TWO.state(33, 20, center=40, hands={ANN: ["wyvern-7"]})
    assert won_by(TWO, state, "play wyvern-7 on 0") == (ANN, Won.EXACT)
    after = TWO.play(state, "play wyvern-7 on 0")
    assert after.totals[ANN] == 40 and pieces(after) == (1, 0) and after.awaited is Awaited.DEAL


def test_04_whoever_has_the_number_wins_even_as_a_gift() -> None:
    state = TWO.state(5, 38, center=44, hands={ANN: ["ghoul-3"]})
    assert won_by(TWO, state, "play ghoul-3 on 1") == (BEN, Won.EXACT)


def test_05_spider_halves_the_own_total_down() -> None:
    state = TWO.state(61, 0, center=34, hands={ANN: ["spider-8"]})
    assert won_by(TWO, state, "play spider-8") == (ANN, Won.EXACT)


def test_06_spider_at_the_cap_adds_before_it_halves() -> None:
    state = TWO.state(200, 0, hands={ANN: ["spider-8"]})
    assert TWO.play(state, "play spider-8").totals == (104, 0)


def test_07_dragon_stops_at_the_highest_total() -> None:
    state = TWO.state(197, 0, hands={ANN: ["dragon-8"]})
    assert TWO.play(state, "play dragon-8").totals == (200, 0)


def test_08_giant_halves_an_opponent_only() -> None:
    state = TWO.state(5, 38, hands={ANN: ["giant-3"]})
    assert TWO.play(state, "play giant-3 on 1").totals == (5, 20)
    assert TWO.legal_words(state) == ["play giant-3 on 1"]
    assert not TWO.is_legal(state, "play giant-3 on me")


def test_09_pirate_moves_a_whole_total() -> None:
    state = THREE.state(150, 30, 80, hands={ANN: ["pirate-a"]})
    assert THREE.play(state, "play pirate-a on Cat").totals == (200, 30, 0)


def test_10_vampire_takes_the_larger_half() -> None:
    state = TWO.state(12, 25, center=25, hands={ANN: ["vampire-b"]})
    assert won_by(TWO, state, "play vampire-b on 1") == (ANN, Won.EXACT)
    assert TWO.play(state, "play vampire-b on 1").totals == (25, 12)


def test_11_drunk_reverses_every_total() -> None:
    state = THREE.state(60, 5, 0, hands={ANN: ["drunk-a"]})
    assert THREE.play(state, "play drunk-a").totals == (6, 5, 0)


def test_12_drunk_stops_at_the_highest_total() -> None:
    state = THREE.state(132, 19, 100, hands={ANN: ["drunk-a"]})
    assert THREE.play(state, "play drunk-a").totals == (200, 91, 1)


def test_13_drunk_reverses_these_numbers_too() -> None:
    assert [REVERSED[total] for total in (200, 110, 109, 90, 120)] == [2, 11, 200, 9, 21]


def test_14_drunk_can_win_for_another() -> None:
    state = TWO.state(20, 53, center=35, hands={ANN: ["drunk-a"]})
    assert won_by(TWO, state, "play drunk-a") == (BEN, Won.EXACT)


def test_15_of_two_others_the_first_clockwise_wins() -> None:
    state = THREE.state(40, 40, 10, center=20, current=CAT, hands={CAT: ["hammer-a"]})
    assert won_by(THREE, state, "play hammer-a") == (ANN, Won.EXACT)
    assert THREE.play(state, "play hammer-a").center == 40


def test_16_axe_can_win_for_another() -> None:
    state = TWO.state(17, 3, center=35, current=BEN, hands={BEN: ["axe-a"]})
    assert won_by(TWO, state, "play axe-a") == (ANN, Won.EXACT)


def test_17_the_center_can_be_zero() -> None:
    state = THREE.state(0, 4, 0, center=1, current=BEN, hands={BEN: ["axe-a"]})
    assert won_by(THREE, state, "play axe-a") == (CAT, Won.EXACT)
    assert THREE.play(state, "play axe-a").center == 0


def test_18_hammer_stops_at_200() -> None:
    state = TWO.state(1, 2, center=120, hands={ANN: ["hammer-a"]})
    assert TWO.play(state, "play hammer-a").center == 200


def test_19_dream_moves_every_total_one_seat() -> None:
    state = THREE.state(10, 20, 30, hands={ANN: ["dream-a"]})
    assert THREE.play(state, "play dream-a clockwise").totals == (30, 10, 20)
    assert THREE.play(state, "play dream-a counter").totals == (20, 30, 10)


def test_20_tavern_moves_every_hand_one_seat() -> None:
    anns = ["dragon-1", "dragon-2", "dragon-3", "dragon-4", "dragon-5", "dragon-6"]
    bens = ["drake-1", "drake-2", "drake-3", "drake-4", "drake-5", "drake-6"]
    cats = ["ghoul-1", "ghoul-2", "ghoul-3", "ghoul-4"]
    state = THREE.state(1, 2, 3, hands={ANN: [*anns, "tavern-a"], BEN: bens, CAT: cats}, pile=["axe-a"])
    after = THREE.play(state, "play tavern-a clockwise")
    assert after.hands[ANN] == THREE.cards(*cats)
    assert after.hands[BEN] == THREE.cards(*anns, "axe-a")  # he has drawn by now
    assert after.hands[CAT] == THREE.cards(*bens)
    assert after.totals == (1, 2, 3)


def test_21_demon_frees_another_from_zombie() -> None:
    bens = ["drake-1", "drake-2", "drake-3", "drake-4"]
    state = TWO.state(5, 44, zombies=(0, 2), hands={ANN: ["demon-a"], BEN: bens})
    after = TWO.play(state, "play demon-a on Ben")
    assert after.totals == (5, 0) and after.zombies == (0, 0)
    assert len(after.hands[BEN]) == 7 and after.current == BEN  # six by Demon, one drawn as usual


def test_22_demon_on_oneself_under_zombie_draws_nothing() -> None:
    anns = ["demon-a", "drake-1", "drake-2", "drake-3", "drake-4"]
    state = TWO.state(44, 5, zombies=(1, 0), hands={ANN: anns, BEN: ["lizard-1"]})
    after = TWO.play(state, "play demon-a on me")
    assert after.totals == (0, 5) and after.hands[ANN] == () and after.zombies == (0, 0)
    after = TWO.play(after, "play lizard-1 on 1")
    assert after.current == ANN and len(after.hands[ANN]) == 1 and after.awaited is Awaited.PLAY


def test_23_zombie_can_win_before_anything_is_drawn() -> None:
    state = TWO.state(1, 37, center=40, zombies=(0, 2), hands={ANN: ["drake-1"], BEN: ["lizard-1"]})
    after = TWO.play(state, "play drake-1 on me")
    assert pieces(after) == (0, 1) and after.totals == (0, 40)
    assert after.hands[BEN] == TWO.cards("lizard-1")


def test_24_zombie_lasts_two_turns_and_does_not_add_up() -> None:
    bens = ["drake-1", "drake-2", "drake-3", "drake-4"]
    anns = ["zombie-a", "zombie-b", "axe-a", "axe-b"]
    state = TWO.state(0, 20, hands={ANN: anns, BEN: bens})
    turn_a = TWO.play(state, "play zombie-a on 1")
    assert turn_a.zombies[BEN] == 2 and turn_a.totals[BEN] == 23 and len(turn_a.hands[BEN]) == 4
    turn_b = TWO.play(turn_a, "play drake-1 on 1", "play axe-a")
    assert turn_b.zombies[BEN] == 1 and turn_b.totals[BEN] == 25 and len(turn_b.hands[BEN]) == 3
    turn_c = TWO.play(turn_b, "play drake-2 on 1", "play axe-b")
    assert turn_c.zombies[BEN] == 0 and turn_c.totals[BEN] == 23 and len(turn_c.hands[BEN]) == 3

    again = TWO.play(turn_a, "play drake-1 on 1", "play zombie-b on 1")
    assert again.zombies[BEN] == 2 and len(again.hands[BEN]) == 3
    turn_c = TWO.play(again, "play drake-2 on 1", "play axe-a")
    assert turn_c.zombies[BEN] == 1 and len(turn_c.hands[BEN]) == 2
    turn_d = TWO.play(turn_c, "play drake-3 on 1", "play axe-b")
    assert turn_d.zombies[BEN] == 0 and len(turn_d.hands[BEN]) == 2


def test_25_chain_forbids_a_gain_of_more_than_five() -> None:
    hand = ["wyvern-7", "wyvern-5", "dragon-3", "pirate-a"]
    state = TWO.state(10, 12, chains=(True, False), hands={ANN: hand})
    assert TWO.legal_words(state) == ["play wyvern-5 on 0", "play wyvern-5 on 1", "play wyvern-7 on 1"]
    after = TWO.play(state, "play wyvern-7 on 1")
    assert after.chains == (False, False) and not after.is_chain_turn


def test_26_chain_counts_the_real_gain() -> None:
    state = TWO.state(198, 12, chains=(True, False), hands={ANN: ["dragon-8"]})
    assert TWO.play(state, "play dragon-8").totals == (200, 12)


def test_27_chain_looks_at_each_direction_of_dream() -> None:
    state = THREE.state(10, 12, 30, chains=(True, False, False), hands={ANN: ["dream-a"]})
    assert THREE.legal_words(state) == ["play dream-a counter"]


def test_28_chain_counts_from_after_the_zombie() -> None:
    state = TWO.state(
        10, 0, current=BEN, zombies=(1, 0), chains=(True, False), hands={ANN: ["wyvern-5", "wyvern-6"]}
    )
    after = TWO.play(state, "play giant-1 on 0")
    assert after.totals == (8, 0)  # (10 + 1) / 2, then 3 more
    state = TWO.state(13, 0, zombies=(1, 0), chains=(True, False), hands={ANN: ["wyvern-5", "wyvern-6"]})
    assert TWO.legal_words(state) == ["play wyvern-5 on 0", "play wyvern-5 on 1", "play wyvern-6 on 1"]
    assert TWO.play(state, "play wyvern-5 on 0").totals == (18, 0)


def test_29_whoever_can_play_nothing_passes_and_keeps_the_hand() -> None:
    anns = ["dragon-4", "dragon-5", "dragon-6", "dragon-7"]
    state = TWO.state(
        10, 0, current=BEN, chains=(True, False), hands={ANN: anns, BEN: ["axe-a"]}, pile=["dragon-8"]
    )
    assert TurnPassed(ANN, Obstacle.CHAINED) in TWO.events(state, "play axe-a")
    after = TWO.play(state, "play axe-a")
    assert after.hands[ANN] == TWO.cards(*anns, "dragon-8") and after.chains == (False, False)
    assert after.current == BEN and after.turns == 2


def test_30_lekyros_uses_the_printed_value() -> None:
    state = THREE.state(10, 20, 2, hands={ANN: ["lekyros-a"]}, pile=["ghoul-4", "wyvern-1"])
    asked = THREE.play(state, "play lekyros-a")
    assert asked.awaited is Awaited.CHOICE and asked.revealed == THREE.card("ghoul-4")
    assert THREE.legal_words(asked) == ["choose add", "choose remove", "choose neither"]
    assert THREE.play(asked, "choose add").totals == (14, 24, 6)
    after = THREE.play(asked, "choose remove")
    assert after.totals == (6, 16, 0)
    assert after.discard[-2:] == (THREE.card("ghoul-4"), THREE.card("lekyros-a"))
    assert THREE.play(asked, "choose neither").totals == (10, 20, 2)
    state = THREE.state(10, 20, 2, hands={ANN: ["lekyros-a"]}, pile=["axe-a", "wyvern-1"])
    after = THREE.play(state, "play lekyros-a")
    assert after.totals == (10, 20, 2) and after.center == state.center and after.current == BEN


def test_31_lekyros_under_zombie_does_nothing() -> None:
    state = TWO.state(10, 20, zombies=(2, 0), hands={ANN: ["lekyros-a"]}, pile=["ghoul-4", "wyvern-1"])
    after = TWO.play(state, "play lekyros-a")
    assert after.totals == (10, 20) and after.current == BEN
    assert TWO.card("ghoul-4") in after.hands[BEN]  # it was still the next card when Ben drew


def test_32_an_empty_pile_is_made_of_the_discard() -> None:
    state = TWO.state(10, 20, current=BEN, hands={BEN: ["axe-a"]}, pile=[])
    waiting = TWO.rules.step(state, TWO.action(state, "play axe-a"), Rng(1))[0]
    assert waiting.awaited is Awaited.SHUFFLE and waiting.current == ANN
    after = TWO.chance(waiting)
    assert len(after.pile) == len(waiting.discard) - 1 and after.discard == ()
    assert len(after.hands[ANN]) == len(state.hands[ANN]) + 1 and after.awaited is Awaited.PLAY


def test_33_demon_goes_on_after_the_discard_was_shuffled() -> None:
    bens = ["drake-1", "drake-2", "drake-3"]
    state = TWO.state(10, 20, hands={ANN: ["demon-a"], BEN: bens}, pile=["axe-a", "axe-b"])
    waiting = TWO.rules.step(state, TWO.action(state, "play demon-a on 1"), Rng(1))[0]
    assert waiting.awaited is Awaited.SHUFFLE and len(waiting.pile) == 5
    waiting = TWO.rules.step(waiting, TWO.rules.legal(waiting, TABLE)[0], Rng(1))[0]
    assert waiting.awaited is Awaited.SHUFFLE and len(waiting.hands[BEN]) == 5 and waiting.pile == ()
    assert waiting.draws == 1 and TWO.card("demon-a") not in waiting.discard
    after = TWO.chance(waiting)
    assert len(after.hands[BEN]) == 7 and after.discard == TWO.cards("demon-a")


def test_34_with_the_middle_empty_whoever_has_nothing_is_out() -> None:
    state = FOUR.state(33, 0, 0, 0, center=40, owners=(ANN, BEN, -1), hands={ANN: ["wyvern-7"]})
    after = FOUR.play(state, "play wyvern-7 on 0")
    assert pieces(after) == (2, 1, 0, 0) and after.alive == (ANN, BEN)


def test_35_the_winner_chooses_from_whom_to_steal() -> None:
    state = THREE.state(
        0, 33, 0, center=40, current=BEN, owners=(ANN, BEN, CAT), hands={BEN: ["wyvern-7"]}, round=4
    )
    asked = THREE.play(state, "play wyvern-7 on 1")
    assert asked.awaited is Awaited.STEAL and THREE.rules.to_act(asked) == (BEN,)
    assert THREE.legal_words(asked) == ["steal from 0", "steal from 2"]
    after = THREE.play(asked, "steal from Cat")
    assert pieces(after) == (1, 2, 0) and after.alive == (ANN, BEN)
    assert THREE.deal(after).hands[CAT] == ()


def test_36_two_pieces_swap_until_somebody_has_three() -> None:
    state = TWO.state(0, 33, center=40, current=BEN, owners=(ANN, BEN, ANN), hands={BEN: ["wyvern-7"]})
    after = TWO.play(state, "play wyvern-7 on 1")
    assert pieces(after) == (1, 2) and after.alive == (ANN, BEN)
    state = TWO.state(33, 0, center=40, owners=after.owners, hands={ANN: ["wyvern-7"]})
    after = TWO.play(state, "play wyvern-7 on 0")
    assert pieces(after) == (2, 1)
    state = TWO.state(33, 0, center=40, owners=after.owners, hands={ANN: ["wyvern-7"]})
    after = TWO.play(state, "play wyvern-7 on 0")
    result = TWO.rules.result(after)
    assert result is not None and result.reason == THREE_PIECES
    assert result.scores == (3, 0) and result.winners == (ANN,)


def test_37_at_last_orders_the_nearest_wins_and_of_equals_the_first_in_turn_order() -> None:
    state = THREE.state(38, 45, 44, center=41, current=ANN, starter=BEN, turns=35, hands={ANN: ["zombie-a"]})
    assert won_by(THREE, state, "play zombie-a on 1") == (CAT, Won.NEAREST)
    earlier = state._replace(turns=34)
    assert won_by(THREE, earlier, "play zombie-a on 1") is None


@pytest.mark.parametrize("owners", [(ANN, ANN, BEN), (BEN, ANN, ANN)])
def test_38_at_closing_time_two_pieces_win(owners: tuple[int, int, int]) -> None:
    state = TWO.state(0, 33, center=40, current=BEN, owners=owners, round=12, hands={BEN: ["wyvern-7"]})
    after = TWO.play(state, "play wyvern-7 on 1")
    result = TWO.rules.result(after)
    assert result is not None and result.reason == CLOSING_TIME
    assert result.winners == (BEN,) and result.scores == (1, 2)
    assert TWO.rules.result(TWO.play(state._replace(round=11), "play wyvern-7 on 1")) is None


def test_39_the_next_starter_is_the_next_living_after_the_last_one() -> None:
    state = FOUR.state(33, 0, 0, 0, center=40, starter=BEN, hands={ANN: ["wyvern-7"]})
    assert FOUR.deal(FOUR.play(state, "play wyvern-7 on 0")).starter == CAT
    state = state._replace(owners=(ANN, BEN, DAN), round=4)
    asked = FOUR.play(state._replace(alive=(ANN, BEN, DAN)), "play wyvern-7 on 0")
    assert FOUR.deal(FOUR.play(asked, "steal from Ben")).starter == DAN
    assert FOUR.deal(FOUR.play(asked, "steal from Dan")).starter == ANN
