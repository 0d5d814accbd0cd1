"""Advice in words: what is best, what comes next, how often each wins; for the command line as well."""

from collections.abc import Callable
from typing import Any

from game.bots.advising import Advice
from scenes.language import tr


def advice_words(advice: Advice, deed: Callable[[Any], str]) -> tuple[str, str]:
    """Return what is best and what comes next, if there is anything; `deed` says what an action is."""
    best, n = deed(advice.action), _of_100(advice.chance)
    if advice.other is None:
        return tr("There is only this: {deed}", deed=best), ""
    other, less = deed(advice.other), _of_100(advice.other_chance)
    # Passing once and passing for longer are one deed.
    is_other = other != best
    if advice.is_even:
        head = tr("It hardly matters: {n} of 100 either way", n=n)
        if is_other:
            return head, tr("If anything: {deed}; second best: {other}.", deed=best, other=other)
        return head, tr("If anything: {deed}.", deed=best)
    head = tr("{deed}: wins {n} of 100", deed=best, n=n)
    if not is_other:
        return head, ""
    if less == n:
        return head, tr("As good: {deed}, {n}.", deed=other, n=less)
    return head, tr("Next best: {deed}, {n}.", deed=other, n=less)


def _of_100(chance: float) -> int:
    return round(100 * chance)
