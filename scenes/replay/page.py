"""The page that a replay is pasted on: where things stand, and what is written beside the print."""

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.book import photo_mount
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.paper import banner
from scenes.paint.replay_page import CORNER, RAIL_HEIGHT, leather_corner
from scenes.paint.room import book_cover
from scenes.paint.units import Scale
from scenes.stage import Sprite

PRINT_X, PRINT_Y = 44, 58
MARGIN_WIDTH = 202
_GRIP = 18
"""So many u above and below the rail still belong to it."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Where everything stands on the page of one window, in u."""

    scale: Scale

    @property
    def print_width(self) -> float:
        """Width of the print; 960 in the smallest logical window."""
        return self.scale.logical_width - 320

    @property
    def print_height(self) -> float:
        """Height of the print; 600 in the smallest logical window."""
        return self.scale.logical_height - 200

    @property
    def table_scale(self) -> Scale:
        """The scale of the table on the print: it is drawn at its own size, not shrunk."""
        return Scale(self.scale.px(self.print_width), self.scale.px(self.print_height))

    @property
    def margin_x(self) -> float:
        """Left edge of the right margin."""
        return PRINT_X + self.print_width + 34

    @property
    def planks_y(self) -> float:
        """Upper edge of the two planks in the margin."""
        return self.scale.logical_height - 250

    @property
    def margin_height(self) -> float:
        """Height of what is written in the margin, above the planks."""
        return self.planks_y - 22 - PRINT_Y

    @property
    def caption_y(self) -> float:
        """Middle of the line above the rail."""
        return self.scale.logical_height - 103

    @property
    def rail_x(self) -> float:
        """Left end of the rail."""
        return PRINT_X + 28

    @property
    def rail_y(self) -> float:
        """Upper edge of the rail."""
        return self.scale.logical_height - 67

    @property
    def rail_width(self) -> float:
        """Length of the rail."""
        return self.print_width - 78

    @property
    def transport_y(self) -> float:
        """Middle of the row of buttons."""
        return self.scale.logical_height - 92

    @property
    def speed_y(self) -> float:
        """Upper edge of the pegs for the speed."""
        return self.scale.logical_height - 58

    @property
    def rail_box(self) -> Rect:
        """The pixels in which the pointer takes hold of the rail."""
        return self.scale.box(
            self.rail_x - _GRIP, self.rail_y - _GRIP, self.rail_width + 2 * _GRIP, RAIL_HEIGHT + 2 * _GRIP
        )


def paint_page(scale: Scale) -> Surface:
    """Paint the open book with the mount of the print."""
    measures = Measures(scale)
    canvas = Canvas(scale, book_cover(scale).copy())
    wide, high = measures.print_width, measures.print_height
    canvas.put(photo_mount(scale, wide, high), PRINT_X, PRINT_Y)
    canvas.panel(PRINT_X - 3, PRINT_Y - 3, wide + 6, high + 6, Panel(ink.INK, 3, 0))
    x = PRINT_X + wide - 14
    canvas.text(tr("speed"), x, measures.speed_y + 17, Face.BOLD, 16, ink.TEXT_QUIET, align=0, fit=46)
    return canvas.surface


def over_print(scale: Scale) -> list[Sprite]:
    """Return the leather corners and the ribbon that says that this is a replay."""
    measures = Measures(scale)
    right, low = PRINT_X + measures.print_width + 16, PRINT_Y + measures.print_height + 16
    # Beside the ribbon hangs the sign of the inn; the wider the print, the farther away it is.
    ribbon = min(320.0, 222 + (measures.print_width - 960) * 0.3)
    return [
        Sprite.at(scale, leather_corner(scale, -1, 1), right - CORNER, PRINT_Y - 16),
        Sprite.at(scale, leather_corner(scale, 1, -1), PRINT_X - 16, low - CORNER),
        Sprite.at(scale, leather_corner(scale, -1, -1), right - CORNER, low - CORNER),
        Sprite.at(scale, banner(scale, tr("Replay"), ribbon, is_win=True, size=27), 10, 44),
    ]
