"""The state of a match of Innkeeper's Folly and what one seat sees of it.

Cards are indices into the deck; hands are sorted, which is by suit and value; the draw pile lies with the
next card first, the discard with the newest last. Pieces are 0, 1 and 2: eyes, claws and body.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

Card: TypeAlias = int
NO_CARD: Final[Card] = -1
HIDDEN: Final[Card] = -1
"""A card that the viewer may not know."""
NOBODY: Final = -1
"""No seat: nobody yet, or the middle of the table as owner of a piece."""
NO_TARGET: Final = -1
PIECES: Final = 3
HAND_SIZE: Final = 6
HIGHEST: Final = 200
"""The largest total and center."""
ZOMBIE_TURNS: Final = 2
ZOMBIE_STEP: Final = 3
CHAIN_LIMIT: Final = 5
MOST_TURNS: Final = 3000
"""An endless match that has not ended after so many turns is a draw."""


class Pace(StrEnum):
    """Whether rounds and matches have a last turn."""

    LAST_ORDERS = "last_orders"
    ENDLESS = "endless"


class Direction(StrEnum):
    """Which way totals or hands are passed; clockwise is towards the next higher seat."""

    CLOCKWISE = "clockwise"
    COUNTER = "counter"


class Choice(StrEnum):
    """What Lekyros does with the value that he revealed."""

    ADD = "add"
    REMOVE = "remove"
    NEITHER = "neither"


class Awaited(StrEnum):
    """What has to happen next."""

    DEAL = "deal"
    PLAY = "play"
    CHOICE = "choice"
    STEAL = "steal"
    SHUFFLE = "shuffle"
    NOTHING = "nothing"


class State(NamedTuple):
    """Everything about a match between two events; tuples by seat hold all seats, eliminated ones too."""

    hands: tuple[tuple[Card, ...], ...]
    totals: tuple[int, ...]
    center: int
    zombies: tuple[int, ...]
    """For each seat the turns that Zombie still lasts, 0 to 2."""
    chains: tuple[bool, ...]
    """For each seat whether its next turn (or the present one) is chained."""
    owners: tuple[int, int, int]
    """Who holds each piece; NOBODY while it lies in the middle."""
    alive: tuple[int, ...]
    """The seats still in the game, in clockwise order."""
    pile: tuple[Card, ...]
    discard: tuple[Card, ...]
    round: int
    """From 1; 0 before the first deal."""
    turns: int
    """How many turns of this round are over."""
    match_turns: int
    """How many turns of the match are over."""
    starter: int
    """Who started this round."""
    current: int
    """Whose turn it is; whoever won the round while a piece is chosen."""
    awaited: Awaited
    played: Card
    """The card being resolved, which lies neither in a hand nor on the discard."""
    revealed: Card
    """The card that Lekyros has turned up and that is not discarded yet."""
    drawer: int
    """Who draws as soon as the pile is shuffled."""
    draws: int
    """How many cards that is."""
    is_zombie_turn: bool
    """Whether Zombie ticks at the end of this turn."""
    is_chain_turn: bool
    """Whether Chain goes at the end of this turn."""
    winner: int
    reason: str
    """Why the match is over; empty while it goes on."""


class View(NamedTuple):
    """What one seat knows: all but the order of the draw pile and the hands of the others."""

    seat: int
    hands: tuple[tuple[Card, ...], ...]
    """For each seat its cards, sorted; those of other seats are HIDDEN, their number is right."""
    totals: tuple[int, ...]
    center: int
    zombies: tuple[int, ...]
    chains: tuple[bool, ...]
    owners: tuple[int, int, int]
    alive: tuple[int, ...]
    pile_count: int
    discard: tuple[Card, ...]
    round: int
    turns: int
    match_turns: int
    starter: int
    current: int
    awaited: Awaited
    played: Card
    revealed: Card
    drawer: int
    draws: int
    is_zombie_turn: bool
    is_chain_turn: bool
    winner: int
    reason: str
    pace: Pace
    laps_left: int | None
    """How many turns each player still has in this round, the present lap included; None when endless."""
    rounds: int | None
    """The last round there can be; None when endless."""
    nearest: int
    """Who would win the round if Last Orders came now; NOBODY before the first deal."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.reason)


def pieces_of(owners: Sequence[int], seat: int) -> int:
    """Return how many pieces a seat holds, or lie in the middle for NOBODY."""
    return owners.count(seat)


def next_seat(alive: Sequence[int], seat: int) -> int:
    """Return the first living seat clockwise after a seat, which need not be living itself."""
    for other in alive:
        if other > seat:
            return other
    return alive[0]


def nearest_seat(totals: Sequence[int], center: int, alive: Sequence[int], starter: int) -> int:
    """Return who is nearest to the center; of equals the first in turn order from the round's starter.

    Rules reference, section 8.
    """
    seats = len(totals)
    return min(alive, key=lambda seat: (abs(totals[seat] - center), (seat - starter) % seats), default=NOBODY)


THREE_PIECES: Final = "three_pieces"
CLOSING_TIME: Final = "closing_time"
TURN_LIMIT: Final = "turn_limit"
