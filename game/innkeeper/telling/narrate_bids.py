"""Bids and dice in the log."""

from typing import assert_never

from game.core.words import Message, message
from game.innkeeper.events import (
    BidChanged,
    BidPaid,
    BidPlaced,
    BidsRanked,
    BidsRevealed,
    BidsTied,
    DiceRolled,
    TopBidderNamed,
)
from game.innkeeper.kinds import HIDDEN, NO_CARD, NOT_PLACED
from game.innkeeper.telling.teller import Teller
from game.innkeeper.text.words import debt_words, gold_words


def bid_event(
    teller: Teller,
    event: BidPlaced
    | BidsRevealed
    | BidChanged
    | BidsTied
    | BidsRanked
    | BidPaid
    | TopBidderNamed
    | DiceRolled,
) -> Message | None:
    """Return what became of bids, or what a die showed; None for nothing."""
    match event:
        case BidPlaced(seat, amount):
            if amount == HIDDEN:
                return message("{player} placed a bid.", player=teller.seat(seat))
            return message("{player} placed a bid of {n}.", player=teller.seat(seat), n=amount)
        case BidsRevealed(amounts, is_first):
            bids = tuple(
                message("{n} by {player}", player=teller.seat(seat), n=amount)
                for seat, amount in enumerate(amounts)
                if amount != NOT_PLACED
            )
            return message("The bids: {bids}." if is_first else "Added to the bids: {bids}.", bids=bids)
        case BidChanged(seat, amount, source):
            return message(
                "{player}'s bid falls to {n}, all that can be covered."
                if source == NO_CARD
                else "{player}'s bid is {n} now.",
                player=teller.seat(seat),
                n=amount,
            )
        case BidsTied(groups, is_rolled):
            tied = tuple(teller.together(group) for group in groups)
            return message(
                "Still tied, the die decides: {groups}." if is_rolled else "Tied, bidding again: {groups}.",
                groups=tied,
            )
        case BidsRanked(order):
            if not order:
                return message("Nobody bid: there is no Top Bidder.")
            return message("In order: {players}.", players=teller.seats(order))
        case BidPaid():
            return _paid(teller, event)
        case TopBidderNamed(seat):
            return message("{player} is Top Bidder.", player=teller.seat(seat))
        case DiceRolled(seats, values):
            rolls = tuple(
                message("{player} rolled {n}", player=teller.seat(seat), n=value)
                for seat, value in zip(seats, values, strict=True)
            )
            return message("{rolls}.", rolls=rolls)
        case _:
            assert_never(event)


def _paid(teller: Teller, event: BidPaid) -> Message | None:
    player, gold, debts = teller.seat(event.seat), gold_words(event.gold), debt_words(event.debts)
    if event.gold and event.debts:
        return message(
            "{player} paid the bid with {gold} and {debts}.", player=player, gold=gold, debts=debts
        )
    if event.debts:
        return message("{player} paid the bid with {debts}.", player=player, debts=debts)
    return message("{player} paid the bid with {gold}.", player=player, gold=gold) if event.gold else None
