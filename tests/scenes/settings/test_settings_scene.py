from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from inn import play, store_at
from pilot import OutOfReach, Pilot
from pygame.event import Event

from saves.settings import Settings, load_settings
from scenes.gui.pieces import Choice, Switch
from scenes.gui.slider import Slider
from scenes.paint import palette
from scenes.paint.card import has_room_for_effect
from scenes.paint.card_backs import CARD_BACKS
from scenes.paint.grid import TableGrid
from scenes.paint.units import Scale
from scenes.settings.columns import column_count
from scenes.settings.keys_scene import KeysScene
from scenes.settings.settings_scene import KEPT, SettingsScene, effect_note
from scenes.settings.sounds_scene import SoundsScene
from scenes.sound.groups import Group
from scenes.table.table_scene import TableScene

SWITCHES = [
    "is_muted",
    "is_silent_in_background",
    "has_reduced_motion",
    "has_lamp_flicker",
    "shows_what_if",
    "has_hint_key",
    "can_take_back",
    "can_click_to_place",
    "asks_before_placing",
    "shows_effect_on_small_cards",
]

SIZES = [
    ((1024, 640), 100, 3),
    ((1280, 800), 100, 3),
    ((1280, 800), 80, 3),
    ((1280, 800), 125, 2),
    ((1920, 1080), 150, 2),
    ((1280, 800), 175, 1),
    ((1024, 640), 200, 1),
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


def flip(pilot: Pilot, name: str) -> None:
    """Click a switch, wherever on the page it is."""
    assert isinstance(pilot.scene, SettingsScene)
    x, y = pilot.scene.gui.find(name).rect.center
    is_below = y > 780
    pilot.wheel(-5 if is_below else 0)
    pilot.click((x, round(y - pilot.scene.page.top)))
    pilot.wheel(5)


def kept(pilot: Pilot) -> Settings:
    settings, problem = load_settings(pilot.store.places.settings_file)
    assert problem is None
    return settings


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_counts_at_once_and_is_kept(pilot: Pilot, name: str) -> None:
    before = getattr(pilot.services.settings, name)
    flip(pilot, name)
    assert getattr(pilot.services.settings, name) is not before
    assert getattr(kept(pilot), name) is not before
    flip(pilot, name)
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


def slider(pilot: Pilot, name: str) -> Slider:
    assert isinstance(pilot.scene, SettingsScene)
    found = pilot.scene.gui.find(name)
    assert isinstance(found, Slider)
    return found


@pytest.mark.parametrize("name", ["effects_volume", "room_volume"])
def test_a_volume_is_dragged_and_kept_where_it_is_let_go(pilot: Pilot, name: str) -> None:
    tap = slider(pilot, name)
    pilot.drag(tap.point_of(tap.percent), tap.point_of(20), drops=False)
    assert getattr(pilot.services.settings, name) == 20
    assert getattr(load_settings(pilot.store.places.settings_file)[0], name) == getattr(Settings(), name)
    pilot.release()
    assert getattr(kept(pilot), name) == 20


def test_a_volume_goes_no_further_than_its_rail(pilot: Pilot) -> None:
    tap = slider(pilot, "effects_volume")
    pilot.drag(tap.point_of(50), (1270, 500))
    assert kept(pilot).effects_volume == 100
    pilot.drag(tap.point_of(100), (2, 500))
    assert kept(pilot).effects_volume == 0


def test_arrows_move_a_slider_in_steps_of_five(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, SettingsScene)
    pilot.scene.gui.focus_named("room_volume")
    pilot.press("right")
    assert kept(pilot).room_volume == 40
    pilot.press("left")
    pilot.press("left")
    assert kept(pilot).room_volume == 30


def test_a_slider_that_is_held_lets_go_when_another_window_comes_to_the_front(pilot: Pilot) -> None:
    tap = slider(pilot, "effects_volume")
    pilot.drag(tap.point_of(70), tap.point_of(30), drops=False)
    pilot.lose_focus()
    assert kept(pilot).effects_volume == 30
    pilot.move(tap.point_of(90))
    assert pilot.services.settings.effects_volume == 30


def test_the_mute_key_and_the_switch_mean_the_same(pilot: Pilot) -> None:
    pilot.press("m")
    assert kept(pilot).is_muted
    assert isinstance(pilot.scene, SettingsScene)
    mute = pilot.scene.gui.find("is_muted")
    assert isinstance(mute, Switch)
    assert pilot.turns(Event(pygame.WINDOWEXPOSED))
    assert mute.is_on
    pilot.click("is_muted")
    assert not kept(pilot).is_muted


@pytest.mark.parametrize(("peg", "theme"), [(1, "day"), (2, "contrast"), (0, "night")])
def test_a_theme_counts_at_once(pilot: Pilot, peg: int, theme: str) -> None:
    pilot.click(pegs(pilot, "theme").point_of(2 if theme == "night" else 0))
    pilot.click(pegs(pilot, "theme").point_of(peg))
    assert kept(pilot).theme == theme
    assert palette.theme() == theme
    pilot.click(pegs(pilot, "theme").point_of(0))


def test_a_back_is_chosen_by_its_picture(pilot: Pilot) -> None:
    pilot.click(pegs(pilot, "card_back").point_of(2))
    assert kept(pilot).card_back == CARD_BACKS[2].name
    assert isinstance(pilot.scene, SettingsScene)
    pilot.scene.gui.focus_named("card_back")
    pilot.press("right")
    assert kept(pilot).card_back == CARD_BACKS[3].name


def test_another_size_of_the_interface_counts_at_once_and_the_pegs_stay_in_reach(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, SettingsScene)
    pilot.scene.gui.focus_named("size")
    pilot.press("right")
    assert kept(pilot).interface_scale == 110
    assert pilot.director.scale.zoom == 1.1
    pilot.press("left")
    assert kept(pilot).interface_scale == 100


@pytest.mark.parametrize(("size", "zoom", "columns"), SIZES)
def test_everything_lies_on_the_page_and_nothing_on_something_else(
    tmp_path: Path, size: tuple[int, int], zoom: int, columns: int
) -> None:
    pilot = Pilot(tmp_path, size=size, settings=Settings(interface_scale=zoom, has_seen_tutorial=True))
    for make in (SettingsScene, KeysScene, SoundsScene):
        scene = make(pilot.director)
        pilot.director.push(scene)
        assert column_count(scene.scale) == columns
        page = pygame.Rect(0, 0, scene.scale.width, scene.scale.height)
        rects = [stop.rect for stop in scene.gui.stops]
        assert all(page.contains(rect) for rect in rects)
        for at, rect in enumerate(rects):
            assert rect.collidelist(rects[at + 1 :]) < 0
        pilot.director.pop()
    pilot.stop()


def test_every_element_can_be_reached_with_tab_and_is_scrolled_into_sight(pilot: Pilot) -> None:
    scene = pilot.scene
    assert isinstance(scene, SettingsScene)
    window = pilot.app.stage.target.get_rect()
    for stop in [stop for stop in scene.gui.stops if stop.can_focus]:
        pilot.press("tab")
        assert scene.gui.focused is not None
        assert window.contains(scene.gui.focused.rect.move(0, -scene.page.top)), stop.name


def test_the_page_of_sounds_switches_groups(pilot: Pilot) -> None:
    pilot.click("which_sounds")
    assert isinstance(pilot.scene, SoundsScene)
    pilot.click(Group.IRKS)
    pilot.click(Group.BUTTONS)
    assert kept(pilot).muted_sounds == (Group.BUTTONS, Group.IRKS)
    pilot.click(Group.IRKS)
    assert kept(pilot).muted_sounds == (Group.BUTTONS,)
    pilot.press("escape")
    assert pegs(pilot, "speed")


def test_the_first_night_sets_what_the_boards_show_and_nothing_else(pilot: Pilot) -> None:
    changed = {
        "is_muted": True,
        "theme": "day",
        "muted_sounds": ("cards",),
        "goal": 9,
        "keys": {"mute": ("f9",)},
        "window_size": (1500, 900),
        "has_seen_tutorial": True,
    }
    pilot.services.change(**changed)
    pilot.click("reset")
    pilot.click("yes")
    usual = Settings()
    for name, value in changed.items():
        assert getattr(kept(pilot), name) == (value if name in KEPT else getattr(usual, name))
    assert "theme" not in KEPT


def test_the_first_night_comes_back_with_one_plank_and_a_yes(pilot: Pilot) -> None:
    for name in SWITCHES:
        flip(pilot, name)
    pilot.click(pegs(pilot, "speed").point_of(4))
    pilot.click("reset")
    pilot.press("escape")
    assert kept(pilot) != Settings()
    pilot.click("reset")
    pilot.click("yes")
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
    assert ("larger window" in effect_note(has_room=has_room)) is not has_room
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
