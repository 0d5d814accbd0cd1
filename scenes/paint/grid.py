"""Where everything stands on the Gryphon table, in u: one grid for the painter and for the scenes."""

from dataclasses import dataclass

from scenes.paint.card import HEIGHT
from scenes.paint.units import Scale

TOWER_WIDTH = 388
SHELF_Y = 318
METERS_Y = 338
METER_HEIGHT = 48
COUNTER_TOP = 396
BEAM_GAP = 5
HIGHEST_ROOM = 68
ROOF_OVER = 1.085
ROOF_RATIO = 140 / 440
ROOM_INSET = 17

_MARGIN = 22
WIDEST_CARD = 186
_SLIMMEST_CARD = 128
_SLIMMEST_CARD_PX = 116
_OVERLAPPED_CARD = 168


@dataclass(frozen=True, slots=True)
class Area:
    """A logical rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The four numbers, for `Scale.box`."""
        return self.x, self.y, self.width, self.height


@dataclass(frozen=True, slots=True)
class TableGrid:
    """The table for a logical window size: spare width goes to the taproom, spare height to the Inn.

    `u` is the pixels of one unit, since cards may be slimmer where there are pixels enough for their words.
    """

    width: float
    height: float
    u: float

    @classmethod
    def of(cls, scale: Scale) -> "TableGrid":
        """The grid of a window."""
        return cls(scale.logical_width, scale.logical_height, scale.u)

    @property
    def room_width(self) -> float:
        """Where the taproom ends and the tower zone begins."""
        return self.width - TOWER_WIDTH - 44

    @property
    def counter_bottom(self) -> float:
        """Lower edge of the counter the Bar cards lie on."""
        return self.height - 98

    @property
    def deck(self) -> Area:
        """The pile of cards, standing on the shelf."""
        return Area(40 + self._spare * 0.3, 152, 118, 165)

    @property
    def chalk(self) -> Area:
        """The chalk board: the log, or what would happen."""
        width = min(470.0, self.room_width - 466) + self._spare * 0.4
        return Area(178 + self._spare * 0.5, 84, width, 218)

    @property
    def left_board(self) -> Area:
        """The board with those who left the Inn."""
        return Area(self.room_width - 266, 84, 244, 218)

    @property
    def phase_sign(self) -> Area:
        """The sign with turn and phase."""
        return Area(self.room_width - 418, 14, 396, 56)

    @property
    def prompt(self) -> Area:
        """The one sentence that says what is expected."""
        return Area(18, self.height - 64, self.room_width - 36, 50)

    @property
    def tower_x(self) -> float:
        """Left edge of the tower."""
        return self.width - TOWER_WIDTH - 20

    @property
    def tower_base(self) -> float:
        """The line the lowest room stands on."""
        return self.height - 58

    def meter(self, index: int) -> Area:
        """One of the three quirk meters."""
        width = (self.room_width - 48 - 28) / 3
        return Area(24 + index * (width + 14), METERS_Y, width, METER_HEIGHT)

    def bar_cards(self, count: int) -> tuple[Area, ...]:
        """Places of the cards at the Bar; what would be too slim to read overlaps from the right instead."""
        if not count:
            return ()
        room = self.room_width - 2 * _MARGIN
        width = min(WIDEST_CARD, (room - (count - 1) * 4.75) / count)
        if width < max(_SLIMMEST_CARD, _SLIMMEST_CARD_PX / self.u):
            width = _OVERLAPPED_CARD
        gap = min(24.0, (room - count * width) / max(1, count - 1))
        start = (self.room_width - count * width - (count - 1) * gap) / 2
        middle = (COUNTER_TOP + self.counter_bottom) / 2 + 8
        y = middle - width * HEIGHT / 2
        return tuple(Area(start + index * (width + gap), y, width, width * HEIGHT) for index in range(count))

    def room_height(self, rooms: int) -> float:
        """Height of every room when there are so many, the empty one included."""
        free = self.tower_base - self.roof_height - 10
        return min(HIGHEST_ROOM, free / max(1, rooms) - BEAM_GAP)

    def room(self, floor: int, rooms: int) -> Area:
        """Room on a floor, 1 being the lowest; floors above `rooms` are up in the air."""
        high = self.room_height(rooms)
        y = self.tower_base - floor * (high + BEAM_GAP) + 2
        return Area(self.tower_x + ROOM_INSET, y, TOWER_WIDTH - 2 * ROOM_INSET, high)

    def tower_top(self, rooms: int) -> float:
        """Where the walls end."""
        return self.tower_base - rooms * (self.room_height(rooms) + BEAM_GAP) - 3

    @property
    def roof_height(self) -> float:
        """Height of the roof with its weather vane."""
        return TOWER_WIDTH * ROOF_OVER * ROOF_RATIO

    def roof(self, rooms: int) -> Area:
        """The roof on top of so many rooms."""
        wide = TOWER_WIDTH * ROOF_OVER
        x = self.tower_x + TOWER_WIDTH / 2 - wide / 2
        return Area(x, self.tower_top(rooms) - self.roof_height + 3, wide, self.roof_height)

    @property
    def _spare(self) -> float:
        return max(0.0, (self.room_width - 848) / 2)
