"""Make a file ready to be written on: damage and old formats are put aside before anything is changed."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.core.words import message
from saves.files import is_marked_read_only, why_unwritable, write_new, write_over
from saves.format import FORMAT, Chain, SaveReadOnly, SaveUnwritable, header_line
from saves.journal import Journal, OnSaved
from saves.reader import ReadSave


def open_journal(path: Path, read: ReadSave, on_saved: OnSaved | None = None) -> Journal:
    """Return a journal that goes on after the valid part of a file; a damaged file is kept beside it.

    Raises SaveReadOnly or SaveUnwritable.
    """
    try:
        if is_marked_read_only(path):
            raise SaveReadOnly(message("{file} is marked as read-only.", file=str(path)))
        if read.is_damaged:
            _keep_copy(path, "damaged")
        if read.header.format < FORMAT:
            _keep_copy(path, f"format-{read.header.format}")
            chain = Chain()
            content = chain.seal(header_line(read.header))
            content += b"".join(chain.seal(_bare(read.parse(line))) for line in read.lines)
            write_over(path, content)
            length, crc = len(content), chain.crc
        else:
            length, crc = read.valid_length, read.crc
        return Journal(path, length=length, count=len(read.lines), crc=crc, on_saved=on_saved)
    except PermissionError as error:
        raise SaveReadOnly(why_unwritable(path, error)) from None
    except OSError as error:
        raise SaveUnwritable(why_unwritable(path, error)) from None


def _keep_copy(path: Path, why: str) -> None:
    """Copy a file beside itself, unless a try that came no further has done so."""
    content = path.read_bytes()
    number = 1
    while (copy := path.with_name(f"{path.stem}.{why}-{number}.inn.bak")).exists():
        if copy.read_bytes() == content:
            return
        number += 1
    write_new(copy, content)


def _bare(line: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name != "crc"}
