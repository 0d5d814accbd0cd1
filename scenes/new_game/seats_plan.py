"""Where everything of a new game for several players stands, by the size of the window.

In a large window seats and bar stand beside the house rules; in a small one everything comes below each
other, the amber plank first and the bar right below the seats, so that a regular need not be carried far.
"""

from typing import NamedTuple

from scenes.gui.menu import KEYS_HEIGHT
from scenes.gui.pieces import Box
from scenes.paint.units import Scale

SEAT_HEIGHT = 376.0
LARGEST_FACE = 122.0
ROLE_FACE = 104.0
"""The largest side of a face that has a place and numbers below it."""

_SIGN = 34.0
_SIGN_FROM = 190.0
_EDGE, _GAP = 20.0, 16.0
_SLIMMEST_SEAT = 155.0
_LOWEST_WIDE = 800.0
_RULES_WIDTH = 376.0
_RULES_HEIGHT = 520.0
_CHALK = 152.0
"""So high is the board where a role is read out below the bar of a narrow window."""


class SeatBoxes(NamedTuple):
    """The parts of one seat."""

    board: Box
    face: Box
    name: Box
    name_sign: float
    """So much of it, in u, is for the sign of a person or a bot: none where names need the room."""
    kind: Box
    level: Box
    colours: Box

    @property
    def grip(self) -> Box:
        """Where the seat is taken hold of: its head with the face."""
        x, y, wide, _ = self.board
        return (x, y, wide, self.name[1] - 6 - y)


class SeatsPlan(NamedTuple):
    """Boxes in u of the page."""

    height: float
    seats: tuple[SeatBoxes, ...]
    bar: Box
    """The bar with its heading; whoever is let go there leaves the table."""
    prompt: Box
    rules: Box
    plank: Box
    counter_y: float
    is_narrow: bool


def seat_boxes(x: float, y: float, wide: float, *, has_roles: bool = False) -> SeatBoxes:
    """Return the parts of a seat of this width; with roles its head is higher, and the rest closer."""
    side = min(ROLE_FACE if has_roles else LARGEST_FACE, wide - 44)
    face_y = y + (34 if has_roles else 50)
    name_y = y + 208 if has_roles else face_y + side + 14
    kind, level, colours = (44, 86, 132) if has_roles else (46, 92, 144)
    inner = wide - 28
    name = (x + 14, name_y, inner, 38.0)
    if wide < _SIGN_FROM:
        name = (x + 7, name_y, wide - 14, 38.0)
    return SeatBoxes(
        board=(x, y, wide, SEAT_HEIGHT),
        face=(x + (wide - side) / 2, face_y, side, side),
        name=name,
        name_sign=_SIGN if wide >= _SIGN_FROM else 0.0,
        kind=(x + 14, name_y + kind, inner, 36),
        level=(x + 14, name_y + level, inner, 46),
        colours=(x + 14, name_y + colours, inner, 28),
    )


def plan_for(window: Scale, chairs: int, *, has_roles: bool = False) -> SeatsPlan:
    """Return the plan for a window and so many chairs; roles are read out below the bar."""
    wide, high = window.logical_width, window.logical_height
    if wide >= 1180 and high > _LOWEST_WIDE - 1:
        return _side_by_side(wide, max(_LOWEST_WIDE, high), chairs, has_roles)
    return _below_each_other(wide, high, chairs, has_roles)


def _row(count: int, room: float, y: float, has_roles: bool) -> tuple[SeatBoxes, ...]:
    each = (room - (count - 1) * _GAP) / count
    return tuple(seat_boxes(_EDGE + at * (each + _GAP), y, each, has_roles=has_roles) for at in range(count))


def _side_by_side(wide: float, high: float, chairs: int, has_roles: bool) -> SeatsPlan:
    spare = high - _LOWEST_WIDE
    left = wide - _RULES_WIDTH - 2 * _EDGE - 24
    x = wide - _RULES_WIDTH - _EDGE
    seats = _row(chairs, left, 96 + spare * 0.35, has_roles)
    counter_y = 492 + spare * 0.6
    return SeatsPlan(
        height=_LOWEST_WIDE,
        seats=seats,
        bar=(_EDGE, counter_y + (16 if has_roles else 28), left, 142 if has_roles else 118),
        prompt=(
            _EDGE,
            counter_y + (162 if has_roles else 172),
            left,
            92 + min(52, spare * 0.3) if has_roles else 60,
        ),
        rules=(x, 96, _RULES_WIDTH, _RULES_HEIGHT + spare),
        plank=(x, 632 + spare, _RULES_WIDTH, 88),
        counter_y=counter_y,
        is_narrow=False,
    )


def _below_each_other(wide: float, high: float, chairs: int, has_roles: bool) -> SeatsPlan:
    room = wide - 2 * _EDGE
    abreast = max(1, min(chairs, int((room + _GAP) / (_SLIMMEST_SEAT + _GAP))))
    plank = (_EDGE, 68.0, room, 62.0)
    y = plank[1] + plank[3] + _GAP
    seats: list[SeatBoxes] = []
    for first in range(0, chairs, abreast):
        # A short last row has seats as broad as the others.
        seats += _row(abreast, room, y, has_roles)[: min(abreast, chairs - first)]
        y += SEAT_HEIGHT + _GAP
    counter_y = y
    bar = (_EDGE, y + 28, room, 2 * (88.0 if has_roles else 66.0) + 42)
    y = bar[1] + bar[3] + 10
    prompt = (_EDGE, y, room, _CHALK if has_roles else 60.0)
    rules = (_EDGE, y + prompt[3] + _GAP, room, _RULES_HEIGHT - 20)
    return SeatsPlan(
        height=max(high, rules[1] + rules[3] + KEYS_HEIGHT),
        seats=tuple(seats),
        bar=bar,
        prompt=prompt,
        rules=rules,
        plank=plank,
        counter_y=counter_y,
        is_narrow=True,
    )
