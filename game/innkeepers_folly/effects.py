"""What cards make of totals and center, as pure functions of numbers: rules reference, section 5."""

from typing import Final, TypeAlias, TypeVar

from game.innkeepers_folly.actions import PlayCard
from game.innkeepers_folly.cards import ADD, DREAM, DRUNK, HALVE, LAST_WITH_TOTALS, PIRATE, VAMPIRE, Cards
from game.innkeepers_folly.state import CHAIN_LIMIT, HIGHEST, Choice, Direction

T = TypeVar("T")
Totals: TypeAlias = tuple[int, ...]

_COUNTER: Final = Direction.COUNTER

REVERSED: Final = tuple(min(HIGHEST, int(str(total)[::-1])) for total in range(HIGHEST + 1))
"""For each total what Drunk makes of it."""


def totals_after(cards: Cards, totals: Totals, alive: tuple[int, ...], play: PlayCard) -> Totals:
    """Return all totals after a card, before anything else happens; Lekyros waits for the choice."""
    card, target = play.card, play.target
    kind = cards.kinds[card]
    if kind == ADD:
        total = totals[target] + cards.amounts[card]
        if total > HIGHEST:
            total = HIGHEST
        elif total < 0:
            total = 0
        return (*totals[:target], total, *totals[target + 1 :])
    if kind > LAST_WITH_TOTALS:
        return totals
    if kind == DREAM:
        return passed(totals, alive, play.direction)
    if kind == DRUNK:
        return tuple([REVERSED[total] if seat in alive else total for seat, total in enumerate(totals)])
    changed = list(totals)
    total = totals[target]
    if kind == HALVE:
        changed[target] = (total + cards.amounts[card]) // 2
        return tuple(changed)
    kept = total // 2 if kind == VAMPIRE else 0
    changed[target] = kept
    if kind in (PIRATE, VAMPIRE):
        changed[play.seat] = min(HIGHEST, totals[play.seat] + total - kept)
    return tuple(changed)


def passed(things: tuple[T, ...], alive: tuple[int, ...], direction: Direction | None) -> tuple[T, ...]:
    """Return what lies at each seat after everything has moved one living seat."""
    moved = list(things)
    step = 1 if direction is _COUNTER else -1
    count = len(alive)
    for at, seat in enumerate(alive):
        moved[seat] = things[alive[(at + step) % count]]
    return tuple(moved)


def totals_chosen(totals: Totals, alive: tuple[int, ...], value: int, choice: Choice) -> Totals:
    """Return all totals after Lekyros's choice."""
    match choice:
        case Choice.ADD:
            change = value
        case Choice.REMOVE:
            change = -value
        case Choice.NEITHER:
            return totals
    return tuple(
        [
            max(0, min(HIGHEST, total + change)) if seat in alive else total
            for seat, total in enumerate(totals)
        ]
    )


def is_chained_off(cards: Cards, totals: Totals, alive: tuple[int, ...], play: PlayCard) -> bool:
    """Whether Chain forbids a play: it would raise the player's own total by more than 5 (section 5.3)."""
    seat = play.seat
    return totals_after(cards, totals, alive, play)[seat] - totals[seat] > CHAIN_LIMIT


def choices_of(totals: Totals, seat: int, value: int, is_chained: bool) -> tuple[Choice, ...]:
    """Return what may be done with the revealed value; a chained player may not gain too much."""
    gain = min(HIGHEST, totals[seat] + value) - totals[seat]
    if is_chained and gain > CHAIN_LIMIT:
        return (Choice.REMOVE, Choice.NEITHER)
    return tuple(Choice)


def matching_seat(totals: Totals, center: int, alive: tuple[int, ...], current: int) -> int | None:
    """Return whose total is the center: the current player, else the first clockwise (section 6)."""
    if center not in totals:
        return None
    found = [seat for seat in alive if totals[seat] == center]
    count = len(totals)
    return min(found, key=lambda seat: (seat - current) % count, default=None)
