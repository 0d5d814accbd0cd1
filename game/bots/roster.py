"""Which bots can play a game."""

from collections.abc import Mapping
from typing import Any

from game.bots.random_bot import RandomBot
from game.core.bot import BotFactory, stream_of
from game.core.game import Game
from game.core.rules import Rules, Seat


def bots_for(game: Game) -> Mapping[str, BotFactory]:
    """Return the bots of a game by name: `random`, and those of its own."""
    return {"random": _random, **game.bots()}


def _random(rules: Rules[Any, Any, Any, Any], seat: Seat) -> RandomBot[Any]:
    del rules
    return RandomBot(stream_of(seat))
