"""Runs PyInstaller with the one specification: a folder and a single file come out of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from builder.archive import plain_mode
from builder.facts import NAME, ROOT, CannotBuild, epoch

WORK: Final = ROOT / "build"
FROZEN: Final = WORK / "frozen"
PAPERS: Final = WORK / "papers"
"""What the specification writes of the build, to lie beside the program."""
FOLDER_NAME: Final = NAME
FILE_NAME: Final = f"{NAME}-single"
LOG: Final = WORK / "pyinstaller.log"
_SPECIFICATION: Final = ROOT / "packaging" / "four_inns.spec"


def freeze() -> None:
    """Make FROZEN / FOLDER_NAME and FROZEN / FILE_NAME; raises CannotBuild."""
    os.umask(0o022)
    WORK.mkdir(exist_ok=True)
    command = [sys.executable, "-P", "-s", "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--distpath", str(FROZEN), "--workpath", str(WORK / "pyinstaller"), str(_SPECIFICATION)]
    with LOG.open("wb") as log:
        done = subprocess.run(
            command, env=_variables(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False
        )
    if done.returncode != 0:
        raise CannotBuild(f"PyInstaller failed; what it said is in {LOG}. Its last line: {_last_line(LOG)}")
    shutil.copytree(PAPERS, FROZEN / FOLDER_NAME, dirs_exist_ok=True)
    _settle(FROZEN)


def _settle(folder: Path) -> None:
    """Give everything the mode that it has in every build, whatever those of the sources are."""
    for path in folder.rglob("*"):
        if not path.is_symlink():
            path.chmod(plain_mode(path))


def _variables() -> dict[str, str]:
    """Return the variables under which two builds of one commit come out alike."""
    return {
        **os.environ,
        "SOURCE_DATE_EPOCH": str(epoch()),
        "PYTHONHASHSEED": "0",
        # What PyInstaller keeps between builds may come from another Python.
        "PYINSTALLER_CONFIG_DIR": str(WORK / "kept"),
    }


def _last_line(path: Path) -> str:
    lines = path.read_text(encoding="utf-8", errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "nothing")
