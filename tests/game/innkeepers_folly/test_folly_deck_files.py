"""Decks of Innkeeper's Folly: the one that comes along, and errors that name the card and the field."""

import copy
from collections import Counter
from typing import Any

import pytest
from folly_tables import DECK, GAME

from game.core.words import render
from game.decks import DeckError, check_deck
from game.innkeepers_folly.deck import FollyDeck


def complaint(place: str, value: object) -> str:
    """Return what is said of the usual deck with one value changed; `cards.3.name` counts from 0."""
    deck: Any = copy.deepcopy(DECK)
    *path, last = place.split(".")
    part = deck
    for step in path:
        part = part[int(step)] if step.isdigit() else part[step]
    part[int(last) if last.isdigit() else last] = value
    with pytest.raises(DeckError) as caught:
        check_deck(FollyDeck, deck, "my.json")
    return render(caught.value.words)


def test_the_deck_is_the_published_one() -> None:
    cards = check_deck(FollyDeck, DECK, "deck").cards
    standard = Counter((card.suit, card.value) for card in cards if card.category == "standard")
    assert len(standard) == 56 and set(standard.values()) == {1}
    bonuses = Counter(card.bonus for card in cards if card.category == "bonus")
    assert len(bonuses) == 12 and set(bonuses.values()) == {2}
    assert DECK["center"]["deck"] == list(range(30, 51))
    assert GAME.summarize(DECK, "deck").cards == 80


LIZARD = "my.json: card 1 (lizard-1)"


@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        ("cards.0.value", "1", f"{LIZARD}, field value: must be a whole number."),
        ("cards.0.value", 21, f"{LIZARD}, field value: must be 20 or less."),
        ("cards.0.target", "self", f"{LIZARD}: target must be any for add_half_up."),
        ("cards.0.point_value", 2, f"{LIZARD}: point_value must be 1."),
        (
            "cards.0.suit",
            None,
            f"{LIZARD}: a standard card has a suit, a bonus card a bonus, and neither has",
        ),
        ("cards.0.suit", "wyvern", "my.json: card lizard-1, field suit: no suit of this id does what the"),
        ("cards.0.colour", "red", f"{LIZARD}, field colour: is not known here."),
        ("cards.1.id", "lizard-1", "my.json: card lizard-1, field id: two cards have this id."),
        (
            "cards.56.value",
            3,
            "my.json: card 57 (pirate-a): a bonus card has the effect of its bonus and the",
        ),
        ("hand", 7, "my.json: field hand: must be 6."),
        ("center.cards", 20, "my.json: field center: cards must be the number of cards of the center deck."),
        ("center.deck.0", 50, "my.json: field center: a number stands in the center deck twice."),
        ("bonuses", [], "my.json: card pirate-a, field bonus: is not among the bonuses."),
        ("cards", [], "my.json: field cards: has 0 entries and needs at least 40."),
    ],
)
def test_an_error_names_the_card_and_the_field(place: str, value: object, sentence: str) -> None:
    assert complaint(place, value).startswith(sentence)
