"""Writes the licences of everything bundled: an overview, and each text in full."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from builder.facts import LICENCE, ROOT, TITLE, commit
from builder.natives import TEXTS
from builder.parts import CRATE_TEXTS, Part
from game.version import VERSION

OVERVIEW: Final = "LICENCES.txt"
_OWN: Final = "Four-Inns.txt"
_LESSER: Final = """\
Libraries under the LGPL
------------------------
{names}
are free software under the GNU Lesser General Public License. Their libraries
are files of their own in the folder of the program: you may replace each by
another version, or by one that you changed, as long as it has the same
interface. The modules of pygame-ce that are written in Python lie in the
executable: to change those, build the program anew from its source, which is
yours under the MIT licence, with `python3 packaging/build.py`. The source of
each library is to be had from its home named above, in the version named
above. The single file unpacks the same libraries each time it starts; to
replace one, take the folder instead, which is made from the same commit.
"""


def write_licences(parts: Iterable[Part], folder: Path) -> None:
    """Write the overview and all texts into a folder, the same bytes for the same parts."""
    known = list(parts)
    folder.mkdir(parents=True, exist_ok=True)
    texts = {_OWN: (ROOT / "LICENSE").read_text(encoding="utf-8"), OVERVIEW: overview(known)}
    for part in known:
        texts.update(part.texts)
        if part.crates:
            texts[_crates_name(part)] = _crates_text(part)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def overview(parts: Iterable[Part]) -> str:
    """Return what is bundled: each part with version, licence, home, origin and texts."""
    known = list(parts)
    lines = [
        f"{TITLE} {VERSION}",
        f"Commit {commit()}",
        "",
        f"The program, its pictures and its sounds are under the {LICENCE} licence: {_OWN}.",
        "Bundled with it are these parts, each under the licence named:",
        "",
    ]
    for part in known:
        names = [name for name, _ in part.texts] + ([_crates_name(part)] if part.crates else [])
        lines += [
            f"{part.name} {part.version or '(version unknown)'}",
            f"    licence: {part.licence}",
            f"    home:    {part.home}",
            f"    from:    {part.origin}",
            f"    text:    {', '.join(names)}",
        ]
        if part.files:
            lines.append(f"    files:   {', '.join(file.name for file in part.files)}")
        lines.append("")
    lesser = [part.name for part in known if "LGPL" in part.licence]
    return "\n".join(lines) + ("\n" + _LESSER.format(names=", ".join(lesser)) if lesser else "")


def _crates_name(part: Part) -> str:
    return f"{part.name}-crates.txt"


def _crates_text(part: Part) -> str:
    """List what is compiled into a part, with the texts of which one covers each of them."""
    rows = [f"{crate.name} {crate.version}: {crate.licence}; {crate.author}" for crate in part.crates]
    texts = [(TEXTS / f"{name}.txt").read_text(encoding="utf-8") for name in CRATE_TEXTS]
    head = f"Libraries compiled into {part.name} {part.version}, as its own bill of materials names them."
    rule = "-" * 72
    return "\n".join([head, "", *rows, "", *(f"{rule}\n\n{text}" for text in texts)])
