"""Saved matches as the commands handle them: opened, described, closed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.core.game import Table
from game.core.match import AnyMatch
from game.core.rules import Result
from game.core.words import message
from saves.matches import StoredMatch, open_match
from scenes.commands.speech import CommandError, Exit, warn_all
from scenes.player import PLAYER


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


def shown(
    table: Table,
    match: AnyMatch,
    deal: int | None,
    *,
    name: str = "",
    is_branched: bool = False,
) -> dict[str, object]:
    """Return a match at its cursor as JSON data: the keys of the game's view, and those of every match.

    `deal` is the number of the deal, None for a deal that was given and has none.
    """
    return {
        **table.notation.view_data(match.view(PLAYER)),
        "legal": [table.notation.action_words(action) for action in match.legal(PLAYER)],
        "result": result_data(match.timeline.first_result),
        "takebacks": match.takebacks,
        "deal": deal,
        "name": name,
        "branched": is_branched,
    }


def result_data(result: Result | None) -> dict[str, object] | None:
    """Return the result that counts as JSON data; None while there is none."""
    if result is None:
        return None
    return {"reason": result.reason, "scores": list(result.scores), "winners": list(result.winners)}
