"""Compares two builds down to the module that differs: `packaging/build.py compare FIRST SECOND`.

Nothing is known that PyInstaller cannot be made to repeat, so that no difference is excused.
"""

import gzip
import io
import lzma
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from PyInstaller.archive.readers import CArchiveReader  # type: ignore[import-untyped]
from PyInstaller.loader.pyimod01_archive import (  # type: ignore[import-untyped]
    ArchiveReadError,
    ZlibArchiveReader,
)

from builder.facts import CannotBuild

INSIDE: Final = " > "
_AR_MAGIC: Final = b"!<arch>\n"
_AR_HEADER: Final = 60
_COOKIE: Final = b"MEI\014\013\012\013\016"
_PYZ_MAGIC: Final = b"PYZ\0"


def differences(first: Path, second: Path) -> list[str]:
    """Return what differs between two files or folders, one line each, down to the innermost part.

    Raises CannotBuild when one of them is not there.
    """
    for path in (first, second):
        if not path.exists():
            raise CannotBuild(f"There is nothing to compare at {path}.")
    if first.is_dir() and second.is_dir():
        return list(_between(_tree(first), _tree(second), ""))
    return list(_between({first.name: _file(first)}, {first.name: _file(second)}, ""))


def _tree(folder: Path) -> dict[str, bytes]:
    """Return everything below a folder: contents, modes and where links lead, but no times."""
    parts: dict[str, bytes] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        parts[f"{name} (mode)"] = oct(path.lstat().st_mode).encode()
        if path.is_symlink():
            parts[f"{name} (link)"] = path.readlink().as_posix().encode()
        elif path.is_file():
            parts[name] = _file(path)
    return parts


def _file(path: Path) -> bytes:
    return b"" if path.is_dir() else path.read_bytes()


def _between(first: Mapping[str, bytes], second: Mapping[str, bytes], outside: str) -> Iterator[str]:
    if list(first) != list(second) and set(first) == set(second):
        yield f"{outside or 'folder'}: the same parts in another order"
    for name in sorted({*first, *second}):
        path = f"{outside}{INSIDE}{name}" if outside else name
        if name not in second:
            yield f"{path}: only in the first"
        elif name not in first:
            yield f"{path}: only in the second"
        elif first[name] != second[name]:
            yield from _within(first[name], second[name], path)


def _within(first: bytes, second: bytes, path: str) -> Iterator[str]:
    """Name the parts that differ; the whole where it has no parts or they are all alike."""
    found = list(_between(_parts(first), _parts(second), path))
    yield from found or [f"{path}: differs"]


def _parts(content: bytes) -> dict[str, bytes]:
    """Open up one layer of an archive or executable; anything else has no parts."""
    if content.startswith(b"\x1f\x8b"):
        return {"unpacked": gzip.decompress(content)}
    if content.startswith(b"\xfd7zXZ"):
        return {"unpacked": lzma.decompress(content)}
    if content.startswith(b"PK\x03\x04"):
        return _zip_parts(content)
    if content.startswith(_AR_MAGIC):
        return _ar_parts(content)
    if content.startswith(_PYZ_MAGIC):
        return _module_parts(content)
    if content[257:262] == b"ustar":
        return _tar_parts(content)
    return _executable_parts(content) if _COOKIE in content else {}


def _zip_parts(content: bytes) -> dict[str, bytes]:
    parts: dict[str, bytes] = {}
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        for member in packed.infolist():
            header = (member.date_time, member.external_attr, member.create_system, member.extra)
            parts[f"{member.filename} (header)"] = repr(header).encode()
            parts[member.filename] = packed.read(member)
    return parts


def _tar_parts(content: bytes) -> dict[str, bytes]:
    parts: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(content)) as tar:
        for member in tar:
            parts[f"{member.name} (header)"] = repr(sorted(member.get_info().items())).encode()
            file = tar.extractfile(member) if member.isfile() else None
            parts[member.name] = file.read() if file else b""
    return parts


def _ar_parts(content: bytes) -> dict[str, bytes]:
    """Open up the kind of archive that a Debian package is."""
    parts: dict[str, bytes] = {}
    at = len(_AR_MAGIC)
    while at + _AR_HEADER <= len(content):
        header = content[at : at + _AR_HEADER]
        size = int(header[48:58])
        name = header[:16].decode("ascii").strip().rstrip("/")
        parts[f"{name} (header)"] = header
        parts[name] = content[at + _AR_HEADER : at + _AR_HEADER + size]
        at += _AR_HEADER + size + size % 2
    return parts


def _executable_parts(content: bytes) -> dict[str, bytes]:
    """Open up an executable of PyInstaller, into what it would unpack and the modules."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "program"
        path.write_bytes(content)
        try:
            reader = CArchiveReader(str(path))
        except ArchiveReadError:
            return {}
        starter = content.replace(reader.raw_pkg_data(), b"")
        return {"starter": starter, **{name: reader.extract(name) for name in reader.toc}}


def _module_parts(content: bytes) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "modules.pyz"
        path.write_bytes(content)
        reader = ZlibArchiveReader(str(path))
        return {name: reader.extract(name, raw=True) or b"" for name in reader.toc}
