"""Logical units, and the grid of the table."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.paint.grid import TableGrid
from scenes.paint.units import Scale

SIZES = [(1280, 800), (1024, 640), (2560, 1440), (1280, 1024), (3440, 1440), (960, 600)]


@given(width=st.integers(320, 8000), height=st.integers(200, 5000))
def test_the_grid_is_never_smaller_than_the_design(width: int, height: int) -> None:
    scale = Scale(width, height)
    assert scale.logical_width >= 1280 - 1e-6
    assert scale.logical_height >= 800 - 1e-6
    assert min(scale.logical_width - 1280, scale.logical_height - 800) == pytest.approx(0, abs=1e-6)


@given(x=st.floats(-50, 2000), width=st.floats(0, 500), more=st.floats(0, 500))
def test_neighbours_meet_without_a_gap(x: float, width: float, more: float) -> None:
    scale = Scale(1111, 777)
    assert scale.box(x, 0, width, 1).right == scale.box(x + width, 0, more, 1).left


def test_a_pixel_and_its_logical_point_agree() -> None:
    scale = Scale(2560, 1440)
    x, y = scale.logical(900, 300)
    assert (scale.px(x), scale.px(y)) == (900, 300)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 13))
def test_bar_cards_stay_on_the_counter(size: tuple[int, int], count: int) -> None:
    grid = TableGrid.of(Scale(*size))
    cards = grid.bar_cards(count)
    assert len(cards) == count
    assert cards[0].x >= 20
    assert cards[-1].x + cards[-1].width <= grid.room_width - 18
    assert cards[0].y > 400
    assert cards[0].y + cards[0].height < grid.counter_bottom


@pytest.mark.parametrize(("size", "most"), [((960, 600), 5), ((1024, 640), 5), ((1280, 800), 6)])
def test_so_many_bar_cards_lie_side_by_side(size: tuple[int, int], most: int) -> None:
    for count in range(1, most + 1):
        cards = TableGrid.of(Scale(*size)).bar_cards(count)
        assert all(left.x + left.width <= right.x for left, right in pairwise(cards))


def test_the_index_column_of_overlapped_cards_stays_visible() -> None:
    cards = TableGrid.of(Scale(1280, 800)).bar_cards(8)
    assert all(right.x - left.x > 0.2 * left.width for left, right in pairwise(cards))


def test_no_cards_need_no_places() -> None:
    assert TableGrid.of(Scale(1280, 800)).bar_cards(0) == ()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rooms", range(1, 16))
def test_the_roof_stays_on_the_screen_and_rooms_stand_on_each_other(
    size: tuple[int, int], rooms: int
) -> None:
    grid = TableGrid.of(Scale(*size))
    assert grid.roof(rooms).y >= 8
    assert grid.room_height(rooms) <= 68
    floors = [grid.room(floor, rooms) for floor in range(1, rooms + 1)]
    assert floors[0].y + floors[0].height < grid.tower_base
    assert all(upper.y + upper.height < lower.y for lower, upper in pairwise(floors))
