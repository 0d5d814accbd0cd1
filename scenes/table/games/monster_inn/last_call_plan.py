"""Where everything stands on the screen of the Last Call, for any window and two to five players; u."""

from dataclasses import dataclass
from functools import cached_property

from scenes.paint.area import Area
from scenes.paint.units import Scale
from scenes.results.end_scene import USUAL_PLANKS

ROOF = 26.0
HEADER = 46.0
_EDGE, _GAP = 16.0, 18.0
_TOP = 98.0
_LEAST_CELL, _MOST_CELL = 176.0, 330.0
_TWO_COLUMNS_FROM = 1000.0
_LOW = 56.0
_STACKED_BELOW = 1400.0
"""In a narrower window the sentence stands above the planks."""
_BUTTON, _BUTTON_HEIGHT = 150.0, 50.0
_BUTTON_GAP, _BUTTON_STEP = 10.0, 58.0
_SLIMMEST_BUTTON = 128.0
BUTTONS = USUAL_PLANKS


@dataclass(frozen=True)
class CallPlan:
    """Cellars in one or two columns, and the planks below; a page that is too high scrolls."""

    width: float
    window_height: float
    players: int
    longest: int
    """The longest row of any dungeon."""

    @classmethod
    def of(cls, scale: Scale, players: int, longest: int) -> "CallPlan":
        """Return the plan of a window."""
        return cls(scale.logical_width, scale.logical_height, players, longest)

    @property
    def side_by_side(self) -> int:
        """How many cellars stand beside one another; two players have long rows and the whole width."""
        return 2 if self.players > 2 and self.width >= _TWO_COLUMNS_FROM else 1

    @property
    def _rows(self) -> int:
        return -(-self.players // self.side_by_side)

    @cached_property
    def cell_height(self) -> float:
        """Height of a cellar with its eave."""
        room = (self.window_height - _TOP - self._foot - 8 * (self._rows - 1)) / self._rows
        return min(_MOST_CELL, max(_LEAST_CELL + ROOF, room))

    @property
    def cell_width(self) -> float:
        """Width of a cellar."""
        beside = self.side_by_side
        return (self.width - 2 * _EDGE - _GAP * (beside - 1)) / beside

    @property
    def height(self) -> float:
        """Height of the page."""
        cells = self._rows * (self.cell_height + 8) - 8
        return max(self.window_height, _TOP + cells + self._foot)

    def cell(self, rank: int) -> Area:
        """The cellar of a rank, from the upper left; a last one alone stands in the middle."""
        row, column = divmod(rank, self.side_by_side)
        x = _EDGE + column * (self.cell_width + _GAP)
        is_alone = self.side_by_side == 2 and rank == self.players - 1 and not column
        if is_alone:
            x = (self.width - self.cell_width) / 2
        return Area(x, _TOP + row * (self.cell_height + 8), self.cell_width, self.cell_height)

    @property
    def ribbon(self) -> Area:
        """The ribbon with the name."""
        wide = min(320.0, self.width - 40)
        return Area((self.width - wide) / 2, 2, wide, wide * 66 / 320)

    @property
    def note(self) -> Area:
        """The line below the ribbon: which cards were dealt."""
        return Area(_EDGE, self.ribbon.low, self.width - 2 * _EDGE, _TOP - 2 - self.ribbon.low)

    # The foot.

    @property
    def _is_stacked(self) -> bool:
        """Whether the sentence stands above the planks."""
        return self.width < _STACKED_BELOW

    @property
    def _abreast(self) -> int:
        """How many planks stand beside one another."""
        room = self.width - 2 * _EDGE + _BUTTON_GAP
        return BUTTONS if room >= BUTTONS * (_SLIMMEST_BUTTON + _BUTTON_GAP) else 3

    @property
    def _planks_high(self) -> float:
        return -(-BUTTONS // self._abreast) * _BUTTON_STEP

    @property
    def _foot(self) -> float:
        return 14.0 + self._planks_high + (_BUTTON_STEP if self._is_stacked else 0.0)

    def plank(self, index: int) -> Area:
        """One of the planks at the lower right."""
        abreast, pitch = self._abreast, _BUTTON_GAP
        most = (self.width - 2 * _EDGE - pitch * (abreast - 1)) / abreast
        wide = most if self._is_stacked else min(_BUTTON, most)
        row, column = divmod(index, abreast)
        x = self.width - _EDGE - abreast * wide - pitch * (abreast - 1) + column * (wide + pitch)
        y = self.height - self._planks_high - 2 + row * _BUTTON_STEP
        return Area(x, y, wide, _BUTTON_HEIGHT)

    @property
    def sentence(self) -> Area:
        """Where it is said who has won."""
        y = self.height - self._planks_high - 2
        if self._is_stacked:
            return Area(_EDGE, y - _BUTTON_STEP, self.width - 2 * _EDGE, 50)
        return Area(_EDGE, y, self.plank(0).x - 16 - _EDGE, 50)

    # Inside a cellar, from its own corner.

    @property
    def header(self) -> Area:
        """The plate of a player."""
        return Area(8, ROOF + 10, self.cell_width - 16, HEADER)

    @cached_property
    def tile_size(self) -> tuple[float, float]:
        """Width and height of a tile."""
        high = (self.cell_height - self._first_row - self._middle - 12) / 2
        # Low tiles are broader than high, so that faces can still be told apart.
        return min(self._pitch - 8, 82.0, high * (1.06 if high >= _LOW else 1.7)), high

    @property
    def _middle(self) -> float:
        """What is free between the rows."""
        return 22.0 if self.cell_height > 240 else 17.0

    @property
    def _first_row(self) -> float:
        return ROOF + 10 + HEADER + (16 if self.cell_height > 240 else 7)

    @property
    def _pitch(self) -> float:
        return (self.cell_width - 36) / max(6, self.longest)

    def tile(self, column: int, *, is_monster: bool) -> Area:
        """A tile of a column."""
        wide, high = self.tile_size
        y = self._first_row + (0 if is_monster else high + self._middle)
        return Area(18 + column * self._pitch, y, wide, high)

    def between(self, column: int) -> tuple[float, float]:
        """The middle of the strip between the tiles of a column."""
        wide, high = self.tile_size
        return 18 + column * self._pitch + wide / 2, self._first_row + high + self._middle / 2
