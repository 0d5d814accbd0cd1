"""Settings: kept, validated, and never a reason not to start."""

import errno
import json
from pathlib import Path
from typing import Any

import pytest
from nights import file_names
from pydantic import ValidationError

from game.core.words import render
from saves import files
from saves.format import SaveUnwritable
from saves.settings import Settings, load_settings, save_settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the settings of a test lie."""
    return tmp_path / "settings.json"


def test_without_a_file_the_usual_settings_are_used_without_a_word(path: Path) -> None:
    assert load_settings(path) == (Settings(), None)
    assert not path.exists()


def test_settings_come_back_as_they_were_saved(path: Path) -> None:
    changed = Settings(
        window_size=(3840, 2160),
        window_position=(-100, 40),
        is_fullscreen=True,
        animation_speed=0.5,
        has_reduced_motion=True,
        shows_effect_on_small_cards=False,
        can_click_to_place=False,
        asks_before_placing=True,
        goal=10,
        deck="/decks/mine.json",
        replay_speed=4,
        shows_branches=True,
    )
    save_settings(changed, path)
    assert load_settings(path) == (changed, None)
    assert file_names(path.parent) == ["settings.json"]


def test_a_file_may_name_only_some_settings_and_others_that_nobody_knows(path: Path) -> None:
    path.write_text('{"goal": 9, "music": true, "version": 7}')
    settings, notice = load_settings(path)
    assert settings == Settings(goal=9, version=7)
    assert notice is None


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'"x"', b"[" * 50_000, b"x" * 200_000]
)
def test_a_damaged_file_is_kept_and_the_usual_settings_are_used(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    settings, notice = load_settings(path)
    assert settings == Settings()
    assert notice is not None
    assert render(notice) == (
        "The settings were damaged, so the usual ones are used. The old file is kept as settings.broken.json."
    )
    assert path.with_name("settings.broken.json").read_bytes() == content
    assert load_settings(path) == (Settings(), None)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("window_size", [800, 600]),
        ("window_size", [1280]),
        ("window_position", "left"),
        ("animation_speed", 3),
        ("replay_speed", 0),
        ("goal", 0),
        ("goal", "many"),
        ("is_fullscreen", [1]),
        ("version", 0),
        ("deck", 5),
    ],
)
def test_a_setting_out_of_range_is_named_and_the_others_are_used(path: Path, name: str, value: Any) -> None:
    path.write_text(json.dumps({"asks_before_placing": True, name: value}))
    settings, notice = load_settings(path)
    assert settings == Settings(asks_before_placing=True)
    assert notice is not None
    assert f"the usual ones are used: {name}." in render(notice)
    assert path.with_name("settings.broken.json").exists()


def test_a_file_that_cannot_be_read_is_named(path: Path) -> None:
    path.mkdir()
    settings, notice = load_settings(path)
    assert settings == Settings()
    assert notice is not None
    assert str(path) in render(notice)


def test_a_change_is_validated() -> None:
    assert Settings().changed(goal=9).goal == 9
    with pytest.raises(ValidationError):
        Settings().changed(animation_speed=7)


def test_when_the_disk_is_full_the_old_settings_stay(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(goal=9), path)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files, "write_all", full)
    with pytest.raises(SaveUnwritable, match="The disk is full"):
        save_settings(Settings(goal=10), path)
    monkeypatch.undo()
    assert load_settings(path) == (Settings(goal=9), None)
    assert file_names(path.parent) == ["settings.json"]
