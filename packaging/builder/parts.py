"""Describes each part of a build: version, licence with its text, home, checksums, and what is inside it."""

import json
import platform
import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import Distribution, PackageMetadata
from pathlib import Path
from typing import Final, NamedTuple

from license_expression import get_spdx_licensing  # type: ignore[import-untyped]

from builder.facts import CannotBuild
from builder.natives import TEXTS, Native, debian_package, is_in_wheel, version_of, wheel_of
from builder.origins import STARTER, Bundled, hashes, natives, normal, pinned

LICENCES: Final = {
    "font-amatic-sc": "OFL-1.1",
    "pygame-ce": "LGPL-2.1-or-later",
    STARTER: "GPL-2.0-or-later WITH Bootloader-exception",
}
"""Of distributions that do not name theirs in the way of SPDX."""
OWN_TEXTS: Final = {"font-amatic-sc": "Amatic-SC", "pygame-ce": "LGPL-2.1"}
"""Of distributions that come without theirs, with the name of the text in TEXTS."""
CRATE_TEXTS: Final = ("MIT", "Zlib", "Unicode-3.0")
"""One of them covers each crate of Rust that is compiled into a distribution here."""
_PAPER: Final = re.compile(r"(.*[-_])?(LICEN[CS]E|COPYING|NOTICE)([-_.].*)?", re.IGNORECASE)
_HOME: Final = re.compile(r"(home ?page|repository|source)\s*,\s*(\S+)", re.IGNORECASE)


class Crate(NamedTuple):
    """A library that is compiled into another part."""

    name: str
    version: str
    licence: str
    author: str


class Part(NamedTuple):
    """One part of a build that is not our own."""

    name: str
    version: str | None
    licence: str
    """As an SPDX expression."""
    home: str
    texts: tuple[tuple[str, str], ...]
    """File names and contents, at least one."""
    address: str | None = None
    """The package URL of where it came from."""
    origin: str = ""
    """Where it came from, in words."""
    files: tuple[Path, ...] = ()
    """The libraries that are it."""
    hashes: tuple[str, ...] = ()
    """The SHA-256 sums of the downloads that it may come from."""
    crates: tuple[Crate, ...] = ()
    needs: tuple[str, ...] = ()
    """Names of the parts that it asks for."""


def parts(found: Bundled) -> list[Part]:
    """Return all parts: Python, the distributions by name, the native libraries by name.

    Raises CannotBuild for a part without a licence or without its text.
    """
    packed = [_distribution(name, found) for name in sorted(found.distributions)]
    wheels = {part.name: f"{part.name} {part.version}" for part in packed}
    copies = [_copies(native, files, wheels) for native, files in natives(found)]
    return [_python(), *packed, *(part for parts in copies for part in parts)]


def _python() -> Part:
    version = platform.python_version()
    return Part(
        name="Python",
        version=version,
        licence="PSF-2.0",
        home="https://www.python.org",
        texts=(("Python.txt", _python_licence()),),
        address=f"pkg:generic/python@{version}",
        origin="the Python that built the program",
    )


def _python_licence() -> str:
    short = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = [
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path("/usr/share/licenses") / short / "LICENSE",
        Path("/usr/share/doc") / short / "copyright",
    ]
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise CannotBuild("The licence of Python is in none of the places where it usually lies.")


def _distribution(name: str, found: Bundled) -> Part:
    distribution = found.distributions[name]
    version = pinned().get(name, distribution.version)
    return Part(
        name=name,
        version=version,
        licence=_licence(name, distribution),
        home=_home(distribution),
        texts=_texts(name, distribution),
        address=f"pkg:pypi/{name}@{version}",
        origin="the Python Package Index",
        hashes=tuple(hashes(name)),
        crates=tuple(_crates(distribution)),
        needs=tuple(sorted(_needed(distribution) & found.distributions.keys())),
    )


def _licence(name: str, distribution: Distribution) -> str:
    data = distribution.metadata
    said = LICENCES.get(name) or _said(data, "License-Expression") or _said(data, "License")
    if not said or get_spdx_licensing().validate(said).errors:
        raise CannotBuild(f"{name} names its licence {said!r}, which is none of SPDX: name it in {__name__}.")
    return said


def _said(data: PackageMetadata, field: str) -> str:
    return ", ".join(data.get_all(field) or ())


def _home(distribution: Distribution) -> str:
    data = distribution.metadata
    urls = data.get_all("Project-URL") or []
    found = [match[2] for url in sorted(urls) if (match := _HOME.fullmatch(url))]
    return _said(data, "Home-page") or (found[0] if found else f"pkg:pypi/{data['Name']}")


def _texts(name: str, distribution: Distribution) -> tuple[tuple[str, str], ...]:
    """Return the papers that a distribution ships; those of its data lie with the data."""
    if name in OWN_TEXTS:
        return (_own_text(OWN_TEXTS[name]),)
    # Some ship the same text twice, which is then one paper.
    papers = {
        Path(str(distribution.locate_file(file))).read_text(encoding="utf-8"): Path(file.name).stem
        for file in sorted(distribution.files or (), key=str)
        if _PAPER.fullmatch(file.name) and file.suffix != ".py"
    }
    if not papers:
        raise CannotBuild(f"{name} ships no text of its licence: name one in {__name__}.")
    return tuple(
        (f"{name}.txt" if len(papers) == 1 else f"{name}-{stem}.txt", text) for text, stem in papers.items()
    )


def _own_text(name: str) -> tuple[str, str]:
    path = TEXTS / f"{name}.txt"
    if not path.is_file():
        raise CannotBuild(f"The text of a licence is missing: {path}.")
    return path.name, path.read_text(encoding="utf-8")


def _needed(distribution: Distribution) -> set[str]:
    wanted = [line for line in distribution.requires or [] if "extra ==" not in line]
    return {normal(re.split(r"[^A-Za-z0-9._-]", line, maxsplit=1)[0]) for line in wanted}


def _crates(distribution: Distribution) -> Iterator[Crate]:
    """Name what the bill of materials of a distribution says is compiled into it."""
    for file in distribution.files or ():
        if file.parent.name != "sboms" or file.suffix != ".json":
            continue
        bill = json.loads(Path(str(distribution.locate_file(file))).read_text(encoding="utf-8"))
        for component in bill.get("components", ()):
            if (
                str(component.get("purl", "")).startswith("pkg:cargo/")
                and component.get("scope") != "excluded"
            ):
                (licence,) = component["licenses"]
                yield Crate(
                    component["name"],
                    component["version"],
                    licence["expression"],
                    component.get("author", "its contributors"),
                )


def _copies(native: Native, files: Iterable[Path], wheels: Mapping[str, str]) -> list[Part]:
    """Describe a native library; if several wheels bring it, each in its own version, copy by copy."""
    copies: dict[str, list[Path]] = {}
    for file in files:
        copies.setdefault(wheel_of(file), []).append(file)
    if not copies:
        return [_native(native, (), "")]
    parts = {wheel: _native(native, own, wheels.get(wheel, wheel)) for wheel, own in copies.items()}
    if len(parts) == 1:
        return list(parts.values())
    return [part._replace(name=f"{native.name} of {wheel or 'Python'}") for wheel, part in parts.items()]


def _native(native: Native, files: Iterable[Path], wheel: str) -> Part:
    """Describe a native library; one inside a wheel came with the wheel, any other from the system."""
    libraries = tuple(files)
    packages = [package for file in libraries if (package := debian_package(file))]
    versions = [version for file in libraries if (version := version_of(native, file))]
    version = versions[0] if versions else None
    address = f"pkg:generic/{native.name.replace(' ', '-')}" + (f"@{version}" if version else "")
    origin = (
        f"the wheel of {wheel}"
        if libraries and all(map(is_in_wheel, libraries))
        else "the Python that built the program"
    )
    if packages:
        names = sorted({f"{name} {number}" for name, number in packages})
        origin = f"the Debian package {', '.join(names)}"
        address = "pkg:deb/{}/{}@{}".format(platform.freedesktop_os_release()["ID"], *packages[0])
    return Part(
        name=native.name,
        version=version,
        licence=native.licence,
        home=native.home,
        texts=tuple(_own_text(name) for name in native.texts),
        address=address,
        origin=origin,
        files=libraries,
    )
