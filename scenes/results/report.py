"""What replays and the standings of a match ask of a game: facts and sentences, without its rules."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from game.core.match import AnyMatch
from game.core.players import Player
from game.core.rules import Seat
from game.core.timeline import Record
from scenes.paint.portrait import Sitter


class ToldLine(NamedTuple):
    """One thing that happened, as rich text with an icon before it."""

    icon: str
    words: str


class ToldStep(NamedTuple):
    """One decision and what came of it, in words."""

    sitter: Sitter | None
    """Whose decision it was, or whom it moved; nobody at the start."""
    name: str
    words: str
    lines: tuple[ToldLine, ...]


class Reporter(Protocol):
    """Tells the matches of one opened game."""

    def turn(self, view: Any) -> int:
        """Return the turn that a view belongs to."""
        ...

    def still(self, view: Any) -> Any:
        """Return a view as a picture in a book: nobody is asked to do anything."""
        ...

    def is_aside(self, record: Record) -> bool:
        """Whether a decision brought nothing that anybody has to see: a replay does not stop at it."""
        ...

    def step(self, match: AnyMatch, nodes: tuple[int, ...], seat: Seat) -> ToldStep:
        """Return what some nodes of the tree say to a seat: a decision with its chance, or the deal."""
        ...


class Standing(NamedTuple):
    """How one player fared."""

    seat: Seat
    name: str
    player: Player
    score_words: str
    """What decided, in a few words with the number: "18 skulls", "2 pieces"."""
    parts: tuple[tuple[str, str], ...]
    """What the score is made of, each as (icon, words)."""
    is_winner: bool
    merit: tuple[int, ...]
    """What ranks it, the first number first; those with equal ones share a rank."""


def ranks(standings: Sequence[Standing]) -> list[int]:
    """Return the rank of each, from 1, the best first; winners share the first, equal ones theirs."""
    found: list[int] = []
    winners = sum(standing.is_winner for standing in standings)
    for at, standing in enumerate(standings):
        before = standings[at - 1] if at else None
        if standing.is_winner:
            found.append(1)
        elif before is not None and not before.is_winner and before.merit == standing.merit:
            found.append(found[-1])
        else:
            found.append(max(at, winners) + 1)
    return found


class StandingsReporter(Reporter, Protocol):
    """Tells the matches of a game with several seats."""

    def standings(self, match: AnyMatch) -> tuple[Standing, ...]:
        """Return all players of a match that is over at the cursor, the best first."""
        ...

    def sentence(self, match: AnyMatch) -> str:
        """Return in one sentence how a match ended that is over at the cursor."""
        ...
