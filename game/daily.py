"""The daily deal of every game, from the date alone: it is the same everywhere without asking anybody.

A day is its number in the Gregorian calendar, 1 being 1 January of the year 1, a Monday.
"""

from typing import Final, NamedTuple

from game.bots.roster import usual_bot
from game.core.deals import LARGEST_DEAL, SMALLEST_DEAL
from game.core.players import PERSON
from game.core.rng import Rng
from game.registry import find_game

_STREAM: Final = "daily deal of "
"""With the id of the game the stream of its deals; like it, it never changes."""


class DailyDeal(NamedTuple):
    """What everybody plays on a day."""

    game: str
    deal: int
    options: dict[str, object]
    seats: tuple[str, ...]
    """Who sits where: a person and the usual bots."""


def daily_deal(game: str, day: int) -> DailyDeal:
    """Return what is played on a day, with the deck that comes along.

    Raises UnknownGame.
    """
    found = find_game(game)
    number, _ = Rng(day).below(_STREAM + game, LARGEST_DEAL)
    count = found.player_counts[0]
    options = found.daily_options((day - 1) % 7)
    if len(found.player_counts) > 1:
        options["players"] = count
    seats = (PERSON, *[usual_bot(found)] * (count - 1))
    return DailyDeal(game, SMALLEST_DEAL + number, options, seats)
