"""Where the houses of the street stand: as many as there are games."""

from typing import NamedTuple

from scenes.gui.pieces import Box
from scenes.paint.units import Scale

GROUND = 676.0
"""How far below the top of the usual picture the street begins, in u."""
PLATE_HEIGHT = 82.0
DOOR = (64.0, 104.0)
WINDOW = (66.0, 76.0)
SIGN_HEIGHT = 172.0

_MARGIN, _GAP = 20.0, 18.0
_USUAL = 800.0
_SKY = 150.0
"""So much of the sky may be missing in a low window."""
_EAVES = (300.0, 334.0, 284.0, 318.0)


class Lot(NamedTuple):
    """Where one house stands, in u of the page."""

    x: float
    width: float
    eaves: float
    ground: float

    @property
    def middle(self) -> float:
        """The middle of the house from the left."""
        return self.x + self.width / 2

    @property
    def whole(self) -> Box:
        """The house with its plate, from the eaves down."""
        return (self.x, self.eaves, self.width, self.plate[1] + PLATE_HEIGHT - self.eaves)

    @property
    def plate(self) -> Box:
        """The plate with what there is to know."""
        return (self.x, self.ground + 10, self.width, PLATE_HEIGHT)

    @property
    def door(self) -> Box:
        """The door."""
        wide, high = DOOR
        return (self.middle - wide / 2, self.ground - high, wide, high)

    @property
    def windows(self) -> tuple[Box, Box]:
        """The two windows beside the door, as far as there is room for them."""
        wide, high = WINDOW
        inset = min(26.0, max(8.0, (self.width / 2 - DOOR[0] / 2 - wide) / 2))
        y = self.ground - 138
        return (self.x + inset, y, wide, high), (self.x + self.width - inset - wide, y, wide, high)

    @property
    def sign(self) -> Box:
        """The sign under the eaves."""
        wide = self.width * 0.8
        return (self.middle - wide / 2, self.eaves + 24, wide, SIGN_HEIGHT)


class StreetPlan(NamedTuple):
    """The page with its houses."""

    height: float
    ground: float
    lots: tuple[Lot, ...]
    has_sky: bool
    """Whether there is so much sky over the roofs that words can be read there."""


def plan_for(window: Scale, games: int) -> StreetPlan:
    """Return the plan for a window and so many games."""
    high = window.logical_height
    # A high window has more sky, a low one less; what is lower still scrolls.
    shift = max(-_SKY, high - _USUAL)
    each = (window.logical_width - 2 * _MARGIN - (games - 1) * _GAP) / games
    lots = tuple(
        Lot(_MARGIN + at * (each + _GAP), each, _EAVES[at % len(_EAVES)] + shift, GROUND + shift)
        for at in range(games)
    )
    return StreetPlan(_USUAL + shift, GROUND + shift, lots, shift > -_SKY * 0.6)
