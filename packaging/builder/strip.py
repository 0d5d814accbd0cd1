"""Strips the symbols for debuggers from Python's own libraries for Linux, which are most of their size.

Those in wheels are left as their makers packed them: some of them break when they are written anew.
"""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from builder.contents import LIBRARIES, Entry
from builder.facts import CannotBuild
from builder.origins import is_of_python

TOOL: Final = "strip"


def without_symbols(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Return these entries, with stripped copies in a folder for the libraries of Python.

    Raises CannotBuild when the tool, of the same package as what PyInstaller needs, is missing or fails.
    """
    return [
        (name, str(_stripped(Path(file), folder / name)) if _is_meant(file, kind) else file, kind)
        for name, file, kind in entries
    ]


def _is_meant(file: str, kind: str) -> bool:
    return kind in LIBRARIES and is_of_python(Path(file))


def _stripped(source: Path, copy: Path) -> Path:
    if shutil.which(TOOL) is None:
        raise CannotBuild(f"{TOOL} is missing; it comes with binutils.")
    copy.parent.mkdir(parents=True, exist_ok=True)
    command = [TOOL, "--strip-unneeded", "-o", str(copy), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotBuild(f"{TOOL} failed on {source}: {done.stderr.strip()}")
    copy.chmod(0o755)
    return copy
