"""The built program plays the end of every game that has several seats; of the other one a whole night."""

from pathlib import Path

import pytest
from inn import GAME
from launchers import built
from window_seats import PARTIES, play_to_the_end

from game.registry import GAMES

LAST = 3
"""So many decisions are enough to see that all of a game came along."""


def test_every_game_there_is_is_played_here() -> None:
    assert {GAME, *PARTIES} == {game.id for game in GAMES}


@pytest.mark.parametrize("game", [*PARTIES])
def test_the_built_program_plays_a_game_to_its_end_as_the_source_does(
    display: str, tmp_path: Path, folder_program: Path, game: str
) -> None:
    evening = play_to_the_end(display, tmp_path, game, left=LAST, launcher=built(folder_program))
    assert evening.match.result is not None
