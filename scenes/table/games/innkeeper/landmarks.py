"""Where the parts of the table are that somebody points out."""

from typing import Final

from game.innkeeper.state import View
from scenes.paint.area import Area
from scenes.table.games.innkeeper.grid_inn import OwnPlan
from scenes.table.games.innkeeper.places import Whereabouts
from scenes.table.games.innkeeper.street import DECKS, Stage

CHARACTERISTICS: Final = ("luxury", "service", "cuisine", "entertainment")


def landmark(where: Whereabouts, view: View, name: str) -> Area | None:
    """Return where a part of the table is; None for one that cannot be seen now, or that there is not.

    sign, vault, purse, debts, slots, hand, characteristics, luxury.., portrait, supply, guest, taken, board,
    cart, bank, die, deck customers.., foot, inn 0.. by seat, rival for the first inn across.
    """
    grid, plan = where.street.grid, where.street.own_plan(view)
    match name.split():
        case ["sign"]:
            return grid.sign
        case ["board"]:
            return where.street.board(view)
        case ["cart"]:
            return grid.cart
        case ["bank"]:
            return grid.bank
        case ["die"]:
            return grid.die
        case ["foot"]:
            return grid.foot
        case ["deck", pile]:
            index = next((index for index, deck in enumerate(DECKS) if deck == pile), None)
            return None if index is None else grid.deck(index)
        case ["supply"]:
            areas = [grid.supply(index) for index in range(len(view.supply))]
            return around(areas) if where.street.stage(view) is Stage.SUPPLY else None
        case ["guest"]:
            return where.street.guest(view) if where.street.stage(view) is Stage.GUEST else None
        case ["taken"]:
            is_there = where.street.stage(view) in (Stage.GUEST, Stage.DOOR)
            return around([grid.taken(0), grid.taken(3)]) if is_there else None
        case ["inn", seat] if seat.isdigit() and int(seat) < where.street.company.count:
            return where.street.inn(view, int(seat))
        case ["rival"]:
            return grid.inn(0)
        case [own]:
            return _own(plan, own)
        case _:
            return None


def _own(plan: OwnPlan, name: str) -> Area | None:
    match name:
        case "own":
            return plan.area
        case "portrait":
            return plan.portrait
        case "vault":
            return plan.vault
        case "purse":
            return plan.purse
        case "debts":
            return plan.debts
        case "slots":
            return around(list(plan.slots))
        case "hand":
            return around(list(plan.hand))
        case "characteristics":
            return around([plan.characteristic(index) for index in range(4)])
        case _ if name in CHARACTERISTICS:
            return plan.characteristic(CHARACTERISTICS.index(name))
        case _:
            return None


def around(areas: list[Area]) -> Area | None:
    """Return the area around several; None around none."""
    if not areas:
        return None
    left, top = min(area.x for area in areas), min(area.y for area in areas)
    right, low = max(area.right for area in areas), max(area.low for area in areas)
    return Area(left, top, right - left, low - top)
