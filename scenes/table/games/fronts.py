"""The house of every game in the street; nothing of the games themselves is imported for it."""

from collections.abc import Callable
from typing import Final

from scenes.choose.front import HouseFront
from scenes.table.games.innkeeper.front import innkeeper_front
from scenes.table.games.innkeepers_folly.front import folly_front
from scenes.table.games.monster_inn.front import monster_front
from scenes.table.games.ugly_gryphon.front import gryphon_front

FRONTS: Final[dict[str, Callable[[], HouseFront]]] = {
    "ugly_gryphon": gryphon_front,
    "monster_inn": monster_front,
    "innkeepers_folly": folly_front,
    "innkeeper": innkeeper_front,
}
"""By the id of the game."""


def find_front(game: str) -> HouseFront:
    """Return the house of a game, its words in the language of now.

    Raises LookupError for a game that has none.
    """
    return FRONTS[game]()
