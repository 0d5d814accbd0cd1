"""What the pages of the settings share: boards hung in columns, painted and built from their rows."""

from abc import abstractmethod

from pygame import Surface

from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, heading
from scenes.paint.canvas import Canvas
from scenes.paint.room import back_room
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.settings.columns import Board, Hung, foot_of, hang
from scenes.settings.rows import EDGE

TOP = 78.0


class BoardPage(MenuScene):
    """A menu of boards under a heading.

    `FOOT` is what it keeps free below them, `TAKEN` what it needs at the right of the heading, in u.
    """

    FOOT = 60.0
    TAKEN = 0.0

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.hung: tuple[Hung, ...] = ()

    @abstractmethod
    def titles(self) -> tuple[str, str]:
        """Return the heading and the quiet note after it."""

    @abstractmethod
    def boards(self, scale: Scale) -> tuple[Board, ...]:
        """Return the boards as they are to be read now."""

    def page_height(self, scale: Scale) -> float:
        """Return how far down the longest column goes."""
        return foot_of(hang(scale, self.boards(scale), TOP)) + self.FOOT

    def resize(self, scale: Scale) -> None:
        """Hang the boards; other pages may have changed what they say."""
        self.hung = hang(scale, self.boards(scale), TOP)
        super().resize(scale)

    def paint(self, scale: Scale) -> Surface:
        """Paint the boards with their words."""
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, *self.titles(), taken=self.TAKEN)
        for hung in self.hung:
            hung.paint(canvas)
        self.paint_more(canvas)
        return canvas.surface

    @abstractmethod
    def paint_more(self, canvas: Canvas) -> None:
        """Paint what the page has besides boards."""

    def build(self, gui: Gui) -> None:
        """Create the elements of all rows."""
        back_button(gui, self)
        for hung in self.hung:
            for row, y in hung.rows(gui.scale):
                row.build(gui, hung.x + EDGE, y, hung.width - 2 * EDGE)
