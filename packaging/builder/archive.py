"""Packs a folder into the archive that people download, the same bytes from the same files.

`.tar.gz` on Linux, where it keeps who may run what; `.zip` on Windows and macOS, which open it at once.
"""

import gzip
import stat
import tarfile
import time
import zipfile
from pathlib import Path

from builder.facts import epoch

_EARLIEST_IN_ZIP = (1980, 1, 1, 0, 0, 0)


def pack(folder: Path, archive: Path) -> None:
    """Pack a folder, under its own name, into a `.tar.gz` or a `.zip`, by the ending of the archive."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    if archive.name.endswith(".zip"):
        _zip(folder, archive)
    else:
        _tar(folder, archive)


def _files(folder: Path) -> list[Path]:
    """Return the folder and everything below it, each folder before what it holds."""
    return [folder, *sorted(folder.rglob("*"))]


def plain_mode(path: Path) -> int:
    """Return the mode that a path gets: what one may run stays so, whatever the mask of the builder was."""
    may_run = path.is_dir() or path.stat().st_mode & stat.S_IXUSR
    return 0o755 if may_run else 0o644


def _tar(folder: Path, archive: Path) -> None:
    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = epoch()
        if not member.issym():
            member.mode = plain_mode(folder.parent / member.name)
        return member

    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=epoch()) as packed,
        tarfile.open(mode="w", fileobj=packed, format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in _files(folder):
            tar.add(path, path.relative_to(folder.parent).as_posix(), recursive=False, filter=plain)


def _zip(folder: Path, archive: Path) -> None:
    when = max(_EARLIEST_IN_ZIP, time.gmtime(epoch())[:6])
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in _files(folder):
            name = path.relative_to(folder.parent).as_posix()
            member = zipfile.ZipInfo(f"{name}/" if path.is_dir() and not path.is_symlink() else name, when)
            member.create_system = 3  # whoever unpacks it on a system with modes gets them
            kind = stat.S_IFLNK if path.is_symlink() else stat.S_IFDIR if path.is_dir() else stat.S_IFREG
            member.external_attr = (kind | plain_mode(path)) << 16
            packed.writestr(member, _content(path), zipfile.ZIP_DEFLATED)


def _content(path: Path) -> bytes:
    if path.is_symlink():
        return path.readlink().as_posix().encode()
    return b"" if path.is_dir() else path.read_bytes()
