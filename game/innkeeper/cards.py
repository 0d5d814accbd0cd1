"""A deck prepared for play: every copy of every card as a number, and what it does in small tables.

All tables are indexed by card: assets, customers, treachery, debts in the order of the deck, copies in a
row, then the proprietors; what a card of another kind has no part in is 0, () or None.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from game.innkeeper.deck import (
    AssetCard,
    Constants,
    CustomerCard,
    DebtCard,
    InnkeeperDeck,
    ProprietorCard,
    TreacheryCard,
)
from game.innkeeper.kinds import Card, Moment, Phase, Pile
from game.innkeeper.steps import Measure, Step, Test

Entry: TypeAlias = AssetCard | CustomerCard | TreacheryCard | DebtCard | ProprietorCard
Four: TypeAlias = tuple[int, int, int, int]

# Kinds of customers.
NORMAL: Final = 0
PARTICULAR: Final = 1
NEGATIVE: Final = 2

# Who may have done what is answered.
BY_ANY: Final = 0
BY_SELF: Final = 1
BY_OTHER: Final = 2

# Whom something can be played on.
ON_NOBODY: Final = 0
ON_ANY: Final = 1
ON_OTHER: Final = 2
ON_ACTOR: Final = 3

ANY_LISTED: Final = 4
"""Instead of a characteristic: the customer has to list at least one."""


class When(NamedTuple):
    """What an event must be like; what is None or 0 always fits."""

    by: int
    phase: Phase | None
    kinds: tuple[int, ...] | None
    lists: int | None
    least: int
    is_on_self: bool
    """Whether the card that is answered must be played on who answers."""

    @property
    def is_open(self) -> bool:
        """Whether every event fits."""
        return self == _ALWAYS


_ALWAYS: Final = When(BY_ANY, None, None, None, 0, False)


class Answer(NamedTuple):
    """A treachery card or an activated ability: when it can be played, what it costs and does."""

    when: When
    is_fitting: bool
    """Whether it is written for one kind of event, not for any."""
    condition: Test | None
    target: int
    gold: int
    is_paid_to_target: bool
    is_once: bool
    """Whether it can be used once a round."""
    program: int
    is_free: bool
    """Whether it can always be played at its kind of event."""


class Reaction(NamedTuple):
    """A trigger: what sets it off and what it does."""

    when: When
    program: int


class Claim(NamedTuple):
    """Who may collect a Particular Customer."""

    condition: Test
    rank_by: Measure | None
    """None: by what the customer lists."""


class Cards(NamedTuple):
    """The deck as tables indexed by card."""

    deck: InnkeeperDeck
    constants: Constants
    size: int
    """How many cards there are; plain Debts have the numbers from here on."""
    first_customer: Card
    first_treachery: Card
    first_debt: Card
    first_proprietor: Card
    entries: tuple[Entry, ...]
    ids: tuple[str, ...]
    lines: tuple[Four, ...]
    gold_values: tuple[int, ...]
    """Of assets what they are sold for, of debts what paying off costs in the Refresh Phase."""
    unique: tuple[bool, ...]
    types: tuple[int, ...]
    """Of assets the place of their type in TYPES, else -1."""
    slots: tuple[int, ...]
    """How many asset slots the card gives; of proprietors with the four that everybody has."""
    capacities: tuple[int, ...]
    incomes: tuple[int, ...]
    debt_limits: tuple[int, ...]
    capitals: tuple[int, ...]
    """What proprietors start with."""
    customer_kinds: tuple[int, ...]
    lists: tuple[tuple[int, ...], ...]
    awards: tuple[int, ...]
    claims: tuple[Claim | None, ...]
    effects: tuple[int, ...]
    """The program of a customer, and of a proprietor the one of the Top Bidder."""
    answers: Mapping[Moment, tuple[Answer | None, ...]]
    """For each kind of event what a treachery card, asset or proprietor can answer."""
    reactions: Mapping[str, Mapping[Card, tuple[Reaction, ...]]]
    """For each event that sets something off the cards that react to it."""
    programs: tuple[tuple[Step, ...], ...]

    def entry(self, card: Card) -> Entry | None:
        """Return the card as the deck has it; None for a plain Debt."""
        return self.entries[card] if card < self.size else None

    def is_asset(self, card: Card) -> bool:
        """Whether the card is an asset."""
        return 0 <= card < self.first_customer

    def is_customer(self, card: Card) -> bool:
        """Whether the card is a customer."""
        return self.first_customer <= card < self.first_treachery

    def is_treachery(self, card: Card) -> bool:
        """Whether the card is a treachery card."""
        return self.first_treachery <= card < self.first_debt

    def is_debt(self, card: Card) -> bool:
        """Whether the card is a debt, of the deck or plain."""
        return self.first_debt <= card < self.first_proprietor or card >= self.size

    def is_proprietor(self, card: Card) -> bool:
        """Whether the card is a proprietor."""
        return self.first_proprietor <= card < self.size

    def debt_value(self, card: Card) -> int:
        """Return the gold value of a debt; a plain one has 1 (section 6)."""
        return self.gold_values[card] if card < self.size else 1

    def pile(self, pile: Pile) -> range:
        """Return all cards of one of the four decks."""
        firsts = (0, self.first_customer, self.first_treachery, self.first_debt, self.first_proprietor)
        at = PILES.index(pile)
        return range(firsts[at], firsts[at + 1])

    @property
    def proprietors(self) -> range:
        """The cards of the proprietors."""
        return range(self.first_proprietor, self.size)

    def find(self, card_id: str) -> tuple[Card, ...]:
        """Return all copies of the card with this id."""
        return tuple([card for card, other in enumerate(self.ids) if other == card_id])


PILES: Final = tuple(Pile)
