"""Deck files of Monster Inn: what is not the game is refused, and the sentence names card and field."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from game.decks import DeckError, base_deck
from game.monster_inn.game import MonsterInnGame

DECK = base_deck("monster_inn")


def test_the_deck_that_comes_along_is_sound() -> None:
    summary = MonsterInnGame().summarize(DECK, "deck")
    assert (summary.title, summary.cards) == ("Monster Inn", 40)


def _set(*path: Any) -> Callable[[dict[str, Any]], None]:
    def change(deck: dict[str, Any]) -> None:
        place: Any = deck
        for part in path[:-2]:
            place = place[part]
        place[path[-2]] = path[-1]

    return change


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (_set("cards", 2, "id", "M33"), "field id: must be M03"),
        (_set("cards", 2, "type", "humanoid"), "field type"),
        (_set("cards", 2, "value", 4), "field value: must be 3"),
        (_set("cards", 2, "value", 21), "field value"),
        (_set("cards", 2, "kind", None), "field kind"),
        (_set("cards", 2, "kind", "orc"), "field values"),
        (_set("cards", 2, "skulls", 2), "field sum_skulls"),
        (_set("cards", 25, "band", None), "field band"),
        (_set("cards", 25, "band", "C"), "field band: must be B"),
        (_set("cards", 25, "skulls", 4), "field skulls: must be 3"),
        (_set("cards", 25, "name", ""), "field name: must not be empty"),
        (_set("bands", 1, "low", 7), "field low"),
        (_set("bands", 3, "high", 19), "must be 20"),
        (_set("bands", 0, "id", "B"), "field bands"),
        (_set("bands", 0, "cards", ["H01"]), "field cards"),
        (_set("kinds", 0, "id", "orc"), "field kinds"),
        (_set("kinds", 0, "sum_values", 1), "field sum_values"),
        (_set("treasures", "total", 60), "field treasures: is a rule of the game"),
        (_set("exchange_surcharge", "value", 1), "field exchange_surcharge"),
        (_set("surprise", 1), "field surprise: is not known here"),
    ],
)
def test_a_spoiled_deck_is_refused_by_name(change: Callable[[dict[str, Any]], None], named: str) -> None:
    deck = copy.deepcopy(DECK)
    change(deck)
    with pytest.raises(DeckError, match=named):
        MonsterInnGame().summarize(deck, "my.json")


def test_a_deck_may_leave_out_what_only_repeats_the_rules() -> None:
    kept = ("schema", "game", "deck", "version", "title", "bands", "kinds", "cards")
    assert MonsterInnGame().summarize({key: DECK[key] for key in kept}, "my.json").cards == 40
