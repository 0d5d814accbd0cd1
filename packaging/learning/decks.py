"""The decks that are learned with: the published one, and as many as wanted in which it is dealt anew.

In a varied deck, conditions, effects and quirks of some or all patrons of the published one change hands; in
every second of them some are any of the vocabulary, too.
"""

import copy
import random
from typing import Any, Final

from random_decks import QUIRKS, random_condition, random_effect

from game.decks import base_deck, check_deck
from game.ugly_gryphon.cards import Cards, prepare
from game.ugly_gryphon.deck import GryphonDeck
from game.ugly_gryphon.rules import ID

DEALT: Final = ("inn_irk", "effects", "bar_irk", "preference", "quirks")
ALL_CHANCE: Final = 0.4
WILD_CHANCE: Final = 0.5
FEWEST_DEALT: Final = 4
MOST_DEALT: Final = 11


def cards_of(deck: dict[str, Any]) -> Cards:
    """Return the tables of a deck that is given as JSON data."""
    return prepare(check_deck(GryphonDeck, deck, "deck"))


def published_deck() -> dict[str, Any]:
    """Return the published deck as JSON data."""
    return dict(base_deck(ID))


def varied_deck(seed: int) -> dict[str, Any]:
    """Return a deck made of the published one as JSON data."""
    chance = random.Random(seed)
    deck = copy.deepcopy(published_deck())
    patrons = deck["cards"]
    if chance.random() >= ALL_CHANCE:
        patrons = chance.sample(patrons, chance.randint(FEWEST_DEALT, MOST_DEALT))
    for field in DEALT:
        _deal(chance, patrons, field)
    if chance.random() < WILD_CHANCE:
        for patron in patrons:
            _make_wild(chance, patron)
    return deck


def _deal(chance: random.Random, patrons: list[dict[str, Any]], field: str) -> None:
    """Deal what the patrons have in one field anew among them."""
    values = [patron[field] for patron in patrons]
    chance.shuffle(values)
    for patron, value in zip(patrons, values, strict=True):
        patron[field] = value


def _make_wild(chance: random.Random, patron: dict[str, Any]) -> None:
    if chance.random() < 0.5:
        patron["inn_irk"] = random_condition(chance)
    if chance.random() < 0.4:
        patron["effects"] = [random_effect(chance) for _ in range(chance.randrange(3))]
    if chance.random() < 0.3:
        patron["bar_irk"] = chance.choice((None, *QUIRKS))
    if chance.random() < 0.2:
        patron["preference"] = chance.choice(("food", "drink"))
    if chance.random() < 0.2:
        patron["quirks"] = chance.sample(QUIRKS, chance.choice((1, 1, 2)))
