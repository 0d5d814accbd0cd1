import errno
import io
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from inn import finish, play, store_at
from pygame.event import Event

from assets.files import AssetMissing
from saves.journal import Journal
from saves.matches import open_match
from saves.settings import load_settings
from scenes import startup
from scenes.app import IS_FINAL, App
from scenes.commands.speech import Exit
from scenes.crash.crash_scene import CrashScene
from scenes.dialogs import Dialog
from scenes.language import plain
from scenes.table.table_scene import TableScene
from scenes.title import TitleScene
from scenes.window import NoDisplay

Look = Callable[[App], None]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    monkeypatch.setenv("FOUR_INNS_HOME", str(home))
    return home


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., int]]:
    """Start the program; the loop turns once, then the test looks, then the window is closed."""

    def run(look: Look = lambda app: None, file: Path | None = None) -> int:
        def loop(app: App) -> None:
            app.turn([])
            look(app)
            if not app.director.is_done:
                app.turn([Event(pygame.QUIT)])

        # Other tests of this process still need the fonts that it would close.
        monkeypatch.setattr(pygame, "quit", lambda: None)
        return startup.start(() if file is None else (file,), loop)

    handlers = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield run
    for number, handler in handlers.items():
        signal.signal(number, handler)
    logging.getLogger("four_inns").handlers.clear()


def test_the_program_opens_with_the_title_and_ends_well(home: Path, start: Callable[..., int]) -> None:
    seen: list[object] = []
    assert start(lambda app: seen.append(app.director.scene)) == 0
    assert isinstance(seen[0], TitleScene)
    log = (home / "four-inns.log").read_text(encoding="utf-8")
    assert "started" in log
    assert "ended" in log


def test_an_unfinished_match_goes_on(home: Path, start: Callable[..., int]) -> None:
    path = play(store_at(home))

    def look(app: App) -> None:
        assert isinstance(app.director.scene, TableScene)
        assert isinstance(app.director.scenes[0], TitleScene)

    assert start(look, path) == 0


def test_a_match_elsewhere_on_the_disk_opens_as_well(
    home: Path, tmp_path: Path, start: Callable[..., int]
) -> None:
    path = play(store_at(tmp_path / "other"))

    def look(app: App) -> None:
        assert isinstance(app.director.scene, TableScene)

    assert start(look, path) == 0


def test_a_file_that_is_no_save_is_explained_over_the_title(
    home: Path, tmp_path: Path, start: Callable[..., int]
) -> None:
    letter = tmp_path / "letter.inn"
    letter.write_text("Dear guests")

    def look(app: App) -> None:
        assert isinstance(app.director.scene, Dialog)
        assert "letter.inn" in app.director.scene.text
        assert len(app.director.scenes) == 2

    assert start(look, letter) == 0


def test_every_save_is_written_down_in_the_log(home: Path, start: Callable[..., int]) -> None:
    path = play(store_at(home), decisions=1)

    def look(app: App) -> None:
        scene = app.director.scene
        assert isinstance(scene, TableScene)
        match = scene.stored.match
        match.act(match.legal(0)[0])

    assert start(look, path) == 0
    assert "saved " in (home / "four-inns.log").read_text(encoding="utf-8")


def fill_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Journal, "_put", refuse)


def play_one(app: App) -> None:
    scene = app.director.scene
    assert isinstance(scene, TableScene)
    scene.match.act(scene.match.legal(0)[0])


def lines_said(capsys: pytest.CaptureFixture[str], home: Path) -> list[str]:
    """What stands on standard error, and on the lines of errors in the log as well."""
    said = capsys.readouterr().err.splitlines()
    log = (home / "four-inns.log").read_text(encoding="utf-8").splitlines()
    assert [line.split(" ERROR ")[1] for line in log if " ERROR " in line] == said
    return said


def test_closing_the_window_on_a_full_disk_asks_and_says_what_was_lost(
    home: Path,
    start: Callable[..., int],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = play(store_at(home))
    fill_disk(monkeypatch)

    def look(app: App) -> None:
        play_one(app)
        app.turn([Event(pygame.QUIT)])
        assert isinstance(app.director.scene, Dialog)
        app.director.scene.answer("leave")
        assert app.director.is_done

    assert start(look, path) == Exit.FAILED
    (said,) = lines_said(capsys, home)
    assert "not saved" in said
    assert str(path) in said


def test_a_program_that_has_to_end_on_a_full_disk_asks_nobody_and_says_what_was_lost(
    home: Path,
    start: Callable[..., int],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = play(store_at(home))
    fill_disk(monkeypatch)

    def look(app: App) -> None:
        play_one(app)
        app.turn([Event(pygame.QUIT, {IS_FINAL: True})])
        assert app.director.is_done

    assert start(look, path) == Exit.FAILED
    assert len(lines_said(capsys, home)) == 1


def test_a_signal_ends_the_program_for_good(home: Path, start: Callable[..., int]) -> None:
    def look(app: App) -> None:
        pygame.event.clear()
        signal.raise_signal(signal.SIGTERM)
        (event,) = pygame.event.get(pygame.QUIT)
        assert event.dict[IS_FINAL]

    assert start(look) == 0


def test_without_a_display_one_sentence_is_said(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], start: Callable[..., int]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise NoDisplay("none")

    monkeypatch.setattr(startup, "Window", fail)
    assert start() == Exit.UNUSABLE
    said = capsys.readouterr().err.strip()
    assert "no display" in said
    assert len(said.splitlines()) == 1


def test_a_missing_font_is_named(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], start: Callable[..., int]
) -> None:
    def fail(_: object) -> None:
        raise AssetMissing("LilitaOne-Regular.ttf")

    monkeypatch.setattr(startup, "TitleScene", fail)
    assert start() == Exit.FAILED
    said = capsys.readouterr().err
    assert "LilitaOne-Regular.ttf" in said
    assert "Traceback" not in said


def test_an_error_nobody_foresaw_is_told_kindly_and_logged_fully(
    home: Path, capsys: pytest.CaptureFixture[str], start: Callable[..., int]
) -> None:
    path = play(store_at(home))
    scenes: list[object] = []

    def look(app: App) -> None:
        scenes.append(app)
        raise RuntimeError("boom")

    assert start(look, path) == Exit.FAILED
    said = capsys.readouterr().err
    assert "safe" in said
    assert "Traceback" not in said
    assert "boom" in (home / "four-inns.log").read_text(encoding="utf-8")
    assert isinstance(scenes[0], App)
    assert scenes[0].director.is_done, "matches are closed even so"
    assert list((home / "crashes").iterdir())


def test_an_error_is_told_in_a_scene_and_the_program_goes_on_and_says_that_it_broke(
    home: Path, capsys: pytest.CaptureFixture[str], start: Callable[..., int]
) -> None:
    path = play(store_at(home))
    seen: list[object] = []

    def look(app: App) -> None:
        seen.append(app.director.scene)
        if len(seen) == 1:
            raise RuntimeError("boom")

    assert start(look, path) == Exit.FAILED
    assert isinstance(seen[0], TableScene)
    assert isinstance(seen[1], CrashScene)
    said = capsys.readouterr().err
    assert "crash-" in said
    assert "has to close" not in said


def test_a_match_that_breaks_when_it_is_opened_at_the_start_is_told_of(
    home: Path, start: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("boom")

    path = play(store_at(home))
    monkeypatch.setattr(TableScene, "enter", fail)

    def look(app: App) -> None:
        assert isinstance(app.director.scene, CrashScene)
        open_match(path).close()

    assert start(look, path) == Exit.FAILED


def test_a_box_that_says_goodbye_does_not_outlast_a_signal(
    home: Path, start: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    handlers: list[object] = []
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(
        pygame.display, "message_box", lambda *_: handlers.append(signal.getsignal(signal.SIGTERM))
    )

    def look(app: App) -> None:
        raise RuntimeError("boom")

    assert start(look) == Exit.FAILED
    assert handlers == [signal.SIG_DFL]


def test_damaged_settings_are_told_on_the_title(home: Path, start: Callable[..., int]) -> None:
    home.mkdir()
    (home / "settings.json").write_text("{ not json")

    def look(app: App) -> None:
        assert isinstance(app.director.scene, TitleScene)
        assert len(app.services.notices) == 1

    assert start(look) == 0
    assert (home / "settings.broken.json").is_file()


def test_a_back_of_cards_that_is_not_there_is_told_and_stays_in_the_file(
    home: Path, start: Callable[..., int]
) -> None:
    home.mkdir()
    file = home / "settings.json"
    file.write_text('{"version": 1, "card_back": "../lobster"}')

    def look(app: App) -> None:
        (notice,) = app.services.notices
        assert "lobster" in plain(notice)

    assert start(look) == 0
    assert load_settings(file)[0].card_back == "../lobster"


def test_a_home_that_cannot_be_written_is_explained_and_the_program_runs(
    home: Path, start: Callable[..., int]
) -> None:
    home.write_text("in the way")

    def look(app: App) -> None:
        assert isinstance(app.director.scene, Dialog)
        app.turn([Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")])
        assert isinstance(app.director.scene, TitleScene)

    assert start(look) == 0


def test_the_screen_of_the_window_is_remembered(home: Path, start: Callable[..., int]) -> None:
    def move(app: App) -> None:
        app.turn([Event(pygame.WINDOWDISPLAYCHANGED, display_index=1)])

    assert start(move) == 0
    assert load_settings(home / "settings.json")[0].window_display == 1


def test_the_size_of_the_window_is_remembered(home: Path, start: Callable[..., int]) -> None:
    def look(app: App) -> None:
        pygame.display.set_mode((1400, 900), pygame.RESIZABLE)
        app.turn([Event(pygame.VIDEORESIZE, size=(1400, 900), w=1400, h=900)])

    assert start(look) == 0
    assert load_settings(home / "settings.json")[0].window_size == (1400, 900)


def test_a_finished_match_is_watched(home: Path, start: Callable[..., int]) -> None:
    from scenes.replay.replay_scene import ReplayScene

    path = finish(store_at(home))

    def look(app: App) -> None:
        assert isinstance(app.director.scene, ReplayScene)

    assert start(look, path) == 0


@pytest.mark.parametrize("name", ["gone.inn", "folder.inn"])
def test_a_file_that_is_not_there_is_explained(
    home: Path, tmp_path: Path, start: Callable[..., int], name: str
) -> None:
    (tmp_path / "folder.inn").mkdir()

    def look(app: App) -> None:
        assert isinstance(app.director.scene, Dialog)
        assert name in app.director.scene.text

    assert start(look, tmp_path / name) == 0


def test_a_terminal_that_is_gone_keeps_nobody_from_being_told(
    home: Path, start: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Gone(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.EIO, text)

    monkeypatch.setattr(sys, "stderr", Gone())
    seen: list[object] = []

    def look(app: App) -> None:
        seen.append(app.director.scene)
        if len(seen) == 1:
            raise RuntimeError("boom")

    assert start(look) == Exit.FAILED
    assert isinstance(seen[1], CrashScene)
