"""How a start comes in: as the window of its home, or with its files to the window that is there already."""

import os
import secrets
import sys
import time
from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Final

from saves.paths import Places
from scenes.one_window.channel import PATIENCE, Line, Word, call, read_note, screen_name
from scenes.one_window.door import Door
from scenes.one_window.lock import take_lock

LONGEST_START: Final = 20.0
"""Seconds that another start may take until its window reacts."""
_RETRY: Final = 0.05


class _Outcome(Enum):
    TAKEN = auto()
    REFUSED = auto()
    ABSENT = auto()
    """Nobody is there yet, or no longer."""


def enter(where: Places, files: Sequence[Path]) -> Door | None:
    """Return the door of the window that this start shall open; None when a running one took the files.

    Where no window answers in time a new one opens, whose door nobody finds.
    """
    until = time.monotonic() + PATIENCE
    while True:
        door = Door()
        try:
            where.home.mkdir(parents=True, exist_ok=True)
            held = take_lock(where.running_lock)
            if held is not None:
                door.open(where, held, (secrets.token_hex(16), secrets.token_hex(16)))
        except OSError:
            door.close()
            return door
        if held is not None:
            return door
        match hand_over(where, files):
            case _Outcome.TAKEN:
                return None
            case _Outcome.ABSENT if time.monotonic() < until:
                time.sleep(_RETRY)
            case _:
                return door


def hand_over(where: Places, files: Sequence[Path]) -> _Outcome:
    """Bring files to the window of a home, none to have it come to the front."""
    note = read_note(where.running_file)
    if note is None:
        return _Outcome.ABSENT
    if note.screen != screen_name(os.environ):
        return _Outcome.REFUSED
    _let_come_forward(note.process)
    until = time.monotonic() + LONGEST_START
    try:
        with call(where, note) as connection:
            line = Line(connection)
            line.say({"key": note.key, "files": [str(path.absolute()) for path in files]})
            while time.monotonic() < until:
                match line.hear():
                    case {"proof": note.proof, "word": Word.TAKEN}:
                        return _Outcome.TAKEN
                    case {"proof": note.proof, "word": Word.CLOSED}:
                        return _Outcome.ABSENT
                    case {"proof": note.proof, "word": Word.WAIT}:
                        continue
                    case _:
                        return _Outcome.REFUSED
    except (TimeoutError, ValueError):
        return _Outcome.REFUSED
    except OSError:
        return _Outcome.ABSENT
    return _Outcome.REFUSED


def _let_come_forward(process: int) -> None:
    """Give the running program the right to bring its window to the front, which Windows gave to this one."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(process)
