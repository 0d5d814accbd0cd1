"""A parchment plate with a single word that marks a whole table."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

_SIZE = 17.0
_LOOK = Panel(ink.PARCHMENT, 10, 2.6, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)


def plate_width(scale: Scale, word: str) -> float:
    """Return how wide, in u, the plate of a word is."""
    return text_width(word, Face.DISPLAY, text_px(scale, _SIZE)) / scale.u + 32


@remembered(PIECES)
def word_plate(scale: Scale, word: str, height: float) -> Picture:
    """The plate, as wide as its word needs."""
    wide = plate_width(scale, word)
    canvas = Canvas.clear(scale, wide, height)
    canvas.panel(0, 0, wide, height, _LOOK)
    canvas.text(word, wide / 2, height / 2, Face.DISPLAY, _SIZE, ink.TEXT, align=0.5)
    return canvas.picture()
