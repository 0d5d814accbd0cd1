"""The library: all matches of a player, and what can be done with one as a whole.

Listing matches needs no game; what does is imported when it is needed, so that the title appears quickly.
"""

import os
import re
import weakref
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.words import message
from saves.files import free_path, make_folder, why_unwritable, write_new
from saves.format import SaveDamaged, SaveError, SaveUnwritable
from saves.index import Index
from saves.info import MatchInfo
from saves.journal import OnSaved
from saves.paths import Places, analysis_path, places

if TYPE_CHECKING:
    from game.core.players import Player
    from game.core.timeline import Timeline
    from saves.decks import DeckFile
    from saves.matches import StoredMatch
    from saves.statistics import Statistics

ENDING = ".inn"


def _summarize(path: Path, status: os.stat_result) -> MatchInfo:
    from saves.summary import summarize_file

    return summarize_file(path, status)


class Store:
    """The matches, the trash and the decks of one home."""

    def __init__(self, where: Places | None = None) -> None:
        """Use the places of this player unless others are given."""
        self.places = where or places()
        self._index = Index(self.places.index_file, self.places.matches, _summarize)
        self._handed_out: list[weakref.ref[StoredMatch]] = []

    def listing(self) -> list[MatchInfo]:
        """Return all matches, the last one played first; a file that is no match has its problem with it."""
        return self._index.listing()

    def statistics(self, game: str) -> "Statistics":
        """Return the statistics of a game."""
        from saves.statistics import COLUMNS, Statistics

        return Statistics(self._index.finished(game, COLUMNS))

    def latest_unfinished(self) -> MatchInfo | None:
        """Return the match to continue, if there is one."""
        return self._index.latest_unfinished()

    def dailies(self) -> list[MatchInfo]:
        """Return the attempts at daily deals that are known without looking at all files."""
        return self._index.dailies()

    def create(
        self,
        game: str,
        deck: Mapping[str, Any],
        options: Mapping[str, Any],
        seed: int,
        *,
        name: str = "",
        players: "tuple[Player, ...] | None" = None,
        is_practice: bool = False,
        daily: str = "",
        challenge: str = "",
        on_saved: OnSaved | None = None,
    ) -> "StoredMatch":
        """Return a new match in the library; the players are by default persons without names.

        `daily` and `challenge` say where its deal is from, as in `create_match`.

        Raises DeckError, OptionError, SaveUnwritable.
        """
        return self._begin(
            game,
            deck,
            options,
            seed,
            name=name,
            players=players,
            is_practice=is_practice,
            daily=daily,
            challenge=challenge,
            on_saved=on_saved,
        )

    def same_deal(self, stored: "StoredMatch", *, on_saved: OnSaved | None = None) -> "StoredMatch":
        """Return a new match with the deal of another, from its beginning, when nobody had left a seat.

        It is no branch of the other.

        Raises SaveDamaged, SaveUnwritable.
        """
        prefix = None
        if stored.header.has_own_deal:
            # No seed leads to it, so what chance did before the first decision is copied.
            prefix = stored.match.prefix(stored.match.timeline.stops()[0])
        return self._begin_like(
            stored,
            players=stored.header.players,
            challenge=stored.header.challenge,
            prefix=prefix,
            on_saved=on_saved,
        )

    def open(self, path: Path, *, is_writable: bool = True, on_saved: OnSaved | None = None) -> "StoredMatch":
        """Return a match from the library or from anywhere else.

        Raises what `open_match` raises.
        """
        from saves.matches import open_match

        return self._watched(open_match(path, is_writable=is_writable, on_saved=on_saved))

    def branch(
        self,
        stored: "StoredMatch",
        position: int,
        *,
        prefix: "Timeline | None" = None,
        on_saved: OnSaved | None = None,
    ) -> "StoredMatch":
        """Return a new match that goes on from a position on the line of another, with the same seed.

        Those play on who sit at the other table now.
        `prefix` is the way to the position where that is not on the line in force but was taken back.
        Raises SaveDamaged, SaveUnwritable.
        """
        from saves.format import Branched

        return self._begin_like(
            stored,
            players=stored.players,
            name=stored.name,
            branched=Branched(stored.id, position),
            prefix=stored.match.prefix(position) if prefix is None else prefix,
            on_saved=on_saved,
        )

    def _begin_like(self, stored: "StoredMatch", **more: Any) -> "StoredMatch":
        header = stored.header
        return self._begin(
            header.game,
            header.deck,
            header.options,
            header.seed,
            has_own_deal=header.has_own_deal,
            is_practice=header.is_practice,
            **more,
        )

    def _begin(
        self, game: str, deck: Mapping[str, Any], options: Mapping[str, Any], seed: int, **more: Any
    ) -> "StoredMatch":
        """Return a new match whose file has the name of its id; `more` is what `create_match` takes."""
        from saves.creating import create_match, new_identity, now

        created = now()
        identity = new_identity(created)
        if more.get("daily"):
            # Whether it was begun on its day is a matter of the day where the player was.
            created = created.astimezone()
        make_folder(self.places.matches)
        path = self.places.matches / f"{identity}{ENDING}"
        return self._watched(
            create_match(path, game, deck, options, seed, identity=identity, created=created, **more)
        )

    def _watched(self, stored: "StoredMatch") -> "StoredMatch":
        stored.on_closed = self._remember
        self._handed_out = [known for known in self._handed_out if known() is not None]
        self._handed_out.append(weakref.ref(stored))
        return stored

    def open_matches(self) -> "list[StoredMatch]":
        """Return the matches that can be written now, the one opened last at the end, whoever holds them."""
        known = (reference() for reference in self._handed_out)
        return [stored for stored in known if stored is not None and stored.is_writable]

    def _remember(self, stored: "StoredMatch") -> None:
        """Put what is known of a match into the index, so that the next start need not open it."""
        from saves.summary import summarize_match

        if stored.path.parent == self.places.matches:
            with suppress(OSError, SaveError):
                self._index.put(summarize_match(stored))

    def rename(self, path: Path, name: str) -> None:
        """Give a match a name.

        Raises what `open_match` raises.
        """
        from saves.matches import rename_match

        rename_match(path, name)

    def delete(self, path: Path) -> str:
        """Move a match to the trash; return what `restore` needs to bring it back.

        Raises SaveLocked when it is being played, SaveReadOnly, SaveUnwritable.
        """
        from saves.lock import MatchLock

        lock = MatchLock(path)
        try:
            make_folder(self.places.trash)
            return _move(path, self.places.trash).name
        finally:
            lock.release()

    def restore(self, token: str) -> Path:
        """Bring a match back from the trash; return where it is now.

        Raises SaveUnwritable, also when it is not in the trash any more.
        """
        make_folder(self.places.matches)
        return _move(self.places.trash / Path(token).name, self.places.matches)

    def import_file(self, path: Path) -> Path:
        """Copy a match file into the library; return the copy.

        Raises NotASave, SaveTooNew, SaveTooLong, SaveDamaged, SaveUnwritable.
        """
        from saves.reader import read_bytes, read_save
        from saves.summary import check_save

        content = read_bytes(path)
        check_save(read_save(content, name=path.name), path.name)
        make_folder(self.places.matches)
        stem = re.sub(r"[^\w\- ]+", "_", path.stem).strip(" ._")[:80] or "match"
        target = free_path(self.places.matches, stem, ENDING)
        try:
            write_new(target, content)
        except OSError as error:
            raise SaveUnwritable(why_unwritable(target, error)) from None
        return target

    def export_file(self, path: Path, target: Path) -> None:
        """Copy a match to a place outside the library.

        Raises SaveUnwritable, also for a file that exists; NotASave when the match is gone.
        """
        from saves.reader import read_bytes, read_save

        content = read_bytes(path)
        with suppress(SaveDamaged):
            read = read_save(content, name=path.name)
            if not read.is_damaged:
                # A step that is being written at this moment is left out.
                content = content[: read.valid_length]
        try:
            write_new(target, content)
        except OSError as error:
            raise SaveUnwritable(why_unwritable(target, error)) from None

    def decks(self, game: str) -> "list[DeckFile]":
        """Return the decks of a game to choose from, the one that comes along first."""
        from saves.decks import deck_files

        return deck_files(self.places.decks, game)


def _move(path: Path, folder: Path) -> Path:
    target = free_path(folder, path.stem, ENDING)
    try:
        path.rename(target)
    except FileNotFoundError:
        raise SaveUnwritable(message("{file} is not there any more.", file=str(path))) from None
    except OSError as error:
        raise SaveUnwritable(why_unwritable(path, error)) from None
    with suppress(OSError):
        # There need not be one, and it can be made again.
        analysis_path(path).replace(analysis_path(target))
    return target
