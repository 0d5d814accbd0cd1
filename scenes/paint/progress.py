"""How far work is that takes a while: a bar in a dialog, and one on a plank."""

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale

PLANK_WIDTH, PLANK_BAR = 92.0, 12.0
"""Size of the bar on a plank, with its words."""


@remembered(PIECES)
def progress_bar(scale: Scale, width: float, permille: int, words: str) -> Picture:
    """A groove that fills with light, 30 u high, and words on it."""
    canvas = Canvas.clear(scale, width, 30)
    canvas.panel(0, 0, width, 30, Panel(ink.GROOVE, 8, 2.4, stroke=ink.EDGE))
    filled = (width - 6) * permille / 1000
    if filled >= 10:
        canvas.panel(3, 3, filled, 24, Panel(ink.MOSS_DARK, 6, 0))
    canvas.text(words, width / 2, 15, Face.BOLD, 15, ink.PARCHMENT_LIGHT, align=0.5, fit=width - 20)
    return canvas.picture()


@remembered(PIECES)
def plank_progress(scale: Scale, percent: int) -> Picture:
    """A bar with the percentage beside it, small enough for the right half of a plank."""
    canvas = Canvas.clear(scale, PLANK_WIDTH, PLANK_BAR, top=4, bottom=4)
    canvas.panel(0, 0, PLANK_WIDTH - 42, PLANK_BAR, Panel(ink.GROOVE, PLANK_BAR / 2, 1.8))
    # Shorter than high it would be no bar.
    wide = PLANK_BAR + (PLANK_WIDTH - 42 - PLANK_BAR) * percent / 100
    canvas.panel(0, 0, wide, PLANK_BAR, Panel(ink.AMBER, PLANK_BAR / 2, 1.8))
    words = tr("{n}%", n=percent)
    canvas.text(words, PLANK_WIDTH, PLANK_BAR / 2, Face.DISPLAY, 15, ink.PARCHMENT_LIGHT, align=1, fit=40)
    return canvas.picture()
