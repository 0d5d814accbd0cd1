"""Everything that can be made, with the systems it is for: a new kind of package is one line here."""

import hashlib
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple

from builder import archive
from builder.facts import ROOT, CannotBuild, System, file_stem, system
from builder.freeze import FILE_NAME, FOLDER_NAME, FROZEN, freeze

DIST: Final = ROOT / "dist"
SUMS: Final = "SHA256SUMS"


class Product(NamedTuple):
    """One thing to hand out: what it is, for which systems, and who makes it from the frozen program."""

    title: str
    systems: tuple[System, ...]
    make: Callable[[Path], Path]
    """Takes the folder for the outcome and returns what was made there."""


def _folder(out: Path) -> Path:
    target = out / FOLDER_NAME
    _forget(target)
    return Path(shutil.copytree(FROZEN / FOLDER_NAME, target, symlinks=True))


def _archive(out: Path) -> Path:
    target = out / (file_stem() + (".tar.gz" if system() == "linux" else ".zip"))
    archive.pack(FROZEN / FOLDER_NAME, target)
    return target


def _single(out: Path) -> Path:
    ending = ".exe" if system() == "windows" else ""
    return Path(shutil.copy2(FROZEN / (FILE_NAME + ending), out / f"{file_stem()}-single{ending}"))


PRODUCTS: Final[dict[str, Product]] = {
    "folder": Product("the program in one folder", ("linux", "windows", "macos"), _folder),
    "archive": Product("that folder as an archive", ("linux", "windows", "macos"), _archive),
    "single": Product("the program in a single file", ("linux", "windows", "macos"), _single),
}


def available() -> list[str]:
    """Return the names of the products that this system can make."""
    return [name for name, product in PRODUCTS.items() if system() in product.systems]


def make(names: Iterable[str], out: Path) -> list[Path]:
    """Freeze the program once, make these products in a folder and write down their checksums.

    Raises CannotBuild.
    """
    wanted = list(names)
    for name in wanted:
        if name not in available():
            raise CannotBuild(f"{PRODUCTS[name].title} ({name}) cannot be made on {system()}.")
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
