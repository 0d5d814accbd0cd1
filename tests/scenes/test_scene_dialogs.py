from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from menu_rects import GRIDS, check_elements, is_in_sight
from pilot import Pilot

from game.core.words import message
from saves.settings import Settings
from scenes.dialogs import MARGIN, WIDTH, Answer, Dialog, TextDialog, ask, tell
from scenes.title import TitleScene


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.stop()


def test_a_message_is_closed_by_enter_escape_or_click(pilot: Pilot) -> None:
    for close in ("return", "escape"):
        tell(pilot.director, "Oh", message("Something is the matter."))
        assert isinstance(pilot.scene, Dialog)
        pilot.press(close)
        assert isinstance(pilot.scene, TitleScene)
    tell(pilot.director, "Oh", message("Something is the matter."))
    pilot.click("close")
    assert isinstance(pilot.scene, TitleScene)


def test_the_scene_below_hears_nothing(pilot: Pilot) -> None:
    place = pilot.where("quit")
    tell(pilot.director, "Oh", message("Something is the matter."))
    pilot.click(place)
    pilot.press("n")
    assert isinstance(pilot.scene, Dialog)


def test_yes_is_heard_and_no_is_not(pilot: Pilot) -> None:
    heard: list[str] = []
    yes = Answer("yes", "Yes")
    for key in ("escape", "return"):
        ask(pilot.director, "Really?", "Think twice.", yes, lambda: heard.append("yes"))
        pilot.press(key)
    ask(pilot.director, "Really?", "Think twice.", yes, lambda: heard.append("yes"))
    pilot.click("cancel")
    assert heard == ["yes"]


def test_a_dialog_survives_a_change_of_size(pilot: Pilot) -> None:
    text = TextDialog(pilot.director, "Name", "Which?", "old", Answer("ok", "OK"), check=lambda _: None)
    pilot.director.push(text)
    pilot.type("new")
    pilot.resize((1024, 640))
    assert text.written == "new"
    pilot.press("return")
    assert isinstance(pilot.scene, TitleScene)
    pilot.where("quit")


def test_three_planks_stand_within_the_board(pilot: Pilot) -> None:
    answers = tuple(Answer(name, name) for name in ("title", "again", "new"))
    dialog = Dialog(pilot.director, "The end", "What now?", answers)
    pilot.director.push(dialog)
    scale = pilot.director.scale
    left = (scale.logical_width - WIDTH) / 2
    room = scale.box(left + MARGIN, 0, WIDTH - 2 * MARGIN, scale.logical_height).inflate(2, 0)
    assert all(room.contains(dialog.gui.find(answer.name).rect) for answer in answers)


def test_typing_replaces_the_marked_text(pilot: Pilot) -> None:
    text = TextDialog(pilot.director, "Name", "Which?", "old", Answer("ok", "OK"), check=lambda _: None)
    results: list[object] = []
    pilot.director.push(text, results.append)
    pilot.type("new")
    pilot.press("return")
    assert results == ["new"]


def asks_for_a_path(pilot: Pilot) -> TextDialog:
    accept = Answer("ok", "OK")
    path = TextDialog(
        pilot.director, "Where", "Which?", "/inn/", accept, check=lambda _: None, is_marked=False
    )
    pilot.director.push(path)
    return path


def test_typing_goes_on_at_the_end_of_a_path(pilot: Pilot) -> None:
    path = asks_for_a_path(pilot)
    pilot.type("q.inn")
    assert path.written == "/inn/q.inn"


def test_the_end_of_a_long_path_stays_clear_of_the_edge(pilot: Pilot) -> None:
    path = asks_for_a_path(pilot)
    line = path.gui.find("text").rect
    right = line.left + pilot.director.scale.px(WIDTH - 2 * MARGIN)
    edge = pilot.app.stage.target.subsurface((right - 10, line.top + 8, 6, line.height - 16))
    pilot.type("w")
    before = pygame.image.tobytes(edge, "RGB")
    pilot.type("w" * 50)
    assert path.written.endswith("w" * 51)
    assert pygame.image.tobytes(edge, "RGB") == before


def test_the_caret_is_at_the_end_again_when_the_keyboard_comes_back_to_the_line(pilot: Pilot) -> None:
    path = asks_for_a_path(pilot)
    pilot.press("tab")
    pilot.press("shift+tab")
    pilot.type("q.inn")
    assert path.written == "/inn/q.inn"


def test_a_change_of_size_does_not_mark_what_was_written(pilot: Pilot) -> None:
    text = TextDialog(pilot.director, "Name", "Which?", "old", Answer("ok", "OK"), check=lambda _: None)
    pilot.director.push(text)
    pilot.type("new")
    pilot.resize((1024, 640))
    pilot.type("er")
    assert text.written == "newer"


@pytest.mark.parametrize("words", ["Short.", "A long sentence that has to be broken. " * 12])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_a_dialog_is_never_larger_than_the_window(tmp_path: Path, words: str, size: tuple[int, int]) -> None:
    pilot = Pilot(tmp_path, size=size)
    tell(pilot.director, "Oh", message(words))
    pilot.where("close")
    pilot.stop()


@pytest.mark.parametrize(("size", "zoom"), GRIDS)
def test_at_every_scale_a_dialog_is_seen_whole(tmp_path: Path, size: tuple[int, int], zoom: int) -> None:
    pilot = Pilot(tmp_path, size=size, settings=Settings(interface_scale=zoom, animation_speed=0.0))
    text = "Where to? The match is copied there and stays on the rack, whatever happens to the copy."
    dialog = TextDialog(pilot.director, "Export", text, "old", Answer("ok", "OK"), check=lambda _: None)
    pilot.director.push(dialog)
    check_elements(dialog)
    for name in ("text", "cancel", "ok"):
        assert is_in_sight(dialog, name)
    pilot.stop()


def test_a_message_too_long_for_its_window_scrolls_over_what_is_below(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=Settings(interface_scale=200, animation_speed=0.0))
    tell(pilot.director, "Oh", message(" ".join(["Something is the matter."] * 32)))
    dialog = pilot.scene
    assert isinstance(dialog, Dialog)
    assert dialog.page.can_scroll and not is_in_sight(dialog, "close")
    pilot.press("tab")
    assert is_in_sight(dialog, "close")
    pilot.press("return")
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.scene.page.top == 0
    pilot.stop()
