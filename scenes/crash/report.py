"""Reports of errors nobody foresaw: a text for whoever looks for the mistake, kept in a file of its own.

They are in English, like the log. Writing one never raises: what cannot be told is left out with the reason.
"""

import re
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

from game.core.words import Message, message
from saves.files import free_path, make_folder, why_unwritable, write_new
from saves.format import SaveError
from saves.paths import Places
from scenes.language import plain, tr
from scenes.log_file import last_lines, log

KEPT: Final = 10
"""So many reports are kept; each new one takes the place of the oldest."""
LOG_LINES: Final = 100
_STEM, _ENDING = "crash-", ".txt"

Fact: TypeAlias = tuple[str, str]
Section: TypeAlias = tuple[str, Callable[[], str]]
"""A heading, and what gives the text below it; it may raise."""


@dataclass(frozen=True, slots=True)
class Report:
    """What is known of an error; `path` is its file, or `problem` says why there is none."""

    text: str
    path: Path | None
    problem: Message | None

    @property
    def place(self) -> str:
        """Where the file is, to be shown; empty when there is none."""
        return "" if self.path is None else shorten(str(self.path))


def file_report(
    where: Places,
    error: BaseException,
    facts: Sequence[Fact] = (),
    sections: Sequence[Section] = (),
    others: Iterable[BaseException] = (),
) -> Report:
    """Write down an error, and others that followed from it, and log it; the home of the user becomes `~`."""
    try:
        text = _compose(where, error, facts, sections, others)
    except Exception as failure:  # such as memory that is still short
        text = f"{type(error).__name__}; the rest cannot be told: {type(failure).__name__}\n"
    path, problem = _keep(where.crashes, text)
    told = f"report in {path}" if path is not None else "no report" if problem is None else plain(problem)
    log.error("unexpected error, %s", told, exc_info=error)
    return Report(text, path, problem)


def last_words(report: Report) -> Message:
    """Return where the details are; for the player, so the path is whole."""
    if report.path is not None:
        return message("The details are in {file}", file=str(report.path))
    if report.problem is None:
        return message("There is no report of it.")
    return message("There is no report of it: {reason}", reason=report.problem)


def _compose(
    where: Places,
    error: BaseException,
    facts: Sequence[Fact],
    sections: Sequence[Section],
    others: Iterable[BaseException],
) -> str:
    head: list[Fact] = [
        ("time", datetime.now().astimezone().isoformat(timespec="seconds")),
        ("error", _guarded(lambda: _in_short(error))),
        *_parts(),
        *facts,
    ]
    lines = [
        tr("Four Inns: report of an unexpected error"),
        "",
        *(f"{name}: {value}" for name, value in head),
    ]
    whole: list[Section] = [("Traceback", lambda: _traceback(error))]
    whole += [("Then", _telling(other)) for other in others]
    whole += [
        (tr("Log, last {n} lines", n=LOG_LINES), lambda: "\n".join(last_lines(where.log_file, LOG_LINES)))
    ]
    whole += sections
    for title, telling in whole:
        lines += ["", f"--- {title} ---", _guarded(telling).rstrip("\n")]
    return shorten("\n".join(lines) + "\n")


def _parts() -> list[Fact]:
    try:
        from scenes.about import parts

        return parts()
    except Exception as error:  # such as a library that cannot be loaded, which may be the very mistake
        return [("parts", _missing(error)), ("Python", sys.version)]


def _guarded(telling: Callable[[], str]) -> str:
    try:
        return telling()
    except Exception as error:  # a report without a part is better than none
        return _missing(error)


def _missing(error: Exception) -> str:
    reason = ""
    with suppress(Exception):
        reason = plain(error.words) if isinstance(error, SaveError) else str(error)
    return f"(there is none: {type(error).__name__}: {reason})"


def _in_short(error: BaseException) -> str:
    return traceback.format_exception_only(error)[-1].strip()


def _traceback(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


def _telling(error: BaseException) -> Callable[[], str]:
    return lambda: _traceback(error)


def shorten(text: str) -> str:
    """Return a text in which the home of the user, which often is a name, has become `~`."""
    try:
        home = str(Path.home())
    except RuntimeError:
        return text
    if len(Path(home).parts) < 2:
        return text
    for spelled in (home, home.replace("\\", "\\\\")):
        flags = re.IGNORECASE if sys.platform == "win32" else 0
        text = re.sub(re.escape(spelled) + r"(?![\w.-])", "~", text, flags=flags)
    return text


def _keep(folder: Path, text: str) -> tuple[Path | None, Message | None]:
    path = folder
    try:
        make_folder(folder)
        path = free_path(folder, f"{_STEM}{datetime.now():%Y%m%d-%H%M%S}", _ENDING)
        write_new(path, text.encode("utf-8", errors="backslashreplace"))
    except SaveError as problem:
        return None, problem.words
    except Exception as error:  # the text is still there to be shown
        return None, why_unwritable(path, error)
    with suppress(OSError):
        _clear_out(folder, path)
    return path, None


def _clear_out(folder: Path, newest: Path) -> None:
    others = [path for path in folder.glob(f"{_STEM}*{_ENDING}") if path != newest]
    others.sort(key=lambda path: (path.stat().st_mtime_ns, path.name))
    for path in others[: 1 - KEPT]:
        path.unlink()
