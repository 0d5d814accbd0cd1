"""Who sits where in the street, seen from the viewer's inn, and how everybody is called."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.players import Player
from game.core.rules import Seat
from scenes.language import tr
from scenes.paint.players import is_you, player_name, player_sitter
from scenes.paint.portrait import Sitter


@dataclass(frozen=True)
class Company:
    """The players of a match, by seat."""

    players: tuple[Player, ...]

    @property
    def count(self) -> int:
        """How many they are."""
        return len(self.players)

    def own(self, viewer: Seat) -> Seat:
        """Return whose inn stands in front: the viewer's, and that of seat 0 for a watcher."""
        return max(0, viewer)

    def others(self, viewer: Seat) -> tuple[Seat, ...]:
        """Return the seats across the street from left to right: clockwise from the viewer."""
        first = self.own(viewer)
        return tuple((first + step) % self.count for step in range(1, self.count))

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise from one of them."""
        return tuple((first + step) % self.count for step in range(self.count))

    def seats(self, viewer: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise from the viewer; a watcher sits in seat 0's chair."""
        return self.clockwise(self.own(viewer))

    def is_you(self, viewer: Seat, seat: Seat) -> bool:
        """Whether a seat is spoken to as "you": the only person at the table sits in it and looks."""
        return is_you(self.players, viewer, seat)

    def name(self, seat: Seat) -> str:
        """Return the whole name of a player."""
        return player_name(self.players, seat)

    def short(self, viewer: Seat, seat: Seat) -> str:
        """Return what a sign calls a player: "You", or the first word of the name."""
        if self.is_you(viewer, seat):
            return tr("You")
        name = self.players[seat].name
        return name.split()[0] if name.split() else self.name(seat)

    def list_of(self, seats: Iterable[Seat]) -> str:
        """Return the names of several players as one list."""
        return tr(", ").join(self.name(seat) for seat in seats)

    def sitter(self, seat: Seat) -> Sitter:
        """Return whose portrait a player wears."""
        return player_sitter(self.players, seat)

    def spoken_to(self, seat: Seat) -> Sitter:
        """Return whose portrait a player wears, called "You" if nobody else sits at the screen."""
        sitter = self.sitter(seat)
        return Sitter(sitter.key, tr("You")) if self.is_you(seat, seat) else sitter


def company_of(players: Sequence[Player], seats: int) -> Company:
    """Return the company of a table, with nameless players for seats that nobody told of."""
    known = tuple(players[:seats])
    return Company(known + (Player(),) * (seats - len(known)))
