"""What the player and chance can do."""

from dataclasses import dataclass
from typing import TypeAlias

from game.core.codec import Codec


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: shuffle the patrons; `order` (first drawn first) chooses the outcome."""

    order: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class PlacePatron:
    """Send a patron from the Bar to the top of the Inn."""

    card: int


@dataclass(frozen=True, slots=True)
class BringPatron:
    """The player's choice for `bring_from_bar`."""

    card: int


@dataclass(frozen=True, slots=True)
class ShuffleRooms:
    """Chance: put the patrons of `shuffle_below` back; `order` (top room first) chooses the outcome."""

    order: tuple[int, ...] | None = None


Action: TypeAlias = Deal | PlacePatron | BringPatron | ShuffleRooms

ACTIONS: Codec[Action] = Codec(
    {"deal": Deal, "place": PlacePatron, "bring": BringPatron, "shuffle": ShuffleRooms}
)
