"""Everything that can be made, with the systems it is for: a new kind of package is one line here."""

import hashlib
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple

from builder import appdir, archive, debian, macos
from builder.facts import (
    BILL,
    ROOT,
    CannotBuild,
    System,
    archive_name,
    file_stem,
    program_ending,
    single_name,
    system,
)
from builder.freeze import FILE_NAME, FOLDER_NAME, FROZEN, WORK, freeze

DIST: Final = ROOT / "dist"
SUMS: Final = "SHA256SUMS"


class Product(NamedTuple):
    """One thing to hand out: what it is, for which systems, and who makes it from the frozen program."""

    title: str
    systems: tuple[System, ...]
    make: Callable[[Path], Path]
    """Takes the folder for the outcome and returns what was made there."""
    tool: str | None = None
    """A command that it takes and that not every such system has."""


def _folder(out: Path) -> Path:
    target = out / FOLDER_NAME
    _forget(target)
    return Path(shutil.copytree(FROZEN / FOLDER_NAME, target, symlinks=True))


def _archive(out: Path) -> Path:
    target = out / archive_name()
    archive.pack(FROZEN / FOLDER_NAME, target)
    return target


def _single(out: Path) -> Path:
    return Path(shutil.copy2(FROZEN / (FILE_NAME + program_ending()), out / single_name()))


def _deb(out: Path) -> Path:
    tree = WORK / "deb"
    _forget(tree)
    return debian.make_deb(FROZEN / FOLDER_NAME, tree, out)


def _appdir(out: Path) -> Path:
    target = out / appdir.FOLDER_NAME
    _forget(target)
    appdir.make_appdir(FROZEN / FOLDER_NAME, target)
    return target


def _bill(out: Path) -> Path:
    return Path(shutil.copyfile(FROZEN / FOLDER_NAME / BILL, out / f"{file_stem()}.cdx.json"))


def _app(out: Path) -> Path:
    target = out / f"{file_stem()}-app.zip"
    archive.pack(FROZEN / macos.BUNDLE_NAME, target)
    return target


PRODUCTS: Final[dict[str, Product]] = {
    "folder": Product("the program in one folder", ("linux", "windows", "macos"), _folder),
    "archive": Product("that folder as an archive", ("linux", "windows", "macos"), _archive),
    "single": Product("the program in a single file", ("linux", "windows", "macos"), _single),
    "deb": Product("the Debian package", ("linux",), _deb, debian.TOOL),
    "appdir": Product("the program as an AppDir", ("linux",), _appdir),
    "bill": Product("the bill of materials of all of them", ("linux", "windows", "macos"), _bill),
    "app": Product("the application bundle, zipped", ("macos",), _app),
}


def available() -> list[str]:
    """Return the names of the products that this system can make."""
    return [name for name, product in PRODUCTS.items() if system() in product.systems]


def lacking(name: str) -> str | None:
    """Return the command that this product takes and that is not installed here, or None."""
    tool = PRODUCTS[name].tool
    return tool if tool is not None and shutil.which(tool) is None else None


def make(names: Iterable[str], out: Path) -> list[Path]:
    """Freeze the program once, make these products in a folder and write down their checksums.

    Raises CannotBuild.
    """
    wanted = list(names)
    for name in wanted:
        if name not in available():
            raise CannotBuild(f"This is {system()}, where {PRODUCTS[name].title} ({name}) cannot be made.")
        if tool := lacking(name):
            raise CannotBuild(f"Without {tool}, {PRODUCTS[name].title} ({name}) cannot be made; install it.")
    freeze()
    out.mkdir(parents=True, exist_ok=True)
    made = [PRODUCTS[name].make(out) for name in wanted]
    _write_sums(out)
    return made


def _write_sums(out: Path) -> None:
    """Write the checksums of all files in a folder, in the form that `sha256sum --check` reads."""
    files = [path for path in sorted(out.iterdir()) if path.is_file() and path.name != SUMS]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (out / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def _forget(target: Path) -> None:
    if target.is_dir():
        shutil.rmtree(target)
