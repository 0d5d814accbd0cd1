"""Menus that are taller than their window, at the largest scale in the smallest window."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from finished_nights import WON, careful_night
from inn import play, store_at
from menu_rects import is_in_sight
from pilot import Pilot
from pygame.event import Event

from saves.settings import Settings
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, heading
from scenes.gui.pieces import icon_button
from scenes.library.library_scene import LibraryScene
from scenes.new_game.new_game_scene import NewGameScene
from scenes.paint.canvas import Canvas
from scenes.paint.units import Scale
from scenes.replay.replay_scene import ReplayScene
from scenes.results.results_scene import ResultsScene
from scenes.scene import Director
from scenes.settings.settings_scene import SettingsScene
from scenes.table.games.find import find_results

SETTINGS = Settings(interface_scale=200, animation_speed=0.0)
SIZE = (1024, 640)


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Path:
    stored = careful_night(store_at(tmp_path_factory.mktemp("night")), WON)
    stored.close()
    return stored.path


def replay(director: Director, night: Path) -> MenuScene:
    return ReplayScene(director, director.services.store.open(night, is_writable=False))


def results(director: Director, night: Path) -> MenuScene:
    scene = find_results(director, director.services.store.open(night, is_writable=False))
    assert isinstance(scene, ResultsScene)
    return scene


SCENES: dict[str, Callable[[Director, Path], MenuScene]] = {
    "new game": lambda director, _: NewGameScene(director),
    "library": lambda director, _: LibraryScene(director),
    "settings": lambda director, _: SettingsScene(director),
    "replay": replay,
    "results": results,
}


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    play(store_at(tmp_path))
    pilot = Pilot(tmp_path, size=SIZE, settings=SETTINGS)
    yield pilot
    pilot.stop()


def show(pilot: Pilot, name: str, night: Path) -> MenuScene:
    scene = SCENES[name](pilot.director, night)
    pilot.director.push(scene)
    pilot.turns()
    assert scene.page.can_scroll
    return scene


@pytest.mark.parametrize("name", SCENES)
def test_whatever_the_keyboard_is_on_is_in_sight(pilot: Pilot, night: Path, name: str) -> None:
    scene = show(pilot, name, night)
    pilot.time += 10
    reached = set()
    for _ in scene.gui.stops:
        pilot.press("tab")
        assert scene.gui.focused is not None
        reached.add(scene.gui.focused.name)
        assert is_in_sight(scene, scene.gui.focused.name), scene.gui.focused.name
    assert reached == {stop.name for stop in scene.gui.stops if stop.can_focus}


@pytest.mark.parametrize("name", ["new game", "library", "settings", "results"])
def test_a_page_goes_to_its_end_and_back_with_the_keys(pilot: Pilot, night: Path, name: str) -> None:
    scene = show(pilot, name, night)
    pilot.press("page down")
    assert scene.page.top == min(scene.page.last, round(scene.page.window.height * 0.85))
    pilot.press("end")
    assert scene.page.top == scene.page.last
    pilot.press("page up")
    pilot.press("home")
    assert scene.page.top == 0


def test_the_bar_of_a_page_is_dragged_and_the_elements_stay_where_they_are_on_it(
    pilot: Pilot, night: Path
) -> None:
    scene = show(pilot, "results", night)
    before = {stop.name: tuple(stop.rect) for stop in scene.gui.stops}
    x = SIZE[0] - scene.page.window.px(8)
    pilot.drag((x, 40), (x, SIZE[1] - 4))
    assert scene.page.top == scene.page.last
    assert {stop.name: tuple(stop.rect) for stop in scene.gui.stops} == before
    assert isinstance(pilot.scene, ResultsScene)


def test_what_lies_under_the_resting_pointer_is_lit_when_the_page_moves(pilot: Pilot, night: Path) -> None:
    scene = show(pilot, "library", night)
    plank = scene.gui.find("play_on")
    pilot.move("play_on")
    assert getattr(plank, "hovered")  # noqa: B009 - only buttons have it
    for _ in range(4):
        pilot.turns(Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    assert scene.page.top > 0
    assert not getattr(plank, "hovered")  # noqa: B009


@pytest.mark.parametrize("name", SCENES)
def test_a_page_keeps_its_place_when_the_window_changes(pilot: Pilot, night: Path, name: str) -> None:
    scene = show(pilot, name, night)
    scene.page.scroll_to(scene.page.last / 2)
    before = scene.page.top / scene.page.scale.height
    pilot.resize((1280, 800))
    assert abs(scene.page.top / scene.page.scale.height - before) < 0.02
    pilot.services.change(interface_scale=80)
    pilot.turns()
    assert scene.page.top <= scene.page.last


def test_a_tooltip_hangs_above_an_element_at_the_lower_edge_of_the_window(pilot: Pilot) -> None:
    scale = Scale(640, 400).page(1600)
    gui = Gui(scale)
    gui.low_edge = lambda: 400
    low = icon_button(gui, "low", 100, 730, "undo", lambda: None, tip="Back")
    high = icon_button(gui, "high", 100, 200, "undo", lambda: None, tip="Back")
    for button, is_above in ((low, True), (high, False)):
        gui.handle(Event(pygame.MOUSEMOTION, pos=button.rect.center, rel=(0, 0), buttons=(0, 0, 0)), 0.0)
        for moment in (0.5, 1.0, 1.5, 2.0):
            gui.advance(moment)
        tip: Any = button.tool_tip
        assert tip.rect.bottom <= 400
        assert (tip.rect.bottom <= button.rect.top) is is_above


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_a_heading_and_its_note_end_before_what_stands_at_the_right(zoom: float) -> None:
    scale = Scale(1280, 800, zoom)
    canvas = Canvas(scale, pygame.Surface((1280, 800)))
    taken = 260.0
    heading(canvas, "Behind the bar", "changes count at once", taken=taken)
    written = pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1, 255))
    written.invert()
    assert written.get_bounding_rects()
    assert all(rect.right <= 1280 - scale.px(taken) for rect in written.get_bounding_rects())


@pytest.mark.parametrize("name", ["size", "change_keys"])
def test_the_focus_stays_in_sight_while_the_scale_changes(tmp_path: Path, name: str) -> None:
    pilot = Pilot(tmp_path, settings=Settings(animation_speed=0.0), first=SettingsScene)
    scene = pilot.scene
    assert isinstance(scene, SettingsScene)
    scene.gui.focus_named(name)
    for percent in (110, 125, 150, 175, 200, 80, 100):
        pilot.services.change(interface_scale=percent)
        pilot.turns()
        assert is_in_sight(scene, name), f"out of sight at {percent} %"
    pilot.stop()
