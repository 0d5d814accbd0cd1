"""Where a board hangs on a table so that it hides as little as can be of what is read and taken up there."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from operator import itemgetter
from typing import Final, NamedTuple

from scenes.paint.area import Area

_STEP: Final = 24.0
_GAP: Final = 22.0
"""Between the board and what it is about."""
_EDGE: Final = 10.0
_TOP: Final = 74.0
"""Above it are the buttons and the sign of the round."""
_WHOLE: Final = 8000.0
"""What it costs to hide a small sign altogether: it tells as much as a large one."""
_FAR: Final = 36.0
"""What every u between the board and what it is about costs."""


class Sign(NamedTuple):
    """Something that may be hidden, and how much it matters."""

    area: Area
    weight: float


def best_place(
    room: tuple[float, float], sizes: Iterable[tuple[float, float]], about: Area, signs: Sequence[Sign]
) -> Area:
    """Return where a board of one of some sizes hides least in a room, the nearer the better; u."""
    tried = [
        (_FAR * _distance(x, y, wide, high, about), x, y, wide, high)
        for wide, high in sizes
        for x, y in _corners(room, wide, high, about)
    ]
    tried.sort(key=itemgetter(0))
    # There are thousands of boards, but few ways to lie across the signs and few to lie down on them.
    across, down = _across(signs), _down(signs)
    least, best = float("inf"), tried[0]
    for board in tried:
        far, x, y, wide, high = board
        if far >= least:
            break
        hidden = down(y, high)
        cost = far + sum([price * hidden[at] for at, price in across(x, wide)])
        if cost < least:
            least, best = cost, board
    return Area(*best[1:])


def _corners(
    room: tuple[float, float], wide: float, high: float, about: Area
) -> Iterator[tuple[float, float]]:
    """Yield the corners of the places close beside what the board is about, and of many others."""
    right, low = max(_EDGE, room[0] - _EDGE - wide), max(_TOP, room[1] - _EDGE - high)
    middle = about.x + (about.width - wide) / 2, about.y + (about.height - high) / 2
    lefts = (about.x - _GAP - wide, middle[0], about.right + _GAP, right)
    tops = (about.y - _GAP - high, middle[1], about.low + _GAP, low)
    return product(
        [min(max(_EDGE, x), right) for x in (*lefts, *_steps(_EDGE, right))],
        [min(max(_TOP, y), low) for y in (*tops, *_steps(_TOP, low))],
    )


def _steps(first: float, last: float) -> list[float]:
    return [first + _STEP * step for step in range(int((last - first) / _STEP) + 1)]


def _distance(x: float, y: float, wide: float, high: float, about: Area) -> float:
    across = max(0.0, x - about.right, about.x - x - wide)
    down = max(0.0, y - about.low, about.y - y - high)
    return across + down


def _across(signs: Sequence[Sign]) -> Callable[[float, float], list[tuple[int, float]]]:
    """Return what tells the signs that a board from x on lies over, and what each u down on them costs.

    Hidden counts the share of a sign, and how much that is in square u.
    """

    @cache
    def across(x: float, wide: float) -> list[tuple[int, float]]:
        found = []
        for at, (area, weight) in enumerate(signs):
            hidden = min(x + wide, area.right) - max(x, area.x)
            if hidden > 0:
                found.append((at, hidden * weight * (1 + _WHOLE / (area.width * area.height))))
        return found

    return across


def _down(signs: Sequence[Sign]) -> Callable[[float, float], list[float]]:
    """Return what tells how far down every sign a board from y on reaches."""

    @cache
    def down(y: float, high: float) -> list[float]:
        return [max(0.0, min(y + high, area.low) - max(y, area.y)) for area, _ in signs]

    return down
