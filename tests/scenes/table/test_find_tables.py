"""Every game has a table to be played on and somebody to tell its matches."""

import pytest

from game.core.game import Game
from game.core.match import AnyMatch, Match
from game.registry import GAMES
from scenes.paint.units import Scale
from scenes.table.games.find import SIGHTS, find_layout, find_reporter
from scenes.usual import usual_table


def test_no_game_is_seen_that_there_is_not() -> None:
    assert set(SIGHTS) == {game.id for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_a_table_and_a_reporter(game: Game) -> None:
    table = usual_table(game)
    layout = find_layout(table)
    layout.resize(Scale(1280, 800))
    match: AnyMatch = Match(table.rules, 1)
    assert find_reporter(table).turn(match.view(0)) >= 0
    match.start()
    dealt = match.view(0)
    assert set(layout.visible_cards(dealt)) <= set(layout.places(dealt))
    assert layout.visible_cards(dealt)
