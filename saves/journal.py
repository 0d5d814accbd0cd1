"""Append lines to a file on a thread of its own; what the disk has confirmed is acknowledged.

Lines are sealed when they are appended. Those that cannot be written stay in memory, in order, and are tried
again: with the next line, when asked to flush, and every few seconds.
"""

import atexit
import errno
import os
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from game.core.words import message
from saves.files import open_binary, sync_folder, why_unwritable, write_all, write_new
from saves.format import Chain, SaveError, SaveUnwritable

RETRY_SECONDS = 3.0
FLUSH_SECONDS = 20.0

OnSaved: TypeAlias = Callable[[int], None]


class Journal:
    """One open match file and the thread that writes it; every other method is for one other thread."""

    def __init__(
        self, path: Path, *, length: int, count: int, crc: int, on_saved: OnSaved | None = None
    ) -> None:
        """Open a file that is good for `length` bytes and `count` operations; the rest is cut off.

        `crc` is that of the last good line.

        `on_saved` is called on the thread of the journal, after each time that lines reached the disk.
        Raises OSError.
        """
        self.path = path
        self.saved = count
        """How many lines of operations are on the disk, from the beginning of the file."""
        self.problem: SaveError | None = None
        """Why lines are waiting, while that is so."""
        self.on_saved = on_saved
        self._length = length
        self._chain = Chain(crc)
        self._pending: list[bytes] = []
        self._news = threading.Condition()
        self._is_asked = False
        self._is_closing = False
        self._has_ended = False
        self._begun = 0
        self._failed = 0
        self._descriptor = open_binary(path, os.O_RDWR)
        try:
            self._cut_off()
        except OSError:
            os.close(self._descriptor)
            raise
        self._thread = threading.Thread(target=self._run, name=f"journal of {path.name}", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    def append(self, line: Mapping[str, Any]) -> None:
        """Have a line written that says this; returns at once."""
        with self._news:
            self._pending.append(self._chain.seal(line))
            self._ask()

    def flush(self) -> None:
        """Return when everything appended is on the disk.

        Raises SaveUnwritable when it cannot be written now; it is kept and tried again later.
        """
        with self._news:
            if self._pending:
                last = self._begun
                self._ask()
                self._news.wait_for(
                    lambda: not self._pending or self._failed > last or self._has_ended, FLUSH_SECONDS
                )
            if not self._pending:
                return
            raise self.problem or SaveUnwritable(
                message("{place} cannot be written: the disk does not answer.", place=str(self.path))
            )

    @property
    def is_writing(self) -> bool:
        """Whether the thread may still write: until it is closed, and afterwards on a disk that hangs."""
        return self._thread.is_alive()

    def close(self) -> None:
        """Write what waits and close the file.

        Raises SaveUnwritable when something could not be written; `is_writing` tells whether it still may be.
        """
        atexit.unregister(self.close)
        if self._is_closing:
            return
        try:
            self.flush()
        finally:
            with self._news:
                self._is_closing = True
                self._news.notify_all()
            self._thread.join(FLUSH_SECONDS)

    def _ask(self) -> None:
        self._is_asked = True
        self._news.notify_all()

    def _run(self) -> None:
        try:
            self._write_until_closed()
        finally:
            os.close(self._descriptor)
            with self._news:
                self._has_ended = True
                self._news.notify_all()

    def _write_until_closed(self) -> None:
        while True:
            with self._news:
                self._news.wait_for(
                    lambda: self._is_asked or self._is_closing, RETRY_SECONDS if self._pending else None
                )
                if self._is_closing:
                    return
                self._is_asked = False
                self._begun += 1
                batch = self._pending.copy()
            if batch:
                self._attempt(batch)

    def _attempt(self, batch: list[bytes]) -> None:
        try:
            self._put(b"".join(batch))
        except Exception as error:  # whatever it is, the lines are kept and tried again
            if not isinstance(error, OSError):
                self._report(error)
            why = why_unwritable(self.path, error)
            with self._news:
                self.problem = SaveUnwritable(why)
                self._failed = self._begun
                self._news.notify_all()
            return
        with self._news:
            del self._pending[: len(batch)]
            self.saved += len(batch)
            self.problem = None
        self._tell()
        with self._news:
            self._news.notify_all()

    def _tell(self) -> None:
        if self.on_saved is None:
            return
        try:
            self.on_saved(self.saved)
        except Exception as error:  # a listener that fails must not keep lines from being written
            self._report(error)

    def _report(self, error: Exception) -> None:
        """Tell of a mistake in the program as of one that ends a thread, without ending it."""
        threading.excepthook(
            threading.ExceptHookArgs((type(error), error, error.__traceback__, self._thread))
        )

    def _put(self, content: bytes) -> None:
        self._stay_at_place()
        # What a failed write left there is the beginning of the same lines.
        os.lseek(self._descriptor, self._length, os.SEEK_SET)
        write_all(self._descriptor, content)
        os.fsync(self._descriptor)
        self._length += len(content)

    def _cut_off(self) -> None:
        """Leave nothing after the part that is good."""
        if os.fstat(self._descriptor).st_size != self._length:
            os.ftruncate(self._descriptor, self._length)
            os.fsync(self._descriptor)

    def _stay_at_place(self) -> None:
        """Make sure that the name still leads to the open file; put the file back if the name is gone."""
        if os.name == "nt":
            # There nobody can remove or replace a file that is open.
            return
        mine = os.fstat(self._descriptor)
        try:
            there = self.path.stat()
        except FileNotFoundError:
            write_new(self.path, _read(self._descriptor, self._length))
        else:
            if os.path.samestat(mine, there):
                return
        self._take_over()

    def _take_over(self) -> None:
        """Go on with the file that has the name now: it was put back here, at this try or at one before.

        Raises OSError, also when it is another file.
        """
        descriptor = open_binary(self.path, os.O_RDWR)
        try:
            if os.fstat(descriptor).st_size != self._length or _read(descriptor, self._length) != _read(
                self._descriptor, self._length
            ):
                raise OSError(errno.EBUSY, "another file has taken its place")
            sync_folder(self.path.parent)
        except OSError:
            os.close(descriptor)
            raise
        former, self._descriptor = self._descriptor, descriptor
        with suppress(OSError):
            os.close(former)


def _read(descriptor: int, length: int) -> bytes:
    """Return so many bytes from the beginning of a file."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    content = b""
    while len(content) < length:
        piece = os.read(descriptor, length - len(content))
        if not piece:
            raise OSError(errno.EIO, "a part of the file is gone")
        content += piece
    return content
