"""The theme that is set is the one that is seen, at once and in every scene."""

from pathlib import Path

import pytest
from pilot import Pilot
from table_pilot import TablePilot, whole_frame

from saves.settings import Settings
from scenes.gui.theme import theme_for
from scenes.paint import palette
from scenes.paint.palette import THEMES
from scenes.paint.units import Scale

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")
OTHERS = [name for name in THEMES if name != "night"]


def pixels(pilot: Pilot) -> bytes:
    return bytes(pilot.app.stage.target.get_buffer().raw)


@pytest.mark.parametrize("name", OTHERS)
def test_a_change_shows_at_once_and_as_if_the_program_had_begun_with_it(tmp_path: Path, name: str) -> None:
    begun = pixels(Pilot(tmp_path, settings=Settings().changed(theme=name)))
    pilot = Pilot(tmp_path)
    at_night = pixels(pilot)
    pilot.services.change(theme=name)
    assert pilot.turns()
    assert pixels(pilot) == begun != at_night
    pilot.services.change(theme="night")
    pilot.turns()
    assert pixels(pilot) == at_night


def test_a_table_changes_with_all_that_lies_on_it_and_goes_on(tmp_path: Path) -> None:
    pilot = TablePilot(tmp_path, picks=[1, 0], animation_speed=0.0)
    before, guests = pilot.picture(), pilot.guests
    pilot.services.change(theme="day")
    pilot.turns()
    assert pilot.picture() != before
    assert pilot.picture() == whole_frame(pilot.scene.frame(), pilot.director.scale)
    pilot.carry_to_inn(pilot.view.bar[0])
    pilot.settle_table()
    assert pilot.guests != guests


def test_nothing_is_drawn_while_the_theme_stays(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=Settings().changed(theme="day"))
    pilot.settle()
    assert pilot.turns() == []


def test_a_scene_below_follows_when_it_is_seen_again(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=Settings(animation_speed=0.0))
    at_night = pixels(pilot)
    pilot.click("settings")
    pilot.services.change(theme="contrast")
    pilot.turns()
    pilot.press("escape")
    assert pixels(pilot) != at_night


@pytest.mark.parametrize("name", THEMES)
def test_what_the_library_of_elements_draws_has_the_tones_of_the_theme(name: str) -> None:
    palette.use_theme(name)
    line = theme_for(Scale(1280, 800))["text_entry_line"]["colours"]
    assert line["normal_text"] == palette.tone(palette.TEXT)
    assert line["normal_text"].startswith("#")
