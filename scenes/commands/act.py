"""`four-inns act`: takes actions in a saved match, undo and redo among them; bots answer at once."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.game import ScriptError, Table
from game.core.players import names_of, seat_name
from game.core.rules import IllegalAction, Seat
from game.core.takebacks import decider_at, redo_refusal, undo_refusal
from game.core.words import Message, message
from scenes.commands.eyes import add_doer, eyes
from scenes.commands.speech import CommandError, Exit, examples, tell
from scenes.commands.telling import Teller
from scenes.language import plain, tr

if TYPE_CHECKING:
    from saves.matches import StoredMatch

UNDO = "undo"
REDO = "redo"
CONCEDE = "concede"
MOST_WORDS = 6
"""More words than any action has."""


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE.inn", help=tr("the match"))
    parser.add_argument(
        "actions",
        nargs="+",
        metavar="ACTION",
        help=tr("what the person to act does, as `show` lists it, undo, redo or concede; one or several"),
    )
    add_doer(parser)
    parser.epilog = "\n".join(
        [
            examples(
                'four-inns act F.inn "place rusty_ranger" "bring drunken_dwarf" undo redo',
                'four-inns act F.inn "stay gold" leave',
                'four-inns act F.inn --seat 2 "bid 3"',
            ),
            "",
            tr("Where several persons decide at once, as when they bid, each does so alone: with --seat."),
            tr("Bots answer after every action. An illegal action ends the command with exit code 2; what"),
            tr("came before it stays done. Undo leads back to the last decision of a person; it is refused"),
            tr("when another person may have seen the table since, except in practice. Concede leaves the"),
            tr("seat of the person to act to a bot, for good."),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Take the actions in order, save them, then tell what came of them."""
    from scenes.commands.matches import opened

    with opened(options.file, is_writable=True) as stored:
        if not stored.is_writable:
            raise CommandError(message("{file} cannot be played on.", file=str(stored.path)), Exit.UNUSABLE)
        hand = _Hand(stored, options.seat)
        refusal: Message | None = None
        try:
            hand.let_bots_answer()
            for words in joined(stored.table, options.actions):
                hand.perform(words)
        except ScriptError as error:
            refusal = error.words
        except IllegalAction as error:
            refusal = error.refusal.words
        stored.flush()
        for line in hand.lines:
            tell(line)
    if refusal is not None:
        raise CommandError(refusal, Exit.REFUSED)
    return Exit.DONE


def joined(table: Table, arguments: Sequence[str]) -> list[str]:
    """Return actions from arguments: `place X` typed without quotation marks is put together again."""
    actions: list[str] = []
    rest = list(arguments)
    while rest:
        lengths = range(min(MOST_WORDS, len(rest)), 0, -1)
        count = next((n for n in lengths if _is_action(table, " ".join(rest[:n]))), 1)
        actions.append(" ".join(rest[:count]))
        del rest[:count]
    return actions


def _is_action(table: Table, words: str) -> bool:
    if words in (UNDO, REDO, CONCEDE):
        return True
    try:
        table.notation.parse_action(words, 0)
    except ScriptError:
        return False
    return True


class _Hand:
    """Whoever types: acts for the person whose turn it is, and gathers what is to be told."""

    def __init__(self, stored: "StoredMatch", chosen: Seat | None = None) -> None:
        """Act for the person in the chosen seat, or else for whoever is to act.

        Raises CommandError when nobody sits there, or a bot.
        """
        self._stored = stored
        self._match, self._table = stored.match, stored.table
        self.lines: list[str] = []
        self._chosen = chosen
        if chosen is not None and not stored.players[eyes(stored.match, stored.players, chosen)].is_person:
            raise CommandError(message("A bot sits in seat {seat}.", seat=chosen), Exit.REFUSED)
        # Whoever is to act may have looked at the table before this command, but not between its actions.
        self._looker = decider_at(self._match, self._match.position)

    @property
    def _seat(self) -> Seat:
        """The person who was chosen or is to act, or another one when nobody is."""
        return eyes(self._match, self._stored.players, self._chosen)

    def _teller(self, seat: Seat) -> Teller:
        return Teller(self._table, self._match, seat, names_of(self._stored.players))

    def let_bots_answer(self) -> None:
        """Let bots play that were not done when the match was left."""
        self._let_bots_answer(self._seat)

    def _let_bots_answer(self, seat: Seat, before: int | None = None) -> None:
        """Let bots play until a person is to act; tell a seat what has happened since a position."""
        from game.bots.answering import answer, bots_at

        stored, match = self._stored, self._match
        before = match.position if before is None else before
        answer(match, bots_at(stored.game, stored.table.rules, stored.players))
        self._tell_from(before, seat)

    def perform(self, words: str) -> None:
        """Do one thing and gather what came of it.

        Raises ScriptError for what is no action, IllegalAction for one that the rules refuse.
        """
        if words == UNDO:
            self._undo()
            return
        if words == CONCEDE:
            self._concede()
            return
        match, seat, before = self._match, self._seat, self._match.position
        if words == REDO:
            self._refuse(redo_refusal)
            match.redo()
        else:
            action = self._table.notation.parse_action(words, seat)
            match.act(self._table.notation.meant(action, match.state), seat)
        self._looker = None
        self._let_bots_answer(seat, before)

    def _refuse(self, refusal_of: Callable[..., Message | None]) -> None:
        """Raise ScriptError when the cursor may not be moved."""
        names, is_practice = names_of(self._stored.players), self._stored.header.is_practice
        refusal = refusal_of(self._match, self._looker, names, is_practice=is_practice)
        if refusal is not None:
            raise ScriptError(refusal)

    def _undo(self) -> None:
        match = self._match
        self._refuse(undo_refusal)
        match.undo()
        self._looker = None
        entry = match.entry_at(match.position)
        action = self._teller(entry.seat).action_words(entry.seat, entry.action)
        self.lines.append(tr("Taken back: {action}", action=action))

    def _concede(self) -> None:
        """Let a bot play on for the person to act, and tell what bots do as far as that person sees it.

        Raises ScriptError when nobody can leave a seat now.
        """
        from game.bots.roster import usual_bot

        stored, seat = self._stored, self._seat
        if stored.table.rules.seats < 2:
            raise ScriptError(message("Only at a table of several seats can somebody else play on for you."))
        if decider_at(self._match, self._match.position) is None:
            raise ScriptError(message("No person is to act, so nobody can leave a seat."))
        if seat not in self._match.rules.to_act(self._match.state):
            raise ScriptError(message("It is not this player's turn."))
        stored.hand_over(seat, usual_bot(stored.game))
        name = plain(seat_name(names_of(stored.players), seat))
        self.lines.append(tr("{name} leaves the seat; a bot plays on.", name=name))
        self._looker = None
        self._let_bots_answer(seat)

    def _tell_from(self, position: int, seat: Seat) -> None:
        teller = self._teller(seat)
        for node in self._match.timeline.line[position : self._match.position]:
            self.lines.extend(teller.entry_lines(node))
