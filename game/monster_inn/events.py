"""What happens in a match. Cards are named by draw numbers; no event tells the value of a Humanoid."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.core.codec import Codec
from game.monster_inn.state import Treasure


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The first starter is chosen and the cards lie shuffled; players learn it without the order."""

    starter: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class InnFilled:
    """A round begins with this line, nearest the deck first."""

    round: int
    starter: int
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat has to stay or leave."""

    seat: int


@dataclass(frozen=True, slots=True)
class PoolOpened:
    """A seat stayed by putting the first treasure into the pool."""

    seat: int
    treasure: Treasure


@dataclass(frozen=True, slots=True)
class TreasureAdded:
    """A seat stayed by adding a treasure of the pool's kind."""

    seat: int
    treasure: Treasure


@dataclass(frozen=True, slots=True)
class PoolExchanged:
    """A seat stayed by taking the pool and putting more of the other kind."""

    seat: int
    taken: int
    paid: int
    treasure: Treasure
    """The kind that lies in the pool now."""


class Parting(StrEnum):
    """Why a seat left."""

    CHOSEN = "chosen"
    LAST = "last"
    """Forced: nobody else was in."""
    BROKE = "broke"
    """Forced: it could pay for no way to stay."""


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A seat leaves the Inn; what it takes is told next."""

    seat: int
    parting: Parting

    @property
    def is_forced(self) -> bool:
        """Whether the rules took this step without asking."""
        return self.parting is not Parting.CHOSEN


@dataclass(frozen=True, slots=True)
class PoolTaken:
    """A leaving seat took the pool; an empty pool is not told of."""

    seat: int
    treasure: Treasure
    count: int


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A leaving seat put the card at stake into this column of its dungeon, from 0."""

    seat: int
    card: int
    column: int


@dataclass(frozen=True, slots=True)
class BonusOffered:
    """A seat has to choose a treasure of the Reserve for the Humanoid that it took."""

    seat: int


@dataclass(frozen=True, slots=True)
class BonusTaken:
    """A seat took a treasure of the Reserve; forced when only one kind was left there."""

    seat: int
    treasure: Treasure
    is_forced: bool


@dataclass(frozen=True, slots=True)
class SupportOffered:
    """A seat may support one of these Monsters, left to right."""

    seat: int
    monsters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SupportPlaced:
    """A seat put a treasure onto a Monster."""

    seat: int
    card: int
    treasure: Treasure


@dataclass(frozen=True, slots=True)
class SupportDeclined:
    """A seat supported no Monster."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastCallBegan:
    """All cards are taken; the columns are judged next, so many of them."""

    columns: int


class Verdict(StrEnum):
    """What becomes of a Humanoid in the Last Call."""

    ALONE = "alone"
    """Removed unseen: no Monster is above it."""
    GUARDED = "guarded"
    """Removed unseen: the Monster above it is supported."""
    BEATEN = "beaten"
    """Revealed and removed: it is weaker than the Monster above it."""
    STAYED = "stayed"
    """Revealed; it stays and costs fame."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of one Humanoid."""

    seat: int
    card: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class ColumnCalled:
    """One column of every dungeon was judged; values show in the view that follows."""

    column: int
    fates: tuple[Fate, ...]
    """By seat; those without a Humanoid in this column are missing."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over: `last_call`; now every Humanoid that was taken shows its value."""

    reason: str


Event: TypeAlias = (
    TurnBegan
    | TreasureAdded
    | PoolOpened
    | PoolExchanged
    | PlayerLeft
    | PoolTaken
    | CardTaken
    | BonusOffered
    | BonusTaken
    | SupportOffered
    | SupportPlaced
    | SupportDeclined
    | InnFilled
    | DeckShuffled
    | LastCallBegan
    | ColumnCalled
    | MatchEnded
)

EVENTS: Codec[Event] = Codec(
    {
        "dealt": DeckShuffled,
        "filled": InnFilled,
        "turn": TurnBegan,
        "opened": PoolOpened,
        "added": TreasureAdded,
        "exchanged": PoolExchanged,
        "left": PlayerLeft,
        "pool": PoolTaken,
        "card": CardTaken,
        "offered": BonusOffered,
        "bonus": BonusTaken,
        "choice": SupportOffered,
        "support": SupportPlaced,
        "declined": SupportDeclined,
        "last_call": LastCallBegan,
        "column": ColumnCalled,
        "over": MatchEnded,
    }
)
