"""Where everything of the key rack stands: the chosen match beside the rack, or below it in a narrow window.

In a low window there are fewer hooks and a smaller picture; in a narrow one the planks move over the rack,
and the picture with its facts below it.
"""

from typing import NamedTuple

from scenes.choose.inn_tabs import bare_width
from scenes.gui.pieces import Box
from scenes.paint.rack import HOOK_PITCH
from scenes.paint.units import Scale

PLANK_HEIGHT = 50.0

_EDGE = 20.0
_INNS_X = 290.0
"""Right of the heading."""
_KEYS = 88.0
"""Room at the bottom for the line of keys."""
_FACTS = 172.0
"""Heading and facts of the board of a match, without its picture."""
_PLANKS = 104.0


class LibraryPlan(NamedTuple):
    """Boxes in u of the page."""

    height: float
    """What the page needs."""
    rows: int
    """How many hooks there are."""
    inns: Box
    """Where the tabs of the inns may stand."""
    tabs: tuple[float, float]
    tab_widths: tuple[float, ...]
    importing: Box
    rack: Box
    detail: Box
    picture_height: float
    planks: Box
    """Where the planks for the chosen match are; their board is high enough for two rows of them."""
    is_flat: bool
    """Whether the planks stand in one row."""
    bin: Box
    bring_back: Box | None
    """Where what was thrown away is brought back; None: in the place of half the bin."""


def plan_for(window: Scale) -> LibraryPlan:
    """Return the plan for a window."""
    wide, high = window.logical_width, window.logical_height
    return _beside(wide, high) if wide >= 1010 else _below(wide, high)


def _hooks(rack_height: float) -> int:
    return int((rack_height - 26) / HOOK_PITCH)


def _beside(wide: float, high: float) -> LibraryPlan:
    detail_wide = 410.0 if wide >= 1180 else 350.0
    rack_wide = wide - detail_wide - 60
    import_wide = 140.0 if rack_wide >= 720 else 118.0
    picture = min(300.0, high - 590) if high >= 800 else min(210.0, max(110.0, high - 510))
    x, y, tall = wide - detail_wide - _EDGE, 78.0, picture + _FACTS + _PLANKS
    bin_y = y + tall + 18
    bin_high = max(50.0, min(130.0, high - _KEYS - bin_y))
    height = max(high, bin_y + bin_high + _KEYS)
    rack_high = height - _KEYS - 130
    return LibraryPlan(
        height=height,
        rows=_hooks(rack_high),
        inns=(_INNS_X, 16, wide - _INNS_X - _EDGE, 40),
        tabs=(_EDGE, 78),
        tab_widths=(112, 190, 112, 112) if rack_wide >= 720 else (84, 168, 92, 92),
        importing=(_EDGE + rack_wide - import_wide, 76, import_wide, 44),
        rack=(_EDGE, 130, rack_wide, rack_high),
        detail=(x, y, detail_wide, tall),
        picture_height=picture,
        planks=(x + 20, y + tall - _PLANKS - 14, detail_wide - 40, _PLANKS),
        is_flat=False,
        bin=(x, bin_y, detail_wide, bin_high),
        bring_back=None,
    )


def _below(wide: float, high: float) -> LibraryPlan:
    room = wide - 2 * _EDGE
    rack_y = 122 + PLANK_HEIGHT + 12
    rows = max(3, min(7, _hooks(high - rack_y - 12)))
    rack_high = rows * HOOK_PITCH + 26
    detail_y = rack_y + rack_high + 14
    picture = 150.0
    bin_wide = room * 0.14
    inns = bare_width(has_all=True)
    back_wide = max(48.0, min(330.0, wide - _EDGE - _INNS_X - inns - 18))
    return LibraryPlan(
        height=detail_y + picture + _FACTS + 10 + _KEYS,
        rows=rows,
        inns=(_INNS_X, 14, inns, 40),
        tabs=(_EDGE, 70),
        tab_widths=(84, 168, 92, 92),
        importing=(_EDGE + room - 118, 68, 118, 44),
        rack=(_EDGE, rack_y, room, rack_high),
        detail=(_EDGE, detail_y, room, picture + _FACTS + 10),
        picture_height=picture,
        planks=(_EDGE, 122, room - bin_wide - 8, PLANK_HEIGHT),
        is_flat=True,
        bin=(_EDGE + room - bin_wide, 122, bin_wide, PLANK_HEIGHT),
        bring_back=(wide - _EDGE - back_wide, 12, back_wide, 44),
    )
