"""How other programs are started: a built program must not hand down what it set for its own libraries."""

import os
import sys
from collections.abc import Mapping

_OURS = "_PYI_"
"""What the starter of a built program tells itself begins so."""
_LIBRARIES = "LD_LIBRARY_PATH"
"""A built program for Linux finds its libraries so; what the user had set lies under `_ORIG` meanwhile."""


def is_built() -> bool:
    """Return whether this is a built program, not one that a Python of the system runs."""
    return bool(getattr(sys, "frozen", False))


def foreign_variables(of: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the variables for a program that is not ours: these, or our own, as they were before us."""
    variables = dict(os.environ if of is None else of)
    if not is_built():
        return variables
    before = variables.pop(f"{_LIBRARIES}_ORIG", None)
    variables.pop(_LIBRARIES, None)
    if before is not None:
        variables[_LIBRARIES] = before
    return {name: value for name, value in variables.items() if not name.startswith(_OURS)}


def own_command(*arguments: str) -> list[str]:
    """Return the command line that starts this program once more."""
    program = [sys.executable] if is_built() else [sys.executable, "-m", "scenes.cli"]
    return [*program, *arguments]


def own_variables(of: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the variables for another process of this program that stands on its own.

    A single file unpacks itself again then, instead of relying on what goes away with this process; from a
    checkout the same packages are found, whatever the folder.
    """
    variables = foreign_variables(of)
    if is_built():
        return variables
    return {**variables, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
