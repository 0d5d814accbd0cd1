"""The program as a player has it: its own process, a window on a screen, pointer and keys.

A twin of the program runs in memory beside it, is given the same clicks, and says where things are and what
the window should show. What is played stands here in a list, and the saved match is compared with that list.
"""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from inn import finish, only, play, store_at
from nights import GAME, bare_match
from pilot import Pilot
from window_driver import (
    PROGRAMS,
    Point,
    Program,
    colours,
    command,
    environment,
    likeness,
    screen,
    until,
    way,
)

from game.core.digest import digest
from game.core.match import Match
from game.core.timeline import Kind
from game.decks import base_deck
from game.registry import find_game
from saves.settings import Settings
from scenes.gui.pieces import Choice
from scenes.new_game import NewGameScene
from scenes.opening import open_path
from scenes.replay.replay_scene import ReplayScene
from scenes.results import ResultsScene
from scenes.table.table_scene import TableScene

DEAL, GOAL = 42, 7
OUT_OF_THE_WAY = (200, 20)
"""Where the pointer changes nothing on the title, the table and the replay."""
ALIKE = 0.996
"""So much of a window has to look as it does in memory; a caret blinks, and a path is another one."""

BEFORE_THE_KILL = (
    ("click", "place drunken_dwarf"),
    ("drag", "place charitable_giant"),
    ("keys", "place bunny_prince"),
    ("ctrl+z", "undo"),
    ("ctrl+y", "redo"),
    ("click", "place squabbling_squire"),
    ("keys", "place boastful_bard"),
    ("log", "back to 4"),
    ("click", "place stressed_satyr"),
    ("button", "undo"),
    ("button", "redo"),
    ("ctrl+z", "undo"),
    ("drag", "place squabbling_squire"),
    ("click", "place boastful_bard"),
    ("drag", "place rusty_ranger"),
    ("click", "bring bored_time_mage"),
    ("click", "place stressed_satyr"),
    ("keys", "place rusty_ranger"),
    ("click", "place abstinent_nun"),
)
AFTER_THE_KILL = (
    ("ctrl+z", "undo"),
    ("ctrl+y", "redo"),
    ("drag", "place clumsy_wizard"),
    ("click", "place bloody_barbarian"),
    ("keys", "place fasting_monk"),
    ("click", "place lazy_sorcerer"),
    ("click", "place pungent_peddler"),
)
"""With the deal, a night that is won, with a choice for the Giant, a shuffle, and branches taken back."""
MANY_COLOURS = 500

AnyMatch = Match[Any, Any, Any, Any]
Deeds = tuple[tuple[str, str], ...]
"""By what means, and what."""
_NOTATION = find_game(GAME).open(base_deck(GAME), {"goal": GOAL}, GAME).notation
_KEYS = {"return": "Return", "right": "Right", "up": "Up", "escape": "Escape"}


@pytest.fixture(scope="module")
def display(require_programs: Callable[..., None]) -> Iterator[str]:
    require_programs(*PROGRAMS)
    with screen() as name:
        yield name


def twin_of(home: Path) -> Pilot:
    """Return a program in memory that shows everything at once."""
    home.mkdir(exist_ok=True)
    return Pilot(home, settings=Settings(animation_speed=0.0))


class Both:
    """The real program and its twin, with one hand."""

    def __init__(self, program: Program, twin: Pilot, shots: Path) -> None:
        self.program = program
        self.twin = twin
        self.shots = shots

    def see(self, name: str) -> None:
        """Return when the window looks as the twin says; keep the picture."""
        expected = self.twin.app.stage.target

        def is_alike() -> bool:
            picture = self.program.picture()
            pygame.image.save(picture, self.shots / f"{name}.png")
            return likeness(picture, expected) >= ALIKE

        try:
            until(is_alike, f"{name} does not look as expected; see {self.shots}")
        except AssertionError:
            pygame.image.save(expected, self.shots / f"{name} expected.png")
            raise

    def move(self, point: Point) -> None:
        self.program.move(point)
        self.twin.move(point)
        self.twin.settle()

    def click(self, target: str | Point) -> None:
        point = self.twin.where(target)
        self.program.click(point)
        self.twin.click(point)
        self.twin.settle()

    def press(self, *keys: str) -> None:
        self.program.press(*(_KEYS.get(key, key) for key in keys))
        for key in keys:
            self.twin.press(key)
        self.twin.settle()

    def type(self, text: str) -> None:
        self.program.type(text)
        self.twin.type(text)
        self.twin.settle()

    def drag(self, start: Point, end: Point, shot: str) -> None:
        self.program.hold(start)
        for point in way(start, end, 6):
            self.program.move(point)
        self.twin.drag(start, end, drops=False)
        self.see(shot)
        self.program.release()
        self.twin.release()
        self.twin.settle()

    # The table.

    @property
    def table(self) -> TableScene:
        """The table of the twin."""
        scene = self.twin.scene
        assert isinstance(scene, TableScene)
        return scene

    def do(self, means: str, words: str) -> None:
        """Do something on the table by these means."""
        match means:
            case "click":
                self.click(self._card_point(words))
            case "drag":
                tower = self.table.live.table.target_place(self.table.live.view, "inn")
                inn = self._pixel(tower.x + tower.width / 2, tower.y + tower.height / 2)
                self.drag(self._card_point(words), inn, f"drag {words}")
            case "keys":
                card = _NOTATION.parse_action(words).card
                cards = self.table.live.table.source_cards(self.table.live.view)
                self.press(*["right"] * (cards.index(card) + 1), "return")
            case "log":
                self.click(self._log_point(int(words.removeprefix("back to "))))
            case "button":
                button = self.table.gui.find(words).rect
                self.click((int(button.centerx), int(button.centery)))
                self.move(OUT_OF_THE_WAY)
            case _:
                self.press(means)

    def _pixel(self, x: float, y: float) -> Point:
        return self.table.scale.px(x), self.table.scale.px(y)

    def _card_point(self, words: str) -> Point:
        card = _NOTATION.parse_action(words).card
        place = self.table.live.table.places(self.table.live.view)[card]
        point = self._pixel(place.x + place.width / 2, place.y + place.height / 3)
        assert self.table.hand.card_at(point) == card
        return point

    def _log_point(self, position: int) -> Point:
        area = self.table.live.table.log_area
        x = area.x + area.width / 2
        for y in range(int(area.y), int(area.y + area.height), 4):
            line = self.table.log.line_at(x, y)
            if line is not None and line.position == position:
                return self._pixel(x, y + 8)
        raise AssertionError(f"no line of the log leads to {position}")


def follow(match: AnyMatch, words: str) -> None:
    """Do to a match without a window what was done in the window."""
    if words == "undo":
        assert match.undo()
    elif words == "redo":
        assert match.redo()
    elif words.startswith("back to "):
        assert match.jump(int(words.removeprefix("back to ")))
    else:
        match.act(_NOTATION.parse_action(words))


def history(match: AnyMatch) -> list[tuple[str, object, str]]:
    """Return everything that happened, in order: what, which action or where to, and the digest after it."""
    told: list[tuple[str, object, str]] = []
    for kind, value in match.timeline.operations:
        if kind is Kind.ACT:
            words = _NOTATION.action_words(match.timeline.records[value].entry().action)
            told.append((kind, words, digest(match.state_of(value))))
        else:
            told.append((kind, value, ""))
    return told


def saved_history(home: Path) -> list[tuple[str, object, str]]:
    """Return what the one match of a home holds."""
    store = store_at(home)
    stored = store.open(only(store).path, is_writable=False)
    told = history(stored.match)
    stored.close()
    return told


def cli(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Call the command line in a process of its own."""
    return subprocess.run(
        command(*arguments), env=environment(home, None), capture_output=True, text=True, check=False
    )


def begin_night(both: Both) -> None:
    """Deal by mouse and keys."""
    both.click("new_game")
    both.program.wait_for_log("showing NewGameScene")
    scene = both.twin.scene
    assert isinstance(scene, NewGameScene)
    pegs = scene.gui.find("goal")
    assert isinstance(pegs, Choice)
    for goal in ("9", str(GOAL)):
        both.click(pegs.point_of(pegs.options.index(goal)))
        pegs = scene.gui.find("goal")
        assert isinstance(pegs, Choice)
    both.click("deal")
    both.press("ctrl+a")
    both.type(str(DEAL))
    both.see("new game")
    both.click("deal_cards")
    both.program.wait_for_log("showing TableScene")


def watch_again(both: Both) -> None:
    """Step through the replay, with what was taken back, and let it play to its end."""
    both.click("replay")
    both.program.wait_for_log("opened for watching")
    both.press("right", "right")
    both.see("replay stepped")
    both.click("branches")
    both.press("up", "up")
    scene = both.twin.scene
    assert isinstance(scene, ReplayScene)
    rail = scene.measures.rail_box.centery
    both.click((scene.scale.px(scene.rail.x(8)), rail))
    both.see("replay scrubbed")
    both.click((scene.scale.px(scene.rail.x(scene.watched.reel.last - 2)), rail))
    both.program.press("space")
    both.twin.press("end")
    both.twin.settle()
    both.see("replay at the end")


def carry_out(both: Both, expected: AnyMatch, deeds: Deeds) -> None:
    """Do all this in the window and in a match without one; each must be acknowledged before the next."""
    for means, words in deeds:
        both.do(means, words)
        follow(expected, words)
        both.program.wait_for_saved(len(expected.timeline.operations))
        if means == "log":
            both.see(f"table {words}")


def play_until_the_power_goes(display: str, home: Path, expected: AnyMatch) -> None:
    """Deal and play; the last patron is still on the way up when the process is killed."""
    with Program(display, home) as program:
        both = Both(program, twin_of(home.with_name("twin")), home.parent)
        program.wait_for_log("showing TitleScene")
        assert program.title == "Four Inns"
        both.move(OUT_OF_THE_WAY)
        both.see("title")
        assert colours(program.picture()) > MANY_COLOURS
        begin_night(both)
        both.see("table dealt")
        carry_out(both, expected, BEFORE_THE_KILL)
        program.kill()
        both.twin.stop()


def finish_and_watch(display: str, home: Path, expected: AnyMatch) -> None:
    """Continue where the file ends, play to the end, watch everything again and quit."""
    twin_home = home.with_name("twin again")
    shutil.copytree(home, twin_home)
    with Program(display, home) as program:
        both = Both(program, twin_of(twin_home), home.parent)
        program.wait_for_log("showing TitleScene")
        both.move(OUT_OF_THE_WAY)
        both.see("title with continue")
        both.click("continue")
        program.wait_for_log("showing TableScene")
        both.see("table resumed")
        assert both.table.match.position == expected.position
        carry_out(both, expected, AFTER_THE_KILL)
        assert isinstance(both.twin.scene, ResultsScene)
        program.wait_for_log("showing ResultsScene")
        both.see("results")
        played = only(store_at(home)).path.read_bytes()
        watch_again(both)
        both.click("close")
        both.see("results again")
        both.click("title")
        both.see("title after the night")
        both.press("escape")
        assert program.wait_for_end() == 0
        assert program.errors == ""
    assert only(store_at(home)).path.read_bytes() == played


def test_a_night_is_played_killed_resumed_finished_and_watched(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    expected = bare_match(seed=DEAL, goal=GOAL)

    play_until_the_power_goes(display, home, expected)
    assert saved_history(home) == history(expected)

    finish_and_watch(display, home, expected)
    assert saved_history(home) == history(expected)
    assert expected.result is not None and expected.result.winners == (0,)
    night = only(store_at(home))
    assert (night.is_over, night.is_won, night.takebacks) == (True, True, expected.takebacks)
    assert (night.seed, night.goal) == (DEAL, GOAL)
    assert cli(home, "verify", str(night.path)).returncode == 0


def test_what_was_acknowledged_outlives_a_kill_at_any_moment(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=1)
    with Program(display, home, str(path)) as program:
        program.wait_for_log("showing TableScene")
        # The keys go on coming while the process dies.
        program.press_later(*["1", "Return"] * 6)
        program.wait_for_saved(4)
        program.kill()
        acknowledged = program.acknowledged
    assert len(saved_history(home)) >= acknowledged
    assert cli(home, "verify", str(path)).returncode == 0


def started_with(display: str, home: Path, path: Path, twin_home: Path) -> tuple[Program, Both]:
    """Return the program opened with a file, and its twin with a copy of everything."""
    shutil.copytree(home, twin_home)
    twin = twin_of(twin_home)
    open_path(twin.director, twin_home / path.relative_to(home))
    twin.turns()
    program = Program(display, home, str(path))
    return program, Both(program, twin, home.parent)


def test_a_finished_match_given_on_the_command_line_opens_as_a_replay(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = finish(store_at(home))
    before = path.read_bytes()
    program, both = started_with(display, home, path, tmp_path / "twin")
    with program:
        program.wait_for_log("showing ReplayScene")
        assert not any("TableScene" in line or "TitleScene" in line for line in program.log())
        both.move(OUT_OF_THE_WAY)
        both.see("replay of a file")
        both.press("escape")
        program.wait_for_log("showing TitleScene")
        both.press("escape")
        assert program.wait_for_end() == 0
    assert path.read_bytes() == before


def test_an_unfinished_match_given_on_the_command_line_goes_on(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=4)
    program, both = started_with(display, home, path, tmp_path / "twin")
    with program:
        program.wait_for_log("showing TableScene")
        both.move(OUT_OF_THE_WAY)
        both.see("table of a file")
        both.press("1", "return")
        program.wait_for_saved(len(both.table.match.timeline.operations))
        both.see("table of a file, played on")
        told = history(both.table.match)
        both.press("escape")
        program.wait_for_log("showing TitleScene")
        both.press("escape")
        assert program.wait_for_end() == 0
    assert saved_history(home) == told


@pytest.mark.parametrize("end", [Program.close_window, Program.terminate])
def test_ending_the_program_while_cards_move_saves_everything(
    display: str, tmp_path: Path, end: Callable[[Program], None]
) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=4)
    with Program(display, home, str(path)) as program:
        program.wait_for_log("showing TableScene")
        program.press("1", "Return")
        program.wait_for_saved(6)
        end(program)
        assert program.wait_for_end() == 0
        assert program.errors == ""
        assert program.log()[-1] == "INFO ended"
    assert len(saved_history(home)) == 6
    assert cli(home, "verify", str(path)).returncode == 0


def test_two_windows_cannot_play_one_match(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=4)
    with Program(display, home, str(path)) as first:
        first.wait_for_log("showing TableScene")
        with Program(display, home, str(path)) as second:
            until(lambda: any("showing Dialog" in line for line in second.log()), "nobody said no")
            assert sum("showing TableScene" in line for line in second.log()) == 0
            second.terminate()
            assert second.wait_for_end() == 0
        first.terminate()
        assert first.wait_for_end() == 0


@pytest.mark.parametrize("name", [None, ":4999"])
def test_without_a_display_the_program_says_so_in_one_sentence(tmp_path: Path, name: str | None) -> None:
    answer = subprocess.run(
        command(), env=environment(tmp_path, name), capture_output=True, text=True, check=False
    )
    assert answer.returncode == 3
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert "there is no display" in answer.stderr


def test_the_window_is_laid_out_anew_for_every_size(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = play(store_at(home), decisions=4)
    program, both = started_with(display, home, path, tmp_path / "twin")
    with program:
        program.wait_for_log("showing TableScene")
        both.move(OUT_OF_THE_WAY)
        for asked, given in (
            ((1024, 640), (1024, 640)),
            ((1400, 900), (1400, 900)),
            ((800, 500), (1024, 640)),
        ):
            program.resize(asked)
            both.twin.resize(given)
            both.twin.settle()
            both.see(f"table {asked[0]}x{asked[1]}")
