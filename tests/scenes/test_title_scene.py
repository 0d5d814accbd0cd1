from collections.abc import Iterator
from pathlib import Path

import pytest
from inn import finish, play, store_at
from pilot import OutOfReach, Pilot

from scenes.how_to_play import HowToPlayScene
from scenes.library.library_scene import LibraryScene
from scenes.new_game.new_game_scene import NewGameScene
from scenes.paint.controls import Plank, plank_room
from scenes.paint.fonts import Face
from scenes.paint.rich import Style, lay_out
from scenes.paint.units import Scale
from scenes.settings.settings_scene import SettingsScene
from scenes.title import HIGH_PLANK, MENU_WIDTH, TitleScene, continue_words

MENU = ["new_game", "library", "settings", "how_to_play", "quit"]


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.stop()


def names(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.scene, TitleScene)
    return [stop.name for stop in pilot.scene.gui.stops]


def test_the_menu_is_exactly_the_one_that_was_agreed(pilot: Pilot) -> None:
    assert names(pilot) == MENU


def test_continue_comes_first_while_a_match_waits(tmp_path: Path) -> None:
    play(store_at(tmp_path))
    pilot = Pilot(tmp_path)
    assert names(pilot) == ["continue", *MENU]
    pilot.stop()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_a_long_name_leaves_room_for_how_far_the_night_is(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    look = Plank("Continue", MENU_WIDTH, HIGH_PLANK, "moon", has_nails=True)
    for name in ("W" * 60, "A long night on which nobody ever got any sleep at all"):
        words = continue_words(scale, look, name, "turn 12, 10 asleep, 7 left")
        assert words.endswith("…: turn 12, 10 asleep, 7 left")
        assert words[:4] == name[:4]
        drawn = lay_out(scale, words, plank_room(look), Style(Face.BOLD, 16, "#000000", lines=1))
        assert not drawn.is_cut
    assert continue_words(scale, look, "Brief", "turn 1, 0 asleep") == "Brief: turn 1, 0 asleep"


def test_a_finished_match_is_nothing_to_continue(tmp_path: Path) -> None:
    finish(store_at(tmp_path))
    pilot = Pilot(tmp_path)
    assert names(pilot) == MENU
    pilot.stop()


@pytest.mark.parametrize(
    ("plank", "scene"),
    [
        ("new_game", NewGameScene),
        ("library", LibraryScene),
        ("settings", SettingsScene),
        ("how_to_play", HowToPlayScene),
    ],
)
def test_every_plank_leads_to_its_scene_and_escape_leads_back(
    pilot: Pilot, plank: str, scene: type[object]
) -> None:
    pilot.click(plank)
    assert isinstance(pilot.scene, scene)
    pilot.press("escape")
    assert isinstance(pilot.scene, TitleScene)


def test_the_back_button_leads_back_too(pilot: Pilot) -> None:
    pilot.click("settings")
    pilot.click("back")
    assert isinstance(pilot.scene, TitleScene)


def test_quit_ends_the_program(pilot: Pilot) -> None:
    pilot.click("quit")
    assert pilot.is_over


def test_escape_on_the_title_ends_the_program(pilot: Pilot) -> None:
    pilot.press("escape")
    assert pilot.is_over


def test_enter_takes_the_amber_plank(pilot: Pilot) -> None:
    pilot.press("return")
    assert isinstance(pilot.scene, NewGameScene)


def test_the_whole_menu_can_be_walked_with_the_arrows(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, TitleScene)
    walked = []
    for _ in MENU:
        pilot.press("down")
        assert pilot.scene.gui.focused is not None
        walked.append(pilot.scene.gui.focused.name)
    assert walked == MENU
    pilot.press("up")
    pilot.press("return")
    assert isinstance(pilot.scene, HowToPlayScene)


def test_tab_goes_round_in_both_directions(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, TitleScene)
    pilot.press("tab")
    pilot.press("shift+tab")
    assert pilot.scene.gui.focused is not None
    assert pilot.scene.gui.focused.name == "quit"


def test_the_ring_of_the_keyboard_is_seen(pilot: Pilot) -> None:
    before = pilot.app.stage.target.copy()
    pilot.press("tab")
    assert pilot.app.stage.target.get_buffer().raw != before.get_buffer().raw


def test_nothing_is_drawn_while_nothing_happens(pilot: Pilot) -> None:
    pilot.settle()
    assert pilot.app.turn([]) == []
    pilot.time += 60
    assert pilot.app.turn([]) == []
    assert pilot.app.wake_at() is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 800), (900, 1400), (3840, 2160)])
def test_every_plank_stays_within_reach_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    pilot = Pilot(tmp_path, size=size)
    for name in MENU:
        pilot.where(name)
    pilot.stop()


def test_the_pilot_refuses_what_is_not_there(pilot: Pilot) -> None:
    with pytest.raises(OutOfReach):
        pilot.click("continue")
    with pytest.raises(OutOfReach):
        pilot.click((5000, 10))
