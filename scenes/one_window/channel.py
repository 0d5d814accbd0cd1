"""What two starts say to each other: a line of JSON from the second, words in lines from the first.

The running program leaves a note in its home that only its user can read: where it listens and two keys, one
that callers have to know, one that it proves itself with. Everything has its time and its length.
"""

import json
import os
import socket
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NamedTuple

from saves.paths import Places

PATIENCE: Final = 2.0
"""Seconds within which a program that is well says something."""
LONGEST: Final = 100_000
"""Bytes of a line; more than any command line of files is worth."""
_LOCAL: Final = "127.0.0.1"


class Word(StrEnum):
    """What the running program answers."""

    WAIT = "wait"
    """It is still starting."""
    TAKEN = "taken"
    BUSY = "busy"
    """Its window does not react."""
    CLOSED = "closed"
    """It is ending."""


class Note(NamedTuple):
    """What a running program writes down about itself."""

    port: int | None
    """On the local machine, where the home has no socket."""
    key: str
    proof: str
    process: int
    screen: str

    def write(self, path: Path) -> None:
        """Leave the note, for the eyes of this user only.

        Raises OSError.
        """
        path.unlink(missing_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="utf-8") as file:  # noqa: PTH123 - the descriptor has the mode
            json.dump(self._asdict(), file)


def read_note(path: Path) -> Note | None:
    """Return the note of a running program, None while there is none that makes sense."""
    try:
        with path.open("rb") as file:
            data = json.loads(file.read(LONGEST))
    except (OSError, ValueError, RecursionError):
        return None
    match data:
        case {
            "port": int() | None as port,
            "key": str(key),
            "proof": str(proof),
            "process": int(process),
            "screen": str(screen),
        }:
            return Note(port, key, proof, process, screen)
        case _:
            return None


def screen_name(environment: Mapping[str, str]) -> str:
    """Return which screen a start would open its window on: a window elsewhere is none that it could show."""
    names = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "DISPLAY")
    return " ".join(environment.get(name, "") for name in names)


def listen(where: Places) -> tuple[socket.socket, int | None]:
    """Return a socket to listen on and its port: one in the home without any, or one of this machine.

    Only whoever holds the lock of the home may call it. Raises OSError.
    """
    if sys.platform != "win32":
        with suppress(OSError):
            return _listen_in(where.running_socket), None
    listener = socket.socket(socket.AF_INET)
    try:
        listener.bind((_LOCAL, 0))
        listener.listen()
    except OSError:
        listener.close()
        raise
    return listener, listener.getsockname()[1]


def _listen_in(path: Path) -> socket.socket:
    path.unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX)
    try:
        listener.bind(os.fsencode(path))
        path.chmod(0o600)
        listener.listen()
    except OSError:
        listener.close()
        raise
    return listener


def call(where: Places, note: Note) -> socket.socket:
    """Return a connection to the program that left the note.

    Raises OSError.
    """
    if note.port is None and sys.platform == "win32":
        raise ConnectionRefusedError
    caller = socket.socket(socket.AF_UNIX if note.port is None else socket.AF_INET)
    try:
        caller.settimeout(PATIENCE)
        caller.connect(os.fsencode(where.running_socket) if note.port is None else (_LOCAL, note.port))
    except (OSError, OverflowError) as error:
        caller.close()
        raise ConnectionRefusedError from error
    return caller


class Line:
    """One end of a connection, by lines of JSON."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._rest = b""

    def say(self, data: object) -> None:
        """Send a line.

        Raises OSError.
        """
        self._connection.settimeout(PATIENCE)
        self._connection.sendall(json.dumps(data).encode() + b"\n")

    def hear(self) -> Any:
        """Return what the other end says next.

        Raises OSError when that takes too long or it has gone, ValueError when it is rubbish.
        """
        until = time.monotonic() + PATIENCE
        while b"\n" not in self._rest:
            if len(self._rest) > LONGEST:
                raise ValueError("too long")
            self._connection.settimeout(max(0.001, until - time.monotonic()))
            heard = self._connection.recv(LONGEST)
            if not heard:
                raise ConnectionResetError
            self._rest += heard
        line, _, self._rest = self._rest.partition(b"\n")
        try:
            return json.loads(line)
        except RecursionError:
            raise ValueError("too deep") from None
