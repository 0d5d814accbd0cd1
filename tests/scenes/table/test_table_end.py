"""How a table is left and how a night ends: saved, told once, and never with the fan running."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from gryphon_tables import made_up
from pygame.event import Event
from table_pilot import TablePilot

from game.core.timeline import Kind
from saves.format import SaveUnwritable
from scenes.app import IDLE_SECONDS
from scenes.dialogs import Dialog
from scenes.leaving import UnsavedDialog
from scenes.results.results_scene import ResultsScene
from scenes.table.table_scene import TableScene

Fly = Callable[..., TablePilot]
SMALL = (1024, 640)
CALM = made_up()
PACES: list[dict[str, Any]] = [
    {"animation_speed": 1.0},
    {"animation_speed": 0.0},
    {"animation_speed": 0.5},
    {"animation_speed": 2.0},
    {"animation_speed": 4.0},
    {"has_reduced_motion": True},
]


@pytest.fixture
def pilot(fly: Fly) -> TablePilot:
    """A calm night after the deal."""
    pilot = fly(size=SMALL, deck=CALM)
    pilot.settle()
    return pilot


def play(pilot: TablePilot, number: int = 1) -> None:
    pilot.press(str(number))
    if isinstance(pilot.scene, TableScene):
        pilot.press("return")


def at_the_end(fly: Fly, **settings: Any) -> TablePilot:
    """A calm night whose last decision has just been made."""
    pilot = fly(size=SMALL, deck=CALM, picks=[0] * 9, **settings)
    pilot.settle()
    results = [pilot.match.result]
    play(pilot)
    results.append(pilot.match.result)
    assert [result is None for result in results] == [True, False]
    return pilot


# Paces.


def test_every_pace_ends_on_the_same_table(fly: Fly) -> None:
    pictures = set()
    for pace in PACES:
        pilot = fly(size=SMALL, seed=9, **pace)
        for number in (2, 1, 3):
            play(pilot, number)
            pilot.tick()
        pilot.press("z")
        pilot.settle()
        pilot.point_away()
        pictures.add(pilot.picture())
        assert pilot.picture() == pilot.fresh_picture()
    assert len(pictures) == 1


@pytest.mark.parametrize("speed", [0.5, 2.0, 4.0])
def test_a_deal_takes_its_time_divided_by_the_speed(fly: Fly, speed: float) -> None:
    def seconds(pace: float) -> float:
        pilot = fly(size=SMALL, deck=CALM, animation_speed=pace)
        begun = pilot.time
        while pilot.is_moving:
            pilot.tick(0.002)
        return pilot.time - begun

    assert seconds(speed) == pytest.approx(seconds(1.0) / speed, abs=0.005)


def test_a_new_pace_counts_from_the_next_movement_on(pilot: TablePilot) -> None:
    pilot.services.change(animation_speed=0.0)
    pilot.resize((1100, 700))
    play(pilot)
    assert not pilot.is_moving


# Rest.


def test_an_idle_table_sleeps_and_builds_no_frame(pilot: TablePilot, monkeypatch: pytest.MonkeyPatch) -> None:
    play(pilot)
    pilot.settle()
    assert pilot.app.wake_at() is None
    monkeypatch.setattr(TableScene, "frame", lambda scene: pytest.fail("a frame was built"))
    pilot.time += 60
    assert pilot.app.turn([]) == []
    assert pilot.app.seconds_to_sleep() == IDLE_SECONDS


@pytest.mark.parametrize("way", ["click", "drag", "nowhere", "escape", "focus", "button", "line", "wheel"])
def test_the_table_comes_to_rest_after_everything_a_hand_can_do(fly: Fly, way: str) -> None:
    pilot = fly(size=SMALL, deck=CALM, picks=[0, 0])
    pilot.settle()
    card = pilot.view.bar[0]
    match way:
        case "click":
            pilot.click(pilot.corner(card))
        case "drag":
            pilot.carry_to_inn(card)
        case "nowhere":
            pilot.drag(pilot.corner(card), pilot.nowhere)
        case "escape":
            pilot.carry_to_inn(card, drops=False)
            pilot.press("escape")
            pilot.release()
        case "focus":
            pilot.carry_to_inn(card, drops=False)
            pilot.lose_focus()
            pilot.release()
        case "button":
            pilot.click("undo")
        case "line":
            pilot.click(pilot.line_of_log(1))
        case _:
            pilot.wheel(-1, pilot.line_of_log(0))
    pilot.point_away()
    pilot.settle()
    assert pilot.app.wake_at() is None
    pilot.time += 60
    assert pilot.app.turn([]) == []


def test_a_pointer_that_moves_over_the_wall_changes_no_pixel(pilot: TablePilot) -> None:
    pilot.move(pilot.nowhere)
    x, y = pilot.nowhere
    changed = pilot.turns(
        Event(pygame.MOUSEMOTION, pos=(x + 1, y), rel=(1, 0), buttons=(0, 0, 0), touch=False)
    )
    assert changed == []


# Saving.


def test_the_file_gets_what_was_done_in_the_order_it_was_done(pilot: TablePilot) -> None:
    play(pilot)
    play(pilot, 2)
    pilot.press("z")
    pilot.press("y")
    pilot.press("z")
    play(pilot, 3)
    kinds = [operation.kind for operation in pilot.match.timeline.operations]
    assert kinds == [Kind.ACT, Kind.ACT, Kind.ACT, Kind.UNDO, Kind.REDO, Kind.UNDO, Kind.ACT]
    operations, state = list(pilot.match.timeline.operations), pilot.match.state
    pilot.press("escape")
    stored = pilot.store.open(pilot.stored.path)
    assert (stored.match.timeline.operations, stored.match.state) == (operations, state)
    stored.close()


def test_closing_the_window_in_the_middle_of_a_movement_loses_nothing(pilot: TablePilot) -> None:
    play(pilot)
    pilot.tick()
    assert pilot.is_moving
    view = pilot.view
    pilot.stop()
    assert pilot.is_over
    stored = pilot.store.open(pilot.stored.path)
    assert stored.match.view(0) == view
    stored.close()


def test_what_was_taken_up_when_the_window_closed_was_not_played(pilot: TablePilot) -> None:
    pilot.carry_to_inn(pilot.view.bar[0], drops=False)
    pilot.stop()
    stored = pilot.store.open(pilot.stored.path)
    assert stored.match.position == 1
    stored.close()


def fail_to_write(pilot: TablePilot, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Let the disk be full while the list holds something."""
    journal = pilot.stored._journal
    assert journal is not None
    put = journal._put
    full = [True]

    def refuse(content: bytes) -> None:
        if full:
            raise OSError(28, "No space left on device")
        put(content)

    monkeypatch.setattr(journal, "_put", refuse)
    return full


def wait_for_the_disk(pilot: TablePilot) -> None:
    with pytest.raises(SaveUnwritable):
        pilot.stored.flush()


def test_a_full_disk_is_told_once_and_the_night_goes_on(
    pilot: TablePilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_to_write(pilot, monkeypatch)
    for _ in range(3):
        play(pilot)
        wait_for_the_disk(pilot)
        pilot.settle_table()
    assert len(pilot.guests) == 3
    assert len(pilot.services.notices) == 1
    monkeypatch.undo()


def test_who_leaves_with_something_unsaved_is_asked_and_may_stay(
    pilot: TablePilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = fail_to_write(pilot, monkeypatch)
    play(pilot)
    pilot.press("escape")
    assert isinstance(pilot.scene, Dialog)
    pilot.press("escape")
    assert isinstance(pilot.scene, TableScene)
    pilot.press("escape")
    pilot.click("again")
    assert isinstance(pilot.scene, Dialog)
    full.clear()
    pilot.click("again")
    assert pilot.is_over
    stored = pilot.store.open(pilot.stored.path)
    assert stored.match.position == 2
    stored.close()


def test_who_leaves_anyway_leaves(pilot: TablePilot, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_to_write(pilot, monkeypatch)
    play(pilot)
    pilot.press("escape")
    pilot.click("leave")
    assert pilot.is_over
    monkeypatch.undo()


def test_who_closes_the_window_with_something_unsaved_is_asked_and_may_stay(
    pilot: TablePilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = fail_to_write(pilot, monkeypatch)
    play(pilot)
    pilot.stop()
    assert not pilot.is_over
    pilot.stop()
    assert [type(scene) for scene in pilot.director.scenes] == [TableScene, UnsavedDialog]
    pilot.press("escape")
    assert isinstance(pilot.scene, TableScene)
    pilot.stop()
    full.clear()
    pilot.click("again")
    assert pilot.services.lost == []
    pilot.store.open(pilot.stored.path).close()


def test_who_closes_the_window_over_a_card_is_asked_about_the_table_below(
    pilot: TablePilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = fail_to_write(pilot, monkeypatch)
    play(pilot)
    pilot.settle_table()
    pilot.press("1")
    pilot.press("i")
    pilot.stop()
    assert isinstance(pilot.scene, UnsavedDialog)
    full.clear()
    pilot.click("again")
    assert pilot.is_over


def test_who_closes_the_window_anyway_ends_the_program(
    pilot: TablePilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_to_write(pilot, monkeypatch)
    play(pilot)
    pilot.stop()
    pilot.click("leave")
    assert pilot.is_over
    assert len(pilot.services.lost) == 1
    monkeypatch.undo()


def test_who_begins_another_night_with_something_unsaved_is_asked(
    fly: Fly, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = at_the_end(fly, animation_speed=0.0)
    pilot.settle()
    full = fail_to_write(pilot, monkeypatch)
    pilot.stored.rename("A night")
    for plank in ("new_night", "same_deal"):
        pilot.click(plank)
        asked = pilot.scene
        assert isinstance(asked, UnsavedDialog)
        pilot.press("escape")
        assert isinstance(pilot.scene, ResultsScene)
    full.clear()
    pilot.click("new_night")
    assert pilot.info().name == "A night"


def test_a_problem_that_comes_again_is_told_again(pilot: TablePilot, monkeypatch: pytest.MonkeyPatch) -> None:
    full = fail_to_write(pilot, monkeypatch)
    play(pilot)
    wait_for_the_disk(pilot)
    pilot.settle_table()
    full.clear()
    pilot.stored.flush()
    pilot.tick()
    play(pilot)
    pilot.settle_table()
    full.append(True)
    play(pilot)
    wait_for_the_disk(pilot)
    pilot.settle_table()
    assert len(pilot.services.notices) == 2
    full.clear()


def test_who_stays_after_the_end_because_something_is_unsaved_is_left_in_peace(
    fly: Fly, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = at_the_end(fly, animation_speed=0.0)
    pilot.settle()
    full = fail_to_write(pilot, monkeypatch)
    pilot.stored.rename("A night")
    pilot.click("title")
    assert isinstance(pilot.scene, Dialog)
    pilot.press("escape")
    pilot.wait(1)
    assert isinstance(pilot.scene, TableScene)
    full.clear()
    pilot.press("escape")
    assert pilot.is_over
    assert pilot.info().name == "A night"


# The end.


@pytest.mark.parametrize("pace", PACES)
def test_the_result_comes_once_after_the_last_movement(fly: Fly, pace: dict[str, Any]) -> None:
    pilot = at_the_end(fly, **pace)
    while isinstance(pilot.scene, TableScene):
        assert pilot.is_moving or pilot.app.wake_at() is not None
        pilot.tick()
    assert isinstance(pilot.scene, ResultsScene)
    pilot.wait(20)
    assert [type(scene) for scene in pilot.director.scenes] == [TableScene, ResultsScene]


@pytest.mark.parametrize("key", ["z", "ctrl+z"])
def test_undo_from_the_result_leads_back_to_the_last_decision(fly: Fly, key: str) -> None:
    pilot = at_the_end(fly)
    pilot.settle()
    guests = list(pilot.match.view(0).inn)
    assert isinstance(pilot.scene, ResultsScene)
    pilot.press(key)
    assert isinstance(pilot.scene, TableScene)
    assert pilot.guests == guests[:-1]
    assert pilot.match.takebacks == 1
    pilot.point_away()
    pilot.settle()
    assert pilot.app.wake_at() is None
    assert pilot.picture() == pilot.fresh_picture()


def test_the_result_comes_again_when_the_end_is_reached_again(fly: Fly) -> None:
    pilot = at_the_end(fly)
    pilot.settle()
    pilot.press("ctrl+z")
    pilot.settle()
    pilot.press("ctrl+y")
    assert isinstance(pilot.scene, TableScene)
    pilot.settle()
    assert isinstance(pilot.scene, ResultsScene)
    assert len(pilot.director.scenes) == 2


def test_the_result_waits_for_a_click_that_ends_the_movement(fly: Fly) -> None:
    pilot = at_the_end(fly)
    pilot.tick()
    assert isinstance(pilot.scene, TableScene)
    pilot.click(pilot.nowhere)
    assert isinstance(pilot.scene, ResultsScene)


def test_resizing_the_result_and_going_back_shows_the_table_of_that_size(fly: Fly) -> None:
    pilot = at_the_end(fly)
    pilot.settle()
    pilot.resize((1100, 700))
    pilot.press("ctrl+z")
    pilot.point_away()
    pilot.settle()
    assert pilot.picture() == pilot.fresh_picture()


def test_the_menu_plank_leaves_through_the_table(fly: Fly) -> None:
    pilot = at_the_end(fly)
    pilot.settle()
    pilot.click("title")
    assert pilot.is_over
