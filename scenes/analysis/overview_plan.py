"""Where everything of the overview stands: chart and costly choices at the left, luck and the deal beside."""

from typing import NamedTuple

from scenes.gui.menu import KEYS_HEIGHT
from scenes.gui.pieces import Box
from scenes.paint.costly_row import ROW_HEIGHT
from scenes.paint.luck_scales import SCALES_HEIGHT
from scenes.paint.units import Scale

HEAD = 54.0
"""What the heading of a board takes."""

_EDGE, _GAP = 20.0, 16.0
_TOP = 72.0
_BESIDE_FROM = 1010.0
_LOWEST_CHART, _HIGHEST_CHART = 290.0, 460.0
_DEAL = 176.0
_NO_ROWS = 50.0


class OverviewPlan(NamedTuple):
    """Boxes in u of the page."""

    height: float
    chart: Box
    balance: Box
    deal: Box
    choices: Box
    rows: tuple[Box, ...]


def plan_for(window: Scale, persons: int, rows: int) -> OverviewPlan:
    """Return the plan for a window, so many persons and so many costly choices."""
    wide, high = window.logical_width, window.logical_height
    balance_high = HEAD + persons * SCALES_HEIGHT + 8
    list_high = HEAD + (rows * ROW_HEIGHT if rows else _NO_ROWS) + 10
    if wide >= _BESIDE_FROM:
        aside = min(460.0, wide * 0.34)
        left = wide - aside - 2 * _EDGE - _GAP
        free = high - _TOP - KEYS_HEIGHT - _GAP - list_high
        chart_high = max(_LOWEST_CHART, min(_HIGHEST_CHART, free))
        chart = (_EDGE, _TOP, left, chart_high)
        balance = (_EDGE + left + _GAP, _TOP, aside, balance_high)
        deal = (balance[0], _TOP + balance_high + _GAP, aside, _DEAL)
        choices = (_EDGE, _TOP + chart_high + _GAP, left, list_high)
    else:
        room = wide - 2 * _EDGE
        chart = (_EDGE, _TOP, room, _LOWEST_CHART)
        balance = (_EDGE, _TOP + _LOWEST_CHART + _GAP, room, balance_high)
        choices = (_EDGE, balance[1] + balance_high + _GAP, room, list_high)
        deal = (_EDGE, choices[1] + list_high + _GAP, room, _DEAL)
    low = max(box[1] + box[3] for box in (chart, balance, deal, choices))
    x, y, broad, _ = choices
    boxes = tuple((x + 16, y + HEAD + at * ROW_HEIGHT, broad - 32, ROW_HEIGHT - 6) for at in range(rows))
    return OverviewPlan(max(high, low + KEYS_HEIGHT), chart, balance, deal, choices, boxes)
