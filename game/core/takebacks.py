"""What may be taken back at a table with several persons: nothing from which another one has learnt.

Whoever holds the match asks here before undo, redo and jumps; what a single person does is never refused.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.match import AnyMatch
from game.core.players import seat_name
from game.core.rules import Seat
from game.core.words import Message, message

_ONLY_BOTS: Final = message("Only bots sit here, and they take nothing back.")


def move_refusal(
    match: AnyMatch,
    position: int,
    looker: Seat | None,
    names: Sequence[str] = (),
    *,
    is_practice: bool = False,
) -> Message | None:
    """Return why the cursor may not go to a position on the line now, or None when it may.

    `looker` is the person who sees the table now, None when nobody has looked since the last decision. All
    decisions of persons on the way, what was decided here before it was taken back, and the eyes that see
    the table have to be of one person, unless the match is practice. Where several decide at once and in
    secret, the last decision stays, too: with it the others' lie open.
    """
    if not match.persons:
        return _ONLY_BOTS
    if is_practice:
        return None
    if looker is not None and looker not in match.persons:
        # Who has left a seat takes nothing back for those who stay.
        return _seen_by(looker, names)
    if len(match.persons) < 2:
        return None
    low, high = sorted((position, match.position))
    # Whoever decided here before has seen the table as it is now.
    passed = match.timeline.line[low : max(high, match.position + 1)]
    on_the_way = [match.timeline.records[node].seat for node in passed]
    deciders = [seat for seat in on_the_way if seat in match.persons]
    involved = deciders if looker is None else [*deciders, looker]
    others = [seat for seat in involved if seat != involved[0]]
    if not others:
        opened = next((seat for at in range(low, match.position) for seat in _opened_with(match, at)), None)
        return None if opened is None else _open_now(opened, names)
    if position > match.position:
        return message("{name} decides on that way.", name=seat_name(names, others[0]))
    return _seen_by(others[-1], names)


def _opened_with(match: AnyMatch, position: int) -> Iterator[Seat]:
    """Yield the persons who had decided at the same time as another one, if all have decided by now."""
    rules, seats = match.rules, [match.timeline.records[node].seat for node in match.timeline.line]
    last = seats[position]
    waiting = {*rules.to_act(match.state_at(position))} - {last}
    if last not in match.persons or not waiting <= {*seats[position + 1 : match.position]}:
        return
    for at in range(position - 1, -1, -1):
        seat = seats[at]
        if seat == last or last not in rules.to_act(match.state_at(at)):
            return
        if seat in match.persons:
            yield seat


def _open_now(seat: Seat, names: Sequence[str]) -> Message:
    return message("That stays as it is: what {name} chose lies open now.", name=seat_name(names, seat))


def _seen_by(seat: Seat, names: Sequence[str]) -> Message:
    return message("That stays as it is: {name} has seen the table since.", name=seat_name(names, seat))


def nothing_to_undo(match: AnyMatch) -> Message:
    """Return why nothing is taken back where there is no decision to take back."""
    return message("There is nothing to take back.") if match.persons else _ONLY_BOTS


def nothing_to_redo(match: AnyMatch) -> Message:
    """Return why nothing is made again where there is no decision to make again."""
    return message("There is nothing to redo.") if match.persons else _ONLY_BOTS


def undo_refusal(
    match: AnyMatch, looker: Seat | None, names: Sequence[str] = (), *, is_practice: bool = False
) -> Message | None:
    """Return why the last decision of a person cannot be taken back now, or None when it can."""
    stop = match.timeline.undo_stop(match.persons)
    if stop is None:
        return nothing_to_undo(match)
    return move_refusal(match, stop, looker, names, is_practice=is_practice)


def redo_refusal(
    match: AnyMatch, looker: Seat | None, names: Sequence[str] = (), *, is_practice: bool = False
) -> Message | None:
    """Return why the next decision cannot be made again now, or None when it can."""
    stop = match.timeline.redo_stop(match.persons)
    if stop is None:
        return nothing_to_redo(match)
    return move_refusal(match, stop, looker, names, is_practice=is_practice)


def decider_at(match: AnyMatch, position: int) -> Seat | None:
    """Return which person decided, or is to decide, at a position of the line; None for no person."""
    if position < len(match.timeline.line):
        seat = match.timeline.records[match.timeline.line[position]].seat
        return seat if seat in match.persons else None
    acting = match.rules.to_act(match.state_at(position))
    return next((seat for seat in acting if seat in match.persons), None)
