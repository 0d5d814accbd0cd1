"""What this program is made of: version, commit and libraries, for `--version`, the log and crash reports."""

import json
import platform
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

from assets.files import stamp
from game.version import VERSION

_SHOWN: Final = 12
"""So many letters of a commit tell it from all others."""


@cache
def commit() -> str:
    """Return the commit that the program was made from, `unknown` where nobody can tell.

    A built program carries it in its stamp, a checkout asks git.
    """
    written = stamp()
    found = json.loads(written)["commit"] if written is not None else _commit_of_checkout()
    name, plus, changes = str(found).partition("+")
    return name[:_SHOWN] + plus + changes


def _commit_of_checkout() -> str:
    root = Path(__file__).resolve().parents[1]
    if not (root / ".git").exists():
        return "unknown"
    try:
        done = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return "unknown"
    return done.stdout.strip() if done.returncode == 0 else "unknown"


def parts() -> list[tuple[str, str]]:
    """Return names and versions: Four Inns, its commit, pygame-ce, SDL, Python and the system."""
    import pygame

    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return [
        ("four-inns", VERSION),
        ("commit", commit()),
        ("pygame-ce", pygame.ver),
        ("SDL", sdl),
        ("Python", platform.python_version()),
        ("system", f"{platform.system()} {platform.release()} {platform.machine()}"),
    ]
