"""The log of a match: one line for what is worth telling, with what it brought; who passes is no line."""

from collections.abc import Iterator, Sequence

from game.core.match import AnyMatch, Step
from game.core.rules import Seat
from game.core.words import Message
from game.innkeeper.deck import ProprietorCard
from game.innkeeper.events import Event
from game.innkeeper.kinds import NO_CARD, Card
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import View
from game.innkeeper.telling.why import chain as why
from scenes.language import say, tr
from scenes.paint.portrait import Sitter
from scenes.table.game_table import LogEntry
from scenes.table.games.innkeeper.company import Company
from scenes.table.games.innkeeper.paint.faces import proprietor_sitter
from scenes.table.games.innkeeper.telling.latest import Latest
from scenes.table.games.innkeeper.telling.log_facts import Fact, answers_first
from scenes.table.games.innkeeper.telling.log_lines import Line, Writer
from scenes.table.games.innkeeper.telling.outcomes import titles
from scenes.table.past import Past


class Chronicle:
    """Writes the log of one match; what was read of it once is kept."""

    def __init__(self, rules: InnkeeperRules, company: Company) -> None:
        self._rules = rules
        self._title = titles(rules)
        self._company = company
        self._past = Past()
        self._facts: dict[tuple[Seat, int], tuple[Fact, ...]] = {}
        self._read: tuple[Seat, tuple[int, ...]] = (0, ())
        self._writer = self._new_writer()
        self._latest = Latest()
        self._entries: tuple[LogEntry, ...] = ()

    def _new_writer(self) -> Writer:
        return Writer(self._rules.cards, self._title, self._company)

    def entries(self, match: AnyMatch, seat: Seat) -> tuple[LogEntry, ...]:
        """Return the lines for what is in force as a seat may read them, oldest first."""
        nodes = tuple(match.timeline.line[: match.timeline.cursor])
        whose, read = self._read
        if (whose, read) == (seat, nodes):
            return self._entries
        if whose != seat or nodes[: len(read)] != read:
            self._writer, self._latest, read = self._new_writer(), Latest(), ()
        for position, node in enumerate(nodes[len(read) :], len(read) + 1):
            facts = self._of(match, seat, node, position)
            self._latest.read(facts)
            for fact in facts:
                self._writer.read(fact)
        self._read = seat, nodes
        keepers = tuple(inn.proprietor for inn in match.view(seat).inns)
        self._entries = tuple(self._entry(line, keepers) for line in self._writer.lines)
        return self._entries

    def latest(self, sign: str) -> tuple[str, ...]:
        """Return what changed the number of a sign last, in what is in force, and why."""
        return self._latest.of(sign)

    def _of(self, match: AnyMatch, seat: Seat, node: int, position: int) -> tuple[Fact, ...]:
        key = seat, node
        if key not in self._facts:
            self._facts[key] = answers_first(self._said(match, seat, node, position))
        return self._facts[key]

    def _said(self, match: AnyMatch, seat: Seat, node: int, position: int) -> Iterator[Fact]:
        before, steps = self._past.before(match, seat, node), self._past.steps(match, seat, node)
        known = [*before, *steps]
        for at, (event, view) in enumerate(steps, len(before)):
            words = self._rules.describe(event, view)
            told = "" if words is None else " ".join(map(say, (words, *self._why(known, at))))
            yield Fact(event, told, view.round, view.phase, position)

    def _why(self, known: Sequence[Step[Event, View]], at: int) -> tuple[Message, ...]:
        return why(self._rules.cards, self._rules.names, known, at)

    def _entry(self, line: Line, keepers: tuple[Card, ...]) -> LogEntry:
        came = line.outcome.words(self._company, line.seat)
        if came and line.head:
            head = tr("{what}: {outcome}", what=line.head, outcome=came)
            # A full stop would stand apart behind a picture.
            head = head if head.endswith("}") else tr("{what}.", what=head)
        else:
            head = tr("{what}.", what=line.head or came)
        sitter = None if line.seat is None else self._sitter(line.seat, keepers)
        return LogEntry(line.first.round, line.icon, head, "", tuple(line.chain), line.first.position, sitter)

    def _sitter(self, seat: int, keepers: tuple[Card, ...]) -> Sitter:
        """Return the face of a seat as it looks out of its inn."""
        card = keepers[seat] if seat < len(keepers) else NO_CARD
        entry = self._rules.cards.entry(card) if card != NO_CARD else None
        return proprietor_sitter(entry) if isinstance(entry, ProprietorCard) else self._company.sitter(seat)
