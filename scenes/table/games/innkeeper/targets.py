"""Where the targets of gestures are, in u of a window without zoom."""

from game.innkeeper.state import View
from scenes.paint.area import Area
from scenes.table.games.innkeeper.boards import board_plan
from scenes.table.games.innkeeper.boards.means import first_sum, own_inn
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.target_names import (
    BOTTOM,
    CART,
    CHEST,
    MIDDLE,
    OWN_PURSE,
    SLOTS,
    inn_target,
    target_amount,
    target_asset,
    target_debt,
    target_inn,
)


def target_area(street: Street, view: View, target: str) -> Area:
    """Return where a target is."""
    plan = street.own_plan(view)
    seat, debt, asset = target_inn(target), target_debt(target), target_asset(target)
    amount = target_amount(target)
    if seat is not None:
        return _inn(street, view, seat)
    if debt is not None:
        return _debt(street, view, debt)
    if asset is not None:
        return _asset(street, view, asset)
    if amount is not None:
        return _seam(street, view, amount)
    match target:
        case "slots":
            first, last = plan.slots[0], plan.slots[-1]
            return Area(first.x, first.y, last.right - first.x, first.height)
        case "cart":
            return street.grid.cart
        case "chest":
            return plan.vault
        case "purse":
            return plan.purse
        case "board":
            return street.board(view)
        case "top" | "bottom":
            return board_plan.peek_place(street.board(view), is_bottom=target == BOTTOM)
        case _:
            return _middle(street)


def _middle(street: Street) -> Area:
    """Return the street between the inns, left of the cart."""
    grid = street.grid
    top = grid.street.y + 26
    return Area(0, top, grid.cart.x - 8, grid.own.y - top)


def _inn(street: Street, view: View, seat: int) -> Area:
    area = street.inn(view, seat)
    if street.order(view, seat) is not None:
        return area
    # Slots and hand are where cards come from: to aim at oneself is to aim at the portrait.
    return Area(area.x, area.y, street.own_plan(view).slots[0].x - area.x - 8, area.height)


def _debt(street: Street, view: View, card: int) -> Area:
    debts = own_inn(view).debts
    if card not in debts:
        return street.own_plan(view).debts
    return street.own_plan(view).debt(debts.index(card), street.debt_places(view, view.seat))


def _asset(street: Street, view: View, card: int) -> Area:
    cards = [asset.card for asset in own_inn(view).assets]
    plan = street.own_plan(view)
    return plan.slots[cards.index(card)] if card in cards else plan.slots[0]


def _seam(street: Street, view: View, debts: int) -> Area:
    total = first_sum(view)
    row = board_plan.pay_row(street.board(view))
    return board_plan.seam_area(row, total - debts, total)


def target_under(street: Street, view: View, x: float, y: float, wanted: tuple[str, ...]) -> str:
    """Return the target under a point among those that are wanted, the smallest first; else empty.

    Without wanted targets everything that a card could mean is looked at.
    """
    names = wanted or _common(view)
    areas = {name: target_area(street, view, name) for name in names}
    held = [name for name, area in areas.items() if _roomy(area).holds(x, y)]
    if wanted and all(target_amount(name) is not None for name in wanted) and street.board(view).holds(x, y):
        # A bar on its rail stops at the ends: whoever pulls farther means the last place.
        held = list(wanted)
    if not held:
        return ""
    middle = {name: _distance(areas[name], x, y) for name in held}
    return min(held, key=lambda name: (areas[name].width * areas[name].height, middle[name]))


def _common(view: View) -> tuple[str, ...]:
    inns = tuple(inn_target(seat) for seat in range(len(view.inns)))
    return (*inns, SLOTS, CART, CHEST, OWN_PURSE, MIDDLE)


def _roomy(area: Area) -> Area:
    """Return a little more than what is small, so that it can be hit."""
    more = 8.0 if min(area.width, area.height) < 60 else 0.0
    return Area(area.x - more, area.y - more, area.width + 2 * more, area.height + 2 * more)


def _distance(area: Area, x: float, y: float) -> float:
    return abs(area.x + area.width / 2 - x) + abs(area.y + area.height / 2 - y)
