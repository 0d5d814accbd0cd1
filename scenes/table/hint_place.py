"""Where a board hangs on a table so that it hides as little as can be of what is read and taken up there."""

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from scenes.paint.area import Area
from scenes.table.game_table import Action, GameTable, View

_STEP: Final = 36.0
_GAP: Final = 22.0
"""Between the board and what it is about."""
_EDGE: Final = 10.0
_TOP: Final = 74.0
"""Above it are the buttons and the sign of the round."""
_WHOLE: Final = 8000.0
"""What it costs to hide a small sign altogether: it tells as much as a large one."""
_FAR: Final = 36.0
"""What every u between the board and what it is about costs."""
_DONE: Final = 4.0
_READ: Final = 2.5
_TOLD: Final = 1.0
"""How much it matters that something is hidden: what can be done, cards that can be read, other signs."""


class Sign(NamedTuple):
    """Something that may be hidden: its sides, and what each square u of it costs."""

    left: float
    right: float
    top: float
    low: float
    price: float


def sign(area: Area, weight: float) -> Sign:
    """Return what may be hidden and matters so much."""
    price = weight * (1 + _WHOLE / (area.width * area.height))
    return Sign(area.x, area.right, area.y, area.low, price)


def signs_on(table: GameTable, view: View, legal: Sequence[Action]) -> list[Sign]:
    """Return what on a table can be read, and with more weight what can be done with it."""
    places = table.places(view)
    targets = dict.fromkeys(gesture.target for gesture in table.gestures(view, legal))
    moving = [places[card] for card in table.source_cards(view)]
    moving += [table.target_place(view, name) for name in targets]
    read = [places[card].area for card in table.visible_cards(view)]
    done = [place.area for place in moving] + [spec.area for spec in table.planks(view, legal)]
    told = [spot.area for spot in table.spots(view)]
    signs = [(area, _DONE) for area in done]
    signs += [(area, _READ) for area in read] + [(area, _TOLD) for area in told]
    signs += [(table.prompt_area, _DONE), (table.log_area, _TOLD)]
    # Cards that lie on one another, as on a pile, are one sign.
    apart = dict.fromkeys(signs)
    return [sign(area, weight) for area, weight in apart if area.width > 0 and area.height > 0]


def best_place(
    room: tuple[float, float], sizes: Iterable[tuple[float, float]], about: Area, signs: Sequence[Sign]
) -> Area:
    """Return where a board of one of some sizes hides least in a room, the nearer the better; u."""
    least, best = float("inf"), about
    for wide, high in sizes:
        # There are thousands of boards, but few ways to lie across the signs and few to lie down on them.
        across = [
            (_FAR * far, x, _lying_across(signs, x, wide))
            for far, x in _tries(_EDGE, room[0] - _EDGE, wide, about.x, about.right)
        ]
        for far_down, y in _tries(_TOP, room[1] - _EDGE, high, about.y, about.low):
            far = _FAR * far_down
            if far >= least:
                break
            hidden = _reaching_down(signs, y, high)
            for far_across, x, lying in across:
                cost = far + far_across
                if cost >= least:
                    break
                cost += sum([price * hidden[at] for at, price in lying])
                if cost < least:
                    least, best = cost, Area(x, y, wide, high)
    return best


def _tries(
    first: float, last: float, long: float, about: float, about_end: float
) -> list[tuple[float, float]]:
    """Return how far from its sign a board so long may be along one side of a room, and where it begins.

    It may stand before the sign, on its middle, behind it, at the end of the room, and in many other places;
    the nearest come first.
    """
    most = max(first, last - long)
    steps = (first + _STEP * step for step in range(int((most - first) / _STEP) + 1))
    close = (about - _GAP - long, (about + about_end - long) / 2, about_end + _GAP, most)
    begins = dict.fromkeys(min(max(first, begin), most) for begin in (*close, *steps))
    tried = [(max(0.0, begin - about_end, about - begin - long), begin) for begin in begins]
    return sorted(tried, key=itemgetter(0))


def _lying_across(signs: Sequence[Sign], x: float, wide: float) -> list[tuple[int, float]]:
    """Return the signs that a board from x on lies over, and what each u down on them costs.

    Hidden counts the share of a sign, and how much that is in square u.
    """
    end = x + wide
    # A hint looks for its place between two frames: comparing is twice as quick as min and max.
    return [
        (at, ((end if end < right else right) - (x if x > left else left)) * price)
        for at, (left, right, _, _, price) in enumerate(signs)
        if left < end and x < right
    ]


def _reaching_down(signs: Sequence[Sign], y: float, high: float) -> list[float]:
    """Return how far down every sign a board from y on reaches."""
    end = y + high
    return [
        (end if end < low else low) - (y if y > top else top) if top < end and y < low else 0.0
        for _, _, top, low, _ in signs
    ]
