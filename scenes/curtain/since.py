"""What may be told before a shut curtain: what happened since a seat's last turn, as far as all know it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.match import AnyMatch
from game.core.rules import TABLE, Seat
from saves.matches import StoredMatch
from scenes.language import say


class Fact(NamedTuple):
    """Who acted, chance being a negative seat, and what everybody saw of it."""

    seat: Seat
    words: str


def facts_since(
    stored: StoredMatch,
    seat: Seat,
    start: int | None = None,
    is_silence: Callable[[Any], bool] | None = None,
) -> tuple[Fact, ...]:
    """Return what everybody knows of what happened since a position, else since a seat decided last.

    The oldest comes first. An event that one of the seats learnt in another way than the others is left out,
    and so is what this seat may not be told any more. An action that only lets others go on, as `is_silence`
    tells, is no decision, for nobody has to look at the table for it; what comes of it is nobody's.
    """
    match, notation = stored.match, stored.table.notation
    now = match.view(seat)
    only = notation.chapter(now) if notation.hides_past(now) else None
    since = _since(match, seat, is_silence) if start is None else start
    told = [_told(stored, position, seat, only) for position in range(since, match.position)]
    if is_silence is not None:
        actions = [match.entry_at(since + order).action for order in range(len(told))]
        told = [
            fact._replace(seat=TABLE) if is_silence(action) else fact
            for fact, action in zip(told, actions, strict=True)
        ]
    return tuple(fact for fact in told if fact.words)


def has_decided(match: AnyMatch, seat: Seat, is_silence: Callable[[Any], bool] | None = None) -> bool:
    """Whether a seat has decided anything that is in force."""
    return _since(match, seat, is_silence) > 0


def _since(match: AnyMatch, seat: Seat, is_silence: Callable[[Any], bool] | None) -> int:
    """Return the position right after the last decision of a seat, 0 before its first."""
    for at in range(match.position - 1, -1, -1):
        entry = match.entry_at(at)
        if entry.seat == seat and (is_silence is None or not is_silence(entry.action)):
            return at + 1
    return 0


def _told(stored: StoredMatch, position: int, seat: Seat, only: int | None) -> Fact:
    """Return what all know of one entry; of a chapter alone, if only that may be told."""
    match, notation = stored.match, stored.table.notation
    rules, entry = match.rules, match.entry_at(position)
    state, is_public = match.state_at(position), True
    sentences: list[str] = []
    for event in entry.events:
        state = rules.evolve(state, event)
        seen = [rules.redact(event, other) for other in range(rules.seats)]
        if seen[0] is None or any(other != seen[0] for other in seen):
            # What follows on a secret, as when all turn up what they chose, is no more of one than of others.
            is_public = is_public and bool(sentences)
            continue
        view = rules.observe(state, seat)
        words = rules.describe(seen[seat], view)
        if words is not None and only in (None, notation.chapter(view)):
            sentences.append(say(words))
    return Fact(entry.seat if is_public else TABLE, " ".join(sentences))
