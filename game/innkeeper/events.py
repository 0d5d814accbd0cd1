"""What happens in a match. Amounts are gold; tuples by seat hold every seat."""

from dataclasses import dataclass
from typing import TypeAlias

from game.core.codec import Codec
from game.innkeeper.frames import Frame
from game.innkeeper.kinds import (
    Card,
    Cast,
    Characteristic,
    Farewell,
    Gain,
    Lasts,
    Moment,
    Phase,
    Pile,
    Task,
    Until,
)


@dataclass(frozen=True, slots=True)
class Dealt:
    """The inns were given out, the decks shuffled, the first hands dealt; the decks are () to a player."""

    inns: tuple[Card, ...]
    lead: int
    assets: tuple[Card, ...]
    customers: tuple[Card, ...]
    treachery: tuple[Card, ...]
    debts: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins; the extra one after a tie has the number after the last."""

    round: int
    lead: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """A phase begins."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class SupplyRevealed:
    """Assets were turned up to bid for."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SupplyDiscarded:
    """Assets that nobody gained were discarded."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PoolMade:
    """Treachery cards were put face down for those who will collect nobody; players learn them as HIDDEN."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PoolShared:
    """A seat that collected nobody takes cards of the Pool; others learn them as HIDDEN."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PoolDiscarded:
    """What is left of the Pool was discarded."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PileShuffled:
    """A discard pile became a new deck; players learn it without the order."""

    pile: Pile
    order: tuple[Card, ...]


# Gold.


@dataclass(frozen=True, slots=True)
class GoldGained:
    """Gold came from the Bank; `source` is the card that gives it, NO_CARD for income."""

    seat: int
    amount: int
    gain: Gain
    source: Card


@dataclass(frozen=True, slots=True)
class GoldPaid:
    """Gold went to a seat, or to the Bank (NOBODY), because of a card."""

    seat: int
    to: int
    amount: int
    source: Card


@dataclass(frozen=True, slots=True)
class GoldStored:
    """Gold was put on an asset, from the Capital or from the Bank."""

    seat: int
    card: Card
    amount: int
    is_from_bank: bool


@dataclass(frozen=True, slots=True)
class DepositDeclared:
    """A seat will move gold from its Capital to its Vault."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class DepositPrevented:
    """A declared deposit does not happen."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deposited:
    """Gold went from Capital to Vault."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BankDeposited:
    """The Bank put gold into a Vault."""

    seat: int
    amount: int
    source: Card


# Debts.


@dataclass(frozen=True, slots=True)
class DebtsDrawn:
    """Debt cards came to a seat, to pay a bid (`source` is NO_CARD) or because of a card."""

    seat: int
    cards: tuple[Card, ...]
    source: Card


@dataclass(frozen=True, slots=True)
class DebtPaid:
    """A debt card was paid off."""

    seat: int
    card: Card
    amount: int


@dataclass(frozen=True, slots=True)
class DebtRemoved:
    """A debt card was discarded without payment."""

    seat: int
    card: Card
    source: Card


@dataclass(frozen=True, slots=True)
class DebtMoved:
    """A debt card went from one seat to another."""

    seat: int
    to: int
    card: Card
    source: Card


# Assets.


@dataclass(frozen=True, slots=True)
class AssetGained:
    """An asset was put into play, from the supply or the top of the deck."""

    seat: int
    card: Card
    is_from_deck: bool


@dataclass(frozen=True, slots=True)
class AssetSold:
    """An asset was sold or liquidated, and the gold gained."""

    seat: int
    card: Card
    amount: int
    is_liquidated: bool


@dataclass(frozen=True, slots=True)
class AssetTaken:
    """An asset changed hands with its gold and its state."""

    seat: int
    to: int
    card: Card


@dataclass(frozen=True, slots=True)
class AssetDiscarded:
    """An asset went to the discard pile, its gold to the Bank."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class AssetExhausted:
    """An asset was turned down."""

    seat: int
    card: Card
    source: Card


@dataclass(frozen=True, slots=True)
class AssetUnexhausted:
    """An asset was turned up again; `source` is NO_CARD in the Refresh Phase."""

    seat: int
    card: Card
    source: Card


# Treachery and responses.


@dataclass(frozen=True, slots=True)
class TreacheryDrawn:
    """Treachery cards came to a hand; others learn them as HIDDEN."""

    seat: int
    cards: tuple[Card, ...]
    source: Card


@dataclass(frozen=True, slots=True)
class TreacheryDiscarded:
    """A treachery card went from a hand to the discard pile: chosen, by lot, sold or left over."""

    seat: int
    card: Card
    source: Card


@dataclass(frozen=True, slots=True)
class TreacheryStolen:
    """Treachery cards went from one hand to another; only those two learn which."""

    seat: int
    to: int
    cards: tuple[Card, ...]
    source: Card


@dataclass(frozen=True, slots=True)
class TreacheryPlayed:
    """A treachery card lies on the stack; its cost was paid before."""

    seat: int
    card: Card
    target: int


@dataclass(frozen=True, slots=True)
class PlayCancelled:
    """A card on the stack will have no effect; `source` is the card that did it."""

    card: Card
    source: Card


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """The newest card on the stack takes effect now."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlayEnded:
    """A card left the stack for the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """The ability of an asset or a proprietor was used."""

    seat: int
    card: Card
    target: int


@dataclass(frozen=True, slots=True)
class EffectBegan:
    """The effects of a card of a seat begin without being played: a trigger, a customer, a top bidder."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """Everybody may respond to something; `card` and `amount` say what it is about."""

    moment: Moment
    actor: int
    card: Card
    amount: int
    target: int


@dataclass(frozen=True, slots=True)
class ResponsePassed:
    """A seat has nothing to say in the newest window."""

    seat: int


@dataclass(frozen=True, slots=True)
class WindowRestarted:
    """All passes of the newest window are forgotten; its actor may have changed."""

    actor: int


@dataclass(frozen=True, slots=True)
class WindowClosed:
    """The newest window is closed."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class StandingGiven:
    """A seat will pass by itself for a time; nobody else learns it."""

    seat: int
    until: Until
    moment: Moment


@dataclass(frozen=True, slots=True)
class OptionChosen:
    """A seat chose among what a card offers."""

    seat: int
    card: Card
    option: int


# Bids.


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """A bid lies face down; others learn the amount as HIDDEN."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """Bids were turned up: the first ones, or what tied seats add; NOT_PLACED for seats that bid nothing."""

    amounts: tuple[int, ...]
    is_first: bool


@dataclass(frozen=True, slots=True)
class BidChanged:
    """A revealed bid changed; `source` is NO_CARD where it was lowered to what can be covered."""

    seat: int
    amount: int
    source: Card


@dataclass(frozen=True, slots=True)
class BidsTied:
    """Groups of equal bids have to bid again, or to roll; each group in seat order, the highest first."""

    groups: tuple[tuple[int, ...], ...]
    is_rolled: bool


@dataclass(frozen=True, slots=True)
class BidsRanked:
    """The order of the bidders is final; () where all bids were 0."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidPaid:
    """A bid was paid with so much gold; the rest with debt cards, drawn right after."""

    seat: int
    gold: int
    debts: int


@dataclass(frozen=True, slots=True)
class TopBidderNamed:
    """The first in order became Top Bidder."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Dice were rolled, one for each seat."""

    seats: tuple[int, ...]
    values: tuple[int, ...]
    cast: Cast
    source: Card


# Customers.


@dataclass(frozen=True, slots=True)
class CustomerPeeked:
    """A seat looked at the top customer; others learn it as HIDDEN."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CustomerPlaced:
    """The customer that was looked at stays on top, or went to the bottom."""

    seat: int
    is_bottom: bool


@dataclass(frozen=True, slots=True)
class CustomerRevealed:
    """A customer was turned up."""

    card: Card


@dataclass(frozen=True, slots=True)
class CustomerCounted:
    """The inns were compared: each seat's sum, -1 where it may not collect; `tied` are those in front."""

    card: Card
    sums: tuple[int, ...]
    tied: tuple[int, ...]
    is_by_first: bool
    """Whether the first-listed characteristic decided between equal sums."""


@dataclass(frozen=True, slots=True)
class CollectorNamed:
    """A seat is about to collect the customer."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CustomerRedirected:
    """Another seat is about to collect the customer now."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CustomerCollected:
    """A customer came in; the card lies in front of the seat until the phase is over."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CustomerDiscarded:
    """A customer was discarded without staying."""

    card: Card
    farewell: Farewell


@dataclass(frozen=True, slots=True)
class CustomersLeft:
    """All customers in play were discarded."""


@dataclass(frozen=True, slots=True)
class CharacteristicChanged:
    """A characteristic is higher or lower for a time."""

    seat: int
    characteristic: Characteristic
    by: int
    lasts: Lasts
    source: Card


@dataclass(frozen=True, slots=True)
class CapacityChanged:
    """More or fewer customers find room until the round is over."""

    seat: int
    by: int
    source: Card


# The end.


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """What lasts for a round is over."""

    round: int


@dataclass(frozen=True, slots=True)
class ExtraRoundCalled:
    """The best are equal: one more round is played."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over: `gold`, or `assets` where those decided between equal scores."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DecisionAwaited:
    """The match waits: for what is told to the seats, with what is still to be done afterwards."""

    task: Task
    seats: tuple[int, ...]
    source: Card
    of: int
    most: int
    cards: tuple[Card, ...]
    frames: tuple[Frame, ...]


Event: TypeAlias = (
    Dealt
    | RoundBegan
    | PhaseBegan
    | SupplyRevealed
    | SupplyDiscarded
    | PoolMade
    | PoolShared
    | PoolDiscarded
    | PileShuffled
    | GoldGained
    | GoldPaid
    | GoldStored
    | DepositDeclared
    | DepositPrevented
    | Deposited
    | BankDeposited
    | DebtsDrawn
    | DebtPaid
    | DebtRemoved
    | DebtMoved
    | AssetGained
    | AssetSold
    | AssetTaken
    | AssetDiscarded
    | AssetExhausted
    | AssetUnexhausted
    | TreacheryDrawn
    | TreacheryDiscarded
    | TreacheryStolen
    | TreacheryPlayed
    | PlayCancelled
    | PlayBegan
    | PlayEnded
    | AbilityUsed
    | EffectBegan
    | WindowOpened
    | ResponsePassed
    | WindowRestarted
    | WindowClosed
    | StandingGiven
    | OptionChosen
    | BidPlaced
    | BidsRevealed
    | BidChanged
    | BidsTied
    | BidsRanked
    | BidPaid
    | TopBidderNamed
    | DiceRolled
    | CustomerPeeked
    | CustomerPlaced
    | CustomerRevealed
    | CustomerCounted
    | CollectorNamed
    | CustomerRedirected
    | CustomerCollected
    | CustomerDiscarded
    | CustomersLeft
    | CharacteristicChanged
    | CapacityChanged
    | RoundEnded
    | ExtraRoundCalled
    | MatchEnded
    | DecisionAwaited
)

EVENTS: Codec[Event] = Codec(
    {
        "dealt": Dealt,
        "round": RoundBegan,
        "phase": PhaseBegan,
        "supply": SupplyRevealed,
        "supply_out": SupplyDiscarded,
        "pool": PoolMade,
        "pool_taken": PoolShared,
        "pool_out": PoolDiscarded,
        "shuffled": PileShuffled,
        "gained": GoldGained,
        "paid": GoldPaid,
        "stored": GoldStored,
        "declared": DepositDeclared,
        "prevented": DepositPrevented,
        "deposited": Deposited,
        "bank_deposited": BankDeposited,
        "debts": DebtsDrawn,
        "debt_paid": DebtPaid,
        "debt_removed": DebtRemoved,
        "debt_moved": DebtMoved,
        "asset": AssetGained,
        "sold": AssetSold,
        "taken": AssetTaken,
        "asset_out": AssetDiscarded,
        "exhausted": AssetExhausted,
        "unexhausted": AssetUnexhausted,
        "drawn": TreacheryDrawn,
        "discarded": TreacheryDiscarded,
        "stolen": TreacheryStolen,
        "played": TreacheryPlayed,
        "cancelled": PlayCancelled,
        "play": PlayBegan,
        "play_over": PlayEnded,
        "used": AbilityUsed,
        "effect": EffectBegan,
        "window": WindowOpened,
        "passed": ResponsePassed,
        "window_again": WindowRestarted,
        "window_over": WindowClosed,
        "standing": StandingGiven,
        "chosen": OptionChosen,
        "bid": BidPlaced,
        "bids": BidsRevealed,
        "bid_changed": BidChanged,
        "tied": BidsTied,
        "ranked": BidsRanked,
        "bid_paid": BidPaid,
        "top": TopBidderNamed,
        "dice": DiceRolled,
        "peeked": CustomerPeeked,
        "placed": CustomerPlaced,
        "customer": CustomerRevealed,
        "counted": CustomerCounted,
        "collector": CollectorNamed,
        "redirected": CustomerRedirected,
        "collected": CustomerCollected,
        "customer_out": CustomerDiscarded,
        "customers_out": CustomersLeft,
        "characteristic": CharacteristicChanged,
        "capacity": CapacityChanged,
        "round_over": RoundEnded,
        "extra": ExtraRoundCalled,
        "over": MatchEnded,
        "awaited": DecisionAwaited,
    }
)
