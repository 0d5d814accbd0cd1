"""The state of a match and what a seat sees of it.

A card on the table is named by its draw number, 0 to 39: its place in the shuffled deck. What shows on it is
a face: the index of the card in the deck file (Monsters 0 to 19, Humanoids 20 to 39), or the back of a
Humanoid, BACKS plus its band (0 to 3).
"""

from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from game.core.rules import WATCHER, Seat

Draw: TypeAlias = int
Card: TypeAlias = int
Face: TypeAlias = int

CARDS: Final = 40
HUMANOIDS: Final = 20
"""The first Humanoid of the deck file; every card before it is a Monster."""
BACKS: Final = CARDS
"""The back of a Humanoid of band 0; those of bands 1 to 3 follow."""
BANDS: Final = 4
TREASURES_OF_A_KIND: Final = 25
START_SUPPLY: Final = 3
SURCHARGE: Final = 2
"""By how much an exchange makes the pool larger."""
TREASURES_PER_FAME: Final = 3
NOBODY: Final[Seat] = -1
LAST_CALL: Final = "last_call"


class Treasure(StrEnum):
    """The two kinds of treasure, worth the same in the end."""

    GOLD = "gold"
    GEM = "gem"

    @property
    def other(self) -> "Treasure":
        """The other kind."""
        return Treasure.GEM if self is Treasure.GOLD else Treasure.GOLD


class Awaited(StrEnum):
    """What has to happen next."""

    DEAL = "deal"
    TURN = "turn"
    """The seat stays or leaves."""
    BONUS = "bonus"
    """The seat chooses the treasure for a Humanoid."""
    SUPPORT = "support"
    """The seat may put a treasure onto a Monster of the kind it has just taken."""
    NOTHING = "nothing"


class Support(NamedTuple):
    """A treasure that lies on a Monster to the end."""

    monster: Draw
    treasure: Treasure


class Score(NamedTuple):
    """The parts of a seat's fame (rules reference, section 7)."""

    monsters: int
    """Skulls of its Monsters."""
    humanoids: int
    """Skulls of the Humanoids that stay, as they are subtracted: 0 or more."""
    treasures: int
    """Fame for treasures, one for every three."""
    purse: int
    """How many treasures it owns, which breaks a tie."""

    @property
    def fame(self) -> int:
        """The sum that counts; it may be below 0."""
        return self.monsters - self.humanoids + self.treasures


class State(NamedTuple):
    """Everything about a match between two events; tuples by seat unless said otherwise."""

    deal: tuple[Card, ...]
    """The whole shuffled deck by draw number; empty before the deal."""
    round: int
    """From 1; 0 before the first."""
    starter: Seat
    line: tuple[Draw, ...]
    """The Inn as it was filled this round, nearest the deck first."""
    takers: tuple[Seat, ...]
    """Who has taken the first, second, ... place of the line."""
    seat: Seat
    """Whose decision is awaited, or NOBODY."""
    awaited: Awaited
    pool_gold: int
    pool_gems: int
    """One of both is 0: a pool holds one kind only."""
    reserve_gold: int
    reserve_gems: int
    gold: tuple[int, ...]
    gems: tuple[int, ...]
    monsters: tuple[tuple[Draw, ...], ...]
    """Top rows, left to right; a place in a row is a column."""
    humanoids: tuple[tuple[Draw, ...], ...]
    """Bottom rows, left to right."""
    supports: tuple[tuple[Support, ...], ...]
    """In the order in which they were given."""
    called: int
    """How many columns the Last Call has judged."""
    reason: str
    """Why the match is over; empty while it goes on."""


class View(NamedTuple):
    """What a seat sees; the fields of the state by the same names, and what can be worked out.

    Supplies are exact: every treasure moves in the open. What a table may show of them, `shows_supply` says.
    """

    seat: Seat
    """Who looks; WATCHER sees every face."""
    is_open: bool
    """Whether supplies lie open."""
    faces: tuple[Face, ...]
    """What shows on every card drawn so far, by draw number."""
    deck_count: int
    unseen_monsters: tuple[Card, ...]
    """The Monsters not drawn yet, weakest first."""
    unseen_humanoids: tuple[int, ...]
    """How many Humanoids of each band have not been drawn yet."""
    round: int
    rounds: int
    starter: Seat
    line: tuple[Draw, ...]
    takers: tuple[Seat, ...]
    current: Seat
    """Whose decision is awaited, or NOBODY."""
    awaited: Awaited
    pool_gold: int
    pool_gems: int
    reserve_gold: int
    reserve_gems: int
    gold: tuple[int, ...]
    gems: tuple[int, ...]
    monsters: tuple[tuple[Draw, ...], ...]
    humanoids: tuple[tuple[Draw, ...], ...]
    supports: tuple[tuple[Support, ...], ...]
    called: int
    reason: str
    scores: tuple[Score, ...]
    """The parts of every seat's fame, by seat; empty while the match goes on."""
    winners: tuple[Seat, ...]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.gold)

    @property
    def at_stake(self) -> Draw | None:
        """The card that whoever leaves next takes; None when the line is empty."""
        return self.line[len(self.takers)] if len(self.takers) < len(self.line) else None

    @property
    def taken(self) -> Draw | None:
        """The card that was taken last in this round; a bonus or support is for this one."""
        return self.line[len(self.takers) - 1] if self.takers else None

    @property
    def last_taker(self) -> Seat:
        """Who took a card last, in this round or the one before; NOBODY at the start."""
        if self.takers:
            return self.takers[-1]
        return (self.starter - 1) % self.players if self.round > 1 else NOBODY

    @property
    def in_round(self) -> tuple[Seat, ...]:
        """Who is still in, clockwise from the starter of the round."""
        order = [(self.starter + step) % self.players for step in range(self.players)]
        return tuple([seat for seat in order if seat not in self.takers])

    @property
    def pool(self) -> int:
        """How many treasures lie in the pool."""
        return self.pool_gold or self.pool_gems

    @property
    def pool_kind(self) -> Treasure | None:
        """Which kind lies in the pool; None when it is empty."""
        if self.pool_gold:
            return Treasure.GOLD
        return Treasure.GEM if self.pool_gems else None

    def supply(self, seat: Seat, treasure: Treasure) -> int:
        """Return how many treasures of a kind a seat owns."""
        return (self.gold if treasure is Treasure.GOLD else self.gems)[seat]

    def support_of(self, monster: Draw) -> Treasure | None:
        """Return the treasure that lies on a Monster, if one does."""
        for own in self.supports:
            for support in own:
                if support.monster == monster:
                    return support.treasure
        return None

    def shows_supply(self, seat: Seat) -> bool:
        """Whether the count of a seat's treasures may be shown to the one who looks (section 4)."""
        return self.is_open or bool(self.reason) or self.seat in (seat, WATCHER)
