"""Paper and cloth: ledger pages and ribbons with display words."""

from scenes.paint import palette as ink
from scenes.paint.boards import board_canvas
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale

PAGE = Panel(ink.PARCHMENT, 4, 2.4, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)
_RIBBON_RATIO = 66 / 320


@remembered(PIECES)
def ledger(scale: Scale, width: float, height: float, title: str = "", note: str = "") -> Picture:
    """A parchment page in a wooden frame 10 u broad, with a heading and a quiet note at the right of it."""
    canvas = empty_ledger(scale, width, height)
    wide = canvas.text(title, 34, 40, Face.DISPLAY, 24, ink.TEXT, fit=width - 68) if title else 0
    if note:
        canvas.text(note, width - 34, 41, Face.BOLD, 16, ink.TEXT_QUIET, align=1, fit=width - wide - 90)
    return canvas.picture()


def empty_ledger(scale: Scale, width: float, height: float) -> Canvas:
    """A canvas with an empty page in its frame, to write on; it is not kept."""
    canvas = board_canvas(scale, width, height, blur=12, drop=10)
    canvas.panel(0, 0, width, height, Panel(ink.FRAME, 10, 3, ink.WOOD_EDGE, ink.WOOD_SHADE))
    canvas.panel(10, 10, width - 20, height - 20, PAGE)
    return canvas


@remembered(PIECES)
def banner(scale: Scale, words: str, width: float, *, is_win: bool, size: float | None = None) -> Picture:
    """A ribbon with display words: wine for a win, night for a loss; its height is .206 of the width."""
    high = width * _RIBBON_RATIO
    canvas = Canvas.clear(scale, width, high)
    name = "wine" if is_win else "night"
    canvas.art(f"frames/ribbon_{name}.svg", 0, 0, width, high)
    type_size = size or min(60, high * 0.5)
    canvas.text(
        words,
        width / 2,
        high * 0.455,
        Face.DISPLAY,
        type_size,
        ink.AMBER,
        align=0.5,
        outline=True,
        fit=width * 0.78,
    )
    return canvas.picture()
