"""Lays the program out as an AppDir: a folder that runs from wherever it lies, and packs into an AppImage."""

import shutil
from pathlib import Path
from typing import Final

from builder import icons
from builder.facts import APPLICATION_ID, NAME
from builder.share import write_share
from scenes.desktop.names import ENTRY_FILE

FOLDER_NAME: Final = f"{NAME}.AppDir"
ICON_SIZE: Final = 256
_APPRUN: Final = f"""\
#!/bin/sh
# Starts the program of the folder that this file lies in, also when it is called through a link.
APPDIR=$(dirname "$(readlink -f "$0")")
export APPDIR
exec "$APPDIR/usr/bin/{NAME}" "$@"
"""


def make_appdir(program: Path, target: Path) -> None:
    """Lay out the program in the folder `program` as the AppDir `target`, which must not exist yet."""
    usr = target / "usr"
    shutil.copytree(program, usr / "lib" / NAME, symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    write_share(usr / "share")
    shutil.copyfile(usr / "share" / "applications" / ENTRY_FILE, target / ENTRY_FILE)
    icon = target / f"{APPLICATION_ID}.png"
    icons.draw(icons.APP, ICON_SIZE).save(icon, "PNG", optimize=True)
    shutil.copyfile(icon, target / ".DirIcon")
    start = target / "AppRun"
    start.write_text(_APPRUN, encoding="utf-8", newline="\n")
    start.chmod(0o755)
