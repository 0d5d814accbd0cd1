"""Every game that can be played, in the order of the menu."""

from typing import Final

from game.core.game import Game
from game.core.later import LaterGame


def _gryphon() -> Game:
    from game.ugly_gryphon.game import UglyGryphonGame

    return UglyGryphonGame()


def _folly() -> Game:
    from game.innkeepers_folly.game import InnkeepersFollyGame

    return InnkeepersFollyGame()


def _monster() -> Game:
    from game.monster_inn.game import MonsterInnGame

    return MonsterInnGame()


def _innkeeper() -> Game:
    from game.innkeeper.game import InnkeeperGame

    return InnkeeperGame()


GAMES: Final[tuple[Game, ...]] = (
    LaterGame("ugly_gryphon", _gryphon),
    LaterGame("innkeepers_folly", _folly),
    LaterGame("monster_inn", _monster),
    LaterGame("innkeeper", _innkeeper),
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
