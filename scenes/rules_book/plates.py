"""What stands around the field of the rules book: how many places were found, and what the field is for."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale


@remembered(PIECES)
def found_plate(scale: Scale, words: str, width: float, height: float, is_none: bool) -> Picture:
    """A plate that says which of how many places is shown; a glass while nothing is looked for."""
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.DEEP_PLUM, 9, 2.4, high=ink.DEEP_PLUM_EDGE))
    if not words:
        canvas.icon("search", width / 2 - 14, height / 2 - 14, 28)
    tone = ink.ALARM_TEXT if is_none else ink.PARCHMENT_LIGHT
    canvas.text(words, width / 2, height / 2, Face.BOLD, 16, tone, align=0.5, fit=width - 14)
    return canvas.picture()


@remembered(PIECES)
def field_words(scale: Scale, words: str, width: float, height: float) -> Picture:
    """What an empty field is for."""
    canvas = Canvas.clear(scale, width, height)
    canvas.text(words, 16, height / 2, Face.ITALIC, 17, ink.TEXT_QUIET, fit=width - 28)
    return canvas.picture()
