"""What happened in a match, in words: the entries of its history as lines for a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.core.game import Table
from game.core.match import AnyMatch, Step
from game.core.players import seat_name
from game.core.rules import TABLE, Seat
from game.core.timeline import Kind
from scenes.language import plain, tr, tr_n


class Teller(NamedTuple):
    """A match, who listens, and what the players are called."""

    table: Table
    match: AnyMatch
    seat: Seat
    """Who listens: nothing is told that this seat may not know."""
    names: Sequence[str] = ()
    says_why: bool = False
    """Whether what happened is followed by the whole chain of why, where the game knows it."""

    def action_words(self, seat: Seat, action: object) -> str:
        """Return an action as it is typed, after the name of the player where there are several."""
        words = self.table.notation.action_words(action)
        if self.table.rules.seats == 1:
            return words
        return tr("{player}: {action}", player=plain(seat_name(self.names, seat)), action=words)

    def entry_lines(
        self,
        node: int,
        *,
        mark: str = "",
        only: int | None = None,
        past: Sequence[Step[Any, Any]] | None = None,
    ) -> Iterator[str]:
        """Yield a player's action with `mark` behind it, unless it is a secret, then what came of it and why.

        The beginning of a turn or round is told after an empty line; `only` asks for one alone. `past` is
        what the listener has seen before, if it is known already.
        """
        notation, rules = self.table.notation, self.table.rules
        entry = self.match.timeline.records[node].entry()
        before = self.match.state_of(self.match.timeline.parents[node])
        chapter = notation.chapter(rules.observe(before, self.seat))
        if self._is_told(node) and only in (None, chapter):
            yield f"> {self.action_words(entry.seat, entry.action)}{mark}"
        steps = list(self.match.steps(node, self.seat))
        before_it = self._past(node) if self.says_why and past is None else past or ()
        known = [*before_it, *steps]
        for at, (event, view) in enumerate(steps, len(before_it)):
            words = rules.describe(event, view)
            last, chapter = chapter, notation.chapter(view)
            if words is None or only not in (None, chapter):
                continue
            if last == chapter:
                yield f"    {plain(words)}"
            else:
                yield ""
                yield plain(words)
            if self.says_why:
                yield from self._why_lines(known, at)

    def _past(self, node: int) -> list[Step[Any, Any]]:
        """Return what the listener has seen before an entry."""
        timeline = self.match.timeline
        path = timeline.path(timeline.parents[node])
        return [step for earlier in path for step in self.match.steps(earlier, self.seat)]

    def _why_lines(self, past: Sequence[Step[Any, Any]], at: int) -> Iterator[str]:
        """Yield the chain of why in one line, if there is one."""
        chain = " ".join(plain(words) for words in self.table.notation.why(past, at))
        if chain:
            yield "      " + tr("why: {chain}", chain=chain)

    def _is_told(self, node: int) -> bool:
        """Whether an entry is a decision of which the listener may hear."""
        entry = self.match.timeline.records[node].entry()
        return entry.seat != TABLE and self.table.notation.is_told(entry.action, self.seat)

    def line_lines(self) -> Iterator[str]:
        """Yield what is in force: the line up to the cursor, or the present chapter if the rest is hidden."""
        notation, view = self.table.notation, self.match.view(self.seat)
        only = notation.chapter(view) if notation.hides_past(view) else None
        past: list[Step[Any, Any]] = []
        for node in self.match.timeline.line[: self.match.position]:
            yield from self.entry_lines(node, only=only, past=past)
            if self.says_why:
                past += self.match.steps(node, self.seat)

    def history_lines(self) -> Iterator[str]:
        """Yield everything in the order in which it was done; what no longer holds is marked."""
        timeline = self.match.timeline
        in_force = set(timeline.line[: self.match.position])
        line: list[int] = []
        position = 0
        for kind, value in timeline.operations:
            match kind:
                case Kind.ACT:
                    line[position:] = [value]
                    position += 1
                    mark = "" if value in in_force else "   " + tr("(taken back)")
                    yield from self.entry_lines(value, mark=mark)
                case Kind.UNDO | Kind.REDO:
                    yield self._jump_line(line, position, value)
                    position = value

    def _jump_line(self, line: list[int], start: int, end: int) -> str:
        passed = line[min(start, end) : max(start, end)]
        decisions = sum(map(self._is_told, passed))
        if end < start:
            return "< " + tr_n("{n} decision taken back", "{n} decisions taken back", decisions)
        return "> " + tr_n("{n} decision redone", "{n} decisions redone", decisions)
