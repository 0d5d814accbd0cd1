"""What only flashes by: snores and notices."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale


@remembered(PIECES)
def snore(scale: Scale, side: float) -> Picture:
    """A rising Z."""
    canvas = Canvas.clear(scale, side, side)
    canvas.icon("zzz", 0, 0, side)
    return canvas.picture()


@remembered(PIECES)
def toast(scale: Scale, words: str, width: float) -> Picture:
    """A short notice over everything, width x 44 u."""
    canvas = Canvas.clear(scale, width, 44, left=20, top=18, right=24, bottom=28)
    canvas.shadow(0, 0, width, 44, 7, 6, 160)
    canvas.panel(0, 0, width, 44, Panel(ink.DEEP_PLUM, 12, 2.6, high=ink.LAMP))
    canvas.icon("warn", 12, 8, 28)
    style = Style(Face.BOLD, 16.5, ink.PARCHMENT_LIGHT, icon=1.25, leading=1.0, lines=2)
    canvas.rich(words, 50, 22, width - 64, style)
    return canvas.picture()
