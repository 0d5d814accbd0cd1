"""The analysis of one watched match: asked for, heard while it grows, kept beside the file, or broken off."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from game.analysis.report import Analysis
from game.core.words import Message, message
from saves.analyses import NotAnalysable, cached_analysis, keep_analysis, subject_of
from saves.matches import StoredMatch
from scenes.log_file import log


class AtWork(Protocol):
    """Whoever works on an analysis, in other processes."""

    @property
    def is_done(self) -> bool:
        """Whether nothing more will come."""
        ...

    @property
    def problem(self) -> Message | None:
        """Why nothing more will come though it is not done."""
        ...

    def hear(self) -> Analysis | None:
        """Return the newest that is known, None when it is no news."""
        ...

    def wake_at(self) -> float | None:
        """Return when to listen again."""
        ...

    def close(self) -> None:
        """Break the work off."""
        ...


Start: TypeAlias = Callable[[StoredMatch, Callable[[], float]], AtWork]
"""Sets somebody to work on a match; hears the clock."""


def start_crew(stored: StoredMatch, now: Callable[[], float]) -> AtWork:
    """Set processes to work.

    Raises OSError where the system starts no more of them.
    """
    from scenes.analysis.crew import Crew

    return Crew(stored, now)


def is_analysable(stored: StoredMatch) -> bool:
    """Return whether a match may be analysed: before its end that would tell what nobody may know."""
    if stored.match.result is None:
        return False
    try:
        subject_of(stored)
    except NotAnalysable:
        return False
    return True


class Study:
    """What is known of a match, and who is at work on it."""

    def __init__(self, stored: StoredMatch, now: Callable[[], float], start: Start = start_crew) -> None:
        self._stored = stored
        self._now = now
        self._start = start
        self._crew: AtWork | None = None
        self.problem: Message | None = None
        """Why the work ended before it was done."""
        self.analysis: Analysis | None = cached_analysis(stored)
        """What is known; at first, what was found out another time."""

    @property
    def is_working(self) -> bool:
        """Whether more is still found out."""
        return self._crew is not None

    @property
    def is_done(self) -> bool:
        """Whether everything is known."""
        return self.analysis is not None and self.analysis.done >= 1

    @property
    def can_begin(self) -> bool:
        """Whether there is something to find out, and nobody at it."""
        return not self.is_working and not self.is_done

    def begin(self) -> None:
        """Set to work; where no process can be started, `problem` says so."""
        if not self.can_begin:
            return
        self.problem = None
        try:
            self._crew = self._start(self._stored, self._now)
        except OSError as error:
            log.error("no process for an analysis: %s", error)
            self.problem = message("The system starts no more programs now. Please try it again later.")
            return
        self.advance()

    def advance(self) -> bool:
        """Hear what was found out; return whether anything is new."""
        crew = self._crew
        if crew is None:
            return False
        news = crew.hear()
        if news is not None:
            self.analysis = news
        if crew.problem is not None:
            self.problem = crew.problem
        elif not crew.is_done:
            return news is not None
        self.close()
        if self.is_done and self.analysis is not None:
            keep_analysis(self._stored, self.analysis)
        return True

    def wake_at(self) -> float | None:
        """Return when to listen again."""
        return None if self._crew is None else self._crew.wake_at()

    def close(self) -> None:
        """Let nobody work on; what is known stays."""
        crew, self._crew = self._crew, None
        if crew is not None:
            crew.close()
