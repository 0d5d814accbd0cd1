"""Changes of gold and debts."""

from game.innkeeper.engine.board import Board
from game.innkeeper.events import (
    BankDeposited,
    BidPaid,
    DebtMoved,
    DebtPaid,
    DebtRemoved,
    DebtsDrawn,
    DepositDeclared,
    Deposited,
    DepositPrevented,
    GoldGained,
    GoldPaid,
    GoldStored,
)
from game.innkeeper.kinds import NOBODY, Card, Gain, Moment
from game.innkeeper.setup import DEBT_DECK

_DECLARED = Moment.DEPOSIT_DECLARED


class Gold(Board):
    """A street where gold changes hands."""

    __slots__ = ()

    def gain(self, seat: int, amount: int, gain: Gain, source: Card) -> None:
        """Bring gold from the Bank."""
        if amount:
            if self.record is not None:
                self.record.append(GoldGained(seat, amount, gain, source))
            self._change_capital(seat, amount)

    def pay(self, seat: int, to: int, amount: int, source: Card) -> None:
        """Move gold from a seat to another, or to the Bank."""
        if amount and to != seat:
            if self.record is not None:
                self.record.append(GoldPaid(seat, to, amount, source))
            self._change_capital(seat, -amount)
            if to != NOBODY:
                self._change_capital(to, amount)

    def store(self, seat: int, card: Card, amount: int, is_from_bank: bool) -> None:
        """Put gold on an asset."""
        if self.record is not None:
            self.record.append(GoldStored(seat, card, amount, is_from_bank))
        if not is_from_bank:
            self._change_capital(seat, -amount)
        self._set_assets(
            seat,
            tuple(
                [
                    asset._replace(gold=asset.gold + amount) if asset.card == card else asset
                    for asset in self.inns[seat].assets
                ]
            ),
        )

    # Deposits.

    def declare(self, seat: int, amount: int) -> None:
        """Say how much is going to be deposited."""
        if self.record is not None:
            self.record.append(DepositDeclared(seat, amount))
        self.declared = amount

    def prevent(self, seat: int) -> None:
        """Stop the newest deposit of a seat, which may not declare again in this phase."""
        if self.record is not None:
            self.record.append(DepositPrevented(seat))
        self.prevented = (*self.prevented, seat)
        self._end_window(_DECLARED)
        self.declared = self._still_declared()

    def deposit(self, seat: int, amount: int) -> None:
        """Move gold from Capital to Vault."""
        if self.record is not None:
            self.record.append(Deposited(seat, amount))
        inn = self.inns[seat]
        self.inns[seat] = inn._replace(capital=inn.capital - amount, vault=inn.vault + amount)
        self.declared = self._still_declared()

    def _still_declared(self) -> int:
        """Return the gold of the deposit that a later one had interrupted."""
        for window in reversed(self.windows):
            if window.moment is _DECLARED and not window.is_over:
                return window.amount
        return 0

    def _end_window(self, moment: Moment) -> None:
        """Mark the newest window of a kind: it closes when what is being done in it is done."""
        for at in range(len(self.windows) - 1, -1, -1):
            window = self.windows[at]
            if window.moment is moment:
                over = window._replace(is_over=True)
                self.windows = (*self.windows[:at], over, *self.windows[at + 1 :])
                return

    def bank_deposit(self, seat: int, amount: int, source: Card) -> None:
        """Put gold of the Bank into a Vault."""
        if self.record is not None:
            self.record.append(BankDeposited(seat, amount, source))
        inn = self.inns[seat]
        self.inns[seat] = inn._replace(vault=inn.vault + amount)

    # Debts.

    def pay_bid(self, seat: int, gold: int, debts: int) -> None:
        """Pay a bid; the debts are drawn right after."""
        if self.record is not None:
            self.record.append(BidPaid(seat, gold, debts))
        self._change_capital(seat, -gold)

    def draw_debts(self, seat: int, cards: tuple[Card, ...], source: Card) -> None:
        """Take debt cards from the pile, plain ones from nowhere."""
        if self.record is not None:
            self.record.append(DebtsDrawn(seat, cards, source))
        if cards[0] < self.cards.size:
            self.piles[DEBT_DECK] = self.piles[DEBT_DECK][len(cards) :]
        self._set_debts(seat, self.inns[seat].debts + cards)

    def pay_debt(self, seat: int, card: Card, amount: int) -> None:
        """Pay off a debt card."""
        if self.record is not None:
            self.record.append(DebtPaid(seat, card, amount))
        self._change_capital(seat, -amount)
        self._drop_debt(seat, card)

    def remove_debt(self, seat: int, card: Card, source: Card) -> None:
        """Discard a debt card without payment."""
        if self.record is not None:
            self.record.append(DebtRemoved(seat, card, source))
        self._drop_debt(seat, card)

    def move_debt(self, seat: int, to: int, card: Card, source: Card) -> None:
        """Give a debt card to another seat."""
        if self.record is not None:
            self.record.append(DebtMoved(seat, to, card, source))
        self._set_debts(seat, tuple([debt for debt in self.inns[seat].debts if debt != card]))
        self._set_debts(to, (*self.inns[to].debts, card))

    def _drop_debt(self, seat: int, card: Card) -> None:
        self._set_debts(seat, tuple([debt for debt in self.inns[seat].debts if debt != card]))
        if card < self.cards.size:
            self._put_away(DEBT_DECK, (card,))
