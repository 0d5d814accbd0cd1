"""What would happen, in short sentences on the slate; nobody knows the cards of decks and of other hands."""

from typing import Final, assert_never

from game.innkeeper.events import (
    AssetExhausted,
    AssetGained,
    AssetSold,
    AssetTaken,
    BankDeposited,
    BidChanged,
    CapacityChanged,
    CharacteristicChanged,
    CustomerCollected,
    CustomerDiscarded,
    CustomerRedirected,
    DebtsDrawn,
    Deposited,
    DepositPrevented,
    Event,
    GoldGained,
    GoldPaid,
    PlayCancelled,
    TreacheryDiscarded,
    TreacheryDrawn,
    TreacheryStolen,
)
from game.innkeeper.kinds import NOBODY, Card, Farewell
from game.innkeeper.state import View
from game.innkeeper.text.words import characteristic_words
from scenes.language import say, tr, tr_n
from scenes.table.games.innkeeper.boards.answer_board import Line
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.deeds import card_name
from scenes.table.games.innkeeper.telling.outcomes import icon_of

COIN: Final = "{coin}"


class Outlooks:
    """Speaks to one viewer."""

    def __init__(self, street: Street, view: View) -> None:
        self._street = street
        self._view = view

    def line(self, event: Event) -> Line:
        """Return an event as a line of the slate."""
        return Line(icon_of(event) or "next", self._words(event))

    def payment(self, event: GoldPaid) -> Line:
        """Return a payment of which only the most is known."""
        player, n = self._name(event.seat), event.amount
        if event.to == NOBODY:
            words = tr("{player} pays up to {n} {coin}.", player=player, n=n, coin=COIN)
        elif self._is_you(event.to):
            words = tr("{player} pays you up to {n} {coin}.", player=player, n=n, coin=COIN)
        else:
            other = self._name(event.to)
            words = tr(
                "{player} pays up to {n} {coin} to {other}.", player=player, other=other, n=n, coin=COIN
            )
        return Line("coin", words)

    def _is_you(self, seat: int) -> bool:
        return self._street.company.is_you(self._view.seat, seat)

    def _name(self, seat: int) -> str:
        return self._street.company.name(seat)

    def _card(self, card: Card) -> str:
        return card_name(self._street, card)

    def _words(self, event: Event) -> str:
        match event:
            case GoldGained(seat, n) if self._is_you(seat):
                return tr("You gain {n} {coin}.", n=n, coin=COIN)
            case GoldGained(seat, n):
                return tr("{player} gains {n} {coin}.", player=self._name(seat), n=n, coin=COIN)
            case GoldPaid():
                return self._paid(event)
            case Deposited(seat, n) | BankDeposited(seat, n) if self._is_you(seat):
                return tr("Into your Vault: {n} {coin}.", n=n, coin=COIN)
            case Deposited(seat, n) | BankDeposited(seat, n):
                return tr("Into the Vault of {player}: {n} {coin}.", n=n, coin=COIN, player=self._name(seat))
            case DepositPrevented():
                return tr("The deposit is prevented.")
            case PlayCancelled(card, source):
                return tr("{source} cancels {card}.", source=self._card(source), card=self._card(card))
            case CustomerCollected() | CustomerRedirected() | CustomerDiscarded():
                return self._guest(event)
            case CharacteristicChanged(seat, characteristic, by):
                sign = "+" if by > 0 else "\u2212"
                name = say(characteristic_words(characteristic))
                return tr(
                    "{player}: {name} {change}.",
                    player=self._short(seat),
                    name=name,
                    change=f"{sign}{abs(by)}",
                )
            case CapacityChanged(seat, by):
                sign = "+" if by > 0 else "\u2212"
                change = f"{sign}{abs(by)}"
                return tr("{player}: room for guests {change}.", player=self._short(seat), change=change)
            case BidChanged(seat, n):
                return tr("{player}: the bid becomes {n}.", player=self._short(seat), n=n)
            case DebtsDrawn(seat, cards):
                return tr_n(
                    "{player}: {n} new debt.",
                    "{player}: {n} new debts.",
                    len(cards),
                    player=self._short(seat),
                )
            case _:
                return self._cards(event)

    def _short(self, seat: int) -> str:
        return self._street.company.short(self._view.seat, seat)

    def _paid(self, event: GoldPaid) -> str:
        seat, to, n = event.seat, event.to, event.amount
        if self._is_you(seat) and to == NOBODY:
            return tr("You pay {n} {coin}.", n=n, coin=COIN)
        if self._is_you(seat):
            return tr("You pay {n} {coin} to {player}.", player=self._name(to), n=n, coin=COIN)
        if to == NOBODY:
            return tr("{player} pays {n} {coin}.", player=self._name(seat), n=n, coin=COIN)
        if self._is_you(to):
            return tr("{player} pays you {n} {coin}.", player=self._name(seat), n=n, coin=COIN)
        return tr(
            "{player} pays {n} {coin} to {other}.",
            player=self._name(seat),
            other=self._name(to),
            n=n,
            coin=COIN,
        )

    def _guest(self, event: CustomerCollected | CustomerRedirected | CustomerDiscarded) -> str:
        guest = self._card(event.card)
        if isinstance(event, CustomerDiscarded):
            return self._farewell(guest, event.farewell)
        if self._is_you(event.seat):
            return tr("You take {guest}.", guest=guest)
        return tr("{player} takes {guest}.", player=self._name(event.seat), guest=guest)

    def _farewell(self, guest: str, farewell: Farewell) -> str:
        match farewell:
            case Farewell.NEGATIVE:
                return tr("Then the next guest comes.")
            case Farewell.UNMET:
                return tr("Nobody can take the guest: {guest}.", guest=guest)
            case Farewell.NO_ROOM:
                return tr("Nobody has room for the guest: {guest}.", guest=guest)
            case Farewell.DISMISSED:
                return tr("Turned away: {guest}.", guest=guest)
            case _:
                assert_never(farewell)

    def _cards(self, event: Event) -> str:
        match event:
            case TreacheryDrawn(seat, cards):
                return tr_n(
                    "{player}: {n} more treachery card.",
                    "{player}: {n} more treachery cards.",
                    len(cards),
                    player=self._short(seat),
                )
            case TreacheryStolen(seat, to, cards) if self._is_you(to):
                return tr_n(
                    "You take {n} treachery card from {other}.",
                    "You take {n} treachery cards from {other}.",
                    len(cards),
                    other=self._name(seat),
                )
            case TreacheryStolen(seat, to, cards) if self._is_you(seat):
                return tr_n(
                    "{player} takes {n} treachery card from you.",
                    "{player} takes {n} treachery cards from you.",
                    len(cards),
                    player=self._name(to),
                )
            case TreacheryStolen(seat, to, cards):
                return tr_n(
                    "{n} treachery card goes from {other} to {player}.",
                    "{n} treachery cards go from {other} to {player}.",
                    len(cards),
                    other=self._name(seat),
                    player=self._name(to),
                )
            case TreacheryDiscarded(seat):
                return tr("{player}: a treachery card is discarded.", player=self._short(seat))
            case AssetGained(seat, is_from_deck=True):
                return tr("{player}: the next asset of the deck.", player=self._short(seat))
            case AssetGained(seat, card) | AssetTaken(_, seat, card) if self._is_you(seat):
                return tr("You get {card}.", card=self._card(card))
            case AssetGained(seat, card) | AssetTaken(_, seat, card):
                return tr("{card} goes to {player}.", card=self._card(card), player=self._name(seat))
            case AssetSold(_, card, n):
                return tr("{card} is sold for {n} {coin}.", card=self._card(card), n=n, coin=COIN)
            case AssetExhausted(_, card):
                return tr("{card} is exhausted.", card=self._card(card))
            case _:
                return tr("It goes on.")
