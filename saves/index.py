"""An index of all matches in SQLite: derived data, made again whenever it is missing, stale or damaged.

A list of matches needs no game and no deck for files that have not changed since they were looked at.
"""

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeAlias
from zlib import crc32

from game.version import VERSION
from saves.info import MatchInfo, pack_players, pack_words, unpack_players, unpack_words

_STAMP = [0x494E4E53, crc32(f"{VERSION} 6".encode()) & 0x7FFFFFFF]
"""Whose file it is, and what wrote it: each version of the program starts anew, for its rules may differ."""
_FIELDS = MatchInfo._fields
_FLAGS = tuple(at for at, name in enumerate(_FIELDS) if name.startswith(("is_", "has_")))
_WORDS = (_FIELDS.index("headline"), _FIELDS.index("problem"))
_PLAYERS = _FIELDS.index("players")
_COLUMN_NAMES = ("file", *_FIELDS[1:])
_COLUMNS = ", ".join(_COLUMN_NAMES)
_STAMPS = "file, changed, size"
_PLACES = ", ".join("?" for _ in _FIELDS)
_ENDING = ".inn"

Row: TypeAlias = tuple[Any, ...]
Summarize: TypeAlias = Callable[[Path, os.stat_result], MatchInfo]


class Index:
    """What is known of the match files in one folder; several processes may use it at once."""

    def __init__(self, file: Path, folder: Path, summarize: Summarize) -> None:
        """Use `summarize` for files that are new or have changed."""
        self._file = file
        self._folder = folder
        self._summarize = summarize

    def listing(self) -> list[MatchInfo]:
        """Return all matches as they are now, the last one written first."""
        with closing(self._open()) as connection:
            known = self._known(connection)
            files = self._files()
            fresh: list[MatchInfo] = []
            current = list(self._walk(files, known, fresh))
            self._keep(connection, fresh, known.keys() - files.keys())
        return current

    def finished(self, game: str, columns: Sequence[str]) -> list[Row]:
        """Return columns of all finished matches of a game as they are now, as SQLite keeps them.

        `columns` begin with `file`, the name in bytes.
        """
        with closing(self._open()) as connection:
            files = self._files()
            stamps = self._known(connection, columns=_STAMPS)
            fresh = [
                self._summarize(self._folder / name, status)
                for name, status in files.items()
                if not _is_current(stamps.get(name), status)
            ]
            gone = stamps.keys() - files.keys()
            self._keep(connection, fresh, gone)
            rows = self._fetch(connection, ", ".join(columns), "WHERE game = ? AND is_over", game)
        if fresh or gone:
            # The index may be one that could not be written just now.
            other = {os.fsencode(name) for name in (*gone, *(info.path.name for info in fresh))}
            places = [_COLUMN_NAMES.index(column) for column in columns]
            new = [_row(info) for info in fresh if info.game == game and info.is_over]
            rows = [row for row in rows if row[0] not in other]
            rows += [tuple([row[at] for at in places]) for row in new]
        return rows

    def latest_unfinished(self) -> MatchInfo | None:
        """Return the match written last among those that can be continued; looks at no file before it."""
        with closing(self._open()) as connection:
            known = self._known(connection)
            fresh: list[MatchInfo] = []
            walk = self._walk(self._files(), known, fresh)
            latest = next((info for info in walk if info.is_playable and not info.is_over), None)
            self._keep(connection, fresh, ())
        return latest

    def dailies(self) -> list[MatchInfo]:
        """Return the attempts at daily deals that are known by now; looks at no other file."""
        with closing(self._open()) as connection:
            known = self._known(connection, "WHERE daily != ''")
        found = []
        for name, row in known.items():
            with suppress(OSError):
                info = self._info(row, (self._folder / name).stat())
                if info is not None:
                    found.append(info)
        return found

    def put(self, *infos: MatchInfo) -> None:
        """Keep what is known of matches that were just closed; if impossible, the next listing does it."""
        with closing(self._open()) as connection:
            self._keep(connection, infos, ())

    def _files(self) -> dict[str, os.stat_result]:
        files = {}
        with (
            suppress(FileNotFoundError, NotADirectoryError, PermissionError),
            os.scandir(self._folder) as entries,
        ):
            for entry in entries:
                name = entry.name
                if not name.endswith(_ENDING) or name[0] == ".":
                    continue
                try:
                    files[name] = entry.stat()
                except OSError:
                    # It is gone already.
                    continue
        return files

    def _walk(
        self, files: Mapping[str, os.stat_result], known: Mapping[str, Row], fresh: list[MatchInfo]
    ) -> Iterator[MatchInfo]:
        """Yield what is known of each file, the last one written first; adds what had to be found out."""
        for name in sorted(files, key=lambda name: (files[name].st_mtime, name), reverse=True):
            status = files[name]
            info = self._info(known.get(name), status)
            if info is None:
                info = self._summarize(self._folder / name, status)
                fresh.append(info)
            yield info

    def _known(
        self, connection: sqlite3.Connection, which: str = "", columns: str = _COLUMNS
    ) -> dict[str, Row]:
        """Return what the index has, by the name of the file."""
        decode = os.fsdecode
        return {decode(row[0]): row for row in self._fetch(connection, columns, which)}

    def _fetch(self, connection: sqlite3.Connection, columns: str, which: str, *values: str) -> list[Row]:
        """Return columns of the index, the first of which is the file; nothing if it cannot be read."""
        try:
            rows = connection.execute(f"SELECT {columns} FROM matches {which}", values).fetchall()
            if any(type(row[0]) is not bytes for row in rows):
                raise sqlite3.DatabaseError("a file is no name")
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY:
                self._discard()
            return []
        return rows

    def _keep(self, connection: sqlite3.Connection, fresh: Sequence[MatchInfo], gone: Iterable[str]) -> None:
        """Write what was found out; a list is right even if this is impossible just now."""
        rows = [_row(info) for info in fresh]
        names = [(os.fsencode(name),) for name in gone]
        if not rows and not names:
            return
        with suppress(sqlite3.Error), connection:
            connection.executemany("DELETE FROM matches WHERE file = ?", names)
            connection.executemany(f"INSERT OR REPLACE INTO matches ({_COLUMNS}) VALUES ({_PLACES})", rows)

    def _discard(self) -> None:
        with suppress(OSError):
            self._file.unlink()

    def _info(self, row: Row | None, status: os.stat_result) -> MatchInfo | None:
        """Return what the index says of a file, or None when it says nothing that is still true."""
        if row is None or not _is_current(row, status):
            return None
        values = list(row)
        try:
            values[0] = self._folder / os.fsdecode(row[0])
            for at in _FLAGS:
                values[at] = bool(row[at])
            for at in _WORDS:
                values[at] = row[at] and unpack_words(row[at])
            values[_PLAYERS] = unpack_players(row[_PLAYERS])
        except (TypeError, ValueError):
            return None
        return MatchInfo._make(values)

    def _open(self) -> sqlite3.Connection:
        for file in (self._file, self._file, None):
            try:
                return _connect(file)
            except sqlite3.OperationalError:
                # Busy, read-only or no such folder: do without for now.
                continue
            except sqlite3.DatabaseError:
                self._discard()
        raise AssertionError("a database in memory can always be opened")


def _is_current(row: Row | None, status: os.stat_result) -> bool:
    """Return whether a file is as it was when it was looked at."""
    return row is not None and row[1] == status.st_mtime and row[2] == status.st_size


def _row(info: MatchInfo) -> Row:
    values = info._asdict()
    values["path"] = os.fsencode(info.path.name)
    values["headline"] = pack_words(info.headline)
    values["players"] = pack_players(info.players)
    values["problem"] = info.problem and pack_words(info.problem)
    # As SQLite gives them back, which knows no truth.
    return tuple([int(value) if type(value) is bool else value for value in values.values()])


def _connect(file: Path | None) -> sqlite3.Connection:
    """Return a connection to an index that has the right table.

    Raises sqlite3.DatabaseError for something else, and OperationalError when it cannot be opened or written.
    """
    connection = sqlite3.connect(file or ":memory:", timeout=1.0)
    try:
        if _stamp(connection) != _STAMP:
            _make_table(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _stamp(connection: sqlite3.Connection) -> list[int]:
    return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")]


def _make_table(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    if _stamp(connection) == _STAMP:
        # Another process was quicker.
        connection.rollback()
        return
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise sqlite3.DatabaseError("not an index of matches, or an old one")
    columns = ", ".join(("file BLOB PRIMARY KEY", *_FIELDS[1:]))
    connection.execute(f"CREATE TABLE matches ({columns}) WITHOUT ROWID")
    connection.execute(f"PRAGMA application_id = {_STAMP[0]}")
    connection.execute(f"PRAGMA user_version = {_STAMP[1]}")
    connection.commit()
