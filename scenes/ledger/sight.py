"""With whose eyes the ledger looks at cards: the deck of the newest match, its words and its portraits."""

import os
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.game import Table
from game.decks import base_deck
from game.registry import find_game
from saves.format import SaveError
from saves.statistics import Figures
from saves.store import Store
from scenes.paint.portrait import Sitter
from scenes.table.games.find import find_layout
from scenes.usual import usual_table


class Sight(NamedTuple):
    """A table of the game, and whose portrait stands for a card."""

    table: Table
    portrait: Callable[[int], Sitter]


def sight_of(store: Store, game_id: str, figures: Sequence[Figures]) -> Sight:
    """Return the sight of the deck that the newest of some matches was played with."""
    usual = _usual(game_id)
    if not figures or figures[-1].deck_title == usual_title(game_id):
        return usual
    try:
        stored = store.open(store.places.matches / os.fsdecode(figures[-1].file), is_writable=False)
    except SaveError:
        return usual
    stored.close()
    return Sight(stored.table, find_layout(stored.table).sitter)


@lru_cache(maxsize=1)
def _usual(game_id: str) -> Sight:
    table = usual_table(find_game(game_id))
    return Sight(table, find_layout(table).sitter)


@lru_cache
def usual_title(game_id: str) -> str:
    """Return the title of the deck that comes along."""
    return str(base_deck(game_id)["title"])
