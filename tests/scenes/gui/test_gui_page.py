import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from scenes.gui.page import STEP, Page
from scenes.paint.units import Scale
from scenes.stage import Sprite

WINDOW = Scale(640, 400)


@pytest.fixture
def page() -> Page:
    """A page twice as tall as its window."""
    pygame.display.init()
    pygame.display.set_mode((640, 400))
    return Page(WINDOW, 2 * WINDOW.logical_height)


def press(x: int, y: int) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=pygame.BUTTON_LEFT)


def motion(x: int, y: int) -> Event:
    return Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(1, 0, 0))


RELEASE = Event(pygame.MOUSEBUTTONUP, pos=(10, 10), button=pygame.BUTTON_LEFT)


def test_a_page_no_taller_than_its_window_is_the_window_and_has_no_bar() -> None:
    page = Page(WINDOW, 0)
    sprite = Sprite(Surface((10, 10)), 5, 5)
    background = Surface((640, 400))
    page.scroll_by(1000)
    assert page.scale is WINDOW and page.top == 0
    assert page.on_window([sprite]) == [sprite]
    assert page.seen(background) is background
    assert not page.takes(press(635, 200))


def test_a_taller_page_has_the_unit_and_the_width_of_its_window(page: Page) -> None:
    assert page.scale.u == WINDOW.u
    assert (page.scale.width, page.scale.height) == (640, 800)
    assert page.last == 400


def test_it_scrolls_by_units_and_stops_at_both_ends(page: Page) -> None:
    page.scroll_by(STEP)
    assert page.top == WINDOW.px(STEP)
    page.scroll_by(1e6)
    assert page.top == page.last
    page.scroll_by(-1e6)
    assert page.top == 0


def test_events_are_moved_to_where_they_are_on_the_page(page: Page) -> None:
    page.scroll_to(150)
    assert page.on_page(motion(30, 40)).pos == (30, 190)
    key = Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")
    assert page.on_page(key) is key


def test_sprites_are_shown_where_they_are_in_the_window_and_the_bar_comes_last(page: Page) -> None:
    page.scroll_to(150)
    above, inside = Sprite(Surface((10, 10)), 5, 20), Sprite(Surface((10, 10)), 5, 200)
    shown = page.on_window([above, inside])
    assert [(sprite.x, sprite.y) for sprite in shown[:1]] == [(5, 50)]
    assert len(shown) == 3 and all(sprite.rect.right > 620 for sprite in shown[1:])


def test_the_seen_part_of_the_background_is_one_surface_until_the_page_moves(page: Page) -> None:
    background = Surface((640, 800))
    background.fill("red", (0, 400, 640, 400))
    first = page.seen(background)
    assert page.seen(background) is first and first.get_size() == (640, 400)
    page.scroll_to(400)
    second = page.seen(background)
    assert second is not first and second.get_at((0, 0))[:3] == (255, 0, 0)


def test_the_bar_is_dragged_to_the_end_and_let_go(page: Page) -> None:
    assert page.takes(press(633, 20)) and page.top == 0
    assert page.takes(motion(300, 120)) and 0 < page.top < page.last
    assert page.takes(motion(300, 900)) and page.top == page.last
    assert page.takes(RELEASE)
    assert not page.takes(motion(300, 0)) and page.top == page.last


def test_a_press_beside_the_thumb_brings_it_under_the_pointer(page: Page) -> None:
    assert page.takes(press(633, 390))
    assert page.top == page.last


def test_the_bar_is_let_go_when_another_window_comes_to_the_front(page: Page) -> None:
    page.takes(press(633, 20))
    assert not page.takes(Event(pygame.WINDOWFOCUSLOST))
    assert not page.takes(motion(300, 300)) and page.top == 0


def test_what_the_keyboard_is_on_comes_into_sight_by_the_shortest_way(page: Page) -> None:
    page.reveal(Rect(10, 100, 100, 40))
    assert page.top == 0
    page.reveal(Rect(10, 500, 100, 40))
    assert page.top + 400 == 540 + WINDOW.px(24)
    page.reveal(Rect(10, 160, 100, 40))
    assert page.top == 160 - WINDOW.px(24)
