from collections.abc import Iterator
from pathlib import Path

import pytest
from pilot import Pilot

from game.core.words import Message
from saves.settings import Settings, load_settings
from scenes.keys.commands import Command
from scenes.language import plain
from scenes.settings.key_dialog import KeyDialog
from scenes.settings.keys_scene import KeysScene


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, first=KeysScene)
    yield pilot
    if not pilot.is_over:
        pilot.stop()


def kept(pilot: Pilot) -> Settings:
    settings, problem = load_settings(pilot.store.places.settings_file)
    assert problem is None
    return settings


def refusal(pilot: Pilot) -> str:
    assert isinstance(pilot.scene, KeyDialog)
    assert isinstance(pilot.scene.problem, Message)
    return plain(pilot.scene.problem)


def test_a_new_key_is_pressed_counts_at_once_and_is_kept(pilot: Pilot) -> None:
    pilot.click(Command.MUTE)
    pilot.press("ctrl+k")
    assert isinstance(pilot.scene, KeysScene)
    assert kept(pilot).keys == {"mute": ("ctrl+k",)}
    assert pilot.services.keys.words(Command.MUTE) == "Ctrl+K"
    pilot.press("m")
    assert not pilot.services.settings.is_muted
    pilot.press("ctrl+k")
    assert pilot.services.settings.is_muted


def test_a_key_that_means_something_everywhere_is_asked_about_and_not_obeyed(pilot: Pilot) -> None:
    pilot.click(Command.MUTE)
    pilot.press("f11")
    assert not pilot.services.settings.is_fullscreen
    assert "Full screen" in refusal(pilot)
    pilot.press("f9")
    assert pilot.services.keys.words(Command.MUTE) == "F9"


@pytest.mark.parametrize("key", ["tab", "return", "left", "3"])
def test_a_key_that_is_the_same_in_every_scene_is_refused(pilot: Pilot, key: str) -> None:
    pilot.click(Command.UNDO)
    pilot.press(key)
    assert "always means the same" in refusal(pilot)
    assert pilot.services.settings.keys == {}


def test_a_modifier_alone_is_no_key_yet(pilot: Pilot) -> None:
    pilot.click(Command.UNDO)
    pilot.press("left shift")
    assert isinstance(pilot.scene, KeyDialog)
    assert pilot.scene.problem is None


@pytest.mark.parametrize("way", ["escape", "cancel"])
def test_escape_and_its_plank_leave_the_key_as_it_is(pilot: Pilot, way: str) -> None:
    pilot.click(Command.UNDO)
    if way == "escape":
        pilot.press("escape")
    else:
        pilot.click(way)
    assert isinstance(pilot.scene, KeysScene)
    assert pilot.services.keys.is_usual(Command.UNDO)


def test_del_brings_the_usual_keys_of_a_command_back(pilot: Pilot) -> None:
    pilot.services.change(keys={"mute": ("f9",), "undo": ("f8",)})
    assert isinstance(pilot.scene, KeysScene)
    pilot.scene.gui.focus_named(Command.MUTE)
    pilot.press("delete")
    assert kept(pilot).keys == {"undo": ("f8",)}


def test_usual_keys_that_were_given_to_something_else_are_told(pilot: Pilot) -> None:
    pilot.services.change(keys={"mute": ("f9",), "rules": ("m",)})
    assert isinstance(pilot.scene, KeysScene)
    pilot.scene.gui.focus_named(Command.MUTE)
    pilot.press("delete")
    assert pilot.services.keys.words(Command.MUTE) == "no key"
    assert "given to something else" in plain(pilot.services.notices[0])


def test_the_first_night_brings_every_key_back(pilot: Pilot) -> None:
    pilot.services.change(keys={"mute": ("f9",), "undo": ("f8",)})
    assert isinstance(pilot.scene, KeysScene)
    pilot.scene.gui.focus_named("reset")
    pilot.press("return")
    pilot.click("yes")
    assert kept(pilot).keys == {}
    assert pilot.services.keys.is_usual(Command.UNDO)


def test_what_the_settings_file_has_wrong_becomes_a_notice_when_the_program_begins(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=Settings(keys={"fly": ("f",)}))
    assert "fly" in plain(pilot.services.notices[0])
    pilot.stop()
