"""Numbers of the ledger in words."""

from scenes.language import tr, tr_n

MINUTE = 60
HOUR = 60 * MINUTE


def time_words(seconds: float) -> str:
    """Return how long something took: "40 s", "9 min", "2.5 h"."""
    if seconds < MINUTE:
        return tr("{n} s", n=round(seconds))
    if seconds < HOUR:
        return tr("{n} min", n=round(seconds / MINUTE))
    return tr("{n} h", n=f"{seconds / HOUR:.1f}")


def set_aside_words(n: int) -> str:
    """Return how many matches do not count."""
    return tr_n("{n} more does not count", "{n} more do not count", n)
