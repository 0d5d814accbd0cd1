"""Make a match of what a file says, without writing anything."""

from collections.abc import Iterable
from typing import Any

from game.bots.roster import bots_for
from game.core.digest import digest
from game.core.game import Game, Table
from game.core.match import AnyMatch, Match
from game.core.players import Player, names_of, persons_of
from game.core.rules import TABLE
from game.core.timeline import ROOT, Timeline
from game.core.words import Message, message
from game.decks import DeckError
from game.registry import UnknownGame, find_game
from saves.format import Header, SaveDamaged, SaveTooNew
from saves.operations import StoredEntry, impossible, rebuild
from saves.reader import ReadSave

IMPOSSIBLE = (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, AssertionError)
"""What rules may raise for events that never came from them."""


class Loaded:
    """What a file says, as a match; nothing is written."""

    def __init__(self, read: ReadSave, file: str, *, is_writable: bool = False) -> None:
        """Fold the line in force up to the cursor.

        Raises SaveDamaged, or SaveTooNew for a game that is not known here.
        """
        header = read.header
        self.game = game_of(header.game, file)
        self.table = _open_table(self.game, header, file)
        if len(header.players) != self.table.rules.seats:
            raise SaveDamaged(
                message("{file} is damaged: it has not the right number of players.", file=file)
            )
        timeline, self.name, self.players, self.asked, self.seconds, fitting = rebuild(read, self.game, file)
        if header.has_own_deal and (not timeline.records or timeline.records[0].seat != TABLE):
            # The seed would deal something else.
            raise SaveDamaged(message("{file} is damaged: its deal is gone.", file=file))
        self.read = read if fitting == len(read.lines) else read.before(fitting, file)
        self.has_same_rules = header.rules == self.table.rules.version
        self.match = self._make_match(timeline, has_chance=is_writable)
        why_not = self._why_not_playable(file)
        self.is_playable = why_not is None
        """Whether it may be played on; if not, it can still be watched."""
        if why_not is not None:
            self.match = self._make_match(timeline, has_chance=False)
        self.notices = self.read.notices if why_not is None else (*self.read.notices, why_not)

    def _make_match(self, timeline: Timeline, *, has_chance: bool) -> AnyMatch:
        header = self.read.header
        persons = persons_of(self.players)
        return Match(self.table.rules, header.seed, timeline, chance=has_chance, persons=persons)

    def _why_not_playable(self, file: str) -> Message | None:
        if not self.has_same_rules:
            return message(
                "{file} was played under other rules. It can be watched, not played on.", file=file
            )
        if not _are_known(self.players, self.game):
            return message(
                "{file} has a player that this version does not know. It can be watched, not played on.",
                file=file,
            )
        if not self._is_state_right(file):
            return message(
                "{file} does not lead to the table it was saved with. It can be watched, not played on.",
                file=file,
            )
        return None

    def _is_state_right(self, file: str) -> bool:
        timeline = self.match.timeline
        state = fold_state(self.match, timeline.line[timeline.cursor - 1] if timeline.cursor else ROOT, file)
        if not timeline.cursor:
            return True
        record = timeline.records[timeline.line[timeline.cursor - 1]]
        return isinstance(record, StoredEntry) and digest(state) == record.digest


def _are_known(players: Iterable[Player], game: Game) -> bool:
    """Return whether every player is a person or a bot that can play the game."""
    bots = bots_for(game)
    return all(player.is_person or player.kind in bots for player in players)


def fold_state(match: AnyMatch, node: int, file: str) -> Any:
    """Return the state after a node of a match from a file.

    Raises SaveDamaged when its events do not fit.
    """
    try:
        return match.state_of(node)
    except IMPOSSIBLE:
        raise impossible_at(match, node, file) from None


def impossible_at(match: AnyMatch, node: int, file: str) -> SaveDamaged:
    """Return what is said of a match from a file after rules raised an error on the way to a node, or at it.

    It names the first line on the way that does not fit, or else the last.
    """
    line = 1
    for passed in match.timeline.path(node):
        record = match.timeline.records[passed]
        if isinstance(record, StoredEntry):
            file, line = record.file, record.number
        try:
            match.state_of(passed)
        except IMPOSSIBLE:
            break
    return impossible(file, line)


def game_of(name: str, file: str) -> Game:
    """Return the game of a match file.

    Raises SaveTooNew when it is not known here.
    """
    try:
        return find_game(name)
    except UnknownGame:
        raise SaveTooNew(
            message("{file} is a match of a game that this version does not have.", file=file)
        ) from None


def _open_table(game: Game, header: Header, file: str) -> Table:
    try:
        return game.open(header.deck, header.options, file, names_of(header.players))
    except DeckError as error:
        raise SaveDamaged(error.words) from None
    except ValueError:
        raise SaveDamaged(message("{file} is damaged: its options are impossible.", file=file)) from None
