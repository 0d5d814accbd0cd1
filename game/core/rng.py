"""Seeded chance as an immutable value: SplitMix64 with named streams.

SplitMix64 is Steele, Lea and Flood's generator ("Fast splittable pseudorandom number generators", 2014).
Every purpose (`deal`, `shuffle`, ...) has its own stream, so that one never disturbs another, and every
output is addressed by its position in the stream, so that a position is all that must be stored.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Self, TypeVar

T = TypeVar("T")

_SPAN = 1 << 64
_MASK = _SPAN - 1
_GAMMA = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * _FIRST) & _MASK
    value = ((value ^ (value >> 27)) * _SECOND) & _MASK
    return value ^ (value >> 31)


@lru_cache(maxsize=1024)
def _stream_base(seed: int, stream: str) -> int:
    base = _mix((seed + _GAMMA) & _MASK)
    for byte in stream.encode():
        base = _mix((base + _GAMMA + byte) & _MASK)
    return base


class Rng(NamedTuple):
    """Where chance stands: the seed and how far each stream has been read."""

    seed: int
    positions: tuple[tuple[str, int], ...] = ()

    @classmethod
    def at(cls, seed: int, positions: Mapping[str, int]) -> Self:
        """Return the generator of this seed with its streams read that far."""
        return cls(seed, tuple(sorted(positions.items())))

    def position(self, stream: str) -> int:
        """Return how many numbers have been read from the stream."""
        for name, position in self.positions:
            if name == stream:
                return position
        return 0

    def _moved(self, stream: str, position: int) -> "Rng":
        others = [pair for pair in self.positions if pair[0] != stream]
        return Rng(self.seed, tuple(sorted([*others, (stream, position)])))

    def below(self, stream: str, bound: int) -> tuple[int, "Rng"]:
        """Return an unbiased integer from 0 to bound - 1, and the generator after it.

        Raises ValueError when the bound is not positive.
        """
        if bound <= 0:
            raise ValueError(f"bound must be positive, not {bound}")
        number, position = _draw(_stream_base(self.seed, stream), self.position(stream), bound)
        return number, self._moved(stream, position)

    def shuffled(self, stream: str, items: Sequence[T]) -> tuple[tuple[T, ...], "Rng"]:
        """Return the items in random order (Fisher and Yates, from the end), and the generator after it."""
        position = self.position(stream)
        counter = _stream_base(self.seed, stream) + position * _GAMMA
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            bound = last + 1
            limit = _SPAN - _SPAN % bound
            # `_draw` and `_mix` written out: this is the innermost step of every imagined game.
            value = limit
            while value >= limit:
                position += 1
                counter = (counter + _GAMMA) & _MASK
                value = ((counter ^ (counter >> 30)) * _FIRST) & _MASK
                value = ((value ^ (value >> 27)) * _SECOND) & _MASK
                value ^= value >> 31
            other = value % bound
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile), self._moved(stream, position)


def _draw(base: int, position: int, bound: int) -> tuple[int, int]:
    """Return a number below the bound and the next position, rejecting what would bias it."""
    limit = _SPAN - _SPAN % bound
    while True:
        position += 1
        value = _mix((base + position * _GAMMA) & _MASK)
        if value < limit:
            return value % bound, position
