"""After an error in any scene the match is whole on the disk, free for others, and goes on where it was."""

import errno
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from faulty_program import Fault
from inn import finish
from pilot import Pilot
from pygame.event import Event
from table_pilot import TablePilot

from assets.files import AssetMissing
from game.core.digest import digest
from saves.journal import Journal
from saves.matches import open_match
from saves.verify import verify
from scenes.app import App
from scenes.crash.crash_scene import CrashScene
from scenes.crash.report_scene import ReportScene
from scenes.crash.rescue import AT_ONCE, Hopeless, Rescue
from scenes.language import plain
from scenes.opening import watch_path
from scenes.table.table_scene import TableScene
from scenes.title import TitleScene

Deed = Callable[[TablePilot], None]
F9 = Event(pygame.KEYDOWN, key=pygame.K_F9, mod=0, unicode="")


@pytest.fixture
def fault() -> Iterator[Callable[..., Fault]]:
    """Put armed faults into scenes, and mend them afterwards."""
    placed: list[Fault] = []

    def place(where: str, kind: type[BaseException] = ZeroDivisionError) -> Fault:
        fault = Fault(where, kind)
        fault.place()
        fault.is_armed = True
        placed.append(fault)
        return fault

    yield place
    for fault in placed:
        fault.mend()


def under_rescue(rescue: Rescue, *deeds: Callable[[], object]) -> None:
    """Do one after the other as the loop would, each once; after an error the next one follows."""
    waiting = list(deeds)

    def turn_around(app: App) -> None:
        del app
        while waiting:
            waiting.pop(0)()

    rescue.keep_going(lambda app: None, turn_around)


def rescued(pilot: Pilot, *deeds: Callable[[], object]) -> CrashScene:
    """Let something break; return the scene that tells of it."""
    under_rescue(Rescue(pilot.app), *deeds, pilot.turns)
    assert isinstance(pilot.scene, CrashScene)
    return pilot.scene


def report_of(home: Path) -> str:
    (file,) = (home / "crashes").iterdir()
    return file.read_text(encoding="utf-8")


def nothing(pilot: TablePilot) -> None:
    """Stay at the table."""


def press_key(pilot: TablePilot) -> None:
    pilot.turns(F9)


def let_time_pass(pilot: TablePilot) -> None:
    pilot.tick()
    pilot.turns(F9)


def change_size(pilot: TablePilot) -> None:
    pilot.resize((1300, 820))


def leave(pilot: TablePilot) -> None:
    pilot.director.pop()


def read_large(pilot: TablePilot) -> None:
    pilot.table.read_large(pilot.view.bar[0])


def settings(pilot: TablePilot) -> None:
    pilot.table.open_settings()


def result(pilot: TablePilot) -> None:
    pilot.table.show_result()


@pytest.mark.parametrize(
    ("method", "breaking"),
    [
        ("handle", press_key),
        ("advance", let_time_pass),
        ("frame", let_time_pass),
        ("wake_at", let_time_pass),
        ("resize", change_size),
        ("leave", leave),
    ],
)
@pytest.mark.parametrize(
    ("scene", "opening"),
    [("TableScene", nothing), ("InspectScene", read_large), ("SettingsScene", settings)],
)
def test_whatever_breaks_the_match_is_whole_and_goes_on_where_it_was(
    tmp_path: Path,
    fault: Callable[..., Fault],
    scene: str,
    opening: Deed,
    method: str,
    breaking: Deed,
) -> None:
    pilot = TablePilot(tmp_path, picks=[0, 1, 2])
    pilot.settle_table()
    opening(pilot)
    pilot.turns()
    pilot.match.act(pilot.match.legal(0)[1])
    done, before = len(pilot.match.timeline.operations), digest(pilot.match.state)
    rescue = Rescue(pilot.app)
    fault(f"{scene}.{method}")
    under_rescue(rescue, lambda: breaking(pilot), pilot.turns)

    assert isinstance(pilot.scene, CrashScene)
    assert len(pilot.director.scenes) == 1
    assert verify(pilot.stored.path) == []
    again = open_match(pilot.stored.path)
    assert (len(again.match.timeline.operations), digest(again.match.state)) == (done, before)
    again.close()
    told = report_of(tmp_path)
    assert "ZeroDivisionError: a tray fell" in told
    assert str(pilot.stored.path) in told
    # A scene that cannot be left is no longer among the scenes then.
    assert method == "leave" or scene in re.findall(r"^scenes: (.*)$", told, re.MULTILINE)[0]

    under_rescue(rescue, lambda: pilot.click("continue"))
    assert isinstance(pilot.scene, TableScene)
    assert digest(pilot.table.match.state) == before
    pilot.stop()


def test_cards_that_were_on_the_way_are_no_reason_to_lose_them(
    tmp_path: Path, fault: Callable[..., Fault]
) -> None:
    pilot = TablePilot(tmp_path, picks=[0])
    pilot.settle_table()
    pilot.carry_to_inn(pilot.view.bar[0])
    assert pilot.is_moving
    done = len(pilot.match.timeline.operations)
    fault("TableScene.advance")
    rescued(pilot, lambda: let_time_pass(pilot))
    assert len(open_match(pilot.stored.path, is_writable=False).match.timeline.operations) == done


def test_a_scene_that_breaks_while_it_is_left_after_another_error_does_not_keep_the_match(
    tmp_path: Path, fault: Callable[..., Fault]
) -> None:
    pilot = TablePilot(tmp_path, picks=[0])
    fault("TableScene.frame")
    fault("TableScene.leave", KeyError)
    rescued(pilot, lambda: let_time_pass(pilot))
    open_match(pilot.stored.path).close()
    told = report_of(tmp_path)
    assert "ZeroDivisionError" in told
    assert "KeyError" in told


def test_a_table_that_cannot_even_be_laid_gives_its_match_back(
    tmp_path: Path, fault: Callable[..., Fault]
) -> None:
    pilot = TablePilot(tmp_path, picks=[0])
    path = pilot.stored.path
    pilot.director.reset(TitleScene(pilot.director))
    pilot.turns()
    fault("TableScene.__init__")
    scene = rescued(pilot, lambda: pilot.click("continue"))
    assert scene.crash.night is not None
    assert scene.crash.night.path == path
    open_match(path).close()


def test_a_match_that_breaks_again_at_once_is_not_offered_a_third_time(
    tmp_path: Path, fault: Callable[..., Fault]
) -> None:
    pilot = TablePilot(tmp_path, picks=[0])
    rescue = Rescue(pilot.app)
    broken = fault("TableScene.frame")

    def go_on() -> None:
        broken.is_armed = True
        pilot.click("continue")

    under_rescue(rescue, lambda: let_time_pass(pilot), pilot.turns, go_on, pilot.turns)
    assert isinstance(pilot.scene, CrashScene)
    assert {stop.name for stop in pilot.scene.gui.stops} == {"title", "copy", "report", "quit"}
    under_rescue(rescue, lambda: pilot.click("title"))
    assert isinstance(pilot.scene, TitleScene)
    assert verify(pilot.stored.path) == []
    pilot.stop()


def test_a_match_that_breaks_later_on_is_offered_again(tmp_path: Path, fault: Callable[..., Fault]) -> None:
    pilot = TablePilot(tmp_path, picks=[0])
    rescue = Rescue(pilot.app)
    broken = fault("TableScene.frame")

    def break_later() -> None:
        pilot.time += AT_ONCE
        broken.is_armed = True
        pilot.turns(F9)

    under_rescue(
        rescue, lambda: let_time_pass(pilot), pilot.turns, lambda: pilot.click("continue"), break_later
    )
    pilot.turns()
    assert isinstance(pilot.scene, CrashScene)
    assert pilot.scene.gui.find("continue")
    pilot.stop()


def test_without_a_match_the_way_leads_to_the_title(tmp_path: Path, fault: Callable[..., Fault]) -> None:
    pilot = Pilot(tmp_path)
    pilot.click("settings")
    fault("SettingsScene.handle")
    rescue = Rescue(pilot.app)
    under_rescue(rescue, lambda: pilot.turns(F9), pilot.turns)
    assert isinstance(pilot.scene, CrashScene)
    assert "none was open" in report_of(tmp_path)
    under_rescue(rescue, lambda: pilot.press("return"))
    assert isinstance(pilot.scene, TitleScene)
    assert rescue.has_helped
    pilot.stop()


def test_a_replay_that_breaks_is_told_of_with_its_night(tmp_path: Path, fault: Callable[..., Fault]) -> None:
    pilot = Pilot(tmp_path)
    watch_path(pilot.director, finish(pilot.store))
    pilot.turns()
    fault("ReplayScene.frame")
    scene = rescued(pilot, lambda: pilot.turns(F9))
    assert scene.crash.night is None
    assert "Result: " in report_of(tmp_path)


@pytest.mark.parametrize("scene", [CrashScene, ReportScene])
def test_when_the_crash_scene_breaks_there_is_no_more_to_show(
    tmp_path: Path, fault: Callable[..., Fault], monkeypatch: pytest.MonkeyPatch, scene: type
) -> None:
    pilot = TablePilot(tmp_path, picks=[0])
    fault("TableScene.frame")
    shown = rescued(pilot, lambda: let_time_pass(pilot))
    if scene is ReportScene:
        shown.show_report()

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(scene, "frame", fail)
    with pytest.raises(Hopeless) as caught:
        under_rescue(Rescue(pilot.app), lambda: pilot.turns(F9))
    assert "ZeroDivisionError" in caught.value.report.text
    assert verify(pilot.stored.path) == []


def test_when_the_title_breaks_right_after_a_crash_there_is_no_more_to_show(
    tmp_path: Path, fault: Callable[..., Fault]
) -> None:
    pilot = Pilot(tmp_path)
    broken = fault("TitleScene.frame")
    rescue = Rescue(pilot.app)
    under_rescue(rescue, lambda: pilot.turns(F9), pilot.turns)
    assert isinstance(pilot.scene, CrashScene)

    def go_to_title() -> None:
        broken.is_armed = True
        pilot.click("title")

    with pytest.raises(Hopeless):
        under_rescue(rescue, go_to_title)


def test_a_program_that_breaks_while_it_ends_ends(tmp_path: Path, fault: Callable[..., Fault]) -> None:
    pilot = TablePilot(tmp_path, picks=[0])
    fault("TableScene.leave")
    with pytest.raises(Hopeless):
        under_rescue(Rescue(pilot.app), lambda: pilot.turns(Event(pygame.QUIT)))
    open_match(pilot.stored.path).close()


def test_a_missing_part_of_the_program_is_told_as_ever(tmp_path: Path, fault: Callable[..., Fault]) -> None:
    pilot = TablePilot(tmp_path, picks=[0])

    class Gone(AssetMissing):
        def __init__(self, name: str) -> None:
            super().__init__(name)

    fault("TableScene.frame", Gone)
    rescue = Rescue(pilot.app)
    with pytest.raises(AssetMissing):
        under_rescue(rescue, lambda: pilot.turns(F9))
    assert not rescue.has_helped
    pilot.stop()


def test_memory_that_ran_out_is_told_in_the_scene_too(tmp_path: Path, fault: Callable[..., Fault]) -> None:
    pilot = TablePilot(tmp_path, picks=[0])
    fault("TableScene.frame", MemoryError)
    rescued(pilot, lambda: let_time_pass(pilot))
    assert "MemoryError" in report_of(tmp_path)


def test_a_window_that_is_gone_ends_the_program(
    tmp_path: Path, fault: Callable[..., Fault], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = TablePilot(tmp_path, picks=[0])
    fault("TableScene.frame", pygame.error)
    monkeypatch.setattr(pygame.display, "get_surface", lambda: None)
    with pytest.raises(Hopeless):
        under_rescue(Rescue(pilot.app), lambda: pilot.turns(F9))
    assert verify(pilot.stored.path) == []


def test_on_a_full_disk_the_scene_says_what_is_lost_and_the_details_are_still_there(
    tmp_path: Path, fault: Callable[..., Fault], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    pilot = TablePilot(tmp_path, picks=[0])
    pilot.stored.flush()
    monkeypatch.setattr(Journal, "_put", refuse)
    monkeypatch.setattr("scenes.crash.report.write_new", refuse)
    pilot.match.act(pilot.match.legal(0)[0])
    fault("TableScene.frame")
    scene = rescued(pilot, lambda: let_time_pass(pilot))
    (lost,) = scene.crash.lost
    assert "The disk is full" in plain(lost)
    assert lost not in pilot.services.notices
    assert lost in pilot.services.lost
    assert scene.crash.report.path is None
    assert "ZeroDivisionError" in scene.crash.report.text
    assert plain(lost) in scene.crash.report.text
    assert verify(pilot.stored.path) == []
