"""Read a match file: check every line, drop a torn end, keep what stands before damage."""

import json
from collections.abc import Callable
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple, TypeAlias

from game.core.words import Message, message
from saves.files import read_some, why_not
from saves.format import (
    FORMAT,
    LONGEST_SAVE,
    MAGIC,
    Chain,
    Data,
    Header,
    NotASave,
    SaveDamaged,
    SaveTooLong,
    SaveTooNew,
    decode_header,
)
from saves.migrations import UPCASTERS, Upcasters, has_present_lines, is_known, upcast_header, upcast_line

Parse: TypeAlias = Callable[[bytes], Data]


class ReadSave(NamedTuple):
    """What could be read of a match file."""

    header: Header
    lines: list[bytes]
    """The operations as they stand in the file, checked to be whole, without ends of line."""
    parse: Parse
    """Turns a line into data of the present format; raises ValueError when it is no JSON object."""
    ends: list[int]
    """Where each line ends, in bytes; the header first."""
    crcs: list[int]
    """The crc32 of each line; the header first."""
    notices: tuple[Message, ...]
    size: int
    is_damaged: bool
    """Whether more than a torn end is wrong after the valid part."""
    has_present_lines: bool
    """Whether the lines stand there as the present format has them."""

    @property
    def valid_length(self) -> int:
        """How many bytes from the beginning are good."""
        return self.ends[-1]

    @property
    def crc(self) -> int:
        """The crc32 of the last good line, from which the next one goes on."""
        return self.crcs[-1]

    def before(self, line: int, name: str) -> "ReadSave":
        """Return what stands before an operation (counted from 0) that does not fit what went before it."""
        return self._replace(
            lines=self.lines[:line],
            ends=self.ends[: line + 1],
            crcs=self.crcs[: line + 1],
            notices=(*self.notices, _damage_notice(name, line + 2)),
            is_damaged=True,
        )


def read_save(source: bytes | Path, *, upcasters: Upcasters = UPCASTERS, name: str = "") -> ReadSave:
    """Return the header and all whole operations of a match file, up to the first damage.

    Raises NotASave, SaveTooNew, SaveTooLong, SaveDamaged (when not even the header can be read).
    """
    if isinstance(source, Path):
        name = source.name
        source = read_bytes(source)
    written_format = _check_kind(source, name)
    if written_format > FORMAT:
        raise SaveTooNew(
            message("{file} was saved by a newer version of Four Inns. Please update the program.", file=name)
        )
    pieces = source.split(b"\n")
    torn = pieces.pop()
    crcs = _follow_whole(pieces)
    whole = len(crcs)
    if not whole:
        raise SaveDamaged(_no_first_line(source, name))
    header = _header(pieces[0], written_format, upcasters, name)
    notices: list[Message] = []
    is_damaged = whole < len(pieces)
    if is_damaged:
        notices.append(_damage_notice(name, whole + 1))
    elif torn:
        notices.append(
            message("The last step in {file} was only half written, so it was left out.", file=name)
        )
    ends = list(accumulate(len(piece) + 1 for piece in pieces[:whole]))
    parse = partial(_parse, written_format=written_format, upcasters=upcasters)
    return ReadSave(
        header,
        pieces[1:whole],
        parse,
        ends,
        crcs,
        tuple(notices),
        len(source),
        is_damaged,
        has_present_lines(written_format, upcasters),
    )


def read_bytes(path: Path) -> bytes:
    """Return the content of a match file.

    Raises NotASave, SaveTooLong, SaveDamaged.
    """
    try:
        if path.stat().st_size > LONGEST_SAVE:
            raise SaveTooLong(_too_long(path.name))
        content = read_some(path, LONGEST_SAVE)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        # ValueError: no file can have such a name.
        raise NotASave(message("There is no file {file}.", file=str(path))) from None
    except IsADirectoryError:
        raise NotASave(_not_a_save(path.name)) from None
    except OSError as error:
        raise SaveDamaged(
            message("{file} cannot be read: {reason}.", file=str(path), reason=why_not(error))
        ) from None
    if len(content) > LONGEST_SAVE:
        raise SaveTooLong(_too_long(path.name))
    return content


def _too_long(name: str) -> Message:
    return message(
        "{file} is longer than {limit} MB, which no match is. It was not opened.",
        file=name,
        limit=LONGEST_SAVE // 1_000_000,
    )


def _not_a_save(name: str) -> Message:
    return message("{file} is not a saved match of Four Inns.", file=name)


def _damage_notice(name: str, line: int) -> Message:
    return message(
        "{file} is damaged from line {line} on. Everything before it was kept.", file=name, line=line
    )


def _check_kind(content: bytes, name: str) -> int:
    """Return the number of the format, which stands at the same place in every format there will ever be."""
    number = content[len(MAGIC) : len(MAGIC) + 9].split(b",")[0]
    if not content.startswith(MAGIC) or not number.isdigit():
        raise NotASave(_not_a_save(name))
    return int(number)


def _follow_whole(pieces: list[bytes]) -> list[int]:
    """Return the crc32 of each line, up to the first that was not written after the one before it."""
    chain = Chain()
    crcs = []
    for piece in pieces:
        if not chain.follow(piece):
            break
        crcs.append(chain.crc)
    return crcs


def _no_first_line(content: bytes, name: str) -> Message:
    first, carriage_return, _ = content.partition(b"\r")
    if carriage_return and Chain().follow(first):
        return message(
            "{file} cannot be opened, because another program, such as one for mail, changed its line ends. "
            "Please copy the file again in a way that leaves it as it is.",
            file=name,
        )
    return message("{file} is damaged: its first line cannot be read.", file=name)


def _header(line: bytes, written_format: int, upcasters: Upcasters, name: str) -> Header:
    if not is_known(written_format, upcasters):
        raise NotASave(_not_a_save(name))
    try:
        return decode_header(upcast_header(_object(line), written_format, upcasters), written_format)
    except ValueError:
        raise SaveDamaged(
            message("{file} is damaged: its first line does not say what it should.", file=name)
        ) from None


def _parse(line: bytes, written_format: int, upcasters: Upcasters) -> Data:
    return upcast_line(_object(line), written_format, upcasters)


def _object(line: bytes) -> Data:
    try:
        data = json.loads(line)
    except RecursionError:
        data = None
    if not isinstance(data, dict):
        raise ValueError("a line is no JSON object")
    return data
