"""Files that are whole line by line but tell of what cannot happen: one sentence, and nothing stays open."""

import copy
import json
import re
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from forging import sealed
from nights import GAME, file_names

from game.core.digest import digest
from game.core.words import render
from game.decks import base_deck
from saves.format import FORMAT, SaveDamaged, SaveError
from saves.golden import format_folder
from saves.loading import Loaded
from saves.lock import MatchLock
from saves.matches import open_match
from saves.paths import Places
from saves.reader import read_save
from saves.store import Store
from saves.summary import summarize_file
from saves.verify import verify

LINES = (format_folder(FORMAT) / "branches.inn").read_bytes().splitlines(keepends=True)
SHUFFLE = next(at for at, line in enumerate(LINES) if b'"action":["shuffle"' in line)
PAUSE = SHUFFLE - 1
"""The action that stops in the middle, until chance has shuffled."""
CANNOT_HAVE_HAPPENED = r"forged\.inn is damaged: what line \d+ tells cannot have happened\."
VALUES: tuple[Any, ...] = (-1, 99, [], None, True)


def _data(line: bytes) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(line)
    return data


def _write(path: Path, events: Any, *, after: int = 0) -> None:
    """Write a match up to the pause, with other events there, and so many lines after it."""
    forged = {**_data(LINES[PAUSE]), "events": events}
    rest = [_data(line) for line in LINES[SHUFFLE : SHUFFLE + after]]
    path.write_bytes(b"".join(LINES[:PAUSE]) + sealed(forged, after=LINES[PAUSE - 1]))
    with suppress(SaveError):
        # As a forger would: with the digest of the table that it leads to.
        state = Loaded(read_save(path), path.name).match.state
        forged["digest"] = digest(state)
    path.write_bytes(b"".join(LINES[:PAUSE]) + sealed(forged, *rest, after=LINES[PAUSE - 1]))


def _places(part: Any, place: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    yield place
    if isinstance(part, list):
        for at, inner in enumerate(part):
            yield from _places(inner, (*place, at))


def _forgeries() -> Iterator[Any]:
    """Yield the events of the pause with one part after the other changed, and each patron at the pause."""
    events = _data(LINES[PAUSE])["events"]
    for place in list(_places(events))[1:]:
        for value in VALUES:
            forged = copy.deepcopy(events)
            part = forged
            for at in place[:-1]:
                part = part[at]
            part[place[-1]] = value
            yield forged
    assert events[-1][:2] == ["paused", "shuffle"]
    for card in range(len(base_deck(GAME)["cards"])):
        for step in range(3):
            forged = copy.deepcopy(events)
            forged[-1][-1][0][:2] = [card, step]
            yield forged


def _line(problem: str) -> str:
    """Return the number of the line that a sentence speaks of."""
    return re.findall(r"line (\d+)", problem)[0]  # type: ignore[no-any-return]


def _watch(path: Path, problems: list[str]) -> None:
    """Open for watching: what keeps it from being watched has been said when it was verified."""
    try:
        open_match(path, is_writable=False)
    except SaveDamaged as error:
        assert render(error.words) in problems


@pytest.mark.parametrize("after", [0, 1])
def test_no_forged_event_is_an_error_of_the_program(tmp_path: Path, after: int) -> None:
    store = Store(Places(tmp_path))
    store.places.matches.mkdir()
    path = store.places.matches / "forged.inn"
    threads = threading.active_count()
    answers = set()
    for events in _forgeries():
        _write(path, events, after=after)
        problems = [render(problem) for problem in verify(path)]
        summarize_file(path, path.stat())
        try:
            stored = store.open(path)
        except SaveDamaged as error:
            answers.add("damaged")
            assert re.fullmatch(CANNOT_HAVE_HAPPENED, render(error.words))
            assert any(_line(problem) == _line(render(error.words)) for problem in problems)
            _watch(path, problems)
        else:
            answers.add("playable" if stored.is_playable else "only watched")
            stored.close()
        assert file_names(path.parent) == ["forged.inn"], "no lock is left"
        assert threading.active_count() == threads, "no journal is left"
    assert {"damaged", "playable"} <= answers
    assert [info.path for info in store.listing()] == [path]


def test_nothing_branches_off_where_something_impossible_was_taken_back(tmp_path: Path) -> None:
    store = Store(Places(tmp_path))
    path = tmp_path / "forged.inn"
    forged = {**_data(LINES[1]), **_data(LINES[2]), "events": [["left", 17, 17]]}
    path.write_bytes(b"".join(LINES[:2]) + sealed(forged, {"op": "undo", "to": 1}, after=LINES[1]))
    stored = open_match(path, is_writable=False)
    stored.match.timeline.move(2)
    prefix = stored.match.prefix(2)
    with pytest.raises(SaveDamaged, match=r"^forged\.inn is damaged: what line 3 tells"):
        store.branch(stored, 2, prefix=prefix)
    assert store.listing() == []


def test_chance_that_cannot_go_on_is_damage_and_lets_others_open_the_file(tmp_path: Path) -> None:
    path = tmp_path / "forged.inn"
    events = _data(LINES[PAUSE])["events"]
    events[-1][-1][0][0] = 99
    _write(path, events)
    before = path.read_bytes()
    with pytest.raises(SaveDamaged) as caught:
        open_match(path)
    assert render(caught.value.words) == (
        f"forged.inn is damaged: what line {PAUSE + 1} tells cannot have happened."
    )
    assert [_line(render(problem)) for problem in verify(path)] == [str(PAUSE + 1)]
    assert path.read_bytes() == before
    MatchLock(path).release()


@pytest.mark.parametrize(
    "result", [5, [], ["won"], ["won", [], []], ["won", ["7"], [0]], ["won", [7, 7], [0]], ["won", [7], [1]]]
)
def test_a_result_that_nobody_had_is_damage(tmp_path: Path, result: Any) -> None:
    lines = (format_folder(FORMAT) / "won.inn").read_bytes().splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if b'"result":' in line)
    store = Store(Places(tmp_path))
    store.places.matches.mkdir()
    path = store.places.matches / "forged.inn"
    path.write_bytes(
        b"".join(lines[:at]) + sealed({**_data(lines[at]), "result": result}, after=lines[at - 1])
    )
    (info,) = store.listing()
    assert not info.is_over and store.statistics(GAME).all == []
    with closing(store.open(path, is_writable=False)) as stored:
        assert stored.match.timeline.first_result is None and stored.notices
