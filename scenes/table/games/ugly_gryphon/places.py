"""Where everybody stands: Deck, Bar, rooms of the Inn and the slots of those who left."""

from dataclasses import dataclass

from game.ugly_gryphon.state import LEFT_LIMIT, Awaited, Card, View
from scenes.anim.motion import Place
from scenes.paint.grid import BEAM_GAP, Area, TableGrid

DECK_LAYER, LEFT_LAYER, ROOM_LAYER, BAR_LAYER = range(4)


@dataclass(frozen=True, slots=True)
class Rooms:
    """Which rooms of the tower are in sight: `seen` of them from floor `lowest` on."""

    total: int
    lowest: int
    seen: int

    @property
    def highest(self) -> int:
        """The highest floor in sight."""
        return self.lowest + self.seen - 1


def rooms_of(grid: TableGrid, view: View, scrolled: int = 0) -> Rooms:
    """Return the rooms in sight; `scrolled` is how many floors the tower is scrolled down from the top."""
    waits = view.awaited in (Awaited.PLACE, Awaited.BRING) and not view.reason
    total = len(view.inn) + waits
    top = max(1, total - grid.most_rooms + 1)
    return Rooms(total, max(1, top - scrolled), min(total, grid.most_rooms))


def place_of(area: Area, layer: int, look: str) -> Place:
    """Return an area of the grid as a place."""
    return Place(area.x, area.y, area.width, area.height, layer, look)


def deck_place(grid: TableGrid) -> Place:
    """Return where a card comes from: the top of the Deck."""
    deck = grid.deck
    return Place(deck.x - 6, deck.y - 6, deck.width, deck.height, DECK_LAYER, "back")


def room_place(grid: TableGrid, floor: int, rooms: Rooms) -> Place:
    """Return the place of a floor; out of sight it is `nothing` at the edge of the tower."""
    at = floor - rooms.lowest + 1
    if at < 1:
        area = grid.room(1, rooms.seen)
        return Place(area.x, area.y, area.width, area.height, ROOM_LAYER, "nothing")
    if at > rooms.seen:
        area = grid.room(rooms.seen, rooms.seen)
        return Place(area.x, area.y, area.width, area.height, ROOM_LAYER, "nothing")
    return place_of(grid.room(at, rooms.seen), ROOM_LAYER, f"room {floor}")


def left_place(grid: TableGrid, slot: int) -> Place:
    """Return a slot of the board of those who left."""
    return place_of(grid.left_slot(slot, LEFT_LIMIT), LEFT_LAYER, "face")


def places_of(grid: TableGrid, view: View, size: int, scrolled: int = 0) -> dict[Card, Place]:
    """Return the place of every card of a deck of that size."""
    rooms = rooms_of(grid, view, scrolled)
    places = dict.fromkeys(range(size), deck_place(grid))
    for area, card in zip(grid.bar_cards(len(view.bar)), view.bar, strict=True):
        places[card] = place_of(area, BAR_LAYER, "card")
    for at, card in enumerate(view.inn):
        places[card] = room_place(grid, at + 1, rooms)
    for slot, card in enumerate(view.left):
        places[card] = left_place(grid, slot)
    return places


def tower_area(grid: TableGrid) -> Area:
    """Return where a patron may be dropped: the whole strip of the tower."""
    return Area(grid.tower_x - 20, 0, grid.tower_width + 40, grid.height)


def roof_height(grid: TableGrid, view: View) -> float:
    """Return the upper edge of the walls."""
    return grid.tower_top(rooms_of(grid, view).seen)


def pennant_y(grid: TableGrid, view: View, rooms: Rooms) -> float:
    """Return where the pennant of the goal hangs: at its floor, or as high as the window lets it."""
    floor = min(max(view.goal - rooms.lowest + 1, 1), max(rooms.seen, view.goal))
    return max(grid.room(floor, max(rooms.seen, 1)).y, 40)


def walls_height(room_height: float, rooms: int) -> float:
    """Return how tall the walls of so many rooms are."""
    return rooms * (room_height + BEAM_GAP) + 3
