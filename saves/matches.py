"""A match and its file: everything that happens in the one is written to the other."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from game.core.digest import digest
from game.core.players import persons_of
from game.core.rules import Seat
from game.core.timeline import ROOT, Kind, Operation
from game.core.words import message
from saves.assists import Asked, Assist, assist_line, count_assists, is_perfect
from saves.format import (
    SaveError,
    SaveReadOnly,
)
from saves.journal import Journal, OnSaved
from saves.loading import IMPOSSIBLE, Loaded, impossible_at
from saves.lock import MatchLock
from saves.migrations import UPCASTERS, Upcasters
from saves.operations import act_line, handed_over, move_line, note_line, seat_line, tidy_name, time_line
from saves.reader import read_save
from saves.repair import open_journal


class StoredMatch:
    """A match whose operations go to its file as they happen; use it on one thread."""

    def __init__(
        self, path: Path, loaded: Loaded, lock: MatchLock | None, on_saved: OnSaved | None = None
    ) -> None:
        """Take over a match that was read, and write to its file when a lock is given.

        Raises SaveReadOnly or SaveUnwritable; the lock stays with the caller then.
        """
        self.path = path
        self.header = loaded.read.header
        self.game = loaded.game
        self.table = loaded.table
        self.match = loaded.match
        self.name = loaded.name
        self.players = loaded.players
        """Who sits in each seat now; the header says who did at the beginning."""
        self.asked: Asked = loaded.asked
        self.seconds = loaded.seconds
        """How long a person was at the table."""
        self.notices = loaded.notices
        self.is_playable = loaded.is_playable
        """Whether it could be played on, by whoever may write the file."""
        self.on_closed: Callable[[StoredMatch], None] | None = None
        """Called after everything is on the disk, before another may write."""
        self._lock = lock
        self._journal = None if lock is None else open_journal(path, loaded.read, on_saved)
        self.match.subscribe(self._store)

    @property
    def id(self) -> str:
        """What tells this match from every other."""
        return self.header.id

    @property
    def is_branched(self) -> bool:
        """Whether it was branched off another match, and so counts in no streak."""
        return self.header.branched is not None

    @property
    def is_writable(self) -> bool:
        """Whether what happens in the match is written to the file."""
        return self._journal is not None

    @property
    def saved(self) -> int:
        """How many lines of operations are acknowledged: on the disk, from the beginning of the file."""
        return self._journal.saved if self._journal else 0

    @property
    def problem(self) -> SaveError | None:
        """Why something is not written yet, while that is so."""
        return self._journal.problem if self._journal else None

    def _store(self, operation: Operation) -> None:
        if self._journal is None:
            return
        if operation.kind is Kind.ACT:
            entry = self.match.timeline.records[operation.value].entry()
            state = self.match.state_of(operation.value)
            self._journal.append(act_line(self.game, entry, digest(state)))
        else:
            self._journal.append(move_line(operation))

    def rename(self, name: str) -> None:
        """Give the match a name.

        Raises SaveReadOnly.
        """
        if self._journal is None:
            raise SaveReadOnly(
                message("{file} is open for watching only and cannot be renamed.", file=self.path.name)
            )
        self.name = tidy_name(name)
        self._journal.append(note_line(self.name))

    def hand_over(self, seat: Seat, kind: str) -> None:
        """Let a bot of this kind play on in the seat of a person, for good.

        Raises SaveReadOnly, and ValueError when no person sits there.
        """
        if self._journal is None:
            raise SaveReadOnly(
                message("{file} is open for watching only and cannot be played on.", file=self.path.name)
            )
        self.players = handed_over(self.players, seat, kind)
        self.match.persons = persons_of(self.players)
        self._journal.append(seat_line(seat, kind))

    @property
    def assists(self) -> Mapping[Assist, int]:
        """How often each kind of help was taken before the first result."""
        return count_assists(self.asked)

    @property
    def is_perfect(self) -> bool:
        """Whether nothing helped up to the first result, or up to now; who won is another matter."""
        return is_perfect(self.header, self.match.timeline, self.asked)

    def note_assist(self, assist: Assist) -> None:
        """Note that a person is helped here, once a position, and no more when the result is known."""
        timeline = self.match.timeline
        here = (assist, timeline.cursor)
        if self._journal is None or timeline.first_result is not None or here in self.asked:
            return
        self.asked |= {here}
        self._journal.append(assist_line(*here))

    def spend(self, seconds: float) -> None:
        """Add to the time at the table, in tenths of a second."""
        seconds = round(float(seconds), 1)
        if self._journal is None or seconds <= 0:
            return
        self.seconds += seconds
        self._journal.append(time_line(seconds))

    def flush(self) -> None:
        """Return when everything is on the disk.

        Raises SaveUnwritable.
        """
        if self._journal is not None:
            self._journal.flush()

    def close(self) -> None:
        """Write what waits, and let others write; whoever wants to try again should flush before.

        Raises SaveUnwritable when something could not be written, which is lost then.
        """
        journal, self._journal = self._journal, None
        try:
            if journal is not None:
                journal.close()
                if self.on_closed is not None:
                    self.on_closed(self)
        finally:
            lock, self._lock = self._lock, None
            if lock is not None:
                _give_back(lock, journal)


def _give_back(lock: MatchLock, journal: Journal | None) -> None:
    """Let others write, unless a disk that hangs may still bring a line of ours into the file."""
    if journal is not None and journal.is_writing:
        lock.keep()
    else:
        lock.release()


def open_match(
    path: Path,
    *,
    is_writable: bool = True,
    on_saved: OnSaved | None = None,
    upcasters: Upcasters = UPCASTERS,
) -> StoredMatch:
    """Return the match in a file; one of other rules, or of another table, opens for watching only.

    Raises NotASave, SaveTooNew, SaveTooLong, SaveDamaged, and for writing SaveLocked, SaveReadOnly or
    SaveUnwritable. Nothing in the file is changed unless it is opened for writing.
    """
    lock = None
    if is_writable and path.is_file():
        lock = MatchLock(path)
    try:
        loaded = Loaded(read_save(path, upcasters=upcasters), path.name, is_writable=is_writable)
        if lock is not None and not loaded.is_playable:
            lock.release()
            lock = None
        stored = StoredMatch(path, loaded, lock, on_saved)
    except BaseException:
        if lock is not None:
            lock.release()
        raise
    if stored.is_writable:
        _go_on(stored)
    return stored


def _go_on(stored: StoredMatch) -> None:
    """Let chance do what a crash may have kept it from after a decision; it falls as it would have.

    Raises SaveDamaged; the match is closed then.
    """
    try:
        stored.match.start()
    except BaseException as error:
        with suppress(SaveError):
            stored.close()
        if isinstance(error, IMPOSSIBLE):
            timeline = stored.match.timeline
            node = timeline.line[timeline.cursor - 1] if timeline.cursor else ROOT
            raise impossible_at(stored.match, node, stored.path.name) from None
        raise


def rename_match(path: Path, name: str) -> None:
    """Give a name to a match that is not open, whatever its rules.

    Raises what `open_match` raises for writing.
    """
    lock = MatchLock(path)
    journal = None
    try:
        loaded = Loaded(read_save(path), path.name)
        journal = open_journal(path, loaded.read)
        journal.append(note_line(tidy_name(name)))
        journal.close()
    finally:
        _give_back(lock, journal)
