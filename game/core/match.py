"""A match: rules, a seed and a timeline, driven by actions, undo, redo and jumps.

Every change is committed at once and then announced; whoever shows or stores it comes afterwards.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from game.core.rng import Rng
from game.core.rules import TABLE, IllegalAction, Refusal, Result, Rules, Seat
from game.core.timeline import ROOT, Entry, Operation, Timeline
from game.core.words import message

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Step(NamedTuple, Generic[E, V]):
    """One event as a seat learns it, and what the seat sees after it."""

    event: E
    view: V


class Match(Generic[S, A, E, V]):
    """One game being played; the state, the view and the legal actions are those at the cursor."""

    def __init__(
        self,
        rules: Rules[S, A, E, V],
        seed: int,
        timeline: Timeline | None = None,
        *,
        chance: bool = True,
        persons: frozenset[Seat] | None = None,
    ) -> None:
        """Take up a match; with `chance`, TABLE acts by itself whenever it is to act.

        `persons` are the seats whose decisions undo and redo lead to, by default all.
        """
        self.rules = rules
        self.seed = seed
        self.timeline = Timeline() if timeline is None else timeline
        self.persons = frozenset(range(rules.seats)) if persons is None else persons
        self._chance = chance
        self._states: dict[int, S] = {ROOT: rules.empty()}
        self._listeners: list[Callable[[Operation], None]] = []

    def subscribe(self, listener: Callable[[Operation], None]) -> None:
        """Call the listener with every operation after it has been committed."""
        self._listeners.append(listener)

    def start(self) -> None:
        """Let chance do what it does before the first decision."""
        self._run_chance()

    @property
    def position(self) -> int:
        """How many entries of the line are in force."""
        return self.timeline.cursor

    @property
    def state(self) -> S:
        """The state at the cursor."""
        return self.state_at(self.timeline.cursor)

    def state_at(self, position: int) -> S:
        """Return the state after that many entries of the line."""
        return self.state_of(self.timeline.line[position - 1] if position else ROOT)

    def state_of(self, node: int) -> S:
        """Return the state after a node of the tree, folding from the nearest known one."""
        known = self._states
        missing = []
        while node not in known:
            missing.append(node)
            node = self.timeline.parents[node]
        state = known[node]
        for node in reversed(missing):
            state = self.rules.evolve_all(state, self.timeline.records[node].entry().events)
            known[node] = state
        return state

    @property
    def rng(self) -> Rng:
        """Where chance stands at the cursor."""
        position = self.timeline.cursor
        return self.entry_at(position - 1).rng if position else Rng(self.seed)

    def entry_at(self, position: int) -> Entry[A, E]:
        """Return an entry of the line."""
        return self.timeline.records[self.timeline.line[position]].entry()

    @property
    def result(self) -> Result | None:
        """The result at the cursor."""
        return self.rules.result(self.state)

    @property
    def takebacks(self) -> int:
        """How often something was taken back."""
        return self.timeline.takebacks

    def view(self, seat: Seat) -> V:
        """Return what the seat sees at the cursor."""
        return self.rules.observe(self.state, seat)

    def legal(self, seat: Seat) -> Sequence[A]:
        """Return what the seat may do at the cursor."""
        return self.rules.legal(self.state, seat)

    def act(self, action: A, seat: Seat | None = None) -> None:
        """Commit an action; repeating what was just taken back redoes it and keeps what follows.

        Raises IllegalAction when the rules refuse it.
        """
        state = self.state
        refusal = self.rules.refusal(state, action)
        doer = self._doer(state, action, seat)
        if refusal is None and doer is None:
            refusal = Refusal("not_to_act", message("It is not this player's turn."))
        if refusal is not None:
            raise IllegalAction(refusal)
        assert doer is not None
        if self._is_repeated(doer, action):
            self.redo()
            return
        self._commit(doer, action, state)
        self._run_chance()

    def _doer(self, state: S, action: A, seat: Seat | None) -> Seat | None:
        """Return the seat if it is to act, or else whoever is; of several to act the one who may do this."""
        acting = self.rules.to_act(state)
        possible = [one for one in acting if seat in (None, one)]
        if len(acting) > 1:
            possible = [one for one in possible if action in self.rules.legal(state, one)]
        return next(iter(possible), None)

    def _is_repeated(self, seat: Seat, action: A) -> bool:
        timeline = self.timeline
        if seat == TABLE or timeline.cursor == len(timeline.line):
            return False
        undone = self.entry_at(timeline.cursor)
        return undone.seat == seat and undone.action == action

    def _commit(self, seat: Seat, action: A, state: S) -> None:
        rules = self.rules
        events, rng = rules.decide(state, action, self.rng)
        state = rules.evolve_all(state, events)
        entry = Entry(seat, action, events, rng, rules.result(state))
        operation = self.timeline.append(entry)
        self._states[operation.value] = state
        self._announce(operation)

    def _run_chance(self) -> None:
        while self._chance and self.rules.to_act(self.state) == (TABLE,):
            self._commit(TABLE, self.rules.legal(self.state, TABLE)[0], self.state)

    def _announce(self, operation: Operation) -> None:
        for listener in self._listeners:
            listener(operation)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return self.timeline.undo_stop(self.persons) is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is a decision to redo."""
        return self.timeline.redo_stop(self.persons) is not None

    def undo(self) -> bool:
        """Take back a person's last decision with all that followed; return whether there was one."""
        return self._go(self.timeline.undo_stop(self.persons))

    def redo(self) -> bool:
        """Redo the next decision with all that followed it; return whether there was one."""
        return self._go(self.timeline.redo_stop(self.persons))

    def jump(self, position: int) -> bool:
        """Go to a decision anywhere on the line; going back is one takeback. Return whether it moved.

        Raises ValueError when the position is not a decision on the line.
        """
        return self._go(position if position != self.timeline.cursor else None)

    def _go(self, position: int | None) -> bool:
        if position is None:
            return False
        self._announce(self.timeline.move(position))
        return True

    def steps(self, node: int, seat: Seat) -> Iterator[Step[E, V]]:
        """Yield what a seat sees happen in one entry of the tree, event by event."""
        state = self.state_of(self.timeline.parents[node])
        for event in self.timeline.records[node].entry().events:
            state = self.rules.evolve(state, event)
            seen = self.rules.redact(event, seat)
            if seen is not None:
                yield Step(seen, self.rules.observe(state, seat))

    def prefix(self, position: int) -> Timeline:
        """Return a new timeline with the first entries of the line: where another match branches off."""
        timeline = Timeline()
        for node in self.timeline.line[:position]:
            timeline.append(self.timeline.records[node])
        return timeline


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
"""A match of whichever game."""
