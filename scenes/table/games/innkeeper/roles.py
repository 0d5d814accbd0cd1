"""The Proprietors of a deck, as a new game hands them out."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from assets.files import art
from game.decks import check_deck
from game.innkeeper.deck import InnkeeperDeck, ProprietorCard
from game.innkeeper.options import INN_OPTIONS
from game.innkeeper.terms import CHANCE
from game.innkeeper.text.card_text import proprietor_words, top_bidder_words
from scenes.language import say, tr
from scenes.new_game.roles import Role, Roles
from scenes.paint.own_picture import DeckName, own_picture
from scenes.paint.portrait import Crop
from scenes.table.games.innkeeper.paint.faces import FOLDER, ICONS

_UNKNOWN = "agnes_thornbury"
"""Whose picture a Proprietor has that a player made."""


def proprietor_roles(deck: Mapping[str, Any]) -> Roles:
    """Return the Proprietors of a deck, their words in the language of now.

    Raises DeckError.
    """
    checked = check_deck(InnkeeperDeck, deck, "the deck")
    name = (checked.deck, checked.title)
    return Roles(
        roles=tuple(_role(entry, name) for entry in checked.proprietors),
        offers=INN_OPTIONS,
        by_chance=CHANCE,
        name=tr("Proprietors"),
        bar=tr("Proprietors at the bar"),
        hint=tr("Drag a Proprietor from the bar to a seat. Whoever has none draws one by chance."),
        begin=tr("Open the inns"),
    )


def _role(entry: ProprietorCard, deck: DeckName) -> Role:
    picture = _pictures()["cards"].get(entry.id, f"proprietor_{_UNKNOWN}")
    face = _pictures()["pictures"][picture]["face"]
    crest = picture.replace("proprietor_", "crest_")
    return Role(
        value=entry.id,
        name=entry.name,
        short=entry.name.split()[0],
        place=entry.inn,
        art=f"{FOLDER}/{picture}.svg",
        crop=Crop(face["cx"], face["cy"], face["span"]),
        crest=f"{FOLDER}/{crest}.svg",
        numbers=tuple(zip(ICONS, entry.characteristics.numbers, strict=True)),
        facts=tr("Debt limit {n}, starts with {gold} gold", n=entry.debt_limit, gold=entry.starting_capital),
        lines=(
            tr("Top Bidder: {words}", words=say(top_bidder_words(entry))),
            tr("Always: {words}", words=say(proprietor_words(entry))),
        ),
        own=own_picture(deck, entry.id),
    )


@cache
def _pictures() -> Mapping[str, Any]:
    table: Mapping[str, Any] = json.loads(art(f"{FOLDER}.json"))
    return table
