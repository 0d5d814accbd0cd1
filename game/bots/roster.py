"""Which bots can play a game."""

from collections.abc import Mapping
from typing import Any, Final

from game.bots.random_bot import RandomBot
from game.core.bot import BotFactory, stream_of
from game.core.game import Game
from game.core.rules import Rules, Seat

USUAL_BOT: Final = "careful"
"""The bot that sits down when nothing else is said."""
STRONG_BOT: Final = "strong"
"""The bot that weighs actions, for hints and for analyses, and shows how they could have been played."""


def bots_for(game: Game) -> Mapping[str, BotFactory]:
    """Return the bots of a game by name: `random`, and those of its own."""
    return {"random": _random, **game.bots()}


def usual_bot(game: Game) -> str:
    """Return the name of the bot that sits down in a game when nothing else is said."""
    bots = bots_for(game)
    return USUAL_BOT if USUAL_BOT in bots else next(iter(bots))


def _random(rules: Rules[Any, Any, Any, Any], seat: Seat) -> RandomBot[Any]:
    del rules
    return RandomBot(stream_of(seat))
