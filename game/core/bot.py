"""What a bot is: a player who sees what its seat sees, and nothing else: a view, never a state."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from game.core.rng import Rng
from game.core.rules import Rules, Seat

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[A, V_contra]):
    """A player in one seat of an opened table."""

    def choose(self, view: V_contra, legal: Sequence[A], rng: Rng, budget: int) -> tuple[A, Rng]:
        """Return one of the legal actions, and where the bot's chance stands afterwards.

        `budget` is the largest number of iterations it may think; what one is, the bot's class says.
        """
        ...


BotFactory: TypeAlias = Callable[[Rules[Any, Any, Any, Any], Seat], Bot[Any, Any]]
"""Makes the bot of a seat at a table."""


def stream_of(seat: Seat) -> str:
    """Return the name of the stream of chance that the bot of a seat reads."""
    return f"bot/{seat}"
