"""What players and chance can do."""

from dataclasses import dataclass
from typing import TypeAlias

from game.core.codec import Codec
from game.innkeepers_folly.state import NO_TARGET, Choice, Direction


@dataclass(frozen=True, slots=True)
class DealRound:
    """Chance: shuffle all cards and deal a round; the fields choose the outcome, all together or none.

    `order` is the whole deck, first dealt first: six to each living seat in turn order from the starter, one
    seat after the other, the rest is the draw pile. `starter` belongs to the first round only.
    """

    order: tuple[int, ...] | None = None
    center: int | None = None
    starter: int | None = None


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """Chance: shuffle the draw pile, or the discard into an empty one; `order` (next first) is the result."""

    order: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card on a seat, in a direction, or for the center or all."""

    seat: int
    card: int
    target: int = NO_TARGET
    """The seat that the card is for: one's own for Spider and Dragon, NO_TARGET for cards without target."""
    direction: Direction | None = None
    """For Dream and Tavern; with two players always clockwise."""


@dataclass(frozen=True, slots=True)
class ChooseLekyros:
    """Add the revealed value to every total, remove it from every total, or do neither."""

    seat: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class StealPiece:
    """Choose from whom the winner of a round takes a piece."""

    seat: int
    victim: int


Action: TypeAlias = PlayCard | ChooseLekyros | StealPiece | DealRound | Reshuffle

ACTIONS: Codec[Action] = Codec(
    {
        "play": PlayCard,
        "choose": ChooseLekyros,
        "steal": StealPiece,
        "deal": DealRound,
        "shuffle": Reshuffle,
    }
)
