"""The kept transcripts are what the rules still say; every game has some."""

from pathlib import Path

import pytest
from golden_transcripts import FOLDER, RECIPES, games_without

from game.registry import GAMES

KEPT = [(game, name) for game, recipes in RECIPES.items() for name in recipes]


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_a_kept_transcript_is_made_again_word_for_word(game: str, name: str) -> None:
    kept = (FOLDER / game / f"{name}.txt").read_text(encoding="utf-8")
    assert RECIPES[game][name]() == kept


def test_every_registered_game_has_transcripts() -> None:
    assert games_without(FOLDER) == []
    assert {game.id for game in GAMES} <= set(RECIPES)


def test_a_registered_game_without_transcripts_would_be_named(tmp_path: Path) -> None:
    assert games_without(tmp_path) == [game.id for game in GAMES]


def test_every_file_in_the_folder_has_its_recipe() -> None:
    files = sorted((path.parent.name, path.stem) for path in FOLDER.rglob("*.txt"))
    assert files == sorted(KEPT)
