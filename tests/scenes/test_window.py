from collections.abc import Iterator

import pygame
import pytest

from scenes.window import SMALLEST, NoDisplay, Window, choose_driver, fitting_position, fitting_size

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
