"""What is known of the daily deals of one game, and how it is told of each day."""

from collections.abc import Iterable
from datetime import date, timedelta

from game.daily import DailyDeal, daily_deal
from game.decks import base_deck
from game.registry import find_game
from saves.daily import Attempt, attempts_of, streaks_of
from saves.info import MatchInfo
from scenes.challenge.table_words import agreed_words, seats_words
from scenes.daily.marks import FIRST_DAY, Mark, mark_of, mark_words, streak_words
from scenes.daily.pictures import DayLook, DayTold
from scenes.dates import month_name, weekday_name
from scenes.language import plain, tr


class Diary:
    """The attempts of a player at the days of a game, as they are on a day."""

    def __init__(self, game: str, today: date, infos: Iterable[MatchInfo]) -> None:
        self.game = game
        self.today = today
        self.attempts: dict[date, Attempt] = attempts_of(infos, game)

    @property
    def first(self) -> date:
        """The first day that can be chosen; it is not after today, whatever the clock says."""
        return min([FIRST_DAY, self.today, *self.attempts])

    @property
    def last(self) -> date:
        """The last day that can be chosen: the end of this month, or of what a clock was set back from."""
        return next_month(max([self.today, *self.attempts])) - timedelta(1)

    def deal(self, day: date) -> DailyDeal:
        """Return what is played on a day."""
        return daily_deal(self.game, day.toordinal())

    def mark(self, day: date) -> Mark:
        """Return how a day stands; what comes before the first one is as closed as what is to come."""
        return Mark.FUTURE if day < self.first else mark_of(day, self.attempts, self.today)

    def look(self, day: date, chosen: date) -> DayLook:
        """Return how a day looks in the calendar while one is chosen."""
        attempt = self.attempts.get(day)
        is_late = attempt is not None and not attempt.is_timely
        return DayLook(
            day.day, self.mark(day), is_late=is_late, is_today=day == self.today, is_chosen=day == chosen
        )

    def told(self, day: date) -> DayTold:
        """Return what the board of a day tells."""
        shown = tr("{day} {month} {year}", day=day.day, month=month_name(day), year=day.year)
        weekday = weekday_name(day.weekday())
        if day == self.today:
            weekday = tr("{weekday}, today", weekday=weekday)
        streak = streak_words(streaks_of(self.attempts, self.today))
        return DayTold(weekday, shown, self.mark(day), tuple(self._facts(day)), streak)

    def _facts(self, day: date) -> list[tuple[str, str]]:
        mark = self.mark(day)
        if mark is Mark.FUTURE:
            return [("lock", tr("This deal opens on its day."))]
        game, deal, attempt = find_game(self.game), self.deal(day), self.attempts.get(day)
        agreed = agreed_words(game, base_deck(self.game), deal.options)
        title = plain(game.title)
        facts = [("key", tr("{game}, {agreed}", game=title, agreed=agreed) if agreed else title)]
        if len(deal.seats) > 1:
            facts.append(("person", seats_words(deal.seats)))
        if attempt is None:
            return [*facts, *self._week(day), ("flag", self._terms(day))]
        headline = plain(attempt.info.headline)
        facts.append(("flag", tr("{headline}: {state}", headline=headline, state=mark_words(mark))))
        if not attempt.is_timely:
            facts.append(("clock", tr("Begun after its day: it does not count for the streak.")))
        if attempt.info.is_over:
            again = tr("Once more is for practice: the first attempt stays the scored one.")
            facts.append(("teacher", again))
        return facts

    def _week(self, day: date) -> list[tuple[str, str]]:
        """Return the goals from Monday to Sunday, in a game that has some."""
        monday = day - timedelta(day.weekday())
        goals = [self.deal(monday + timedelta(days)).options.get("goal") for days in range(7)]
        if None in goals:
            return []
        told = ", ".join(map(str, goals))
        return [("goal", tr("The goal rises through the week: {goals}.", goals=told))]

    def _terms(self, day: date) -> str:
        """Return how an attempt at a day that was not played yet will count."""
        if day == self.today:
            return tr("The first attempt is scored. You may take back, but then it is not perfect.")
        return tr("The first attempt is scored, but for the streak only what is begun on its day counts.")


def month_of(day: date) -> date:
    """Return the first day of the month of a day."""
    return day.replace(day=1)


def next_month(day: date) -> date:
    """Return the first day of the month after that of a day."""
    return (month_of(day) + timedelta(31)).replace(day=1)
