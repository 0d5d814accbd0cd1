"""Why gold, cards and guests went where they went, as whole sentences: the nearest cause first."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from game.core.match import Step
from game.core.words import Message, message
from game.innkeeper.cards import Cards
from game.innkeeper.events import (
    AbilityUsed,
    AssetSold,
    AssetTaken,
    BidPaid,
    CapacityChanged,
    CustomerCollected,
    CustomerCounted,
    CustomerRedirected,
    DebtsDrawn,
    Event,
    PlayBegan,
    TopBidderNamed,
    TreacheryPlayed,
)
from game.innkeeper.kinds import HIDDEN, NO_CARD, NOBODY, Card
from game.innkeeper.state import Inn, View
from game.innkeeper.telling.narrate import describe
from game.innkeeper.telling.teller import Teller
from game.innkeeper.worth import asset_slots

Past: TypeAlias = Sequence[Step[Event, View]]

_NEAR: Final = 80
"""So many events back at most is what led to something: a round has more."""


def chain(cards: Cards, names: Sequence[str], past: Past, at: int) -> tuple[Message, ...]:
    """Return why the event at a place of the past came about; empty for what is chosen or falls by chance."""
    event, view = past[at]
    return tuple(_causes(Teller(cards, names, view), past, at, event))


def _causes(teller: Teller, past: Past, at: int, event: Event) -> Iterator[Message]:
    source = getattr(event, "source", NO_CARD)
    match event:
        case DebtsDrawn() if source == NO_CARD:
            yield from _bid(teller, past, at)
        case AssetSold(seat, card, is_liquidated=True):
            yield from _liquidated(teller, past, at, seat, card)
        case AssetTaken() | CustomerRedirected():
            yield from _played(teller, past, at, _resolving(past, at))
        case CustomerCollected():
            yield from _counted(teller, past, at)
        case TopBidderNamed(seat):
            bid = teller.view.bids.totals[seat] if teller.view.bids.totals else HIDDEN
            if bid != HIDDEN:
                yield message("{player} bid the most: {n}.", player=teller.seat(seat), n=bid)
        case CapacityChanged() if source == NO_CARD:
            return
        case _ if source not in (NO_CARD, HIDDEN, getattr(event, "card", NO_CARD)):
            yield from _played(teller, past, at, source)
        case _:
            return


def _back(past: Past, at: int) -> Iterator[Event]:
    """Yield what happened shortly before a place, the latest first."""
    return (past[index].event for index in range(at - 1, max(-1, at - 1 - _NEAR), -1))


def _resolving(past: Past, at: int) -> Card:
    """Return the card whose effect was being worked out; none where that is not known."""
    begun = (event.card for event in _back(past, at) if isinstance(event, PlayBegan | AbilityUsed))
    return next(begun, NO_CARD)


def _played(teller: Teller, past: Past, at: int, card: Card) -> Iterator[Message]:
    """Yield whose doing a card was."""
    if card in (NO_CARD, HIDDEN):
        return
    for event in _back(past, at):
        match event:
            case TreacheryPlayed(seat, played, target) if played == card:
                yield _play_words(teller, seat, card, target)
                return
            case AbilityUsed(seat, used) if used == card:
                yield message("{player} used {card}.", player=teller.seat(seat), card=teller.card(card))
                return
            case CustomerCollected(seat, guest) if guest == card:
                words = message(
                    "{player} had taken {card}.", player=teller.seat(seat), card=teller.card(card)
                )
                yield words
                return
            case _:
                continue
    owner = _owner(teller.view.inns, card)
    if owner != NOBODY:
        yield message("By {player}'s {card}.", player=teller.seat(owner), card=teller.card(card))


def _play_words(teller: Teller, seat: int, card: Card, target: int) -> Message:
    player, name = teller.seat(seat), teller.card(card)
    if target in (NOBODY, seat):
        return message("{player} had played {card}.", player=player, card=name)
    return message(
        "{player} had played {card} on {target}.", player=player, card=name, target=teller.seat(target)
    )


def _owner(inns: Sequence[Inn], card: Card) -> int:
    """Return in whose inn a card lies open."""
    for seat, inn in enumerate(inns):
        if card == inn.proprietor or any(asset.card == card for asset in inn.assets):
            return seat
    return NOBODY


def _bid(teller: Teller, past: Past, at: int) -> Iterator[Message]:
    paid = next((event for event in _back(past, at) if isinstance(event, BidPaid)), None)
    if paid is not None and HIDDEN not in (paid.gold, paid.debts):
        yield message(
            "{player} had to pay a bid of {n} and put down {gold} gold.",
            player=teller.seat(paid.seat),
            n=paid.gold + paid.debts,
            gold=paid.gold,
        )


def _liquidated(teller: Teller, past: Past, at: int, seat: int, card: Card) -> Iterator[Message]:
    """Yield which card asked for it, or else which rule."""
    if not at:
        return
    before = past[at - 1].view
    if before.asked.source not in (NO_CARD, HIDDEN):
        yield from _played(teller, past, at, before.asked.source)
        return
    inn, unique = before.inns[seat], teller.cards.unique
    if unique[card] and sum(unique[asset.card] for asset in inn.assets) > 1:
        yield message("Only one Unique may be in an inn.")
    elif len(inn.assets) > asset_slots(teller.cards, inn):
        yield message("There were more assets than slots.")


def _counted(teller: Teller, past: Past, at: int) -> Iterator[Message]:
    """Yield how everybody was counted for the guest."""
    card = getattr(past[at].event, "card", NO_CARD)
    for event in _back(past, at):
        match event:
            case CustomerCounted(counted) if counted == card:
                words = describe(teller.cards, teller.names, event, teller.view)
                if words is not None:
                    yield words
                return
            case CustomerRedirected(_, moved) if moved == card:
                yield from _played(teller, past, at, _resolving(past, at))
                return
            case _:
                continue
