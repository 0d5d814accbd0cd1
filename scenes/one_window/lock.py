"""The right to be the window of a home: a lock of the system, which ends with the process that holds it.

`filelock`, which guards matches, would take longer to import than the whole start may cost here.
"""

import errno
import os
import sys
from pathlib import Path

_HELD_BY_ANOTHER = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


def take_lock(path: Path) -> int | None:
    """Return the open file that holds the lock until it is closed, None when another process has it.

    Raises OSError where there can be no lock.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        if error.errno in _HELD_BY_ANOTHER:
            return None
        raise
    return descriptor
