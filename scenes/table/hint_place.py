"""Where a board hangs on a table so that it hides as little as can be of what is read and taken up there."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
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
        (_FAR * (across + down), x, y, wide, high)
        for wide, high in sizes
        for x, across in _tries(_EDGE, room[0] - _EDGE, wide, about.x, about.right)
        for y, down in _tries(_TOP, room[1] - _EDGE, high, about.y, about.low)
    ]
    tried.sort(key=itemgetter(0))
    # There are thousands of boards, but few ways to lie across the signs and few to lie down on them.
    lying_across, reaching_down = _across(signs), _down(signs)
    least, best = float("inf"), tried[0]
    for board in tried:
        far, x, y, wide, high = board
        if far >= least:
            break
        hidden = reaching_down(y, high)
        cost = far + sum([price * hidden[at] for at, price in lying_across(x, wide)])
        if cost < least:
            least, best = cost, board
    return Area(*best[1:])


def _tries(
    first: float, last: float, long: float, about: float, about_end: float
) -> list[tuple[float, float]]:
    """Return where a board so long may begin along one side of a room, and how far it then is from its sign.

    It may stand before the sign, on its middle, behind it, at the end of the room, and in many other places.
    """
    most = max(first, last - long)
    steps = (first + _STEP * step for step in range(int((most - first) / _STEP) + 1))
    close = (about - _GAP - long, (about + about_end - long) / 2, about_end + _GAP, most)
    begins = [min(max(first, begin), most) for begin in (*close, *steps)]
    return [(begin, max(0.0, begin - about_end, about - begin - long)) for begin in begins]


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
