"""The daily deals that a player took up: which attempt counts for a day, and how long the streaks are."""

from collections.abc import Iterable, Mapping
from datetime import date, datetime, timedelta
from typing import NamedTuple

from saves.info import MatchInfo
from saves.moments import written_moment


class Attempt(NamedTuple):
    """The one attempt at the deal of a day that is scored: the first that was begun."""

    day: date
    info: MatchInfo
    is_timely: bool
    """Whether it was begun on the very day; only then it counts for streaks."""

    @property
    def is_perfect(self) -> bool:
        """Whether it was won without any help."""
        return self.info.is_over and self.info.is_won and self.info.is_perfect

    @property
    def prolongs(self) -> bool:
        """Whether its day belongs to a streak."""
        return self.is_timely and self.info.is_over and self.info.is_won


class Streaks(NamedTuple):
    """Days in a row whose deal was won on the very day."""

    current: int
    best: int


def attempts_of(infos: Iterable[MatchInfo], game: str) -> dict[date, Attempt]:
    """Return the scored attempts at the daily deals of a game, by day.

    What was begun for practice or branched off another match is none.
    """
    scored = [
        info
        for info in infos
        if info.daily and info.game == game and not (info.is_practice or info.is_branched or info.problem)
    ]
    found: dict[date, Attempt] = {}
    for info in sorted(scored, key=_begun):
        day = date.fromisoformat(info.daily)
        found.setdefault(day, Attempt(day, info, _begun(info).date() == day))
    return found


def _begun(info: MatchInfo) -> datetime:
    """Return when a match was begun, by the clock that hung there; that of now for what no clock can read."""
    return written_moment(info.created) or datetime.fromtimestamp(info.changed).astimezone()


def streaks_of(attempts: Mapping[date, Attempt], today: date) -> Streaks:
    """Return the streak that goes on today or can be gone on with, and the best one.

    A clock that was set back breaks none: what was begun later than today counts as it did.
    """
    won = {day for day, attempt in attempts.items() if attempt.prolongs}
    best = max((_length(won, day) for day in won if day + timedelta(1) not in won), default=0)
    last = max([today, *won])
    latest = attempts.get(last)
    can_still_be_won = latest is None or not latest.info.is_over
    return Streaks(_length(won, last - timedelta(1) if can_still_be_won else last), best)


def _length(won: set[date], last: date) -> int:
    """Return how many days in a row were won up to one."""
    length = 0
    while last in won:
        length += 1
        last -= timedelta(1)
    return length
