from collections.abc import Iterator
from pathlib import Path

import pytest
from pilot import Pilot

from saves.settings import Settings
from scenes.library.library_scene import LibraryScene
from scenes.new_game.new_game_scene import NewGameScene
from scenes.rules_book.rules_book_scene import RulesBookScene
from scenes.scene import Scene
from scenes.settings.settings_scene import SettingsScene
from scenes.settings.sounds_scene import SoundsScene


@pytest.fixture(params=[LibraryScene, NewGameScene])
def pilot(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, first=request.param, settings=Settings(has_seen_tutorial=True))
    yield pilot
    if not pilot.is_over:
        pilot.stop()


def kind(pilot: Pilot) -> type[Scene]:
    return type(pilot.scene)


def test_settings_and_rules_open_over_any_menu_and_lead_back(pilot: Pilot) -> None:
    below = pilot.scene
    pilot.press("f10")
    assert kind(pilot) is SettingsScene
    pilot.press("escape")
    assert pilot.scene is below
    pilot.press("f1")
    assert kind(pilot) is RulesBookScene
    pilot.press("escape")
    assert pilot.scene is below


def test_settings_do_not_open_over_themselves(pilot: Pilot) -> None:
    pilot.press("f10")
    pilot.click("which_sounds")
    pilot.press("f10")
    assert kind(pilot) is SoundsScene


def test_a_key_that_is_written_means_nothing_else(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, first=NewGameScene, settings=Settings(keys={"mute": ("u",)}))
    assert isinstance(pilot.scene, NewGameScene)
    pilot.scene.gui.focus_named("deal")
    heard = []
    for stop in (pilot.scene.gui.focused, None):
        pilot.scene.gui.focus(stop)
        pilot.press("u")
        heard.append(pilot.services.settings.is_muted)
    assert heard == [False, True]
    pilot.stop()
