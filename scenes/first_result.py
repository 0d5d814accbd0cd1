"""The first result of a match, which counts whatever comes after takebacks, in words."""

from game.core.match import AnyMatch
from scenes.language import tr_n
from scenes.player import PLAYER


def first_result_words(match: AnyMatch) -> str | None:
    """Return the sentence that another result than that of the table came first; None if none did."""
    first = match.timeline.first_result
    if first is None or first == match.result:
        return None
    asleep = first.scores[PLAYER]
    if PLAYER in first.winners:
        return tr_n(
            "The first result counts: won with {n} asleep.",
            "The first result counts: won with {n} asleep.",
            asleep,
        )
    return tr_n(
        "The first result counts: lost with {n} asleep.",
        "The first result counts: lost with {n} asleep.",
        asleep,
    )
