"""Files of every format ever released, and what each leads to: the same table in every version."""

import json
from pathlib import Path
from typing import Any

from assets.files import AssetMissing, golden_folder
from game.core.digest import digest
from saves.format import FORMAT, SaveTooNew
from saves.matches import StoredMatch, open_match

EXPECTED = "expected.json"
NEWER = "newer.inn"
"""Of the format after the present one, so it has to be refused."""

Facts = dict[str, Any]


class NotAsSaved(Exception):
    """A golden save that leads to something else than it should; names the file and the difference."""


def format_folder(number: int) -> Path:
    """Return the folder of the golden saves of one format."""
    return golden_folder() / f"format_{number}"


def golden_saves() -> dict[Path, Facts]:
    """Return all golden saves that can be opened, with what each must lead to.

    Raises AssetMissing when a format has none.
    """
    saves: dict[Path, Facts] = {}
    for number in range(1, FORMAT + 1):
        folder = format_folder(number)
        try:
            expected: dict[str, Facts] = json.loads((folder / EXPECTED).read_text(encoding="utf-8"))
        except OSError as error:
            raise AssetMissing(f"assets/golden/{folder.name}/{EXPECTED}") from error
        saves.update({folder / name: facts for name, facts in expected.items()})
    return saves


def facts_of(stored: StoredMatch) -> Facts:
    """Return what a match led to, in the form in which it is expected."""
    timeline = stored.match.timeline
    result = timeline.first_result
    return {
        "digest": digest(stored.match.state),
        "position": timeline.cursor,
        "operations": len(timeline.operations),
        "takebacks": timeline.takebacks,
        "result": None if result is None else [result.reason, list(result.scores), list(result.winners)],
        "assists": {assist.value: times for assist, times in sorted(stored.assists.items())},
        "seconds": stored.seconds,
        "is_perfect": stored.is_perfect,
        "name": stored.name,
        "notices": len(stored.notices),
    }


def check_golden(path: Path, expected: Facts) -> None:
    """Open a golden save for watching, every step of it, and compare.

    Raises NotAsSaved, or what `open_match` raises.
    """
    stored = open_match(path, is_writable=False)
    try:
        found = facts_of(stored)
        for node in range(len(stored.match.timeline.records)):
            stored.match.state_of(node)
    finally:
        stored.close()
    for name, value in expected.items():
        if found[name] != value:
            raise NotAsSaved(f"{path.parent.name}/{path.name}: {name} is {found[name]}, not {value}")


def check_newer() -> None:
    """Check that a save of a format to come is refused.

    Raises NotAsSaved.
    """
    path = format_folder(FORMAT) / NEWER
    try:
        open_match(path, is_writable=False).close()
    except SaveTooNew:
        return
    raise NotAsSaved(f"{path.parent.name}/{path.name}: opened, and not refused")
