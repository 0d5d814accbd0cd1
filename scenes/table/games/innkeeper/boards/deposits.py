"""What stands on the boards of putting gold away, and in which order everybody acts."""

from game.innkeeper import worth
from game.innkeeper.kinds import NOBODY, Moment, Phase, Task
from game.innkeeper.state import View
from scenes.language import tr
from scenes.paint.area import Area
from scenes.stage import Sprite
from scenes.table.games.innkeeper.boards.board_plan import MOST_COINS
from scenes.table.games.innkeeper.boards.deposit_board import (
    Change,
    OrderRow,
    deposit_board,
    final_board,
    order_board,
)
from scenes.table.games.innkeeper.boards.foresight import foresee
from scenes.table.games.innkeeper.boards.means import bounds_of, own_inn
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.deeds import card_name
from scenes.table.values import Lit


def deposit_sprite(street: Street, view: View, lit: Lit, area: Area) -> Sprite:
    """Return the slate that says what the coins laid out would bring."""
    inn, foreseen = own_inn(view), foresee(street, view, lit)
    laid = inn.capital - (inn.capital if foreseen.capital is None else foreseen.capital)
    most = bounds_of(street.cards, view).most
    is_store = view.asked.task is Task.STORE
    left = Change("purse", tr("left in hand"), inn.capital, inn.capital - laid, laid > 0)
    if is_store:
        asset = next((one for one in inn.assets if one.card == view.asked.source), None)
        stored = 0 if asset is None else asset.gold
        name = card_name(street, view.asked.source)
        changes: tuple[Change, ...] = (Change("coin", tr("on the card"), stored, stored + laid), left)
        title = tr("If you put {n} on {card}", n=laid, card=name)
        note = " ".join(street.face(view.asked.source).full)
    else:
        income = worth.income(street.cards, inn)
        new = income if foreseen.income is None else foreseen.income
        vault = inn.vault + laid
        changes = (
            Change("vault", tr("Vault"), inn.vault, vault),
            Change("income", tr("income next round"), income, new),
            left,
        )
        title = tr("If you put {n} away", n=laid)
        note = _risk(vault)
    shown = min(most, MOST_COINS)
    board = deposit_board(
        street.scale, area.width, area.height, title, changes, note, min(laid, shown), shown
    )
    return Sprite.at(street.scale, board, area.x, area.y)


def _risk(vault: int) -> str:
    return tr(
        "In the end this counts {n} gold. A declared deposit can be prevented by a treachery card: then the "
        "gold stays in your purse.",
        n=vault,
    )


def order_sprite(street: Street, view: View, area: Area) -> Sprite:
    """Return in which order everybody acts in the phase, and who is on."""
    rows, current = [], _current(view)
    order = list(_order(view))
    at = order.index(current) if current in order else -1
    for index, seat in enumerate(order):
        rows.append(
            OrderRow(
                face=street.face(view.inns[seat].proprietor),
                name=street.company.short(view.seat, seat),
                word=_word(index, at) if at >= 0 or _is_beginning(view) else "",
                is_now=index == at,
            )
        )
    board = order_board(street.scale, area.width, area.height, _order_title(view), tuple(rows))
    return Sprite.at(street.scale, board, area.x, area.y)


def _order(view: View) -> tuple[int, ...]:
    """Return the seats in the order of the phase: by their bids while assets are picked, else lead first."""
    seats = tuple((max(0, view.lead) + step) % len(view.inns) for step in range(len(view.inns)))
    if view.phase is not Phase.BIDDING:
        return seats
    return (*view.bids.order, *(seat for seat in seats if seat not in view.bids.order))


def _current(view: View) -> int:
    """Return who is on in the order of the phase, NOBODY where that is not known."""
    for window in view.windows:
        if window.moment in (Moment.DEPOSIT_DECLARED, Moment.ASSET_SOLD):
            return window.actor
    seats = view.asked.seats
    return seats[0] if len(seats) == 1 and not view.windows and not view.plays else NOBODY


def _is_beginning(view: View) -> bool:
    """Whether nobody has acted in the phase yet."""
    return bool(view.windows) and view.windows[0].moment is Moment.PHASE_BEGIN


def _word(index: int, at: int) -> str:
    if at < 0 or index > at + 1:
        return tr("to come")
    if index == at:
        return tr("now")
    return tr("next") if index == at + 1 else tr("done")


def _order_title(view: View) -> str:
    match view.phase:
        case Phase.REFRESH:
            return tr("Refreshing, lead first")
        case Phase.ASSET:
            return tr("Selling, lead first")
        case Phase.BIDDING:
            return tr("Picking, best bid first")
        case Phase.DEPOSIT:
            return tr("Declaring, lead first")
        case _:
            return tr("Lead first")


def final_sprite(street: Street, view: View, area: Area) -> Sprite:
    """Return the four last steps, and what the present one means."""
    constants = street.cards.constants
    match view.asked.task:
        case Task.SELL_TREACHERY:
            step, words = 0, tr("Each treachery card brings {n} gold now.", n=constants.treachery_sale)
        case Task.PAY_DEBTS:
            step = 1
            words = tr(
                "A debt costs its value and {more} more now. Unpaid, it takes its value and {n} more "
                "from your score.",
                more=constants.final_debt_penalty,
                n=constants.unpaid_debt_extra,
            )
        case Task.RESPOND:
            step, words = -1, tr("This is the last moment in which anything can be played.")
        case _:
            step, words = 2, tr("Whatever is left in the purses goes into the Vaults. Assets count nothing.")
    board = final_board(street.scale, area.width, area.height, step, (words,))
    return Sprite.at(street.scale, board, area.x, area.y)
