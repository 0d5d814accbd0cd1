"""Where everything stands on the Gryphon table, in u: one grid for the painter and for the scenes.

At 1280 x 800 u everything has its usual place; more room makes the boards and the Inn larger. With less room,
lower and narrower things come first, and then this folds away, in this order:

1. the effect on a card at the Bar: the hint beside the pointer says it;
2. the sign of the house between the buttons and the phase sign;
3. words on the phase sign for the phase that is not on, and the word "turn";
4. the lantern over the Deck, which gets smaller together with the wall;
5. the sentence under those who left, then the two rows of their board become one;
6. words of the quirk meters: icon, pips and number stay;
7. lines of the chalk board, down to two, the heading last; the wheel shows the others;
8. the row of those who left becomes a plate with their number;
9. the words on the base of the Inn and the goals that were not chosen: bed, number and goal stay;
10. rooms of the tower that would be too low for two lines: it scrolls.

The sentence at the bottom, the cards with name, condition and irk, the names in the tower, the buttons and
the phase that is on never fold.
"""

from functools import cached_property, lru_cache

from scenes.paint.area import Area
from scenes.paint.card import HEIGHT
from scenes.paint.measures import BUTTONS, LARGEST_CARD, MOST_BUTTONS
from scenes.paint.units import Scale
from scenes.paint.wall import LeftLook, Wall

__all__ = [
    "BEAM_GAP",
    "BEAM_LOW",
    "BUTTONS",
    "MOST_BUTTONS",
    "MOST_ZOOM",
    "ROOM_INSET",
    "Area",
    "LeftLook",
    "TableGrid",
]

MOST_ZOOM = 1.5
"""The table has no room for a larger scale; whatever is read large has its own scene."""
BEAM_LOW = 32.0
"""Lower edge of the beam along the top of the taproom."""
BEAM_GAP = 5
ROOM_INSET = 17

_HIGHEST_ROOM = 68
_ROOF_OVER = 1.085
_ROOF_RATIO = 140 / 440
_SLIMMEST_CARD = 128
_SLIMMEST_CARD_PX = 116
_LOWEST_ROOM, _LOWEST_ROOM_PX = 35, 28
_ROOMY_BASE = 345


class TableGrid(Wall):
    """The whole table for a logical window size: what hangs on the wall, the Bar and the tower."""

    @classmethod
    def of(cls, scale: Scale) -> "TableGrid":
        """The grid of a window."""
        return _grid(scale.logical_width, scale.logical_height, scale.u)

    @cached_property
    def widest_card(self) -> float:
        """Width of the cards at the Bar when there are few."""
        return min(LARGEST_CARD, (self.counter_height - self.around_cards) / HEIGHT)

    @cached_property
    def slimmest_card(self) -> float:
        """Width of the cards at the Bar that lie side by side no more, or only just."""
        return max(_SLIMMEST_CARD * min(1.0, self.width / 1280), _SLIMMEST_CARD_PX / self.u)

    def bar_cards(self, count: int) -> tuple[Area, ...]:
        """Places of the cards at the Bar; what would be too slim to read overlaps from the right instead."""
        if not count:
            return ()
        room = self.room_width - 2 * self.margin
        width = min(self.widest_card, (room - (count - 1) * 4.75) / count)
        if width < self.slimmest_card:
            width = min(self.slimmest_card, self.widest_card)
        gap = min(24.0, (room - count * width) / max(1, count - 1))
        start = (self.room_width - count * width - (count - 1) * gap) / 2
        middle = (self.counter_top + self.counter_bottom) / 2 + self.by_height(5, 8)
        y = middle - width * HEIGHT / 2
        return tuple(Area(start + index * (width + gap), y, width, width * HEIGHT) for index in range(count))

    @cached_property
    def base_height(self) -> float:
        """Height of the base of the Inn above the lower edge of the window."""
        return self.by_height(46, 58)

    @property
    def has_every_goal(self) -> bool:
        """Whether the base names every goal of the deck, or only the one that was chosen."""
        return self.tower_width >= _ROOMY_BASE

    @property
    def rooms_below_y(self) -> float:
        """Upper edge of the tag that counts rooms out of sight below: it lies on the base."""
        return self.tower_base + self.base_height / 2 - 12

    @cached_property
    def tower_base(self) -> float:
        """The line the lowest room stands on."""
        return self.height - self.base_height

    @cached_property
    def _free_height(self) -> float:
        return self.tower_base - self.roof_height - self.by_height(4, 10)

    @cached_property
    def most_rooms(self) -> int:
        """With more rooms than this the tower scrolls: lower ones would have no room for two lines."""
        lowest = max(_LOWEST_ROOM, _LOWEST_ROOM_PX / self.u)
        return max(3, int(self._free_height / (lowest + BEAM_GAP)))

    def room_height(self, rooms: int) -> float:
        """Height of every room when there are so many, the empty one included."""
        return min(_HIGHEST_ROOM, self._free_height / max(1, rooms) - BEAM_GAP)

    def room(self, floor: int, rooms: int) -> Area:
        """Room on a floor, 1 being the lowest; floors above `rooms` are up in the air."""
        high = self.room_height(rooms)
        y = self.tower_base - floor * (high + BEAM_GAP) + 2
        return Area(self.tower_x + ROOM_INSET, y, self.tower_width - 2 * ROOM_INSET, high)

    def tower_top(self, rooms: int) -> float:
        """Where the walls end."""
        return self.tower_base - rooms * (self.room_height(rooms) + BEAM_GAP) - 3

    @cached_property
    def roof_height(self) -> float:
        """Height of the roof with its weather vane."""
        return self.tower_width * _ROOF_OVER * _ROOF_RATIO

    def sky(self, rooms: int) -> Area:
        """What is free above the roof of so many rooms."""
        return Area(self.tower_x, 14, self.tower_width, self.roof(rooms).y - 28)

    def roof(self, rooms: int) -> Area:
        """The roof on top of so many rooms."""
        wide = self.tower_width * _ROOF_OVER
        x = self.tower_x + self.tower_width / 2 - wide / 2
        return Area(x, self.tower_top(rooms) - self.roof_height + 3, wide, self.roof_height)


@lru_cache(maxsize=8)
def _grid(width: float, height: float, u: float) -> TableGrid:
    """Keep a few grids, which remember what they have worked out."""
    return TableGrid(width, height, u)
