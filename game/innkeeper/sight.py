"""What a seat knows, learns and can imagine. Rules reference, section 1: hidden information."""

from typing import Final

from game.core.rules import WATCHER, Seat
from game.innkeeper.events import (
    BidPlaced,
    CustomerPeeked,
    Dealt,
    DecisionAwaited,
    Event,
    PileShuffled,
    PoolMade,
    PoolShared,
    StandingGiven,
    TreacheryDrawn,
    TreacheryStolen,
)
from game.innkeeper.kinds import HIDDEN, Card, Task
from game.innkeeper.setup import CUSTOMER_DECK, Setup
from game.innkeeper.state import Asked, Bids, Inn, Standing, State, View, Window

_RESPOND: Final = Task.RESPOND
_NONE: Final = Standing()


def observe(setup: Setup, state: State, seat: Seat) -> View:
    """Return what a seat knows; WATCHER knows all but the order of the decks."""
    assets, customers, treachery, debts = state.piles
    return View(
        seat,
        state.inns
        if seat == WATCHER
        else tuple([_inn(inn, at == seat) for at, inn in enumerate(state.inns)]),
        (len(assets), len(customers), len(treachery), len(debts)),
        state.discards,
        state.round,
        state.phase,
        state.lead,
        state.supply,
        state.pool if seat == WATCHER else (HIDDEN,) * len(state.pool),
        state.customer,
        state.collector,
        state.collected,
        _bids(state.bids, seat),
        _windows(setup, state, seat),
        state.plays,
        state.declared,
        state.prevented,
        _known(state, seat),
        _NONE if seat == WATCHER else state.standing[seat],
        _asked(setup, state.asked, seat),
        state.frames,
        state.scores,
        state.winners,
        state.reason,
        setup.cards.constants.rounds,
        setup.bell,
    )


def _inn(inn: Inn, is_own: bool) -> Inn:
    if is_own:
        return inn
    card, _, vault, debts, assets, hand, customers, lasting, passing, capacity, used = inn
    hidden = (HIDDEN,) * len(hand)
    return Inn(card, HIDDEN, vault, debts, assets, hidden, customers, lasting, passing, capacity, used)


def _bids(bids: Bids, seat: Seat) -> Bids:
    if bids.is_revealed or seat == WATCHER:
        return bids
    placed = [amount if at == seat else min(amount, HIDDEN) for at, amount in enumerate(bids.placed)]
    return bids._replace(placed=tuple(placed))


def _known(state: State, seat: Seat) -> tuple[tuple[int, Card], ...]:
    seen = () if seat == WATCHER else state.seen[seat]
    if not seen:
        return ()
    return tuple([(at, card) for at, card in enumerate(state.piles[CUSTOMER_DECK]) if card in seen])


def _is_silent(setup: Setup, task: Task, seats: tuple[int, ...], seat: Seat) -> bool:
    """Whether the viewer may not know who is asked: only who holds something playable ever is."""
    return task is _RESPOND and not setup.bell and seat != WATCHER and seat not in seats


def _windows(setup: Setup, state: State, seat: Seat) -> tuple[Window, ...]:
    """Return the windows; who has passed would tell who is asked in silence."""
    if not _is_silent(setup, state.asked.task, state.asked.seats, seat):
        return state.windows
    return (*state.windows[:-1], state.windows[-1]._replace(passed=()))


def _asked(setup: Setup, asked: Asked, seat: Seat) -> Asked:
    return asked._replace(seats=()) if _is_silent(setup, asked.task, asked.seats, seat) else asked


def redact(setup: Setup, event: Event, seat: Seat) -> Event | None:
    """Return what a seat learns from an event; WATCHER learns it as it is."""
    if seat == WATCHER:
        return event
    match event:
        case Dealt(inns, lead):
            return Dealt(inns, lead, (), (), (), ())
        case PileShuffled(pile):
            return PileShuffled(pile, ())
        case PoolMade(cards):
            return PoolMade((HIDDEN,) * len(cards))
        case PoolShared(other, cards) if other != seat:
            return PoolShared(other, (HIDDEN,) * len(cards))
        case TreacheryDrawn(other, cards, source) if other != seat:
            return TreacheryDrawn(other, (HIDDEN,) * len(cards), source)
        case TreacheryStolen(other, to, cards, source) if seat not in (other, to):
            return TreacheryStolen(other, to, (HIDDEN,) * len(cards), source)
        case BidPlaced(other, _) if other != seat:
            return BidPlaced(other, HIDDEN)
        case CustomerPeeked(other, _) if other != seat:
            return CustomerPeeked(other, HIDDEN)
        case StandingGiven(other) if other != seat:
            return None
        case DecisionAwaited(task, seats, source, of, most, cards, _):
            if _is_silent(setup, task, seats, seat):
                return None
            return DecisionAwaited(task, seats, source, of, most, cards, ())
        case _:
            return event
