"""The bot that takes any legal action, each as likely as the others."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from game.core.rng import Rng

A = TypeVar("A")


class RandomBot(Generic[A]):
    """A uniformly random player; it needs no iterations."""

    def __init__(self, stream: str) -> None:
        """Make a bot that reads this stream of chance."""
        self._stream = stream

    def choose(self, view: object, legal: Sequence[A], rng: Rng, budget: int) -> tuple[A, Rng]:
        """Return any of the legal actions."""
        number, rng = rng.below(self._stream, len(legal))
        return legal[number], rng
