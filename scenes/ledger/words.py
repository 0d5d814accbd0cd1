"""Numbers and matches of the ledger in words."""

from collections.abc import Sequence
from datetime import date

from game.core.statistics import Charts, percent
from saves.moments import local_moment
from saves.statistics import Figures, Selection
from scenes.dates import when_text
from scenes.language import plain, tr, tr_n
from scenes.ledger.frames import Tile

MINUTE = 60
HOUR = 60 * MINUTE
_DAYS = 4
"""So many matches are named one by one."""


def time_words(seconds: float) -> str:
    """Return how long something took: "40 s", "9 min", "2.5 h"."""
    if seconds < MINUTE:
        return tr("{n} s", n=round(seconds))
    if seconds < HOUR:
        return tr("{n} min", n=round(seconds / MINUTE))
    return tr("{n} h", n=f"{seconds / HOUR:.1f}")


def set_aside_words(n: int) -> str:
    """Return how many matches do not count."""
    return tr_n("{n} more does not count", "{n} more do not count", n)


def begun(one: Figures, today: date) -> str:
    """Return when a match was begun, where the player is; empty for what a forged file may say."""
    moment = local_moment(one.created)
    return "" if moment is None else when_text(moment, today)


def match_words(one: Figures, today: date) -> str:
    """Return when a match was begun and how it ended."""
    when = begun(one, today)
    return tr("{when}: won", when=when) if one.is_won else tr("{when}: lost", when=when)


def matches_words(some: Sequence[Figures], today: date) -> str:
    """Return how many matches a bar stands for, and which; the newest first."""
    named = ", ".join(begun(one, today) for one in some[: -_DAYS - 1 : -1])
    if len(some) > _DAYS:
        named = tr("{days} and before", days=named)
    return tr_n("{n} game: {days}", "{n} games: {days}", len(some), days=named)


def tiles_of(chosen: Selection, charts: Charts) -> tuple[Tile, ...]:
    """Return the six tiles: matches, wins, their rate, the best run, the mean score, the time."""
    totals = chosen.totals
    rate = plain(percent(totals.won / totals.played)) if totals.played else "–"
    scores = [one.score for one in chosen.figures if one.score is not None]
    mean = f"{sum(scores) / len(scores):.1f}" if scores else "–"
    each = time_words(totals.seconds / totals.timed) if totals.timed else "–"
    perfect = tr_n("won, {n} perfect", "won, {n} perfect", totals.perfect) if totals.perfect else tr("won")
    streak = tr_n("best streak, {n} now", "best streak, {n} now", totals.streak)
    return (
        Tile("moon", f"{totals.played:,}", plain(charts.unit)),
        Tile("won", f"{totals.won:,}", perfect),
        Tile("chart", rate, tr("win rate")),
        Tile("flag", str(totals.best_streak), streak if totals.streak else tr("best streak")),
        Tile(charts.icon, mean, plain(charts.score)),
        Tile("clock", each, tr("each, mean")),
    )


def turns_words(turns: int, *, has_rounds: bool) -> str:
    """Return how many turns were played, or rounds where those are counted."""
    if has_rounds:
        return tr_n("{n} round", "{n} rounds", turns)
    return tr_n("{n} turn", "{n} turns", turns)


def sums_words(chosen: Selection, charts: Charts, set_aside: int) -> str:
    """Return the sums that have no tile, in one line."""
    totals = chosen.totals
    parts = [
        turns_words(totals.turns, has_rounds=charts.has_rounds),
        tr_n("{n} takeback", "{n} takebacks", totals.takebacks),
        tr_n("{n} hint", "{n} hints", totals.hints),
    ]
    if totals.what_ifs:
        parts.append(tr_n("{n} look ahead", "{n} looks ahead", totals.what_ifs))
    if totals.seconds:
        parts.append(tr("{time} at the table", time=time_words(totals.seconds)))
    words = ", ".join(parts)
    if not set_aside:
        return words
    aside = tr_n(
        "{n} more is practice, a branch or a deal played before",
        "{n} more are practice, branches or deals played before",
        set_aside,
    )
    return f"{words}; {aside}"
