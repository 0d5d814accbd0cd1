"""A month in which some daily deals were played: the careful bot begins, wins and loses them."""

from datetime import UTC, date, datetime, time, timedelta
from unittest import mock

from finished_nights import GAME, play_carefully

from game.core.players import Player
from game.daily import daily_deal
from game.decks import base_deck
from saves import creating
from saves.matches import StoredMatch
from saves.store import Store

TODAY = date(2026, 11, 18)
LOST, WON, BEGUN, HELPED, LATE = 1, 2, 3, 5, 9
"""So many days before TODAY."""


def daily_night(store: Store, day: date, *, begun: date | None = None, plies: int = 1000) -> StoredMatch:
    """Return the deal of a day as it was begun on that day or another, played for so many decisions."""
    moment = datetime.combine(begun or day, time(12), UTC)
    deal = daily_deal(GAME, day.toordinal())
    with mock.patch.object(creating, "now", lambda: moment):
        stored = store.create(
            GAME, base_deck(GAME), deal.options, deal.deal, players=(Player(),), daily=day.isoformat()
        )
    play_carefully(stored.match, plies)
    return stored


def play_some_days(store: Store) -> None:
    """Play perfect, won, lost, begun and late days before TODAY, and nothing on others."""
    for days_ago, plies in ((LOST, 1000), (WON, 1000), (BEGUN, 3)):
        daily_night(store, TODAY - timedelta(days_ago), plies=plies).close()
    taken_back = daily_night(store, TODAY - timedelta(HELPED), plies=2)
    taken_back.match.undo()
    play_carefully(taken_back.match)
    taken_back.close()
    daily_night(store, TODAY - timedelta(LATE), begun=TODAY).close()
