"""Gathers the papers of a build: licences, bill of materials and `BUILD.txt`, which says what it needs."""

import shutil
from collections.abc import Iterable
from pathlib import Path

import PyInstaller  # type: ignore[import-untyped]

from builder.bill import write_bill
from builder.contents import LIBRARIES, Entry
from builder.facts import BILL, BUILD, LICENCES, TITLE, commit, machine, system
from builder.glibc import highest_glibc
from builder.licences import write_licences
from builder.origins import bundled
from builder.parts import Part, parts
from game.version import VERSION


def write_papers(entries: Iterable[Entry], work: Path) -> Path:
    """Write the papers of a build of these entries below the folder `work`; return their folder.

    Raises CannotBuild when something bundled does not belong there, or has no licence.
    """
    everything = list(entries)
    folder = work / "papers"
    if folder.exists():
        shutil.rmtree(folder)
    known = parts(bundled(everything, work))
    write_licences(known, folder / LICENCES)
    glibc = highest_glibc([*_starters(), *(Path(file) for _, file, kind in everything if kind in LIBRARIES)])
    write_bill(known, glibc, folder / BILL)
    (folder / BUILD).write_text(_build_text(known, glibc), encoding="utf-8", newline="\n")
    return folder


def licence_entries(papers: Path) -> list[Entry]:
    """Return the licences as data to bundle, for what is not a folder that papers can lie in."""
    return [(f"{LICENCES}/{path.name}", str(path), "DATA") for path in sorted((papers / LICENCES).iterdir())]


def _starters() -> list[Path]:
    """Return the programs of PyInstaller that one of becomes our executable."""
    return [path for path in (Path(PyInstaller.__file__).parent / "bootloader").rglob("*") if path.is_file()]


def _build_text(known: Iterable[Part], glibc: str | None) -> str:
    made_with = [f"{part.name} {part.version}" for part in known if part.name in ("Python", "pyinstaller")]
    lines = [
        f"{TITLE} {VERSION}",
        f"Commit:    {commit()}",
        f"Built for: {system()} on {machine()}",
        f"Made with: {', '.join(made_with)}",
    ]
    if glibc:
        lines.append(f"Needs:     glibc {glibc} or newer (`ldd --version` names yours)")
    return "\n".join([*lines, f"Licences:  {LICENCES}", f"Parts:     {BILL}", ""])
