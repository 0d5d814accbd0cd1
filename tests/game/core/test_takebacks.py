"""What may be taken back where several persons play: only what no other person has seen."""

import pytest
from hidden_hands import DECK, HiddenHandsGame
from whispers import Bid, WhispersRules

from game.core.match import AnyMatch, Match
from game.core.takebacks import move_refusal, redo_refusal, undo_refusal
from game.core.words import Message, render

ANN, BEN, CAT = range(3)
NAMES = ("Ann", "Ben", "Cat")


def match_of(persons: set[int], decisions: int) -> AnyMatch:
    """Return a match of three in which everyone hides a card in turn, after so many decisions."""
    rules = HiddenHandsGame().open(DECK, {"players": 3}, "deck").rules
    match: AnyMatch = Match(rules, 3, persons=frozenset(persons))
    match.start()
    for _ in range(decisions):
        (seat,) = rules.to_act(match.state)
        match.act(match.legal(seat)[-1], seat)
    return match


def bidding(persons: set[int], *bids: tuple[int, int]) -> AnyMatch:
    """Return a match of three who bid in secret at once, after some bids of seats."""
    match: AnyMatch = Match(WhispersRules((0, 0, 0), NAMES, has_bell=False), 3, persons=frozenset(persons))
    match.start()
    for seat, amount in bids:
        match.act(Bid(seat, amount), seat)
    return match


def said(words: Message | None) -> str | None:
    return None if words is None else render(words)


def test_a_single_person_takes_everything_back() -> None:
    match = match_of({BEN}, 6)
    assert undo_refusal(match, BEN) is None
    match.undo()
    assert undo_refusal(match, BEN) is None
    match.undo()
    assert said(undo_refusal(match, BEN)) == "There is nothing to take back."


@pytest.mark.parametrize("looker", [ANN, None])
def test_a_move_comes_back_until_another_person_has_looked(looker: int | None) -> None:
    assert undo_refusal(match_of({ANN, BEN}, 1), looker, NAMES) is None


def test_a_move_stays_once_the_next_person_looks() -> None:
    match = match_of({ANN, BEN}, 1)
    assert said(undo_refusal(match, BEN, NAMES)) == "That stays as it is: Ben has seen the table since."


def test_the_answers_of_bots_come_back_with_the_move() -> None:
    match = match_of({ANN, CAT}, 2)
    assert match.rules.to_act(match.state) == (CAT,)
    assert undo_refusal(match, None, NAMES) is None
    assert undo_refusal(match, CAT, NAMES) is not None


def test_practice_refuses_nothing() -> None:
    match = match_of({ANN, BEN, CAT}, 5)
    assert undo_refusal(match, CAT, NAMES, is_practice=True) is None
    match.undo()
    match.undo()
    assert redo_refusal(match, BEN, NAMES, is_practice=True) is None


def test_a_jump_over_the_decision_of_another_is_refused() -> None:
    match = match_of({ANN, BEN}, 4)
    assert said(move_refusal(match, 1, ANN, NAMES)) == "That stays as it is: Ben has seen the table since."
    assert move_refusal(match, 4, ANN, NAMES) is None


def test_who_has_taken_a_move_back_has_seen_the_table_even_when_nobody_looks_now() -> None:
    match = match_of({ANN, BEN}, 2)
    match.undo()
    assert undo_refusal(match, None, NAMES) is not None
    assert redo_refusal(match, BEN, NAMES) is None


def test_a_move_is_not_done_again_over_the_decision_of_another() -> None:
    match = match_of({ANN, BEN, CAT}, 2)
    match.undo()
    match.undo()
    assert redo_refusal(match, ANN, NAMES) is None
    assert said(redo_refusal(match, BEN, NAMES)) is not None
    assert said(move_refusal(match, 3, ANN, NAMES)) == "Ben decides on that way."


def test_where_only_bots_are_left_nothing_is_taken_back() -> None:
    match = match_of({ANN}, 3)
    match.undo()
    match.persons = frozenset()
    only_bots = "Only bots sit here, and they take nothing back."
    assert said(undo_refusal(match, ANN)) == said(redo_refusal(match, ANN)) == only_bots
    assert said(move_refusal(match, 1, ANN, is_practice=True)) == only_bots


def test_who_has_left_takes_nothing_back_for_the_one_who_stays() -> None:
    match = match_of({ANN, BEN}, 3)
    match.persons = frozenset({BEN})
    assert said(undo_refusal(match, ANN, NAMES)) == "That stays as it is: Ann has seen the table since."
    assert undo_refusal(match, BEN, NAMES) is None


@pytest.mark.parametrize("order", [(CAT, BEN, ANN), (BEN, ANN, CAT)])
def test_who_decides_last_takes_nothing_back_once_the_secrets_lie_open(
    order: tuple[int, ...],
) -> None:
    match = bidding({ANN, BEN}, *((seat, 1) for seat in order))
    open_now = "That stays as it is: what Ben chose lies open now."
    assert said(undo_refusal(match, ANN, NAMES)) == said(undo_refusal(match, None, NAMES)) == open_now
    assert undo_refusal(match, ANN, NAMES, is_practice=True) is None


def test_a_secret_comes_back_while_somebody_still_decides() -> None:
    assert undo_refusal(bidding({ANN, BEN}, (BEN, 1), (ANN, 2)), ANN, NAMES) is None
    assert undo_refusal(bidding({ANN, BEN, CAT}, (BEN, 1)), None, NAMES) is None


def test_the_secrets_of_bots_keep_nobody_from_taking_back() -> None:
    assert undo_refusal(bidding({ANN}, (BEN, 1), (CAT, 1), (ANN, 2)), ANN, NAMES) is None
    assert undo_refusal(bidding({ANN, CAT}, (BEN, 1), (ANN, 2)), ANN, NAMES) is None
