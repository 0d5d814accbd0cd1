"""The parts of the table by name, for whoever wants to point at them."""

from game.monster_inn.state import View
from scenes.paint.area import Area
from scenes.table.games.monster_inn.measures import TableGrid
from scenes.table.games.monster_inn.pieces import chair


def landmark(grid: TableGrid, view: View, name: str) -> Area | None:
    """Return where a part of the table is; None for one that cannot be seen now."""
    match name:
        case "stake":
            return grid.stake if view.at_stake is not None else None
        case "line":
            return _around(grid.stake, grid.line_card(max(0, view.players - 2)))
        case "pool":
            return grid.pool
        case "reserve":
            return grid.reserve
        case "planks":
            return grid.choices
        case "dungeon":
            return grid.dungeon
        case "columns":
            rows = grid.rows(view, chair(view))
            return _around(rows.tile(0, is_monster=True), rows.tile(0, is_monster=False))
        case "others":
            return grid.house(0).wall
        case "still":
            seat = chair(view)
            has_guests = view.monsters[seat] or view.humanoids[seat]
            return landmark(grid, view, "dungeon" if has_guests else "line")
        case _:
            return None


def _around(first: Area, last: Area) -> Area:
    x, y = min(first.x, last.x), min(first.y, last.y)
    return Area(x, y, max(first.right, last.right) - x, max(first.low, last.low) - y)
