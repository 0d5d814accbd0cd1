"""The parts of the table by name, for whoever wants to point at them."""

from game.ugly_gryphon.cards import QUIRKS, Cards
from game.ugly_gryphon.state import Card, View
from scenes.anim.motion import Place
from scenes.paint.grid import Area, TableGrid
from scenes.table.games.ugly_gryphon.places import rooms_of


def landmark(grid: TableGrid, cards: Cards, view: View, places: dict[Card, Place], name: str) -> Area | None:
    """Return where a part of the table is; None for one that cannot be seen now."""
    kind, _, which = name.partition(":")
    match kind:
        case "card":
            card = cards.find(which)
            place = None if card is None else places[card]
            return None if place is None or place.look in ("back", "nothing") else place.area
        case "bar":
            return _around([places[card].area for card in view.bar])
        case "meters":
            return _around([grid.meter(index) for index in range(len(QUIRKS))])
        case "inn":
            rooms = rooms_of(grid, view)
            return grid.room(rooms.seen, max(1, rooms.seen))
        case "sky":
            return grid.sky(rooms_of(grid, view).seen)
        case "goal":
            return Area(grid.tower_x, grid.tower_base, grid.tower_width, grid.height - grid.tower_base)
        case "left":
            return grid.left_board
        case "deck":
            return grid.deck
        case "log":
            return grid.chalk
        case "undo":
            return grid.button(1)
        case _:
            return None


def _around(areas: list[Area]) -> Area | None:
    if not areas:
        return None
    x, y = min(area.x for area in areas), min(area.y for area in areas)
    right = max(area.x + area.width for area in areas)
    low = max(area.y + area.height for area in areas)
    return Area(x, y, right - x, low - y)
