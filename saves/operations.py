"""The operations of a match as lines of its file, and entries that are decoded when they are needed."""

import re
from typing import Any, NamedTuple

from game.bots.roster import bots_for
from game.core.game import Game
from game.core.players import Player
from game.core.rng import Rng
from game.core.rules import Result, Seat
from game.core.timeline import Entry, Kind, Operation, Timeline
from game.core.words import message
from saves.assists import Asked, asked_for
from saves.format import Data, SaveDamaged
from saves.reader import Parse, ReadSave

LONGEST_NAME = 60
LONGEST_SITTING = 1e9
"""Seconds, which is more than thirty years."""


def act_line(game: Game, entry: Entry[Any, Any], fingerprint: str) -> Data:
    """Return what the line of an action says: it, what it brought about, where chance and state stand."""
    data: Data = {
        "op": Kind.ACT.value,
        "seat": entry.seat,
        "action": game.actions.encode(entry.action),
        "events": [game.events.encode(event) for event in entry.events],
        "rng": dict(entry.rng.positions),
        "digest": fingerprint,
    }
    if entry.result is not None:
        data["result"] = entry.result
    return data


def move_line(operation: Operation) -> Data:
    """Return what the line of an undo or redo says: where the cursor went."""
    return {"op": operation.kind.value, "to": operation.value}


def note_line(name: str) -> Data:
    """Return what the line says that gives the match a name."""
    return {"op": "note", "name": name}


def seat_line(seat: Seat, kind: str) -> Data:
    """Return what the line says with which a bot takes the seat of a person who leaves."""
    return {"op": "seat", "seat": seat, "kind": kind}


def time_line(seconds: float) -> Data:
    """Return what the line says that adds to the time at the table."""
    return {"op": "time", "seconds": seconds}


def handed_over(players: tuple[Player, ...], seat: Seat, kind: str) -> tuple[Player, ...]:
    """Return the players after a bot took the seat of a person, whose name, face and colour stay.

    Raises ValueError when there is no such seat, or no person in it.
    """
    if not 0 <= seat < len(players) or not players[seat].is_person:
        raise ValueError(f"no person sits in seat {seat}")
    return (*players[:seat], players[seat]._replace(kind=kind), *players[seat + 1 :])


def tidy_name(name: str) -> str:
    """Return a name as it is kept: one line, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME].rstrip()


class Source(NamedTuple):
    """What turns the lines of one file into entries."""

    game: Game
    seed: int
    parse: Parse
    file: str
    """The name of the file, for those who read of what is wrong in it."""


def impossible(file: str, line: int) -> SaveDamaged:
    """Return what is said of a line that was written so, but of which the rules know that it cannot be."""
    return SaveDamaged(
        message("{file} is damaged: what line {line} tells cannot have happened.", file=file, line=line)
    )


class StoredEntry:
    """What a file says of one entry; the action and its events are decoded when they are asked for.

    The text of a line is kept instead of its data: thousands of small lists would make the garbage collector
    stop the picture every now and then.
    """

    __slots__ = ("_entry", "_line", "_source", "digest", "number", "result", "seat")

    def __init__(
        self, line: bytes, source: Source, number: int, seat: Seat, digest: str, result: Result | None
    ) -> None:
        self.seat = seat
        self.digest = digest
        self.result = result
        self.number = number
        """The line in the file, from 1."""
        self._line = line
        self._source = source
        self._entry: Entry[Any, Any] | None = None

    @property
    def file(self) -> str:
        """The name of the file, which is that of another match where this one branched off."""
        return self._source.file

    def entry(self) -> Entry[Any, Any]:
        """Return the entry.

        Raises SaveDamaged when the action or an event is none of the game's.
        """
        if self._entry is None:
            game, seed, parse, file = self._source
            try:
                data = parse(self._line)
                action = game.actions.decode(data["action"])
                events = tuple([game.events.decode(event) for event in data["events"]])
                rng = Rng.at(seed, {str(name): int(position) for name, position in data["rng"].items()})
            except (AttributeError, LookupError, TypeError, ValueError):
                raise impossible(file, self.number) from None
            self._entry = Entry(self.seat, action, events, rng, self.result)
        return self._entry


_ACT = re.compile(
    rb'\{"op":"act","seat":(-?\d{1,4}),"action":.*,"digest":"([0-9a-f]{16})"(,"result":.*)?,"crc":"\w{8}"\}'
)
_MOVE = re.compile(rb'\{"op":"(undo|redo)","to":(\d{1,9}),"crc":"\w{8}"\}')


class Rebuilt(NamedTuple):
    """What the operations of a file lead to."""

    timeline: Timeline
    name: str
    """What the match is called now."""
    players: tuple[Player, ...]
    """Who sits in each seat now."""
    asked: Asked
    """What a person was helped with."""
    seconds: float
    """How long a person was at the table."""
    fitting: int
    """How many operations fit one after the other."""


def rebuild(read: ReadSave, game: Game, file: str) -> Rebuilt:
    """Follow the operations of a file, up to the first that does not fit those before it."""
    timeline = Timeline()
    source = Source(game, read.header.seed, read.parse, file)
    is_present = read.has_present_lines
    told = Rebuilt(timeline, tidy_name(read.header.name), read.header.players, frozenset(), 0.0, 0)
    for at, line in enumerate(read.lines):
        try:
            # Lines as `act_line` and `move_line` write them need not be parsed as a whole.
            if is_present and (act := _ACT.fullmatch(line)) and not act[3]:
                timeline.append(StoredEntry(line, source, at + 2, int(act[1]), act[2].decode(), None))
            elif is_present and (move := _MOVE.fullmatch(line)):
                timeline.apply(Operation(Kind(move[1].decode()), int(move[2])))
            else:
                told = _follow(told, line, source, at + 2)
        except (AttributeError, LookupError, TypeError, ValueError):
            return told._replace(fitting=at)
    return told._replace(fitting=len(read.lines))


def _follow(told: Rebuilt, line: bytes, source: Source, number: int) -> Rebuilt:
    """Do what a line says, whatever it is; return what is so after it."""
    timeline = told.timeline
    data = source.parse(line)
    match data["op"]:
        case "act":
            seat, digest, result = data["seat"], data["digest"], data.get("result")
            if type(seat) is not int or type(digest) is not str:
                raise TypeError("who acted, or the digest, is wrong")
            if result is not None:
                result = _result(result, len(told.players))
            timeline.append(StoredEntry(line, source, number, seat, digest, result))
        case "undo" | "redo" as kind:
            if type(data["to"]) is not int:
                raise TypeError("a position is a number")
            timeline.apply(Operation(Kind(kind), data["to"]))
        case "note":
            return told._replace(name=tidy_name(data["name"]))
        case "seat":
            seat, kind = data["seat"], data["kind"]
            if type(seat) is not int or kind not in bots_for(source.game):
                raise ValueError("a bot takes the seat with a number")
            return told._replace(players=handed_over(told.players, seat, kind))
        case "assist":
            return told._replace(asked=told.asked | {asked_for(data)})
        case "time":
            seconds = data["seconds"]
            if type(seconds) not in (int, float) or not 0 < seconds < LONGEST_SITTING:
                raise ValueError("nobody was at the table for so long")
            return told._replace(seconds=told.seconds + seconds)
        case _:
            raise ValueError("unknown operation")
    return told


def _result(data: Any, seats: int) -> Result:
    """Return what a line says of the end.

    Raises LookupError, TypeError or ValueError when it is none of a table of so many seats.
    """
    reason, scores, winners = data
    if type(reason) is not str or any(type(number) is not int for number in (*scores, *winners)):
        raise TypeError("a result is a reason, scores and winners")
    if len(scores) != seats or not all(0 <= winner < seats for winner in winners):
        raise ValueError("nobody had this result")
    return Result(reason, tuple(scores), tuple(winners))
