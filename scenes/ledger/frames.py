"""The furniture of the ledger: tiles with a number, pages in wooden frames, and frames that still wait."""

from dataclasses import dataclass

from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.text import text_px, text_width

EDGE = 10.0
"""The breadth of a frame."""
_TITLE = 58.0
_INSET = 18.0


@dataclass(frozen=True, slots=True)
class Tile:
    """One sum: its icon, its number and what it is."""

    icon: str
    figure: str
    words: str


def tile(canvas: Canvas, area: Area, content: Tile) -> None:
    """Paint a plum tile with a number."""
    x, y, wide, high = area.box
    canvas.shadow(x, y, wide, high, 5, 5, 130)
    canvas.panel(x, y, wide, high, Panel(ink.PLUM, 9, 2.6, high=ink.PLUM_EDGE))
    side = min(42.0, high - 16)
    canvas.icon(content.icon, x + 12, y + (high - side) / 2, side)
    left, room = x + side + 26, wide - side - 38
    canvas.text(content.figure, left, y + high * 0.37, Face.DISPLAY, 26, ink.AMBER, fit=room)
    canvas.text(content.words, left, y + high * 0.74, Face.BOLD, 15.5, ink.PARCHMENT_LIGHT, fit=room)


def page(canvas: Canvas, area: Area, title: str, note: str) -> None:
    """Paint an empty page of parchment in its frame, with its heading and a quiet note."""
    x, y, wide, high = area.box
    canvas.shadow(x, y, wide, high, 7, 6, 140)
    canvas.panel(x, y, wide, high, Panel(ink.FRAME, 10, 3, ink.WOOD_EDGE, ink.WOOD_SHADE))
    parchment = Panel(ink.PARCHMENT, 5, 2.4, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)
    canvas.panel(x + EDGE - 2, y + EDGE - 2, wide - 2 * EDGE + 4, high - 2 * EDGE + 4, parchment)
    left, right, middle = x + EDGE + _INSET, x + wide - EDGE - _INSET, y + 38
    room = right - left
    taken = canvas.text(title, left, middle, Face.DISPLAY, 21, ink.TEXT, fit=room)
    if (
        note
        and text_width(note, Face.BOLD, text_px(canvas.scale, 15)) <= (room - taken - 16) * canvas.scale.u
    ):
        canvas.text(note, right, middle, Face.BOLD, 15, ink.TEXT_QUIET, align=1)


def inside(area: Area) -> Area:
    """Return where the content of a page stands, below its heading."""
    x, y, wide, high = area.box
    margin = EDGE + _INSET
    return Area(x + margin, y + _TITLE, wide - 2 * margin, high - _TITLE - EDGE - 8)


def waiting(canvas: Canvas, area: Area, words: str) -> None:
    """Paint a dashed frame with what has to happen before something stands here."""
    x, y, wide, high = inside(area).box
    canvas.panel(x, y, wide, high - 8, Panel("none", 9, 2.4, stroke=ink.HAIRLINE, dash=9))
    style = Style(Face.ITALIC, 19, ink.TEXT_QUIET, lines=3, centred=True, balanced=True)
    canvas.rich(words, x + 20, y + (high - 8) / 2, wide - 40, style)
