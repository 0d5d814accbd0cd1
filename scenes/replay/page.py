"""The page that a replay is pasted on: where things stand, and what is written beside the print."""

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect, Surface

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.book import photo_mount
from scenes.paint.canvas import Canvas
from scenes.paint.chances import JUDGEMENT_HEIGHT
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.paper import banner
from scenes.paint.replay_page import CORNER, RAIL_HEIGHT, leather_corner
from scenes.paint.room import book_cover
from scenes.paint.units import Scale
from scenes.stage import Sprite

MARGIN_WIDTH = 202.0
PLANK, PLANK_PITCH = 46.0, 56.0
"""Height of a plank in the margin, and from one to the next."""
CURVE_HEIGHT = 52.0
_GRIP = 18
"""So many u above and below the rail still belong to it."""
_LOWEST_PRINT_PX = 420
"""So many pixels a print is high at least: less could not be read."""
_NOTE_HEIGHT = 330.0
_UNDER_PLANKS = 144.0
"""What stands under the planks in the margin: the buttons of the film."""
_CAPTION = 44.0
"""The line above the curve takes so much from the print where it has a switch."""
_SMALLEST_TABLE_UNIT = 0.8
"""A table on a smaller print is set larger for the sake of its words; it goes to one and a half times."""


@dataclass(frozen=True)
class Measures:
    """Where everything stands on the page, in u.

    In a wide window the margin with the notes is beside the print. In others the print stays large: the
    buttons go over it, rail and words below it, and the margin to the end of a page that scrolls.
    """

    window: Scale
    planks_high: int = 2
    """How many planks stand in the margin."""
    has_curve: bool = False
    """Whether a curve of the chance to win stands over the rail."""
    has_switch: bool = False
    """Whether the line over the rail has a switch, so that it must stay with a curve, too."""

    @cached_property
    def is_stacked(self) -> bool:
        """Whether everything stands below each other."""
        return self.window.logical_width < 1150 or self.window.logical_height < 600

    @cached_property
    def scale(self) -> Scale:
        """The scale of the page."""
        return self.window.page(self.height)

    @cached_property
    def height(self) -> float:
        """What the page needs."""
        if not self.is_stacked:
            return self.window.logical_height
        _, planks_y, _ = self.planks
        return max(self.margin_y + self.margin_height, planks_y + self.planks_high * PLANK_PITCH) + 34

    @property
    def _wide(self) -> float:
        return self.window.logical_width

    @property
    def _margin(self) -> float:
        """Width of the margin beside the print; wider where letters are large against everything else."""
        return MARGIN_WIDTH + min(60.0, max(0.0, self._wide - 1280) * 0.15)

    @property
    def print_x(self) -> float:
        """Left edge of the print."""
        return 44

    @property
    def print_y(self) -> float:
        """Upper edge of the print."""
        return 98 if self.is_stacked else 58

    @property
    def print_width(self) -> float:
        """Width of the print; 960 in the usual window."""
        return self._wide - 88 if self.is_stacked else self._wide - 118 - self._margin

    @cached_property
    def print_height(self) -> float:
        """Height of the print; 600 in the usual window."""
        high = self.window.logical_height
        if not self.is_stacked:
            return high - 200 - (_CAPTION if self.has_curve and self.has_switch else 0)
        below = 76 + (CURVE_HEIGHT + 10 if self.has_curve else 0)
        return max(_LOWEST_PRINT_PX / self.window.u, high - self.print_y - below)

    @property
    def print_low(self) -> float:
        """Lower edge of the print."""
        return self.print_y + self.print_height

    @property
    def table_scale(self) -> Scale:
        """The scale of the table on the print: it is drawn at its own size, not shrunk."""
        size = self.window.px(self.print_width), self.window.px(self.print_height)
        wished = max(1.0, self.window.zoom, _SMALLEST_TABLE_UNIT / Scale(*size).u)
        return Scale(*size, min(1.5, wished))

    @property
    def margin_x(self) -> float:
        """Left edge of the notes."""
        return self.print_x if self.is_stacked else self.print_x + self.print_width + 34

    @property
    def margin_y(self) -> float:
        """Upper edge of the notes."""
        return self.caption_y + 60 if self.is_stacked else self.print_y - 4

    @property
    def margin_width(self) -> float:
        """Width of the notes."""
        return self._wide - 88 - MARGIN_WIDTH - 40 if self.is_stacked else self._margin

    @property
    def margin_height(self) -> float:
        """Height of the notes, with what is said below them of the chance to win."""
        if self.is_stacked:
            return _NOTE_HEIGHT + (JUDGEMENT_HEIGHT if self.has_curve else 0)
        return self.planks[1] - (14 if self.has_curve else 22) - self.margin_y - 4

    @property
    def planks(self) -> tuple[float, float, float]:
        """Corner and width of the planks beside the notes or below them."""
        if self.is_stacked:
            return self.print_x + self.print_width - MARGIN_WIDTH, self.margin_y + 8, MARGIN_WIDTH
        high = _UNDER_PLANKS + self.planks_high * PLANK_PITCH - (PLANK_PITCH - PLANK)
        return self.margin_x, self.window.logical_height - high, self._margin

    @property
    def caption_y(self) -> float:
        """Middle of the line that belongs to the rail."""
        if self.is_stacked:
            return self.rail_y + 76
        return self.curve_y - 24 if self.has_curve else self.window.logical_height - 103

    @property
    def has_caption(self) -> bool:
        """Whether there is room for the line that belongs to the rail."""
        return self.is_stacked or self.has_switch or not self.has_curve

    @property
    def curve_y(self) -> float:
        """Upper edge of the curve, where the chance is 100 percent."""
        return self.rail_y - 8 - CURVE_HEIGHT

    @property
    def rail_x(self) -> float:
        """Left end of the rail."""
        return self.print_x + (60 if self.has_curve else 28)

    @property
    def rail_y(self) -> float:
        """Upper edge of the rail."""
        if self.is_stacked:
            return self.print_low + 30 + (CURVE_HEIGHT + 10 if self.has_curve else 0)
        return self.window.logical_height - (62 if self.has_curve else 67)

    @property
    def rail_width(self) -> float:
        """Length of the rail."""
        return self.print_x + self.print_width - (28 if self.is_stacked else 50) - self.rail_x

    @property
    def transport(self) -> tuple[float, float]:
        """Middle of the row of buttons."""
        if self.is_stacked:
            return self.speed_box[0] - 14 - 119, 54
        return self.margin_x + self._margin - 119, self.window.logical_height - 92

    @property
    def speed_box(self) -> tuple[float, float, float, float]:
        """The pegs for the speed."""
        if self.is_stacked:
            wide = 186.0 if self._wide >= 760 else 144.0
            return self.shut_x - 12 - wide, 37, wide, 34
        return self.margin_x + self._margin - 186, self.window.logical_height - 58, 186, 34

    @property
    def shut_x(self) -> float:
        """Left edge of the button over the print that closes the book: its plank may be out of sight."""
        return self._wide - 44 - 40

    @property
    def ribbon(self) -> tuple[float, float, float]:
        """Corner and width of the ribbon that says that this is a replay."""
        if self.is_stacked:
            wide = min(222.0, self.transport[0] - 119 - 12 - 14)
            return 10, 54 - wide * 0.11, wide
        # Beside the ribbon hangs the sign of the inn; the wider the print, the farther away it is.
        return 10, 44, min(320.0, 222 + (self.print_width - 960) * 0.3)

    @property
    def rail_box(self) -> Rect:
        """The pixels in which the pointer takes hold of the rail, the curve over it among them."""
        over = CURVE_HEIGHT + 8 if self.has_curve else _GRIP
        return self.scale.box(
            self.rail_x - _GRIP, self.rail_y - over, self.rail_width + 2 * _GRIP, RAIL_HEIGHT + over + _GRIP
        )

    @property
    def wheel_box(self) -> Rect:
        """The pixels of print and rail, over which the wheel goes from turn to turn where a page scrolls."""
        low = self.rail_y + 46
        return self.scale.box(self.print_x, self.print_y, self.print_width, low - self.print_y)


def paint_page(measures: Measures) -> Surface:
    """Paint the open book with the mount of the print."""
    scale = measures.scale
    canvas = Canvas(scale, book_cover(scale).copy())
    x, y, wide, high = measures.print_x, measures.print_y, measures.print_width, measures.print_height
    canvas.put(photo_mount(scale, wide, high), x, y)
    canvas.panel(x - 3, y - 3, wide + 6, high + 6, Panel(ink.INK, 3, 0))
    if not measures.is_stacked:
        middle = measures.speed_box[1] + 17
        canvas.text(tr("speed"), x + wide - 14, middle, Face.BOLD, 16, ink.TEXT_QUIET, align=0, fit=46)
    return canvas.surface


def over_print(measures: Measures, words: str, *, is_imagined: bool) -> list[Sprite]:
    """Return the leather corners and the ribbon that says what this is; for what never was it is of night."""
    scale = measures.scale
    left, top = measures.print_x - 16, measures.print_y - 16
    right, low = measures.print_x + measures.print_width + 16, measures.print_low + 16
    x, y, wide = measures.ribbon
    corners = [
        Sprite.at(scale, leather_corner(scale, -1, 1), right - CORNER, top),
        Sprite.at(scale, leather_corner(scale, 1, -1), left, low - CORNER),
        Sprite.at(scale, leather_corner(scale, -1, -1), right - CORNER, low - CORNER),
    ]
    if measures.is_stacked:
        corners.append(Sprite.at(scale, leather_corner(scale, 1, 1), left, top))
    size = min(27.0, wide * 0.122)
    return [*corners, Sprite.at(scale, banner(scale, words, wide, is_win=not is_imagined, size=size), x, y)]
