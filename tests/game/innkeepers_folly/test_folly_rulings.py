"""What the rules page rules beyond its examples: turns, markers, matches, rounds, pace."""

import pytest
from folly_tables import ANN, BEN, CAT, DAN, FollyTable, pieces

from game.core.rng import Rng
from game.core.rules import TABLE
from game.core.words import plain_text
from game.innkeepers_folly.actions import DealRound, PlayCard, Reshuffle
from game.innkeepers_folly.events import Obstacle, TurnPassed
from game.innkeepers_folly.state import MOST_TURNS, NOBODY, TURN_LIMIT, Awaited, Choice, Direction, State

TWO, THREE, FOUR = FollyTable(2), FollyTable(3), FollyTable(4)


def refusal(table: FollyTable, state: State, words: str) -> str:
    """Return the sentence by which an action is refused."""
    refused = table.rules.refusal(state, table.action(state, words))
    assert refused is not None
    return plain_text(refused.words)


def test_a_round_begins_with_six_cards_each_no_totals_no_markers_and_one_drawn() -> None:
    state = FOUR.deal(FOUR.rules.empty(), seed=5)
    assert sorted(len(hand) for hand in state.hands) == [6, 6, 6, 7] and len(state.hands[state.starter]) == 7
    assert len(state.pile) == 80 - 25 and state.discard == () and 30 <= state.center <= 50
    assert state.current == state.starter and state.awaited is Awaited.PLAY
    late = FOUR.state(40, 9, 9, 9, center=47, zombies=(0, 2, 0, 1), chains=(False, True, False, True))
    over = FOUR.play(late._replace(hands=(FOUR.cards("wyvern-7"), *late.hands[1:])), "play wyvern-7 on 0")
    again = FOUR.deal(over)
    assert again.round == 2 and again.totals == (0, 0, 0, 0) and again.starter == again.current == BEN
    assert again.zombies == (0, 0, 0, 0) and again.chains == (False,) * 4 and again.turns == 0


def test_hands_are_dealt_seat_after_seat_from_the_starter() -> None:
    order = tuple(range(80))
    state, _ = THREE.rules.step(THREE.rules.empty(), DealRound(order, 33, CAT), Rng(1))
    assert state.hands == ((6, 7, 8, 9, 10, 11), (12, 13, 14, 15, 16, 17), (0, 1, 2, 3, 4, 5, 18))
    assert state.pile == order[19:] and state.center == 33 and state.starter == CAT


def test_everybody_can_be_the_first_to_start_and_every_center_comes_up() -> None:
    dealt = [FOUR.deal(FOUR.rules.empty(), seed) for seed in range(400)]
    assert {state.starter for state in dealt} == {ANN, BEN, CAT, DAN}
    assert {state.center for state in dealt} == set(range(30, 51))


def test_one_card_must_be_played_and_only_one_from_the_own_hand_in_turn() -> None:
    state = TWO.state(1, 2, hands={ANN: ["lizard-1", "axe-a"], BEN: ["axe-b"]})
    assert TWO.rules.legal(state, BEN) == ()
    assert refusal(TWO, state, "play axe-b") == "Axe is not in this hand."
    after = TWO.play(state, "play axe-a")
    assert after.current == BEN and after.hands[ANN] == TWO.cards("lizard-1")
    refused = TWO.rules.refusal(after, TWO.notation.parse_action("play lizard-1 on 0", ANN))
    assert refused is not None and plain_text(refused.words) == "It is Ben's turn."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play pirate-a on me", "Pirate can only be played on a rival."),
        ("play spider-3 on Ben", "Spider 3 can only be played on oneself."),
        ("play axe-a on 1", "Axe is played without a target."),
        ("play dream-a", "Dream goes clockwise or counter-clockwise."),
        ("play dream-a counter", "With two players there is one way to pass: clockwise."),
        ("play zombie-a", "Zombie is played on one of these: Ann, Ben."),
        ("play zombie-a on 3", "Zombie is played on one of these: Ann, Ben."),
        ("choose add", "There is nothing to choose for Lekyros now."),
        ("steal from 1", "There is nothing to steal now."),
    ],
)
def test_a_refusal_says_what_would_be_right(words: str, sentence: str) -> None:
    hand = ["pirate-a", "spider-3", "axe-a", "dream-a", "zombie-a"]
    assert refusal(TWO, TWO.state(1, 2, hands={ANN: hand}), words) == sentence


def test_eliminated_players_are_nobodys_target_and_keep_their_total_in_all_effects() -> None:
    hands = {ANN: ["zombie-a", "dream-a", "drunk-a", "lekyros-a"]}
    state = FOUR.state(12, 34, 21, 50, center=49, alive=(ANN, BEN), owners=(ANN, ANN, BEN), hands=hands)
    zombies = [words for words in FOUR.legal_words(state) if "zombie" in words]
    assert zombies == ["play zombie-a on 0", "play zombie-a on 1"]
    assert FOUR.play(state, "play dream-a clockwise").totals == (34, 12, 21, 50)
    assert FOUR.play(state, "play drunk-a").totals == (21, 43, 21, 50)
    asked = FOUR.play(state._replace(pile=FOUR.cards("wyvern-3")), "play lekyros-a")
    assert FOUR.play(asked, "choose add").totals == (15, 37, 21, 50)
    beside = state._replace(totals=(12, 34, 21, 49))
    assert FOUR.play(beside, "play zombie-a on 0").round == 1  # a dead seat's total matches nothing


def test_a_match_is_looked_for_only_after_the_whole_card() -> None:
    """Totals may pass the center while a card resolves; what counts is where they end."""
    state = TWO.state(30, 20, center=0, hands={ANN: ["pirate-a"], BEN: ["axe-a"]})
    after = TWO.play(state, "play pirate-a on 1")
    assert pieces(after) == (0, 1)  # Ben's total became 0 and stays there
    state = TWO.state(9, 20, center=40, zombies=(0, 0), hands={ANN: ["demon-a"], BEN: ["drake-1"]})
    after = TWO.play(state._replace(center=0), "play demon-a on 1")
    assert pieces(after) == (0, 1) and len(after.hands[BEN]) == 6  # after the six cards were drawn


def test_the_player_in_turn_comes_before_others_with_the_same_number() -> None:
    state = THREE.state(40, 40, 40, center=20, current=BEN, hands={BEN: ["hammer-a"]})
    assert pieces(THREE.play(state, "play hammer-a")) == (0, 1, 0)


def test_a_zombie_or_chain_put_on_oneself_does_not_tick_in_the_same_turn() -> None:
    state = TWO.state(5, 5, hands={ANN: ["zombie-a"]})
    assert TWO.play(state, "play zombie-a on me").zombies == (2, 0)
    state = TWO.state(5, 5, zombies=(1, 0), hands={ANN: ["zombie-b"]})
    assert TWO.play(state, "play zombie-b on me").zombies == (2, 0)
    state = TWO.state(5, 5, chains=(True, False), hands={ANN: ["chain-a"]})
    after = TWO.play(state, "play chain-a on me", "play giant-1 on 0")
    assert after.current == ANN and after.is_chain_turn and after.chains == (True, False)


def test_markers_stay_with_the_seat_when_totals_and_hands_move() -> None:
    hands = {ANN: ["dream-a"], BEN: ["tavern-a"]}
    state = TWO.state(5, 7, zombies=(0, 2), chains=(False, True), hands=hands)
    after = TWO.play(state, "play dream-a clockwise")
    assert after.totals == (7, 8) and after.zombies == (0, 2) and after.chains == (False, True)
    after = TWO.play(after, "play tavern-a clockwise")
    assert after.zombies == (0, 1) and after.chains == (False, False)


def test_tavern_is_no_drawing_and_leaves_a_zombie() -> None:
    state = TWO.state(5, 7, zombies=(0, 2), hands={ANN: ["tavern-a", "drake-1"], BEN: ["drake-2"]})
    after = TWO.play(state, "play tavern-a clockwise")
    assert after.zombies == (0, 2) and after.hands[BEN] == TWO.cards("drake-1")


def test_a_zombie_without_cards_passes() -> None:
    state = TWO.state(5, 7, zombies=(0, 2), hands={ANN: ["axe-a"], BEN: ["drake-2"]})
    state = state._replace(hands=(state.hands[ANN], ()), pile=(*state.pile, TWO.card("drake-2")))
    assert TurnPassed(BEN, Obstacle.NO_CARDS) in TWO.events(state, "play axe-a")
    after = TWO.play(state, "play axe-a")
    assert after.current == ANN and after.zombies == (0, 1) and after.totals == (5, 10)


def test_a_zombie_step_is_never_blocked_and_stops_at_200() -> None:
    state = TWO.state(5, 199, zombies=(0, 1), chains=(False, True), hands={ANN: ["axe-a"]})
    assert TWO.play(state, "play axe-a").totals == (5, 200)


def test_lekyros_is_legal_under_chain_but_may_not_add_too_much() -> None:
    hands = {ANN: ["lekyros-a"]}
    state = TWO.state(10, 0, chains=(True, False), hands=hands, pile=["wyvern-6", "wyvern-1"])
    asked = TWO.play(state, "play lekyros-a")
    assert TWO.legal_words(asked) == ["choose remove", "choose neither"]
    assert refusal(TWO, asked, "choose add") == "Chained: adding 6 would raise your own total by more than 5."
    capped = TWO.play(state._replace(totals=(196, 0)), "play lekyros-a")
    assert TWO.legal_words(capped)[0] == "choose add"


def test_lekyros_with_an_empty_pile_waits_for_the_shuffle_of_the_discard() -> None:
    state = TWO.state(10, 0, hands={ANN: ["lekyros-a"]}, pile=[])
    waiting, _ = TWO.rules.step(state, TWO.action(state, "play lekyros-a"), Rng(1))
    assert waiting.awaited is Awaited.SHUFFLE and TWO.card("lekyros-a") not in waiting.discard
    order = TWO.cards("wyvern-8")
    order += tuple(card for card in waiting.discard if card not in order)
    asked, _ = TWO.rules.step(waiting, Reshuffle(order), Rng(1))
    assert asked.awaited is Awaited.CHOICE and asked.revealed == TWO.card("wyvern-8")
    assert TWO.play(asked, "choose add").totals == (18, 8)


def test_a_draw_with_nothing_left_draws_nothing() -> None:
    state = TWO.state(10, 0, hands={ANN: ["axe-a"]}, pile=[])
    everything = tuple(card for card in range(80) if card != TWO.card("axe-a"))
    state = state._replace(hands=((TWO.card("axe-a"),), everything), discard=())
    after = TWO.rules.step(state, PlayCard(ANN, TWO.card("axe-a")), Rng(1))[0]
    assert after.awaited is Awaited.SHUFFLE  # the Axe itself lies on the discard by now
    after = TWO.chance(after)
    assert len(after.hands[BEN]) == 80 and after.pile == after.discard == ()
    after = TWO.rules.step(after, PlayCard(BEN, TWO.card("axe-a")), Rng(1))[0]
    assert after.current == ANN


def test_last_orders_come_after_the_last_turn_of_the_last_lap_only() -> None:
    state = TWO.state(10, 20, center=49, turns=22, hands={ANN: ["zombie-a"], BEN: ["chain-a"]})
    after = TWO.play(state, "play zombie-a on 1")
    assert after.round == 1 and after.current == BEN
    after = TWO.play(after, "play chain-a on 0")
    assert pieces(after) == (0, 1) and after.awaited is Awaited.DEAL


def test_an_exact_number_in_the_last_turn_comes_before_last_orders() -> None:
    state = TWO.state(48, 40, center=49, current=BEN, turns=23, hands={BEN: ["wyvern-8", "drake-1"]})
    exact = state._replace(totals=(48, 41))
    assert pieces(TWO.play(exact, "play wyvern-8 on 1")) == (0, 1)
    assert pieces(TWO.play(state, "play drake-1 on 1")) == (1, 0)


def test_laps_and_rounds_can_be_chosen() -> None:
    table = FollyTable(2, laps=8, rounds=5)
    state = table.state(
        10, 20, current=BEN, turns=15, round=5, owners=(ANN, BEN, BEN), hands={BEN: ["axe-a"]}
    )
    after = table.play(state, "play axe-a")
    assert after.reason == "three_pieces" and after.winner == BEN
    view = table.rules.observe(table.state(10, 20, turns=3), ANN)
    assert view.laps_left == 7 and view.rounds == 5


def test_endless_has_no_last_orders_and_ends_as_a_draw_at_its_technical_stop() -> None:
    table = FollyTable(2, pace="endless")
    state = table.state(10, 20, turns=500, hands={ANN: ["axe-a"], BEN: ["axe-b"]}, match_turns=MOST_TURNS - 2)
    assert table.rules.observe(state, ANN).laps_left is None
    after = table.play(state, "play axe-a")
    assert after.awaited is Awaited.PLAY
    result = table.rules.result(table.play(after, "play axe-b"))
    assert result is not None and result.reason == TURN_LIMIT and result.winners == ()


def test_robbed_of_the_last_piece_a_player_is_out_for_good() -> None:
    hands = {CAT: ["wyvern-7"]}
    state = THREE.state(
        0, 0, 42, current=CAT, owners=(BEN, ANN, CAT), round=4, hands=hands, starter=ANN, center=49
    )
    after = THREE.play(state, "play wyvern-7 on 2", "steal from 0")
    assert after.alive == (BEN, CAT) and after.owners == (BEN, CAT, CAT)
    dealt = THREE.deal(after)
    assert dealt.starter == BEN and [len(hand) for hand in dealt.hands] == [0, 7, 6]
    assert {action.target for action in THREE.rules.legal(dealt, BEN) if isinstance(action, PlayCard)} <= {
        BEN,
        CAT,
        NOBODY,
    }


def test_pieces_come_in_the_order_eyes_claws_body() -> None:
    state = FOUR.state(33, 0, 0, 0, center=40, hands={ANN: ["wyvern-7"]})
    first = FOUR.play(state, "play wyvern-7 on 0")
    assert first.owners == (ANN, NOBODY, NOBODY)
    second = FOUR.play(state._replace(owners=(BEN, NOBODY, NOBODY)), "play wyvern-7 on 0")
    assert second.owners == (BEN, ANN, NOBODY)


def test_directions_and_choices_are_offered_in_a_fixed_order() -> None:
    state = THREE.state(10, 20, 30, hands={ANN: ["tavern-a"]})
    offered = THREE.rules.legal(state, ANN)
    assert [action.direction for action in offered if isinstance(action, PlayCard)] == [*Direction]
    assert [*Choice] == [Choice.ADD, Choice.REMOVE, Choice.NEITHER]
    assert TWO.legal_words(TWO.state(1, 2, hands={ANN: ["tavern-a"]})) == ["play tavern-a clockwise"]


@pytest.mark.parametrize(("players", "bound"), [(2, 288), (3, 336), (4, 372)])
def test_random_games_end_within_the_bound_of_the_rules_page(players: int, bound: int) -> None:
    rules = FollyTable(players).rules
    for seed in range(40):
        state, rng, choice = rules.empty(), Rng(seed), Rng(seed)
        while acting := rules.to_act(state):
            legal = rules.legal(state, acting[0])
            number, choice = choice.below("choice", len(legal))
            state, rng = rules.step(state, legal[number], rng)
        held = [card for hand in state.hands for card in hand]
        assert sorted([*held, *state.pile, *state.discard]) == list(range(80))
        assert state.match_turns <= bound and rules.to_act(state) != (TABLE,)
