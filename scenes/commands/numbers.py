"""Numbers as they are typed: whole ones, counts and seconds, each within its bounds."""

import argparse
import math
import re
from collections.abc import Callable

from scenes.language import tr


def whole_number(text: str) -> int | None:
    """Return the whole number that a text stands for, of at most 18 digits; None if it is none."""
    return int(text) if re.fullmatch(r"[+-]?[0-9]{1,18}", text.strip()) else None


def count_up_to(most: int) -> Callable[[str], int]:
    """Return what reads a count from 1; anything else is an ArgumentTypeError."""

    def read(text: str) -> int:
        number = whole_number(text)
        if number is None or not 1 <= number <= most:
            raise argparse.ArgumentTypeError(tr("a number from 1 to {most} is expected", most=f"{most:,}"))
        return number

    return read


def seconds_between(least: float, most: float) -> Callable[[str], float]:
    """Return what reads seconds, whole or with a fraction; anything else is an ArgumentTypeError."""

    def read(text: str) -> float:
        try:
            seconds = float(text)
        except ValueError:
            seconds = math.nan
        if not least <= seconds <= most:
            words = tr("a number from {least} to {most} is expected", least=f"{least:g}", most=f"{most:g}")
            raise argparse.ArgumentTypeError(words)
        return seconds

    return read
