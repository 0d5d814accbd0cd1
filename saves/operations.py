"""The operations of a match as lines of its file, and entries that are decoded when they are needed."""

from collections.abc import Mapping
from typing import Any

from game.core.codec import CodecError
from game.core.game import Game
from game.core.match import apply
from game.core.rng import Rng
from game.core.rules import Result, Seat
from game.core.timeline import Entry, Kind, Operation, Timeline
from game.core.words import message
from saves.format import Data, Header, SaveDamaged, seal

LONGEST_NAME = 60


def act_line(game: Game, entry: Entry[Any, Any], fingerprint: str) -> bytes:
    """Return the line of an action: what was done, what it brought about, where chance and state stand."""
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
    return seal(data)


def move_line(operation: Operation) -> bytes:
    """Return the line of an undo or redo: where the cursor went."""
    return seal({"op": operation.kind.value, "to": operation.value})


def note_line(name: str) -> bytes:
    """Return the line that gives the match a name."""
    return seal({"op": "note", "name": name})


def tidy_name(name: str) -> str:
    """Return a name as it is kept: one line, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME].rstrip()


class StoredEntry:
    """What a file says of one entry; the action and its events are decoded when they are asked for."""

    __slots__ = ("_data", "_entry", "_game", "_seed", "digest", "result", "seat")

    seat: Seat
    result: Result | None
    digest: str

    def __init__(self, data: Mapping[str, Any], game: Game, seed: int) -> None:
        """Raise LookupError, TypeError or ValueError when a part is missing or wrong."""
        self.seat = data["seat"]
        self.digest = data["digest"]
        if (
            type(self.seat) is not int
            or type(self.digest) is not str
            or type(data["events"]) is not list
            or type(data["rng"]) is not dict
        ):
            raise TypeError("a part of an action is wrong")
        result = data.get("result")
        self.result = None if result is None else Result(result[0], tuple(result[1]), tuple(result[2]))
        self._data = data
        self._game = game
        self._seed = seed
        self._entry: Entry[Any, Any] | None = None

    def entry(self) -> Entry[Any, Any]:
        """Return the entry.

        Raises SaveDamaged when the action or an event is none of the game's.
        """
        if self._entry is None:
            data = self._data
            try:
                action = self._game.actions.decode(data["action"])
                events = tuple([self._game.events.decode(event) for event in data["events"]])
                rng = Rng.at(self._seed, data["rng"])
            except (CodecError, LookupError) as error:
                raise SaveDamaged(
                    message("A step of this match cannot be read: {reason}.", reason=str(error))
                ) from None
            self._entry = Entry(self.seat, action, events, rng, self.result)
        return self._entry


def rebuild(header: Header, lines: list[Data], game: Game) -> tuple[Timeline, str, int]:
    """Return the timeline, the name of the match, and how many operations fit one after the other."""
    timeline = Timeline()
    name = tidy_name(header.name)
    for at, data in enumerate(lines):
        try:
            match data.get("op"):
                case "act":
                    timeline.append(StoredEntry(data, game, header.seed))
                case "undo" | "redo" as kind:
                    apply(timeline, Operation(Kind(kind), _position(data)))
                case "note":
                    name = tidy_name(data["name"])
                case _:
                    raise ValueError("unknown operation")
        except (LookupError, TypeError, ValueError, AttributeError):
            return timeline, name, at
    return timeline, name, len(lines)


def _position(data: Data) -> int:
    position = data["to"]
    if type(position) is not int:
        raise TypeError("a position is a number")
    return position
