"""One match, one writer: a lock on the file, which ends with the process that holds it."""

import errno
import hashlib
import os
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from game.core.words import message
from saves.files import why_unwritable
from saves.format import SaveLocked, SaveReadOnly

_kept: "list[MatchLock]" = []
"""Locks that nobody may have until this process has ended; without a name here they would end before."""


class MatchLock:
    """The right to write one match file."""

    def __init__(self, path: Path) -> None:
        """Take the lock.

        Raises SaveLocked when someone else has it, SaveReadOnly when the folder takes no lock.
        """
        real = Path(os.path.realpath(path))
        self._file = real.with_name(_hidden_name(real.name))
        self._lock = FileLock(self._file, timeout=0, thread_local=False)
        try:
            if not real.parent.is_dir():
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(real.parent))
            self._lock.acquire()
        except Timeout:
            raise SaveLocked(
                message(
                    "{file} is open in another window or program. Please close it there first.",
                    file=path.name,
                )
            ) from None
        except (OSError, NotImplementedError) as error:
            if not isinstance(error, OSError):
                error = OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
            raise SaveReadOnly(why_unwritable(path, error)) from None

    def release(self) -> None:
        """Give the right back; harmless when that was done."""
        if self._lock.is_locked:
            # Away before the release: whoever opened it meanwhile sees that it is gone, and takes a new one.
            with suppress(OSError):
                self._file.unlink()
            self._lock.release(force=True)

    def keep(self) -> None:
        """Give the right to nobody else as long as this process runs."""
        _kept.append(self)


def _hidden_name(name: str) -> str:
    hidden = f".{name}.lock"
    if len(os.fsencode(hidden)) <= 255:
        return hidden
    return f".{hashlib.blake2b(os.fsencode(name), digest_size=16).hexdigest()}.lock"
