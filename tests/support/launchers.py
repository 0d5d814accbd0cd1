"""Ways to start the program: from the checkout, with a fault in it, or as it was built."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
HOME_PARTS = (".local", "share", "four-inns")
"""Where the program's data lie below the home of a player on Linux."""


class Launcher(NamedTuple):
    """How a process of the program comes about."""

    command: Callable[..., list[str]]
    """Takes the arguments of the program, returns the whole command line."""
    variables: Callable[[Path, str | None], dict[str, str]]
    """Takes the folder of the data and a display, or none; returns all variables."""
    folder: Path | None = None
    """Where it is started, else where the tests run."""

    def in_variables(self, more: Mapping[str, str]) -> "Launcher":
        """Return the same with more variables."""
        given = self.variables
        return self._replace(variables=lambda home, display: {**given(home, display), **more})

    def within(self, wrapper: Sequence[str]) -> "Launcher":
        """Return the same, called by another command."""
        given = self.command
        return self._replace(command=lambda *arguments: [*wrapper, *given(*arguments)])


def _source_variables(home: Path, display: str | None) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    }
    own = {"FOUR_INNS_HOME": str(home)}
    if display is not None:
        own["DISPLAY"] = display
    return {**kept, **own, "PYTHONPATH": str(ROOT)}


def _source_command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "scenes.cli", *arguments]


def _faulty_command(where: str, *arguments: str) -> list[str]:
    return [sys.executable, str(Path(__file__).with_name("faulty_program.py")), where, *arguments]


SOURCE = Launcher(_source_command, _source_variables)
"""As from a checkout; no display means none, whatever the machine has."""
FAULTY = Launcher(_faulty_command, _source_variables)
"""With a fault in the method of a scene that the first argument names, which F9 lets raise."""


def player_home(folder: Path) -> Path:
    """Return where the data of a player lie whose home is this folder, and make it."""
    home = folder.joinpath(*HOME_PARTS)
    home.mkdir(parents=True, exist_ok=True)
    return home


def built(program: Path) -> Launcher:
    """Return how a built program is started by a player whose data lie in a `player_home`.

    It gets nothing of the variables of the tests, and a search path on which there is no Python.
    """

    def variables(home: Path, display: str | None) -> dict[str, str]:
        assert home.parts[-len(HOME_PARTS) :] == HOME_PARTS
        own = {"HOME": str(home.parents[len(HOME_PARTS) - 1]), "PATH": str(program.parent)}
        return own if display is None else {**own, "DISPLAY": display}

    return Launcher(lambda *arguments: [str(program), *arguments], variables, program.parent)
