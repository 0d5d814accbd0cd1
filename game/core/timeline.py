"""The one history of a match: entries in a tree, the line in force, and a cursor on it.

Undo and redo move the cursor. An action after an undo starts a new branch; what was taken back stays in the
tree. `operations` is the history as it happened, line for line what a save file holds.
"""

from collections.abc import Container
from enum import StrEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.core.rng import Rng
from game.core.rules import TABLE, Result, Seat

A = TypeVar("A")
E = TypeVar("E")


class Entry(NamedTuple, Generic[A, E]):
    """One action with everything that it brought about."""

    seat: Seat
    action: A
    events: tuple[E, ...]
    rng: Rng
    """Where chance stands afterwards."""
    result: Result | None
    """The result, if this entry ended the match."""

    def entry(self) -> "Entry[A, E]":
        """Return itself: an entry is its own record."""
        return self


class Record(Protocol):
    """An entry, or what a file says of one and can be turned into it when it is needed."""

    @property
    def seat(self) -> Seat:
        """Who acted."""
        ...

    @property
    def result(self) -> Result | None:
        """The result, if this entry ended the match."""
        ...

    def entry(self) -> Entry[Any, Any]:
        """Return the entry itself."""
        ...


class Kind(StrEnum):
    """What an operation does to the timeline."""

    ACT = "act"
    UNDO = "undo"
    REDO = "redo"


class Operation(NamedTuple):
    """One step of the history: the node added by ACT, or the cursor after UNDO and REDO."""

    kind: Kind
    value: int


ROOT = -1


class Timeline:
    """The tree of records, the line in force (with what can be redone) and the cursor."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.parents: list[int] = []
        self.line: list[int] = []
        self.cursor = 0
        self.operations: list[Operation] = []
        self.takebacks = 0
        self.first_result: Result | None = None
        """The result that counts: the first one ever reached, whatever was taken back later."""

    def append(self, record: Record) -> Operation:
        """Add a record after the cursor; what could be redone becomes a branch of the past."""
        node = len(self.records)
        self.parents.append(self.line[self.cursor - 1] if self.cursor else ROOT)
        self.records.append(record)
        del self.line[self.cursor :]
        self.line.append(node)
        self.cursor += 1
        if self.first_result is None and record.result is not None:
            self.first_result = record.result
        return self._note(Operation(Kind.ACT, node))

    def move(self, position: int) -> Operation:
        """Move the cursor along the line; going back is one takeback.

        Raises ValueError when the position is not a decision on the line, or is where the cursor is.
        """
        if position == self.cursor or not self._is_stop(position):
            raise ValueError(f"the cursor cannot go to {position}")
        is_back = position < self.cursor
        self.cursor = position
        self.takebacks += is_back
        return self._note(Operation(Kind.UNDO if is_back else Kind.REDO, position))

    def apply(self, operation: Operation) -> None:
        """Move the cursor as a stored undo or redo says.

        Raises ValueError when the operation does not fit the timeline.
        """
        if operation.kind is Kind.ACT:
            raise ValueError("an action is appended, not applied")
        if (operation.kind is Kind.UNDO) != (operation.value < self.cursor):
            raise ValueError(f"{operation.kind} cannot go to {operation.value}")
        self.move(operation.value)

    def _note(self, operation: Operation) -> Operation:
        self.operations.append(operation)
        return operation

    def _is_stop(self, position: int) -> bool:
        end = len(self.line)
        return position == end or (0 <= position < end and self.records[self.line[position]].seat != TABLE)

    def stops(self) -> list[int]:
        """Return the positions on the line where a player decided or is to decide, in order."""
        return [position for position in range(len(self.line) + 1) if self._is_stop(position)]

    def undo_stop(self, persons: Container[Seat]) -> int | None:
        """Return where undo leads: before the last decision of a person; None if there is none."""
        return next((at for at in range(self.cursor - 1, -1, -1) if self._is_decided_by(at, persons)), None)

    def redo_stop(self, persons: Container[Seat]) -> int | None:
        """Return where redo leads: after a decision, with all that followed up to the next of a person."""
        return self.stop_from(self.cursor + 1, persons) if self.cursor < len(self.line) else None

    def stop_from(self, position: int, persons: Container[Seat]) -> int:
        """Return the first position from this one on where a person decided, or else the end of the line."""
        end = len(self.line)
        return next((at for at in range(position, end) if self._is_decided_by(at, persons)), end)

    def _is_decided_by(self, position: int, persons: Container[Seat]) -> bool:
        return self.records[self.line[position]].seat in persons

    def path(self, node: int) -> list[int]:
        """Return the nodes from the first one to this one."""
        nodes = []
        while node != ROOT:
            nodes.append(node)
            node = self.parents[node]
        return nodes[::-1]
