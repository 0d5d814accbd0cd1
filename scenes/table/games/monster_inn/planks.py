"""The planks of the counter: the same choices as the gestures, each with what it costs or why it is dark."""

from collections.abc import Callable, Sequence
from functools import partial

from game.monster_inn.actions import (
    Action,
    AddTreasure,
    DeclineSupport,
    ExchangePool,
    Leave,
    OpenPool,
    TakeBonus,
)
from game.monster_inn.state import SURCHARGE, Awaited, Treasure, View
from scenes.language import tr
from scenes.paint.area import Area
from scenes.table.game_table import PlankSpec
from scenes.table.games.monster_inn.measures import TableGrid
from scenes.table.games.monster_inn.paint_tokens import token_icon
from scenes.table.games.monster_inn.pieces import chair
from scenes.table.games.monster_inn.words import treasures

LETTERS = {Treasure.GOLD: "G", Treasure.GEM: "J"}
LEAVE, NO_THANKS = "L", "N"
_ROOM_FOR_ICON = 132
"""So many pixels wide is a plank with room for an icon beside its note."""


def planks(grid: TableGrid, view: View, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
    """Return the planks of a view, all dark without legal actions; narrow ones go without their icons."""
    found = _planks(grid, view, legal)
    if grid.plank(0).width * grid.u >= _ROOM_FOR_ICON:
        return found
    return tuple(spec._replace(icon="") for spec in found)


def _planks(grid: TableGrid, view: View, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
    if view.reason or not view.round:
        return ()
    if legal and view.awaited is Awaited.BONUS:
        return tuple(_bonus(grid, legal))
    if legal and view.awaited is Awaited.SUPPORT:
        return (_decline(grid, legal),)
    first = _opening if view.pool_kind is None else _staying
    return (*first(grid, view, legal), _leaving(grid, view, legal))


def _chosen(legal: Sequence[Action], is_it: Callable[[Action], bool]) -> Action | None:
    return next((action for action in legal if is_it(action)), None)


def _opening(grid: TableGrid, view: View, legal: Sequence[Action]) -> list[PlankSpec]:
    found = []
    for index, treasure in enumerate(Treasure):
        action = _chosen(legal, partial(_opens, treasure))
        words = tr("Stay: 1 gold") if treasure is Treasure.GOLD else tr("Stay: 1 gem")
        note = tr("open the pool")
        if legal and action is None:
            note = tr("you have none")
        letter = LETTERS[treasure]
        found.append(
            PlankSpec(treasure.value, grid.plank(index), words, note, token_icon(treasure), action, letter)
        )
    del view
    return found


def _staying(grid: TableGrid, view: View, legal: Sequence[Action]) -> list[PlankSpec]:
    kind = view.pool_kind
    assert kind is not None
    seat = chair(view)
    own, price = view.supply(seat, kind), view.pool + SURCHARGE
    add = _chosen(legal, lambda one: isinstance(one, AddTreasure))
    exchange = _chosen(legal, lambda one: isinstance(one, ExchangePool))
    add_note = tr("of your {own}", own=treasures(own, kind))
    exchange_note = tr(
        "{price} for {pool}", price=treasures(price, kind.other), pool=treasures(view.pool, kind)
    )
    if legal and exchange is None:
        exchange_note = tr("needs {price}", price=treasures(price, kind.other))
    if legal and add is None:
        add_note = tr("you have no {kind}", kind=f"{{{token_icon(kind)}}}")
    specs = {
        kind: ("add", tr("Stay: add 1"), add_note, add),
        kind.other: ("exchange", tr("Stay: swap"), exchange_note, exchange),
    }
    return [
        PlankSpec(name, grid.plank(index), words, note, token_icon(treasure), action, LETTERS[treasure])
        for index, (treasure, (name, words, note, action)) in enumerate(specs.items())
    ]


def _leaving(grid: TableGrid, view: View, legal: Sequence[Action]) -> PlankSpec:
    action = _chosen(legal, lambda one: isinstance(one, Leave))
    note = tr("take the card")
    if view.pool_kind is not None:
        note = tr("card and {pool}", pool=treasures(view.pool, view.pool_kind))
    return PlankSpec("leave", grid.plank(2), tr("Leave"), note, "leave", action, LEAVE)


def _bonus(grid: TableGrid, legal: Sequence[Action]) -> list[PlankSpec]:
    area = grid.choices
    found = []
    for index, treasure in enumerate(Treasure):
        action = _chosen(legal, partial(_takes, treasure))
        place = Area(area.right - 198 + index * 97, area.y + 6, 90, 56)
        words = tr("Gold") if treasure is Treasure.GOLD else tr("Gem")
        found.append(PlankSpec(treasure.value, place, words, "", "", action, LETTERS[treasure]))
    return found


def _decline(grid: TableGrid, legal: Sequence[Action]) -> PlankSpec:
    area = grid.choices
    place = Area(area.right - 126, area.y + 6, 116, 56)
    action = _chosen(legal, lambda one: isinstance(one, DeclineSupport))
    return PlankSpec("decline", place, tr("No thanks"), "", "", action, NO_THANKS)


def _opens(treasure: Treasure, action: Action) -> bool:
    return isinstance(action, OpenPool) and action.treasure is treasure


def _takes(treasure: Treasure, action: Action) -> bool:
    return isinstance(action, TakeBonus) and action.treasure is treasure
