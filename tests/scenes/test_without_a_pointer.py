"""A whole evening without a mouse, once by keyboard and once by gamepad: every scene, from title to title."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pilot import Pilot
from pygame.event import Event

from saves.settings import Settings, load_settings
from scenes.choose.choose_scene import ChooseScene
from scenes.gui.menu import MenuScene
from scenes.inspect.inspect_scene import InspectScene
from scenes.library.library_scene import LibraryScene
from scenes.new_game.new_game_scene import NewGameScene
from scenes.replay.replay_scene import ReplayScene
from scenes.results.results_scene import ResultsScene
from scenes.rules_book.rules_book_scene import RulesBookScene
from scenes.scene import Scene
from scenes.settings.keys_scene import KeysScene
from scenes.settings.settings_scene import SettingsScene
from scenes.table.table_scene import TableScene
from scenes.title import TitleScene

KEYS = {
    "enter": "return",
    "back": "escape",
    "large": "i",
    "rules": "f1",
    "undo": "ctrl+z",
    "redo": "ctrl+y",
    "settings": "f10",
    "next": "tab",
}
BUTTONS = {
    "enter": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
    "large": pygame.CONTROLLER_BUTTON_X,
    "rules": pygame.CONTROLLER_BUTTON_Y,
    "undo": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "redo": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "settings": pygame.CONTROLLER_BUTTON_BACK,
    "next": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
MOST_STEPS = 60

Press = Callable[[str], None]


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, settings=Settings(animation_speed=0, has_seen_tutorial=True))
    yield pilot
    if not pilot.is_over:
        pilot.stop()


@pytest.fixture(params=["keyboard", "gamepad"])
def press(request: pytest.FixtureRequest, pilot: Pilot) -> Press:
    def by_keyboard(what: str) -> None:
        pilot.press(KEYS.get(what, what))
        pilot.settle()

    def by_gamepad(what: str) -> None:
        pilot.turns(Event(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS[what], instance_id=0))
        if not pilot.is_over:
            pilot.turns(Event(pygame.CONTROLLERBUTTONUP, button=BUTTONS[what], instance_id=0))
            pilot.settle()

    return by_keyboard if request.param == "keyboard" else by_gamepad


def shown(pilot: Pilot, kind: type[Scene]) -> None:
    assert isinstance(pilot.scene, kind), type(pilot.scene)


def go_to(pilot: Pilot, press: Press, name: str, way: str = "down") -> None:
    """Walk to an element; wherever the keyboard is, it is seen."""
    scene = pilot.scene
    assert isinstance(scene, MenuScene)
    for _ in range(MOST_STEPS):
        if scene.gui.focused is not None:
            assert scene.gui.is_ring_shown
            if scene.gui.focused.name == name:
                return
        press(way)
    raise AssertionError(f"{name} cannot be reached from {type(scene).__name__}")


def play(pilot: Pilot, press: Press) -> None:
    for _ in range(MOST_STEPS):
        if isinstance(pilot.scene, ResultsScene):
            return
        press("right")
        press("enter")
    raise AssertionError("the night never ends")


def deal(pilot: Pilot, press: Press) -> TableScene:
    shown(pilot, TitleScene)
    go_to(pilot, press, "new_game")
    press("enter")
    shown(pilot, ChooseScene)
    press("enter")
    pilot.settle()
    shown(pilot, NewGameScene)
    go_to(pilot, press, "goal", "next")
    press("right")
    go_to(pilot, press, "deal_cards", "next")
    press("enter")
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def test_a_whole_evening_needs_no_pointer(pilot: Pilot, press: Press) -> None:
    deal(pilot, press)
    play(pilot, press)
    pilot.wait(1)
    go_to(pilot, press, "title", "next")
    press("enter")
    shown(pilot, TitleScene)
    go_to(pilot, press, "library")
    press("enter")
    shown(pilot, LibraryScene)
    go_to(pilot, press, "replay", "next")
    press("enter")
    shown(pilot, ReplayScene)
    press("right")
    press("enter")
    press("back")
    shown(pilot, LibraryScene)
    press("back")
    shown(pilot, TitleScene)
    go_to(pilot, press, "quit", "next")
    press("enter")
    assert pilot.is_over


def test_a_table_leads_to_cards_rules_and_settings_without_a_pointer(pilot: Pilot, press: Press) -> None:
    table = deal(pilot, press)
    press("right")
    press("large")
    shown(pilot, InspectScene)
    press("right")
    press("back")
    press("rules")
    shown(pilot, RulesBookScene)
    press("back")
    assert pilot.scene is table
    press("settings")
    shown(pilot, SettingsScene)
    go_to(pilot, press, "effects_volume", "next")
    press("left")
    assert load_settings(pilot.store.places.settings_file)[0].effects_volume == 65
    go_to(pilot, press, "change_keys", "next")
    press("enter")
    shown(pilot, KeysScene)
    press("back")
    press("back")
    assert pilot.scene is table


def test_choosing_reading_and_taking_back_need_no_pointer(pilot: Pilot, press: Press) -> None:
    table = deal(pilot, press)
    before = table.match.position
    press("right")
    press("up")
    assert table.reader.page is not None
    press("down")
    press("right")
    press("enter")
    placed = table.match.position
    assert placed > before
    press("undo")
    assert table.match.position == before
    press("redo")
    assert table.match.position == placed


def test_a_held_stick_walks_on_and_wakes_the_program_in_time(pilot: Pilot) -> None:
    pilot.turns(
        Event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=32767, instance_id=0)
    )
    scene = pilot.scene
    assert isinstance(scene, MenuScene)
    walked = set()
    for _ in range(6):
        assert scene.gui.focused is not None
        walked.add(scene.gui.focused.name)
        pilot.wait(0.4)
    assert len(walked) >= 3
    pilot.turns(Event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=0, instance_id=0))
    pilot.wait(2)
    assert pilot.app.wake_at() is None
