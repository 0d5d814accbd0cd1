"""Reports of crashes: what is in them, where they go, and that writing one breaks nothing."""

import json
import logging
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from command_line import CommandLine
from inn import play, store_at
from table_pilot import calm_deck

from game.core.digest import digest
from game.core.players import Player
from game.decks import base_deck
from saves.creating import create_match
from saves.matches import StoredMatch
from saves.paths import Places
from scenes.crash.night import night_facts, night_sections
from scenes.crash.report import KEPT, Report, file_report, shorten
from scenes.crash.strays import strays_logged
from scenes.log_file import close_log, log, open_log

ROOT = Path(__file__).parents[3]


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "four-inns.log"
    open_log(path)
    yield path
    close_log()
    logging.getLogger("four_inns").handlers.clear()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def an_error() -> ValueError:
    try:
        raise ValueError("a tray fell")
    except ValueError as error:
        return error


def report_of(home: Path, stored: StoredMatch) -> Report:
    return file_report(Places(home), an_error(), night_facts(stored), night_sections(stored))


def section(report: Report, title: str) -> str:
    parts = re.split(r"^--- (.*) ---$", report.text, flags=re.MULTILINE)
    return next(text for name, text in zip(parts[1::2], parts[2::2], strict=True) if name.startswith(title))


def test_a_report_tells_what_the_program_is_made_of_what_broke_and_what_the_log_says(
    tmp_path: Path, logged: Path
) -> None:
    for number in range(300):
        log.info("line %d", number)
    report = file_report(Places(tmp_path), an_error(), [("scenes", "TitleScene")])
    assert report.path is not None
    assert report.path.read_text(encoding="utf-8") == report.text
    for words in ("\nfour-inns: ", "\ncommit: ", "\nSDL: ", "\nerror: ValueError: a tray fell\n"):
        assert words in report.text
    assert "in an_error" in section(report, "Traceback")
    lines = section(report, "Log").split("\n")[1:-1]
    assert len(lines) == 100
    assert lines[-1].endswith("line 299")
    assert str(report.path) in logged.read_text(encoding="utf-8")


def test_the_night_in_a_report_can_be_played_again(tmp_path: Path, run: CommandLine) -> None:
    store = store_at(tmp_path)
    stored = store.open(play(store, decisions=6))
    report = report_of(tmp_path, stored)
    script = tmp_path / "night.json"
    script.write_text(section(report, "The match as a script"))
    again = tmp_path / "again.inn"
    assert run("script", str(script), "--out", str(again)).code == 0
    assert digest(store.open(again).match.state) == digest(stored.match.state)
    assert f"digest {digest(stored.match.state)}" in section(report, "Transcript")


def test_a_night_of_several_is_told_as_the_person_saw_it(tmp_path: Path) -> None:
    deck, players = base_deck("innkeepers_folly"), (Player("random"), Player("person", "Ann"))
    options = {"players": 2, "pace": "endless", "laps": 12, "rounds": 12}
    stored = create_match(tmp_path / "two.inn", "innkeepers_folly", deck, options, 5, players=players)
    told = section(report_of(tmp_path, stored), "Transcript")
    assert "seats: random, person\nseen by seat: 1" in told
    assert "Ann holds: " in told and "Player 1 holds: " not in told


def test_a_night_with_a_deck_of_its_own_brings_the_deck_along(tmp_path: Path, run: CommandLine) -> None:
    stored = create_match(tmp_path / "own.inn", "ugly_gryphon", calm_deck(20), {"goal": 7}, 5)
    stored.match.act(stored.match.legal(0)[0])
    report = report_of(tmp_path, stored)
    (tmp_path / "night.json").write_text(section(report, "The match as a script"))
    (tmp_path / "deck.json").write_text(section(report, "The deck"), encoding="utf-8")
    assert run("script", str(tmp_path / "night.json")).code == 0


def test_a_night_that_cannot_be_told_leaves_the_rest_of_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError("bed")

    store = store_at(tmp_path)
    stored = store.open(play(store))
    monkeypatch.setattr("scenes.crash.night.transcript", fail)
    report = report_of(tmp_path, stored)
    assert "there is none: KeyError: 'bed'" in section(report, "Transcript")
    assert json.loads(section(report, "The match as a script"))["actions"]


def test_what_nothing_is_known_of_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Exception):
        def __str__(self) -> str:
            raise RuntimeError("no words")

    def fail() -> None:
        raise ImportError("SDL")

    monkeypatch.setattr("scenes.about.parts", fail)
    report = file_report(Places(tmp_path), Silent())
    assert "there is none: ImportError: SDL" in report.text
    assert "Silent" in report.text
    assert "there is none: FileNotFoundError" in section(report, "Log")


def test_a_report_that_cannot_be_composed_names_the_error_at_least(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(text: str) -> str:
        raise MemoryError(len(text))

    monkeypatch.setattr("scenes.crash.report.shorten", fail)
    report = file_report(Places(tmp_path), an_error())
    assert report.path is not None
    assert report.text == "ValueError; the rest cannot be told: MemoryError\n"


def test_only_the_newest_reports_are_kept(tmp_path: Path) -> None:
    (tmp_path / "crashes").mkdir()
    letter = tmp_path / "crashes" / "letter.txt"
    letter.write_text("Dear guests")
    for number in range(KEPT + 3):
        old = tmp_path / "crashes" / f"crash-2026010{number % 10}-120000-{number}.txt"
        old.write_text("")
        os.utime(old, (number, number))
    newest = file_report(Places(tmp_path), an_error()).path
    kept = set((tmp_path / "crashes").iterdir())
    assert {newest, letter} < kept
    assert sorted(int(path.stem.rsplit("-", 1)[1]) for path in kept - {newest, letter}) == list(
        range(4, KEPT + 3)
    )


def test_without_a_place_to_write_the_details_are_still_there(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("in the way")
    report = file_report(Places(home), an_error())
    assert report.path is None
    assert report.problem is not None
    assert "in an_error" in report.text


def test_the_home_of_the_player_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/people/anna"))
    told = shorten("'/people/anna' /people/anna/x.inn /people/annabel/y /srv/people/anna.txt")
    assert told == "'~' ~/x.inn /people/annabel/y /srv/people/anna.txt"
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    assert shorten("/x.inn") == "/x.inn"


def test_an_error_on_another_thread_is_logged(logged: Path) -> None:
    def fall() -> None:
        raise ValueError("a tray fell")

    with strays_logged():
        thread = threading.Thread(target=fall, name="journal of x.inn")
        thread.start()
        thread.join()
    told = logged.read_text(encoding="utf-8")
    assert "thread journal of x.inn broke" in told
    assert "ValueError: a tray fell" in told


def test_an_error_that_python_cannot_raise_is_logged(logged: Path) -> None:
    class Guest:
        def __del__(self) -> None:
            raise ValueError("a tray fell")

    with strays_logged():
        Guest()
    assert "ValueError: a tray fell" in logged.read_text(encoding="utf-8")


def test_the_end_of_the_process_in_a_library_is_logged(tmp_path: Path) -> None:
    program = """
import faulthandler, sys
from pathlib import Path
from scenes.crash.strays import strays_logged
from scenes.log_file import open_log

def fall():
    faulthandler._sigabrt()

open_log(Path(sys.argv[1]))
with strays_logged():
    fall()
"""
    path = tmp_path / "four-inns.log"
    done = subprocess.run([sys.executable, "-c", program, str(path)], cwd=ROOT, check=False)
    assert done.returncode != 0
    told = path.read_text(encoding="utf-8")
    assert "Fatal Python error: Aborted" in told
    assert "in fall" in told


def test_without_a_log_an_error_goes_where_it_would_have_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda stray: heard.append(stray.exc_type))
    monkeypatch.setattr(sys, "unraisablehook", lambda stray: heard.append(stray.exc_type))

    class Guest:
        def __del__(self) -> None:
            raise KeyError("bed")

    def fall() -> None:
        raise ValueError("a tray fell")

    with strays_logged():
        thread = threading.Thread(target=fall)
        thread.start()
        thread.join()
        Guest()
    assert heard == [ValueError, KeyError]
