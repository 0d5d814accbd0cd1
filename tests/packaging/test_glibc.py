"""The glibc that a build needs is the highest that any of its files asks for."""

import shutil
from pathlib import Path

import pygame
import pytest
from builder import glibc
from builder.glibc import highest_glibc, needed_glibc

LIBRARIES = Path(pygame.__file__).parents[1] / "pygame_ce.libs"


def test_one_library_asks_for_what_its_table_says(tmp_path: Path) -> None:
    sdl = next(LIBRARIES.glob("libSDL2-2-*"))
    (tmp_path / "inner").mkdir()
    shutil.copy(sdl, tmp_path / "inner" / "library")
    found = needed_glibc(tmp_path)
    assert found is not None
    assert f"GLIBC_{found}\0".encode() in sdl.read_bytes()


def test_the_highest_of_several_counts_and_not_the_one_last_in_the_alphabet(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked = {"a": ["2.4", "2.34"], "b": ["2.9"], "c": ["2.2.5"]}
    monkeypatch.setattr(glibc, "_versions", lambda path: iter(asked[path.name]))
    assert highest_glibc(tmp_path / name for name in asked) == "2.34"


def test_a_folder_without_libraries_needs_none(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no library")
    assert needed_glibc(tmp_path) is None
