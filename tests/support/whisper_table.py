"""Drives the table of Whispers, at which all bid at once and everybody may answer."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from shared_table import PlainEnd, SharedTable
from whispers import DECK, ID, Pass, WhispersGame, WhispersTable

from scenes.table.games.find import SIGHTS, Sight

Gather = Callable[..., SharedTable]


def told(pilot: SharedTable) -> list[str]:
    """Return who did what in the match, such as `0 Bid`."""
    entries = [pilot.match.entry_at(at) for at in range(1, pilot.match.position)]
    return [f"{entry.seat} {type(entry.action).__name__}" for entry in entries]


def passes(pilot: SharedTable) -> list[int]:
    """Return the seats that have passed, in order."""
    entries = [pilot.match.entry_at(at) for at in range(1, pilot.match.position)]
    return [entry.seat for entry in entries if isinstance(entry.action, Pass)]


@pytest.fixture
def gather(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gather]:
    """Open the table of a new match; takes tokens, whether there is a bell, and what `SharedTable` takes."""
    monkeypatch.setattr("game.registry.GAMES", (WhispersGame(),))
    sight: Any = Sight(WhispersTable, None, lambda director, stored: PlainEnd(director), None)  # type: ignore[arg-type]
    monkeypatch.setitem(SIGHTS, ID, lambda: sight)
    gathered: list[SharedTable] = []

    def open_one(kinds: str, tokens: str, *, bell: bool = False, **wishes: Any) -> SharedTable:
        options = {"tokens": tokens, "bell": bell}
        home = tmp_path / str(len(gathered))
        pilot = SharedTable(home, kinds, game=ID, deck=DECK, options=options, **wishes)
        gathered.append(pilot)
        return pilot

    yield open_one
    for pilot in gathered:
        pilot.stop()
