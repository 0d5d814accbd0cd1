"""Analyses made up without thinking, and a crew that tells them piece by piece: to test what is shown."""

from collections.abc import Callable, Iterator

from game.analysis.report import Analysis, Balance, Decision, Line, Moment, Option
from game.core.match import Match
from game.core.players import persons_of
from game.core.words import Message
from saves.matches import StoredMatch
from scenes.analysis.lines import beginning_of

COSTS = (0.0, 0.07, 0.0, 0.12, 0.0, 0.22)
"""What the decisions cost, in turn: some are good, one of each other verdict follows."""


def made_up(stored: StoredMatch, done: float = 1.0) -> Analysis:
    """Return an analysis of a finished match; one that is not done knows only its beginning."""
    decisions = [_decision(stored, number, at) for number, at in enumerate(_decided(stored))]
    known = decisions[: round(len(decisions) * done)]
    seats = stored.match.rules.seats
    moments = [_moment(seats, number, decision.position) for number, decision in enumerate(known)]
    moments.append(_moment(seats, len(known), known[-1].position + 1))
    change = [last - first for first, last in zip(moments[0].chances, moments[-1].chances, strict=True)]
    balances = tuple(
        Balance(change[seat] + 0.41, -0.41) if seat in persons_of(stored.players) else None
        for seat in range(seats)
    )
    line = _line(stored, 1, None) if done >= 1 else None
    return Analysis(tuple(moments), tuple(known), balances, line, done)


def _decided(stored: StoredMatch) -> Iterator[int]:
    """Yield the positions of what persons decided where there was a choice."""
    match = stored.match
    for position in range(match.position):
        seat = match.entry_at(position).seat
        if seat in persons_of(stored.players) and len(match.rules.legal(match.state_at(position), seat)) > 1:
            yield position


def _moment(seats: int, number: int, position: int) -> Moment:
    own = 0.5 + 0.4 * ((number * 7) % 10 - 5) / 10
    return Moment(position, (own, *([(1 - own) / max(1, seats - 1)] * (seats - 1))))


def _decision(stored: StoredMatch, number: int, position: int) -> Decision:
    match = stored.match
    entry = match.entry_at(position)
    legal = list(match.rules.legal(match.state_at(position), entry.seat))
    chosen, cost = legal.index(entry.action), COSTS[number % len(COSTS)]
    best = chosen if not cost else (chosen + 1) % len(legal)
    options = tuple(
        Option(stored.game.actions.encode(action), 0.3 + (cost if at == best else 0.0), 50)
        for at, action in enumerate(legal)
    )
    better = _line(stored, position, best) if cost >= 0.2 else None
    return Decision(position, entry.seat, 1 + number, chosen, options, better)


def _line(stored: StoredMatch, position: int, option: int | None) -> Line:
    """Return how the first legal actions go on from a position, after an option if one is given."""
    rules, notation, encode = stored.match.rules, stored.table.notation, stored.game.actions.encode
    match = Match(rules, stored.match.seed, beginning_of(stored, position))
    while acting := rules.to_act(match.state):
        legal = match.legal(acting[0])
        match.act(legal[option if option is not None and match.position == position else 0], acting[0])
    entries = [match.entry_at(at) for at in range(position, match.position)]
    steps = tuple(
        (entry.seat, encode(notation.with_outcome(entry.action, entry.events))) for entry in entries
    )
    result = match.result
    assert result is not None
    return Line(position, steps, result.scores, result.winners)


class MadeUpCrew:
    """Tells a part of a made-up analysis each second, and all of it in the end."""

    def __init__(self, stored: StoredMatch, now: Callable[[], float], parts: int = 3) -> None:
        self._stored = stored
        self._now = now
        self._parts = parts
        self._told = 0
        self._due = now() + 1
        self.is_closed = False
        self.problem: Message | None = None

    @property
    def is_done(self) -> bool:
        """Whether everything was told."""
        return self._told == self._parts

    def hear(self) -> Analysis | None:
        """Tell the next part if a second has gone by."""
        if self._now() < self._due or self.is_done:
            return None
        self._told += 1
        self._due = self._now() + 1
        return made_up(self._stored, self._told / self._parts)

    def wake_at(self) -> float | None:
        """Return when the next part is told."""
        return None if self.is_done else self._due

    def close(self) -> None:
        """Remember it."""
        self.is_closed = True
