"""The calendar of daily deals: one scored attempt a day, walked and played by mouse and by keyboard."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pygame
import pytest
from daily_days import BEGUN, LATE, LOST, TODAY, WON, daily_night
from finished_nights import play_carefully
from pilot import Pilot

from game.challenges.codes import code_in, read_code
from game.daily import daily_deal
from saves import creating
from scenes.daily.daily_scene import DailyScene
from scenes.daily.marks import Mark
from scenes.replay.replay_scene import ReplayScene
from scenes.scene import Director, Scene
from scenes.table.table_scene import TableScene


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    noon = datetime(TODAY.year, TODAY.month, TODAY.day, 12).astimezone()
    monkeypatch.setattr(creating, "now", lambda: noon)

    def begin(director: Director) -> Scene:
        director.services.today = lambda: TODAY
        return DailyScene(director)

    pilot = Pilot(tmp_path, first=begin)
    yield pilot
    pilot.stop()


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    held = {"text": ""}
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: held.update(text=text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held["text"])
    return held


def scene(pilot: Pilot) -> DailyScene:
    assert isinstance(pilot.scene, DailyScene)
    return pilot.scene


def _again(pilot: Pilot) -> DailyScene:
    """Look at the calendar anew."""
    pilot.director.reset(DailyScene(pilot.director))
    pilot.turns()
    return scene(pilot)


def test_enter_begins_the_deal_of_today_and_it_counts(pilot: Pilot) -> None:
    pilot.press("return")
    assert isinstance(pilot.scene, TableScene)
    (info,) = pilot.store.listing()
    deal = daily_deal("ugly_gryphon", TODAY.toordinal())
    assert (info.daily, info.seed, info.goal) == (TODAY.isoformat(), deal.deal, 8)
    assert not info.is_practice
    calendar = _again(pilot)
    attempt = calendar.diary.attempts[TODAY]
    assert attempt.is_timely
    assert calendar.diary.mark(TODAY) is Mark.BEGUN


def test_one_that_was_begun_is_gone_on_with_and_one_that_is_over_is_watched(pilot: Pilot) -> None:
    daily_night(pilot.store, TODAY, plies=3).close()
    _again(pilot)
    pilot.click("act")
    table = pilot.scene
    assert isinstance(table, TableScene)
    play_carefully(table.stored.match)
    _again(pilot)
    pilot.click("act")
    assert isinstance(pilot.scene, ReplayScene)
    assert len(pilot.store.listing()) == 1


def test_once_more_is_practice_and_changes_no_mark(pilot: Pilot) -> None:
    yesterday = TODAY - timedelta(LOST)
    daily_night(pilot.store, yesterday).close()
    calendar = _again(pilot)
    assert calendar.diary.mark(yesterday) is Mark.LOST
    pilot.click(f"day_{yesterday.day}")
    pilot.click("again")
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.stored.header.is_practice
    assert _again(pilot).diary.mark(yesterday) is Mark.LOST


def test_every_mark_is_told_and_a_late_one_says_that_it_is(pilot: Pilot) -> None:
    for days_ago, plies in ((LOST, 1000), (WON, 1000), (BEGUN, 3)):
        daily_night(pilot.store, TODAY - timedelta(days_ago), plies=plies).close()
    daily_night(pilot.store, TODAY - timedelta(LATE), begun=TODAY).close()
    diary = _again(pilot).diary
    marks = {days: diary.mark(TODAY - timedelta(days)) for days in (LOST, WON, BEGUN, 2 - WON - 1, LATE, 10)}
    assert marks[LOST] is Mark.LOST
    assert marks[WON] is Mark.PERFECT
    assert marks[BEGUN] is Mark.BEGUN
    assert marks[-1] is Mark.FUTURE
    assert diary.mark(TODAY) is Mark.OPEN
    assert diary.mark(TODAY - timedelta(10)) is Mark.OPEN
    assert diary.look(TODAY - timedelta(LATE), TODAY).is_late
    assert "does not count" in str(diary.told(TODAY - timedelta(LATE)).facts)
    assert not diary.look(TODAY - timedelta(WON), TODAY).is_late


def test_a_missed_day_lies_between_days_that_were_played(pilot: Pilot) -> None:
    daily_night(pilot.store, TODAY - timedelta(BEGUN), plies=1).close()
    diary = _again(pilot).diary
    assert diary.mark(TODAY - timedelta(1)) is Mark.MISSED


def test_arrows_walk_the_days_and_the_months(pilot: Pilot) -> None:
    pilot.press("up")
    assert scene(pilot).day == TODAY - timedelta(7)
    for _ in range(11):
        pilot.press("left")
    assert scene(pilot).day == date(2026, 10, 31)
    pilot.press("page up")
    assert scene(pilot).day == date(2026, 9, 30)
    pilot.press("page down")
    pilot.press("home")
    assert scene(pilot).day == TODAY


def test_nothing_before_the_first_day_or_after_this_month_can_be_chosen(pilot: Pilot) -> None:
    for _ in range(30):
        pilot.press("page up")
    assert scene(pilot).day == date(2026, 1, 18)
    for _ in range(30):
        pilot.press("page down")
    assert scene(pilot).day == TODAY
    pilot.click("day_30")
    pilot.press("tab")
    pilot.press("return")
    assert pilot.store.listing() == []


def test_a_clock_that_was_set_back_hides_nothing(pilot: Pilot) -> None:
    daily_night(pilot.store, TODAY).close()
    pilot.services.today = lambda: date(1999, 12, 31)
    calendar = _again(pilot)
    assert calendar.day == date(1999, 12, 31)
    assert calendar.diary.last == date(2026, 11, 30)
    assert calendar.diary.mark(TODAY) is not Mark.FUTURE


def test_the_result_is_copied_as_one_line_with_a_code(pilot: Pilot, clipboard: dict[str, str]) -> None:
    daily_night(pilot.store, TODAY - timedelta(WON)).close()
    _again(pilot)
    pilot.click(f"day_{TODAY.day - WON}")
    pilot.click("share")
    line = clipboard["text"]
    assert line.startswith("Ugly Gryphon Inn, daily deal of 2026-11-16: goal 7, ")
    challenge = read_code(code_in(line))
    assert challenge.target is not None
    assert (challenge.target.is_won, challenge.target.is_perfect) == (True, True)
    pilot.click("copy_deal")
    assert clipboard["text"] == "{:04}-{:04}".format(*divmod(challenge.deal, 10_000))


def test_the_days_of_another_game_are_its_own(pilot: Pilot) -> None:
    daily_night(pilot.store, TODAY).close()
    _again(pilot)
    pilot.click("inn_innkeeper")
    assert scene(pilot).diary.mark(TODAY) is Mark.OPEN
    pilot.click("act")
    assert isinstance(pilot.scene, TableScene)
    kinds = [player.kind for player in pilot.scene.stored.players]
    assert kinds == ["person", "careful", "careful", "careful"]
