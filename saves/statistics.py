"""Statistics of finished matches, all of it from their files by way of the index.

A match counts when it was played for the first time: neither practice nor branched off another, with a deal
that was dealt, and as the first finished attempt at this deal. The others are in the table of all matches
only.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cached_property
from itertools import accumulate
from typing import Final, NamedTuple

from game.core.statistics import Played
from saves.index import Row
from saves.info import unpack_players
from saves.moments import order_of

WINDOW: Final = 10
"""Over so many matches a win rate is taken, or as many as there are."""
FEWEST: Final = 5
"""With fewer matches nothing can be said."""


class Company(StrEnum):
    """Who played."""

    ALONE = "alone"
    BOTS = "bots"
    """One person with bots."""
    PERSONS = "persons"
    """Several persons at one screen."""


class Figures(NamedTuple):
    """What the index has of one finished match; the names are those of its columns."""

    file: bytes
    created: str
    """ISO 8601: UTC, and for a daily deal the time where the player was."""
    is_won: int
    is_perfect: int
    is_practice: int
    is_branched: int
    has_own_deal: int
    seed: int
    goal: int | None
    deck_title: str
    players: str
    takebacks: int
    hints: int
    what_ifs: int
    seconds: float
    daily: str
    challenge: str
    score: int | None
    name: str
    id: str
    facts: str

    @property
    def seats(self) -> int:
        """How many played."""
        return len(unpack_players(self.players))

    @property
    def company(self) -> Company:
        """Who played; whoever left the seat to a bot was there."""
        players = unpack_players(self.players)
        if len(players) == 1:
            return Company.ALONE
        persons = sum(player.is_person for player in players)
        return Company.PERSONS if persons > 1 else Company.BOTS


COLUMNS: Final = Figures._fields
_CREATED, _FILE = COLUMNS.index("created"), COLUMNS.index("file")


class Filters(NamedTuple):
    """Which matches are looked at; what is None or False leaves all."""

    goal: int | None = None
    deck: str | None = None
    company: Company | None = None
    since: str = ""
    """Those begun on this day, an ISO date, or later."""
    is_perfect_only: bool = False
    is_daily_only: bool = False

    def passes(self, one: Figures) -> bool:
        """Return whether a match is among them."""
        return (
            (self.goal is None or one.goal == self.goal)
            and (self.deck is None or one.deck_title == self.deck)
            and (not self.since or one.created >= self.since)
            and (not self.is_perfect_only or bool(one.is_perfect))
            and (not self.is_daily_only or bool(one.daily))
            and (self.company is None or one.company is self.company)
        )


class Totals(NamedTuple):
    """Sums over the matches that were chosen."""

    played: int
    won: int
    perfect: int
    """Won without any help."""
    streak: int
    """How many of the newest were won in a row."""
    best_streak: int
    takebacks: int
    hints: int
    what_ifs: int
    turns: int
    seconds: float
    timed: int
    """For how many matches the time is known."""


class Selection:
    """Matches that count and pass the filters, in the order in which they were begun."""

    def __init__(self, figures: Sequence[Figures]) -> None:
        self.figures = figures

    @cached_property
    def played(self) -> list[Played]:
        """The same matches as charts count them."""
        facts = json.loads(f"[{','.join([one.facts for one in self.figures])}]")
        seats = {players: len(unpack_players(players)) for players in {one.players for one in self.figures}}
        return [
            Played(fact, bool(one.is_won), one.goal, seats[one.players])
            for one, fact in zip(self.figures, facts, strict=True)
        ]

    @cached_property
    def totals(self) -> Totals:
        """The sums."""
        figures = self.figures
        streaks = list(accumulate((one.is_won for one in figures), lambda run, won: run + 1 if won else 0))
        return Totals(
            played=len(figures),
            won=sum(one.is_won for one in figures),
            perfect=sum(one.is_won and one.is_perfect for one in figures),
            streak=streaks[-1] if streaks else 0,
            best_streak=max(streaks, default=0),
            takebacks=sum(one.takebacks for one in figures),
            hints=sum(one.hints for one in figures),
            what_ifs=sum(one.what_ifs for one in figures),
            turns=sum(one.facts["turns"] for one in self.played),
            seconds=sum(one.seconds for one in figures),
            timed=sum(one.seconds > 0 for one in figures),
        )

    @cached_property
    def win_rates(self) -> list[tuple[int, float]]:
        """For each match from the fifth on: its place, and which part of the last ones was won."""
        won = list(accumulate((one.is_won for one in self.figures), initial=0))
        return [
            (at, (won[at + 1] - won[first]) / (at + 1 - first))
            for at in range(FEWEST - 1, len(self.figures))
            for first in (max(0, at + 1 - WINDOW),)
        ]


class Statistics:
    """All finished matches of one game, in the order in which they were begun."""

    def __init__(self, rows: Iterable[Row]) -> None:
        """Take rows of COLUMNS in this order."""
        self.all = [Figures._make(row) for row in sorted(rows, key=_begun)]
        self.counting = list(_that_count(self.all))

    @property
    def set_aside(self) -> int:
        """How many finished matches do not count."""
        return len(self.all) - len(self.counting)

    def passing(self, filters: Filters) -> list[tuple[Figures, bool]]:
        """Return all finished matches that pass, and whether each counts."""
        counting = {one.file for one in self.counting}
        return [(one, one.file in counting) for one in self.all if filters.passes(one)]

    def choose(self, filters: Filters) -> Selection:
        """Return the matches that count and pass."""
        if filters == Filters():
            return Selection(self.counting)
        return Selection([one for one in self.counting if filters.passes(one)])

    @cached_property
    def goals(self) -> list[int]:
        """The goals that were played for."""
        return sorted({one.goal for one in self.counting if one.goal is not None})

    @cached_property
    def decks(self) -> list[str]:
        """The titles of the decks that were played with."""
        return sorted({one.deck_title for one in self.counting})

    @cached_property
    def companies(self) -> list[Company]:
        """Who played."""
        found = {one.company for one in self.counting}
        return [company for company in Company if company in found]


def _begun(row: Row) -> tuple[str, bytes]:
    return order_of(row[_CREATED]), row[_FILE]


def _that_count(figures: Iterable[Figures]) -> Iterator[Figures]:
    deals: dict[tuple[str, int], set[int]] = {}
    # The same sets by what stands in the rows: there are few decks and companies, and many matches.
    known: dict[str, set[int]] = {}
    for one in figures:
        if one.is_practice or one.is_branched or one.has_own_deal or not one.facts:
            continue
        seeds = known.get(words := one.deck_title + one.players)
        if seeds is None:
            seeds = known[words] = deals.setdefault((one.deck_title, one.seats), set())
        if one.seed not in seeds:
            seeds.add(one.seed)
            yield one
