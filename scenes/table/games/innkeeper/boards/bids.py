"""What stands on the boards of bidding in a view: the own bid, its payment, the bids once they are open."""

from game.innkeeper import worth
from game.innkeeper.events import DiceRolled
from game.innkeeper.kinds import HIDDEN, NOT_PLACED, Cast, Task
from game.innkeeper.state import View
from scenes.language import tr
from scenes.paint.area import Area
from scenes.stage import Sprite
from scenes.table.games.innkeeper.boards.bid_board import BidFace, PayFace, bid_board, pay_board
from scenes.table.games.innkeeper.boards.draft import BID_CARDS, PLACE, cards_of
from scenes.table.games.innkeeper.boards.means import bounds_of, first_sum, own_inn
from scenes.table.games.innkeeper.boards.rank_board import BidRow, bids_board
from scenes.table.games.innkeeper.motion.telling_clip import told
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.target_names import BOARD
from scenes.table.values import Adjust, Lit, Shown


def own_bid(view: View) -> int | None:
    """Return what the viewer has laid face down in this turn of bidding, None for nothing."""
    placed = view.bids.placed
    if not 0 <= view.seat < len(placed) or view.bids.is_revealed:
        return None
    return placed[view.seat] if placed[view.seat] not in (HIDDEN, NOT_PLACED) else None


def bid_sprite(street: Street, view: View, lit: Lit, area: Area) -> Sprite:
    """Return the board of the own bid; one that was placed lies there as it was."""
    draft, placed = street.drafts.of(street.cards, view), own_bid(view)
    most = bounds_of(street.cards, view).most
    raised, amount = draft.raised, draft.amount
    if placed is not None and view.seat not in view.asked.seats:
        raised, amount, most = cards_of(placed), placed, placed
    dark = frozenset(card for card in BID_CARDS if card not in raised and card and amount + card > most)
    inn = own_inn(view)
    is_target = lit.is_lifting and BOARD in lit.targets
    face = BidFace(
        raised=raised,
        dark=dark,
        amount=amount,
        capital=max(0, inn.capital),
        debt_room=worth.debt_room(street.cards, inn),
        first=first_sum(view) if view.asked.task is Task.REBID else None,
        is_target=is_target,
        is_hot=is_target and lit.target == BOARD,
    )
    board = bid_board(street.scale, area.width, area.height, face)
    return Sprite.at(street.scale, board, area.x, area.y)


def pay_sprite(street: Street, view: View, lit: Lit, area: Area) -> Sprite:
    """Return the board on which the viewer pays the bid."""
    inn, bounds = own_inn(view), bounds_of(street.cards, view)
    hot = lit.action.amount if isinstance(lit.action, Adjust) and lit.action.name == PLACE else None
    face = PayFace(
        total=first_sum(view),
        debts=street.drafts.of(street.cards, view).amount,
        least=bounds.least,
        most=bounds.most,
        capital=inn.capital,
        held=len(inn.debts),
        limit=worth.debt_limit(street.cards, inn),
        hot=hot,
    )
    board = pay_board(street.scale, area.width, area.height, face)
    return Sprite.at(street.scale, board, area.x, area.y)


def bids_sprite(street: Street, shown: Shown, area: Area) -> Sprite:
    """Return the board of the open bids."""
    view: View = shown.view
    title = tr("The bids") if view.bids.order or view.asked.task is not Task.REBID else tr("A tie")
    board = bids_board(street.scale, area.width, area.height, title, _rows(street, shown))
    return Sprite.at(street.scale, board, area.x, area.y)


def _rows(street: Street, shown: Shown) -> tuple[BidRow, ...]:
    view: View = shown.view
    bids, seats = view.bids, range(len(view.inns))
    order = bids.order or tuple(sorted(seats, key=lambda seat: (-bids.totals[seat], seat)))
    # Those who bid nothing may have no place in the order.
    order += tuple(seat for seat in seats if seat not in order)
    event = told(shown)
    dice: dict[int, int] = {}
    if isinstance(event, DiceRolled) and event.cast is Cast.BID:
        dice = dict(zip(event.seats, event.values, strict=True))
    return tuple(
        BidRow(
            face=street.face(view.inns[seat].proprietor),
            name=street.company.short(view.seat, seat),
            rank=bids.order.index(seat) + 1 if seat in bids.order else 0,
            bid=bids.totals[seat],
            note=_note(street, view, seat),
            is_tied=not bids.order and seat in view.asked.seats,
            die=dice.get(seat, 0),
        )
        for seat in order
    )


def _note(street: Street, view: View, seat: int) -> str:
    """Return what comes of a bid, as far as it is settled."""
    bids, total = view.bids, view.bids.totals[seat]
    least = street.cards.constants.min_bid_for_asset
    if not bids.order:
        if view.asked.task is Task.REBID and seat in view.asked.seats:
            return tr("tied: adds in secret")
        is_tied = total > 0 and bids.totals.count(total) > 1
        return tr("tied") if is_tied else "" if total else tr("bids nothing")
    if not total:
        return tr("bids nothing")
    if seat == bids.order[0]:
        return tr("Top Bidder") if total >= least else tr("Top Bidder, but gains no asset")
    if total < least:
        return tr("below {n}: gains nothing", n=least)
    return tr("picks as number {n}", n=bids.order.index(seat) + 1)
