"""A match as plain text: for golden files, bug reports and sharing.

Decision by decision what was done, what came of it and why, and what the table looked like afterwards.
"""

from collections.abc import Iterator, Mapping, Sequence

from game.core.digest import digest
from game.core.game import Game, Table
from game.core.match import AnyMatch
from game.core.players import seat_name
from game.core.rules import TABLE, Seat
from game.core.words import ENGLISH, Catalogue, message, plain_text


def transcript(
    game: Game,
    table: Table,
    match: AnyMatch,
    header: Mapping[str, object],
    *,
    seat: Seat = 0,
    names: Sequence[str] = (),
    catalogue: Catalogue = ENGLISH,
) -> str:
    """Return the line up to the cursor as a seat has seen it, with the header's facts on top.

    Where there are several players, each decision is told with the name of its player.
    """
    lines = [f"{name}: {value}" for name, value in header.items()]
    for position in range(match.position):
        lines += ["", *_decision(game, table, match, position, seat, names, catalogue)]
    lines += ["", *_ending(match, catalogue)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _decision(
    game: Game,
    table: Table,
    match: AnyMatch,
    position: int,
    seat: Seat,
    names: Sequence[str],
    catalogue: Catalogue,
) -> Iterator[str]:
    entry = match.entry_at(position)
    if entry.seat == TABLE:
        yield f"{position + 1}. ({game.actions.tag(entry.action)})"
    elif table.rules.seats == 1:
        yield f"{position + 1}. {table.notation.action_words(entry.action)}"
    elif not table.notation.is_told(entry.action, seat):
        yield f"{position + 1}. ..."
    else:
        player = plain_text(seat_name(names, entry.seat), catalogue)
        yield f"{position + 1}. {player}: {table.notation.action_words(entry.action)}"
    for event, view in match.steps(match.timeline.line[position], seat):
        words = table.rules.describe(event, view)
        if words is not None:
            yield f"   {plain_text(words, catalogue)}"
    view = table.rules.observe(match.state_at(position + 1), seat)
    for words in table.notation.view_words(view):
        yield f"   | {plain_text(words, catalogue)}"


def _ending(match: AnyMatch, catalogue: Catalogue) -> Iterator[str]:
    result = match.result
    if result is None:
        yield plain_text(message("Not finished."), catalogue)
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
            catalogue,
        )
    yield f"digest {digest(match.state)}"
