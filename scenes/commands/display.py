"""A display to open windows on for measuring: the one there is, or one made for the purpose."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from scenes.children import foreign_variables

SCREEN: Final = "2560x1600x24"
DUMMY: Final = "dummy"


@contextmanager
def display_for_windows() -> Iterator[dict[str, str] | None]:
    """Give the environment in which a window can be opened and seen; None when there is no display.

    On Linux without a display Xvfb is started, if it is installed, and ended afterwards.
    """
    environment = {name: value for name, value in os.environ.items() if value != DUMMY or "SDL" not in name}
    environment["SDL_AUDIODRIVER"] = DUMMY
    if (
        not sys.platform.startswith("linux")
        or environment.get("DISPLAY")
        or environment.get("WAYLAND_DISPLAY")
    ):
        yield environment
        return
    program = shutil.which("Xvfb")
    if program is None:
        yield None
        return
    with _own_display(program) as name:
        yield None if name is None else {**environment, "DISPLAY": name}


@contextmanager
def _own_display(program: str) -> Iterator[str | None]:
    """Start Xvfb on a free display, whose number it tells itself."""
    receiving, sending = os.pipe()
    server = subprocess.Popen(
        [program, "-displayfd", str(sending), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        env=foreign_variables(),
        pass_fds=[sending],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(sending)
    try:
        with os.fdopen(receiving) as numbers:
            number = numbers.readline().strip()
        yield f":{number}" if number else None
    finally:
        server.terminate()
        server.wait()
