"""What every package says of the program, each fact in this one place: names, version, commit, system."""

import os
import platform
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from game.version import VERSION
from scenes.desktop import names

System: TypeAlias = Literal["linux", "windows", "macos"]

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "four-inns"
"""Of the command, the packages and the folder of the program."""
TITLE: Final = "Four Inns"
APPLICATION_ID: Final = names.APPLICATION_ID
MIME_TYPE: Final = names.MIME_TYPE
SUMMARY: Final = "Four card games about inns and their patrons"
AUTHOR: Final = "The founders of Four Inns"
CONTACT: Final = "Four Inns <four-inns@users.noreply.invalid>"
LICENCE: Final = "MIT"
ENDING: Final = "inn"
LICENCES: Final = "licences"
BILL: Final = "bill-of-materials.cdx.json"
BUILD: Final = "BUILD.txt"
PAPERS: Final = (LICENCES, BILL, BUILD)
"""What lies beside the program: a folder and two files."""

_EPOCH_WITHOUT_COMMIT: Final = 1_767_225_600
"""The beginning of 2026, for a source folder without its history."""


class CannotBuild(Exception):
    """What is missing or went wrong, in one sentence."""


def system() -> System:
    """Return the system that is built on, which is the one that is built for."""
    match sys.platform:
        case "win32":
            return "windows"
        case "darwin":
            return "macos"
        case _:
            return "linux"


def machine() -> str:
    """Return the kind of processor, by the name that the files of this project use."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(name, name)


def file_stem() -> str:
    """Return what the name of every file to be handed out begins with."""
    return f"{NAME}-{VERSION}-{system()}-{machine()}"


def archive_name() -> str:
    """Return the name of the archive of the folder."""
    return file_stem() + (".tar.gz" if system() == "linux" else ".zip")


def single_name() -> str:
    """Return the name of the program in a single file."""
    return f"{file_stem()}-single{program_ending()}"


def program_ending() -> str:
    """Return what the names of executables end with on this system."""
    return ".exe" if system() == "windows" else ""


@cache
def commit() -> str:
    """Return the commit that is built: its full hash, `+changes` after it if files differ, or `unknown`."""
    found = _git("rev-parse", "HEAD")
    if not found:
        return "unknown"
    return found + ("+changes" if _git("status", "--porcelain") else "")


@cache
def epoch() -> int:
    """Return the seconds that stand for the time of the build: that of the commit, or SOURCE_DATE_EPOCH."""
    return int(
        os.environ.get("SOURCE_DATE_EPOCH") or _git("log", "-1", "--format=%ct") or _EPOCH_WITHOUT_COMMIT
    )


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
        )
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
