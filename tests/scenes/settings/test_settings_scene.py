from collections.abc import Iterator
from pathlib import Path

import pytest
from inn import play, store_at
from pilot import OutOfReach, Pilot

from saves.settings import Settings, load_settings
from scenes.gui.pieces import Choice
from scenes.paint.card import has_room_for_effect
from scenes.paint.grid import TableGrid
from scenes.paint.units import Scale
from scenes.settings.settings_scene import SettingsScene
from scenes.table.table_scene import TableScene

SWITCHES = [
    "has_reduced_motion",
    "can_click_to_place",
    "asks_before_placing",
    "shows_effect_on_small_cards",
]


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path)
    pilot.click("settings")
    yield pilot
    pilot.stop()


def pegs(pilot: Pilot, name: str) -> Choice:
    assert isinstance(pilot.scene, SettingsScene)
    found = pilot.scene.gui.find(name)
    assert isinstance(found, Choice)
    return found


def kept(pilot: Pilot) -> Settings:
    settings, problem = load_settings(pilot.store.places.settings_file)
    assert problem is None
    return settings


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_counts_at_once_and_is_kept(pilot: Pilot, name: str) -> None:
    before = getattr(pilot.services.settings, name)
    pilot.click(name)
    assert getattr(pilot.services.settings, name) is not before
    assert getattr(kept(pilot), name) is not before
    pilot.click(name)
    assert getattr(kept(pilot), name) is before


@pytest.mark.parametrize(("peg", "speed"), [(0, 0.0), (1, 4.0), (2, 2.0), (4, 0.5)])
def test_the_speed_is_chosen_by_its_peg(pilot: Pilot, peg: int, speed: float) -> None:
    pilot.click(pegs(pilot, "speed").point_of(peg))
    assert kept(pilot).animation_speed == speed


def test_arrows_change_what_the_keyboard_is_on(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, SettingsScene)
    pilot.scene.gui.focus_named("speed")
    pilot.press("left")
    assert kept(pilot).animation_speed == 2.0
    pilot.press("down")
    pilot.press("space")
    assert pilot.scene.gui.focused is not None
    assert getattr(kept(pilot), pilot.scene.gui.focused.name) is True


def test_the_first_night_comes_back_with_one_plank(pilot: Pilot) -> None:
    for name in SWITCHES:
        pilot.click(name)
    pilot.click(pegs(pilot, "speed").point_of(4))
    pilot.click("reset")
    assert kept(pilot) == Settings()
    assert pegs(pilot, "speed").chosen == 3


@pytest.mark.parametrize(
    ("size", "has_room"), [((1024, 640), False), ((1280, 800), True), ((1920, 1080), True)]
)
def test_effect_text_can_be_switched_only_in_a_window_that_ever_shows_it(
    tmp_path: Path, size: tuple[int, int], has_room: bool
) -> None:
    pilot = Pilot(tmp_path, size=size)
    pilot.click("settings")
    assert isinstance(pilot.scene, SettingsScene)
    scale = Scale(*size)
    assert has_room_for_effect(scale, TableGrid.of(scale).bar_cards(1)[0].width) is has_room
    assert pilot.scene.gui.find("shows_effect_on_small_cards").can_focus is has_room
    assert ("larger window" in pilot.scene.effect_note()) is not has_room
    if not has_room:
        with pytest.raises(OutOfReach):
            pilot.click("shows_effect_on_small_cards")
    pilot.stop()


def test_a_larger_window_lets_the_effect_text_be_switched_again(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, size=(1024, 640))
    pilot.click("settings")
    pilot.resize((1280, 800))
    pilot.click("shows_effect_on_small_cards")
    assert not kept(pilot).shows_effect_on_small_cards
    pilot.stop()


def test_f11_and_the_peg_mean_the_same(pilot: Pilot) -> None:
    pilot.press("f11")
    assert pilot.services.settings.is_fullscreen
    assert pegs(pilot, "screen").chosen == 1
    pilot.click(pegs(pilot, "screen").point_of(0))
    assert not pilot.services.settings.is_fullscreen


def test_the_sample_deals_its_card_when_the_speed_changes(pilot: Pilot) -> None:
    pilot.click(pegs(pilot, "speed").point_of(4))
    pilot.time += 0.1
    assert pilot.app.turn([])
    pilot.wait(1)
    assert pilot.app.wake_at() is None


def test_with_motion_off_the_sample_stands_still(pilot: Pilot) -> None:
    pilot.click(pegs(pilot, "speed").point_of(0))
    assert pilot.app.wake_at() is None


def test_a_settings_scene_left_alone_asks_for_no_time(pilot: Pilot) -> None:
    pilot.wait(2)
    assert pilot.app.wake_at() is None
    assert pilot.app.turn([]) == []


def test_settings_open_over_a_table_and_lead_back_to_it(tmp_path: Path) -> None:
    play(store_at(tmp_path))
    pilot = Pilot(tmp_path)
    pilot.click("continue")
    table = pilot.scene
    assert isinstance(table, TableScene)
    pilot.director.push(SettingsScene(pilot.director))
    pilot.press("escape")
    assert pilot.scene is table
    pilot.stop()


def test_a_folder_that_cannot_be_written_becomes_a_notice(tmp_path: Path) -> None:
    home = tmp_path / "home"
    pilot = Pilot(home)
    pilot.click("settings")
    home.write_text("in the way")
    pilot.click("can_click_to_place")
    assert not pilot.services.settings.can_click_to_place
    assert len(pilot.services.notices) == 1
    pilot.stop()
