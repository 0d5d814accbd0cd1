"""Words that stand alone: labels, headings, sentences with icons, and the bubble that explains something."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style, lay_out
from scenes.paint.text import line_height, text_px
from scenes.paint.units import Picture, Scale


@remembered(PIECES)
def label(
    scale: Scale,
    words: str,
    face: Face,
    size: float,
    colour: str,
    *,
    width: float,
    align: float = 0,
    shadow: bool = False,
    outline: bool = False,
) -> Picture:
    """One line in a box `width` u wide and one line high; `align` 0 is left, .5 centred, 1 right.

    It shrinks to 12 pixels to fit, then it is cut.
    """
    high = line_height(face, text_px(scale, size)) / scale.u
    rim = 4 + size * 0.2
    canvas = Canvas.clear(scale, width, high, left=rim, top=rim, right=rim, bottom=rim)
    canvas.text(
        words,
        width * align,
        high / 2,
        face,
        size,
        colour,
        align=align,
        fit=width,
        shadow=shadow,
        outline=outline,
    )
    return canvas.picture()


@remembered(PIECES)
def heading(scale: Scale, words: str, width: float, *, size: float = 32) -> Picture:
    """A display heading in amber with an ink outline, as on every scene with a beam along its top."""
    return label(scale, words, Face.DISPLAY, size, ink.AMBER, width=width, outline=True)


@remembered(PIECES)
def sentence(scale: Scale, words: str, width: float, style: Style) -> Picture:
    """A sentence with icons in a box `width` u wide, as high as its lines."""
    laid = lay_out(scale, words, width, style)
    canvas = Canvas.clear(scale, width, max(1, laid.height) / scale.u)
    laid.draw(canvas.surface, 0, 0)
    return canvas.picture()


def sentence_height(scale: Scale, words: str, width: float, style: Style) -> float:
    """Height in u that a sentence takes."""
    return lay_out(scale, words, width, style).height / scale.u


@remembered(PIECES)
def bubble(scale: Scale, words: str, *, width: float = 300) -> Picture:
    """A slip of paper with an explanation, at most `width` u wide, as small as its words."""
    style = Style(Face.BOLD, 15, ink.TEXT, leading=1.15, icon=1.25, balanced=True)
    laid = lay_out(scale, words, width - 28, style)
    wide, high = laid.width / scale.u + 28, laid.height / scale.u + 20
    canvas = Canvas.clear(scale, wide, high, left=16, top=14, right=20, bottom=24)
    canvas.shadow(0, 0, wide, high, 6, 6, 150)
    page = Panel(ink.PARCHMENT_LIGHT, 8, 2.4, low=ink.PARCHMENT_LOW)
    canvas.panel(0, 0, wide, high, page)
    laid.draw(canvas.surface, *canvas.at(14, 10))
    return canvas.picture()
