"""What hangs and stands on the wall of the taproom: Deck, lantern, chalk board and those who left; u."""

from enum import StrEnum
from functools import cached_property

from scenes.paint.area import Area
from scenes.paint.measures import TableMeasures

_DECK_SHAPE = 118 / 165
_SLIMMEST_CHALK = 290
_LOWEST_CHALK = 112
_LOWEST_LANTERN = 78


class LeftLook(StrEnum):
    """How the board of those who left is hung, from roomy to tight."""

    BOARD = "board"
    ROW = "row"
    PLATE = "plate"


class Wall(TableMeasures):
    """The wall between the beam and the shelf."""

    @cached_property
    def _wall_height(self) -> float:
        return self.shelf.y - self.boards_y

    @cached_property
    def _board_height(self) -> float:
        return self._wall_height - self.by_height(8, 16)

    @cached_property
    def deck(self) -> Area:
        """The pile of cards, standing on the shelf."""
        wide = self._deck_width
        high = wide / _DECK_SHAPE
        x = self.by_width(20, 40) + self.spare * 0.3
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
        grown = min(self.spare_height * 0.3, self.spare, 40.0)
        high = min(218.0 + grown, self._board_height)
        # Where letters are large against everything else, the log needs the room more than the faces.
        usual = self.by_width(42, 50.5) if self.u >= 0.9 or grown else 42.0
        side = min(usual + grown / 2, (high - self._slots_y - 18) / 2)
        wide = 42 + 4 * side
        return Area(self.room_width - self.margin - wide, self.boards_y, wide, high)

    @property
    def _slots_y(self) -> float:
        return self.by_height(42, 48)

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
        return self.by_height(42, 50)

    @cached_property
    def _chalk_gap(self) -> float:
        return self.by_width(12, 22)

    @cached_property
    def _deck_column(self) -> float:
        """Where the Deck ends and the boards begin, with two rows of those who left."""
        return self.by_width(20, 40) + self._deck_width + self.by_width(16, 20)

    @property
    def _deck_width(self) -> float:
        grown = min(self.spare_height * 0.15, 36.0)
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
                x = self._deck_column + self.spare * 0.5
                limit = self._full_board.x - self._chalk_gap
                width = min(470.0 + self.spare * 0.4, limit - x)
                if self.spare > 80:
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
