"""Bots that think on until their time is up, for measuring how strong they are at so many seconds."""

import time
from collections.abc import Sequence
from typing import Any

from game.core.bot import Bot, BotFactory, Thinker, stream_of
from game.core.deals import LARGEST_DEAL
from game.core.game import AnyRules
from game.core.rng import Rng
from game.core.rules import Seat


class Clocked:
    """A bot that is stopped by the clock; what counts is its own time, however busy the machine is."""

    def __init__(self, thinker: Thinker[Any, Any], seat: Seat, seconds: float) -> None:
        self._thinker = thinker
        self._stream = stream_of(seat)
        self._seconds = seconds

    def choose(self, view: Any, legal: Sequence[Any], rng: Rng, budget: int) -> tuple[Any, Rng]:
        """Return the best action when the time is up."""
        until = time.process_time() + self._seconds
        chosen = legal[0]
        for best in self._thinker.think(view, legal, rng) if len(legal) > 1 else ():
            chosen = best
            if time.process_time() >= until:
                break
        # What it has read of its chance it does not tell; one number further, its chance is another one.
        _, rng = rng.below(self._stream, LARGEST_DEAL)
        return chosen, rng


def clocked(factory: BotFactory, seconds: float) -> BotFactory:
    """Return what makes the same bot, stopped after so much processor time if it can be."""

    def make(rules: AnyRules, seat: Seat) -> Bot[Any, Any]:
        bot = factory(rules, seat)
        return Clocked(bot, seat, seconds) if isinstance(bot, Thinker) else bot

    return make
