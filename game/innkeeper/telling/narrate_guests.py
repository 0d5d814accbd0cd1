"""Guests and what an inn offers them, in the log."""

from collections.abc import Sequence
from typing import assert_never

from game.core.words import Message, message
from game.innkeeper.deck import CustomerCard
from game.innkeeper.events import (
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
)
from game.innkeeper.kinds import HIDDEN, Card, Farewell, Lasts
from game.innkeeper.steps import CHARACTERISTICS
from game.innkeeper.telling.teller import Teller
from game.innkeeper.text.amount_text import most_of
from game.innkeeper.text.words import characteristic_words


def guest_event(
    teller: Teller,
    event: CustomerPeeked
    | CustomerPlaced
    | CustomerRevealed
    | CustomerCounted
    | CollectorNamed
    | CustomerRedirected
    | CustomerCollected
    | CustomerDiscarded
    | CustomersLeft
    | CharacteristicChanged
    | CapacityChanged,
) -> Message | None:
    """Return what happened to a guest or to what draws guests."""
    match event:
        case CustomerPeeked(seat, card):
            if card == HIDDEN:
                return message("{player} looked at the top guest card.", player=teller.seat(seat))
            return message(
                "{player} looked at the top guest card: {card}.",
                player=teller.seat(seat),
                card=teller.card(card),
            )
        case CustomerPlaced(seat, is_bottom):
            return message(
                "{player} put it on the bottom." if is_bottom else "{player} left it on top.",
                player=teller.seat(seat),
            )
        case CustomerRevealed(card):
            return message("A guest arrives: {card}.", card=teller.card(card))
        case CustomerCounted():
            return _counted(teller, event)
        case CollectorNamed(seat, card):
            return message(
                "{player} is about to take {card}.", player=teller.seat(seat), card=teller.card(card)
            )
        case CustomerRedirected(seat, card):
            return message(
                "{player} is about to take {card} instead.", player=teller.seat(seat), card=teller.card(card)
            )
        case CustomerCollected(seat, card):
            return message("{player} took {card}.", player=teller.seat(seat), card=teller.card(card))
        case CustomerDiscarded(card, farewell):
            return _farewell(teller.card(card), farewell)
        case CustomersLeft():
            return message("The guests leave.")
        case CharacteristicChanged():
            return _characteristic(teller, event)
        case CapacityChanged(seat, by):
            return message(
                "{player}'s guest capacity is {n} lower this round."
                if by < 0
                else "{player}'s guest capacity is {n} higher this round.",
                player=teller.seat(seat),
                n=abs(by),
            )
        case _:
            assert_never(event)


def _counted(teller: Teller, event: CustomerCounted) -> Message:
    card = teller.card(event.card)
    entitled = [seat for seat, total in enumerate(event.sums) if total >= 0]
    if not entitled:
        return message("Nobody can take {card}.", card=card)
    entitled.sort(key=lambda seat: -event.sums[seat])
    sums = tuple(
        message("{player} has {n}", player=teller.seat(seat), n=event.sums[seat]) for seat in entitled
    )
    if event.is_by_first:
        first = CHARACTERISTICS[teller.cards.lists[event.card][0]]
        return message(
            "Counting {what} for {card}: {sums}; {name} decides.",
            what=_looked_for(teller, event.card),
            card=card,
            sums=sums,
            name=characteristic_words(first),
        )
    what = _looked_for(teller, event.card)
    return message("Counting {what} for {card}: {sums}.", what=what, card=card, sums=sums)


def _looked_for(teller: Teller, guest: Card) -> Message:
    """Return what is counted for a guest: `Luxury + Service`, `Treachery cards`."""
    entry = teller.cards.entry(guest)
    if isinstance(entry, CustomerCard) and entry.particular and entry.particular.rank_by != "lists":
        return most_of(entry.particular.rank_by)
    return _sum_of([characteristic_words(CHARACTERISTICS[one]) for one in teller.cards.lists[guest]])


def _sum_of(parts: Sequence[Message]) -> Message:
    first, *rest = parts
    return message("{one} + {others}", one=first, others=_sum_of(rest)) if rest else first


def _farewell(card: Message, farewell: Farewell) -> Message:
    match farewell:
        case Farewell.NEGATIVE:
            return message("{card} left again.", card=card)
        case Farewell.UNMET:
            return message("Nobody meets what {card} asks for.", card=card)
        case Farewell.NO_ROOM:
            return message("Nobody has room for {card}.", card=card)
        case Farewell.DISMISSED:
            return message("Turned away: {card}.", card=card)
        case _:
            assert_never(farewell)


def _characteristic(teller: Teller, event: CharacteristicChanged) -> Message:
    player, name = teller.seat(event.seat), characteristic_words(event.characteristic)
    until = message("for this guest") if event.lasts is Lasts.CUSTOMER else message("this round")
    return message(
        "{player}'s {name} is {n} lower {until}."
        if event.by < 0
        else "{player}'s {name} is {n} higher {until}.",
        player=player,
        name=name,
        n=abs(event.by),
        until=until,
    )
