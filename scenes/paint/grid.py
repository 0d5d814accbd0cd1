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

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache

from scenes.paint.card import HEIGHT
from scenes.paint.units import Scale

MOST_ZOOM = 1.5
"""The table has no room for a larger scale; whatever is read large has its own scene."""
BUTTONS = 5
"""So many square buttons a table has; the sign of the house hangs beside them."""
MOST_BUTTONS = 6
"""The phase sign leaves room for so many."""
BEAM_LOW = 32.0
"""Lower edge of the beam along the top of the taproom."""
BEAM_GAP = 5
HIGHEST_ROOM = 68
ROOF_OVER = 1.085
ROOF_RATIO = 140 / 440
ROOM_INSET = 17
_USUAL_CARD = 186

_LEAST_WIDTH, _USUAL_WIDTH = 853.0, 1280.0
_LEAST_HEIGHT, _USUAL_HEIGHT = 533.0, 800.0
_USUAL_ROOM = 848.0

_SLIMMEST_CARD = 128
_SLIMMEST_CARD_PX = 116
_LARGEST_CARD = 250
_DECK_SHAPE = 118 / 165

_LOWEST_ROOM, _LOWEST_ROOM_PX = 35, 28
_SLIMMEST_CHALK = 290
_LOWEST_CHALK = 112
_HOUSE_SIGN = 104
_LOWEST_LANTERN = 78
_ROOMY_BASE = 345


class LeftLook(StrEnum):
    """How the board of those who left is hung, from roomy to tight."""

    BOARD = "board"
    ROW = "row"
    PLATE = "plate"


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

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def low(self) -> float:
        """The lower edge."""
        return self.y + self.height


@dataclass(frozen=True)
class TableGrid:
    """The table for a logical window size.

    `u` is the pixels of one unit: letters have at least 12 pixels, so small windows need more u for words.
    """

    width: float
    height: float
    u: float

    @classmethod
    def of(cls, scale: Scale) -> "TableGrid":
        """The grid of a window."""
        return _grid(scale.logical_width, scale.logical_height, scale.u)

    # How tight it is.

    @cached_property
    def _broad(self) -> float:
        """0 in the narrowest window, 1 from 1280 u on."""
        return _share(self.width, _LEAST_WIDTH, _USUAL_WIDTH)

    @cached_property
    def _tall(self) -> float:
        """0 in the lowest window, 1 from 800 u on."""
        return _share(self.height, _LEAST_HEIGHT, _USUAL_HEIGHT)

    def _by_width(self, least: float, usual: float) -> float:
        return least + (usual - least) * self._broad

    def _by_height(self, least: float, usual: float) -> float:
        return least + (usual - least) * self._tall

    def _by_both(self, least: float, usual: float) -> float:
        return least + (usual - least) * min(self._tall, self._broad)

    @cached_property
    def _spare(self) -> float:
        return max(0.0, (self.room_width - _USUAL_ROOM) / 2)

    @cached_property
    def _spare_height(self) -> float:
        return max(0.0, self.height - _USUAL_HEIGHT)

    # From left to right.

    @cached_property
    def tower_width(self) -> float:
        """Width of the walls; wider where letters are large against everything else and there is room."""
        spare = max(0.0, self.width - _USUAL_WIDTH) * 0.4
        grown = 388 * (min(1.2, max(1.0, 0.8 / self.u)) - 1)
        return min(self._by_width(285, 388), self._by_height(336, 388)) + min(spare, grown)

    @cached_property
    def tower_side(self) -> float:
        """What is left free on the right of the tower."""
        return self._by_width(15, 20)

    @cached_property
    def room_width(self) -> float:
        """Where the taproom ends and the tower zone begins."""
        return self.tower_x - self._by_width(17, 24)

    @cached_property
    def tower_x(self) -> float:
        """Left edge of the tower."""
        return self.width - self.tower_width - self.tower_side

    @cached_property
    def margin(self) -> float:
        """What is left free at both ends of the taproom."""
        return self._by_width(14, 22)

    # From the top down.

    @cached_property
    def _button_side(self) -> float:
        return self._by_both(40, 48)

    def button(self, index: int) -> Area:
        """One of the square buttons at the upper left, from the left."""
        side = self._button_side
        x = self._by_width(12, 18) + index * (side + self._by_both(5, 6))
        return Area(x, self._by_height(6, 10), side, side)

    @cached_property
    def phase_sign(self) -> Area:
        """The sign with turn and phase; its width decides which words it has."""
        free = self.room_width - self.margin - 12 - self.button(MOST_BUTTONS - 1).right
        width = min(396.0, free)
        if width < 330:
            width = min(width, 262.0)
        return Area(self.room_width - self.margin - width, self._by_height(6, 14), width, self._sign_height)

    @property
    def _sign_height(self) -> float:
        return self._by_height(46, 56)

    @cached_property
    def house_sign(self) -> Area | None:
        """The sign of the inn between buttons and phase sign; None without room for it."""
        left, right = self.button(BUTTONS - 1).right, self.phase_sign.x
        if right - left < _HOUSE_SIGN + 16:
            return None
        high = _HOUSE_SIGN * 0.76 * self._by_height(0.72, 1)
        wide = high / 0.76
        return Area((left + right) / 2 - wide / 2, 2, wide, high)

    @cached_property
    def boards_y(self) -> float:
        """Upper edge of the boards on the wall."""
        return self._by_height(60, 84)

    @cached_property
    def shelf(self) -> Area:
        """The shelf that the Deck stands on."""
        y = self.meters_y - self._by_height(14, 20)
        return Area(-6, y, self.room_width + 3, self._by_height(10, 14))

    @cached_property
    def meter_height(self) -> float:
        """Height of the quirk meters."""
        return self._by_height(38, 48)

    @cached_property
    def meters_y(self) -> float:
        """Upper edge of the quirk meters."""
        return self.counter_top - self._by_height(8, 10) - self.meter_height

    def meter(self, index: int) -> Area:
        """One of the three quirk meters."""
        side, gap = self.margin + 2, self._by_width(10, 14)
        width = (self.room_width - 2 * side - 2 * gap) / 3
        return Area(side + index * (width + gap), self.meters_y, width, self.meter_height)

    @cached_property
    def counter_top(self) -> float:
        """Upper edge of the counter the Bar cards lie on."""
        return self.counter_bottom - self._counter_height

    @cached_property
    def _counter_height(self) -> float:
        """As high as four cards beside one another need, and no higher than leaves room for the wall."""
        broad = (self.room_width - 2 * self.margin - 3 * 4.75) / 4
        wanted = min(broad, _LARGEST_CARD) * HEIGHT + self._around_cards
        return min(wanted, self._by_height(200, 306) + self._spare_height * 0.4)

    @cached_property
    def _around_cards(self) -> float:
        """Height of the counter above and below the cards."""
        return self._by_height(30, 306 - _USUAL_CARD * HEIGHT)

    @cached_property
    def counter_bottom(self) -> float:
        """Lower edge of the counter."""
        return self.height - self._by_height(66, 98)

    @cached_property
    def rail(self) -> float:
        """Height of the rail along the lower edge of the counter."""
        return self._by_height(14, 22)

    @cached_property
    def prompt(self) -> Area:
        """The one sentence that says what is expected."""
        side = self.margin - 4
        high = self._by_height(44, 50)
        return Area(side, self.height - self._by_height(48, 64), self.room_width - 2 * side, high)

    # On the wall.

    @cached_property
    def _wall_height(self) -> float:
        return self.shelf.y - self.boards_y

    @cached_property
    def _board_height(self) -> float:
        return self._wall_height - self._by_height(8, 16)

    @cached_property
    def deck(self) -> Area:
        """The pile of cards, standing on the shelf."""
        wide = self._deck_width
        high = wide / _DECK_SHAPE
        x = self._by_width(20, 40) + self._spare * 0.3
        if self.left_look is LeftLook.PLATE:
            x = self.left_board.x + (self.left_board.width - wide) / 2
        return Area(x, self.shelf.y - high - 1, wide, high)

    @cached_property
    def lantern(self) -> Area | None:
        """The lantern that hangs from the beam over the Deck; None without room for it."""
        deck = self.deck
        high = min(118.0, deck.y - 4 - 30)
        if self.left_look is LeftLook.PLATE or high < _LOWEST_LANTERN:
            return None
        wide = high * 86 / 118
        return Area(deck.x + deck.width * 0.44915 - wide / 2, 30, wide, high)

    @cached_property
    def lamp(self) -> tuple[float, float]:
        """The flame over the Deck, whether or not its lantern is seen."""
        if self.lantern is None:
            return self.deck.x + self.deck.width / 2, self.boards_y
        return self.lantern.x + self.lantern.width * 0.51163, self.lantern.y + self.lantern.height * 0.69492

    @cached_property
    def _full_board(self) -> Area:
        """The board of those who left with two rows of slots."""
        grown = min(self._spare_height * 0.3, self._spare, 40.0)
        high = min(218.0 + grown, self._board_height)
        # Where letters are large against everything else, the log needs the room more than the faces.
        usual = self._by_width(42, 50.5) if self.u >= 0.9 or grown else 42.0
        side = min(usual + grown / 2, (high - self._slots_y - 18) / 2)
        wide = 42 + 4 * side
        return Area(self.room_width - self.margin - wide, self.boards_y, wide, high)

    @property
    def _slots_y(self) -> float:
        return self._by_height(42, 48)

    @cached_property
    def left_look(self) -> LeftLook:
        """How the board of those who left is hung."""
        beside = self._full_board.x - self._chalk_gap - self._deck_column
        if beside >= _SLIMMEST_CHALK:
            return LeftLook.BOARD
        if self._board_height - self._row_height - 8 >= _LOWEST_CHALK:
            return LeftLook.ROW
        return LeftLook.PLATE

    @property
    def _row_height(self) -> float:
        return self._by_height(42, 50)

    @cached_property
    def _chalk_gap(self) -> float:
        return self._by_width(12, 22)

    @cached_property
    def _deck_column(self) -> float:
        """Where the Deck ends and the boards begin, with two rows of those who left."""
        return self._by_width(20, 40) + self._deck_width + self._by_width(16, 20)

    @property
    def _deck_width(self) -> float:
        grown = min(self._spare_height * 0.15, 36.0)
        return min(165.0 + grown, self._wall_height * 0.7053) * _DECK_SHAPE

    @cached_property
    def left_board(self) -> Area:
        """Those who left the Inn: board, row or plate."""
        match self.left_look:
            case LeftLook.BOARD:
                return self._full_board
            case LeftLook.ROW:
                x = self._deck_column
                return Area(x, self.boards_y, self.room_width - self.margin - x, self._row_height)
            case LeftLook.PLATE:
                return Area(self.margin, self.boards_y, 112, 38)

    def left_slot(self, slot: int, limit: int) -> Area:
        """A slot for a face, counted from 0, on the window; on a plate each has a stripe, for the pointer."""
        board = self.left_board
        match self.left_look:
            case LeftLook.BOARD:
                columns = (limit + 1) // 2
                side = (board.width - 24 - (columns - 1) * 6) / columns
                x, y = 12 + slot % columns * (side + 6), self._slots_y + slot // columns * (side + 7)
            case LeftLook.ROW:
                side = min(board.height - 14, (board.width - 112) / limit - 5)
                x, y = board.width - 5 - (limit - slot) * (side + 5), (board.height - side) / 2
            case LeftLook.PLATE:
                broad = (board.width - 12) / limit
                return Area(board.x + 6 + slot * broad, board.y + 4, broad, board.height - 8)
        return Area(board.x + x, board.y + y, side, side)

    @cached_property
    def chalk(self) -> Area:
        """The chalk board: the log, or what would happen."""
        match self.left_look:
            case LeftLook.BOARD:
                x = self._deck_column + self._spare * 0.5
                limit = self._full_board.x - self._chalk_gap
                width = min(470.0 + self._spare * 0.4, limit - x)
                if self._spare > 80:
                    width = max(width, min(700.0, limit - x - 30))
                return Area(x, self.boards_y, width, min(self._board_height, 418.0))
            case LeftLook.ROW:
                row = self.left_board
                return Area(row.x, row.low + 8, row.width, self._board_height - row.height - 8)
            case LeftLook.PLATE:
                x = self.left_board.right + self._chalk_gap
                return Area(x, self.boards_y, self.room_width - self.margin - x, self._board_height)

    @cached_property
    def preview(self) -> Area:
        """Where the chalk board says what would happen: it may hide the row of those who left."""
        chalk = self.chalk
        top = self.left_board.y if self.left_look is LeftLook.ROW else chalk.y
        return Area(chalk.x, top, chalk.width, chalk.low - top)

    # Cards and rooms.

    @cached_property
    def widest_card(self) -> float:
        """Width of the cards at the Bar when there are few."""
        return min(_LARGEST_CARD, (self._counter_height - self._around_cards) / HEIGHT)

    @cached_property
    def slimmest_card(self) -> float:
        """Width of the cards at the Bar that lie side by side no more, or only just."""
        return max(_SLIMMEST_CARD * min(1.0, self.width / _USUAL_WIDTH), _SLIMMEST_CARD_PX / self.u)

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
        middle = (self.counter_top + self.counter_bottom) / 2 + self._by_height(5, 8)
        y = middle - width * HEIGHT / 2
        return tuple(Area(start + index * (width + gap), y, width, width * HEIGHT) for index in range(count))

    @cached_property
    def base_height(self) -> float:
        """Height of the base of the Inn above the lower edge of the window."""
        return self._by_height(46, 58)

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
        return self.tower_base - self.roof_height - self._by_height(4, 10)

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

    def roof(self, rooms: int) -> Area:
        """The roof on top of so many rooms."""
        wide = self.tower_width * _ROOF_OVER
        x = self.tower_x + self.tower_width / 2 - wide / 2
        return Area(x, self.tower_top(rooms) - self.roof_height + 3, wide, self.roof_height)


@lru_cache(maxsize=8)
def _grid(width: float, height: float, u: float) -> TableGrid:
    """Keep a few grids, which remember what they have worked out."""
    return TableGrid(width, height, u)
