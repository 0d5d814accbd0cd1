"""`four-inns show`: what a player sees now, what is legal, and the result."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.core.players import names_of, seat_name
from game.core.rules import WATCHER, Seat
from scenes.commands.eyes import add_seat, eyes
from scenes.commands.seating import seats_words
from scenes.commands.speech import Exit, examples, tell, tell_json
from scenes.deals import deal_words
from scenes.first_result import first_result_words
from scenes.language import plain, tr, tr_n

if TYPE_CHECKING:
    from saves.matches import StoredMatch

SHORTEST_ROW: Final = 3
"""So many actions that differ in a number, one more each time, are told as a row."""


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE.inn", help=tr("the match"))
    add_seat(parser)
    parser.add_argument("--all", action="store_true", help=tr("everything, hidden cards too"))
    parser.add_argument("--json", action="store_true", help=tr("print it as JSON"))
    parser.epilog = "\n".join(
        [
            examples("four-inns show F.inn --json", "four-inns show F.inn --seat 2"),
            "",
            tr('In the JSON "over", "won", "reason" and "winners" tell of the table as it is now;'),
            tr('"result" is the first result of the match, which counts whatever comes after takebacks.'),
            tr("What is hidden from a player is shown when the match is over, or with --all."),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Print the match at its cursor; the file is only read."""
    from scenes.commands.matches import opened, stored_data

    with opened(options.file, is_writable=False) as stored:
        seat = eyes(stored.match, stored.players, options.seat)
        if options.json:
            tell_json(stored_data(stored, seat, shows_all=options.all))
        else:
            for line in _lines(stored, seat, shows_all=options.all):
                tell(line)
    return Exit.DONE


def _lines(stored: "StoredMatch", seat: Seat, *, shows_all: bool) -> list[str]:
    from scenes.commands.matches import is_open_to_all

    match, notation = stored.match, stored.table.notation
    lines = [deal_words(match.seed, has_own=stored.header.has_own_deal)]
    if stored.name:
        lines.insert(0, stored.name)
    if stored.is_branched:
        lines.append(tr("Played on from another match."))
    if stored.header.is_practice:
        lines.append(tr("For practice: it does not count."))
    lines.extend(_origin_words(stored))
    is_open = is_open_to_all(match, shows_all=shows_all)
    if len(stored.players) > 1:
        lines.append(_table_words(stored, seat, is_open=is_open))
    lines.extend(plain(words) for words in notation.view_words(match.view(WATCHER if is_open else seat)))
    first = first_result_words(match, notation)
    if first is not None:
        lines.append(first)
    legal = [notation.action_words(action) for action in match.legal(seat)]
    if legal:
        lines.append(tr("You can: {actions}", actions=", ".join(listed(legal))))
    if match.takebacks:
        lines.append(tr_n("{n} takeback.", "{n} takebacks.", match.takebacks))
    return lines


def _origin_words(stored: "StoredMatch") -> Iterator[str]:
    """Yield which day the deal is of, or whose challenge, and how the results compare."""
    from scenes.challenge.words import challenge_words, duel_words

    if stored.header.daily:
        yield tr("The daily deal of {day}.", day=stored.header.daily)
    if stored.header.challenge:
        yield challenge_words(stored)
        compared = duel_words(stored)
        if compared:
            yield compared


def listed(actions: Sequence[str]) -> Iterator[str]:
    """Yield actions as they are typed; a row of numbers from first to last, as `bid 0 to 7`."""
    rest = [action.rpartition(" ") for action in actions]
    at = 0
    while at < len(rest):
        verb, space, first = rest[at]
        end = at
        while end < len(rest) and rest[end] == (verb, space, _plus(first, end - at)):
            end += 1
        if end - at < SHORTEST_ROW or " " in verb:
            yield actions[at]
            at += 1
        else:
            yield tr("{action} to {last}", action=actions[at], last=rest[end - 1][2])
            at = end


def _plus(word: str, more: int) -> str:
    """Return a number in words with some more; another word as it is."""
    return str(int(word) + more) if word.isdecimal() else word


def _table_words(stored: "StoredMatch", seat: Seat, *, is_open: bool) -> str:
    """Return who plays, and whose eyes this is seen with."""
    seats = seats_words(stored.players)
    if is_open:
        return tr("{seats}; everything is shown.", seats=seats)
    name = plain(seat_name(names_of(stored.players), seat))
    return tr("{seats}; as {player} sees it.", seats=seats, player=name)
