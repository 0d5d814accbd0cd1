"""Takes out of libraries for Linux the folders of the machine that they were built on.

Some name a folder to search for other libraries, such as the home of whoever built Python. What is packed
lies together and is found without; a folder of that name elsewhere must not come first, or at all.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final

from elftools.common.exceptions import ELFError
from elftools.elf.dynamic import DynamicSegment
from elftools.elf.elffile import ELFFile

from builder.contents import LIBRARIES, Entry

_SEARCH_TAGS: Final = ("DT_RPATH", "DT_RUNPATH")


def without_search_folders(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Return these entries, with copies in a folder for libraries that searched absolute folders."""
    return [
        (name, str(_clean(Path(file), folder / name)) if kind in LIBRARIES else file, kind)
        for name, file, kind in entries
    ]


def _clean(source: Path, copy: Path) -> Path:
    """Return the library itself when it is clean already, or else the copy, which is written."""
    content = bytearray(source.read_bytes())
    with source.open("rb") as file:
        spots = _search_entries(file)
    if not spots:
        return source
    for start, size, end in reversed(spots):
        content[start:end] = content[start + size : end] + bytes(size)
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(content)
    copy.chmod(0o755)
    return copy


def _search_entries(file: BinaryIO) -> list[tuple[int, int, int]]:
    """Return where a file keeps entries with absolute folders: start, size and the end of their table."""
    try:
        segments = [part for part in ELFFile(file).iter_segments() if isinstance(part, DynamicSegment)]
    except ELFError:
        return []
    spots = []
    for segment in segments:
        size = segment.elffile.structs.Elf_Dyn.sizeof()
        start = segment["p_offset"]
        for number, tag in enumerate(segment.iter_tags()):
            if tag.entry.d_tag in _SEARCH_TAGS and _names_a_folder(tag):
                spots.append((start + number * size, size, start + segment["p_filesz"]))
    return spots


def _names_a_folder(tag: object) -> bool:
    folders = str(getattr(tag, "rpath", "") or getattr(tag, "runpath", ""))
    return any(folder.startswith("/") for folder in folders.split(":"))
