"""Put whole files on the disk so that they are either there completely or not at all."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from game.core.words import Message, message
from saves.format import SaveUnwritable

_O_BINARY = getattr(os, "O_BINARY", 0)
_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}
_GONE = {errno.ENOENT, errno.ENOTDIR}
_UNKNOWN = {errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP}


def why_unwritable(path: Path, error: Exception) -> Message:
    """Return a sentence that says why the file cannot be written, and where it is."""
    place = str(path)
    if not isinstance(error, OSError):
        return message("{place} cannot be written, because of a mistake in the program.", place=place)
    if error.errno in _FULL:
        return message("The disk is full, so {place} cannot be written.", place=place)
    if error.errno in _FORBIDDEN:
        return message("There is no permission to write {place}.", place=place)
    if error.errno in _GONE:
        return message(
            "{place} cannot be written, because the folder does not exist or cannot be made.", place=place
        )
    if error.errno == errno.EEXIST:
        return message("There is already a file {place}.", place=place)
    return message("{place} cannot be written: {reason}.", place=place, reason=why_not(error))


def why_not(error: OSError) -> str:
    """Return what the system says of an error."""
    return error.strerror or os.strerror(errno.EIO)


def open_binary(path: Path, flags: int, mode: int = 0o666) -> int:
    """Return a descriptor that changes no byte on any platform."""
    return os.open(path, flags | _O_BINARY, mode)


def write_all(descriptor: int, content: bytes) -> None:
    """Write everything, however many calls it takes."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Make sure that the names in a folder are on the disk; some systems know no such thing.

    Raises OSError.
    """
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _UNKNOWN:
            raise
    finally:
        os.close(descriptor)


def make_folder(folder: Path) -> None:
    """Create a folder if it is missing.

    Raises SaveUnwritable.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveUnwritable(why_unwritable(folder, error)) from None


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.getpid()}.tmp")


def _write_beside(path: Path, content: bytes) -> Path:
    temporary = _beside(path)
    descriptor = open_binary(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    try:
        try:
            write_all(descriptor, content)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
    return temporary


def write_new(path: Path, content: bytes) -> None:
    """Create a file that appears with all its content; never replaces one.

    Raises OSError (FileExistsError when the name is taken).
    """
    _refuse_taken(path)
    temporary = _write_beside(path, content)
    try:
        _give_name(temporary, path)
    finally:
        with suppress(OSError):
            temporary.unlink()
    sync_folder(path.parent)


@contextmanager
def grown_new(path: Path) -> Iterator[BinaryIO]:
    """Give a file to write piece by piece, which appears when all is written; never replaces one.

    Of what is given up half-way nothing is left.

    Raises OSError (FileExistsError when the name is taken).
    """
    _refuse_taken(path)
    temporary = _beside(path)
    try:
        with temporary.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        _give_name(temporary, path)
    finally:
        with suppress(OSError):
            temporary.unlink()
    sync_folder(path.parent)


def _refuse_taken(path: Path) -> None:
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _give_name(temporary: Path, path: Path) -> None:
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except (OSError, AttributeError, NotImplementedError):
        # A file system without hard links; the name was free a moment ago.
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        temporary.rename(path)


def write_over(path: Path, content: bytes) -> None:
    """Put a file in the place of whatever has the name; at any moment one of both is there.

    Raises OSError.
    """
    temporary = _write_beside(path, content)
    try:
        temporary.replace(path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(path.parent)


def typed_path(text: str) -> Path:
    """Return the path that somebody typed; `~somebody` stays as it is where nobody is called so."""
    path = Path(text.replace("\0", ""))
    with suppress(RuntimeError):
        return path.expanduser()
    return path


def is_folder(path: Path) -> bool:
    """Return whether there is a folder; of what the system has nothing to say there is none."""
    try:
        return path.is_dir()
    except OSError:
        return False


def free_path(folder: Path, stem: str, ending: str) -> Path:
    """Return a path in the folder that no file has: `stem`, or `stem-2` and so on."""
    path = folder / f"{stem}{ending}"
    number = 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}{ending}"
    return path


def is_marked_read_only(path: Path) -> bool:
    """Return whether nobody may write the file, even where this user could all the same."""
    return not path.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH)


def read_some(path: Path, most: int) -> bytes:
    """Return the bytes of a regular file, at most one more than `most`.

    Raises OSError; IsADirectoryError for whatever is no regular file.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise IsADirectoryError(errno.EISDIR, "not a file", str(path))
    with path.open("rb") as file:
        return file.read(most + 1)
