"""Files that arrive while the window is open: from another start, or dropped on it."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from inn import finish, play, store_at
from pilot import Pilot
from pygame.event import Event

from scenes.arrivals import KNOCK, Arrivals
from scenes.dialogs import Dialog, TextDialog
from scenes.language import plain
from scenes.leaving import UnsavedDialog
from scenes.library.library_scene import LibraryScene
from scenes.one_window.door import Door, Files
from scenes.opening import open_path
from scenes.replay.replay_scene import ReplayScene
from scenes.settings.settings_scene import SettingsScene
from scenes.table.table_scene import TableScene
from scenes.title import TitleScene

Arrive = Callable[[Pilot, list[Path]], None]


class FrontDoor(Door):
    """A door at which starts are said to knock."""

    def __init__(self) -> None:
        super().__init__()
        self.brought: list[Files] = []

    def take(self) -> list[Files]:
        brought, self.brought = self.brought, []
        return brought


class Front:
    """Stands for the window and counts how often it came forward."""

    def __init__(self) -> None:
        self.times = 0

    def come_forward(self) -> None:
        self.times += 1


def knock(pilot: Pilot, *starts: list[Path]) -> Front:
    """Let starts bring their files; return the window."""
    door, front = FrontDoor(), Front()
    pilot.app.arrivals = Arrivals(pilot.director, front, door)  # type: ignore[arg-type]
    door.brought = [tuple(files) for files in starts]
    pilot.turns(Event(KNOCK))
    return front


def drop(pilot: Pilot, files: list[Path]) -> None:
    """Drop files on the window, as the system tells it."""
    events = [Event(pygame.DROPFILE, file=str(file)) for file in files]
    pilot.turns(Event(pygame.DROPBEGIN), *events, Event(pygame.DROPCOMPLETE))


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    return Pilot(tmp_path / "home")


def kinds(pilot: Pilot) -> list[type]:
    return [type(scene) for scene in pilot.director.scenes]


def table_path(pilot: Pilot) -> Path:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return scene.stored.path


@pytest.mark.parametrize("arrive", [knock, drop])
def test_a_match_that_arrives_lies_on_the_table(pilot: Pilot, tmp_path: Path, arrive: Arrive) -> None:
    path = play(store_at(tmp_path / "elsewhere"))
    pilot.click("settings")
    arrive(pilot, [path])
    assert kinds(pilot) == [TitleScene, TableScene]
    assert table_path(pilot) == path
    pilot.stop()


def test_a_match_that_is_over_is_watched(pilot: Pilot) -> None:
    drop(pilot, [finish(pilot.store)])
    assert kinds(pilot) == [TitleScene, ReplayScene]
    pilot.stop()


def test_what_lay_on_the_table_is_saved_and_free_for_others(pilot: Pilot) -> None:
    first, second = play(pilot.store, seed=1), play(pilot.store, seed=2)
    open_path(pilot.director, first)
    before = first.stat().st_size
    pilot.press("1")
    pilot.press("return")
    knock(pilot, [second])
    assert table_path(pilot) == second
    assert first.stat().st_size > before
    pilot.store.open(first).close()
    pilot.stop()


def test_the_match_that_lies_on_the_table_stays_there_under_whatever_lies_over_it(
    pilot: Pilot, tmp_path: Path
) -> None:
    path = play(pilot.store)
    open_path(pilot.director, path)
    table = pilot.scene
    link = tmp_path / "link.inn"
    link.symlink_to(path)
    pilot.director.push(SettingsScene(pilot.director))
    for other_name in (path, link):
        assert knock(pilot, [other_name]).times == 1
        assert kinds(pilot) == [TitleScene, TableScene, SettingsScene]
        assert pilot.director.scenes[1] is table
    pilot.stop()


def test_a_start_without_a_file_brings_the_window_to_the_front(pilot: Pilot) -> None:
    pilot.click("settings")
    assert knock(pilot, []).times == 1
    assert kinds(pilot) == [TitleScene, SettingsScene]
    pilot.stop()


@pytest.mark.parametrize("arrive", [knock, drop])
def test_a_file_that_is_no_save_is_told_and_the_table_stays(
    pilot: Pilot, tmp_path: Path, arrive: Arrive
) -> None:
    open_path(pilot.director, play(pilot.store))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear guests")
    for file in (letter, tmp_path / "nothing.inn", tmp_path):
        arrive(pilot, [file])
        assert kinds(pilot) == [TitleScene, TableScene, Dialog]
        assert isinstance(pilot.scene, Dialog)
        assert file.name in pilot.scene.text
        pilot.press("escape")
    pilot.stop()


def test_a_dialog_that_is_open_gives_way(pilot: Pilot) -> None:
    path = play(pilot.store, name="Old name")
    pilot.click("library")
    pilot.click("rename")
    assert isinstance(pilot.scene, TextDialog)
    drop(pilot, [path])
    assert table_path(pilot) == path
    pilot.stop()


def test_starts_in_the_same_instant_are_all_heard_and_the_last_one_stays(pilot: Pilot) -> None:
    paths = [play(pilot.store, seed=seed) for seed in (1, 2)]
    opened: list[Path] = []
    original = pilot.store.open

    def watched(path: Path, **more: object) -> object:
        opened.append(path)
        return original(path, **more)  # type: ignore[arg-type]

    pilot.store.open = watched  # type: ignore[method-assign,assignment]
    knock(pilot, [paths[0]], [paths[1]])
    assert opened == paths
    assert table_path(pilot) == paths[1]
    pilot.stop()


def test_of_several_files_the_first_is_opened_and_the_player_is_told(pilot: Pilot) -> None:
    paths = [play(pilot.store, seed=seed) for seed in (1, 2, 3)]
    drop(pilot, paths)
    assert table_path(pilot) == paths[0]
    (told,) = [plain(words) for words in pilot.services.notices if "One match at a time" in plain(words)]
    assert paths[0].name in told
    pilot.stop()


def test_what_cannot_be_saved_is_asked_about_before_it_gives_way(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = play(pilot.store, seed=1), play(pilot.store, seed=2)
    open_path(pilot.director, first)
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    full = [True]
    journal = scene.stored._journal
    assert journal is not None
    put = journal._put

    def refuse(content: bytes) -> None:
        if full:
            raise OSError(28, "No space left on device")
        put(content)

    monkeypatch.setattr(journal, "_put", refuse)
    scene.stored.rename("A night")
    knock(pilot, [second])
    assert isinstance(pilot.scene, UnsavedDialog)
    pilot.press("escape")
    assert table_path(pilot) == first
    knock(pilot, [second])
    full.clear()
    pilot.click("again")
    assert table_path(pilot) == second
    pilot.stop()


def test_a_text_that_is_dropped_changes_nothing(pilot: Pilot) -> None:
    pilot.turns(Event(pygame.DROPBEGIN), Event(pygame.DROPTEXT, text="hello"), Event(pygame.DROPCOMPLETE))
    assert kinds(pilot) == [TitleScene]
    pilot.stop()


def test_files_that_are_dropped_on_the_key_rack_are_all_hung_there(pilot: Pilot, tmp_path: Path) -> None:
    elsewhere = store_at(tmp_path / "elsewhere")
    files = [finish(elsewhere), play(elsewhere, decisions=2)]
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear guests")
    pilot.director.push(LibraryScene(pilot.director))
    drop(pilot, [*files, letter])
    assert kinds(pilot) == [TitleScene, LibraryScene]
    assert len(pilot.store.listing()) == 2
    assert [plain(notice) for notice in pilot.app.services.notices] == [
        f"Imported: {files[0].name}",
        f"Imported: {files[1].name}",
        "letter.txt is not a saved match of Four Inns.",
    ]
