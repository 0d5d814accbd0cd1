"""The daily deal comes from the date alone, and is the same in every version of the program."""

from datetime import date, timedelta

import pytest

from game.daily import daily_deal
from game.decks import base_deck
from game.registry import GAMES, find_game

GRYPHON = "ugly_gryphon"
KNOWN = {
    (GRYPHON, "2026-11-30"): (95110447, {"goal": 7}),
    (GRYPHON, "2026-12-06"): (34750269, {"goal": 10}),
    (GRYPHON, "2028-02-29"): (1157156, {"goal": 7}),
    ("innkeeper", "2026-11-30"): (94760646, {"players": 4}),
    ("monster_inn", "2026-11-30"): (80133791, {"players": 3}),
    ("innkeepers_folly", "2026-11-30"): (64828869, {"players": 4}),
}


@pytest.mark.parametrize(("game", "day"), KNOWN)
def test_the_deal_of_a_day_never_changes(game: str, day: str) -> None:
    found = daily_deal(game, date.fromisoformat(day).toordinal())
    assert (found.deal, found.options) == KNOWN[game, day]


def test_the_goal_rises_from_monday_to_sunday() -> None:
    monday = date(2026, 11, 30)
    week = [daily_deal(GRYPHON, (monday + timedelta(days)).toordinal()) for days in range(7)]
    assert [deal.options["goal"] for deal in week] == [7, 7, 8, 8, 9, 9, 10]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_has_a_table_for_every_day(game: str) -> None:
    days = range(date(2026, 1, 1).toordinal(), date(2027, 1, 1).toordinal())
    deals = [daily_deal(game, day) for day in days]
    assert len({deal.deal for deal in deals}) == len(days)
    known = find_game(game)
    for deal in deals[:7]:
        options = known.options(base_deck(game), deal.options)
        assert known.open(base_deck(game), options, "").rules.seats == len(deal.seats)
