"""How much room a table has: what shrinks in small windows, its columns and its rows; u."""

from dataclasses import dataclass
from functools import cached_property

from scenes.paint.area import Area
from scenes.paint.card import HEIGHT

BUTTONS = 6
"""So many square buttons the table of a single seat has; the signs hang beside them."""
MOST_BUTTONS = 7
"""With the one to leave a seat among several."""
LARGEST_CARD = 250

_USUAL_CARD = 186
_LEAST_WIDTH, _USUAL_WIDTH = 853.0, 1280.0
_LEAST_HEIGHT, _USUAL_HEIGHT = 533.0, 800.0
_USUAL_ROOM = 848.0
_HOUSE_SIGN = 104


@dataclass(frozen=True)
class TableMeasures:
    """Columns and rows of the table for a logical window size.

    `u` is the pixels of one unit: letters have at least 12 pixels, so small windows need more u for words.
    """

    width: float
    height: float
    u: float

    # How tight it is.

    @cached_property
    def _broad(self) -> float:
        """0 in the narrowest window, 1 from 1280 u on."""
        return _share(self.width, _LEAST_WIDTH, _USUAL_WIDTH)

    @cached_property
    def _tall(self) -> float:
        """0 in the lowest window, 1 from 800 u on."""
        return _share(self.height, _LEAST_HEIGHT, _USUAL_HEIGHT)

    def by_width(self, least: float, usual: float) -> float:
        """Return a measure between the one in the narrowest window and the usual one."""
        return least + (usual - least) * self._broad

    def by_height(self, least: float, usual: float) -> float:
        """Return a measure between the one in the lowest window and the usual one."""
        return least + (usual - least) * self._tall

    def by_both(self, least: float, usual: float) -> float:
        """Return a measure that shrinks in narrow windows and in low ones."""
        return least + (usual - least) * min(self._tall, self._broad)

    @cached_property
    def spare(self) -> float:
        """What a room wider than usual has too much, on either side of its middle."""
        return max(0.0, (self.room_width - _USUAL_ROOM) / 2)

    @cached_property
    def spare_height(self) -> float:
        """What a window higher than usual has too much."""
        return max(0.0, self.height - _USUAL_HEIGHT)

    # From left to right.

    @cached_property
    def tower_width(self) -> float:
        """Width of the walls; wider where letters are large against everything else and there is room."""
        spare = max(0.0, self.width - _USUAL_WIDTH) * 0.4
        grown = 388 * (min(1.2, max(1.0, 0.8 / self.u)) - 1)
        return min(self.by_width(285, 388), self.by_height(336, 388)) + min(spare, grown)

    @cached_property
    def tower_side(self) -> float:
        """What is left free on the right of the tower."""
        return self.by_width(15, 20)

    @cached_property
    def room_width(self) -> float:
        """Where the taproom ends and the tower zone begins."""
        return self.tower_x - self.by_width(17, 24)

    @cached_property
    def tower_x(self) -> float:
        """Left edge of the tower."""
        return self.width - self.tower_width - self.tower_side

    @cached_property
    def margin(self) -> float:
        """What is left free at both ends of the taproom."""
        return self.by_width(14, 22)

    # From the top down.

    @cached_property
    def _button_side(self) -> float:
        return self.by_both(36, 48)

    def button(self, index: int) -> Area:
        """One of the square buttons at the upper left, from the left."""
        side = self._button_side
        x = self.by_width(12, 18) + index * (side + self.by_both(4, 6))
        return Area(x, self.by_height(6, 10), side, side)

    @cached_property
    def phase_sign(self) -> Area:
        """The sign with turn and phase; its width decides which words it has."""
        free = self.room_width - self.margin - 12 - self.button(BUTTONS - 1).right
        width = min(396.0, free)
        if width < 330:
            width = min(width, 262.0)
        return Area(self.room_width - self.margin - width, self.by_height(6, 14), width, self._sign_height)

    @property
    def _sign_height(self) -> float:
        return self.by_height(46, 56)

    @cached_property
    def house_sign(self) -> Area | None:
        """The sign of the inn between buttons and phase sign; None without room for it."""
        left, right = self.button(BUTTONS - 1).right, self.phase_sign.x
        if right - left < _HOUSE_SIGN + 16:
            return None
        high = _HOUSE_SIGN * 0.76 * self.by_height(0.72, 1)
        wide = high / 0.76
        return Area((left + right) / 2 - wide / 2, 2, wide, high)

    @cached_property
    def boards_y(self) -> float:
        """Upper edge of the boards on the wall."""
        return self.by_height(60, 84)

    @cached_property
    def shelf(self) -> Area:
        """The shelf that the Deck stands on."""
        y = self.meters_y - self.by_height(14, 20)
        return Area(-6, y, self.room_width + 3, self.by_height(10, 14))

    @cached_property
    def meter_height(self) -> float:
        """Height of the quirk meters."""
        return self.by_height(38, 48)

    @cached_property
    def meters_y(self) -> float:
        """Upper edge of the quirk meters."""
        return self.counter_top - self.by_height(8, 10) - self.meter_height

    def meter(self, index: int) -> Area:
        """One of the three quirk meters."""
        side, gap = self.margin + 2, self.by_width(10, 14)
        width = (self.room_width - 2 * side - 2 * gap) / 3
        return Area(side + index * (width + gap), self.meters_y, width, self.meter_height)

    @cached_property
    def counter_top(self) -> float:
        """Upper edge of the counter the Bar cards lie on."""
        return self.counter_bottom - self.counter_height

    @cached_property
    def counter_height(self) -> float:
        """As high as four cards beside one another need, and no higher than leaves room for the wall."""
        broad = (self.room_width - 2 * self.margin - 3 * 4.75) / 4
        wanted = min(broad, LARGEST_CARD) * HEIGHT + self.around_cards
        return min(wanted, self.by_height(200, 306) + self.spare_height * 0.4)

    @cached_property
    def around_cards(self) -> float:
        """Height of the counter above and below the cards."""
        return self.by_height(30, 306 - _USUAL_CARD * HEIGHT)

    @cached_property
    def counter_bottom(self) -> float:
        """Lower edge of the counter."""
        return self.height - self.by_height(66, 98)

    @cached_property
    def rail(self) -> float:
        """Height of the rail along the lower edge of the counter."""
        return self.by_height(14, 22)

    @cached_property
    def prompt(self) -> Area:
        """The one sentence that says what is expected."""
        side = self.margin - 4
        high = self.by_height(44, 50)
        return Area(side, self.height - self.by_height(48, 64), self.room_width - 2 * side, high)


def _share(value: float, least: float, usual: float) -> float:
    return min(1.0, max(0.0, (value - least) / (usual - least)))
