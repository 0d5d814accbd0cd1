from collections.abc import Iterator

import pygame
import pytest

from scenes.window import SMALLEST, NoDisplay, Window, choose_driver, fitting_size, is_reachable

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


@pytest.mark.parametrize("position", [(0, 0), (600, 300), (-1000, 10), (1700, 900)])
def test_a_window_is_put_back_where_its_title_can_be_grabbed(position: tuple[int, int]) -> None:
    assert is_reachable(position, (1280, 800), DESKTOP)


@pytest.mark.parametrize("position", [(1900, 0), (-1270, 0), (100, -200), (100, 1070), (5000, 5000)])
def test_a_window_is_not_put_back_off_the_screen(position: tuple[int, int]) -> None:
    assert not is_reachable(position, (1280, 800), DESKTOP)


def test_a_second_screen_counts() -> None:
    assert is_reachable((2500, 100), (1280, 800), [*DESKTOP, (1920, 1080)])


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
