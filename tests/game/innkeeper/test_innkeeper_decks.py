"""Deck files of Innkeeper: what is no part of the vocabulary is refused by card and field."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from game.core.words import plain_text
from game.decks import DeckError, base_deck, check_deck
from game.innkeeper.deck import VOCABULARY, InnkeeperDeck

DECK = base_deck("innkeeper")
CARDS = ("proprietors", "assets", "customers", "treachery", "debts")


def test_the_deck_that_comes_along_is_sound_and_has_all_cards() -> None:
    deck = check_deck(InnkeeperDeck, DECK, "deck")
    assert [sum(card["copies"] for card in DECK[kind]) for kind in CARDS] == [7, 26, 30, 35, 25]
    assert deck.size == 123


def test_the_vocabulary_in_the_file_is_the_one_of_the_program() -> None:
    assert json.loads(json.dumps(VOCABULARY)) == DECK["vocabulary"]


def test_a_deck_may_leave_out_what_only_helps_its_reader() -> None:
    deck = copy.deepcopy(DECK)
    del deck["vocabulary"]
    for kind in CARDS:
        for card in deck[kind]:
            del card["text"], card["notes"], card["provenance"]
    assert check_deck(InnkeeperDeck, deck, "my.json").size == 123


_ONCE_A_ROUND = {
    "kind": "activated",
    "when": {"event": "any"},
    "cost": {"gold": 1, "to": "bank"},
    "limit": "round",
    "effects": [],
}


def _card(card_id: str, *path: Any) -> Callable[[dict[str, Any]], None]:
    def change(deck: dict[str, Any]) -> None:
        place: Any = next(card for kind in CARDS for card in deck[kind] if card["id"] == card_id)
        for part in path[:-2]:
            place = place[part]
        place[path[-2]] = path[-1]

    return change


def _top(*path: Any) -> Callable[[dict[str, Any]], None]:
    def change(deck: dict[str, Any]) -> None:
        place: Any = deck
        for part in path[:-2]:
            place = place[part]
        place[path[-2]] = path[-1]

    return change


GOLD = {"op": "gain_gold", "who": "self", "n": 1}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_card("T03", "effects", 0, "op", "burn"), "card 3 (T03), field effects.1.op: must be one of"),
        (_card("T03", "effects", 0, {"who": "self"}), "card 3 (T03), field effects.1.op: is missing"),
        (_card("T03", "effects", 0, "n", "two"), "card 3 (T03), field effects.1.n: must be a whole number"),
        (_card("T03", "effects", 0, "n", 0), "card 3 (T03), field effects.1.n: must be 1 or more"),
        (_card("T03", "effects", 0, "who", "self"), "field effects.1: goes from somebody to somebody else"),
        (_card("T03", "effects", 0, "surprise", 1), "field effects.1.surprise: is not known here"),
        (_card("T03", "target", None), "card 3 (T03): effects: pay is about the target, but there is none"),
        (_card("T03", "when", "event", "refresh"), "field when.event: must be"),
        (_card("T03", "when", "min", 2), "field when: min: goes only with"),
        (_card("T03", "when", "by", "other"), "field when: by: nobody does any"),
        (_card("T01", "when", "event", "asset_sold"), "effects: cancel needs the event treachery_played"),
        (
            _card("T06", "when", {"event": "any"}),
            "mod_char for one Customer needs the event customer_revealed",
        ),
        (_card("T06", "target", "actor"), "target: nobody does customer_revealed"),
        (_card("T13", "effects", 0, "table", 2, "on", [5]), "each face of the die"),
        (_card("T13", "effects", 0, "table", 0, "effects", 0, "op", "x"), "effects.1.table.1.effects.1.op"),
        (_card("T21", "cost", "exhaust", True), "cost: a Treachery card exhausts nothing"),
        (_card("T21", "cost", "to", "target"), "cost: is paid to the target, but there is none"),
        (_card("P1", "top_bidder", 0, "n", "per", "cows"), "card 1 (P1), field top_bidder.1.n.per: must be"),
        (_card("P2", "abilities", 0, "kind", "magic"), "card 2 (P2), field abilities.1.kind: must be one of"),
        (_card("P4", "abilities", 0, "cost", "exhaust", True), "a Proprietor is never exhausted"),
        (_card("A14", "abilities", 0, _ONCE_A_ROUND), "an Asset is exhausted for its"),
        (
            _card("P3", "abilities", 1, "effects", 0, {"op": "gain_asset", "who": "self"}),
            "gain_asset would follow its own gain for ever",
        ),
        (_card("P4", "abilities", 0, "limit", None), 'needs the cost "exhaust" or the limit "round"'),
        (_card("P6", "top_bidder", 0, {"op": "discard_asset", "which": "self"}), "needs an Asset"),
        (_card("P6", "top_bidder_target", "other"), "top_bidder_target: must be null"),
        (_card("A01", "type", "Stable"), "card 1 (A01), field type: must be 'Staff'"),
        (
            _card("A01", "characteristics", "Luxury", "1"),
            "field characteristics.Luxury: must be a whole number",
        ),
        (
            _card("A12", "abilities", 0, "effects", 0, "else", 0, "which", None),
            "needs either who, n and chooser",
        ),
        (_card("C03", "kind", "Particular"), "particular: a Particular Customer has it"),
        (_card("C03", "lists", []), "lists: needs a characteristic"),
        (_card("C03", "lists", ["Luxury", "Luxury"]), "lists: a characteristic stands there twice"),
        (_card("C14", "particular", "condition", {"metric": "assets", "who": "self"}), "needs min or max"),
        (_card("C02", "effects", [DECK["customers"][1]["effects"][0]] * 2), "can ask for one choice"),
        (_card("D1", "effects", [GOLD]), "card 1 (D1), field effects: has 1 entry and may have at most 0"),
        (_card("A02", "id", "A01"), "card A01, field id: two cards have this id"),
        (_top("debts", 0, "copies", 2), "field debts: needs 12 to 200 cards, it has 10"),
        (_top("constants", "rounds", 0), "field constants.rounds: must be 1 or more"),
        (_top("vocabulary", "ops", {}), "field vocabulary: is fixed by the game"),
        (_top("bid_deck", [0, 1, 2]), "field bid_deck: must be 0 to 5"),
        (
            _top("proprietors", DECK["proprietors"][:3]),
            "field proprietors: has 3 entries and needs at least 4",
        ),
    ],
)
def test_a_spoiled_deck_is_refused_by_name(change: Callable[[dict[str, Any]], None], sentence: str) -> None:
    deck = copy.deepcopy(DECK)
    change(deck)
    with pytest.raises(DeckError) as caught:
        check_deck(InnkeeperDeck, deck, "my.json")
    words = plain_text(caught.value.words)
    assert words.startswith("my.json: ") and sentence in words
