"""Whose eyes a match may be watched with: never more is shown than one seat could know before the end."""

from game.core.players import persons_of
from game.core.rules import WATCHER, Seat
from game.core.words import Message, message
from saves.matches import StoredMatch


def watch_refusal(stored: StoredMatch) -> Message | None:
    """Return why a match may not be watched yet, or None when it may."""
    match = stored.match
    if match.result is not None:
        return None
    if len(persons_of(stored.players)) > 1:
        return message(
            "Several persons play this match, and what one of them holds is no business of the others. "
            "It can be watched when it is over."
        )
    if stored.table.notation.hides_past(match.view(_own_seat(stored))):
        return message(
            "In this match everybody has to remember what the others took. It can be watched when it is over."
        )
    return None


def eyes_for(stored: StoredMatch) -> tuple[Seat, ...]:
    """Return whose eyes a match that may be watched can be watched with: seats, and WATCHER for all at once.

    Before the end it is the seat of the only person; between bots alone, the first of a person who left, or
    the first of all.
    """
    if stored.match.result is None or stored.table.rules.seats == 1:
        return (_own_seat(stored),)
    return (*range(stored.table.rules.seats), WATCHER)


def first_eyes(stored: StoredMatch) -> Seat:
    """Return whose eyes a replay begins with: those of the only person, or else all at once if it may be."""
    eyes = eyes_for(stored)
    return _own_seat(stored) if len(persons_of(stored.players)) == 1 else eyes[-1]


def _own_seat(stored: StoredMatch) -> Seat:
    return min(persons_of(stored.players) or persons_of(stored.header.players), default=0)
