"""What the scenes really show can be read in every theme: measured on their pixels."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from finished_nights import LOST, WON, careful_night
from pilot import Pilot
from reading import words_on
from table_pilot import TablePilot

from saves.settings import Settings
from scenes.gallery.gallery_scene import GalleryScene
from scenes.library.library_scene import LibraryScene
from scenes.new_game.new_game_scene import NewGameScene
from scenes.paint import palette
from scenes.paint.palette import THEMES
from scenes.results.results_scene import ResultsScene
from scenes.rules_book.rules_book_scene import RulesBookScene
from scenes.scene import Director, Scene
from scenes.settings.settings_scene import SettingsScene
from scenes.title import TitleScene

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

LOWEST = {"night": 4.5, "day": 4.5, "contrast": 7.0}
ENOUGH_WORDS = 8
AT_THE_TABLE = ("table", "large card")


@pytest.fixture(autouse=True)
def _night_again() -> Iterator[None]:
    yield
    palette.use_theme("night")


def ended(seed: int) -> Callable[[Director], Scene]:
    def open_result(director: Director) -> Scene:
        return ResultsScene(director, careful_night(director.services.store, seed))

    return open_result


def with_games(scene: Callable[[Director], Scene]) -> Callable[[Director], Scene]:
    def open_scene(director: Director) -> Scene:
        for seed, plies in ((WON, 1000), (LOST, 1000), (7, 5)):
            careful_night(director.services.store, seed, plies=plies).close()
        return scene(director)

    return open_scene


SCENES: dict[str, Callable[[Director], Scene]] = {
    "title": with_games(TitleScene),
    "new game": NewGameScene,
    "library": with_games(LibraryScene),
    "settings": SettingsScene,
    "rules book": lambda director: RulesBookScene(director, "ugly_gryphon", card="hungry_war_bear"),
    "gallery": lambda director: GalleryScene(director, "ugly_gryphon"),
    "won": ended(WON),
    "lost": ended(LOST),
}


def shown(home: Path, theme: str, scene: str) -> Pilot:
    if scene in AT_THE_TABLE:
        table = TablePilot(home, picks=[1, 0, 2, 1, 0], animation_speed=0.0, theme=theme)
        table.settle_table()
        if scene == "large card":
            table.click(table.corner(table.view.bar[0]), pygame.BUTTON_RIGHT)
            table.settle()
        return table
    settings = Settings(animation_speed=0.0).changed(theme=theme)
    pilot = Pilot(home, settings=settings, first=SCENES[scene])
    pilot.settle()
    return pilot


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scene", [*SCENES, *AT_THE_TABLE])
def test_words_stand_out_from_what_is_really_behind_them(tmp_path: Path, scene: str, theme: str) -> None:
    words = words_on(shown(tmp_path, theme, scene))
    assert len(words) >= ENOUGH_WORDS
    assert [found for found in words if found.ratio < LOWEST[theme]] == []


def test_words_in_nearly_the_tone_of_their_ground_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = shown(tmp_path, "night", "settings")
    monkeypatch.setitem(palette._NOW.tones, palette.SUBTEXT_ON_WOOD, palette.tone(palette.WOOD))
    faint = [found for found in words_on(pilot) if found.ratio < LOWEST["night"]]
    assert len(faint) >= ENOUGH_WORDS
    assert {found.tone for found in faint} == {palette.tone(palette.WOOD)}
