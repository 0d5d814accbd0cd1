import os
from collections.abc import Callable, Iterator

import pygame
import pytest

from scenes.window import (
    SMALLEST,
    NoDisplay,
    Window,
    choose_driver,
    corner_of,
    fitting_position,
    fitting_size,
    place_on,
    usual_size,
)

DESKTOP = [(1920, 1080)]


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window((1024, 700), None, is_fullscreen=False)
    yield window
    pygame.display.set_mode((1280, 800))


def test_a_window_is_never_larger_than_the_desktop_nor_smaller_than_the_smallest() -> None:
    assert fitting_size((4000, 3000), (1920, 1080)) == (1920, 1080)
    assert fitting_size((200, 100), (1920, 1080)) == SMALLEST
    assert fitting_size((1280, 800), (800, 600)) == SMALLEST


@pytest.mark.parametrize(
    ("remembered", "place"),
    [
        ((0, 0), (0, 0)),
        ((600, 200), (600, 200)),
        ((660, 350), (640, 280)),
        ((-1000, 10), (0, 10)),
        ((100, -200), (100, 0)),
        ((5000, 5000), (640, 280)),
    ],
)
def test_a_window_is_put_back_where_all_of_it_is_seen(
    remembered: tuple[int, int], place: tuple[int, int]
) -> None:
    assert fitting_position(remembered, (1280, 800), DESKTOP) == place


@pytest.mark.parametrize(
    ("remembered", "place"),
    [
        ((2100, 90), (2100, 90)),
        ((1900, 90), (1920, 90)),
        ((9000, 9000), (2560, 400)),
        ((2100, -300), (2100, 30)),
        ((-5000, 40), (1920, 40)),
    ],
)
def test_a_window_stays_on_the_screen_it_was_on(remembered: tuple[int, int], place: tuple[int, int]) -> None:
    assert place_on(remembered, (1280, 800), (1920, 0), (1920, 1200)) == place


def test_a_screen_above_or_left_of_the_first_is_a_screen_too() -> None:
    assert place_on((-1800, -900), (1280, 800), (-1920, -1080), (1920, 1080)) == (-1800, -900)


def test_a_screen_that_has_become_smaller_than_the_window_shows_its_upper_left() -> None:
    assert place_on((400, 300), (1280, 800), (0, 0), (1024, 768)) == (0, 0)
    assert place_on((400, -300), (1024, 640), (0, 0), (1024, 650)) == (0, 10)


@pytest.mark.parametrize("corner", [(0, 0), (1920, 0), (-1920, -300)])
def test_a_window_in_the_middle_shows_where_its_screen_begins(corner: tuple[int, int]) -> None:
    middle = corner[0] + (1920 - 1280) // 2, corner[1] + (1080 - 800) // 2
    assert corner_of(middle, (1280, 800), (1920, 1080)) == corner


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1280, 800), (1280, 800)),
        ((1920, 1080), (1280, 800)),
        ((2560, 1440), (1600, 1000)),
        ((3840, 2160), (2560, 1600)),
        ((800, 600), (1280, 800)),
    ],
)
def test_a_first_window_suits_the_screen(desktop: tuple[int, int], size: tuple[int, int]) -> None:
    assert usual_size(desktop) == size


def test_a_window_of_a_screen_that_is_gone_opens_on_the_first() -> None:
    window = Window((1024, 700), (4000, 100), 5, is_fullscreen=False)
    assert window.display == 0
    assert window.surface.get_size() == (1024, 700)
    window.moved_to(1)
    assert window.display == 1


def test_a_window_larger_than_the_screen_shows_its_upper_left() -> None:
    assert fitting_position((300, 200), (1024, 640), [(800, 600)]) == (0, 0)


def test_a_second_screen_counts_on_either_side() -> None:
    two = [*DESKTOP, (1920, 1080)]
    assert fitting_position((2500, 100), (1280, 800), two) == (2500, 100)
    assert fitting_position((-1800, 100), (1280, 800), two) == (-1800, 100)


def test_a_window_made_too_small_grows_back(window: Window) -> None:
    pygame.display.set_mode((400, 300), pygame.RESIZABLE)
    assert window.resized().get_size() == SMALLEST


def test_the_full_screen_leads_back_to_the_window_as_it_was(window: Window) -> None:
    window.set_fullscreen(True)
    assert window.is_fullscreen
    assert window.remember()[0] == (1024, 700)
    window.set_fullscreen(False)
    assert window.surface.get_size() == (1024, 700)


def test_a_display_that_cannot_be_opened_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("no video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplay):
        Window(None, None, is_fullscreen=False)


def test_without_any_screen_nothing_is_tried() -> None:
    with pytest.raises(NoDisplay):
        choose_driver("linux", {})


@pytest.mark.parametrize(
    ("platform", "environment", "driver"),
    [
        ("linux", {"DISPLAY": ":0"}, "x11"),
        ("linux", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, None),
        ("linux", {"SDL_VIDEODRIVER": "kmsdrm"}, "kmsdrm"),
        ("win32", {}, None),
        ("darwin", {}, None),
    ],
)
def test_only_a_driver_that_is_certain_is_chosen(
    platform: str, environment: dict[str, str], driver: str | None
) -> None:
    choose_driver(platform, environment)
    assert environment.get("SDL_VIDEODRIVER") == driver


@pytest.mark.parametrize(("driver", "acceleration"), [("x11", "0"), ("wayland", None)])
def test_only_a_driver_that_can_do_so_shows_the_window_straight_from_memory(
    monkeypatch: pytest.MonkeyPatch, driver: str, acceleration: str | None
) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    Window((1024, 700), None, is_fullscreen=False)
    assert os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == acceleration
    pygame.display.set_mode((1280, 800))


class Handle:
    """The window of the system, as far as it is brought to the front."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: self.done.append(name)


@pytest.mark.parametrize(
    ("is_active", "done"), [(True, ["focus", "flash"]), (False, ["restore", "focus", "flash"])]
)
def test_a_window_comes_to_the_front_from_the_bar_of_tasks_as_well(
    window: Window, monkeypatch: pytest.MonkeyPatch, is_active: bool, done: list[str]
) -> None:
    handle = Handle()
    monkeypatch.setattr(window, "_handle", handle)
    monkeypatch.setattr(pygame.display, "get_active", lambda: is_active)
    window.come_forward()
    assert handle.done == done
