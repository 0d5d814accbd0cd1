"""Where a player's files lie."""

from pathlib import Path

import pytest

from saves.paths import Places, places


def test_the_variable_chooses_the_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "x"))
    assert places() == Places(tmp_path / "x")
    assert places().cache == tmp_path / "x" / "cache"
    assert not (tmp_path / "x").exists()


def test_a_relative_home_stays_where_it_was_when_the_folder_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_INNS_HOME", "x")
    assert places().home == tmp_path / "x"


@pytest.mark.parametrize("value", [None, ""])
def test_without_the_variable_the_platform_chooses(
    monkeypatch: pytest.MonkeyPatch, value: str | None
) -> None:
    monkeypatch.delenv("FOUR_INNS_HOME", raising=False)
    if value is not None:
        monkeypatch.setenv("FOUR_INNS_HOME", value)
    assert places().home.name == "four-inns"
    assert places().home.is_absolute()
    assert places().cache != places().home / "cache"


def test_everything_lies_below_the_home(tmp_path: Path) -> None:
    there = Places(tmp_path)
    paths = [
        there.matches,
        there.trash,
        there.decks,
        there.log_file,
        there.settings_file,
        there.index_file,
        there.cache,
    ]
    assert len(set(paths)) == len(paths)
    assert all(path.parent == tmp_path for path in paths)
