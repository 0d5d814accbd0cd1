"""Deal numbers: the seed of a match as people write it, 42, 0000-0042 or 0000 0042."""

import random
import re
from typing import Final

from scenes.language import tr

SMALLEST: Final = 1
LARGEST: Final = 99_999_999

_WRITTEN: Final = re.compile(r"[0-9]{1,8}|[0-9]{1,4}[- ][0-9]{4}")


def parse_deal(text: str) -> int | None:
    """Return the deal number that a text stands for, None if it is none; dash or space and zeros may lack."""
    text = text.strip()
    if not _WRITTEN.fullmatch(text):
        return None
    number = int(text.replace("-", "").replace(" ", ""))
    return number if SMALLEST <= number <= LARGEST else None


def deal_text(number: int) -> str:
    """Return a deal number as it is shown: NNNN-NNNN."""
    return f"{number // 10_000:04}-{number % 10_000:04}"


def deal_words(number: int, *, has_own: bool) -> str:
    """Return what is said of the deal of a match; one that was given has no number to share."""
    return tr("A deal of its own") if has_own else tr("Deal {deal}", deal=deal_text(number))


def random_deal() -> int:
    """Return any deal number."""
    return random.SystemRandom().randint(SMALLEST, LARGEST)
