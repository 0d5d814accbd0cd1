"""The state of a night and what its only player sees of it.

Cards are indices into the deck; the Inn is listed from floor 1 upwards; the Deck from the next card on.
"""

from enum import StrEnum
from typing import NamedTuple, TypeAlias

Card: TypeAlias = int
NOBODY: Card = -1
PLAYER = 0
BAR_SIZE = 4
LOUD_FROM = 3
LEFT_LIMIT = 8


class Awaited(StrEnum):
    """What has to happen next: the top of the pending decisions."""

    DEAL = "deal"
    PLACE = "place"
    BRING = "bring"
    SHUFFLE = "shuffle"
    NOTHING = "nothing"


class Phase(StrEnum):
    """The two halves of a turn."""

    INN = "inn"
    BAR = "bar"


class Frame(NamedTuple):
    """Effects of one patron that are being resolved, and who stood where when they began."""

    card: Card
    step: int
    above: Card
    below: Card
    two_below: Card


class Check(NamedTuple):
    """A pass that waits for the player or for chance in the middle of an effect."""

    loud: int
    """Mask of loud quirks; 0 in the Inn Phase."""
    passed: int
    """Mask of the patrons already passed."""
    restart: Card
    resolutions: int
    recent: int
    """Mask of the patrons irked lately, who are named when the pass has to be cut short."""
    frames: tuple[Frame, ...]
    """The effects being resolved, the checked patron's first."""


class State(NamedTuple):
    """Everything about a night between two events."""

    goal: int
    deck: tuple[Card, ...]
    bar: tuple[Card, ...]
    inn: tuple[Card, ...]
    left: tuple[Card, ...]
    turn: int
    phase: Phase
    awaited: Awaited
    check: Check | None
    reason: str
    """Why the night is over; empty while it goes on."""


class View(NamedTuple):
    """What the player sees: all but the order of the Deck."""

    goal: int
    deck_count: int
    bar: tuple[Card, ...]
    inn: tuple[Card, ...]
    left: tuple[Card, ...]
    turn: int
    phase: Phase
    awaited: Awaited
    check: Check | None
    reason: str

    @property
    def is_won(self) -> bool:
        """Whether the night is over and as many sleep as the goal asks."""
        return self.reason == DECK_EMPTY and len(self.inn) >= self.goal


DECK_EMPTY = "deck_empty"
EIGHTH_LEFT = "eighth_left"
