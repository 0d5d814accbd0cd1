"""Where everything of the ledger stands: pages two by two, or below each other in a narrow window."""

from collections.abc import Sequence
from typing import NamedTuple

from scenes.gui.menu import KEYS_HEIGHT
from scenes.ledger import pegs
from scenes.paint.area import Area
from scenes.paint.units import Scale

EDGE = 22.0
_TOP = 70.0
_TILE = 66.0
_GAP = 14.0
_HIGH, _LOW = 266.0, 222.0
"""The least heights of a page with a curve or columns, and of one with rows."""
_MOST_SPARE = 360.0
"""Pages grow no more than so much: in a tall window there would be little on much parchment."""
_SUMS = 26.0
"""A line of sums over the keys."""
_TWO_FROM = 1000.0
"""Narrower pages stand below each other."""
_TILES = 6
_INNS = 620.0


class LedgerPlan(NamedTuple):
    """Areas in u of the page."""

    height: float
    inns: Area
    pegs: tuple[Area, ...]
    """For each row of pegs and each plank after them, in their order."""
    tiles: tuple[Area, ...]
    curve: Area
    columns: Area
    bars: Area
    shares: Area
    sums: float
    """The middle of the line of sums."""


def plan_for(window: Scale, widths: Sequence[float]) -> LedgerPlan:
    """Return the plan for a window; `widths` are those of the pegs and planks."""
    wide, high = window.logical_width, window.logical_height
    room = wide - 2 * EDGE
    has_pairs = wide >= _TWO_FROM
    inns = Area(wide - EDGE - _INNS, 14, _INNS, 40) if has_pairs else Area(EDGE, 64, room, 40)
    top = _TOP if has_pairs else _TOP + 46
    placed, top = _flow(widths, room, top)
    tiles, top = _tiles(room, top, _TILES if has_pairs else 3 if room >= 560 else 2)
    left_wide = room * 0.54 if has_pairs else room
    right_wide = room - left_wide - _GAP if has_pairs else room
    tail = _SUMS + KEYS_HEIGHT - 8
    if has_pairs:
        spare = min(_MOST_SPARE, max(0.0, high - tail - top - _HIGH - _LOW - _GAP))
        upper, lower = _HIGH + spare * 0.57, _LOW + spare * 0.43
        right = EDGE + left_wide + _GAP
        second = top + upper + _GAP
        pages = [
            Area(EDGE, top, left_wide, upper),
            Area(right, top, right_wide, upper),
            Area(EDGE, second, left_wide, lower),
            Area(right, second, right_wide, lower),
        ]
    else:
        pages, y = [], top
        for tall in (_HIGH, _HIGH, _LOW, _LOW):
            pages.append(Area(EDGE, y, room, tall))
            y += tall + _GAP
    height = max(high, pages[-1].low + tail)
    curve, columns, bars, shares = pages
    return LedgerPlan(
        height, inns, tuple(placed), tuple(tiles), curve, columns, bars, shares, height - KEYS_HEIGHT + 4
    )


def _flow(widths: Sequence[float], room: float, top: float) -> tuple[list[Area], float]:
    """Place things in rows from the left; return them and where the next thing below may begin."""
    placed: list[Area] = []
    x = 0.0
    for width in widths:
        wide = min(width, room)
        if x and x + wide > room:
            x, top = 0.0, top + pegs.ROW
        placed.append(Area(EDGE + x, top, wide, pegs.HEIGHT))
        x += wide + pegs.GAP
    return placed, top + pegs.ROW + 4


def _tiles(room: float, top: float, columns: int) -> tuple[list[Area], float]:
    wide = (room - _GAP * (columns - 1)) / columns
    tiles = [
        Area(EDGE + at % columns * (wide + _GAP), top + at // columns * (_TILE + _GAP), wide, _TILE)
        for at in range(_TILES)
    ]
    return tiles, tiles[-1].low + _GAP + 2
