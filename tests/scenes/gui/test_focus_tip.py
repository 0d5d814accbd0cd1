from collections.abc import Iterator
from pathlib import Path

import pytest
from pilot import Pilot
from pygame_gui.elements import UITooltip

from scenes.new_game.new_game_scene import NewGameScene


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, first=NewGameScene)
    yield pilot
    if not pilot.is_over:
        pilot.stop()


def tips(pilot: Pilot) -> int:
    assert isinstance(pilot.scene, NewGameScene)
    return sum(isinstance(element, UITooltip) for element in pilot.scene.gui.ui_group.sprites())


def go_to(pilot: Pilot, name: str) -> None:
    assert isinstance(pilot.scene, NewGameScene)
    while pilot.scene.gui.focused is None or pilot.scene.gui.focused.name != name:
        pilot.press("tab")


def test_the_tooltip_of_what_the_keyboard_is_on_comes_after_a_while_and_goes_with_the_keyboard(
    pilot: Pilot,
) -> None:
    go_to(pilot, "back")
    pilot.wait(0.5)
    assert tips(pilot) == 0
    pilot.wait(1)
    assert tips(pilot) == 1
    assert pilot.app.wake_at() is None
    pilot.press("tab")
    assert tips(pilot) == 0


def test_the_focus_of_a_click_shows_no_tooltip_of_its_own(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, NewGameScene)
    pilot.scene.gui.focus_named("back", is_ring_shown=False)
    pilot.wait(2)
    assert tips(pilot) == 0


def test_a_window_of_another_size_begins_to_wait_anew(pilot: Pilot) -> None:
    go_to(pilot, "back")
    pilot.wait(2)
    pilot.resize((1600, 1000))
    assert tips(pilot) == 0
    pilot.wait(2)
    assert tips(pilot) == 1
