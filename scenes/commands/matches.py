"""Saved matches as the commands handle them: opened, described, closed."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from game.core.game import Table
from game.core.match import AnyMatch
from game.core.players import Player
from game.core.rules import TABLE, Result, Seat
from game.core.words import message
from saves.matches import StoredMatch, open_match
from scenes.commands.speech import CommandError, Exit, warn_all


@contextmanager
def opened(path: Path, *, is_writable: bool) -> Iterator[StoredMatch]:
    """Open a saved match, say what is wrong with the file if it can be used anyhow, and close it.

    Raises SaveError when it cannot be used, CommandError for a folder.
    """
    refuse_folder(path)
    stored = open_match(path, is_writable=is_writable)
    try:
        warn_all(stored.notices)
        yield stored
    finally:
        stored.close()


def refuse_folder(path: Path) -> None:
    """Name a folder in full where it has no name of its own, such as `.`.

    Raises CommandError when the path is a folder.
    """
    if path.is_dir():
        name = path.resolve() if path.name in ("", "..") else path
        words = message("{file} is a folder, not a saved match.", file=str(name))
        raise CommandError(words, Exit.UNUSABLE)


def is_open_to_all(match: AnyMatch, *, shows_all: bool) -> bool:
    """Whether hidden things are shown: the match is over, or everything was asked for."""
    return shows_all or match.result is not None


def shown(
    table: Table, match: AnyMatch, seat: Seat, players: Sequence[Player], *, shows_all: bool
) -> dict[str, object]:
    """Return a match at its cursor as JSON data: the keys of the game's view, and those of every match.

    It holds what the seat may know; everything once the match is over, or with `shows_all`.
    """
    data = table.notation.view_data(match.view(seat))
    if is_open_to_all(match, shows_all=shows_all):
        data = {**data, **table.notation.state_data(match.state)}
    return {
        **data,
        "seat": seat,
        "seats": [{"kind": player.kind, "name": player.name} for player in players],
        "to_act": [acting for acting in table.rules.to_act(match.state) if acting != TABLE],
        "legal": [table.notation.action_words(action) for action in match.legal(seat)],
        "result": result_data(match.timeline.first_result),
        "takebacks": match.takebacks,
        "deal": None,
        "name": "",
        "branched": False,
        "practice": False,
        "daily": "",
        "challenge": "",
    }


def stored_data(stored: StoredMatch, seat: Seat, *, shows_all: bool) -> dict[str, object]:
    """Return a saved match at its cursor as JSON data; the number of a deal that was given is null."""
    return {
        **shown(stored.table, stored.match, seat, stored.players, shows_all=shows_all),
        "deal": None if stored.header.has_own_deal else stored.header.seed,
        "name": stored.name,
        "branched": stored.is_branched,
        "practice": stored.header.is_practice,
        "daily": stored.header.daily,
        "challenge": stored.header.challenge,
    }


def result_data(result: Result | None) -> dict[str, object] | None:
    """Return the result that counts as JSON data; None while there is none."""
    if result is None:
        return None
    return {"reason": result.reason, "scores": list(result.scores), "winners": list(result.winners)}
