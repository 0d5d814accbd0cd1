"""A street with a house for every game: walked with keys or pointer, entered through a growing door."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from finished_nights import WON, careful_night
from menu_rects import check_elements, is_in_sight
from pilot import Pilot

from game.registry import GAMES
from saves.settings import Settings
from scenes.choose.choose_scene import ChooseScene
from scenes.choose.plan import plan_for
from scenes.choose.street import DOOR_SECONDS, door_grown
from scenes.gui.menu import MenuScene
from scenes.new_game.find import new_game_scene
from scenes.paint.units import Scale
from scenes.table.games.fronts import FRONTS

STILL = Settings(animation_speed=0.0)
NEW_GAMES = tuple(game.id for game in GAMES)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, first=ChooseScene)
    yield pilot
    pilot.stop()


def street(pilot: Pilot) -> ChooseScene:
    assert isinstance(pilot.scene, ChooseScene)
    return pilot.scene


def test_every_game_has_a_house() -> None:
    assert set(FRONTS) >= set(NEW_GAMES)


def test_enter_goes_in_once_the_door_has_grown(pilot: Pilot) -> None:
    pilot.press("return")
    street(pilot)
    pilot.wait(DOOR_SECONDS / 2)
    assert street(pilot).above()
    pilot.wait(DOOR_SECONDS)
    assert type(pilot.scene) is type(new_game_scene(pilot.director, NEW_GAMES[0]))


def test_a_press_hurries_the_door(pilot: Pilot) -> None:
    pilot.click(f"house_{NEW_GAMES[0]}")
    pilot.press("return")
    assert not isinstance(pilot.scene, ChooseScene)


def test_without_motion_one_is_inside_at_once_and_escape_leads_back_to_the_street(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=STILL, first=ChooseScene)
    pilot.press("return")
    assert not isinstance(pilot.scene, ChooseScene)
    pilot.press("escape")
    street(pilot)
    pilot.stop()


def test_arrows_walk_the_street_and_the_pointer_opens_doors(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=STILL, first=ChooseScene)
    pilot.press("right")
    assert street(pilot).chosen == 1
    pilot.press("left")
    assert street(pilot).chosen == 0
    pilot.move(pilot.where(f"house_{NEW_GAMES[1]}"))
    assert street(pilot).chosen == 1
    pilot.stop()


def test_the_street_opens_at_the_game_of_the_last_time(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=STILL.changed(game=NEW_GAMES[-1]), first=ChooseScene)
    assert street(pilot).chosen == len(GAMES) - 1
    pilot.stop()


def test_the_plate_tells_how_far_a_match_is_that_waits(pilot: Pilot) -> None:
    assert street(pilot)._plate(GAMES[0]).match == "no game open"
    careful_night(pilot.store, WON, plies=4).close()
    street(pilot).enter()
    plate = street(pilot)._plate(GAMES[0])
    assert plate.has_match
    assert plate.match.startswith("turn ")


def test_every_game_has_its_house(pilot: Pilot) -> None:
    assert len(plan_for(Scale(1280, 800), len(GAMES)).lots) == len(GAMES)
    houses = [stop for stop in street(pilot).gui.stops if stop.name.startswith("house_")]
    assert len(houses) == len(GAMES)


def test_the_door_grows_until_it_fills_the_window() -> None:
    door, window = pygame.Rect(600, 500, 60, 100), pygame.Rect(0, 0, 1280, 800)
    grown = [door_grown(door, window, seconds) for seconds in (0.0, DOOR_SECONDS / 2, DOOR_SECONDS)]
    areas = [0 if sprite is None else sprite.rect.width * sprite.rect.height for sprite in grown]
    assert areas == sorted(areas)
    last = grown[-1]
    assert last is not None and last.rect == window
    assert {last.surface.get_at(corner).a for corner in ((0, 0), (1279, 0), (0, 799), (1279, 799))} == {255}


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (1280, 1024)])
def test_every_house_is_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    pilot = Pilot(tmp_path, size=size, settings=STILL, first=ChooseScene)
    scene = pilot.scene
    assert isinstance(scene, MenuScene)
    check_elements(scene)
    assert all(is_in_sight(scene, stop.name) for stop in scene.gui.stops)
    pilot.stop()
