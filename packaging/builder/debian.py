"""Makes the Debian package with dpkg-deb: what lies where in it, and what it says of itself."""

import gzip
import hashlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from builder.facts import (
    AUTHOR,
    CONTACT,
    LICENCES,
    NAME,
    PAPERS,
    ROOT,
    SUMMARY,
    TITLE,
    CannotBuild,
    epoch,
    machine,
)
from builder.glibc import needed_glibc
from builder.manual import SECTION, manual_page
from builder.share import write_share
from game.version import VERSION

TOOL: Final = "dpkg-deb"
REVISION: Final = f"{VERSION}-1"
_ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}

WINDOW_LIBRARIES: Final = {
    "libX11.so.6": "libx11-6",
    "libXcursor.so.1": "libxcursor1",
    "libXext.so.6": "libxext6",
    "libXfixes.so.3": "libxfixes3",
    "libXi.so.6": "libxi6",
    "libXrandr.so.2": "libxrandr2",
    "libXss.so.1": "libxss1",
}
"""What SDL opens by name for a window under X11, and Wayland's XWayland, with the packages they are in."""
HELPFUL_LIBRARIES: Final = {
    "libEGL.so.1": "libegl1",
    "libGLESv2.so.2": "libgles2",
    "libasound.so.2": "libasound2t64 | libasound2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdecor-0.so.0": "libdecor-0-0",
    "libpulse.so.0": "libpulse0",
    "libudev.so.1": "libudev1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""What SDL opens by name for Wayland alone, for sound, gamepads and the screen saver."""

_DESCRIPTION: Final = """\
 A desktop card table for inn-themed card games. In Ugly Gryphon Inn, a solo
 puzzle of one rowdy night, eighteen patrons want a room, everyone is
 sensitive to something, and you decide who goes upstairs next. Innkeeper's
 Folly, Monster Inn and Innkeeper are played by two to five, persons and bots.
 .
 Cards are dragged on a table that feels alive. Every move can be taken back,
 no game is ever lost, and old nights can be watched again.
"""
_OVERRIDES: Final = f"""\
# Python and its libraries are in the package, in a folder of their own: the program runs alike on every
# release, and nobody else is to link against these files.
{NAME}: embedded-library *
# They are packed as their makers built them, some of them so small that they need no other library, some
# with symbols left; and the starter of PyInstaller is built for a fixed place in memory.
{NAME}: library-not-linked-against-libc *
{NAME}: shared-library-lacks-prerequisites *
{NAME}: unstripped-binary-or-object *
{NAME}: hardening-no-pie *
# Every text is measured with exactly these cuts of the fonts.
{NAME}: duplicate-font-file *
# This package comes from the makers of the program and was never uploaded to Debian.
{NAME}: initial-upload-closes-no-bugs *
"""


def make_deb(program: Path, tree: Path, out: Path) -> Path:
    """Lay out the program in the folder `program` as `tree`, pack that into `out`; return the package.

    Raises CannotBuild when dpkg-deb fails.
    """
    _fill(program, tree)
    _write_control(tree, needed_glibc(program))
    _settle(tree)
    package = out / f"{NAME}_{REVISION}_{architecture()}.deb"
    command = [TOOL, "--root-owner-group", "-Zxz", "--build", str(tree), str(package)]
    done = subprocess.run(command, env=_variables(), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotBuild(f"{TOOL} failed: {done.stderr.strip()}")
    return package


def architecture() -> str:
    """Return what Debian calls this kind of processor."""
    return _ARCHITECTURES.get(machine(), machine())


def _variables() -> dict[str, str]:
    # The number of threads decides where the packed stream is cut, and so its bytes.
    return {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "DPKG_DEB_THREADS_MAX": "1", "LC_ALL": "C.UTF-8"}


def _fill(program: Path, tree: Path) -> None:
    usr = tree / "usr"
    shutil.copytree(program, usr / "lib" / NAME, symlinks=True)
    (usr / "games").mkdir()
    (usr / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = usr / "share"
    write_share(share)
    _write_packed(share / "man" / f"man{SECTION}" / f"{NAME}.{SECTION}.gz", manual_page())
    documents = share / "doc" / NAME
    documents.mkdir(parents=True)
    for paper in PAPERS:
        (usr / "lib" / NAME / paper).rename(documents / paper)
    _write_packed(documents / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    _write_packed(documents / "changelog.Debian.gz", _changelog())
    _write(documents / "copyright", _copyright())
    _write(share / "lintian" / "overrides" / NAME, _OVERRIDES)


def _write_control(tree: Path, glibc: str | None) -> None:
    files = [path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink()]
    sums = [
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree).as_posix()}\n"
        for path in files
    ]
    _write(tree / "DEBIAN" / "md5sums", "".join(sums))
    _write(tree / "DEBIAN" / "control", control(_installed_size(files), glibc))


def control(installed_size: int, glibc: str | None) -> str:
    """Return the control file, for a size in KiB and the oldest glibc that will do."""
    libc = f"libc6 (>= {glibc})" if glibc else "libc6"
    return f"""\
Package: {NAME}
Version: {REVISION}
Section: games
Priority: optional
Architecture: {architecture()}
Maintainer: {CONTACT}
Installed-Size: {installed_size}
Depends: {", ".join([libc, *sorted(WINDOW_LIBRARIES.values())])}
Recommends: {", ".join(sorted(HELPFUL_LIBRARIES.values()))}
Description: {SUMMARY[0].lower()}{SUMMARY[1:]}
{_DESCRIPTION}"""


def _installed_size(files: Iterable[Path]) -> int:
    """Return the size in KiB as Debian counts it: every file fills its last one."""
    return sum(-(-path.stat().st_size // 1024) for path in files)


def _changelog() -> str:
    day = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(epoch()))
    return f"""\
{NAME} ({REVISION}) unstable; urgency=medium

  * Version {VERSION}; what changed for players stands in changelog.gz.

 -- {CONTACT}  {day}
"""


def _copyright() -> str:
    """Return the copyright file: our licence in full, and where those of the libraries lie."""
    notice, _, licence = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("Permission")
    owner = next(line for line in notice.splitlines() if line.startswith("Copyright"))
    indented = "\n".join(f" {line}" if line else " ." for line in f"Permission{licence}".strip().splitlines())
    return f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {TITLE}
Upstream-Contact: {AUTHOR}
Comment: The package holds Python and libraries. Their licences, each in full,
 lie in /usr/share/doc/{NAME}/{LICENCES}.

Files: *
{owner.replace("(c) ", "").replace("Copyright", "Copyright:")}
License: Expat
{indented}
"""


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _write_packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def _settle(tree: Path) -> None:
    """Give everything the mode and time that it has in every build; only the program itself may be run."""
    starter = tree / "usr" / "lib" / NAME / NAME
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == starter else 0o644)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)
