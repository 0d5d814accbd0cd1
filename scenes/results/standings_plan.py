"""Where everything of the standings stands: a banner, a row for every player, planks and notes."""

from typing import NamedTuple

from scenes.gui.pieces import Box
from scenes.paint.units import Scale
from scenes.results.motion import BANNER_RATIO

BANNER_WIDTH = 620.0

_WIDEST = 1040.0
_BANNER_Y = 26.0
_SENTENCE = 44.0
_HIGHEST_ROW, _LOWEST_ROW = 104.0, 74.0
_GAP, _PLANK_GAP = 10.0, 12.0
_PLANK = 56.0
_SLIMMEST_PLANK = 150.0
_NOTES = 58.0
_COUNTER = 22.0
"""So far above the planks is the edge of the counter."""
_CLEAR = 38.0
"""So far above the planks the rows end: their amber rim touches no counter."""


class StandingsPlan(NamedTuple):
    """Boxes in u of the page."""

    height: float
    banner: Box
    sentence: Box
    rows: tuple[Box, ...]
    planks: tuple[Box, ...]
    notes_y: float
    counter_y: float


def plan_for(window: Scale, players: int, planks: int) -> StandingsPlan:
    """Return the plan for a window, so many players and so many planks."""
    wide, high = window.logical_width, window.logical_height
    room = min(_WIDEST, wide - 40)
    x = (wide - room) / 2
    banner_wide = min(BANNER_WIDTH, room)
    banner_high = banner_wide * BANNER_RATIO
    banner = (wide / 2 - banner_wide / 2, _BANNER_Y, banner_wide, banner_high)
    sentence = (x, _BANNER_Y + banner_high + 2, room, _SENTENCE)
    beside = (count for count in (planks, 3, 2) if room >= count * (_SLIMMEST_PLANK + _PLANK_GAP))
    abreast = next(beside, 2)
    below = -(-planks // abreast) * (_PLANK + _PLANK_GAP) + 6 + _NOTES
    top = sentence[1] + _SENTENCE + 12
    free = high - top - below - _CLEAR
    row = max(_LOWEST_ROW, min(_HIGHEST_ROW, (free - (players - 1) * _GAP) / players))
    rows_high = players * row + (players - 1) * _GAP
    # Few players stand in the middle of what is free.
    top += max(0.0, (free - rows_high) / 2)
    rows = tuple((x, top + at * (row + _GAP), room, row) for at in range(players))
    height = max(high, top + rows_high + below + _CLEAR)
    planks_y = height - below
    each = (room - (abreast - 1) * _PLANK_GAP) / abreast
    boxes = []
    for at in range(planks):
        y = planks_y + at // abreast * (_PLANK + _PLANK_GAP)
        boxes.append((x + at % abreast * (each + _PLANK_GAP), y, each, _PLANK))
    return StandingsPlan(
        height, banner, sentence, rows, tuple(boxes), height - _NOTES + 14, planks_y - _COUNTER
    )
