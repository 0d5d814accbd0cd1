"""Where every card stands in a view, and where treasures lie."""

from typing import Final

from game.core.rules import Seat
from game.monster_inn.state import Draw, Treasure, View
from scenes.anim.motion import Place
from scenes.paint.area import Area
from scenes.table.game_table import Card
from scenes.table.games.monster_inn.measures import TOKEN, TableGrid, order_of
from scenes.table.games.monster_inn.paint_tokens import heap_size, reserve_token
from scenes.table.games.monster_inn.pieces import (
    POOL,
    RESERVE,
    Heap,
    card_in,
    chair,
    heap_of,
    is_card,
    sources,
    target_monster,
)

CARD, TILE, HEAP, TOKEN_LOOK, BACK, LIFTED, SMALL, NOTHING = (
    "card",
    "tile",
    "heap",
    "token",
    "back",
    "lifted",
    "small",
    "nothing",
)
UNTURNED: Final = "unturned"
"""A tile before it turns over; the number of what shows on it comes after this word."""
_LINE_LAYER: Final = 2
_TILE_LAYER: Final = 1
HAND_LAYER: Final = 5
_TOKEN_SIDE: Final = 26.0


def place_of(area: Area, layer: int, look: str) -> Place:
    """Return an area as a place."""
    return Place(area.x, area.y, area.width, area.height, layer, look)


def places_of(grid: TableGrid, view: View) -> dict[Card, Place]:
    """Return where the line, all dungeons and what can be taken up stand; looks tell of supports."""
    found: dict[Card, Place] = {}
    for place, draw in enumerate(view.line[len(view.takers) :]):
        area = grid.stake if place == 0 else grid.line_card(place - 1)
        found[card_in(view, draw)] = place_of(area, _LINE_LAYER + (place == 0), CARD)
    for seat in range(view.players):
        for draw in (*view.monsters[seat], *view.humanoids[seat]):
            found[card_in(view, draw)] = tile_place(grid, view, seat, draw)
    for piece in sources(view):
        if not is_card(piece):
            found[piece] = heap_place(grid, heap_of(piece))
    return found


def tile_place(grid: TableGrid, view: View, seat: Seat, draw: Draw) -> Place:
    """Return where a card lies in a dungeon; the look says which treasure lies on it."""
    row = view.monsters[seat]
    is_monster = draw in row
    column = (row if is_monster else view.humanoids[seat]).index(draw)
    treasure = view.support_of(draw) if is_monster else None
    area = grid.rows(view, seat).tile(column, is_monster=is_monster)
    return place_of(area, _TILE_LAYER, f"{TILE} {treasure}" if treasure else TILE)


def next_tile(grid: TableGrid, view: View, seat: Seat, *, is_monster: bool) -> Area:
    """Return the place of the next card of a dungeon."""
    row = view.monsters[seat] if is_monster else view.humanoids[seat]
    return grid.rows(view, seat).tile(len(row), is_monster=is_monster)


def heap_place(grid: TableGrid, heap: Heap) -> Place:
    """Return where treasures lie that can be taken up together."""
    is_gem = heap.treasure is Treasure.GEM
    if heap.is_reserve:
        x, y, side = reserve_token(heap.treasure, grid.reserve.width)
        return Place(grid.reserve.x + x, grid.reserve.y + y, side, side, HAND_LAYER, HEAP)
    wide, high = heap_size(heap.size, TOKEN, 4)
    tray = grid.tray(is_gem)
    x, y = tray.x + tray.width * 0.4 - wide / 2, tray.low - 6 - high
    return Place(x, y, wide, high, HAND_LAYER, HEAP)


def token_place(grid: TableGrid, view: View, treasure: Treasure, end: Seat | str) -> Place:
    """Return where a single treasure comes from or goes to: a purse, the pool, the Reserve or a Monster."""
    side = _TOKEN_SIDE
    if end == POOL:
        x, y = grid.pool.x + 66, grid.pool.low - 28
    elif end == RESERVE:
        left, top, size = reserve_token(treasure, grid.reserve.width)
        x, y = grid.reserve.x + left + size / 2, grid.reserve.y + top + size / 2
    elif isinstance(end, int):
        x, y = _purse_middle(grid, view, treasure, end)
    else:
        x, y = _monster_middle(grid, view, end)
    return Place(x - side / 2, y - side / 2, side, side, HAND_LAYER, TOKEN_LOOK)


def _purse_middle(grid: TableGrid, view: View, treasure: Treasure, seat: Seat) -> tuple[float, float]:
    if seat == chair(view):
        tray = grid.tray(treasure is Treasure.GEM)
        return tray.x + tray.width * 0.4, tray.low - 24
    header = grid.house(order_of(view, seat)).header
    return header.x + 26, header.y + header.height / 2


def _monster_middle(grid: TableGrid, view: View, target: str) -> tuple[float, float]:
    draw = target_monster(target)
    assert draw is not None
    seat = next(seat for seat in range(view.players) if draw in view.monsters[seat])
    place = tile_place(grid, view, seat, draw)
    return place.x + place.width - 10, place.y + place.height * 0.6
