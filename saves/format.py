"""The text of a match file: JSON lines, each sealed with a crc32, and what can be wrong with one.

Line 1 is the header, every further line one operation. The crc32 of a line goes on from that of the line
before, so that a line that is gone, doubled or elsewhere is seen as well as one that was changed; only whole
lines that are gone from the end are not. The mark at the very beginning and the number after it stay the same
in every format to come, so that each version can tell a newer file from rubbish.
"""

import json
from collections.abc import Mapping
from datetime import MAXYEAR, MINYEAR, date
from typing import Any, Final, NamedTuple, TypeAlias
from zlib import crc32

from game.core.players import Player
from game.core.words import Message, render

FORMAT = 2
LONGEST_SAVE = 50_000_000
"""Bytes; a match of 100,000 actions has less."""

LONGEST_FIELD = 100
MOST_SEATS = 10

Data: TypeAlias = dict[str, Any]

_MARK = "four-inns match"
MAGIC = b'{"file":"four-inns match","format":'
_SEAL = b',"crc":"'
_SEAL_LENGTH = len(_SEAL) + 8 + len(b'"}')
_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


class SaveError(Exception):
    """Something about a match file that the player must know; `words` is one clear sentence."""

    def __init__(self, words: Message) -> None:
        super().__init__(render(words))
        self.words = words


class NotASave(SaveError):
    """The file is missing or something else than a match."""


class SaveTooNew(SaveError):
    """The file was written by a newer version of the program."""


class SaveDamaged(SaveError):
    """The file cannot be read, or does not say what it should."""


class SaveTooLong(SaveError):
    """The file is longer than any match."""


class SaveReadOnly(SaveError):
    """The match can be watched but not changed."""


class SaveLocked(SaveError):
    """The match is open for playing somewhere else."""


class SaveUnwritable(SaveError):
    """Something cannot be written: the disk is full, the folder is gone, there is no permission."""


class Branched(NamedTuple):
    """Where a match was branched off: the id of the other match and the position on its line."""

    match: str
    position: int


ALONE: Final = (Player(),)
"""The players of a match that one person plays without a name."""


class Header(NamedTuple):
    """What the first line says of a match."""

    id: str
    game: str
    rules: int
    """The version of the rules it is played under."""
    deck: Mapping[str, Any]
    """The complete deck, as its file has it."""
    seed: int
    options: Mapping[str, Any]
    seats: int
    app: str
    """The version of the program that began the match."""
    created: str
    """ISO 8601: UTC, and for a daily deal the time where the player was."""
    name: str = ""
    branched: Branched | None = None
    has_own_deal: bool = False
    """Whether the deal was given, as in a script: then the seed is not its number."""
    players: tuple[Player, ...] = ALONE
    """Who sits in each seat at the beginning."""
    is_practice: bool = False
    """Whether everything may be taken back at any time; then the match does not count."""
    daily: str = ""
    """The day whose deal this is the attempt at, as an ISO date; empty for any other match."""
    challenge: str = ""
    """The code of the challenge that it was begun from, if it was."""
    format: int = FORMAT
    """The format the file was in before it was read."""


class Chain:
    """The lines of a file one after the other, up to the one of which it knows the crc32."""

    __slots__ = ("crc",)

    def __init__(self, crc: int = 0) -> None:
        self.crc = crc
        """That of the last line; 0 before the first."""

    def seal(self, data: Mapping[str, Any]) -> bytes:
        """Return the data as the next line; its crc32 is of all before it, here and in the lines before."""
        content = _encode(data)[:-1].encode()
        self.crc = crc32(content, self.crc)
        return content + b'%s%08x"}\n' % (_SEAL, self.crc)

    def follow(self, line: bytes) -> bool:
        """Return whether a line, without its end, is the next one as it was written; then go on to it."""
        crc = crc32(line[:-_SEAL_LENGTH], self.crc)
        if line[-_SEAL_LENGTH:] != b'%s%08x"}' % (_SEAL, crc):
            return False
        self.crc = crc
        return True


def header_line(header: Header) -> Data:
    """Return what the first line of a file in the present format says."""
    data: Data = {"file": _MARK, **header._asdict(), "format": FORMAT}
    data["branched"] = header.branched and list(header.branched)
    if data.pop("has_own_deal"):
        data["own_deal"] = True
    if data["players"] == ALONE:
        # As in files from before there were games of several seats.
        del data["players"]
    if data.pop("is_practice"):
        data["practice"] = True
    for name in _WORDS:
        if not data[name]:
            del data[name]
    first = ("file", "format")
    return {name: data[name] for name in (*first, *(name for name in data if name not in first))}


_FIELDS = {
    "id": str,
    "game": str,
    "rules": int,
    "deck": dict,
    "seed": int,
    "options": dict,
    "seats": int,
    "app": str,
    "created": str,
    "name": str,
}
_WORDS = ("daily", "challenge")
"""Fields that most matches have not."""


def decode_header(data: Mapping[str, Any], written_format: int) -> Header:
    """Return the header from the data of the first line, brought up to the present format.

    Raises ValueError when a field is missing or wrong.
    """
    for name, kind in _FIELDS.items():
        if type(data.get(name)) is not kind:
            raise ValueError(f"field {name} of the header is missing or wrong")
    for name in ("id", "game", "app", "created"):
        if not data[name].isprintable() or len(data[name]) > LONGEST_FIELD:
            raise ValueError(f"field {name} of the header is wrong")
    if not 0 <= data["seed"] < 1 << 63:
        raise ValueError("field seed of the header is wrong")
    branched = data.get("branched")
    if branched is not None:
        match branched:
            case [str(match), int(position)]:
                branched = Branched(match, position)
            case _:
                raise ValueError("field branched of the header is wrong")
    has_own_deal = data.get("own_deal", False)
    if type(has_own_deal) is not bool:
        raise ValueError("field own_deal of the header is wrong")
    is_practice = data.get("practice", False)
    if type(is_practice) is not bool:
        raise ValueError("field practice of the header is wrong")
    words = {name: data.get(name, "") for name in _WORDS}
    for name, value in words.items():
        if type(value) is not str or not value.isprintable() or len(value) > LONGEST_FIELD:
            raise ValueError(f"field {name} of the header is wrong")
    if words["daily"] and not _is_day(words["daily"]):
        raise ValueError("field daily of the header is wrong")
    fields: Data = {name: data[name] for name in _FIELDS}
    return Header(
        **fields,
        **words,
        branched=branched,
        has_own_deal=has_own_deal,
        players=_players(data["players"]) if "players" in data else ALONE,
        is_practice=is_practice,
        format=written_format,
    )


def _is_day(words: str) -> bool:
    """Whether a day is told that has others around it."""
    try:
        day = date.fromisoformat(words)
    except ValueError:
        return False
    return day.isoformat() == words and MINYEAR < day.year < MAXYEAR


def _players(data: object) -> tuple[Player, ...]:
    if not isinstance(data, list) or not 1 <= len(data) <= MOST_SEATS:
        raise ValueError("field players of the header is wrong")
    players = []
    for parts in data:
        match parts:
            case [str(), str(), str(), str()] if all(
                part.isprintable() and len(part) <= LONGEST_FIELD for part in parts
            ):
                players.append(Player(*parts))
            case _:
                raise ValueError("field players of the header is wrong")
    return tuple(players)
