"""Where everything of the board for sharing stands, beside each other or below in a narrow window."""

from typing import NamedTuple

from scenes.gui.menu import KEYS_HEIGHT
from scenes.gui.pieces import Box
from scenes.paint.units import Scale

TOP = 82.0
ROW = 50.0
_EDGE, _GAP = 24.0, 18.0
_HOW, _WHERE = 334.0, 286.0


class SharingPlan(NamedTuple):
    """Boxes in u of the page."""

    height: float
    """What the page needs."""
    cards: tuple[Box, ...]
    """The four forms."""
    how: Box
    """The board that says how it is made."""
    where: Box
    """The board that says where it goes."""


def plan_for(window: Scale) -> SharingPlan:
    """Return the plan for a window."""
    wide, high = window.logical_width, window.logical_height
    room = wide - 2 * _EDGE
    if wide >= 1000:
        card = (room - 3 * _GAP) / 4
        tall = min(300.0, max(200.0, high - TOP - _HOW - KEYS_HEIGHT - 2 * _GAP))
        cards = tuple((_EDGE + at * (card + _GAP), TOP, card, tall) for at in range(4))
        y, half = TOP + tall + _GAP, (room - _GAP) / 2
        how, where = (_EDGE, y, half, _HOW), (_EDGE + half + _GAP, y, half, _HOW)
        return SharingPlan(max(high, y + _HOW + KEYS_HEIGHT + _GAP), cards, how, where)
    card, tall = (room - _GAP) / 2, 170.0
    cards = tuple(
        (_EDGE + at % 2 * (card + _GAP), TOP + at // 2 * (tall + _GAP), card, tall) for at in range(4)
    )
    y = TOP + 2 * (tall + _GAP)
    where_y = y + _HOW + _GAP
    how, where = (_EDGE, y, room, _HOW), (_EDGE, where_y, room, _WHERE)
    return SharingPlan(max(high, where_y + _WHERE + KEYS_HEIGHT + _GAP), cards, how, where)
