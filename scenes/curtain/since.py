"""What may be told before a shut curtain: what happened since a seat's last turn, as far as all know it."""

from typing import NamedTuple

from game.core.match import AnyMatch
from game.core.rules import Seat
from saves.matches import StoredMatch
from scenes.language import say


class Fact(NamedTuple):
    """Who acted, chance being a negative seat, and what everybody saw of it."""

    seat: Seat
    words: str


def facts_since(stored: StoredMatch, seat: Seat) -> tuple[Fact, ...]:
    """Return what everybody knows of what happened since a seat decided last, oldest first.

    An event that one of the seats learnt in another way than the others is left out, and so is what this seat
    may not be told any more.
    """
    match = stored.match
    first = _since(match, seat)
    told = [_told(match, position, seat) for position in range(first, match.position)]
    if not told:
        return ()
    notation = stored.table.notation
    now = match.view(seat)
    if notation.hides_past(now):
        chapter = notation.chapter(now)
        starts = [
            match.rules.observe(match.state_at(at), seat) for at in range(first + 1, match.position + 1)
        ]
        told = [fact for fact, view in zip(told, starts, strict=True) if notation.chapter(view) == chapter]
    return tuple(fact for fact in told if fact.words)


def has_decided(match: AnyMatch, seat: Seat) -> bool:
    """Whether a seat has decided anything that is in force."""
    return _since(match, seat) > 0


def _since(match: AnyMatch, seat: Seat) -> int:
    """Return the position right after the last decision of a seat, 0 before its first."""
    mine = [at + 1 for at in range(match.position) if match.entry_at(at).seat == seat]
    return mine[-1] if mine else 0


def _told(match: AnyMatch, position: int, seat: Seat) -> Fact:
    rules, entry = match.rules, match.entry_at(position)
    state, sentences = match.state_at(position), []
    for event in entry.events:
        state = rules.evolve(state, event)
        seen = [rules.redact(event, other) for other in range(rules.seats)]
        if seen[0] is None or any(other != seen[0] for other in seen):
            continue
        words = rules.describe(seen[seat], rules.observe(state, seat))
        if words is not None:
            sentences.append(say(words))
    return Fact(entry.seat, " ".join(sentences))
