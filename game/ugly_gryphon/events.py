"""What happens in a night. Events that exist because of another say so."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.core.codec import Codec
from game.ugly_gryphon.state import Awaited, Phase


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The patrons lie shuffled; the player learns it without the order."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins; without anybody at the Bar its Inn Phase is passed over."""

    turn: int


@dataclass(frozen=True, slots=True)
class PatronPlaced:
    """A patron went from the Bar to the top room."""

    card: int


@dataclass(frozen=True, slots=True)
class PassBegan:
    """A pass of Inn irks begins (phase `inn`), or one of Bar irks with these loud quirks (phase `bar`)."""

    phase: Phase
    loud: int


class Cause(StrEnum):
    """What can irk a patron: its own condition, a loud quirk, or another patron's effect."""

    CONDITION = "condition"
    LOUD = "loud"
    EFFECT = "effect"


@dataclass(frozen=True, slots=True)
class Because:
    """What irked a patron."""

    kind: Cause
    by: int
    """Whose effect, or -1."""
    counts: tuple[int, ...] = ()
    """The numbers compared."""
    cards: tuple[int, ...] = ()
    """Who caused the condition."""


@dataclass(frozen=True, slots=True)
class PatronIrked:
    """A patron's effects begin to resolve."""

    card: int
    because: Because


@dataclass(frozen=True, slots=True)
class PatronLeft:
    """A patron went to the Left pile, by its own effect or another's."""

    card: int
    by: int


@dataclass(frozen=True, slots=True)
class PatronReturned:
    """A patron went from the Inn back to the Bar."""

    card: int
    by: int


@dataclass(frozen=True, slots=True)
class PatronSank:
    """A patron moved to floor 1."""

    card: int


@dataclass(frozen=True, slots=True)
class PlacesSwapped:
    """A patron traded places with the one on floor 1, where the pass will resume."""

    card: int
    other: int


@dataclass(frozen=True, slots=True)
class PatronEntered:
    """The next card of the Deck went under the Inn."""

    card: int
    by: int


@dataclass(frozen=True, slots=True)
class PassPaused:
    """The pass waits for the player (`bring`) or for chance (`shuffle`); the fields are those of a Check."""

    awaited: Awaited
    loud: int
    passed: int
    restart: int
    resolutions: int
    recent: int
    frames: tuple[tuple[int, int, int, int, int], ...]


@dataclass(frozen=True, slots=True)
class RoomsShuffled:
    """Patrons were put back in this order, top room first."""

    order: tuple[int, ...]
    by: int


@dataclass(frozen=True, slots=True)
class PatronBrought:
    """A patron went from the Bar to the top room by an effect; the pass will resume there."""

    card: int
    by: int


@dataclass(frozen=True, slots=True)
class PassCutShort:
    """The pass resolved too often and ended; these patrons kept it going."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BarOpened:
    """The Bar Phase begins."""


@dataclass(frozen=True, slots=True)
class PatronDrawn:
    """The next card of the Deck went to the Bar."""

    card: int


@dataclass(frozen=True, slots=True)
class NightEnded:
    """The match is over: `deck_empty` or `eighth_left`."""

    reason: str


Event: TypeAlias = (
    PatronDrawn
    | PatronLeft
    | PatronIrked
    | TurnBegan
    | PatronPlaced
    | PassBegan
    | BarOpened
    | PatronReturned
    | PatronEntered
    | PatronSank
    | PlacesSwapped
    | PassPaused
    | RoomsShuffled
    | PatronBrought
    | PassCutShort
    | NightEnded
    | DeckShuffled
)

EVENTS: Codec[Event] = Codec(
    {
        "dealt": DeckShuffled,
        "turn": TurnBegan,
        "placed": PatronPlaced,
        "pass": PassBegan,
        "irked": PatronIrked,
        "left": PatronLeft,
        "returned": PatronReturned,
        "sank": PatronSank,
        "swapped": PlacesSwapped,
        "entered": PatronEntered,
        "paused": PassPaused,
        "shuffled": RoomsShuffled,
        "brought": PatronBrought,
        "cut": PassCutShort,
        "bar": BarOpened,
        "drawn": PatronDrawn,
        "over": NightEnded,
    }
)
