"""Whose portraits belong to the cards of a deck, told from the deck's own data."""

from collections.abc import Mapping
from typing import Any

from scenes.paint.portrait import Sitter


def deck_sitters(deck: Mapping[str, Any]) -> dict[str, Sitter]:
    """Return the sitters of a deck that was checked, by their ids and in the order of the deck."""
    name = (str(deck["deck"]), str(deck["title"]))
    cards = deck["cards"]
    return {
        card["id"]: Sitter(card["id"], card["name"], card["preference"], card["quirks"][0], name)
        for card in cards
    }
