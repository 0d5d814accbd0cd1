"""Codes that people type: letters in groups, none of which looks like another, the last three as a check.

The alphabet is Douglas Crockford's (base 32, without I, L, O and U). The three letters at the end make it a
word of a Reed-Solomon code over the field of 32 elements: up to 31 letters any three wrong ones are noticed,
and at any length any single wrong one and any two neighbours that changed places.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from game.core.words import Message, message, render

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP: Final = 5
LONGEST_CODE: Final = 84
"""Letters; a longer text is no code."""

_CHECKS: Final = 3
_FIELD_POLYNOMIAL: Final = 0b100101
_ALIKE: Final = str.maketrans("OIL", "011")
_BETWEEN: Final = re.compile(r"[\s\-\u2010-\u2015\u2212_]+")


class CodeError(ValueError):
    """A text that is no code, or not one that can be used here; carries a sentence."""

    def __init__(self, words: Message) -> None:
        super().__init__(render(words))
        self.words = words


def spelled(values: Sequence[int]) -> str:
    """Return numbers from 0 to 31 as a code, its letters in groups."""
    letters = "".join(ALPHABET[value] for value in (*values, *_checks(values)))
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def unspelled(text: str) -> tuple[int, ...]:
    """Return the numbers of a code, however it is grouped, in small or large letters.

    Raises CodeError when it is none, or was not copied exactly.
    """
    letters = _BETWEEN.sub("", unicodedata.normalize("NFKC", text[: 4 * LONGEST_CODE])).upper()
    letters = letters.translate(_ALIKE)
    if not letters:
        raise CodeError(message("There is no code yet."))
    strange = next((letter for letter in letters if letter not in ALPHABET), None)
    if strange is not None:
        shown = strange if strange.isprintable() and strange not in "{}" else "?"
        raise CodeError(message('"{letter}" stands in no code.', letter=shown))
    values = tuple(ALPHABET.index(letter) for letter in letters)
    if not _CHECKS < len(values) <= LONGEST_CODE or _checks(values[:-_CHECKS]) != values[-_CHECKS:]:
        raise CodeError(message("A letter of this code is wrong, missing, or not in its place."))
    return values[:-_CHECKS]


def _powers() -> tuple[int, ...]:
    powers = [1]
    while len(powers) < 31:
        power = powers[-1] << 1
        powers.append(power ^ _FIELD_POLYNOMIAL if power & 32 else power)
    return tuple(powers)


_POWERS: Final = _powers()


def _product(one: int, other: int) -> int:
    return _POWERS[(_POWERS.index(one) + _POWERS.index(other)) % 31] if one and other else 0


def _generator() -> tuple[int, ...]:
    """Return the polynomial with the first powers as roots, the highest coefficient left out."""
    polynomial = [1]
    for root in _POWERS[1 : _CHECKS + 1]:
        shifted = [*polynomial, 0]
        for at, coefficient in enumerate(polynomial):
            shifted[at + 1] ^= _product(coefficient, root)
        polynomial = shifted
    return tuple(polynomial[1:])


_GENERATOR: Final = _generator()


def _checks(values: Sequence[int]) -> tuple[int, ...]:
    """Return the remainder of the values as a polynomial, which begins with a one against leading zeros."""
    rest: tuple[int, ...] = (0,) * _CHECKS
    for value in (1, *values):
        lead = value ^ rest[0]
        moved = (*rest[1:], 0)
        rest = tuple(old ^ _product(lead, part) for old, part in zip(moved, _GENERATOR, strict=True))
    return rest
