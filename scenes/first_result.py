"""The first result of a match, which counts whatever comes after takebacks, in words."""

from typing import Any

from game.core.game import Notation
from game.core.match import AnyMatch
from saves.summary import counting_node
from scenes.language import plain, tr
from scenes.player import PLAYER


def first_result_words(match: AnyMatch, notation: Notation[Any, Any]) -> str | None:
    """Return the sentence that another result than that of the table came first; None if none did."""
    first = match.timeline.first_result
    if first is None or first == match.result:
        return None
    view = match.rules.observe(match.state_of(counting_node(match.timeline)), PLAYER)
    headline = plain(notation.headline(view))
    if len(first.scores) > 1:
        return tr("The first result counts: {headline}.", headline=headline)
    if PLAYER in first.winners:
        return tr("The first result counts, won: {headline}.", headline=headline)
    return tr("The first result counts, lost: {headline}.", headline=headline)
