"""Gestures: what is put where, and the action, or the change of a draft, that means."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from game.innkeeper.actions import (
    Action,
    Activate,
    Borrow,
    Choose,
    Deal,
    Deposit,
    DrawLots,
    Finish,
    Name,
    Pass,
    PayDebt,
    Pick,
    PlaceBid,
    PlaceCustomer,
    PlayTreachery,
    Reshuffle,
    Roll,
    Sell,
    Store,
)
from game.innkeeper.kinds import NOBODY, Card, Task
from game.innkeeper.state import View
from scenes.anim.motion import Place
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.boards.draft import COIN, PLACE, Draft
from scenes.table.games.innkeeper.places import place_of
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.target_names import (
    BOARD,
    BOTTOM,
    CART,
    CHEST,
    MIDDLE,
    OWN_PURSE,
    SLOTS,
    TOP,
    asset_target,
    debt_target,
    inn_target,
    place_target,
)
from scenes.table.games.innkeeper.targets import target_area, target_under
from scenes.table.games.innkeeper.tokens import PURSE, SEAM, TRAY
from scenes.table.values import Adjust, Gesture

Meant: TypeAlias = Action | Adjust


def gestures(street: Street, view: View, legal: Sequence[Action]) -> dict[Gesture, Meant]:
    """Return what can be done with cards and coins, by the gesture that means it."""
    street.drafts.offer(view, legal)
    found = gestures_of(view, legal, street.drafts.of(street.cards, view))
    street.drafts.targets = tuple(dict.fromkeys(gesture.target for gesture in found))
    return found


def target_at(street: Street, view: View, x: float, y: float) -> str:
    """Return the target under a point, among those that something can be put on now."""
    return target_under(street, view, x, y, street.drafts.targets)


def target_place(street: Street, view: View, target: str) -> Place:
    """Return where something goes that is put on a target."""
    return place_of(target_area(street, view, target), 0, "target")


def gestures_of(view: View, legal: Sequence[Action], draft: Draft) -> dict[Gesture, Meant]:
    """Return what can be done with cards and coins; planks do the rest.

    An action may have several gestures, as a treachery that answers somebody's deed: it is put on what lies
    in the street, or on the inn.
    """
    found: dict[Gesture, Meant] = {}
    for action in legal:
        for card, target in _ways(view, action):
            found[Gesture(card, target)] = action
    found.update(_tuning(view, legal, draft))
    return found


def _ways(view: View, action: Action) -> Iterator[tuple[Card, str]]:
    match action:
        case PlayTreachery(_, card, target) | Activate(_, card, target):
            yield from _answers(view, card, target)
        case Pick(_, card):
            yield card, _pick_target(view)
        case Sell(_, card):
            yield card, CART
        case PayDebt(_, card):
            yield PURSE, debt_target(card)
            yield card, OWN_PURSE
        case PlaceCustomer(_, is_bottom):
            yield from ((card, BOTTOM if is_bottom else TOP) for card in peeked(view))
        case Pass() | Finish() | PlaceBid() | Borrow() | Choose() | Name() | Deposit() | Store():
            pass
        case Deal() | Reshuffle() | Roll() | DrawLots():
            pass
        case _:
            assert_never(action)


def _answers(view: View, card: Card, target: int) -> Iterator[tuple[Card, str]]:
    """Yield where an answer is put: on the inn that it aims at, and in the street if it answers that inn."""
    if target != NOBODY:
        yield card, inn_target(target)
    if target == NOBODY or (view.windows and view.windows[-1].actor == target != view.seat):
        yield card, MIDDLE


def _pick_target(view: View) -> str:
    match view.asked.task:
        case Task.TAKE:
            return SLOTS
        case Task.LIQUIDATE | Task.DISCARD | Task.REMOVE_DEBTS:
            return CART
        case Task.GIVE_DEBTS:
            return inn_target(view.asked.of)
        case _:
            return MIDDLE


def peeked(view: View) -> tuple[Card, ...]:
    """Return the guest that the viewer looks at before it is put back, if that is so."""
    if view.asked.task is not Task.PLACE_CUSTOMER or view.seat not in view.asked.seats:
        return ()
    return tuple(card for place, card in view.known if place == 0)


def _tuning(view: View, legal: Sequence[Action], draft: Draft) -> dict[Gesture, Meant]:
    """Return how a sum is laid out coin by coin, and how the seam of a payment is moved."""
    match view.asked.task:
        case Task.BID | Task.REBID if legal:
            return _coins(TRAY, BOARD, draft.amount, max(_amounts(legal)))
        case Task.DEPOSIT if legal:
            return _coins(tokens.CHEST, CHEST, draft.amount, max(_amounts(legal)))
        case Task.STORE if legal:
            return _coins(TRAY, asset_target(view.asked.source), draft.amount, max(_amounts(legal)))
        case Task.BORROW:
            amounts = _amounts(legal)
            if len(amounts) < 2:
                return {}
            return {Gesture(SEAM, place_target(amount)): Adjust(PLACE, amount) for amount in amounts}
        case _:
            return {}


def _coins(heap: Card, target: str, laid: int, most: int) -> dict[Gesture, Meant]:
    found: dict[Gesture, Meant] = {}
    if laid < most:
        found[Gesture(PURSE, target)] = Adjust(COIN, 1)
    if laid > 0:
        found[Gesture(heap, OWN_PURSE)] = Adjust(COIN, -1)
    return found


def _amounts(legal: Sequence[Action]) -> list[int]:
    """Return the sums that may be laid out."""
    found = []
    for action in legal:
        match action:
            case PlaceBid(_, amount) | Borrow(_, amount) | Deposit(_, amount) | Store(_, amount):
                found.append(amount)
            case _:
                pass
    return sorted(found) or [0]
