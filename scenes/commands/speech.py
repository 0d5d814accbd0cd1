"""How commands speak and end: exit codes, refusals as exceptions, words on the two streams."""

import errno
import json
import os
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from enum import IntEnum

from assets.files import AssetMissing
from game.core.words import Message, message
from scenes.language import plain, tr


class Exit(IntEnum):
    """What the exit code says."""

    DONE = 0
    FAILED = 1
    REFUSED = 2
    UNUSABLE = 3
    STOPPED = 130


EXIT_CODES = {
    Exit.DONE: message("done; whatever was to be saved is on the disk"),
    Exit.FAILED: message("failed: a file is damaged, something is not saved, or the program broke"),
    Exit.REFUSED: message("wrong usage, or an illegal action"),
    Exit.UNUSABLE: message(
        "a file cannot be used: missing, locked, read-only, too new, no save; or there is no display"
    ),
    Exit.STOPPED: message("stopped with Ctrl+C"),
}


class CommandError(Exception):
    """A command that cannot go on; carries a sentence and the exit code."""

    def __init__(self, words: Message, code: Exit) -> None:
        super().__init__(words.text)
        self.words = words
        self.code = code


class Unprintable(Exception):
    """The answer cannot be printed; carries what the system said."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


def tell(text: str) -> None:
    """Print a line of the answer.

    Raises Unprintable, also when the program was started without a standard output.
    """
    if sys.stdout is None:
        raise Unprintable(OSError(errno.EBADF, os.strerror(errno.EBADF)))
    try:
        print(text)
    except OSError as error:
        raise Unprintable(error) from None


def tell_json(data: Mapping[str, object]) -> None:
    """Print the answer as JSON.

    Raises Unprintable.
    """
    tell(json.dumps(data, indent=2))


def finish_telling() -> None:
    """Bring everything that was told to whoever listens.

    Raises Unprintable.
    """
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except OSError as error:
        raise Unprintable(error) from None


def warn(text: str) -> None:
    """Print a line beside the answer, on standard error; never in the answer, where `print` would turn to.

    Nobody may hear it, as when the terminal that the program was started in is gone.
    """
    if sys.stderr is not None:
        with suppress(OSError):
            print(text, file=sys.stderr)


def warn_all(notices: Iterable[Message]) -> None:
    """Print notices beside the answer."""
    for notice in notices:
        warn(plain(notice))


def examples(*lines: str) -> str:
    """Return the end of a help page: how the command is typed."""
    return "\n".join([tr("for example:"), *(f"  {line}" for line in lines)])


def incomplete(problem: AssetMissing) -> str:
    """Return the sentence that a file of the program itself is missing."""
    return tr("The program is incomplete: {name} is missing. Please install it again.", name=problem.name)
