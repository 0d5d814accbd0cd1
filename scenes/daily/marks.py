"""What became of the deal of a day: its mark in the calendar, and in words."""

from collections.abc import Iterable, Mapping
from datetime import date
from enum import StrEnum
from typing import Final

from game.daily import DailyDeal, daily_deal
from saves.daily import Attempt, Streaks, attempts_of, streaks_of
from saves.info import MatchInfo
from scenes.language import plain, tr, tr_n

FIRST_DAY: Final = date(2026, 1, 1)
"""The first day that can be played; before it there was no program to play it with."""


class Mark(StrEnum):
    """How a day stands."""

    FUTURE = "future"
    OPEN = "open"
    MISSED = "missed"
    BEGUN = "begun"
    LOST = "lost"
    WON = "won"
    PERFECT = "perfect"


ICONS: Final[Mapping[Mark, str]] = {
    Mark.FUTURE: "lock",
    Mark.OPEN: "",
    Mark.MISSED: "zzz",
    Mark.BEGUN: "play",
    Mark.LOST: "leave",
    Mark.WON: "won",
    Mark.PERFECT: "perfect",
}
"""Every mark has a shape of its own."""


def mark_of(day: date, attempts: Mapping[date, Attempt], today: date) -> Mark:
    """Return how a day stands; none is missed before the first that was played on its day."""
    attempt = attempts.get(day)
    if attempt is not None:
        if not attempt.info.is_over:
            return Mark.BEGUN
        if not attempt.info.is_won:
            return Mark.LOST
        return Mark.PERFECT if attempt.is_perfect else Mark.WON
    if day > today:
        return Mark.FUTURE
    is_missed = day < today and any(first < day for first, known in attempts.items() if known.is_timely)
    return Mark.MISSED if is_missed else Mark.OPEN


def legend() -> tuple[tuple[str, str], ...]:
    """Return what the marks mean, as (icon, words)."""
    return (
        (ICONS[Mark.PERFECT], tr("perfect")),
        (ICONS[Mark.WON], tr("won")),
        (ICONS[Mark.LOST], tr("lost")),
        (ICONS[Mark.BEGUN], tr("begun")),
        (ICONS[Mark.MISSED], tr("missed")),
    )


def mark_words(mark: Mark) -> str:
    """Return how a day stands, in a few words."""
    match mark:
        case Mark.FUTURE:
            return tr("still to come")
        case Mark.OPEN:
            return tr("not played yet")
        case Mark.MISSED:
            return tr("missed")
        case Mark.BEGUN:
            return tr("begun")
        case Mark.LOST:
            return tr("lost")
        case Mark.WON:
            return tr("won")
        case Mark.PERFECT:
            return tr("won perfectly")


def day_words(deal: DailyDeal, mark: Mark) -> str:
    """Return goal and state of a day, for a plank or a line."""
    goal = deal.options.get("goal")
    state = mark_words(mark)
    return tr("goal {goal}, {state}", goal=goal, state=state) if isinstance(goal, int) else state


def streak_words(streaks: Streaks) -> str:
    """Return the streak that can be gone on with, and the best one."""
    if not streaks.best:
        return tr("No streak yet: win on two days in a row.")
    best = tr_n("{n} day", "{n} days", streaks.best)
    if not streaks.current:
        return tr("No streak now; the best was {best}.", best=best)
    now = tr_n("{n} day in a row", "{n} days in a row", streaks.current)
    if streaks.current == streaks.best:
        return tr("{now}: the best streak so far.", now=now)
    return tr("{now}; the best streak: {best}.", now=now, best=best)


def today_words(game: str, infos: Iterable[MatchInfo], today: date) -> str:
    """Return how today stands, and the streak if there is one."""
    attempts = attempts_of(infos, game)
    words = day_words(daily_deal(game, today.toordinal()), mark_of(today, attempts, today))
    days = streaks_of(attempts, today).current
    return words if days < 2 else tr("{state}; {n} days in a row", state=words, n=days)


def result_line(attempt: Attempt, title: str, code: str) -> str:
    """Return one line to tell others: the day, the result, and the code to play the same."""
    result = mark_words(mark_of(attempt.day, {attempt.day: attempt}, attempt.day))
    line = tr(
        "{title}, daily deal of {day}: {headline}, {result}.",
        title=title,
        day=attempt.day.isoformat(),
        headline=plain(attempt.info.headline),
        result=result,
    )
    return tr("{line} Challenge: {code}", line=line, code=code) if code else line
