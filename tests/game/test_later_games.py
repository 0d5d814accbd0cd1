"""The registry: every game under its own name, imported only when it is needed."""

import subprocess
import sys

from game.registry import GAMES, find_game


def test_games_are_registered_under_the_names_they_give_themselves() -> None:
    for game in GAMES:
        assert game.actions is not game.events
        assert find_game(game.id) is game
        assert vars(game)["_game"].id == game.id


def test_opening_a_game_imports_no_other() -> None:
    program = (
        "import sys\n"
        "from game.decks import base_deck\n"
        "from game.registry import find_game\n"
        "find_game('monster_inn').options(base_deck('monster_inn'), {})\n"
        "print(sorted(name for name in sys.modules if name.startswith('game.') and name.endswith('.game')))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['game.core.game', 'game.monster_inn.game']"
