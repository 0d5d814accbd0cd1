"""The scene after a crash: its words, its planks, the clipboard, and the report to read."""

from pathlib import Path

import pygame
import pytest
from menu_rects import GRIDS, check_elements
from pilot import Pilot

from game.core.words import message
from saves.settings import Settings
from scenes.crash.crash_scene import Crash, CrashScene, Night
from scenes.crash.lines import broken
from scenes.crash.report import Report
from scenes.crash.report_scene import ReportScene
from scenes.language import plain
from scenes.paint.fonts import Face
from scenes.paint.text import text_width
from scenes.scene import Director

LONG = "".join(f"{number}: {'a tray fell ' * (number % 9)}\n" for number in range(400))
NIGHT = Night(Path("night.inn"), is_over=False, is_again=False)


class Inn:
    """A program whose first scene tells of a crash; notes where the player wants to go on."""

    def __init__(
        self, home: Path, crash: Crash, size: tuple[int, int] = (1280, 800), zoom: int = 100
    ) -> None:
        self.went_to: list[Path | None] = []

        def begin(director: Director) -> CrashScene:
            return CrashScene(director, crash, self.went_to.append)

        self.pilot = Pilot(home, size=size, settings=Settings(interface_scale=zoom), first=begin)


@pytest.fixture(autouse=True)
def clipboard(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Replace the system's clipboard, which other tests and the tester may be using."""
    held = {"text": ""}
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: held.update(text=text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held["text"])
    return held


def report(text: str = LONG) -> Report:
    return Report(text, Path("/inn/crashes/crash-20261130-052727.txt"), None)


def test_enter_goes_on_with_the_night_and_escape_goes_to_the_title(tmp_path: Path) -> None:
    inn = Inn(tmp_path, Crash(report(), NIGHT))
    inn.pilot.press("return")
    inn.pilot.press("escape")
    inn.pilot.click("title")
    assert inn.went_to == [NIGHT.path, None, None]


def test_keys_that_open_other_scenes_elsewhere_open_none_here(tmp_path: Path) -> None:
    inn = Inn(tmp_path, Crash(report()))
    inn.pilot.press("f1")
    inn.pilot.press("f10")
    assert isinstance(inn.pilot.scene, CrashScene)


def test_quit_ends_the_program(tmp_path: Path) -> None:
    inn = Inn(tmp_path, Crash(report(), NIGHT))
    inn.pilot.click("quit")
    assert inn.pilot.is_over


def test_the_details_go_to_the_clipboard_whole(tmp_path: Path, clipboard: dict[str, str]) -> None:
    inn = Inn(tmp_path, Crash(report()))
    before = inn.pilot.app.stage.target.copy()
    inn.pilot.click("copy")
    assert clipboard["text"] == LONG
    assert inn.pilot.services.notices == []
    inn.pilot.move((1, 1))
    after = inn.pilot.app.stage.target
    rect = inn.pilot.scene.gui.find("copy").rect  # type: ignore[attr-defined]
    assert before.subsurface(rect).get_buffer().raw != after.subsurface(rect).get_buffer().raw


@pytest.mark.parametrize("is_forgetful", [True, False])
def test_a_clipboard_that_refuses_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_forgetful: bool
) -> None:
    def refuse(text: str) -> None:
        if not is_forgetful:
            raise pygame.error(f"no room for {len(text)}")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    inn = Inn(tmp_path, Crash(report()))
    inn.pilot.click("copy")
    (notice,) = inn.pilot.services.notices
    assert "does not take it" in plain(notice)


def test_the_whole_report_can_be_read_before_it_is_copied(tmp_path: Path, clipboard: dict[str, str]) -> None:
    inn = Inn(tmp_path, Crash(report()))
    inn.pilot.click("report")
    scene = inn.pilot.scene
    assert isinstance(scene, ReportScene)
    assert "".join(scene.lines).replace(" ", "") == LONG.replace(" ", "").replace("\n", "")
    inn.pilot.press("end")
    assert scene.top == len(scene.lines) - scene.seen
    inn.pilot.press("down")
    assert scene.top == len(scene.lines) - scene.seen
    inn.pilot.wheel(1)
    assert scene.top == len(scene.lines) - scene.seen - 3
    inn.pilot.press("home")
    assert scene.top == 0
    inn.pilot.press("page down")
    assert scene.top == scene.seen - 1
    inn.pilot.press("return")
    assert clipboard["text"] == LONG
    inn.pilot.press("escape")
    assert isinstance(inn.pilot.scene, CrashScene)


def test_a_report_that_is_read_stays_where_it_was_when_the_window_changes(tmp_path: Path) -> None:
    inn = Inn(tmp_path, Crash(report()))
    inn.pilot.click("report")
    scene = inn.pilot.scene
    assert isinstance(scene, ReportScene)
    scene.scroll_to(len(scene.lines) // 2)
    inn.pilot.resize((1024, 640))
    assert abs(scene.top / len(scene.lines) - 0.5) < 0.02


def test_a_report_is_drawn_anew_for_every_line_that_is_scrolled(tmp_path: Path) -> None:
    inn = Inn(tmp_path, Crash(report()))
    inn.pilot.click("report")
    inn.pilot.settle()
    assert inn.pilot.app.turn([]) == []
    before = inn.pilot.app.stage.target.copy()
    inn.pilot.press("down")
    assert before.get_buffer().raw != inn.pilot.app.stage.target.get_buffer().raw


@pytest.mark.parametrize(("size", "zoom"), GRIDS)
@pytest.mark.parametrize(
    "crash",
    [
        Crash(report()),
        Crash(report(), NIGHT),
        Crash(
            Report("", None, message("There is no permission to write it.")),
            Night(Path("night.inn"), is_over=True, is_again=True),
            (message("The disk is full, so the night cannot be written."),),
        ),
    ],
)
def test_planks_keep_apart_at_every_size(
    tmp_path: Path, crash: Crash, size: tuple[int, int], zoom: int
) -> None:
    inn = Inn(tmp_path, crash, size, zoom)
    assert isinstance(inn.pilot.scene, CrashScene)
    check_elements(inn.pilot.scene)


def test_long_lines_are_broken_where_they_must_be() -> None:
    text = "a/" + "very_long_name/" * 20 + "x" * 200 + "\n\tshort"
    lines = broken(text, Face.BODY, 16, 200)
    assert "".join(lines[:-1]) == text.split("\n", maxsplit=1)[0]
    assert lines[-1] == "    short"
    assert max(text_width(line, Face.BODY, 16) for line in lines) <= 200
    assert broken("", Face.BODY, 16, 200) == []
    assert broken("W", Face.BODY, 16, 1) == ["W"]
