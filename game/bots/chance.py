"""The chance of bots in a match: it belongs to seed and position, not to the bot that thinks."""

from typing import Final

from game.core.rng import Rng

_SPAN: Final = 1 << 63


def thought_of(seed: int, position: int) -> Rng:
    """Return the chance with which a bot decides at a position of a match.

    It is never that of the match, and it is the same in the window, on the command line and after an undo, so
    that the same bot answers the same table in the same way.
    """
    own_seed, _ = Rng(seed).below(f"thought/{position}", _SPAN)
    return Rng(own_seed)
