"""The registry itself."""

import pytest

from game.registry import GAMES, UnknownGame, find_game


def test_every_game_is_found_by_its_name() -> None:
    assert [find_game(game.id) for game in GAMES] == list(GAMES)


def test_no_two_games_have_the_same_name() -> None:
    assert len({game.id for game in GAMES}) == len(GAMES)


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(UnknownGame):
        find_game("chess")
