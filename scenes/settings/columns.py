"""Boards hung in columns: as many as the window has room for, in the order of reading, even at the foot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from scenes.paint.boards import board
from scenes.paint.canvas import Canvas
from scenes.paint.units import Scale
from scenes.settings.rows import EDGE, Row

GAP = 16.0
MARGIN = 20.0
HEAD = 56.0
FOOT = 10.0
_NARROWEST_THREE, _NARROWEST_TWO = 1090.0, 760.0
_MOST_AIR = 7.0
"""So much may be put between two rows of a short column to let it end where the others do."""


@dataclass(frozen=True)
class Board:
    """A heading with an icon, and rows; `room` is kept free under them."""

    title: str
    icon: str
    rows: tuple[Row, ...] = ()
    room: float = 0.0

    def height(self, scale: Scale, width: float, air: float = 0.0) -> float:
        """Return its height in u, with so much air after each row."""
        rows = sum(row.height(scale, width - 2 * EDGE) + air for row in self.rows)
        return HEAD + rows + self.room + FOOT


@dataclass(frozen=True)
class Hung:
    """A board at its place; measures in u."""

    board: Board
    x: float
    y: float
    width: float
    height: float
    air: float

    def paint(self, canvas: Canvas) -> None:
        """Draw the board and what its rows say."""
        there = board(canvas.scale, self.width, self.height, title=self.board.title, icon=self.board.icon)
        canvas.put(there, self.x, self.y)
        for row, y in self.rows(canvas.scale):
            row.paint(canvas, self.x + EDGE, y, self.width - 2 * EDGE)

    def rows(self, scale: Scale) -> Iterator[tuple[Row, float]]:
        """Yield the rows with their upper edges."""
        y = self.y + HEAD + self.air / 2
        for row in self.board.rows:
            yield row, y
            y += row.height(scale, self.width - 2 * EDGE) + self.air


def column_count(scale: Scale) -> int:
    """Return how many columns there is room for."""
    wide = scale.logical_width
    return 3 if wide >= _NARROWEST_THREE else 2 if wide >= _NARROWEST_TWO else 1


def hang(scale: Scale, boards: Sequence[Board], top: float) -> tuple[Hung, ...]:
    """Return the boards at their places below `top`, cut into columns so that the longest is short."""
    count = column_count(scale)
    wide = (scale.logical_width - 2 * MARGIN - (count - 1) * GAP) / count
    columns = _cut(boards, [each.height(scale, wide) for each in boards], count)
    tallest = max(_column_height(scale, wide, column) for column in columns)
    hung = []
    for index, column in enumerate(columns):
        x, y = MARGIN + index * (wide + GAP), top
        rows = sum(len(each.rows) for each in column)
        spare = tallest - _column_height(scale, wide, column)
        air = min(_MOST_AIR, spare / rows) if rows else 0.0
        for each in column:
            high = each.height(scale, wide, air)
            hung.append(Hung(each, x, y, wide, high, air))
            y += high + GAP
    return tuple(hung)


def foot_of(hung: Sequence[Hung]) -> float:
    """Return where the lowest board ends."""
    return max(each.y + each.height for each in hung)


def _column_height(scale: Scale, width: float, column: Sequence[Board]) -> float:
    return sum(each.height(scale, width) for each in column) + GAP * (len(column) - 1)


def _cut(boards: Sequence[Board], heights: Sequence[float], count: int) -> list[Sequence[Board]]:
    def tallest(cuts: tuple[int, ...]) -> float:
        ends = [0, *cuts, len(boards)]
        return max(sum(heights[start:end]) + GAP * (end - start) for start, end in pairwise(ends))

    cuts = min(combinations(range(1, len(boards)), count - 1), key=tallest)
    ends = [0, *cuts, len(boards)]
    return [boards[start:end] for start, end in pairwise(ends)]
