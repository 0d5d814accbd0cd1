"""Libraries for Linux: no folder of the machine that they were built on is searched."""

from pathlib import Path

import pygame
import pytest
from builder.elf import without_search_folders
from elftools.elf.dynamic import DynamicSegment
from elftools.elf.elffile import ELFFile

ORIGIN = b"$ORIGIN/../pygame_ce.libs"


def tags(path: Path) -> list[tuple[str, int]]:
    with path.open("rb") as file:
        (table,) = (part for part in ELFFile(file).iter_segments() if isinstance(part, DynamicSegment))
        return [(tag.entry.d_tag, tag.entry.d_val) for tag in table.iter_tags()]


@pytest.fixture
def library() -> Path:
    """A library that searches a folder beside itself."""
    folder = Path(pygame.__file__).parent
    return next(path for path in sorted(folder.glob("*.so")) if ORIGIN in path.read_bytes())


def test_an_absolute_folder_is_taken_out_and_nothing_else(library: Path, tmp_path: Path) -> None:
    absolute = tmp_path / "absolute.so"
    absolute.write_bytes(library.read_bytes().replace(ORIGIN, b"/else/of/who/built/it/lib"))
    ((name, cleaned, kind),) = without_search_folders(
        [("inside/absolute.so", str(absolute), "EXTENSION")], tmp_path / "cleaned"
    )
    assert (name, kind) == ("inside/absolute.so", "EXTENSION")
    assert Path(cleaned) == tmp_path / "cleaned" / "inside" / "absolute.so"
    before = tags(absolute)
    assert tags(Path(cleaned)) == [tag for tag in before if tag[0] not in ("DT_RPATH", "DT_RUNPATH")]
    assert len(tags(Path(cleaned))) < len(before)


def test_a_folder_beside_the_library_and_other_files_stay_as_they_are(library: Path, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("no library", encoding="utf-8")
    entries = [
        ("a.so", str(library), "BINARY"),
        ("notes", str(text), "BINARY"),
        ("link.so", "a.so", "SYMLINK"),
    ]
    assert without_search_folders(entries, tmp_path / "cleaned") == entries
    assert not (tmp_path / "cleaned").exists()
