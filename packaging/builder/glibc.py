"""Finds the glibc that a built program needs: it runs on this one and on every newer one."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection

_VERSION: Final = re.compile(r"GLIBC_(\d+(?:\.\d+)*)")


def needed_glibc(folder: Path) -> str | None:
    """Return the highest version that a file below this folder asks for, such as "2.34", or None."""
    return highest_glibc(path for path in folder.rglob("*") if path.is_file())


def highest_glibc(files: Iterable[Path]) -> str | None:
    """Return the highest version that one of these files asks for, or None."""
    found = {version for path in files for version in _versions(path)}
    return max(found, key=lambda version: [int(part) for part in version.split(".")], default=None)


def _versions(path: Path) -> Iterator[str]:
    with path.open("rb") as file:
        try:
            sections = list(ELFFile(file).iter_sections())
        except ELFError:
            return
        for section in sections:
            if isinstance(section, GNUVerNeedSection):
                for _, needs in section.iter_versions():
                    yield from (found[1] for need in needs if (found := _VERSION.fullmatch(need.name)))
