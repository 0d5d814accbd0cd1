"""The row of the board that chooses from which turn to which a moving picture goes."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from scenes.gui.manager import Gui
from scenes.gui.pieces import icon_button
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.units import Scale
from scenes.settings.rows import Row

_LABEL = 92.0
_SIDE = 38.0
_WELL = Panel(ink.GROOVE, 8, 2.2, stroke=ink.EDGE)


@dataclass(frozen=True)
class TurnsRow(Row):
    """Words, and two numbers with a button at each side that makes it smaller or larger."""

    words: str
    first: int
    last: int
    most: int
    on_changed: Callable[[int, int], None]

    def height(self, scale: Scale, width: float) -> float:
        """Return the height of the buttons with room around them."""
        return 48

    def _places(self, width: float) -> tuple[float, float, float]:
        """Return the left edges of both numbers with their buttons, and how broad each of these is."""
        broad = (width - _LABEL - 34) / 2
        return _LABEL, width - broad, broad

    def paint(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Write the words and the numbers."""
        middle = y + 4 + _SIDE / 2
        canvas.text(self.words, x, middle, Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, fit=_LABEL - 10)
        *lefts, broad = self._places(width)
        for left, number in zip(lefts, (self.first, self.last), strict=True):
            canvas.panel(x + left, y + 4, broad, _SIDE, _WELL)
            at = x + left + broad / 2
            canvas.text(str(number), at, middle, Face.DISPLAY, 18, ink.AMBER, align=0.5, fit=broad - 84)
        between = x + (lefts[0] + broad + lefts[1]) / 2
        canvas.text("–", between, middle, Face.BOLD, 18, ink.SUBTEXT_ON_WOOD, align=0.5, fit=24)

    def build(self, gui: Gui, x: float, y: float, width: float) -> None:
        """Create the buttons; those that lead nowhere cannot be pressed."""
        first, last, most = self.first, self.last, self.most
        *lefts, broad = self._places(width)

        def button(name: str, left: float, icon: str, tip: str, turns: tuple[int, int]) -> None:
            action = partial(self.on_changed, *turns)
            piece = icon_button(gui, name, x + left, y + 4, icon, action, tip=tip, side=_SIDE)
            piece.allow(1 <= turns[0] <= turns[1] <= most)

        right = broad - _SIDE
        begin, end = lefts
        button("first_down", begin, "down", tr("Begin a turn earlier"), (first - 1, last))
        button("first_up", begin + right, "up", tr("Begin a turn later"), (first + 1, last))
        button("last_down", end, "down", tr("End a turn earlier"), (first, last - 1))
        button("last_up", end + right, "up", tr("End a turn later"), (first, last + 1))
