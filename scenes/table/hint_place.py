"""Where a board hangs on a table so that it hides as little as can be of what is read and taken up there."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
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
        (_FAR * _distance(board, about), board)
        for wide, high in sizes
        for board in _boards(room, wide, high, about)
    ]
    tried.sort(key=lambda one: one[0])
    least, best = float("inf"), tried[0][1]
    for far, board in tried:
        if far >= least:
            break
        cost = far
        for sign in signs:
            cost += sign.weight * _cost(board, sign.area)
            if cost >= least:
                break
        else:
            least, best = cost, board
    return best


def _boards(room: tuple[float, float], wide: float, high: float, about: Area) -> Iterator[Area]:
    """Yield the places close beside what the board is about, and many others."""
    right, low = max(_EDGE, room[0] - _EDGE - wide), max(_TOP, room[1] - _EDGE - high)
    middle = about.x + (about.width - wide) / 2, about.y + (about.height - high) / 2
    lefts = (about.x - _GAP - wide, middle[0], about.right + _GAP, right)
    tops = (about.y - _GAP - high, middle[1], about.low + _GAP, low)
    for x in chain(lefts, _steps(_EDGE, right)):
        for y in chain(tops, _steps(_TOP, low)):
            yield Area(min(max(_EDGE, x), right), min(max(_TOP, y), low), wide, high)


def _steps(first: float, last: float) -> list[float]:
    return [first + _STEP * step for step in range(int((last - first) / _STEP) + 1)]


def _distance(one: Area, other: Area) -> float:
    across = max(0.0, one.x - other.right, other.x - one.right)
    down = max(0.0, one.y - other.low, other.y - one.low)
    return across + down


def _cost(board: Area, sign: Area) -> float:
    """Return what of a sign is hidden: the share of it, and how much that is in square u."""
    wide = min(board.right, sign.right) - max(board.x, sign.x)
    high = min(board.low, sign.low) - max(board.y, sign.y)
    if wide <= 0 or high <= 0:
        return 0.0
    return wide * high * (1 + _WHOLE / (sign.width * sign.height))
