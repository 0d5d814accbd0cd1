"""What a player was helped with on the way to the first result, and whether a match was played without."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from game.core.timeline import Kind, Timeline
from saves.format import Data, Header


class Assist(StrEnum):
    """A kind of help from the program."""

    HINT = "hint"
    WHAT_IF = "what_if"


Asked: TypeAlias = frozenset[tuple[Assist, int]]
"""Which help was taken at which positions of the line."""


def assist_line(assist: Assist, position: int) -> Data:
    """Return what the line says with which a player was helped at a position."""
    return {"op": "assist", "kind": assist.value, "at": position}


def asked_for(data: Data) -> tuple[Assist, int]:
    """Return what such a line says.

    Raises KeyError, TypeError or ValueError when it is no such line.
    """
    kind, at = data["kind"], data["at"]
    if type(kind) is not str or type(at) is not int or at < 0:
        raise TypeError("who was helped, or where, is wrong")
    return Assist(kind), at


def count_assists(asked: Asked) -> Mapping[Assist, int]:
    """Return how often each kind of help was taken."""
    return Counter(assist for assist, _ in asked)


def is_perfect(header: Header, timeline: Timeline, asked: Asked) -> bool:
    """Return whether nothing helped up to the first result: a win is perfect then."""
    counts = not header.is_practice and header.branched is None
    return counts and not asked and not takebacks_that_count(timeline)


def takebacks_that_count(timeline: Timeline) -> int:
    """Return how often something was taken back before the first result."""
    takebacks = 0
    for kind, value in timeline.operations:
        if kind is Kind.ACT and timeline.records[value].result is not None:
            break
        takebacks += kind is Kind.UNDO
    return takebacks
