"""Advice: which action is worth most, and what the next best one is worth, from the weights of a bot."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from game.bots.roster import STRONG_BOT, bots_for
from game.core.bot import Weigher, Weight
from game.core.game import AnyRules, Game
from game.core.rules import Seat

_ALIKE: Final = 0.03
"""Chances that differ by less are worth the same: so far a second of thought is out, now and then."""


class Advice(NamedTuple):
    """The best action and the next best one, with their chances to win, 0 to 1."""

    action: Any
    chance: float
    other: Any = None
    """None where nothing else can be done."""
    other_chance: float = 0.0
    is_even: bool = False
    """Whether all that was weighed is worth about the same."""


def weigher_at(game: Game, rules: AnyRules, seat: Seat) -> Weigher[Any, Any] | None:
    """Return the bot that can tell what actions of a seat are worth; None for a game that has none."""
    make = bots_for(game).get(STRONG_BOT)
    bot = None if make is None else make(rules, seat)
    return bot if isinstance(bot, Weigher) else None


def advice_of(legal: Sequence[Any], weights: Sequence[Weight]) -> Advice | None:
    """Return what is best by the weights of all legal actions; None while nothing has been weighed."""
    weighed = [
        (weight.chance, action) for action, weight in zip(legal, weights, strict=True) if weight.trials
    ]
    if not weighed:
        return None
    weighed.sort(key=lambda entry: -entry[0])
    chance, action = weighed[0]
    if len(weighed) == 1:
        return Advice(action, chance)
    other_chance, other = weighed[1]
    return Advice(action, chance, other, other_chance, chance - weighed[-1][0] < _ALIKE)
