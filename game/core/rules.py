"""The contract between a game's rules and everything else.

A player's action is an intent; `decide` turns it into events, facts with all outcomes filled in; `evolve`
folds events into state and is the only way state changes. Dealing and shuffling are actions of TABLE.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

from game.core.rng import Rng
from game.core.words import Message

Seat: TypeAlias = int
TABLE: Final[Seat] = -1
"""Chance."""
WATCHER: Final[Seat] = -2
"""Whoever sees everything, as in the replay of a finished match; it never acts."""

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: a stable code and a sentence for the player."""

    code: str
    words: Message


class IllegalAction(ValueError):
    """An action that the rules refuse; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Result(NamedTuple):
    """How a match ended: a stable reason, a score and a win for each seat."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Rules(Protocol[S, A, E, V]):
    """A game with its deck and options, as pure total functions on values."""

    @property
    def id(self) -> str:
        """The game's stable name in files."""
        ...

    @property
    def version(self) -> int:
        """Changes only when behaviour changes."""
        ...

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        ...

    def empty(self) -> S:
        """Return the state before the first event."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return who may act: several for simultaneous choices, (TABLE,) for chance, () when over."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Return all legal actions in a fixed order; empty exactly for those not to act."""
        ...

    def refusal(self, state: S, action: A) -> Refusal | None:
        """Return why the action is not legal, or None exactly when it is."""
        ...

    def decide(self, state: S, action: A, rng: Rng) -> tuple[tuple[E, ...], Rng]:
        """Return what a legal action brings about; the only place that may use chance."""
        ...

    def evolve(self, state: S, event: E) -> S:
        """Return the state after the event; the only place that makes a new state."""
        ...

    def evolve_all(self, state: S, events: Iterable[E]) -> S:
        """Return the state after some events: `evolve` folded, perhaps by a quicker way."""
        ...

    def result(self, state: S) -> Result | None:
        """Return the result, or None while the match goes on."""
        ...

    def observe(self, state: S, seat: Seat) -> V:
        """Return what this seat knows; WATCHER knows everything that a table can show."""
        ...

    def redact(self, event: E, seat: Seat) -> E | None:
        """Return what this seat learns from the event; WATCHER learns it as it is."""
        ...

    def determinize(self, view: V, rng: Rng) -> tuple[S, Rng]:
        """Return a full state that looks like the view; reads the stream `look` only."""
        ...

    def step(self, state: S, action: A, rng: Rng) -> tuple[S, Rng]:
        """Return the state after a legal action: `decide` folded, perhaps by a quicker way."""
        ...

    def describe(self, event: E, view: V) -> Message | None:
        """Return the event in words for someone who sees the view after it; None if not worth a word."""
        ...


def fold(rules: Rules[S, A, E, V], state: S, events: Iterable[E]) -> S:
    """Return the state after all the events."""
    for event in events:
        state = rules.evolve(state, event)
    return state


def step_by_fold(rules: Rules[S, A, E, V], state: S, action: A, rng: Rng) -> tuple[S, Rng]:
    """Return what `decide` and `evolve` make of an action: the measure of every quicker `step`."""
    events, rng = rules.decide(state, action, rng)
    return fold(rules, state, events), rng
