"""Finds out where everything bundled comes from, and refuses what nobody meant to bundle.

Only Python, the distributions of `requirements.lock` and the listed native libraries belong into a build,
besides the program and what PyInstaller starts it with.
"""

import re
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

from builder.contents import Entry
from builder.facts import ROOT, CannotBuild
from builder.natives import BUILT_IN, IN_PYTHON, UNKNOWN, Native, native_named, project

LOCK: Final = ROOT / "requirements.lock"
STARTER: Final = "pyinstaller"
"""Its start-up code is in every build; the lock for building names it, that for running does not."""
_PINNED: Final = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)")
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
_PYTHON_LIBRARY: Final = re.compile(r"(lib)?python3?\d*\S*\.(so|dll|dylib)\S*|Python", re.IGNORECASE)
_MODULE: Final = "EXTENSION"
"""The kind of a library that is a module of Python."""
_LIBRARY: Final = "BINARY"
"""The kind of any other library; one in a wheel has a licence of its own."""
_WITHOUT_FILE: Final = frozenset({"OPTION", "SYMLINK"})


@dataclass
class Bundled:
    """All parts of a build: whose files are in it."""

    distributions: dict[str, Distribution] = field(default_factory=dict)
    """By their names as in the lock."""
    natives: dict[str, list[Path]] = field(default_factory=dict)
    """The libraries by the name of their project; a module of Python stands for what it holds."""
    python: list[Path] = field(default_factory=list)


def bundled(entries: Iterable[Entry], work: Path) -> Bundled:
    """Return the parts that PyInstaller's entries come from; `work` is the folder of what the build writes.

    Raises CannotBuild for an entry that does not belong into a build.
    """
    found = Bundled()
    owners = _owners()
    allowed = {*pinned(), STARTER}
    own = [ROOT / name for name in ("assets", "game", "saves", "scenes")] + [work.resolve()]
    for name, file, kind in entries:
        path = Path(file)
        if kind in _WITHOUT_FILE or any(path.resolve().is_relative_to(folder) for folder in own):
            continue
        owner = owners.get(_real(path))
        native = native_named(path.name) if kind != _MODULE else None
        if native is None and (kind == _LIBRARY or owner is None) and not is_of_python(path):
            raise CannotBuild(f"{name} comes from {file}, of which neither origin nor licence is known.")
        if owner is not None:
            key = normal(owner.metadata["Name"])
            if key not in allowed:
                raise CannotBuild(
                    f"{name} comes from {key}, which is not in {LOCK.name}: leave it out, or depend on it."
                )
            found.distributions[key] = owner
        else:
            found.python.append(path)
        if native is not None:
            found.natives.setdefault(native.name, []).append(path)
        elif owner is None and (inside := IN_PYTHON.get(path.name.partition(".")[0])):
            found.natives.setdefault(inside, []).append(path)
    _note_built_in(found)
    return found


def _note_built_in(found: Bundled) -> None:
    """Note the libraries that are inside Python itself, as in one that is made to be carried around."""
    for module in sys.builtin_module_names:
        if module in UNKNOWN:
            raise CannotBuild(
                f"This Python has {UNKNOWN[module]} inside, of which no licence is known: "
                "take another Python, or add it to the native libraries."
            )
        if module in BUILT_IN:
            found.natives.setdefault(BUILT_IN[module], [])


def natives(found: Bundled) -> list[tuple[Native, list[Path]]]:
    """Return the native projects of a build by name, with their libraries."""
    return [(project(name), sorted(paths)) for name, paths in sorted(found.natives.items())]


def pinned() -> dict[str, str]:
    """Return the versions of the distributions in the lock, by their names."""
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    return {normal(match[1]): match[2] for line in lines if (match := _PINNED.match(line))}


def hashes(name: str) -> list[str]:
    """Return the SHA-256 sums that the lock allows for the files of a distribution."""
    text = LOCK.read_text(encoding="utf-8")
    for block in re.split(r"\n(?=\S)", text):
        match = _PINNED.match(block)
        if match and normal(match[1]) == name:
            return _HASH.findall(block)
    return []


def normal(name: str) -> str:
    """Return the name of a distribution in the one spelling that all its spellings share."""
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def _owners() -> dict[str, Distribution]:
    """Return the distribution that each installed file belongs to."""
    return {
        _real(Path(str(distribution.locate_file(file)))): distribution
        for distribution in distributions()
        for file in distribution.files or ()
    }


def _real(path: Path) -> str:
    return str(path.resolve())


def is_of_python(path: Path) -> bool:
    """Return whether a file is one of Python's own, and not of something installed into it."""
    if path.name == "base_library.zip" or _PYTHON_LIBRARY.fullmatch(path.name):
        return True
    folders = [Path(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")] + [Path(sys.base_prefix)]
    real = path.resolve()
    is_installed = {"site-packages", "dist-packages"} & set(real.parts)
    return not is_installed and any(real.is_relative_to(folder.resolve()) for folder in folders)
