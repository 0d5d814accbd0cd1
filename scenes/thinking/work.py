"""What the process beside the window does: it thinks about a question until its time is up or another comes.

It knows the game, but neither window nor match: what it is told of the table is the view of one seat.
"""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.bots.roster import bots_for
from game.core.bot import Bot, Thinker, Weigher, Weight
from game.core.game import Game
from game.core.rng import Rng
from game.core.rules import Seat

if TYPE_CHECKING:
    # At tables where nobody thinks on, it would be loaded for nothing.
    from multiprocessing.connection import Connection

_NICE = 5
"""The window comes first."""
_TOLD_SECONDS = 0.1
"""So often at most is told how weights have changed."""


class Room(NamedTuple):
    """What a worker is told once."""

    game: Game
    deck: Mapping[str, Any]
    options: Mapping[str, Any]


class Question(NamedTuple):
    """What a bot is to decide."""

    number: int
    kind: str
    """The name of the bot."""
    seat: Seat
    view: Any
    legal: tuple[Any, ...]
    rng: Rng
    seconds: float
    """So long it may think."""
    weighs: bool = False
    """Whether it is asked what each of the legal actions is worth, not only which is best."""


class Thought(NamedTuple):
    """The best action so far, as its place among the legal ones; `is_last` when no better one will come."""

    number: int
    best: int
    is_last: bool


class Weighed(NamedTuple):
    """The weights of the legal actions so far; `is_last` when they will not get better."""

    number: int
    weights: tuple[Weight, ...]
    is_last: bool


class Failed(NamedTuple):
    """What went wrong in a bot, for the log; the process ends then."""

    report: str


READY = "ready"
"""Said once, as soon as questions can be asked."""


def work(connection: Connection, room: Room) -> None:
    """Answer questions until nobody can ask any more."""
    # Ctrl+C at the terminal reaches every process of it; when to end is for the window to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    rules = room.game.open(room.deck, room.options, "deck").rules
    makers = bots_for(room.game)
    bots: dict[tuple[str, Seat], Bot[Any, Any]] = {}
    try:
        connection.send(READY)
        while True:
            asked = connection.recv()
            if not isinstance(asked, Question):
                continue
            key = asked.kind, asked.seat
            if key not in bots:
                bots[key] = makers[asked.kind](rules, asked.seat)
            for thought in _answers(bots[key], asked, connection):
                connection.send(thought)
    except (EOFError, OSError):
        # The window is gone, or has no more use for us.
        return
    except Exception:
        # Whatever it was, the window has to know, and others of this process would see it again.
        connection.send(Failed(traceback.format_exc()))


def _answers(bot: Bot[Any, Any], asked: Question, connection: Connection) -> Iterator[Thought | Weighed]:
    return _weigh(bot, asked, connection) if asked.weighs else _think(bot, asked, connection)


def _think(bot: Bot[Any, Any], asked: Question, connection: Connection) -> Iterator[Thought]:
    """Yield the best action each time it changes, and at last; anything that is said meanwhile ends it."""
    until = time.monotonic() + asked.seconds
    best = -1
    assert isinstance(bot, Thinker)
    for action in bot.think(asked.view, asked.legal, asked.rng):
        place = _place_of(action, asked.legal, best)
        if place != best:
            best = place
            yield Thought(asked.number, best, is_last=False)
        if connection.poll():
            return
        if time.monotonic() >= until:
            break
    if best >= 0:
        yield Thought(asked.number, best, is_last=True)


def _weigh(bot: Bot[Any, Any], asked: Question, connection: Connection) -> Iterator[Weighed]:
    """Yield the weights now and then, and at last; anything that is said meanwhile ends it."""
    begun = time.monotonic()
    told, weights = 0.0, None
    assert isinstance(bot, Weigher)
    for weights in bot.weigh(asked.view, asked.legal, asked.rng):
        if connection.poll():
            return
        spent = time.monotonic() - begun
        if spent >= asked.seconds:
            break
        if spent >= told + _TOLD_SECONDS:
            told = spent
            yield Weighed(asked.number, weights, is_last=False)
    if weights is not None:
        yield Weighed(asked.number, weights, is_last=True)


def _place_of(action: Any, legal: Sequence[Any], guess: int) -> int:
    return guess if guess >= 0 and legal[guess] == action else legal.index(action)
