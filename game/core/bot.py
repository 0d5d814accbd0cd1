"""What a bot is: a player who sees what its seat sees, and nothing else: a view, never a state."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from game.core.rng import Rng
from game.core.rules import Rules, Seat

A = TypeVar("A")
A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[A, V_contra]):
    """A player in one seat of an opened table."""

    def choose(self, view: V_contra, legal: Sequence[A], rng: Rng, budget: int) -> tuple[A, Rng]:
        """Return one of the legal actions, and where the bot's chance stands afterwards.

        `budget` is the largest number of iterations it may think; what one is, the bot's class says.
        """
        ...


@runtime_checkable
class Thinker(Protocol[A, V_contra]):
    """A bot that plays the better the longer it may think, and can be stopped at any time."""

    def choose(self, view: V_contra, legal: Sequence[A], rng: Rng, budget: int) -> tuple[A, Rng]:
        """Return the best action after `budget` iterations of `think`."""
        ...

    def think(self, view: V_contra, legal: Sequence[A], rng: Rng) -> Iterator[A]:
        """Yield the best action so far after each iteration; it ends only where nothing is to be weighed."""
        ...


class Weight(NamedTuple):
    """What one action is worth, as far as has been thought."""

    chance: float
    """The part of the imagined games that its seat wins, 0 to 1; a win that k share counts 1/k."""
    trials: int
    """How many imagined games that rests on; 0 for an action that was not weighed."""
    error: float | None = None
    """The standard error of the chance, where the bot knows it better than by won and lost trials."""


UNWEIGHED: Final = Weight(0.0, 0)
_USUAL_VARIANCE: Final = 0.1
"""That of two games that were never played, so that few that come to the same are not believed at once."""


def judged_weight(total: float, squares: float, trials: int) -> Weight:
    """Return the weight of games judged before their end, from the sums of judgements and their squares."""
    if not trials:
        return UNWEIGHED
    mean = total / trials
    variance = max(0.0, squares / trials - mean * mean)
    return Weight(mean, trials, sqrt((variance * trials + 2 * _USUAL_VARIANCE) / (trials + 2) / trials))


@runtime_checkable
class Weigher(Protocol[A_contra, V_contra]):
    """A bot that can tell the chance to win with each action, for hints and for the analysis of matches."""

    def weigh(self, view: V_contra, legal: Sequence[A_contra], rng: Rng) -> Iterator[tuple[Weight, ...]]:
        """Yield after each iteration the weights of all legal actions, in their order."""
        ...


@runtime_checkable
class Forecaster(Protocol[V_contra]):
    """A bot that can tell the chance of its seat where others are to act, as well."""

    def forecast(self, view: V_contra, rng: Rng) -> Iterator[Weight]:
        """Yield after each iteration the chance that its seat wins from here on."""
        ...


BotFactory: TypeAlias = Callable[[Rules[Any, Any, Any, Any], Seat], Bot[Any, Any]]
"""Makes the bot of a seat at a table."""


def stream_of(seat: Seat) -> str:
    """Return the name of the stream of chance that the bot of a seat reads."""
    return f"bot/{seat}"
