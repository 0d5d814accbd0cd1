"""What selftest finds, and what it says where something is missing or broken."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from command_line import Answer, CommandLine

import scenes
from assets.files import read_deck
from assets.takes import TAKES
from game.core.game import Game
from game.registry import GAMES
from scenes.commands import drawing, selftest
from scenes.commands.drawing import draw_scenes
from scenes.gui.menu import MenuScene
from scenes.language import plain
from scenes.table.table_scene import TableScene


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """The command line with a home of its own."""
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    return CommandLine(capsys)


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves out the drawing, which takes longest."""
    monkeypatch.setattr(selftest, "_check_scenes", lambda _: "not drawn here")


def _failed(answer: Answer) -> list[str]:
    assert answer.code == 1
    return [line for line in answer.out.splitlines() if line.startswith("FAILED")]


def _kinds_of(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds_of(kind)


def test_selftest_draws_every_scene_finds_everything_in_order_and_leaves_the_home_alone(
    call: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: set[str] = set()

    def draw(home: Path, game: Game) -> list[str]:
        names = draw_scenes(home, game)
        drawn.update(names)
        return names

    monkeypatch.setattr(drawing, "draw_scenes", draw)
    answer = call("selftest")
    lines = answer.out.splitlines()
    assert (answer.code, answer.err) == (0, "")
    assert lines[-1] == "Everything is in order."
    assert all(line.startswith("ok ") for line in lines[:-1])
    for game in GAMES:
        assert sum(f"{plain(game.title)}, " in line for line in lines) == 3
    assert not list(tmp_path.iterdir())
    for module in pkgutil.walk_packages(scenes.__path__, "scenes."):
        import_module(module.name)
    there: set[type[Any]] = {TableScene, *_kinds_of(MenuScene), *_kinds_of(TableScene)}
    own = {kind.__name__ for kind in there if kind.__module__.startswith("scenes.")}
    assert own - drawn == {"BoardPage", "EndScene"}, "which are only what some have in common"


@pytest.mark.usefixtures("undrawn")
def test_selftest_says_what_is_wrong_and_tries_the_rest(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(path: str) -> bytes:
        raise FileNotFoundError(path)

    monkeypatch.setattr("assets.files.art", missing)
    answer = call("selftest")
    (failed,) = _failed(answer)
    assert "pictures" in failed
    assert answer.out.endswith("1 check failed.\n")


@pytest.mark.usefixtures("undrawn")
def test_selftest_misses_a_sound_that_is_not_there(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TAKES, "trumpet", TAKES["win"])
    (failed,) = _failed(call("selftest"))
    assert "sounds" in failed and "trumpet" in failed


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(
    ("catalogue", "complaint"), [(None, "de is not compiled"), (b"no catalogue", "de cannot be read")]
)
def test_selftest_tells_of_a_language_that_cannot_be_used(
    call: CommandLine,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    catalogue: bytes | None,
    complaint: str,
) -> None:
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "four_inns.po").touch()
    if catalogue is not None:
        (folder / "four_inns.mo").write_bytes(catalogue)
    monkeypatch.setattr(selftest, "locale_folder", lambda: tmp_path)
    (failed,) = _failed(call("selftest"))
    assert "languages" in failed and complaint in failed


@pytest.mark.usefixtures("undrawn")
def test_selftest_opens_every_deck_file(call: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    good = read_deck("ugly_gryphon")
    monkeypatch.setattr("assets.files.deck_names", lambda: ["bad_guests", "ugly_gryphon"])
    monkeypatch.setattr("assets.files.read_deck", lambda name: good[:-9] if name == "bad_guests" else good)
    (failed,) = _failed(call("selftest"))
    assert "deck bad_guests: bad_guests.json is not a deck" in failed


@pytest.mark.usefixtures("undrawn")
def test_selftest_wonders_at_cards_that_nobody_can_play_with(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("assets.files.deck_names", lambda: ["whist"])
    monkeypatch.setattr("assets.files.read_deck", lambda _: b'{"schema": 1, "game": "whist"}')
    (failed,) = _failed(call("selftest"))
    assert "deck whist" in failed


@pytest.mark.usefixtures("undrawn")
def test_selftest_misses_golden_saves_that_are_not_there(
    call: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("saves.golden.golden_folder", lambda: tmp_path)
    (failed,) = _failed(call("selftest"))
    assert "matches of every version" in failed and "expected.json is missing" in failed
