"""Deal numbers: the seed of a match as people write it, 42, 0000-0042 or 0000 0042."""

import random
import re
import unicodedata
from typing import Final

from game.core.deals import LARGEST_DEAL, SMALLEST_DEAL, is_deal
from scenes.language import tr

_DASHES: Final = re.compile(r"\s*[-\u2010-\u2015\u2212]\s*")
"""What stands for a dash in texts that were set by somebody or something."""
_WRITTEN: Final = re.compile(r"[0-9]{1,8}|[0-9]{1,4}-[0-9]{1,4}|[0-9]{1,4} +[0-9]{4}")
_NUMBER_IN_TEXT: Final = re.compile(r"(?<![0-9-])[0-9]{4}-[0-9]{4}(?![0-9-])")


def parse_deal(text: str) -> int | None:
    """Return the deal number that a text stands for, None if it is none; dash or space and zeros may lack.

    Digits and dashes may be those of any script: what is copied from somewhere is often full-width.
    """
    text = _plain(text)
    if not _WRITTEN.fullmatch(text):
        return None
    first, _, second = text.replace(" ", "-", 1).replace(" ", "").partition("-")
    number = int(first) * 10_000 + int(second) if second else int(first)
    return number if is_deal(number) else None


def _plain(text: str) -> str:
    """Return a text with the digits and the dash that a keyboard has."""
    digits = (unicodedata.decimal(letter, None) for letter in text)
    text = "".join(
        letter if digit is None else str(digit) for letter, digit in zip(text, digits, strict=True)
    )
    return _DASHES.sub("-", unicodedata.normalize("NFKC", text)).strip()


def deal_in(text: str) -> str:
    """Return the deal number in a text that tells more than that, as it is shown; else the text trimmed."""
    found = _NUMBER_IN_TEXT.search(_plain(text))
    number = parse_deal(text if found is None else found[0])
    return text.strip() if number is None else deal_text(number)


def deal_text(number: int) -> str:
    """Return a deal number as it is shown: NNNN-NNNN."""
    return f"{number // 10_000:04}-{number % 10_000:04}"


def deal_words(number: int, *, has_own: bool) -> str:
    """Return what is said of the deal of a match; one that was given has no number to share."""
    return tr("A deal of its own") if has_own else tr("Deal {deal}", deal=deal_text(number))


def random_deal() -> int:
    """Return any deal number."""
    return random.SystemRandom().randint(SMALLEST_DEAL, LARGEST_DEAL)
