"""Deck files of a player's own: what is allowed, and errors that name the file, the card and the field."""

import copy
from typing import Any

import pytest
from gryphon_tables import made_up

from game.core.game import OptionError
from game.core.words import render
from game.decks import DeckError, base_deck, check_deck, parse_deck
from game.ugly_gryphon.deck import GryphonDeck
from game.ugly_gryphon.game import UglyGryphonGame, goals_for

GAME = UglyGryphonGame()


def _complaint(place: str, value: object) -> str:
    """Return what is said of the base deck with one value changed; `cards.3.name` counts from 0."""
    deck: Any = copy.deepcopy(base_deck("ugly_gryphon"))
    *path, last = place.split(".")
    part = deck
    for step in path:
        part = part[int(step)] if step.isdigit() else part[step]
    key = int(last) if last.isdigit() else last
    if value is None:
        del part[key]
    else:
        part[key] = value
    with pytest.raises(DeckError) as caught:
        check_deck(GryphonDeck, deck, "my.json")
    return render(caught.value.words)


RANGER = "my.json: card 1 (rusty_ranger)"


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        ("cards.0.preference", "beer", f"{RANGER}, field preference: must be 'food' or 'drink'."),
        ("cards.0.preference", None, f"{RANGER}, field preference: is missing."),
        ("cards.0.quirks", [], f"{RANGER}, field quirks: has 0 entries and needs at least 1."),
        ("cards.0.quirks", ["noise"] * 2, f"{RANGER}, field quirks: a quirk stands there twice."),
        ("cards.0.quirks", ["snores"], f"{RANGER}, field quirks.1: must be 'fights', 'noise' or 'odor'."),
        ("cards.0.quirks", "noise", f"{RANGER}, field quirks: must be a list."),
        (
            "cards.0.inn_irk.kind",
            "moon",
            f"{RANGER}, field inn_irk.kind: must be one of 'count', 'compare', 'neighbour', 'run', 'floor'.",
        ),
        ("cards.0.inn_irk.kind", None, f"{RANGER}, field inn_irk.kind: is missing."),
        ("cards.0.inn_irk.op", "<", f"{RANGER}, field inn_irk.op: must be '>=', '==' or '<='."),
        ("cards.0.inn_irk.n", "3", f"{RANGER}, field inn_irk.n: must be a whole number."),
        ("cards.0.inn_irk.n", True, f"{RANGER}, field inn_irk.n: must be a whole number."),
        ("cards.0.inn_irk.n", -1, f"{RANGER}, field inn_irk.n: must be 0 or more."),
        ("cards.0.inn_irk.where", None, f"{RANGER}, field inn_irk.where: is missing."),
        ("cards.0.inn_irk", "x", f"{RANGER}, field inn_irk: must be an object in braces."),
        (
            "cards.5.inn_irk.n",
            None,
            "my.json: card 6 (lazy_sorcerer), field inn_irk: n belongs to 'at_least', and to nothing else.",
        ),
        (
            "cards.4.inn_irk.of",
            ["food", "food"],
            "my.json: card 5 (charitable_giant), field inn_irk.of: a preference stands there twice.",
        ),
        (
            "cards.0.effects.0.kind",
            "explode",
            f"{RANGER}, field effects.1.kind: no effect of this kind is known.",
        ),
        (
            "cards.0.effects.0.who",
            "everyone",
            f"{RANGER}, field effects.1.who: must be 'above', 'below', 'two_below', 'top' or 'bottom'.",
        ),
        (
            "cards.3.effects.1.quirk",
            None,
            "my.json: card 4 (sensitive_hunter), field effects.2.quirk: is missing.",
        ),
        ("cards.2.effects.0.n", 1, "my.json: card 3 (clumsy_wizard), field effects.1.n: must be 2 or more."),
        ("cards.0.effects", None, f"{RANGER}, field effects: is missing."),
        ("cards.0.power", 1, f"{RANGER}, field power: is not known here."),
        ("cards.0.name", "", f"{RANGER}, field name: must not be empty."),
        ("cards.0.name", "x" * 41, f"{RANGER}, field name: may have at most 40 characters."),
        (
            "cards.0.name",
            "two\nlines",
            f"{RANGER}, field name: has a character that cannot be shown, such as a line break.",
        ),
        ("cards.0.bar_irk", "food", f"{RANGER}, field bar_irk: must be 'fights', 'noise' or 'odor'."),
        (
            "cards.0.id",
            "Rusty Ranger",
            "my.json: card 1 (Rusty Ranger), field id: may hold only small letters a to z, digits and _.",
        ),
        ("cards.0.id", "bunny_prince", "my.json: card bunny_prince, field id: two patrons have this id."),
        ("cards.0", "x", "my.json: card 1: must be an object in braces."),
        ("cards", None, "my.json: field cards: is missing."),
        ("game", "chess", "my.json: field game: must be 'ugly_gryphon'."),
        ("schema", 2, "my.json: field schema: must be 1 or less."),
        ("deck", "My deck", "my.json: field deck: may hold only small letters a to z, digits, _ and -."),
        ("title", 5, "my.json: field title: must be a text."),
        ("surplus", 5, "my.json: field surplus: is not known here."),
    ],
)
def test_a_bad_field_is_named_with_file_and_card(place: str, value: object, complaint: str) -> None:
    assert _complaint(place, value) == complaint


def test_a_deck_has_14_to_40_patrons() -> None:
    deck = made_up()
    assert len(deck["cards"]) == 14
    check_deck(GryphonDeck, deck, "my.json")
    cards = [dict(deck["cards"][0], id=f"p{number}") for number in range(41)]
    check_deck(GryphonDeck, {**deck, "cards": cards[:40]}, "my.json")
    assert _complaint("cards", cards[:13]) == "my.json: field cards: has 13 entries and needs at least 14."
    assert _complaint("cards", cards) == "my.json: field cards: has 41 entries and may have at most 40."


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "the JSON breaks at line 1, column 1."),
        (b"[1]", "it does not hold a JSON object."),
        (b"[" * 100_000, "it does not hold a JSON object."),
        (b'{"cards": "\xff"}', "it is not a text in UTF-8."),
        (b'{\n "cards": [\n  {"id": "a",}\n ]}', "the JSON breaks at line 3, column 14."),
        ("{'a'}", "the JSON breaks at line 1, column 2."),
        ('{"cards": [{"id": "a", "id": "b"}]}', 'the key "id" stands there twice.'),
        ('{"version": ' + "1" * 5000 + "}", "it holds a number that is too long."),
    ],
)
def test_a_file_that_is_no_json_object_is_no_deck(text: bytes | str, reason: str) -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck(text, "my.json")
    assert render(caught.value.words) == f"my.json is not a deck: {reason}"


def test_a_file_that_is_far_too_long_is_not_even_read() -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck(b" " * 1_000_001, "my.json")
    assert render(caught.value.words) == "my.json is too long for a deck."


def test_only_goals_up_to_the_number_of_cards_less_six_are_offered() -> None:
    assert goals_for(18) == (7, 8, 9, 10)
    assert goals_for(16) == (7, 8, 9, 10)
    assert goals_for(15) == (7, 8, 9)
    assert goals_for(14) == (7, 8)


def test_the_summary_names_the_deck_its_size_and_its_goals() -> None:
    summary = GAME.summarize(base_deck("ugly_gryphon"), "deck")
    assert summary == ("base", "Ugly Gryphon Inn", 18, (7, 8, 9, 10))


def test_seven_is_the_goal_if_none_is_given() -> None:
    assert GAME.options(base_deck("ugly_gryphon"), {}) == {"goal": 7}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"goal": 6}, "The goal can be 7, 8, 9, 10 with this deck."),
        ({"goal": "7"}, "The goal can be 7, 8, 9, 10 with this deck."),
        ({"goal": True}, "The goal can be 7, 8, 9, 10 with this deck."),
        ({"pace": 1}, 'This game has no option "pace".'),
    ],
)
def test_an_option_that_is_not_offered_is_refused(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.options(base_deck("ugly_gryphon"), given)
    assert render(caught.value.words) == complaint


def test_a_small_deck_refuses_goals_it_does_not_offer() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.options(made_up(), {"goal": 9})
    assert render(caught.value.words) == "The goal can be 7, 8 with this deck."


def test_the_published_deck_says_where_its_cards_come_from() -> None:
    deck = check_deck(GryphonDeck, base_deck("ugly_gryphon"), "deck")
    of = [card.provenance for card in deck.cards]
    assert (of.count("printed"), of.count("partly printed"), of.count("house")) == (7, 7, 4)
