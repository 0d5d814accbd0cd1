from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pygame
import pytest
from daily_days import TODAY, daily_night
from inn import finish, play, store_at
from pilot import OutOfReach, Pilot
from pygame import Surface

from saves.settings import Settings
from scenes.challenge.challenge_scene import ChallengeScene
from scenes.choose.choose_scene import ChooseScene
from scenes.daily.daily_scene import DailyScene
from scenes.gallery.gallery_scene import GalleryScene
from scenes.ledger.ledger_scene import LedgerScene
from scenes.library.library_scene import LibraryScene
from scenes.paint.controls import Plank, plank_room
from scenes.paint.fonts import Face
from scenes.paint.rich import Style, lay_out
from scenes.paint.title import PATRON_SIDE, TitlePlan
from scenes.paint.units import Picture, Scale
from scenes.rules_book.rules_book_scene import RulesBookScene
from scenes.settings.settings_scene import SettingsScene
from scenes.sign_swing import SECONDS, degrees, hanging
from scenes.title import LOOK_SECONDS, TitleScene
from scenes.title_menu import HIGH_PLANK, MENU_WIDTH, continue_words
from scenes.tutorial.tutorial_scene import TutorialScene

REST = ["rules_book", "gallery", "settings", "quit"]
FIRST_MENU = ["learn", "new_game", "daily", "library", "ledger", "challenge", *REST]
MENU = ["new_game", "daily", "library", "ledger", "challenge", "learn", *REST]
KNOWING = Settings(animation_speed=1.0, has_seen_tutorial=True)
WINDOWS = [(1024, 640), (1280, 800), (1920, 800), (1920, 1080), (900, 1400), (3440, 1440)]


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.stop()


def names(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.scene, TitleScene)
    return [stop.name for stop in pilot.scene.gui.stops]


def test_the_menu_is_exactly_the_one_that_was_agreed(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=KNOWING)
    assert names(pilot) == MENU
    pilot.stop()


def test_whoever_is_new_here_is_offered_the_lesson_first(pilot: Pilot) -> None:
    assert names(pilot) == FIRST_MENU
    pilot.press("return")
    assert isinstance(pilot.scene, TutorialScene)


def test_whoever_has_played_is_offered_a_new_game_instead(tmp_path: Path) -> None:
    finish(store_at(tmp_path))
    pilot = Pilot(tmp_path)
    assert names(pilot) == MENU
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.scene.gui.default is pilot.scene.gui.find("new_game")
    pilot.stop()


def test_the_plank_of_the_daily_deal_says_how_today_stands_soon_after_the_first_picture(
    tmp_path: Path,
) -> None:
    for days_ago in (2, 5):
        daily_night(store_at(tmp_path), TODAY - timedelta(days_ago)).close()
    pilot = Pilot(tmp_path, settings=KNOWING)
    pilot.services.today = lambda: TODAY
    title = pilot.scene
    assert isinstance(title, TitleScene)
    assert title.daily_words() == "the same cards for everybody"
    pilot.wait(LOOK_SECONDS + 0.1)
    assert title.daily_words() == "goal 8, not played yet"
    pilot.press("d")
    pilot.press("return")
    pilot.press("escape")
    pilot.settle()
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.scene.daily_words() == "goal 8, begun"
    pilot.stop()


def test_the_lesson_can_be_had_again(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=KNOWING)
    pilot.click("learn")
    assert isinstance(pilot.scene, TutorialScene)
    pilot.press("escape")
    assert isinstance(pilot.scene, TitleScene)
    pilot.stop()


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
    pilot = Pilot(tmp_path, settings=KNOWING)
    assert names(pilot) == MENU
    pilot.stop()


@pytest.mark.parametrize(
    ("plank", "scene"),
    [
        ("new_game", ChooseScene),
        ("daily", DailyScene),
        ("library", LibraryScene),
        ("ledger", LedgerScene),
        ("challenge", ChallengeScene),
        ("settings", SettingsScene),
        ("rules_book", RulesBookScene),
        ("gallery", GalleryScene),
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


def test_escape_on_the_title_goes_to_quit_first_and_ends_the_program_from_there(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, TitleScene)
    pilot.press("escape")
    assert not pilot.is_over
    assert pilot.scene.gui.has_ring(pilot.scene.gui.find("quit"))
    pilot.press("escape")
    assert pilot.is_over


def test_escape_means_the_first_one_again_after_the_keyboard_went_elsewhere(pilot: Pilot) -> None:
    pilot.press("escape")
    pilot.press("up")
    pilot.press("escape")
    assert not pilot.is_over


def test_the_sign_swings_once_when_the_title_opens_and_then_hangs_still(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, TitleScene)
    pilot.wait(0.3)
    assert len(pilot.scene.extras()) > 1
    pilot.settle()
    assert len(pilot.scene.extras()) == 1
    pilot.click("settings")
    pilot.press("escape")
    assert pilot.app.wake_at() is None


@pytest.mark.parametrize("still", [{"has_reduced_motion": True}, {"animation_speed": 0.0}])
def test_the_sign_hangs_still_for_whoever_wants_no_motion(tmp_path: Path, still: dict[str, Any]) -> None:
    pilot = Pilot(tmp_path, settings=Settings(**still))
    pilot.wait(LOOK_SECONDS + 0.1)
    assert pilot.app.wake_at() is None
    pilot.stop()


def test_the_strips_of_a_swinging_sign_make_up_the_whole_of_it() -> None:
    picture = Picture(Surface((300, 230), pygame.SRCALPHA), 0, 0)
    strips = hanging(picture, 40, 20, 2.0)
    assert sum(strip.surface.get_height() for strip in strips) == 230
    assert [strip.y for strip in strips] == sorted(strip.y for strip in strips)
    assert strips[0].x == 40 and strips[-1].x > 45
    assert degrees(0) == degrees(SECONDS) == 0.0


def test_enter_takes_the_amber_plank(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=KNOWING)
    pilot.press("return")
    assert isinstance(pilot.scene, ChooseScene)
    pilot.stop()


def test_the_whole_menu_can_be_walked_with_the_arrows(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, TitleScene)
    walked = set()
    for key in (*["down"] * 6, "right", "up", "up", *["down"] * 3):
        pilot.press(key)
        assert pilot.scene.gui.focused is not None
        walked.add(pilot.scene.gui.focused.name)
    assert walked == set(FIRST_MENU)
    pilot.press("up")
    pilot.press("return")
    assert not isinstance(pilot.scene, TitleScene)


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


@pytest.mark.parametrize("zoom", [80, 100, 125, 150, 200])
@pytest.mark.parametrize("size", WINDOWS)
def test_every_plank_stays_within_reach_in_every_window(
    tmp_path: Path, size: tuple[int, int], zoom: int
) -> None:
    play(store_at(tmp_path))
    pilot = Pilot(tmp_path, size=size, settings=Settings(interface_scale=zoom))
    assert isinstance(pilot.scene, TitleScene)
    assert not pilot.scene.page.can_scroll
    for name in ("continue", *MENU):
        pilot.where(name)
    rects = [stop.rect for stop in pilot.scene.gui.stops]
    assert all(rect.collidelist(rects[:at]) < 0 for at, rect in enumerate(rects))
    pilot.stop()


@pytest.mark.parametrize("zoom", [0.8, 1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
def test_the_picture_of_the_title_gives_way_to_the_menu(size: tuple[int, int], zoom: float) -> None:
    page = Scale(*size, zoom)
    menu_left = page.logical_width - MENU_WIDTH - 50
    plan = TitlePlan.of(page, menu_left, 500)
    assert plan.sign_x >= 0 and plan.sign_x + plan.sign_width < plan.menu_left
    assert plan.crowd
    if plan.menu_bottom > plan.crowd_y + 12:
        assert max(x for _, x in plan.crowd) + PATRON_SIDE <= plan.menu_left


def test_the_pilot_refuses_what_is_not_there(pilot: Pilot) -> None:
    with pytest.raises(OutOfReach):
        pilot.click("continue")
    with pytest.raises(OutOfReach):
        pilot.click((5000, 10))
