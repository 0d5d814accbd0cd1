"""The door of the running window: further starts knock there with the files that they were asked to open."""

import hmac
import os
import select
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeAlias

from saves.paths import Places
from scenes.one_window.channel import Line, Note, Word, listen, screen_name

Files: TypeAlias = tuple[Path, ...]

REACTION: Final = 1.5
"""Seconds in which a window that is open takes a request; the caller waits a little longer."""
HEARTBEAT: Final = 1.0
MOST: Final = 16
"""So many may stand at the door at the same time."""


class _Visit:
    """Somebody at the door, until the window has taken what they bring."""

    def __init__(self, files: Files, connection: socket.socket) -> None:
        self.files = files
        self._answered = threading.Event()
        self._answer = Word.CLOSED
        self._connection = connection

    def answer(self, word: Word) -> None:
        """Say what becomes of the request."""
        self._answer = word
        self._answered.set()

    def wait(self, seconds: float) -> Word | None:
        """Return the answer, None when there is none in that time."""
        return self._answer if self._answered.wait(seconds) else None

    @property
    def has_gone(self) -> bool:
        """Whether the caller gave up; who has said what it wanted says no more while it waits."""
        try:
            readable, _, _ = select.select([self._connection], [], [], 0)
        except (OSError, ValueError):
            return True
        return bool(readable)


class Door:
    """Where further starts hand over their files; a window whose home allows no door has one nobody finds."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: list[_Visit] = []
        self._wake: Callable[[], None] | None = None
        self._is_closed = False
        self._listener: socket.socket | None = None
        self._places: Places | None = None
        self._held: int | None = None

    def open(self, where: Places, held: int, keys: tuple[str, str]) -> None:
        """Let others find the door; `held` is the open file with the lock, which it keeps in any case.

        Raises OSError.
        """
        self._held = held
        listener, port = listen(where)
        try:
            Note(port, *keys, os.getpid(), screen_name(os.environ)).write(where.running_file)
        except OSError:
            listener.close()
            raise
        self._listener, self._places = listener, where
        threading.Thread(target=self._receive, args=(listener, keys), name="door", daemon=True).start()

    def answer(self, wake: Callable[[], None]) -> None:
        """Be asked for files from now on; `wake` is called, on a thread of the door, when there are some."""
        with self._lock:
            self._wake = wake
            is_awaited = bool(self._waiting)
        if is_awaited:
            wake()

    def take(self) -> list[Files]:
        """Return what was brought since the last time, each with the files of one start, maybe none."""
        with self._lock:
            waiting, self._waiting = self._waiting, []
        taken = [visit for visit in waiting if not visit.has_gone]
        for visit in taken:
            visit.answer(Word.TAKEN)
        return [visit.files for visit in taken]

    def close(self) -> None:
        """Let nobody in any more, and let another window have the home; harmless when that was done."""
        with self._lock:
            self._is_closed = True
            waiting, self._waiting = self._waiting, []
        for visit in waiting:
            visit.answer(Word.CLOSED)
        listener, self._listener = self._listener, None
        if listener is not None and self._places is not None:
            # While the lock is held, these are ours.
            for path in (self._places.running_file, self._places.running_socket):
                with suppress(OSError):
                    path.unlink()
            with suppress(OSError):
                listener.shutdown(socket.SHUT_RDWR)  # closing alone does not end its wait
            listener.close()
        held, self._held = self._held, None
        if held is not None:
            os.close(held)

    def _receive(self, listener: socket.socket, keys: tuple[str, str]) -> None:
        room = threading.BoundedSemaphore(MOST)
        while True:
            try:
                connection, _ = listener.accept()
            except ConnectionAbortedError:
                continue
            except OSError:
                return
            if room.acquire(blocking=False):
                threading.Thread(target=self._attend, args=(connection, keys, room), daemon=True).start()
            else:
                connection.close()

    def _attend(
        self, connection: socket.socket, keys: tuple[str, str], room: threading.BoundedSemaphore
    ) -> None:
        """Hear one caller; whoever does not know the key or talks rubbish gets no answer."""
        try:
            with connection, suppress(OSError, ValueError):
                line = Line(connection)
                files = _files_of(line.hear(), keys[0])
                for word in self._words(_Visit(files, connection)):
                    line.say({"proof": keys[1], "word": word})
        finally:
            room.release()

    def _words(self, visit: _Visit) -> Iterator[Word]:
        """Yield what a caller is told; the last word says what became of the request."""
        with self._lock:
            if self._is_closed:
                yield Word.CLOSED
                return
            self._waiting.append(visit)
            wake = self._wake
        if wake is not None:
            wake()
        while (word := visit.wait(HEARTBEAT if wake is None else REACTION)) is None:
            if wake is not None and self._give_up(visit):
                yield Word.BUSY
                return
            yield Word.WAIT
            wake = self._wake
        yield word

    def _give_up(self, visit: _Visit) -> bool:
        """Send somebody away; return False when the window has just taken what they bring."""
        with self._lock:
            if visit not in self._waiting:
                return False
            self._waiting.remove(visit)
            return True


def _files_of(request: object, key: str) -> Files:
    """Return the files of a request.

    Raises ValueError when it is none, or comes from somebody else.
    """
    match request:
        case {"key": str(given), "files": [*names]} if hmac.compare_digest(given.encode(), key.encode()):
            if all(isinstance(name, str) and name and "\0" not in name for name in names):
                return tuple(map(Path, names))
    raise ValueError("not a request")
