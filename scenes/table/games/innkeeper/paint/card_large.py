"""A card to be read: the same drawing with everything it says."""

from typing import Final

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.rich import Style, lay_out
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.grid import CARD_RATIO
from scenes.table.games.innkeeper.paint.card_marks import marks
from scenes.table.games.innkeeper.paint.card_paint import blank, bonuses, draw_art, ribbon
from scenes.table.games.innkeeper.paint.card_proprietor import proprietor_card
from scenes.table.games.innkeeper.paint.faces import ICONS, PROPRIETOR, InnFace, moment_words, type_words

_LARGE: Final = DrawnCache[Picture](24 * 2**20)
_UNIT: Final = 182
_ART: Final = 0.42


@remembered(_LARGE)
def large_card(scale: Scale, face: InnFace, width: float) -> Picture:
    """A card with its complete wording, for reading."""
    if face.kind == PROPRIETOR:
        return proprietor_card(scale, face, width, is_full=True)
    canvas = blank(scale, width)
    high = width * CARD_RATIO
    canvas.shadow(2, 2, width - 4, high - 4, 8, 7, 130)
    canvas.art("frames/card_face.svg", 0, 0, width, high)
    draw_art(canvas, face, width, _ART)
    top = ribbon(canvas, face, width, _ART - 0.015)
    marks(canvas, face, width)
    low = 0.952 * high
    y = _head(canvas, face, width, top)
    foot = _foot(canvas, face, width, low)
    _words(canvas, face, width, y, foot)
    return canvas.picture()


def _head(canvas: Canvas, face: InnFace, width: float, top: float) -> float:
    """Write bonuses or what a guest lists; return where words may begin."""
    k = width / _UNIT
    y = top + 13 * k
    if any(face.bonuses):
        bonuses(canvas, face.bonuses, width / 2, y, 18 * k, 17 * k, 8 * k)
        return y + 12 * k
    if face.lists:
        side, plus = 20 * k, 14 * k
        left = (width - len(face.lists) * side - (len(face.lists) - 1) * plus) / 2
        for index, part in enumerate(face.lists):
            canvas.icon(ICONS[part], left, y - side / 2, side)
            if index:
                canvas.text("+", left - plus / 2, y, Face.DISPLAY, 15 * k, ink.TEXT_QUIET, align=0.5)
            left += side + plus
        return y + 13 * k
    return top + 2 * k


def _foot(canvas: Canvas, face: InnFace, width: float, low: float) -> float:
    """Write the last line; return where words have to end."""
    k = width / _UNIT
    match face.kind:
        case "assets" | "customers":
            said = type_words(face.type)
        case "treachery":
            said = moment_words(face.moment)[0]
        case _:
            said = tr("Debt")
    y = low - 6 * k
    canvas.text(said, width / 2, y, Face.ITALIC, 10.6 * k, ink.TEXT_QUIET, align=0.5, fit=0.86 * width)
    return y - 6 * k


def _words(canvas: Canvas, face: InnFace, width: float, top: float, low: float) -> None:
    """Write everything that a card says."""
    k, scale = width / _UNIT, canvas.scale
    words = "\n".join(face.full)
    if not words:
        return
    size = 11.4 * k
    style = Style(Face.BODY, size, ink.TEXT, leading=1.06, icon=1.2, lines=12, centred=True, balanced=True)
    while lay_out(scale, words, 0.86 * width, style).height > (low - top) * scale.u and size > 6.5 * k:
        size -= 0.4 * k
        style = Style(
            Face.BODY, size, ink.TEXT, leading=1.06, icon=1.2, lines=12, centred=True, balanced=True
        )
    canvas.rich(words, 0.07 * width, (top + low) / 2, 0.86 * width, style)
