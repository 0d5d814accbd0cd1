"""What the end of a night asks of a game that is played alone against a house."""

from typing import Any, NamedTuple, Protocol

from game.core.match import AnyMatch
from scenes.paint.portrait import Sitter
from scenes.paint.units import Scale
from scenes.stage import Sprite


class Tile(NamedTuple):
    """One number of the result: its icon, the number, and what it counts."""

    icon: str
    value: int
    words: str


class NightReport(NamedTuple):
    """How a match went, turn by turn, on the line in force; index 0 of both tuples is the start."""

    is_won: bool
    title: str
    sentence: str
    goal: int
    asleep: tuple[int, ...]
    """How many slept after each turn."""
    leavers: tuple[tuple[Sitter, ...], ...]
    """Who left in each turn, in order."""
    tiles: tuple[Tile, ...]


class House(NamedTuple):
    """The right edge of a table in the usual layout of a window."""

    behind: tuple[Sprite, ...]
    rooms: tuple[Sprite, ...]
    """One sprite a floor, from the lowest up."""
    above: tuple[Sprite, ...]
    roof: Sprite | None
    """The roof among those above, from which the snores rise."""


class NightReporter(Protocol):
    """Tells the nights of one opened game."""

    def night(self, match: AnyMatch) -> NightReport:
        """Return how a match went that is over at the cursor."""
        ...

    def house(self, scale: Scale, view: Any) -> House:
        """Return what was built in the match, as it stands at the right of the table."""
        ...
