"""What is analysed: a finished match as a value that can be sent to another process."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.game import Game
from game.core.players import Player, persons_of
from game.core.rules import Seat
from game.core.timeline import Entry


class Subject(NamedTuple):
    """One line of a match, from the deal to the result."""

    game: Game
    deck: Mapping[str, Any]
    options: Mapping[str, Any]
    seed: int
    players: tuple[Player, ...]
    """Whose decisions are judged, and who plays on in what might have been."""
    entries: tuple[Entry[Any, Any], ...]

    @property
    def persons(self) -> frozenset[Seat]:
        """The seats in which persons sit."""
        return persons_of(self.players)
