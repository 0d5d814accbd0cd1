"""What hangs on the eaves: bids, the sum for the guest at the door, and who thinks."""

from typing import NamedTuple

from game.innkeeper.cards import Cards
from game.innkeeper.kinds import HIDDEN, NO_CARD, NOBODY, NOT_PLACED, Phase, Task
from game.innkeeper.state import Inn, View
from scenes.language import tr
from scenes.table.games.innkeeper.boards.ranking import standings
from scenes.table.games.innkeeper.paint.inn_paint import CLOSED, LEADING, PLAIN, QUIET


class Tag(NamedTuple):
    """The tag of one inn."""

    words: str
    icon: str
    look: str


def tag_of(cards: Cards, view: View, inns: tuple[Inn, ...], seat: int) -> Tag | None:
    """Return the tag of a seat, if something is to be said of it now; `inns` as they are or would be."""
    if view.customer != NO_CARD:
        return _guest(cards, view, inns, seat)
    if view.phase is Phase.BIDDING and view.bids.placed:
        told = _bid(cards, view, seat)
        if told is not None:
            return told
    if seat in view.asked.seats and seat != view.seat:
        return Tag(tr("thinks"), "clock", QUIET)
    return None


def _guest(cards: Cards, view: View, inns: tuple[Inn, ...], seat: int) -> Tag:
    all_of = standings(cards, inns, view.customer)
    told = next(one for one in all_of if one.seat == seat)
    if view.collector != NOBODY:
        return Tag(str(told.total), "", LEADING if seat == view.collector else PLAIN)
    if not told.has_room:
        return Tag(tr("full"), "", CLOSED)
    if not told.meets:
        return Tag(tr("cannot"), "", CLOSED)
    is_alone = [one.rank for one in all_of].count(1) == 1
    return Tag(str(told.total), "", LEADING if told.rank == 1 and is_alone else PLAIN)


def _bid(cards: Cards, view: View, seat: int) -> Tag | None:
    bids = view.bids
    if bids.order or (bids.totals and any(bids.totals) and view.asked.task is not Task.REBID):
        total = bids.totals[seat]
        least = cards.constants.min_bid_for_asset
        return Tag(tr("bid {n}", n=total), "", PLAIN if total >= least else CLOSED)
    placed = bids.placed[seat]
    if placed == NOT_PLACED:
        if seat in view.asked.seats:
            return Tag(tr("thinks"), "clock", QUIET)
        return (
            Tag(tr("bid {n}", n=bids.totals[seat]), "", PLAIN) if bids.totals and bids.totals[seat] else None
        )
    if placed == HIDDEN or not bids.is_revealed:
        return Tag(tr("bid placed"), "lock", QUIET)
    return Tag(tr("bid {n}", n=placed), "", PLAIN)
