"""What lists of matches show of a file, without opening it: made once, then kept in the index."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from game.core.players import Player
from game.core.words import Argument, Message


class MatchInfo(NamedTuple):
    """One match in the library; everything a menu shows, as plain values."""

    path: Path
    changed: float
    """When the file was last written, in seconds since 1970."""
    size: int
    id: str = ""
    """The id of the match; copies have the same."""
    game: str = ""
    name: str = ""
    deck_title: str = ""
    seed: int = 0
    goal: int | None = None
    """The goal, in games that have one."""
    created: str = ""
    """ISO 8601: UTC, and for a daily deal the time where the player was."""
    is_over: bool = False
    """Whether a result was reached; the first one counts, whatever was taken back later."""
    is_won: bool = False
    """Whether a person who has not left the seat is among the winners."""
    is_playable: bool = False
    """Whether it can be played on: under the present rules, and from the table that was saved."""
    headline: Message = Message("")
    """How far the match is, in a few words of its game."""
    asleep: int | None = None
    left: int | None = None
    turn: int | None = None
    takebacks: int = 0
    is_branched: bool = False
    has_own_deal: bool = False
    """Whether the deal was given: then the seed is not its number."""
    plies: int = 0
    """How many decisions the players have made on the line in force."""
    players: tuple[Player, ...] = ()
    """Who sits in each seat now."""
    is_practice: bool = False
    """Whether everything could be taken back at any time, so that it does not count."""
    hints: int = 0
    what_ifs: int = 0
    is_perfect: bool = False
    """Whether nothing helped up to the first result; who won is another matter."""
    seconds: float = 0.0
    """How long a person was at the table."""
    daily: str = ""
    """The day whose deal this is the attempt at, as an ISO date; empty for any other match."""
    challenge: str = ""
    """The code of the challenge that it was begun from, if it was."""
    score: int | None = None
    """The score of the only person, or else of seat 0, once there is a result."""
    facts: str = ""
    """What statistics keep of a finished match, as JSON text; empty while it goes on."""
    problem: Message | None = None
    """Why the file cannot be opened; then all else is empty."""


def pack_players(players: tuple[Player, ...]) -> str:
    """Return players as JSON text."""
    return json.dumps(players, separators=(",", ":"))


@lru_cache(maxsize=4096)
def unpack_players(text: str) -> tuple[Player, ...]:
    """Return the players of a JSON text."""
    return tuple(Player(*parts) for parts in json.loads(text))


def pack_words(words: Message) -> str:
    """Return a message as JSON text."""
    return json.dumps(_plain(words), separators=(",", ":"))


@lru_cache(maxsize=4096)
def unpack_words(text: str) -> Message:
    """Return the message of a JSON text."""
    return _message(json.loads(text))


def _plain(words: Message) -> list[object]:
    parts: list[object] = []
    for name, value in words.arguments:
        match value:
            case Message():
                parts.append([name, "message", _plain(value)])
            case tuple():
                parts.append([name, "messages", [_plain(part) for part in value]])
            case _:
                parts.append([name, "value", value])
    return [words.text, parts, words.many, words.count] if words.many else [words.text, parts]


def _message(data: Any) -> Message:
    text, parts, *plural = data
    return Message(text, tuple((name, _argument(kind, value)) for name, kind, value in parts), *plural)


def _argument(kind: str, value: Any) -> Argument:
    if kind == "message":
        return _message(value)
    if kind == "messages":
        return tuple(_message(part) for part in value)
    return value  # type: ignore[no-any-return]
