"""Which games ask their players out of turn, and about what; nothing of their tables is imported for it."""

from collections.abc import Callable
from typing import Final

from game import registry
from game.core.game import Game
from scenes.table.games.innkeeper.telling.questions import kinds_of_call
from scenes.table.kinds_of_call import KindOfCall

ASKERS: Final[dict[str, Callable[[], tuple[KindOfCall, ...]]]] = {"innkeeper": kinds_of_call}
"""By the id of the game."""


def asking_games() -> tuple[Game, ...]:
    """Return the games that can be played here and ask out of turn."""
    return tuple(game for game in registry.GAMES if game.id in ASKERS)
