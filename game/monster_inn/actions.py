"""What players and chance can do; a player's action begins with the seat."""

from dataclasses import dataclass
from typing import TypeAlias

from game.core.codec import Codec
from game.monster_inn.state import Treasure


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: choose the first starter and shuffle the cards (first drawn first); both given, or neither."""

    starter: int | None = None
    order: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class OpenPool:
    """Stay: put the first treasure into an empty pool."""

    seat: int
    treasure: Treasure


@dataclass(frozen=True, slots=True)
class AddTreasure:
    """Stay: add a treasure of the pool's kind."""

    seat: int


@dataclass(frozen=True, slots=True)
class ExchangePool:
    """Stay: take the whole pool and put two more of the other kind."""

    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Take the pool and the card at stake."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeBonus:
    """Choose the treasure that a Humanoid brings along."""

    seat: int
    treasure: Treasure


@dataclass(frozen=True, slots=True)
class SupportMonster:
    """Put a treasure onto an own Monster, which is named by its card, not by its draw number."""

    seat: int
    monster: int
    treasure: Treasure


@dataclass(frozen=True, slots=True)
class DeclineSupport:
    """Support no Monster this time."""

    seat: int


PlayerAction: TypeAlias = (
    OpenPool | AddTreasure | ExchangePool | Leave | TakeBonus | SupportMonster | DeclineSupport
)
Action: TypeAlias = Deal | PlayerAction

ACTIONS: Codec[Action] = Codec(
    {
        "deal": Deal,
        "open": OpenPool,
        "add": AddTreasure,
        "exchange": ExchangePool,
        "leave": Leave,
        "bonus": TakeBonus,
        "support": SupportMonster,
        "decline": DeclineSupport,
    }
)
