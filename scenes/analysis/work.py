"""What a process of the crew does: one piece of work after the other, each for so long as it was told."""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from game.analysis.analyst import Analyst
from game.analysis.subject import Subject
from game.analysis.tasks import Finding, Task

if TYPE_CHECKING:
    # Whoever only looks at an analysis that is there needs no processes.
    from multiprocessing.connection import Connection

_NICE = 5
"""The window comes first."""
_NEWS_SECONDS = 0.25
"""So often is told what has been found so far."""


class Order(NamedTuple):
    """A piece of work."""

    task: Task
    seconds: float
    """How long it may be refined; what is played to its end takes as long as it takes."""


class News(NamedTuple):
    """What was found so far; the work on the oldest order ends with the last."""

    finding: Finding
    seconds: float
    """How long it has taken."""
    is_last: bool
    is_all: bool = False
    """Whether nothing more could be found, with more time either."""


class Failed(NamedTuple):
    """What went wrong, for the log; the process ends then."""

    report: str


def work(connection: Connection, subject: Subject) -> None:
    """Follow orders until nobody gives any more."""
    # Ctrl+C at the terminal reaches every process of it; when to end is for the one that began to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    try:
        analyst = Analyst(subject)
        while True:
            for news in _follow(analyst, connection.recv()):
                connection.send(news)
    except (EOFError, OSError):
        # Nobody wants to know any more.
        return
    except Exception:
        # Whatever it was, it has to be told, and other orders would meet it again.
        connection.send(Failed(traceback.format_exc()))


def _follow(analyst: Analyst, order: Order) -> Iterator[News]:
    begun = told = time.monotonic()
    finding: Finding | None = None
    is_all = True
    for finding in analyst.findings(order.task):
        now = time.monotonic()
        if now - begun >= order.seconds:
            is_all = False
            break
        if now - told >= _NEWS_SECONDS:
            told = now
            yield News(finding, now - begun, is_last=False)
    assert finding is not None, "every task finds something"
    yield News(finding, time.monotonic() - begun, is_last=True, is_all=is_all)
