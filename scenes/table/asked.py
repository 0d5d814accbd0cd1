"""Which decisions on the line were put to a person: undo, redo and jumps lead to no others."""

from collections.abc import Callable

from game.core.match import AnyMatch
from game.core.rules import Seat
from scenes.table.game_table import GameTable, View


class Asked:
    """Tells real questions from those that were answered unasked, or together, at the ring of a bell."""

    def __init__(self, match: AnyMatch, table: Callable[[], GameTable]) -> None:
        """Look at a match with the eyes of the table that lies before the player."""
        self._match = match
        self._table = table
        self._known_for: tuple[GameTable, frozenset[Seat]] | None = None
        self._known: dict[int, bool] = {}

    def undo_stop(self) -> int | None:
        """Return where undo leads: before the last decision that a person was asked for; None for none."""
        return next((at for at in range(self._match.position - 1, -1, -1) if self._is_asked(at)), None)

    def redo_stop(self) -> int | None:
        """Return where redo leads: to the next decision of that kind; None if nothing was taken back."""
        position, end = self._match.position, len(self._match.timeline.line)
        return self.stop_from(position + 1) if position < end else None

    def stop_from(self, position: int) -> int:
        """Return the first position from this one on where a person was asked, else the end of the line."""
        end = len(self._match.timeline.line)
        return next((at for at in range(position, end) if self._is_asked(at)), end)

    def _is_asked(self, position: int) -> bool:
        node = self._match.timeline.line[position]
        table, persons = self._table(), self._match.persons
        if self._known_for is None or self._known_for[0] is not table or self._known_for[1] != persons:
            self._known_for = table, persons
            self._known.clear()
        if node not in self._known:
            self._known[node] = self._is_asked_at(position)
        return self._known[node]

    def _is_asked_at(self, position: int) -> bool:
        match, seat = self._match, self._decider(position)
        if seat not in match.persons:
            return False
        view = self._view(position, seat)
        if len(match.persons) == 1:
            legal = match.rules.legal(match.state_at(position), seat)
            return self._table().unasked(view, legal) is None
        return self._begins(position, view)

    def _begins(self, position: int, view: View) -> bool:
        """Whether no person has said nothing to the same call before this one did."""
        call = self._table().call(view)
        if call is None or not self._is_silent(position):
            return True
        for before in range(position - 1, -1, -1):
            seat = self._decider(before)
            earlier = None if seat < 0 else self._table().call(self._view(before, seat))
            if earlier is None or earlier.name != call.name:
                return True
            if seat in self._match.persons:
                return False
        return True

    def _decider(self, position: int) -> Seat:
        return self._match.timeline.records[self._match.timeline.line[position]].seat

    def _view(self, position: int, seat: Seat) -> View:
        return self._match.rules.observe(self._match.state_at(position), seat)

    def _is_silent(self, position: int) -> bool:
        return self._table().is_silence(self._match.entry_at(position).action)
