"""Where everything of the daily deal stands: the month, and the chosen day beside or below it."""

from typing import NamedTuple

from scenes.gui.pieces import Box
from scenes.paint.units import Scale

WEEKS = 6
CELL_GAP = 8.0

_EDGE = 20.0
_TOP = 78.0
_KEYS = 84.0
"""Room at the bottom for the line of keys."""
_HEAD, _WEEKDAYS, _LEGEND = 62.0, 26.0, 44.0
_LOWEST_CELL = 52.0
_DATE = 92.0
"""So much of the board of a day is its date."""
_DAY_WIDE = 396.0
_DAY_HIGH = 400.0
"""Height of the board of the day where the month lies above it."""


class DailyPlan(NamedTuple):
    """Boxes in u of the page."""

    height: float
    tabs: Box
    month: Box
    """The board of the month."""
    head: Box
    """The row with the name of the month."""
    weekdays: float
    """The middle of the names of the days."""
    cells: tuple[Box, ...]
    """Six weeks of seven days."""
    legend: Box
    day: Box
    """The board of the chosen day."""
    act: Box
    """The amber plank: on that board, or over the month where the board lies below it."""
    rest: float
    """Where what follows the date, and the plank if it is there, begins on the board."""


def plan_for(window: Scale) -> DailyPlan:
    """Return the plan for a window."""
    wide, high = window.logical_width, window.logical_height
    is_beside = wide >= 1010
    month_wide = wide - 2 * _EDGE - (_DAY_WIDE + 18 if is_beside else 0)
    least = _HEAD + _WEEKDAYS + WEEKS * (_LOWEST_CELL + CELL_GAP) + _LEGEND + 12
    top = _TOP if is_beside or wide >= 700 else _TOP + 50
    month_high = max(least, high - top - _KEYS) if is_beside else least
    month = (_EDGE, top, month_wide, month_high)
    if is_beside:
        day = (wide - _EDGE - _DAY_WIDE, top, _DAY_WIDE, month_high)
        height = top + month_high + _KEYS
        tabs = (290.0, 16.0, wide - 290 - _EDGE, 40.0)
        act = (day[0] + 20, top + _DATE, _DAY_WIDE - 40, 62.0)
        rest = _DATE + 74
    else:
        # What lies under the bar of a page that scrolls stays free.
        day = (_EDGE, top + month_high + 16, month_wide, _DAY_HIGH)
        height = day[1] + _DAY_HIGH + _KEYS
        tabs = (290.0, 14.0, 212.0, 40.0) if wide >= 700 else (_EDGE, 70.0, 212.0, 40.0)
        act_x = tabs[0] + tabs[2] + 18
        act = (act_x, tabs[1] - 4, _EDGE + month_wide - act_x, 50.0)
        rest = _DATE
    x, y, _, _ = month
    inner_x, inner_wide = x + 20, month_wide - 40
    first = y + _HEAD + _WEEKDAYS
    cell_high = (month_high - _HEAD - _WEEKDAYS - _LEGEND - 12) / WEEKS - CELL_GAP
    cell_wide = (inner_wide - 6 * CELL_GAP) / 7
    cells = tuple(
        (
            inner_x + at % 7 * (cell_wide + CELL_GAP),
            first + at // 7 * (cell_high + CELL_GAP),
            cell_wide,
            cell_high,
        )
        for at in range(7 * WEEKS)
    )
    return DailyPlan(
        height=max(high, height),
        tabs=tabs,
        month=month,
        head=(inner_x, y + 8, inner_wide, 46),
        weekdays=y + _HEAD + _WEEKDAYS / 2 - 2,
        cells=cells,
        legend=(inner_x, y + month_high - _LEGEND - 6, inner_wide, _LEGEND),
        day=day,
        act=act,
        rest=rest,
    )
