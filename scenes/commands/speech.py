"""How commands speak and end: exit codes, refusals as exceptions, words on the two streams."""

import json
import sys
from collections.abc import Iterable, Mapping
from enum import IntEnum

from game.core.words import Message, message
from scenes.language import plain, tr


class Exit(IntEnum):
    """What the exit code says."""

    DONE = 0
    FAILED = 1
    REFUSED = 2
    UNREADABLE = 3
    STOPPED = 130


EXIT_CODES = {
    Exit.DONE: message("done; whatever was to be saved is on the disk"),
    Exit.FAILED: message("failed: the file is damaged, a check failed, or the program broke"),
    Exit.REFUSED: message("wrong usage, or an illegal action"),
    Exit.UNREADABLE: message("a file cannot be used: missing, locked, read-only, too new, no save"),
    Exit.STOPPED: message("stopped with Ctrl+C"),
}


class CommandError(Exception):
    """A command that cannot go on; carries a sentence and the exit code."""

    def __init__(self, words: Message, code: Exit) -> None:
        super().__init__(words.text)
        self.words = words
        self.code = code


def tell(text: str) -> None:
    """Print a line of the answer."""
    print(text)


def tell_json(data: Mapping[str, object]) -> None:
    """Print the answer as JSON."""
    print(json.dumps(data, indent=2))


def warn(text: str) -> None:
    """Print a line beside the answer, on standard error."""
    print(text, file=sys.stderr)


def warn_all(notices: Iterable[Message]) -> None:
    """Print notices beside the answer."""
    for notice in notices:
        warn(plain(notice))


def examples(*lines: str) -> str:
    """Return the end of a help page: how the command is typed."""
    return "\n".join([tr("for example:"), *(f"  {line}" for line in lines)])
