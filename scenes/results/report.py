"""What the end of a match and its replay ask of a game: facts and sentences, without its rules."""

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


class ToldLine(NamedTuple):
    """One thing that happened, as rich text with an icon before it."""

    icon: str
    words: str


class ToldStep(NamedTuple):
    """One decision and what came of it, in words."""

    sitter: Sitter | None
    """Who was sent up; nobody at the start."""
    name: str
    words: str
    lines: tuple[ToldLine, ...]


class Reporter(Protocol):
    """Tells the matches of one opened game."""

    def night(self, match: AnyMatch) -> NightReport:
        """Return how a match went that is over at the cursor."""
        ...

    def turn(self, view: Any) -> int:
        """Return the turn that a view belongs to."""
        ...

    def still(self, view: Any) -> Any:
        """Return a view as a picture in a book: nobody is asked to do anything."""
        ...

    def step(self, match: AnyMatch, nodes: tuple[int, ...]) -> ToldStep:
        """Return what some nodes of the tree say: a decision and the chance that followed, or the deal."""
        ...

    def house(self, scale: Scale, view: Any) -> "House":
        """Return what was built in the match, as it stands at the right of the table."""
        ...


class House(NamedTuple):
    """The right edge of a table in the usual layout of a window."""

    behind: tuple[Sprite, ...]
    rooms: tuple[Sprite, ...]
    """One sprite a floor, from the lowest up."""
    above: tuple[Sprite, ...]
    roof: Sprite | None
    """The roof among those above, from which the snores rise."""
