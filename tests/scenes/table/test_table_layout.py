"""Everything has its place in every window, however many patrons there are."""

from itertools import combinations, pairwise
from typing import Any

import pytest
from table_pilot import GAME, calm_deck

from game.core.game import Table
from game.registry import find_game
from game.ugly_gryphon.state import Awaited, Phase, View
from scenes.anim.motion import Place
from scenes.paint.card import HEIGHT
from scenes.paint.grid import Area, TableGrid
from scenes.paint.units import Scale
from scenes.table.games.find import find_layout
from scenes.table.games.ugly_gryphon.layout import GryphonTable

SIZES = [(1024, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 1200)]


@pytest.fixture(scope="module")
def opened() -> Table:
    game = find_game(GAME)
    deck = calm_deck()
    return game.open(deck, game.options(deck, {"goal": 7}), GAME)


def layout(opened: Table, size: tuple[int, int]) -> GryphonTable:
    table = find_layout(opened)
    assert isinstance(table, GryphonTable)
    table.resize(Scale(*size))
    return table


def crowd(rooms: int = 0, bar: int = 4, left: int = 8, **more: Any) -> View:
    """Return a view with so many patrons everywhere."""
    cards = iter(range(40))
    seated = [tuple(next(cards) for _ in range(count)) for count in (bar, rooms, left)]
    view = View(7, 5, seated[0], seated[1], seated[2], 3, Phase.INN, Awaited.PLACE, None, "")
    return view._replace(**more)


def is_inside(scale: Scale, place: Place | Area) -> bool:
    return (
        place.x >= 0
        and place.y >= 0
        and place.x + place.width <= scale.logical_width + 0.01
        and place.y + place.height <= scale.logical_height + 0.01
    )


def overlap(one: Place | Area, other: Place | Area) -> bool:
    return (
        one.x < other.x + other.width - 0.01
        and other.x < one.x + one.width - 0.01
        and one.y < other.y + other.height - 0.01
        and other.y < one.y + one.height - 0.01
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rooms", range(17))
def test_everybody_stands_inside_the_window(opened: Table, size: tuple[int, int], rooms: int) -> None:
    table = layout(opened, size)
    scale = Scale(*size)
    for bar in range(9):
        places = table.places(crowd(rooms, bar))
        assert all(is_inside(scale, place) for place in places.values())
    waiting = table.target_place(crowd(rooms), "inn")
    assert is_inside(scale, waiting)
    assert waiting.look == f"room {rooms + 1}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rooms", range(17))
def test_rooms_stand_on_one_another_under_the_waiting_one(
    opened: Table, size: tuple[int, int], rooms: int
) -> None:
    table = layout(opened, size)
    view = crowd(rooms)
    places = table.places(view)
    seen = [places[card] for card in view.inn if places[card].look != "nothing"]
    assert len(seen) == min(rooms, TableGrid.of(Scale(*size)).most_rooms - 1)
    stack = [*seen, table.target_place(view, "inn")]
    assert [place.y for place in stack] == sorted((place.y for place in stack), reverse=True)
    assert not any(overlap(one, other) for one, other in combinations(stack, 2))
    assert all(place.height * Scale(*size).u >= 24 for place in stack), "too low to be read"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("bar", range(1, 9))
def test_cards_at_the_bar_lie_side_by_side_or_overlap_by_little_enough_to_be_told_apart(
    opened: Table, size: tuple[int, int], bar: int
) -> None:
    table = layout(opened, size)
    scale = Scale(*size)
    view = crowd(5, bar)
    row = [table.places(view)[card] for card in view.bar]
    grid = TableGrid.of(scale)
    assert all(place.x >= 22 - 0.01 and place.x + place.width <= grid.room_width - 22 + 0.01 for place in row)
    assert all(place.height == pytest.approx(place.width * HEIGHT) for place in row)
    steps = [right.x - left.x for left, right in pairwise(row)]
    if bar <= 4:
        assert all(step >= row[0].width for step in steps)
    assert all(step >= min(row[0].width, 80) for step in steps)
    assert max(steps, default=0) - min(steps, default=0) < 0.01


@pytest.mark.parametrize("size", SIZES)
def test_a_row_that_lies_side_by_side_never_uses_cards_too_slim_to_read(
    opened: Table, size: tuple[int, int]
) -> None:
    scale = Scale(*size)
    for bar in range(1, 9):
        view = crowd(5, bar)
        widths = {layout(opened, size).places(view)[card].width for card in view.bar}
        assert len(widths) == 1
        assert widths.pop() * scale.u >= 116


@pytest.mark.parametrize("size", SIZES)
def test_the_furniture_does_not_overlap_and_is_inside(opened: Table, size: tuple[int, int]) -> None:
    table = layout(opened, size)
    scale = Scale(*size)
    grid = TableGrid.of(scale)
    top = grid.tower_top(grid.most_rooms)
    tower = Area(grid.tower_x, top, grid.tower_width, grid.tower_base - top)
    counter = Area(22, min(area.y for area in grid.bar_cards(1)), grid.room_width - 44, 186 * HEIGHT)
    furniture = {
        "deck": grid.deck,
        "log": table.log_area,
        "left": grid.left_board,
        "sign": grid.phase_sign,
        "prompt": table.prompt_area,
        "tower": tower,
        "counter": counter,
        **{f"meter {index}": grid.meter(index) for index in range(3)},
    }
    for name, area in furniture.items():
        assert is_inside(scale, area), name
    for (name, area), (other_name, other) in combinations(furniture.items(), 2):
        assert not overlap(area, other), f"{name} and {other_name}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rooms", [0, 1, 7, 14, 16])
def test_the_roof_stays_in_the_window(size: tuple[int, int], rooms: int) -> None:
    grid = TableGrid.of(Scale(*size))
    assert grid.roof(min(rooms, grid.most_rooms)).y >= 0


@pytest.mark.parametrize("size", SIZES)
def test_those_who_left_have_eight_slots_on_their_board(opened: Table, size: tuple[int, int]) -> None:
    table = layout(opened, size)
    view = crowd(3, 4, 8)
    slots = [table.places(view)[card] for card in view.left]
    board = TableGrid.of(Scale(*size)).left_board
    assert not any(overlap(one, other) for one, other in combinations(slots, 2))
    assert all(board.x <= slot.x and slot.x + slot.width <= board.x + board.width for slot in slots)
    assert all(board.y <= slot.y and slot.y + slot.height <= board.y + board.height for slot in slots)


@pytest.mark.parametrize("size", SIZES)
def test_whoever_is_seen_is_found_under_the_pointer(opened: Table, size: tuple[int, int]) -> None:
    table = layout(opened, size)
    for rooms, bar in ((0, 4), (6, 3), (16, 8)):
        view = crowd(rooms, bar)
        for card in (*view.bar, *view.inn, *view.left):
            place = table.places(view)[card]
            if place.look == "nothing":
                assert table.card_at(view, *place.centre) != card
            else:
                assert table.card_at(view, place.x + 3, place.y + place.height / 2) == card


@pytest.mark.parametrize("size", SIZES)
def test_the_strip_of_the_tower_takes_cards_and_the_bar_does_not(
    opened: Table, size: tuple[int, int]
) -> None:
    table = layout(opened, size)
    for rooms in (0, 7, 16):
        view = crowd(rooms, 8)
        assert table.target_at(view, *table.target_place(view, "inn").centre) == "inn"
        assert not any(table.target_at(view, *table.places(view)[card].centre) for card in view.bar)


def test_everybody_in_a_tall_tower_comes_in_sight_by_scrolling(opened: Table) -> None:
    table = layout(opened, (1024, 640))
    view = crowd(25, 3, 0)
    seen: set[int] = set()
    while True:
        seen |= {card for card in view.inn if table.places(view)[card].look != "nothing"}
        if not table.scroll(view, -1):
            break
    assert seen == set(view.inn)
    assert table.places(view)[view.inn[0]].look == "room 1"
    assert table.scroll(view, 99)
    assert not table.scroll(view, 1)
    assert table.places(view)[view.inn[-1]].look == "room 25"


def test_with_room_enough_the_tower_does_not_scroll(opened: Table) -> None:
    table = layout(opened, (1024, 640))
    assert not table.scroll(crowd(13), -1)
    assert table.scroll(crowd(14), -1)


def test_a_tower_that_shrank_scrolls_at_the_first_turn_of_the_wheel(opened: Table) -> None:
    table = layout(opened, (1024, 640))
    table.scroll(crowd(20), -6)
    shrunk = crowd(15)
    before = table.places(shrunk)
    assert table.scroll(shrunk, 1)
    assert table.places(shrunk) != before
