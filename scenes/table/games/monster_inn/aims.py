"""What a gesture at the table of Monster Inn means: what is put where, and which target is under a point."""

from collections.abc import Sequence

from game.monster_inn.actions import (
    Action,
    AddTreasure,
    ExchangePool,
    Leave,
    OpenPool,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.state import Awaited, View
from scenes.anim.motion import Place
from scenes.paint.area import Area
from scenes.table.game_table import Gesture
from scenes.table.games.monster_inn.creatures import Creature
from scenes.table.games.monster_inn.measures import TableGrid
from scenes.table.games.monster_inn.pieces import (
    DUNGEON,
    POOL,
    PURSE,
    card_in,
    chair,
    heap_size,
    monster_target,
    purse_piece,
    reserve_piece,
    target_monster,
)
from scenes.table.games.monster_inn.places import HAND_LAYER, HEAP, TILE, next_tile, place_of, tile_place


def gestures_of(view: View, legal: Sequence[Action]) -> dict[Gesture, Action]:
    """Return the legal actions by what is put where; declining has only its plank."""
    found: dict[Gesture, Action] = {}
    for action in legal:
        gesture = _gesture(view, action)
        if gesture is not None:
            found[gesture] = action
    return found


def _gesture(view: View, action: Action) -> Gesture | None:
    kind = view.pool_kind
    match action:
        case OpenPool(_, treasure):
            return Gesture(purse_piece(treasure, 1), POOL)
        case AddTreasure() if kind is not None:
            return Gesture(purse_piece(kind, 1), POOL)
        case ExchangePool() if kind is not None:
            return Gesture(purse_piece(kind.other, heap_size(view, kind.other)), POOL)
        case Leave() if view.at_stake is not None:
            return Gesture(card_in(view, view.at_stake), DUNGEON)
        case TakeBonus(_, treasure):
            return Gesture(reserve_piece(treasure), PURSE)
        case SupportMonster(seat, monster, treasure):
            draw = next(draw for draw in view.monsters[seat] if view.faces[draw] == monster)
            return Gesture(purse_piece(treasure, 1), monster_target(draw))
        case _:
            return None


def target_under(grid: TableGrid, view: View, x: float, y: float) -> str:
    """Return what a point belongs to: pool, purse, a Monster that may be supported, or the dungeon."""
    if grid.pool.holds(x, y):
        return POOL
    if grid.purse.holds(x, y):
        return PURSE
    if view.awaited is Awaited.SUPPORT:
        for draw in view.monsters[chair(view)]:
            if tile_place(grid, view, chair(view), draw).contains(x, y):
                return monster_target(draw)
    dungeon = grid.dungeon
    roomy = Area(dungeon.x - 10, dungeon.y - 24, dungeon.width + 20, dungeon.height + 36)
    return DUNGEON if roomy.holds(x, y) else ""


def goal_of(grid: TableGrid, faces: Sequence[Creature], view: View, target: str) -> Place:
    """Return where that goes that is put onto a target."""
    seat = chair(view)
    draw = target_monster(target)
    if draw is not None:
        return tile_place(grid, view, seat, draw)
    if target == POOL:
        return place_of(grid.pool, HAND_LAYER, HEAP)
    if target == PURSE:
        return place_of(grid.purse, HAND_LAYER, HEAP)
    stake = view.at_stake
    is_monster = stake is None or faces[view.faces[stake]].is_monster
    return place_of(next_tile(grid, view, seat, is_monster=is_monster), HAND_LAYER, TILE)
