"""Words that stand alone: labels, headings, and sentences with icons."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
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
