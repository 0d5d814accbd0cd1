"""The chalk board with the log: the newest lines on top, older ones by the wheel, a click goes back there."""

from scenes.language import tr, tr_n
from scenes.paint import boards
from scenes.paint.area import Area
from scenes.paint.units import Scale
from scenes.stage import Sprite
from scenes.table.game_table import LogEntry

_SIDE = 16


class LogPanel:
    """Lays out the lines of a log on its board."""

    def __init__(self, scale: Scale, area: Area, title: str = "") -> None:
        self._scale = scale
        self._area = area
        self._title = title
        self._rows = boards.chalk_rows(scale, area.height)
        self._entries: tuple[LogEntry, ...] = ()
        self._scrolled = 0
        self._is_hung = True

    def show(self, entries: tuple[LogEntry, ...], *, is_hung: bool = True) -> None:
        """Write these lines, oldest first; a longer log scrolls back to its newest line.

        While something else hangs in its place the lines are kept, but no pointer finds them.
        """
        self._is_hung = is_hung
        if len(entries) != len(self._entries):
            self._scrolled = 0
        self._entries = entries
        is_terse = not any(entry.tail for entry in entries)
        self._rows = boards.chalk_rows(self._scale, self._area.height, is_terse=is_terse)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point in u lies on the board."""
        return self._is_hung and self._area.holds(x, y)

    def scroll(self, lines: int) -> bool:
        """Go so many lines back in time; return whether the board changed."""
        last = max(0, len(self._entries) - self._rows.count)
        scrolled = min(max(0, self._scrolled + lines), last)
        is_changed = scrolled != self._scrolled
        self._scrolled = scrolled
        return is_changed

    def _visible(self) -> list[tuple[int, LogEntry]]:
        newest_first = list(enumerate(self._entries))[::-1]
        return newest_first[self._scrolled : self._scrolled + self._rows.count]

    def line_at(self, x: float, y: float) -> LogEntry | None:
        """Return the line under a point in u."""
        area, rows = self._area, self._rows
        row, rest = divmod(y - area.y - rows.top, rows.step)
        if not self._is_hung or not area.x + _SIDE <= x < area.x + area.width - _SIDE or rest > rows.height:
            return None
        visible = self._visible()
        return visible[int(row)][1] if 0 <= row < len(visible) else None

    def lines(self) -> list[tuple[LogEntry, Area]]:
        """Return the lines that are seen with their places, the newest first."""
        if not self._is_hung:
            return []
        area, rows = self._area, self._rows
        wide = area.width - 2 * _SIDE
        return [
            (entry, Area(area.x + _SIDE, area.y + rows.top + row * rows.step, wide, rows.height))
            for row, (_, entry) in enumerate(self._visible())
        ]

    def sprites(
        self,
        takebacks: int,
        hovered: LogEntry | None,
        *,
        leads_back: bool = True,
        is_print: bool = False,
    ) -> list[Sprite]:
        """Return the board with its lines; in its corner the number of takebacks, or what a click does.

        On a print, which no pointer ever reaches, nothing is said of pointers.
        """
        area, scale, rows = self._area, self._scale, self._rows
        note = tr("hover a line: why? click: go back") if leads_back else tr("hover a line: why?")
        if is_print:
            note = ""
        if takebacks:
            note = tr_n("{n} takeback", "{n} takebacks", takebacks)
        title = self._title if rows.has_title else ""
        board = boards.chalk_board(scale, area.width, area.height, title, note)
        sprites = [Sprite.at(self._scale, board, area.x, area.y)]
        for row, (index, entry) in enumerate(self._visible()):
            line = boards.LogLine(entry.turn, entry.icon, entry.head, entry.tail, entry.sitter)
            is_newest = index == len(self._entries) - 1
            drawn = boards.log_line(
                scale,
                area.width - 2 * _SIDE,
                line,
                is_newest=is_newest,
                is_hot=entry is hovered,
                height=rows.height,
            )
            sprites.append(Sprite.at(scale, drawn, area.x + _SIDE, area.y + rows.top + row * rows.step))
        return sprites
