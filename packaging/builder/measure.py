"""Measures what was built: how large it is, and how soon its title stands on the screen."""

import os
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from builder.facts import CannotBuild, archive_name, program_ending, single_name
from builder.freeze import FOLDER_NAME
from saves.paths import Places
from scenes.commands.display import display_for_windows

STARTS: Final = 7
"""So many starts are measured after one that fills the caches of the system; the middle one counts."""
PATIENCE: Final = 60
"""Seconds after which a start is given up."""
_MEGABYTE: Final = 1_000_000
_SIGN: Final = "showing TitleScene"
"""Stands in the log when the title has been drawn."""
_LOOK: Final = 0.002
_CACHES: Final = Path("/proc/sys/vm/drop_caches")
"""What is written there tells Linux to forget files."""


class Figure(NamedTuple):
    """One measured figure with the most that it may be, if there is a limit."""

    name: str
    value: float
    limit: float | None
    unit: str


def is_kept(figure: Figure) -> bool:
    """Return whether a figure stays within its limit."""
    return figure.limit is None or figure.value <= figure.limit


def measure(dist: Path) -> list[Figure]:
    """Return the figures of the products in a folder such as `dist`.

    Raises CannotBuild when one is missing or does not start.
    """
    folder, archive, single = _products(dist)
    figures = [
        Figure("folder", _size(folder), 100, "MB"),
        Figure("archive", _size(archive), 50, "MB"),
        Figure("single", _size(single), 50, "MB"),
        *(Figure("deb", _size(deb), None, "MB") for deb in dist.glob("*.deb")),
    ]
    with display_for_windows() as windowed:
        if windowed is None:
            raise CannotBuild("Starts cannot be measured: there is no display and no Xvfb.")
        starts = (("folder", folder / (FOLDER_NAME + program_ending()), 0.6), ("single", single, 1.2))
        for name, program, limit in starts:
            figures.append(Figure(f"{name}_start", _start(program, windowed), limit, "s"))
        if _can_forget():
            for name, program, _ in starts:
                figures.append(Figure(f"{name}_first", _first_start(program, windowed), None, "s"))
    return figures


def _products(dist: Path) -> tuple[Path, Path, Path]:
    found = (dist / FOLDER_NAME, dist / archive_name(), dist / single_name())
    for path in found:
        if not path.exists():
            raise CannotBuild(f"{path} is not there; build it first.")
    return found


def _size(path: Path) -> float:
    """Return the megabytes of a file, or of all files below a folder."""
    files = [each for each in path.rglob("*") if each.is_file()] if path.is_dir() else [path]
    return sum(each.lstat().st_size for each in files) / _MEGABYTE


def _start(program: Path, variables: Mapping[str, str]) -> float:
    """Return the seconds from the start of the process to the title on the screen."""
    with tempfile.TemporaryDirectory(prefix="four-inns-measure-") as home:
        environment = {**variables, "FOUR_INNS_HOME": home}
        return median([_one_start(program, environment, Path(home)) for _ in range(STARTS + 1)][1:])


def _can_forget() -> bool:
    """Return whether this user may have the system forget the files that it keeps in memory."""
    return os.access(_CACHES, os.W_OK)


def _first_start(program: Path, variables: Mapping[str, str]) -> float:
    """Return the seconds of a start as after the computer was switched on."""
    with tempfile.TemporaryDirectory(prefix="four-inns-measure-") as home:
        os.sync()
        _CACHES.write_text("3", encoding="ascii")
        return _one_start(program, {**variables, "FOUR_INNS_HOME": home}, Path(home))


def _one_start(program: Path, variables: Mapping[str, str], home: Path) -> float:
    """Start the program as a double-click does, and end it when its log says that the title is there."""
    log = Places(home).log_file
    log.unlink(missing_ok=True)
    began = time.perf_counter()
    with subprocess.Popen([program.absolute()], env=variables, stdin=subprocess.DEVNULL) as process:
        try:
            while not (log.exists() and _SIGN in log.read_text(encoding="utf-8")):
                if process.poll() is not None or time.perf_counter() - began > PATIENCE:
                    raise CannotBuild(f"{program} does not show its title.")
                time.sleep(_LOOK)
            return time.perf_counter() - began
        finally:
            process.terminate()
