"""A match as plain text: for golden files, bug reports and sharing.

Decision by decision what was done, what came of it and why, and what the table looked like afterwards.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.core.digest import digest
from game.core.game import Game, Table
from game.core.match import Match
from game.core.rules import TABLE, Seat
from game.core.words import Message, message, render

Translate = Callable[[str], str]

_ICON = re.compile(r"\{([a-z]+)\}")


def transcript(
    game: Game,
    table: Table,
    match: Match[Any, Any, Any, Any],
    header: Mapping[str, object],
    *,
    seat: Seat = 0,
    translate: Translate = str,
) -> str:
    """Return the line up to the cursor as a seat has seen it, with the header's facts on top."""
    lines = [f"{name}: {value}" for name, value in header.items()]
    for position in range(match.position):
        lines += ["", *_decision(game, table, match, position, seat, translate)]
    lines += ["", *_ending(match, translate)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def plain_text(words: Message, translate: Translate = str) -> str:
    """Return a message without icons: each is named by its word."""
    return _ICON.sub(lambda icon: translate(icon[1]), render(words, translate))


def _decision(
    game: Game,
    table: Table,
    match: Match[Any, Any, Any, Any],
    position: int,
    seat: Seat,
    translate: Translate,
) -> Iterator[str]:
    entry = match.entry_at(position)
    if entry.seat == TABLE:
        yield f"{position + 1}. ({game.actions.tag(entry.action)})"
    else:
        yield f"{position + 1}. {table.notation.action_words(entry.action)}"
    for event, view in match.steps(match.timeline.line[position], seat):
        words = table.rules.describe(event, view)
        if words is not None:
            yield f"   {plain_text(words, translate)}"
    view = table.rules.observe(match.state_at(position + 1), seat)
    for words in table.notation.view_words(view):
        yield f"   | {plain_text(words, translate)}"


def _ending(match: Match[Any, Any, Any, Any], translate: Translate) -> Iterator[str]:
    result = match.result
    if result is None:
        yield plain_text(message("Not finished."), translate)
    else:
        scores = ", ".join(str(score) for score in result.scores)
        winners = ", ".join(str(winner) for winner in result.winners) or "-"
        yield plain_text(
            message(
                "Result: {reason}; scores: {scores}; winners: {winners}.",
                reason=result.reason,
                scores=scores,
                winners=winners,
            ),
            translate,
        )
    yield f"digest {digest(match.state)}"
