"""Games know nothing of each other, and only its own table knows a game."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(
    rules.parent.name for rules in (ROOT / "game").glob("*/rules.py") if rules.parent.name != "core"
)
# These speak to every game, on behalf of all who must not.
MAY_KNOW_EVERY_GAME = ("game/registry.py", "game/bots/")


def modules() -> Iterator[Path]:
    """Every module of the program."""
    for package in ("assets", "game", "saves", "scenes"):
        yield from sorted((ROOT / package).rglob("*.py"))


def imported_names(source: str, package: str) -> set[str]:
    """The full dotted names that a module imports, wherever in the module it does so."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*parents, *([node.module] if node.module else [])])
            names.add(origin)
            names.update(f"{origin}.{alias.name}" for alias in node.names)
    return names


def may_import(path: str, game: str) -> bool:
    """Whether the module at this path may import the game."""
    own = (f"game/{game}/", f"scenes/table/games/{game}.py", f"scenes/table/games/{game}/")
    return path.startswith((*own, *MAY_KNOW_EVERY_GAME))


def trespasses(path: str, source: str) -> list[str]:
    """The games that the module imports and must not."""
    names = imported_names(source, ".".join(Path(path).parent.parts))
    return [
        game
        for game in GAMES
        if any(f"{name}.".startswith(f"game.{game}.") for name in names) and not may_import(path, game)
    ]


def test_there_are_games() -> None:
    assert "ugly_gryphon" in GAMES


def test_only_a_game_and_its_table_import_it() -> None:
    found = {}
    for module in modules():
        path = module.relative_to(ROOT).as_posix()
        if games := trespasses(path, module.read_text(encoding="utf-8")):
            found[path] = games
    assert found == {}


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("scenes/results/results_scene.py", "from game.ugly_gryphon import state"),
        ("scenes/table/table_scene.py", "def draw():\n    import game.ugly_gryphon.state"),
        ("scenes/table/games/innkeeper.py", "from game.ugly_gryphon.state import State"),
        ("saves/store.py", "from game import ugly_gryphon"),
        ("game/decks.py", "from .ugly_gryphon import deck"),
        ("game/core/match.py", "from ..ugly_gryphon.rules import RULES"),
    ],
)
def test_a_trespass_would_be_seen(path: str, source: str) -> None:
    assert trespasses(path, source) == ["ugly_gryphon"]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("scenes/table/games/ugly_gryphon.py", "from game.ugly_gryphon.state import State"),
        ("game/registry.py", "from game.ugly_gryphon.rules import RULES"),
        ("game/ugly_gryphon/rules.py", "from .state import State"),
        ("scenes/results/results_scene.py", "from game.registry import find_game"),
    ],
)
def test_what_is_allowed_is_not_called_a_trespass(path: str, source: str) -> None:
    assert trespasses(path, source) == []


def test_the_contracts_forget_no_game() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts: dict[str, dict[str, Any]] = {
        contract["name"]: contract for contract in project["tool"]["importlinter"]["contracts"]
    }
    names = [f"game.{game}" for game in GAMES]
    assert sorted(contracts["The games are independent of each other"]["modules"]) == names
    assert sorted(contracts["The core imports no game"]["forbidden_modules"]) == [
        "game.analysis",
        "game.bots",
        *names,
    ]
    assert sorted(contracts["Only its own table imports a game"]["forbidden_modules"]) == names
