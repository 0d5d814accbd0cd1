"""The chalk board with the log: the newest lines on top, older ones by the wheel, a click goes back there."""

from scenes.language import tr, tr_n
from scenes.paint import boards
from scenes.paint.grid import Area
from scenes.paint.units import Scale
from scenes.stage import Sprite
from scenes.table.game_table import LogEntry

_LINE_STEP = 50
_LINE_HEIGHT = 44
_TOP = 49
_SIDE = 16


class LogPanel:
    """Lays out the lines of a log on its board."""

    def __init__(self, scale: Scale, area: Area) -> None:
        self._scale = scale
        self._area = area
        self._rows = max(1, int((area.height - _TOP - 9 + _LINE_STEP - _LINE_HEIGHT) // _LINE_STEP))
        self._entries: tuple[LogEntry, ...] = ()
        self._scrolled = 0

    def show(self, entries: tuple[LogEntry, ...]) -> None:
        """Write these lines, oldest first; a longer log scrolls back to its newest line."""
        if len(entries) != len(self._entries):
            self._scrolled = 0
        self._entries = entries

    def contains(self, x: float, y: float) -> bool:
        """Whether a point in u lies on the board."""
        area = self._area
        return area.x <= x < area.x + area.width and area.y <= y < area.y + area.height

    def scroll(self, lines: int) -> bool:
        """Go so many lines back in time; return whether the board changed."""
        last = max(0, len(self._entries) - self._rows)
        scrolled = min(max(0, self._scrolled + lines), last)
        is_changed = scrolled != self._scrolled
        self._scrolled = scrolled
        return is_changed

    def _visible(self) -> list[tuple[int, LogEntry]]:
        newest_first = list(enumerate(self._entries))[::-1]
        return newest_first[self._scrolled : self._scrolled + self._rows]

    def line_at(self, x: float, y: float) -> LogEntry | None:
        """Return the line under a point in u."""
        area = self._area
        row, rest = divmod(y - area.y - _TOP, _LINE_STEP)
        if not area.x + _SIDE <= x < area.x + area.width - _SIDE or rest > _LINE_HEIGHT:
            return None
        visible = self._visible()
        return visible[int(row)][1] if 0 <= row < len(visible) else None

    def sprites(self, takebacks: int, hovered: LogEntry | None) -> list[Sprite]:
        """Return the board with its lines; the number of takebacks stands in its corner."""
        area, scale = self._area, self._scale
        note = (
            tr_n("{n} takeback", "{n} takebacks", takebacks) if takebacks else tr("click a line to go back")
        )
        board = boards.chalk_board(scale, area.width, area.height, tr("The night so far"), note)
        sprites = [Sprite.at(self._scale, board, area.x, area.y)]
        for row, (index, entry) in enumerate(self._visible()):
            line = boards.LogLine(entry.turn, entry.icon, entry.head, entry.tail)
            is_newest = index == len(self._entries) - 1
            drawn = boards.log_line(
                scale, area.width - 2 * _SIDE, line, is_newest=is_newest, is_hot=entry is hovered
            )
            sprites.append(Sprite.at(self._scale, drawn, area.x + _SIDE, area.y + _TOP + row * _LINE_STEP))
        return sprites
