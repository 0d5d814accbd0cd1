"""The state of a match of Innkeeper and what one seat sees of it.

Decks lie with the next card first, discards with the newest last; tuples by seat hold every seat.
"""

from typing import NamedTuple

from game.innkeeper.frames import Frame
from game.innkeeper.kinds import NO_CARD, NOBODY, Card, Moment, Phase, Task


class Asset(NamedTuple):
    """An asset in play."""

    card: Card
    is_exhausted: bool = False
    gold: int = 0


class Inn(NamedTuple):
    """A proprietor's inn with everything in it."""

    proprietor: Card = NO_CARD
    capital: int = 0
    """HIDDEN to the others."""
    vault: int = 0
    debts: tuple[Card, ...] = ()
    assets: tuple[Asset, ...] = ()
    """In the order gained."""
    hand: tuple[Card, ...] = ()
    """Treachery as it was drawn; HIDDEN cards to the others, their number is right."""
    customers: tuple[Card, ...] = ()
    """Those collected in this round."""
    round_bonus: tuple[int, int, int, int] = (0, 0, 0, 0)
    customer_bonus: tuple[int, int, int, int] = (0, 0, 0, 0)
    capacity_bonus: int = 0
    has_used_ability: bool = False
    """Whether the ability of the proprietor that works once a round is used."""


class Window(NamedTuple):
    """An event to which everybody may respond."""

    moment: Moment
    actor: int
    """NOBODY where nobody did it."""
    card: Card
    """The asset, customer or treachery card that it is about."""
    amount: int
    """Gold of a sale or a deposit."""
    target: int
    """The seat that a treachery card was played on."""
    passed: tuple[int, ...] = ()
    """Who has passed since the window opened or began again; () to whoever may not know who is asked now."""
    is_over: bool = False
    """Whether its event was cancelled, prevented or dismissed: it closes when what did it is done."""


class Play(NamedTuple):
    """A treachery card on the stack."""

    card: Card
    seat: int
    target: int
    is_cancelled: bool = False


class Asked(NamedTuple):
    """What the match waits for, and what the question is about."""

    task: Task
    seats: tuple[int, ...] = ()
    """Who is asked, or rolls; of a response without the bell only the seat itself knows."""
    source: Card = NO_CARD
    """The card that asks; NO_CARD where the rules ask."""
    of: int = NOBODY
    """Whose assets are chosen from, who receives debts or lots; of a shuffle the place in Pile."""
    most: int = 0
    """How many picks, options or how much gold at most; HIDDEN: as much as the Capital holds."""
    cards: tuple[Card, ...] = ()
    """What can be chosen, where that is no secret."""


class Standing(NamedTuple):
    """Which windows a seat lets go by until the round is over."""

    is_all: bool = False
    moments: tuple[Moment, ...] = ()


class Bids(NamedTuple):
    """The bids of a round; all tuples by seat."""

    placed: tuple[int, ...] = ()
    """What lies on the table in this turn of bidding; NOT_PLACED, or HIDDEN until it is revealed."""
    totals: tuple[int, ...] = ()
    """What each seat has to pay in all, 0 before the first bids are revealed."""
    order: tuple[int, ...] = ()
    """The bidders from first to last, once the order is final."""
    top: int = NOBODY
    is_revealed: bool = False
    """Whether what was placed lies face up."""


class State(NamedTuple):
    """Everything about a match between two events."""

    inns: tuple[Inn, ...]
    piles: tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
    """The four decks in the order of Pile."""
    discards: tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
    round: int
    """From 1; 0 before the deal."""
    phase: Phase
    lead: int
    supply: tuple[Card, ...]
    pool: tuple[Card, ...]
    customer: Card
    """Who was turned up and is neither collected nor discarded yet."""
    collector: int
    collected: int
    """How many customers count as collected in this phase."""
    bids: Bids
    windows: tuple[Window, ...]
    """The newest last."""
    plays: tuple[Play, ...]
    """The newest last."""
    declared: int
    """The gold of the deposit that is being answered."""
    prevented: tuple[int, ...]
    """Who may not declare again in this phase."""
    seen: tuple[tuple[Card, ...], ...]
    """For each seat the customers in the deck that it has looked at."""
    standing: tuple[Standing, ...]
    asked: Asked
    frames: tuple[Frame, ...]
    scores: tuple[int, ...]
    """At the end of a round that may be the last, else ()."""
    winners: tuple[int, ...]
    reason: str
    """Why the match is over; empty while it goes on."""


class View(NamedTuple):
    """What one seat knows."""

    seat: int
    inns: tuple[Inn, ...]
    piles: tuple[int, int, int, int]
    """How many cards each deck has."""
    discards: tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
    round: int
    phase: Phase
    lead: int
    supply: tuple[Card, ...]
    pool: tuple[Card, ...]
    """HIDDEN cards; their number is right."""
    customer: Card
    collector: int
    collected: int
    bids: Bids
    windows: tuple[Window, ...]
    plays: tuple[Play, ...]
    declared: int
    prevented: tuple[int, ...]
    known: tuple[tuple[int, Card], ...]
    """Customers in the deck that the seat has looked at, with their place from the top, 0 is next."""
    standing: Standing
    asked: Asked
    frames: tuple[Frame, ...]
    """What is still to be done, which is no secret; for bots that play on."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    rounds: int
    """How many rounds there are, without the one that a tie may add."""
    has_bell: bool
    """Whether every seat is asked in every window."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.reason)
