"""Every game that can be played, in the order of the menu."""

from typing import Final

from game.core.game import Game
from game.innkeeper.game import InnkeeperGame
from game.innkeepers_folly.game import InnkeepersFollyGame
from game.monster_inn.game import MonsterInnGame
from game.ugly_gryphon.game import UglyGryphonGame

GAMES: Final[tuple[Game, ...]] = (
    UglyGryphonGame(),
    InnkeepersFollyGame(),
    MonsterInnGame(),
    InnkeeperGame(),
)


class UnknownGame(LookupError):
    """No game of this name is registered."""


def find_game(name: str) -> Game:
    """Return the game with this id.

    Raises UnknownGame when there is none.
    """
    for game in GAMES:
        if game.id == name:
            return game
    raise UnknownGame(name)
