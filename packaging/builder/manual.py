"""Writes the manual page `four-inns(6)` from what the command line says of itself."""

import os
import re
import subprocess
import sys
import time
from typing import Final

from builder.facts import NAME, ROOT, SUMMARY, TITLE, CannotBuild, epoch
from game.version import VERSION

SECTION: Final = 6
"""Of games."""
_HEADING: Final = re.compile(r"([a-z][a-z ]*):")
_ITEM: Final = re.compile(r"  (\S(?:.*?\S)?)  +(\S.*)")


def manual_page() -> str:
    """Return the page in the language of `man`; raises CannotBuild when the program does not say its help."""
    help_text = _help()
    items = _items(help_text)
    day = time.strftime("%Y-%m-%d", time.gmtime(epoch()))
    lines = [
        f'.TH {NAME.upper()} {SECTION} {day} "{TITLE} {VERSION}" Games',
        ".SH NAME",
        _plain(f"{NAME} - {SUMMARY[0].lower()}{SUMMARY[1:]}"),
        ".SH SYNOPSIS",
        f".B {_plain(NAME)}",
        ".RI [ FILE.inn ]",
        ".br",
        f".B {_plain(NAME)}",
        ".I COMMAND",
        "\\&...",
        ".SH DESCRIPTION",
        "Without a command the window opens.",
        "Each command explains itself with",
        f".BR {_plain('--help')} .",
        *_section("OPTIONS", items["positional arguments"] + items["options"]),
        *_section("COMMANDS", items["commands"]),
        *_section("EXIT STATUS", items["exit codes"]),
        ".SH FILES",
        ".TP",
        f".I ~/.local/share/{_plain(NAME)}",
        "Matches, decks, settings and the log, unless",
        ".B FOUR_INNS_HOME",
        "names another folder.",
    ]
    return "\n".join(lines) + "\n"


def _help() -> str:
    """Ask the program for its help, in English and unbroken lines."""
    variables = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "COLUMNS": "500"}
    done = subprocess.run(
        [sys.executable, "-P", "-s", "-m", "scenes.cli", "--help"],
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        raise CannotBuild(f"The program does not say its help: {done.stderr.strip()}")
    return done.stdout


def _items(help_text: str) -> dict[str, list[tuple[str, str]]]:
    """Return what the help lists, by the headings of the lists: what one types and what it does."""
    items: dict[str, list[tuple[str, str]]] = {}
    heading = ""
    for line in help_text.splitlines():
        if found := _HEADING.fullmatch(line):
            heading = found[1]
        elif found := _ITEM.fullmatch(line):
            items.setdefault(heading, []).append((found[1], found[2]))
    return items


def _section(title: str, items: list[tuple[str, str]]) -> list[str]:
    lines = [f".SH {title}"]
    for name, words in items:
        lines += [".TP", f".B {_plain(name)}", _plain(words)]
    return lines


def _plain(text: str) -> str:
    """Return a text so that none of its signs is a command of the page."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
