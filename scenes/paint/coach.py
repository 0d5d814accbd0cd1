"""The plate of whoever teaches: a face, what to do next, and how far the lesson is."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import RichText, Style, lay_out
from scenes.paint.units import Picture, Scale

_FACE = 64.0
_PADDING = 14.0
_NARROW = 560.0
"""A plate slimmer than this has no face, and its planks stand above and below the words."""
BUTTON = 116.0
_COLUMN = BUTTON + 16
_ROW = 44.0


def coach_height(scale: Scale, width: float, words: str, *, has_next: bool) -> float:
    """Return how high, in u, the plate is; `has_next` when it has a plank to go on."""
    if width >= _NARROW:
        return max(_FACE + 16, _words(scale, width, words).height / scale.u + 46)
    return _words(scale, width, words).height / scale.u + 56 + (_ROW if has_next else 0)


def next_corner(width: float, height: float) -> tuple[float, float]:
    """Return where, in u from the corner of the plate, the plank to go on is."""
    return (width - BUTTON - 14, height - 46) if width < _NARROW else (width - _COLUMN, height - 78)


def skip_corner(width: float, height: float) -> tuple[float, float]:
    """Return where, in u from the corner of the plate, the plank to skip the lesson is."""
    return (width - BUTTON - 14, 8) if width < _NARROW else (width - _COLUMN, height - 37)


def _words(scale: Scale, width: float, words: str) -> RichText:
    style = Style(Face.BOLD, 17.5, ink.TEXT, leading=1.12, icon=1.3, lines=8)
    return lay_out(scale, words, _room(width), style)


def _room(width: float) -> float:
    return width - 2 * _PADDING - (_FACE + 12 + _COLUMN if width >= _NARROW else 0)


def _left(width: float) -> float:
    return _PADDING + (_FACE + 12 if width >= _NARROW else 0)


@remembered(PIECES)
def coach_plate(
    scale: Scale, width: float, words: str, progress: str, *, has_next: bool, is_hot: bool = False
) -> Picture:
    """The plate, width u wide and as high as its words need; the hot one repeats what was not heard."""
    high = coach_height(scale, width, words, has_next=has_next)
    canvas = Canvas.clear(scale, width, high, left=18, top=18, right=22, bottom=26)
    canvas.shadow(0, 0, width, high, 8, 7, 150)
    edge = ink.AMBER if is_hot else ink.PARCHMENT_LIGHT
    canvas.panel(0, 0, width, high, Panel(ink.PARCHMENT, 12, 3, edge, ink.PARCHMENT_SHADE))
    if is_hot:
        canvas.panel(3, 3, width - 6, high - 6, Panel("none", 10, 3, stroke=ink.RUST))
    is_narrow = width < _NARROW
    if not is_narrow:
        canvas.panel(_PADDING, (high - _FACE) / 2, _FACE, _FACE, Panel(ink.PLUM, _FACE / 2, 2.6))
        canvas.icon("gryphon", _PADDING + 8, (high - _FACE) / 2 + 8, _FACE - 16)
    laid = _words(scale, width, words)
    left, top = canvas.at(_left(width), 43 if is_narrow else 32)
    canvas.text(progress, _left(width), 22 if is_narrow else 19, Face.DISPLAY, 14, ink.TEXT_QUIET)
    spare = 0 if is_narrow else max(0, scale.px(high - 46) - laid.height) // 2
    laid.draw(canvas.surface, left, top + spare)
    return canvas.picture()


@remembered(PIECES)
def pointer_frame(scale: Scale, width: float, height: float) -> Picture:
    """The dashed frame around what the teacher speaks of."""
    canvas = Canvas.clear(scale, width, height, left=9, top=9, right=9, bottom=9)
    canvas.panel(-7, -7, width + 14, height + 14, Panel("none", 12, 4.5, stroke=ink.INK))
    canvas.panel(-7, -7, width + 14, height + 14, Panel("none", 12, 3, stroke=ink.AMBER, dash=11))
    return canvas.picture()
