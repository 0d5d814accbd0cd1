"""Numbers of any width one after the other, as values of five bits each."""

from collections.abc import Sequence
from typing import Final

WIDTH: Final = 5
_CHUNK: Final = 4
"""Bits of a number of open width that stand together, before one that says whether more follow."""


class BitsEnded(ValueError):
    """More was to be read than there is, or less."""


class BitWriter:
    """Writes numbers, the highest bit first."""

    def __init__(self) -> None:
        self._bits: list[int] = []

    def write(self, number: int, width: int) -> None:
        """Add a number of a known width."""
        assert 0 <= number < 1 << width, "it fits"
        self._bits += [number >> at & 1 for at in reversed(range(width))]

    def write_open(self, number: int) -> None:
        """Add a number from 0 up, small ones in few bits."""
        while True:
            low, number = number & 15, number >> _CHUNK
            self.write(low, _CHUNK)
            self.write(int(number > 0), 1)
            if not number:
                return

    def values(self) -> tuple[int, ...]:
        """Return all as values below 32, filled up with zeros."""
        bits = [*self._bits, *[0] * (-len(self._bits) % WIDTH)]
        return tuple(int("".join(map(str, bits[at : at + WIDTH])), 2) for at in range(0, len(bits), WIDTH))


class BitReader:
    """Reads what a BitWriter wrote."""

    def __init__(self, values: Sequence[int]) -> None:
        self._bits = [value >> at & 1 for value in values for at in reversed(range(WIDTH))]
        self._at = 0

    def read(self, width: int) -> int:
        """Return the next number of a known width.

        Raises BitsEnded.
        """
        bits = self._bits[self._at : self._at + width]
        if len(bits) < width:
            raise BitsEnded
        self._at += width
        return int("".join(map(str, bits)), 2) if bits else 0

    def read_open(self) -> int:
        """Return the next number of an open width.

        Raises BitsEnded, also for one that could have been written in less.
        """
        number, shift = 0, 0
        while True:
            low, has_more = self.read(_CHUNK), self.read(1)
            number |= low << shift
            if not has_more:
                if shift and not low:
                    raise BitsEnded
                return number
            shift += _CHUNK

    def finish(self) -> None:
        """Make sure that nothing is left but what fills the last value up.

        Raises BitsEnded.
        """
        rest = self._bits[self._at :]
        if len(rest) >= WIDTH or any(rest):
            raise BitsEnded
