"""A full state that looks like a view: hidden cards dealt anew, hidden gold and bids guessed.

Reads the stream `look` only.
"""

from typing import Final

from game.core.rng import Rng
from game.innkeeper.beliefs import least_capital, likely_capital
from game.innkeeper.kinds import HIDDEN, NOBODY, Card, Pile, Task
from game.innkeeper.setup import HIGHEST_BID, Setup
from game.innkeeper.state import Asked, Inn, Standing, State, View, Window
from game.innkeeper.worth import debt_room

LOOK: Final = "look"


def determinize(setup: Setup, view: View, rng: Rng) -> tuple[State, Rng]:
    """Return a state that looks like the view."""
    if not view.round:
        return _state(setup, view, view.inns, ((), (), (), ()), (), view.bids.placed), rng
    hands, pool, treachery, rng = _treachery(setup, view, rng)
    customers, rng = _customers(setup, view, rng)
    assets, rng = _unseen(setup, view, Pile.ASSETS, rng)
    debts, rng = _unseen(setup, view, Pile.DEBTS, rng)
    capitals, rng = _capitals(setup, view, rng)
    inns = tuple(
        [
            inn._replace(hand=hand, capital=capital)
            for inn, hand, capital in zip(view.inns, hands, capitals, strict=True)
        ]
    )
    placed, rng = _placed(setup, view, inns, rng)
    return _state(setup, view, inns, (assets, customers, treachery, debts), pool, placed), rng


def _unseen(setup: Setup, view: View, pile: Pile, rng: Rng) -> tuple[tuple[Card, ...], Rng]:
    """Return the cards of a kind that the view does not show, in random order."""
    at = tuple(Pile).index(pile)
    seen: set[Card] = {*view.discards[at]}
    match pile:
        case Pile.ASSETS:
            seen.update(view.supply, *([asset.card for asset in inn.assets] for inn in view.inns))
        case Pile.CUSTOMERS:
            seen.update((view.customer, *(card for _, card in view.known)))
            seen.update(*(inn.customers for inn in view.inns))
        case Pile.TREACHERY:
            seen.update(view.pool, (play.card for play in view.plays), *(inn.hand for inn in view.inns))
        case Pile.DEBTS:
            seen.update(*(inn.debts for inn in view.inns))
    return rng.shuffled(LOOK, [card for card in setup.cards.pile(pile) if card not in seen])


def _treachery(
    setup: Setup, view: View, rng: Rng
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...], tuple[Card, ...], Rng]:
    unseen, rng = _unseen(setup, view, Pile.TREACHERY, rng)
    hidden = [inn.hand if HIDDEN in inn.hand else () for inn in view.inns]
    at, hands = 0, []
    for inn, unknown in zip(view.inns, hidden, strict=True):
        hands.append(unseen[at : at + len(unknown)] if unknown else inn.hand)
        at += len(unknown)
    pool = view.pool
    if HIDDEN in pool:
        pool = unseen[at : at + len(pool)]
        at += len(pool)
    return hands, pool, unseen[at:], rng


def _customers(setup: Setup, view: View, rng: Rng) -> tuple[tuple[Card, ...], Rng]:
    """Return a deck with the customers that were looked at in their places."""
    unseen, rng = _unseen(setup, view, Pile.CUSTOMERS, rng)
    deck = [*unseen]
    for at, card in view.known:
        deck.insert(at, card)
    return tuple(deck), rng


def _capitals(setup: Setup, view: View, rng: Rng) -> tuple[list[int], Rng]:
    found = []
    for seat, inn in enumerate(view.inns):
        capital = inn.capital
        if capital == HIDDEN:
            capital, rng = _capital(setup, view, seat, rng)
        found.append(capital)
    return found, rng


def _capital(setup: Setup, view: View, seat: int, rng: Rng) -> tuple[int, Rng]:
    """Return what an inn may hold: around what is likely, and enough for what it owes."""
    likely = likely_capital(setup.cards, view, seat)
    spread = (likely + 3) // 2
    more, rng = rng.below(LOOK, spread + 1)
    less, rng = rng.below(LOOK, spread + 1)
    return max(0, likely + more - less, least_capital(setup.cards, view, seat)), rng


def _placed(setup: Setup, view: View, inns: tuple[Inn, ...], rng: Rng) -> tuple[tuple[int, ...], Rng]:
    """Return the bids on the table, hidden ones within what their owners can cover."""
    found = []
    for seat, seen in enumerate(view.bids.placed):
        amount = seen
        if seen == HIDDEN:
            inn = inns[seat]
            owed = view.bids.totals[seat] if view.asked.task is Task.REBID else 0
            most = min(HIGHEST_BID, inn.capital + debt_room(setup.cards, inn) - owed)
            one, rng = rng.below(LOOK, most + 1)
            other, rng = rng.below(LOOK, most + 1)
            amount = min(one, other)
        found.append(amount)
    return tuple(found), rng


def _state(
    setup: Setup,
    view: View,
    inns: tuple[Inn, ...],
    piles: tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]],
    pool: tuple[Card, ...],
    placed: tuple[int, ...],
) -> State:
    seats = range(setup.players)
    known = tuple([card for _, card in view.known])
    windows, asked = _answering(setup, view)
    return State(
        inns,
        piles,
        view.discards,
        view.round,
        view.phase,
        view.lead,
        view.supply,
        pool,
        view.customer,
        view.collector,
        view.collected,
        view.bids._replace(placed=placed),
        windows,
        view.plays,
        view.declared,
        view.prevented,
        tuple([known if seat == view.seat else () for seat in seats]),
        tuple([view.standing if seat == view.seat else Standing() for seat in seats]),
        asked,
        view.frames,
        view.scores,
        view.winners,
        view.reason,
    )


def _answering(setup: Setup, view: View) -> tuple[tuple[Window, ...], Asked]:
    """Return the windows and who is asked; in silence the first who could be and is not the viewer."""
    if view.asked.task is not Task.RESPOND or view.asked.seats:
        return view.windows, view.asked
    window = view.windows[-1]
    order = setup.circles[view.lead] if window.actor == NOBODY else setup.responders[window.actor]
    at = 1 if order[0] == view.seat else 0
    return (*view.windows[:-1], window._replace(passed=order[:at])), view.asked._replace(seats=(order[at],))
