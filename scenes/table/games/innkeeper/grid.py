"""Where everything lies on the table of Innkeeper, in u of a window without zoom.

Room beyond 1280 x 800 u goes to the street: the board in the middle gets wider and higher.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scenes.paint.grid import MOST_BUTTONS, Area, TableGrid
from scenes.paint.units import Scale
from scenes.table.games.innkeeper.grid_inn import InnPlan, OwnPlan, own_plan

__all__ = ["CARD_RATIO", "LIFTED", "MINI", "InnPlan", "InnkeeperGrid", "OwnPlan", "unzoomed"]

CARD_RATIO: Final = 1.4
LIFTED: Final = 108.0
MINI: Final = 92.0
SUPPLY_CARD: Final = 118.0
GUEST_CARD: Final = 136.0
SMALL_GUEST: Final = 118.0
"""Width of the guest at the door while answers lie beside."""
INN_HEIGHT: Final = 200.0
ROOF: Final = 20.0
PHASES: Final = 5
DECKS: Final = 4
_CART: Final = 176.0
_BOARD: Final = 196.0
_SIDE: Final = 64.0
_SUPPLY_PITCH: Final = 134.0
_COUNTING: Final = 346.0


@dataclass(frozen=True)
class InnkeeperGrid:
    """The table for a window of so many u; `buttons` is where the square buttons end."""

    width: float
    height: float
    buttons: float
    seats: int

    @classmethod
    def of(cls, scale: Scale, seats: int) -> "InnkeeperGrid":
        """Return the grid of a window."""
        plain = unzoomed(scale)
        buttons = TableGrid.of(scale).button(MOST_BUTTONS - 1).right * scale.u / plain.u
        return _grid(plain.logical_width, plain.logical_height, buttons, seats)

    @property
    def spare(self) -> float:
        """What the window is higher than usual."""
        return self.height - 800

    # The sign.

    @property
    def sign(self) -> Area:
        """The round and the phases."""
        left = max(242.0, self.buttons + 12)
        return Area(left, 8, self.width - 14 - left, 54)

    @property
    def round_plate(self) -> Area:
        """The pips of the rounds."""
        return Area(self.sign.x + 8, self.sign.y + 7, 112, 40)

    def phase(self, index: int) -> Area:
        """The plate of a phase on the sign, from the left."""
        pitch = (self.sign.width - 132) / PHASES
        return Area(self.sign.x + 126 + index * pitch, self.sign.y + 7, pitch - 6, 40)

    # The inns across the street.

    @property
    def inn_width(self) -> float:
        """Width of an inn across the street."""
        others = self.seats - 1
        return min(620.0, (self.width - 28 - 16 * (others - 1)) / others)

    def inn(self, order: int) -> Area:
        """The inn of another player, from the left, without its eave."""
        others, wide = self.seats - 1, self.inn_width
        left = (self.width - others * wide - 16 * (others - 1)) / 2
        return Area(left + order * (wide + 16), 92, wide, INN_HEIGHT)

    def inn_plan(self, order: int, slots: int) -> InnPlan:
        """Where things are in the inn of another player that has so many slots."""
        return InnPlan(self.inn(order), slots)

    # The street.

    @property
    def street(self) -> Area:
        """The wall and the cobbles between the inns."""
        return Area(0, 268, self.width, 240 + self.spare)

    @property
    def board_height(self) -> float:
        """Height of the board in the middle of the street."""
        return _BOARD + min(120.0, self.spare)

    @property
    def row(self) -> float:
        """Upper edge of what stands in the street."""
        return 302 + (self.spare - (self.board_height - _BOARD)) / 2

    def _middle(self, high: float) -> float:
        """Upper edge of something so high in the middle of the row."""
        return self.row + (self.board_height - high) / 2

    @property
    def cart(self) -> Area:
        """The cart with decks, bank and die."""
        return Area(self.width - 190, self._middle(_BOARD), _CART, _BOARD)

    def deck(self, index: int) -> Area:
        """The row of a deck on the cart: guests, assets, treachery, debts."""
        area = self.cart
        return Area(area.x + 10, area.y + 10 + index * 33, area.width - 20, 30)

    def pile(self, index: int) -> Area:
        """The top card of a deck in its row."""
        row = self.deck(index)
        return Area(row.x + 6, row.y - 1, 23, 23 * CARD_RATIO)

    @property
    def bank(self) -> Area:
        """The plate of the bank, with the die on its right."""
        area = self.cart
        return Area(area.x + 10, area.y + 144, area.width - 20, 44)

    @property
    def die(self) -> Area:
        """The die."""
        area = self.cart
        return Area(area.right - 52, area.y + 147, 37, 37)

    @property
    def caption(self) -> tuple[float, float]:
        """Where the words over supply or guests begin, middle of the line."""
        return 24, self._middle(_BOARD) + 10

    def supply(self, index: int) -> Area:
        """A card of the supply, from the left."""
        y = self._middle(_BOARD) + 30
        return Area(26 + index * _SUPPLY_PITCH, y, SUPPLY_CARD, SUPPLY_CARD * CARD_RATIO)

    def taken(self, index: int) -> Area:
        """The square of a guest of this round, in the order in which they were taken."""
        y = self._middle(_BOARD) + 28 + index // 2 * 84
        return Area(20 + index % 2 * 74, y, _SIDE, _SIDE)

    def taker(self, index: int) -> Area:
        """The head of whoever took a guest, on the corner of its square."""
        area = self.taken(index)
        return Area(area.x + 36, area.y + 38, 34, 34)

    @property
    def guest(self) -> Area:
        """The guest at the door."""
        y = self._middle(_BOARD) + 2
        return Area(186, y, GUEST_CARD, GUEST_CARD * CARD_RATIO)

    @property
    def small_guest(self) -> Area:
        """The guest at the door while answers lie beside."""
        y = self._middle(_BOARD) + 12
        return Area(180, y, SMALL_GUEST, SMALL_GUEST * CARD_RATIO)

    def _board_from(self, left: float) -> Area:
        return Area(left, self.row, self.cart.x - 16 - left, self.board_height)

    @property
    def log(self) -> Area:
        """The chalk board with the log, right of supply and of guest; another board may take its place."""
        return self._board_from(max(_COUNTING, 26 + self.seats * _SUPPLY_PITCH + 14))

    @property
    def counting(self) -> Area:
        """The chalk board that ranks the inns, right of the guest."""
        return self._board_from(_COUNTING)

    @property
    def answers(self) -> Area:
        """The board with the stack of answers, right of a small guest."""
        return self._board_from(316)

    @property
    def whole(self) -> Area:
        """The board that has the whole street for itself."""
        return self._board_from(20)

    @property
    def order(self) -> Area:
        """The board that says in which order everybody acts, left of the chalk board of a decision."""
        return Area(20, self.row, 300, self.board_height)

    @property
    def wide_order(self) -> Area:
        """The same, left of the log."""
        return Area(20, self.row, self.log.x - 36, self.board_height)

    @property
    def decision(self) -> Area:
        """The chalk board of a decision, right of the order."""
        return self._board_from(336)

    # The own inn, and what is below it.

    @property
    def own(self) -> Area:
        """The inn in front."""
        return Area(14, 508 + self.spare, self.width - 28, 228)

    def own_plan(self, slots: int, hand: int) -> OwnPlan:
        """Where things are in the inn in front, with so many slots and cards in the hand."""
        return own_plan(self.own, slots, hand)

    @property
    def foot(self) -> Area:
        """The row of prompt and planks."""
        return Area(14, self.height - 58, self.width - 28, 50)

    def prompt(self, right: float | None = None) -> Area:
        """The one sentence that says what is expected, as far as the planks that begin at `right`."""
        foot = self.foot
        return Area(foot.x, foot.y, (foot.right if right is None else right - 12) - foot.x, foot.height)

    def planks(self, widths: tuple[float, ...]) -> tuple[Area, ...]:
        """Planks of these widths at the right end of the lowest row, from left to right."""
        foot, areas, right = self.foot, [], self.foot.right
        for wide in reversed(widths):
            areas.append(Area(right - wide, foot.y, wide, foot.height))
            right -= wide + 8
        return tuple(reversed(areas))


def unzoomed(scale: Scale) -> Scale:
    """Return the scale in which the table is painted: larger letters have no room on it."""
    return scale if scale.zoom == 1 and scale.unit is None else Scale(scale.width, scale.height)


@lru_cache(maxsize=8)
def _grid(width: float, height: float, buttons: float, seats: int) -> InnkeeperGrid:
    """Keep a few grids, which remember what they have worked out."""
    return InnkeeperGrid(width, height, buttons, seats)
