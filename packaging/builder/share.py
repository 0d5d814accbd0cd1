"""Fills `share` of a Linux system: desktop entry, MIME type, AppStream data and icons."""

import shutil
from pathlib import Path
from typing import Final

from builder import icons
from builder.facts import APPLICATION_ID, ROOT
from scenes.desktop.names import ENTRY_FILE, TYPE_FILE

DESKTOP_DATA: Final = ROOT / "assets" / "desktop"
METAINFO: Final = f"{APPLICATION_ID}.metainfo.xml"


def write_share(share: Path) -> None:
    """Write what the desktop reads of an installed program below this folder."""
    for name, place in ((ENTRY_FILE, "applications"), (TYPE_FILE, "mime/packages"), (METAINFO, "metainfo")):
        folder = share / place
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(DESKTOP_DATA / name, folder / name)
    icons.write_theme(share / "icons")
