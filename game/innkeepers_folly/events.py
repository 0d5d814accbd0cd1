"""What happens in a match. All tuples by seat hold every seat."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.core.codec import Codec
from game.innkeepers_folly.state import Awaited, Choice, Direction


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """All cards were shuffled and dealt, totals and markers cleared; a player learns it without the order."""

    round: int
    starter: int
    center: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The next card of the draw pile went to a hand; others learn it as HIDDEN."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card left the hand and takes effect now."""

    seat: int
    card: int
    target: int
    direction: Direction | None


@dataclass(frozen=True, slots=True)
class TotalsChanged:
    """Totals changed by a card, or by the Zombie on the player whose turn begins (`by` is NO_CARD)."""

    before: tuple[int, ...]
    after: tuple[int, ...]
    by: int


@dataclass(frozen=True, slots=True)
class CenterChanged:
    """The number to match changed."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ZombieSet:
    """A Zombie has so many turns left: 2 when it comes, fewer when a turn is over or Demon frees."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class ChainSet:
    """A Chain was put on a player, or went after the chained turn."""

    seat: int
    is_chained: bool


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """Lekyros turned up the next card of the draw pile for all to see."""

    card: int


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """What Lekyros does with the revealed value."""

    seat: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class HandReturned:
    """A whole hand went into the draw pile, which is shuffled next; others learn the cards as HIDDEN."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Every hand moved one living seat."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class PileShuffled:
    """The draw pile was shuffled, or made of the discard when it was empty; nobody learns the order."""

    order: tuple[int, ...]
    is_discard: bool
    """Whether the cards are those of the discard."""


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """The revealed or the played card went to the discard."""

    card: int


class Obstacle(StrEnum):
    """Why a player has to pass."""

    NO_CARDS = "no_cards"
    CHAINED = "chained"


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A player had no legal play."""

    seat: int
    because: Obstacle


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class DecisionAwaited:
    """The match waits for the seat, or for chance; after a shuffle the seat draws so many cards."""

    awaited: Awaited
    seat: int
    draws: int


class Won(StrEnum):
    """How a round is won: by the exact number, or by being nearest at Last Orders."""

    EXACT = "exact"
    NEAREST = "nearest"


@dataclass(frozen=True, slots=True)
class RoundWon:
    """A round is over."""

    seat: int
    how: Won


@dataclass(frozen=True, slots=True)
class PieceTaken:
    """A piece went to the winner of a round, from the middle (`source` is NOBODY) or from a player."""

    seat: int
    piece: int
    source: int


@dataclass(frozen=True, slots=True)
class PlayerEliminated:
    """The middle is empty and the player holds no piece."""

    seat: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over: `three_pieces`, `closing_time`, or `turn_limit` with NOBODY as winner."""

    reason: str
    winner: int


Event: TypeAlias = (
    RoundDealt
    | TurnBegan
    | CardDrawn
    | CardPlayed
    | TotalsChanged
    | CenterChanged
    | ZombieSet
    | ChainSet
    | CardRevealed
    | ChoiceMade
    | HandReturned
    | HandsPassed
    | PileShuffled
    | CardDiscarded
    | TurnPassed
    | TurnEnded
    | DecisionAwaited
    | RoundWon
    | PieceTaken
    | PlayerEliminated
    | MatchEnded
)

EVENTS: Codec[Event] = Codec(
    {
        "dealt": RoundDealt,
        "turn": TurnBegan,
        "drawn": CardDrawn,
        "played": CardPlayed,
        "totals": TotalsChanged,
        "center": CenterChanged,
        "zombie": ZombieSet,
        "chain": ChainSet,
        "revealed": CardRevealed,
        "chosen": ChoiceMade,
        "returned": HandReturned,
        "passed_on": HandsPassed,
        "shuffled": PileShuffled,
        "discarded": CardDiscarded,
        "no_play": TurnPassed,
        "turn_over": TurnEnded,
        "awaited": DecisionAwaited,
        "round_won": RoundWon,
        "piece": PieceTaken,
        "eliminated": PlayerEliminated,
        "over": MatchEnded,
    }
)
