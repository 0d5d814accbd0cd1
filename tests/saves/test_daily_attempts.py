"""One attempt a day is scored, and days in a row make a streak, whatever the clock does."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from nights import GAME

from game.decks import base_deck
from saves import creating
from saves.daily import attempts_of, streaks_of
from saves.info import MatchInfo
from saves.paths import Places
from saves.store import Store

TODAY = date(2026, 11, 30)


def _info(day: date, *, hour: int = 12, begun: date | None = None, **more: Any) -> MatchInfo:
    moment = f"{begun or day}T{hour:02}:00:00+01:00"
    usual = MatchInfo(Path(f"{day}-{hour}.inn"), 0.0, 1, game=GAME, daily=str(day), created=moment)
    return usual._replace(**{"is_over": True, "is_won": True, **more})


def _row(*days_ago: int) -> list[MatchInfo]:
    return [_info(TODAY - timedelta(days)) for days in days_ago]


def test_the_first_attempt_of_a_day_is_scored() -> None:
    first, second = _info(TODAY, hour=9, is_won=False), _info(TODAY, hour=10)
    (attempt,) = attempts_of([second, first], GAME).values()
    assert attempt.info is first


def test_practice_branches_other_games_and_damaged_files_are_no_attempts() -> None:
    others = [
        _info(TODAY, is_practice=True),
        _info(TODAY, is_branched=True),
        _info(TODAY, game="innkeeper"),
        _info(TODAY)._replace(daily=""),
    ]
    assert attempts_of(others, GAME) == {}


def test_a_day_played_later_is_kept_but_prolongs_no_streak() -> None:
    late = _info(TODAY - timedelta(1), begun=TODAY)
    attempts = attempts_of([late, *_row(0, 2)], GAME)
    assert not attempts[TODAY - timedelta(1)].is_timely
    assert streaks_of(attempts, TODAY) == (1, 1)


@pytest.mark.parametrize(
    ("days_ago", "streaks"),
    [((), (0, 0)), ((0, 1, 2), (3, 3)), ((1, 2), (2, 2)), ((2, 3, 4, 0), (1, 3)), ((5, 6), (0, 2))],
)
def test_days_in_a_row_make_a_streak_that_today_may_still_prolong(
    days_ago: tuple[int, ...], streaks: tuple[int, int]
) -> None:
    assert streaks_of(attempts_of(_row(*days_ago), GAME), TODAY) == streaks


def test_a_lost_day_breaks_the_streak_but_one_that_goes_on_does_not() -> None:
    for is_over, current in ((True, 0), (False, 2)):
        infos = [_info(TODAY, is_over=is_over, is_won=False), *_row(1, 2)]
        assert streaks_of(attempts_of(infos, GAME), TODAY) == (current, 2)


def test_a_clock_that_was_set_back_breaks_nothing() -> None:
    attempts = attempts_of(_row(0, 1, 2), GAME)
    assert streaks_of(attempts, TODAY - timedelta(400)) == (3, 3)


def test_the_store_knows_attempts_without_looking_at_all_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    late_evening = datetime(2026, 11, 30, 23, 30, tzinfo=UTC)
    monkeypatch.setattr(creating, "now", lambda: late_evening)
    store = Store(Places(tmp_path))
    for daily in ("2026-11-30", ""):
        store.create(GAME, base_deck(GAME), {"goal": 7}, 5, daily=daily).close()
    (known,) = store.dailies()
    assert known.daily == "2026-11-30"
    assert datetime.fromisoformat(known.created) == late_evening
    known.path.unlink()
    assert store.dailies() == []
