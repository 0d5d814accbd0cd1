"""Stores of surfaces are bounded."""

import pytest
from pygame import SRCALPHA, Surface

from scenes.paint.cache import (
    PIECES,
    WINDOWS,
    DrawnCache,
    fit_stores,
    forget_scale,
    forget_surfaces,
    remembered,
)
from scenes.paint.controls import Plank, plank_button
from scenes.paint.units import Picture, Scale

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")


@pytest.fixture(autouse=True)
def large_window() -> None:
    """Stores as for a large window, whatever window was there before."""
    fit_stores(3840, 2160)


def square() -> Surface:
    return Surface((10, 10), SRCALPHA)


def test_a_store_never_holds_more_than_its_limit() -> None:
    store = DrawnCache[Surface](1000)
    for key in range(20):
        store.get(key, square)
        assert store.used <= 1000
    assert len(store) == 2


def test_the_least_recently_used_goes_first() -> None:
    store = DrawnCache[Surface](1000)
    first, second = store.get(1, square), store.get(2, square)
    assert store.get(1, square) is first
    store.get(3, square)
    assert store.get(1, square) is first
    assert store.get(2, square) is not second


def test_a_smaller_window_has_smaller_stores_and_a_large_one_full_ones() -> None:
    store = DrawnCache[Surface](1200)
    for key in range(3):
        store.get(key, square)
    try:
        fit_stores(1280, 800)
        assert (store.limit, len(store), store.used) == (400, 1, 400)
        fit_stores(3840, 2160)
        assert store.limit == 1200
    finally:
        fit_stores(3840, 2160)


def test_a_store_that_is_made_later_fits_the_window_too() -> None:
    try:
        fit_stores(1280, 800)
        assert DrawnCache[Surface](1200).limit == 400
    finally:
        fit_stores(3840, 2160)


def test_a_store_never_holds_more_things_than_it_may() -> None:
    store = DrawnCache[Surface](10**6, most=3)
    for key in range(5):
        store.get(key, square)
    assert (len(store), store.used) == (3, 1200)


def test_what_was_drawn_for_one_scale_is_forgotten_and_the_rest_is_kept() -> None:
    forget_surfaces()
    here, there = Scale(640, 400), Scale(640, 512)
    plank = Plank("New night", 300, 60)
    kept, gone = plank_button(here, plank), plank_button(there, plank)
    used = PIECES.used
    forget_scale(there)
    assert PIECES.used < used
    assert plank_button(here, plank) is kept
    assert plank_button(there, plank) is not gone


def test_what_is_larger_than_the_store_is_drawn_but_not_kept() -> None:
    store = DrawnCache[Surface](100)
    assert store.get(1, square).get_size() == (10, 10)
    assert (len(store), store.used) == (0, 0)


def test_a_picture_counts_with_its_surface() -> None:
    store = DrawnCache[Picture](1000)
    store.get(1, lambda: Picture(square(), 0, 0))
    assert store.used == 400


def test_a_remembered_drawing_is_made_once_for_the_same_arguments() -> None:
    store = DrawnCache[Surface](10_000)
    drawn = []

    @remembered(store)
    def draw(size: int, *, is_hot: bool = False) -> Surface:
        drawn.append((size, is_hot))
        return Surface((size, size), SRCALPHA)

    assert draw(5) is draw(5)
    assert draw(5, is_hot=True) is not draw(5)
    assert drawn == [(5, False), (5, True)]


def test_pieces_are_kept_and_can_be_forgotten() -> None:
    scale, plank = Scale(1280, 800), Plank("New night", 200, 50)
    first = plank_button(scale, plank)
    assert plank_button(scale, plank) is first
    assert PIECES.used > 0
    forget_surfaces()
    assert (PIECES.used, len(PIECES), WINDOWS.used) == (0, 0, 0)
    assert plank_button(scale, plank) is not first
