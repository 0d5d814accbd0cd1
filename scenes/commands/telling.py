"""What happened in a match, in words: the entries of its history as lines for a terminal."""

from collections.abc import Iterator

from game.core.game import Table
from game.core.match import AnyMatch
from game.core.rules import TABLE
from game.core.timeline import Kind
from scenes.language import plain, tr, tr_n
from scenes.player import PLAYER


def entry_lines(table: Table, match: AnyMatch, node: int, *, mark: str = "") -> Iterator[str]:
    """Yield the player's action of one entry with `mark` behind it, then what came of it and why.

    The beginning of a turn is told after an empty line.
    """
    entry = match.timeline.records[node].entry()
    if entry.seat != TABLE:
        yield f"> {table.notation.action_words(entry.action)}{mark}"
    turn = _turn(table, table.rules.observe(match.state_of(match.timeline.parents[node]), PLAYER))
    for event, view in match.steps(node, PLAYER):
        words = table.rules.describe(event, view)
        before, turn = turn, _turn(table, view)
        if words is None:
            continue
        if before == turn:
            yield f"    {plain(words)}"
        else:
            yield ""
            yield plain(words)


def _turn(table: Table, view: object) -> object:
    return table.notation.view_data(view).get("turn")


def line_lines(table: Table, match: AnyMatch) -> Iterator[str]:
    """Yield what is in force: the line up to the cursor."""
    for node in match.timeline.line[: match.position]:
        yield from entry_lines(table, match, node)


def history_lines(table: Table, match: AnyMatch) -> Iterator[str]:
    """Yield everything in the order in which it was done; what no longer holds is marked."""
    timeline = match.timeline
    in_force = set(timeline.line[: match.position])
    line: list[int] = []
    position = 0
    for kind, value in timeline.operations:
        match kind:
            case Kind.ACT:
                line[position:] = [value]
                position += 1
                mark = "" if value in in_force else "   " + tr("(taken back)")
                yield from entry_lines(table, match, value, mark=mark)
            case Kind.UNDO | Kind.REDO:
                yield _jump_line(match, line, position, value)
                position = value


def _jump_line(match: AnyMatch, line: list[int], start: int, end: int) -> str:
    passed = line[min(start, end) : max(start, end)]
    decisions = sum(match.timeline.records[node].seat != TABLE for node in passed)
    if end < start:
        return "< " + tr_n("{n} decision taken back", "{n} decisions taken back", decisions)
    return "> " + tr_n("{n} decision redone", "{n} decisions redone", decisions)
