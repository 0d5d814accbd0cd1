"""The course of an analysed match: its states one after the other, and where somebody had a choice."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from game.analysis.subject import Subject
from game.core.match import AnyMatch, Match
from game.core.rules import TABLE, Result, Seat
from game.core.timeline import Timeline


class Question(NamedTuple):
    """One decision of a player who could have done something else."""

    position: int
    """The place of its entry on the line."""
    seat: Seat
    chapter: int
    legal: tuple[Any, ...]
    chosen: int


class Course:
    """A subject with its table opened and its events folded."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.table = subject.game.open(subject.deck, subject.options, "deck")
        self.rules = self.table.rules
        states = [self.rules.empty()]
        for entry in subject.entries:
            states.append(self.rules.evolve_all(states[-1], entry.events))
        self.states: tuple[Any, ...] = tuple(states)

    @property
    def end(self) -> int:
        """The position behind the last entry."""
        return len(self.subject.entries)

    @property
    def result(self) -> Result:
        """How the match ended."""
        result = self.rules.result(self.states[-1])
        assert result is not None, "only a finished match is analysed"
        return result

    def view(self, position: int, seat: Seat) -> Any:
        """Return what a seat saw at a position."""
        return self.rules.observe(self.states[position], seat)

    def chapter(self, position: int, seat: Seat) -> int:
        """Return the turn or round of a position."""
        return self.table.notation.chapter(self.view(position, seat))

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """The decisions of persons with a choice."""
        return tuple(self._questions())

    def _questions(self) -> Iterator[Question]:
        for position, entry in enumerate(self.subject.entries):
            if entry.seat not in self.subject.persons:
                continue
            state = self.states[position]
            legal = tuple(self.rules.legal(state, entry.seat))
            action = entry.action
            if action not in legal:
                action = self.table.notation.meant(action, state)
            if len(legal) > 1 and action in legal:
                chapter = self.chapter(position, entry.seat)
                yield Question(position, entry.seat, chapter, legal, legal.index(action))

    @cached_property
    def chapters(self) -> tuple[int, ...]:
        """The positions of the first decision, whoever's, in each turn or round."""
        found, last = [], None
        for position, entry in enumerate(self.subject.entries):
            if entry.seat != TABLE and (chapter := self.chapter(position, entry.seat)) != last:
                found.append(position)
                last = chapter
        return tuple(found)

    def decided_by(self, seat: Seat) -> tuple[int, ...]:
        """Return the positions at which a seat decided something."""
        return tuple([at for at, entry in enumerate(self.subject.entries) if entry.seat == seat])

    def branch(self, position: int) -> AnyMatch:
        """Return a match that stands where this one stood; chance will fall as it would have fallen."""
        timeline = Timeline()
        for entry in self.subject.entries[:position]:
            timeline.append(entry)
        return Match(self.rules, self.subject.seed, timeline)
