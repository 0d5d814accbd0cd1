"""What events changed, as a few signs for a line of the log: amounts by player and kind, and words."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias, assert_never

from game.innkeeper.events import (
    AbilityUsed,
    AssetDiscarded,
    AssetExhausted,
    AssetGained,
    AssetSold,
    AssetTaken,
    AssetUnexhausted,
    BankDeposited,
    BidChanged,
    BidPaid,
    BidPlaced,
    BidsRanked,
    BidsRevealed,
    BidsTied,
    CapacityChanged,
    CharacteristicChanged,
    CollectorNamed,
    CustomerCollected,
    CustomerCounted,
    CustomerDiscarded,
    CustomerPeeked,
    CustomerPlaced,
    CustomerRedirected,
    CustomerRevealed,
    CustomersLeft,
    Dealt,
    DebtMoved,
    DebtPaid,
    DebtRemoved,
    DebtsDrawn,
    DecisionAwaited,
    DepositDeclared,
    Deposited,
    DepositPrevented,
    DiceRolled,
    EffectBegan,
    Event,
    ExtraRoundCalled,
    GoldGained,
    GoldPaid,
    GoldStored,
    MatchEnded,
    OptionChosen,
    PhaseBegan,
    PileShuffled,
    PlayBegan,
    PlayCancelled,
    PlayEnded,
    PoolDiscarded,
    PoolMade,
    PoolShared,
    ResponsePassed,
    RoundBegan,
    RoundEnded,
    StandingGiven,
    SupplyDiscarded,
    SupplyRevealed,
    TopBidderNamed,
    TreacheryDiscarded,
    TreacheryDrawn,
    TreacheryPlayed,
    TreacheryStolen,
    WindowClosed,
    WindowOpened,
    WindowRestarted,
)
from game.innkeeper.kinds import HIDDEN, NO_CARD, NOBODY, Card, Cast, Farewell
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.text.words import name_words
from scenes.language import say, tr
from scenes.table.games.innkeeper.company import Company

Title: TypeAlias = Callable[[Card], str]
"""The name of a card in the player's language."""


def titles(rules: InnkeeperRules) -> Title:
    """Return how the cards of a match are called."""

    def title(card: Card) -> str:
        if card in (HIDDEN, NO_CARD):
            return tr("a card")
        return say(name_words(rules.cards, card))

    return title


COIN: Final = "coin"
VAULT: Final = "vault"
DEBT: Final = "debt"
TREACHERY: Final = "treachery"
_ROOM: Final = "capacity"


@dataclass(slots=True)
class Outcome:
    """What came of a decision so far: changes by player and icon as they came, and words."""

    changes: dict[tuple[int, str], int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def add(self, seat: int, icon: str, amount: int) -> None:
        """Count a change of something that a player has."""
        if seat != NOBODY and amount:
            self.changes[seat, icon] = self.changes.get((seat, icon), 0) + amount

    def words(self, company: Company, seat: int | None) -> str:
        """Return everything in a row, first what the player did whose line it is."""
        ordered = sorted(self.changes.items(), key=lambda change: change[0][0] != seat)
        told: list[str] = []
        last: int | None = seat
        for (whose, icon), amount in ordered:
            if not amount:
                continue
            sign = f"{'+' if amount > 0 else '−'}{abs(amount)} {{{icon}}}"
            told.append(sign if whose == last else f"{company.name(whose)} {sign}")
            last = whose
        return tr(", ").join([*told, *self.notes])


class Outcomes:
    """Reads what events changed."""

    def __init__(self, title: Title, company: Company) -> None:
        self._title = title
        self._company = company

    def note(self, outcome: Outcome, event: Event) -> None:
        """Add what an event changed to what came of a decision."""
        match event:
            case GoldGained(seat, amount):
                outcome.add(seat, COIN, amount)
            case GoldPaid(seat, to, amount):
                outcome.add(seat, COIN, -amount)
                outcome.add(to, COIN, amount)
            case AssetSold(seat, _, amount):
                outcome.add(seat, COIN, amount)
            case GoldStored(seat, card, amount, is_from_bank):
                outcome.add(seat, COIN, 0 if is_from_bank else -amount)
                outcome.notes.append(
                    tr("{n} {coin} on {card}", n=amount, coin="{coin}", card=self._title(card))
                )
            case Deposited(seat, amount) | BankDeposited(seat, amount):
                outcome.add(seat, VAULT, amount)
            case DebtsDrawn() | DebtPaid() | DebtRemoved() | DebtMoved():
                self._debts(outcome, event)
            case TreacheryDrawn() | TreacheryDiscarded() | TreacheryStolen() | PoolShared():
                self._hands(outcome, event)
            case AssetGained() | AssetTaken() | AssetDiscarded() | AssetExhausted() | AssetUnexhausted():
                self._assets(outcome, event)
            case CharacteristicChanged(seat, characteristic, by):
                outcome.add(seat, characteristic.lower(), by)
            case CapacityChanged(seat, by):
                outcome.add(seat, _ROOM, by)
            case BidChanged(seat, amount):
                outcome.notes.append(tr("{player} bids {n}", player=self._company.name(seat), n=amount))
            case DiceRolled(_, values, Cast.EFFECT):
                outcome.notes.append(tr("a {n} is rolled", n=values[0]))
            case PlayCancelled(card):
                outcome.notes.append(tr("{card} is cancelled", card=self._title(card)))
            case DepositPrevented(seat):
                outcome.notes.append(tr("{player} keeps the gold", player=self._company.name(seat)))
            case CustomerRedirected(seat):
                outcome.notes.append(tr("the guest goes to {player}", player=self._company.name(seat)))
            case CustomerDiscarded(card, Farewell.DISMISSED):
                outcome.notes.append(tr("{guest} had to leave", guest=self._title(card)))
            case CustomerPlaced(_, is_bottom):
                if is_bottom:
                    outcome.notes.append(tr("the next guest has to wait"))
            case _:
                pass

    def _debts(self, outcome: Outcome, event: DebtsDrawn | DebtPaid | DebtRemoved | DebtMoved) -> None:
        match event:
            case DebtsDrawn(seat, cards):
                outcome.add(seat, DEBT, len(cards))
            case DebtPaid(seat, _, amount):
                outcome.add(seat, COIN, -amount)
                outcome.add(seat, DEBT, -1)
            case DebtRemoved(seat):
                outcome.add(seat, DEBT, -1)
            case DebtMoved(seat, to):
                outcome.add(seat, DEBT, -1)
                outcome.add(to, DEBT, 1)
            case _:
                assert_never(event)

    def _hands(
        self, outcome: Outcome, event: TreacheryDrawn | TreacheryDiscarded | TreacheryStolen | PoolShared
    ) -> None:
        match event:
            case TreacheryDrawn(seat, cards) | PoolShared(seat, cards):
                outcome.add(seat, TREACHERY, len(cards))
            case TreacheryDiscarded(seat):
                outcome.add(seat, TREACHERY, -1)
            case TreacheryStolen(seat, to, cards):
                outcome.add(seat, TREACHERY, -len(cards))
                outcome.add(to, TREACHERY, len(cards))
            case _:
                assert_never(event)

    def _assets(
        self,
        outcome: Outcome,
        event: AssetGained | AssetTaken | AssetDiscarded | AssetExhausted | AssetUnexhausted,
    ) -> None:
        card = self._title(event.card)
        match event:
            case AssetGained(seat):
                words = tr("{player} gains {card}", player=self._company.name(seat), card=card)
            case AssetTaken(_, to):
                words = tr("{card} goes to {player}", player=self._company.name(to), card=card)
            case AssetDiscarded():
                words = tr("{card} is gone", card=card)
            case AssetExhausted():
                words = tr("{card} is exhausted", card=card)
            case AssetUnexhausted(_, _, source):
                if source == NO_CARD:
                    return
                words = tr("{card} is ready again", card=card)
            case _:
                assert_never(event)
        outcome.notes.append(words)


def icon_of(event: Event) -> str:
    """Return the icon before what is told of an event; empty for what nobody needs to read."""
    match event:
        case RoundBegan() | MatchEnded() | ExtraRoundCalled():
            return "flag"
        case PhaseBegan():
            return "clock"
        case Dealt() | SupplyRevealed() | SupplyDiscarded() | PileShuffled():
            return "card_back"
        case PoolMade() | PoolShared() | PoolDiscarded() | TreacheryDrawn() | TreacheryDiscarded():
            return "treachery"
        case TreacheryStolen() | TreacheryPlayed():
            return "treachery"
        case GoldGained() | GoldPaid() | GoldStored():
            return "coin"
        case DepositDeclared() | Deposited() | BankDeposited():
            return "vault"
        case DepositPrevented():
            return "lock"
        case DebtsDrawn() | DebtPaid() | DebtRemoved() | DebtMoved():
            return "debt"
        case AssetGained() | AssetTaken() | AssetUnexhausted():
            return "room"
        case AssetSold():
            return "coin"
        case AssetExhausted() | AssetDiscarded():
            return "exhausted"
        case PlayCancelled():
            return "cross"
        case AbilityUsed() | EffectBegan() | OptionChosen():
            return "respond"
        case BidPlaced() | BidsRevealed() | BidChanged() | BidsTied() | BidsRanked() | BidPaid():
            return "bid"
        case TopBidderNamed():
            return "goal"
        case DiceRolled():
            return "die"
        case CustomerPeeked() | CustomerPlaced():
            return "eye"
        case CustomerRevealed() | CustomerCounted() | CollectorNamed() | CustomerRedirected():
            return "capacity"
        case CustomerCollected():
            return "capacity"
        case CustomerDiscarded() | CustomersLeft():
            return "leave"
        case CharacteristicChanged(_, characteristic):
            return characteristic.lower()
        case CapacityChanged():
            return "capacity"
        case (
            PlayBegan()
            | PlayEnded()
            | WindowOpened()
            | ResponsePassed()
            | WindowRestarted()
            | WindowClosed()
            | StandingGiven()
            | RoundEnded()
            | DecisionAwaited()
        ):
            return ""
        case _:
            assert_never(event)
