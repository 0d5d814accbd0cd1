"""What the viewer can take up and what can be read, in the order of the keys."""

from collections.abc import Iterator

from game.innkeeper.kinds import HIDDEN, NO_CARD, Card, Task
from game.innkeeper.state import View
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.places import Whereabouts


def is_asked(view: View) -> bool:
    """Whether the viewer has something to decide."""
    return view.seat in view.asked.seats and not view.is_over


def sources(where: Whereabouts, view: View) -> tuple[Card, ...]:
    """Return what the viewer can take up for the present decision."""
    if not is_asked(view):
        return ()
    own = view.inns[view.seat]
    assets = tuple(asset.card for asset in own.assets)
    match view.asked.task:
        case Task.RESPOND:
            return (*own.hand, *assets, own.proprietor)
        case Task.SELL_ASSETS:
            return assets
        case Task.SELL_TREACHERY | Task.DISCARD:
            return own.hand
        case Task.PAY_DEBTS:
            return (*own.debts, tokens.PURSE)
        case Task.REMOVE_DEBTS | Task.GIVE_DEBTS:
            return own.debts
        case Task.BID | Task.REBID | Task.STORE:
            return _coins(where, view, tokens.TRAY)
        case Task.DEPOSIT:
            return _coins(where, view, tokens.CHEST)
        case Task.BORROW:
            return (tokens.SEAM,)
        case Task.TAKE:
            return view.supply
        case Task.LIQUIDATE | Task.EXHAUST | Task.UNEXHAUST:
            return tuple(asset.card for asset in view.inns[view.asked.of].assets)
        case Task.PLACE_CUSTOMER:
            peeked = where.street.peeked(view)
            return () if peeked is None else (peeked,)
        case _:
            return ()


def _coins(where: Whereabouts, view: View, heap: Card) -> tuple[Card, ...]:
    """Return the purse, and the heap of coins that were laid out once there are some."""
    street = where.street
    is_begun = street.drafts.of(street.cards, view).amount > 0
    return (tokens.PURSE, heap) if is_begun else (tokens.PURSE,)


def visible(where: Whereabouts, view: View) -> tuple[Card, ...]:
    """Return all that can be read: street, own inn, the inns across from left to right."""
    found: list[Card] = [play.card for play in reversed(view.plays)]
    if view.customer != NO_CARD:
        found.append(view.customer)
    peeked = where.street.peeked(view)
    found += [] if peeked is None else [peeked]
    found += view.supply
    for seat in where.street.company.seats(view.seat):
        inn = view.inns[seat]
        found += [] if inn.proprietor == NO_CARD else [inn.proprietor]
        found += [asset.card for asset in inn.assets]
        found += [card for card in inn.hand if card != HIDDEN]
        found += inn.debts
    found += [card for _, card in where.taken(view)]
    return tuple(dict.fromkeys(found))


def in_reach(where: Whereabouts, view: View) -> tuple[Card, ...]:
    """Return what can be pointed at, the hindmost first."""
    places = where.places(view)
    coins = [card for card in sources(where, view) if not tokens.is_card(card)]
    seen = [card for card in visible(where, view) if places[card].look != "nothing"]
    return tuple(sorted((*coins, *seen), key=lambda card: (places[card].layer, places[card].x)))


def likely(where: Whereabouts, view: View) -> Iterator[Card]:
    """Yield what will probably be taken up next, the likeliest first."""
    yield from sources(where, view)
    if 0 <= view.seat < len(view.inns):
        yield from view.inns[view.seat].hand
    yield from view.supply
