"""How bids are ranked: groups of equal ones, which bid again or roll. Section 4.3, rulings R20 to R23."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

SETTLED: Final = 0
"""A single seat, or those who bid nothing: ties at 0 are not broken."""
REBID: Final = 1
ROLL: Final = 2


class Group(NamedTuple):
    """Seats with equal bids, and what they do about it."""

    kind: int
    seats: tuple[int, ...]


def first_groups(totals: Sequence[int], circle: Iterable[int]) -> list[Group]:
    """Return the groups of the first bids, highest first; within one in the order of the circle."""
    groups = _split({seat: totals[seat] for seat in circle})
    return [Group(REBID if amount and len(seats) > 1 else SETTLED, seats) for amount, seats in groups.items()]


def after_bids(groups: Iterable[Group], added: Sequence[int]) -> list[Group]:
    """Return the groups after those that are tied have bid again; those still tied at 0 roll."""
    found: list[Group] = []
    for group in groups:
        if group.kind != REBID:
            found.append(group)
            continue
        for amount, seats in _split({seat: added[seat] for seat in group.seats}).items():
            again = REBID if amount else ROLL
            found.append(Group(SETTLED if len(seats) == 1 else again, seats))
    return found


def after_dice(groups: Iterable[Group], rolled: Mapping[int, int]) -> list[Group]:
    """Return the groups after the dice: higher is ahead, equal ones roll again."""
    found: list[Group] = []
    for group in groups:
        if group.kind != ROLL:
            found.append(group)
            continue
        for seats in _split({seat: rolled[seat] for seat in group.seats}).values():
            found.append(Group(SETTLED if len(seats) == 1 else ROLL, seats))
    return found


def _split(amounts: Mapping[int, int]) -> dict[int, tuple[int, ...]]:
    """Return the seats of each amount, the highest first."""
    return {
        amount: tuple([seat for seat, own in amounts.items() if own == amount])
        for amount in sorted(set(amounts.values()), reverse=True)
    }


def tied(groups: Iterable[Group], kind: int) -> tuple[tuple[int, ...], ...]:
    """Return the seats of the groups that have to do something."""
    return tuple([group.seats for group in groups if group.kind == kind])


def packed(groups: Iterable[Group]) -> tuple[int, ...]:
    """Return groups as numbers for a frame."""
    return tuple([number for group in groups for number in (group.kind, len(group.seats), *group.seats)])


def unpacked(numbers: Sequence[int]) -> list[Group]:
    """Return the groups in a frame."""
    found: list[Group] = []
    at = 0
    while at < len(numbers):
        end = at + 2 + numbers[at + 1]
        found.append(Group(numbers[at], tuple(numbers[at + 2 : end])))
        at = end
    return found
