"""Gold and Debts in the log."""

from typing import assert_never

from game.core.words import Message, message
from game.innkeeper.events import (
    BankDeposited,
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
from game.innkeeper.kinds import NOBODY, Gain
from game.innkeeper.telling.teller import Teller
from game.innkeeper.text.words import gold_words


def gold_event(
    teller: Teller,
    event: GoldGained
    | GoldPaid
    | GoldStored
    | DepositDeclared
    | DepositPrevented
    | Deposited
    | BankDeposited
    | DebtsDrawn
    | DebtPaid
    | DebtRemoved
    | DebtMoved,
) -> Message | None:
    """Return what happened to gold or to Debts; None for nothing."""
    player = teller.seat(event.seat)
    match event:
        case GoldGained():
            return _gained(teller, event)
        case GoldPaid(to=to, amount=amount):
            return _paid(teller, event) if amount else _penniless(teller, to, player)
        case GoldStored(card=card, amount=amount):
            if not amount:
                return None
            return message(
                "{player} put {gold} on {card}.",
                player=player,
                gold=gold_words(amount),
                card=teller.card(card),
            )
        case DepositDeclared(amount=amount):
            return message("{player} declares a deposit of {gold}.", player=player, gold=gold_words(amount))
        case DepositPrevented():
            return message("{player}'s deposit is prevented: the gold stays.", player=player)
        case Deposited(amount=amount):
            return message("{player} deposited {gold}.", player=player, gold=gold_words(amount))
        case BankDeposited(amount=amount):
            return message(
                "The Bank deposited {gold} into {player}'s Vault.", gold=gold_words(amount), player=player
            )
        case DebtsDrawn(cards=cards):
            return (
                message("{player} took on {cards}.", player=player, cards=teller.those(cards))
                if cards
                else None
            )
        case DebtPaid(card=card, amount=0) | DebtRemoved(card=card):
            return message("{player} discarded {card} without paying.", player=player, card=teller.card(card))
        case DebtPaid(card=card, amount=amount):
            return message(
                "{player} paid off {card} for {gold}.",
                player=player,
                card=teller.card(card),
                gold=gold_words(amount),
            )
        case DebtMoved(to=to, card=card):
            return message(
                "{player} gave {card} to {receiver}.",
                player=player,
                card=teller.card(card),
                receiver=teller.seat(to),
            )
        case _:
            assert_never(event)


def _gained(teller: Teller, event: GoldGained) -> Message | None:
    if not event.amount:
        return None
    player, gold = teller.seat(event.seat), gold_words(event.amount)
    match event.gain:
        case Gain.INCOME:
            return message("{player} gained {gold} of income.", player=player, gold=gold)
        case Gain.AWARD | Gain.EFFECT:
            return message(
                "{player} gained {gold}: {card}.", player=player, gold=gold, card=teller.card(event.source)
            )
        case Gain.BANK:
            return message("The Bank paid {player} {gold}.", player=player, gold=gold)
        case Gain.TREACHERY:
            return message("{player} sold Treachery for {gold}.", player=player, gold=gold)
        case _:
            assert_never(event.gain)


def _paid(teller: Teller, event: GoldPaid) -> Message:
    player, gold = teller.seat(event.seat), gold_words(event.amount)
    if event.to == NOBODY:
        return message("{player} paid {gold} to the Bank.", player=player, gold=gold)
    return message("{player} paid {gold} to {payee}.", player=player, payee=teller.seat(event.to), gold=gold)


def _penniless(teller: Teller, to: int, player: Message) -> Message:
    if to == NOBODY:
        return message("{player} had nothing to pay the Bank.", player=player)
    return message("{player} had nothing to pay {payee}.", player=player, payee=teller.seat(to))
