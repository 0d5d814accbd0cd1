"""A challenge taken up is the same table: game, deck, options, seats, deal; what is missing here is told."""

import pytest
from challenge_codes import CHALLENGES
from hypothesis import given, settings

from game.challenges.challenge import Challenge, DeckMark, challenge_of
from game.challenges.codes import code_of, read_code
from game.challenges.letters import CodeError
from game.challenges.terms import terms_of
from game.decks import base_deck
from game.registry import GAMES, find_game

GRYPHON = "ugly_gryphon"
OWN = {**base_deck(GRYPHON), "deck": "mine", "title": "Mine"}


def _challenge(**given: object) -> Challenge:
    game = find_game(GRYPHON)
    return challenge_of(game, 1, OWN, game.options(OWN, given), ("person",), 42)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_usual_table_of_every_game_is_found_again(game: object) -> None:
    known = find_game(getattr(game, "id", ""))
    deck = base_deck(known.id)
    options = known.options(deck, {})
    rules = known.open(deck, options, "").rules
    seats = ("person", *["careful"] * (rules.seats - 1))
    challenge = challenge_of(known, rules.version, deck, options, seats, 7)
    terms = terms_of(read_code(code_of(challenge)), [])
    assert (terms.game.id, terms.deck, terms.options, terms.seats, terms.deal) == (
        known.id,
        deck,
        options,
        seats,
        7,
    )


@pytest.mark.parametrize(
    ("name", "given", "seats"),
    [
        ("innkeepers_folly", {"players": 2, "pace": "endless", "laps": 13, "rounds": 16}, 2),
        ("innkeeper", {"players": 3, "inn_2": "P3", "bell": True}, 3),
        (GRYPHON, {"goal": 10}, 1),
    ],
)
def test_options_are_told_whether_menus_offer_them_or_not(
    name: str, given: dict[str, object], seats: int
) -> None:
    game, deck = find_game(name), base_deck(name)
    options = game.options(deck, given)
    version = game.open(deck, options, "").rules.version
    challenge = challenge_of(game, version, deck, options, ("person",) * seats, 7)
    assert terms_of(read_code(code_of(challenge)), []).options == options


def test_a_deck_of_ones_own_is_found_by_what_is_in_it() -> None:
    challenge = _challenge(goal=9)
    terms = terms_of(challenge, [{**OWN, "title": "Other"}, OWN])
    assert (terms.deck, terms.options) == (OWN, {"goal": 9})


def test_a_deck_that_is_missing_or_differs_is_named() -> None:
    with pytest.raises(CodeError, match='needs the deck "mine"'):
        terms_of(_challenge(), [])
    with pytest.raises(CodeError, match='Your deck "mine" is not the same'):
        terms_of(_challenge(), [{**OWN, "title": "Other"}])


def test_what_this_version_does_not_know_is_told() -> None:
    usual = _challenge()
    for strange in (
        usual._replace(seats=("person", "careful")),
        usual._replace(seats=("person",), picks=((40, 0),)),
        usual._replace(picks=((0, 0), (2, 0))),
    ):
        with pytest.raises(CodeError, match="newer version"):
            terms_of(strange, [OWN])
    with pytest.raises(CodeError, match="goal can be"):
        terms_of(usual._replace(picks=((1, 50),)), [OWN])
    with pytest.raises(CodeError, match="other rules"):
        terms_of(usual._replace(rules=9), [OWN])


def test_what_no_code_can_tell_is_refused_in_one_sentence() -> None:
    game = find_game(GRYPHON)
    for seats, deal in (
        (("person",), 0),
        (("person",), 1 << 40),
        (("careful",), 7),
        (("person", "wizard"), 7),
    ):
        with pytest.raises(CodeError, match=r"\.$"):
            challenge_of(game, 1, OWN, {"goal": 7}, seats, deal)


@settings(max_examples=40)
@given(CHALLENGES)
def test_whatever_a_code_says_is_playable_or_refused_in_one_sentence(challenge: Challenge) -> None:
    for mark in (challenge.deck, DeckMark("", 1)):
        try:
            terms = terms_of(challenge._replace(deck=mark, rules=1), [OWN])
        except CodeError as problem:
            assert str(problem).endswith(".")
        else:
            assert terms.seats == challenge.seats
