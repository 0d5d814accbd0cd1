"""Who sits at a table: persons and bots, with the names and colours by which others know them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.core.words import Message, marked, message

PERSON: Final = "person"
"""The kind of a player who decides at the screen; every other kind is the name of a bot."""

COLOURS: Final = (
    marked("amber"),
    marked("teal"),
    marked("plum"),
    marked("moss"),
    marked("rust"),
    marked("sky"),
)
"""The names of the colours that tell players apart."""

LONGEST_NAME: Final = 22
"""Letters of a player's name."""


class Player(NamedTuple):
    """Who sits in one seat."""

    kind: str = PERSON
    name: str = ""
    """As it was typed; empty for one who goes by the number of the seat."""
    face: str = ""
    """The id of the regular whose face is shown; empty for the one that the seat brings along."""
    colour: str = ""
    """One of COLOURS; empty for the one that the seat brings along."""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen decides."""
        return self.kind == PERSON


def seat_name(names: Sequence[str], seat: Seat) -> Message:
    """Return what a seat is called."""
    name = names[seat] if 0 <= seat < len(names) else ""
    return Message(name) if name else message("Player {n}", n=seat + 1)


def names_of(players: Sequence[Player]) -> tuple[str, ...]:
    """Return the names of all players, by seat."""
    return tuple(player.name for player in players)


def persons_of(players: Sequence[Player]) -> frozenset[Seat]:
    """Return the seats in which persons sit."""
    return frozenset(seat for seat, player in enumerate(players) if player.is_person)
