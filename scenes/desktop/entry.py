"""The desktop entry of this very copy of the program, and the command line in it.

Source: Desktop Entry Specification 1.5, "The Exec key" and "Possible value types".
"""

import os
import re
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.core.words import message
from scenes.children import is_built
from scenes.commands.speech import CommandError, Exit

_PLAIN = re.compile(r"[A-Za-z0-9_@+:,./-]+")
_ESCAPED_IN_QUOTES = re.compile(r'(["`$\\])')
_THROUGH_SHELL = ("/bin/sh", "-c", 'exec "$0" "$@"')
_ESCAPES = {"\\": r"\\", "\n": r"\n", "\t": r"\t", "\r": r"\r"}


def command(environment: Mapping[str, str]) -> list[str]:
    """Return how this copy of the program is started, from any folder.

    A program in an AppImage lies in a folder that goes away with it; what stays is the file around it.
    """
    if not is_built():
        return [os.path.abspath(sys.executable), "-P", "-s", "-m", "scenes.cli"]  # noqa: PTH100 - keeps links
    program = Path(sys.executable).absolute()
    around = environment.get("APPDIR")
    # The variables may also come from another program of this kind, such as the terminal.
    if around and program.resolve().is_relative_to(Path(around).resolve()):
        return [environment.get("APPIMAGE") or str(Path(around).absolute() / "AppRun")]
    return [str(program)]


def typed(environment: Mapping[str, str], option: str) -> str:
    """Return what to type in a terminal to start this copy of the program with an option."""
    return shlex.join([*command(environment), option])


def tailored(entry: str, words: Sequence[str]) -> str:
    """Return a desktop entry that starts this command; it is not shown once the program is gone.

    Raises CommandError when the command cannot be written in an entry.
    """
    try:
        "".join(words).encode()
    except UnicodeEncodeError:
        place = os.fsencode(words[0]).decode(errors="replace")
        raise CommandError(
            message(
                "The path {place} is not written in UTF-8, so no desktop can start the program there.",
                place=place,
            ),
            Exit.UNUSABLE,
        ) from None
    lines = [f"TryExec={_as_value(words[0])}", f"Exec={exec_value(words)}"]
    return re.sub(r"(?m)^Exec=.*$", lambda _: "\n".join(lines), entry, count=1)


def exec_value(words: Sequence[str]) -> str:
    """Return the value of Exec for a command that takes files.

    A shell starts a program with `=` in its path, which the specification forbids, or with `%`, which GLib
    does not find.
    """
    before = _THROUGH_SHELL if {"=", "%"} & set(words[0]) else ()
    return _as_value(" ".join([*map(_quoted, (*before, *words)), "%F"]))


def _quoted(word: str) -> str:
    """Return an argument so that it is one, whatever stands in it."""
    if _PLAIN.fullmatch(word):
        return word
    return '"' + _ESCAPED_IN_QUOTES.sub(r"\\\1", word.replace("%", "%%")) + '"'


def _as_value(text: str) -> str:
    """Return a text as it stands behind a key."""
    escaped = "".join(_ESCAPES.get(letter, letter) for letter in text)
    return rf"\s{escaped[1:]}" if escaped.startswith(" ") else escaped
