"""How much can be laid out for the decision that a view asks for: bids, debts, deposits, gold on a card."""

from typing import Final, NamedTuple

from game.innkeeper import worth
from game.innkeeper.cards import Cards
from game.innkeeper.deck import AssetCard
from game.innkeeper.kinds import HIDDEN, NO_CARD, Card, Task
from game.innkeeper.state import Inn, View
from game.innkeeper.timing import Trigger
from game.innkeeper.vocabulary import StoreGold

HIGHEST_BID: Final = 15
"""The sum of all bid cards."""


class Bounds(NamedTuple):
    """The least and the most of an amount."""

    least: int
    most: int


def own_inn(view: View) -> Inn:
    """Return the inn of the viewer; a watcher looks at that of seat 0."""
    return view.inns[max(0, view.seat)]


def cover_of(cards: Cards, view: View) -> int:
    """Return the largest bid that the viewer can pay; 0 where the Capital is not known."""
    inn = own_inn(view)
    return 0 if inn.capital == HIDDEN else worth.cover(cards, inn)


def first_sum(view: View) -> int:
    """Return what the viewer has bid before a tie that is bid on again, or has to pay."""
    totals = view.bids.totals
    return totals[view.seat] if totals and view.seat >= 0 else 0


def bounds_of(cards: Cards, view: View) -> Bounds:
    """Return the bounds of what can be laid out; nothing for decisions without an amount."""
    if view.seat < 0 or view.seat not in view.asked.seats:
        return Bounds(0, 0)
    inn, most = own_inn(view), view.asked.most
    match view.asked.task:
        case Task.BID:
            return Bounds(0, min(HIGHEST_BID, cover_of(cards, view)))
        case Task.REBID:
            return Bounds(0, max(0, min(HIGHEST_BID, cover_of(cards, view) - first_sum(view))))
        case Task.BORROW:
            total = first_sum(view)
            return Bounds(max(0, total - inn.capital), min(total, worth.debt_room(cards, inn)))
        case Task.STORE if _is_from_bank(cards, view.asked.source):
            return Bounds(0, most)
        case Task.DEPOSIT | Task.STORE:
            return Bounds(0, inn.capital if most == HIDDEN else min(inn.capital, most))
        case _:
            return Bounds(0, 0)


def _is_from_bank(cards: Cards, source: Card) -> bool:
    """Whether the gold that is put on an asset comes from the Bank."""
    entry = cards.entry(source) if source != NO_CARD else None
    abilities = entry.abilities if isinstance(entry, AssetCard) else ()
    effects = [effect for ability in abilities if isinstance(ability, Trigger) for effect in ability.effects]
    return any(isinstance(effect, StoreGold) and effect.source == "bank" for effect in effects)
