"""The lock of a match file: one holder at any moment, also while it changes hands."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from nights import file_names

from saves.format import SaveLocked
from saves.lock import MatchLock


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Where a match would lie; no lock may stay beside it."""
    yield tmp_path / "night.inn"
    assert file_names(tmp_path) == []


def test_a_lock_has_one_holder_and_ends_with_its_release(path: Path) -> None:
    first = MatchLock(path)
    with pytest.raises(SaveLocked):
        MatchLock(path)
    first.release()
    first.release()
    second = MatchLock(path)
    with pytest.raises(SaveLocked):
        MatchLock(path)
    second.release()


def test_a_late_release_takes_nothing_from_the_next_holder(path: Path) -> None:
    first = MatchLock(path)
    first.release()
    second = MatchLock(path)
    first.release()
    with pytest.raises(SaveLocked):
        MatchLock(path)
    second.release()


def test_whoever_takes_a_lock_at_the_moment_of_its_release_holds_it_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = FileLock.release
    taken: list[MatchLock] = []

    def release_and_take(self: FileLock, *arguments: Any, **more: Any) -> None:
        release(self, *arguments, **more)
        if not taken:
            monkeypatch.undo()
            taken.append(MatchLock(path))

    first = MatchLock(path)
    monkeypatch.setattr(FileLock, "release", release_and_take)
    first.release()
    with pytest.raises(SaveLocked):
        MatchLock(path)
    taken[0].release()
