"""What players and chance can do."""

from dataclasses import dataclass
from typing import TypeAlias

from game.core.codec import Codec
from game.innkeeper.kinds import NOBODY, Card, Characteristic, Pile, Until


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: give out the inns, shuffle the four decks, deal the first hands and draw who leads.

    The fields choose the outcome, all together or none. `inns` are the proprietors by seat; the decks lie
    with the next card first, the first hands (two cards a seat, one seat after the other) on top of
    `treachery`.
    """

    inns: tuple[Card, ...] | None = None
    lead: int | None = None
    assets: tuple[Card, ...] | None = None
    customers: tuple[Card, ...] | None = None
    treachery: tuple[Card, ...] | None = None
    debts: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """Chance: make a new deck of the discard pile; `order` (next first) is the result."""

    pile: Pile
    order: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: roll a die for each seat that is waited for; `values`, 1 to 6, are the result."""

    values: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class DrawLots:
    """Chance: draw cards from a hand; `cards` are the result."""

    cards: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Let a window go by."""

    seat: int
    until: Until = Until.NOW


@dataclass(frozen=True, slots=True)
class PlayTreachery:
    """Answer with a treachery card, on a seat where the card has a target."""

    seat: int
    card: Card
    target: int = NOBODY


@dataclass(frozen=True, slots=True)
class Activate:
    """Answer with the ability of an asset, or of the own proprietor."""

    seat: int
    card: Card
    target: int = NOBODY


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a card: of the supply, of somebody's assets, of one's own debts or hand, as is asked."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell an asset, or in the final deposit a treachery card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PayDebt:
    """Pay off a debt card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Finish:
    """Be done with what may be done several times: sell, pay off, pick."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """Bid gold in secret: 0 to 15, in all within the cover."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Borrow:
    """Pay so much of the bid with debt cards, one for each gold, and the rest with gold."""

    seat: int
    debts: int


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one of the options of a card; for pay-or-else 0 pays, 1 bears the rest."""

    seat: int
    option: int


@dataclass(frozen=True, slots=True)
class Name:
    """Choose a characteristic."""

    seat: int
    characteristic: Characteristic


@dataclass(frozen=True, slots=True)
class PlaceCustomer:
    """Leave the customer that was looked at on top, or put it on the bottom."""

    seat: int
    is_bottom: bool


@dataclass(frozen=True, slots=True)
class Deposit:
    """Declare a deposit; 0 makes none."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Store:
    """Put so much gold on the card that asks; 0 puts none."""

    seat: int
    amount: int


Action: TypeAlias = (
    Pass
    | PlayTreachery
    | Activate
    | Pick
    | Sell
    | PayDebt
    | Finish
    | PlaceBid
    | Borrow
    | Choose
    | Name
    | PlaceCustomer
    | Deposit
    | Store
    | Deal
    | Reshuffle
    | Roll
    | DrawLots
)

ACTIONS: Codec[Action] = Codec(
    {
        "pass": Pass,
        "play": PlayTreachery,
        "use": Activate,
        "pick": Pick,
        "sell": Sell,
        "pay": PayDebt,
        "done": Finish,
        "bid": PlaceBid,
        "borrow": Borrow,
        "choose": Choose,
        "name": Name,
        "customer": PlaceCustomer,
        "deposit": Deposit,
        "store": Store,
        "deal": Deal,
        "shuffle": Reshuffle,
        "roll": Roll,
        "lots": DrawLots,
    }
)
