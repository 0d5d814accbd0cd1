"""Where everything stands on the table, in u: taproom above, cellar below, street at the right.

A window wider than usual gives its room to the middle, a higher one to chalk board and dungeons.
"""

from dataclasses import dataclass
from functools import cached_property

from game.core.rules import Seat
from game.monster_inn.state import View
from scenes.paint.area import Area
from scenes.paint.card import HEIGHT
from scenes.paint.measures import MOST_BUTTONS, TableMeasures
from scenes.paint.units import Scale
from scenes.table.games.monster_inn.pieces import chair

STAKE_WIDTH = 164.0
LIFTED_WIDTH = 104.0
TOKEN = 30.0
_STREET = 432.0
_LEAST_COLUMNS = 7
_MOST_COLUMNS = 13
_TILE_RATIO = 1.06
_BANK_GAP = 14.0
_ROOMY_HOUSE = 220.0
"""Rows so high have room for two banks."""


@dataclass(frozen=True)
class Rows:
    """The two rows of a dungeon: columns of one width, Monsters above Humanoids.

    Many columns of a high dungeon lie in two banks, the later ones below the first.
    """

    area: Area
    columns: int
    """How many stand side by side."""
    middle: float
    """What is free between the rows."""
    gap: float
    banks: int = 1

    @cached_property
    def pitch(self) -> float:
        """From one column to the next."""
        return self.area.width / self.columns

    @cached_property
    def tile_height(self) -> float:
        """Height of a tile."""
        return (self._bank_height - self.middle) / 2

    @property
    def _bank_height(self) -> float:
        return (self.area.height - _BANK_GAP * (self.banks - 1)) / self.banks

    @property
    def all_columns(self) -> int:
        """How many columns there are in all banks."""
        return self.columns * self.banks

    @cached_property
    def tile_width(self) -> float:
        """Width of a tile."""
        return min(self.pitch - self.gap, self.tile_height * _TILE_RATIO)

    def tile(self, column: int, *, is_monster: bool) -> Area:
        """Place of a tile, columns from 0."""
        bank, at = divmod(column, self.columns)
        y = self.area.y + bank * (self._bank_height + _BANK_GAP)
        y += 0 if is_monster else self.tile_height + self.middle
        return Area(self.area.x + at * self.pitch, y, self.tile_width, self.tile_height)

    def between(self, column: int) -> Area:
        """The strip between the two tiles of a column."""
        y = self.area.y + self.tile_height
        return Area(self.area.x + column * self.pitch, y, self.tile_width, self.middle)


@dataclass(frozen=True)
class House:
    """The house of another player: eave, wall, header and dungeon."""

    eave: Area
    wall: Area
    header: Area
    rows: Area


@dataclass(frozen=True)
class TableGrid:
    """The table for a logical window size and a number of players; `u` is the pixels of a unit."""

    width: float
    height: float
    u: float
    players: int

    @classmethod
    def of(cls, scale: Scale, players: int) -> "TableGrid":
        """Return the grid of a window."""
        return cls(scale.logical_width, scale.logical_height, scale.u, players)

    @property
    def taproom(self) -> float:
        """Width of everything left of the street."""
        return self.width - _STREET

    @property
    def _extra(self) -> float:
        """How much higher the window is than usual."""
        return max(0.0, self.height - 800)

    @property
    def counter(self) -> float:
        """How far everything from the line on is lower than usual."""
        return 0.45 * self._extra

    # The taproom.

    @property
    def sign(self) -> Area:
        """The sign with round and seats, beside the square buttons."""
        x = TableMeasures(self.width, self.height, self.u).button(MOST_BUTTONS - 1).right + 12
        return Area(x, 8, self.taproom - 14 - x, 62)

    @property
    def deck(self) -> Area:
        """The pile of cards."""
        return Area(30, 168 + self.counter, 124, 174)

    @property
    def edge(self) -> float:
        """The edge of the counter that the line stands on."""
        return 372 + self.counter

    @property
    def stake(self) -> Area:
        """The card at stake."""
        return Area(186, self.edge - STAKE_WIDTH * HEIGHT - 8, STAKE_WIDTH, STAKE_WIDTH * HEIGHT)

    @property
    def stake_tab(self) -> Area:
        """The tab over the card at stake."""
        return Area(self.stake.x + 14, self.stake.y - 28, STAKE_WIDTH - 28, 26)

    @property
    def middle(self) -> float:
        """Left edge of what stands right of the card at stake."""
        return self.stake.right + 34

    @cached_property
    def line_width(self) -> float:
        """Width of the cards that wait behind the one at stake."""
        others = max(1, self.players - 1)
        room = self.taproom - 24 - self.middle
        return min(116.0, (room - 12 * (others - 1)) / others)

    def line_card(self, place: int) -> Area:
        """A card of the line behind the one at stake, from 0."""
        wide = self.line_width
        y = self.edge - wide * HEIGHT - 6
        return Area(self.middle + place * (wide + 12), y, wide, wide * HEIGHT)

    @property
    def chalk(self) -> Area:
        """The chalk board."""
        x = self.middle - 6
        low = self.edge - self.line_width * HEIGHT - 17
        return Area(x, 78, self.taproom - 22 - x, low - 78)

    # The counter.

    @property
    def counter_top(self) -> float:
        """Upper edge of the boards of the counter."""
        return self.edge + 6

    @property
    def counter_low(self) -> float:
        """Lower edge of the counter."""
        return self.counter_top + 114

    @property
    def reserve(self) -> Area:
        """The plate of the Reserve."""
        return Area(24, self.counter_top + 20, 136, 78)

    @property
    def pool(self) -> Area:
        """The tray of the pool."""
        return Area(self.stake.x - 10, self.counter_top + 14, STAKE_WIDTH + 20, 88)

    @property
    def choices(self) -> Area:
        """Where planks hang."""
        x = self.middle - 6
        return Area(x, self.counter_top + 24, self.taproom - 22 - x, 68)

    def plank(self, index: int, count: int = 3) -> Area:
        """One of the planks, from the left."""
        area = self.choices
        wide = (area.width - 10 * (count - 1)) / count
        return Area(area.x + index * (wide + 10), area.y, wide, area.height)

    # The cellar.

    @property
    def purse(self) -> Area:
        """The board of the own purse."""
        return Area(20, self.counter_low + 16, 150, self.prompt.y - 10 - self.counter_low - 16)

    def tray(self, is_gem: bool) -> Area:
        """The gold tray or the gem tray."""
        purse = self.purse
        high = (purse.height - 32 - 10 - 8) / 2
        return Area(30, purse.y + 32 + is_gem * (high + 8), 130, high)

    @property
    def dungeon(self) -> Area:
        """The own dungeon."""
        y = self.counter_low + 30
        return Area(190, y, self.taproom - 214, self.prompt.y - 16 - y)

    @property
    def prompt(self) -> Area:
        """The sentence that says what is expected."""
        return Area(18, self.height - 64, self.taproom - 36, 50)

    @property
    def unseen(self) -> Area:
        """The plate that says which cards are still to come."""
        return Area(self.taproom + 14, self.height - 52, _STREET - 32, 48)

    # The street.

    @property
    def others(self) -> int:
        """How many others there are."""
        return self.players - 1

    def house(self, index: int) -> House:
        """The house of one of the others, from the top."""
        room = (self.height - 56 - 30) / self.others
        high = min(room, 420.0 + 0.5 * self._extra) - 12
        roof = 26.0 if self.others < 4 else 20.0
        x, y, wide = self.taproom + 26, 14 + index * room, _STREET - 46
        wall = Area(x, y + roof, wide, high - roof)
        header_height = 40.0 if wall.height > 170 else 36.0
        header = Area(x + 6, wall.y + 8, wide - 12, header_height)
        top = header.low + 10
        rows = Area(x + 14, top, wide - 24, wall.low - 12 - top)
        return House(Area(x, y, wide, roof), wall, header, rows)

    # Dungeons.

    def rows(self, view: View, seat: Seat) -> Rows:
        """The rows of a seat's dungeon, as the one who looks sees them."""
        longest = max(len(view.monsters[seat]), len(view.humanoids[seat]))
        most = max(_MOST_COLUMNS, longest + 1) if view.rounds > _MOST_COLUMNS else _MOST_COLUMNS
        if seat == chair(view):
            columns = min(max(_LEAST_COLUMNS, longest + 2), most)
            return Rows(self.dungeon, columns, 24, 8)
        area = self.house(order_of(view, seat)).rows
        if longest >= _LEAST_COLUMNS and area.height >= _ROOMY_HOUSE:
            return Rows(area, max(_LEAST_COLUMNS, -(-min(longest + 1, view.rounds) // 2)), 5, 5, banks=2)
        columns = min(max(_LEAST_COLUMNS, longest + 1), most)
        return Rows(area, columns, 5, 5)


def order_of(view: View, seat: Seat) -> int:
    """Return where the house of another seat stands, from the top: clockwise from the one who looks."""
    return (seat - chair(view)) % view.players - 1
