"""The log of the program: start, version, what was saved, and errors nobody foresaw."""

import logging
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from game.core.words import Message, message
from game.version import VERSION
from saves.files import why_unwritable

LARGEST_BYTES = 500_000
"""A log larger than this is put aside when the program starts, in the place of the one before."""
_LONGEST_LINE = 1000
"""So many bytes a line are looked at when the end of a log is wanted."""

log = logging.getLogger("four_inns")


class _QuietHandler(logging.FileHandler):
    """A full disk must not print tracebacks while somebody plays; the match itself tells about it."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name of the library
        """Leave the line out."""


def open_log(path: Path) -> Message | None:
    """Log to a file from now on; return what is wrong if that cannot be."""
    log.setLevel(logging.INFO)
    log.propagate = False
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _put_aside(path)
        handler = _QuietHandler(path, encoding="utf-8")
    except OSError as error:
        log.addHandler(logging.NullHandler())
        return message("There is no log file: {reason}", reason=why_unwritable(path, error))
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.info("Four Inns %s started", VERSION)
    return None


def _put_aside(path: Path) -> None:
    with suppress(FileNotFoundError):
        if path.stat().st_size > LARGEST_BYTES:
            path.replace(path.with_suffix(".old.log"))


def log_stream() -> TextIO | None:
    """Return the open file that is logged to now, if there is one."""
    files = (handler.stream for handler in log.handlers if isinstance(handler, logging.FileHandler))
    return next(files, None)


def last_lines(path: Path, count: int) -> list[str]:
    """Return the last lines of a log.

    Raises OSError.
    """
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - count * _LONGEST_LINE))
        return file.read().decode(errors="replace").splitlines()[-count:]


def close_log() -> None:
    """Write that the program ended, and let go of the file."""
    log.info("ended")
    for handler in list(log.handlers):
        log.removeHandler(handler)
        handler.close()
