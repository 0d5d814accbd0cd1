"""Where the parts of the rules book stand, in u: planks beside the page, or folded away above it."""

from typing import NamedTuple

from scenes.gui.pieces import Box
from scenes.paint.units import Scale

PLANKS_WIDTH = 290.0
PLANK_HEIGHT, PLANK_PITCH = 58.0, 66.0
LOW_PLANK, LOW_PITCH = 44.0, 50.0
WIDEST_PAGE = 1040.0
BUTTON = 48.0
COUNT_WIDTH = 92.0
_MARGIN = 20.0
_PAGE_TOP = 84.0
_NARROW_TOP = 122.0


class Plan(NamedTuple):
    """The places for one size of window; `is_narrow` when the chapters fold into one plank."""

    is_narrow: bool
    page: Box
    field: Box
    found: Box
    buttons_x: float
    """Left edge of the two buttons that walk what was found."""
    row_y: float
    """Upper edge of the row with the field."""
    chapters: tuple[Box, ...]

    @classmethod
    def of(cls, scale: Scale, sections: int) -> "Plan":
        """Return the plan for a window and so many chapters."""
        wide, high = scale.logical_width, scale.logical_height
        needed = _PAGE_TOP + sections * PLANK_PITCH + 60
        return _narrow(wide, high, sections) if wide < 980 or high < needed else _wide(wide, high, sections)

    @property
    def window(self) -> Box:
        """Where the words are seen inside the page."""
        x, y, width, height = self.page
        edge, lip = (28.0, 20.0) if self.is_narrow else (40.0, 26.0)
        return x + edge, y + lip, width - edge - 58, height - 2 * lip

    @property
    def scroller(self) -> Box:
        """Where the scroll bar is."""
        x, y, width, height = self.page
        return x + width - 34, y + 22, 14.0, height - 44

    @property
    def chapters_plank(self) -> Box:
        """Where the folded chapters are opened."""
        return _MARGIN, self.row_y, 168.0, BUTTON


def _wide(wide: float, high: float, sections: int) -> Plan:
    left = _MARGIN + PLANKS_WIDTH + 24
    room = wide - left - _MARGIN
    width = min(room, WIDEST_PAGE)
    page = (left + (room - width) / 2, _PAGE_TOP, width, high - _PAGE_TOP - 66)
    buttons = wide - _MARGIN - 3 * BUTTON - 22
    count = (buttons - COUNT_WIDTH - 8, 10.0, COUNT_WIDTH, BUTTON)
    field_width = min(330.0, count[0] - 8 - 560)
    field = (count[0] - 8 - field_width, 11.0, field_width, 46.0)
    planks = tuple(
        (_MARGIN, _PAGE_TOP + index * PLANK_PITCH, PLANKS_WIDTH, PLANK_HEIGHT) for index in range(sections)
    )
    return Plan(False, page, field, count, buttons, 10.0, planks)


def _narrow(wide: float, high: float, sections: int) -> Plan:
    below = 16.0 if high < 560 else 62.0
    page = (_MARGIN, _NARROW_TOP, wide - 2 * _MARGIN, high - _NARROW_TOP - below)
    y = 66.0
    buttons = wide - _MARGIN - 2 * BUTTON - 6
    count = (buttons - COUNT_WIDTH - 8, y, COUNT_WIDTH, BUTTON)
    left = _MARGIN + 168 + 14
    field = (left, y + 1, count[0] - 8 - left, 46.0)
    across = (page[2] - 40 - 14) / 2
    rows = (sections + 1) // 2
    pitch = min(LOW_PITCH + 8, (page[3] - 30) / rows)
    planks = tuple(
        (
            page[0] + 20 + (index // rows) * (across + 14),
            page[1] + 16 + index % rows * pitch,
            across,
            pitch - 6,
        )
        for index in range(sections)
    )
    return Plan(True, page, field, count, buttons, y, planks)
