"""A Proprietor as a card: crest, characteristics, inn and debt limit; large with all that it says."""

from typing import Final

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style, lay_out
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.grid import CARD_RATIO
from scenes.table.games.innkeeper.paint.card_art import crest
from scenes.table.games.innkeeper.paint.card_paint import blank, draw_art, ribbon
from scenes.table.games.innkeeper.paint.faces import ICONS, InnFace

_KEPT: Final = DrawnCache[Picture](16 * 2**20)
_UNIT: Final = 182


@remembered(_KEPT)
def proprietor_card(
    scale: Scale, face: InnFace, width: float, *, hot: bool = False, is_full: bool = False
) -> Picture:
    """A Proprietor `width` u wide; `is_full` has the complete wording and a smaller picture."""
    canvas = blank(scale, width)
    high, k = width * CARD_RATIO, width / _UNIT
    canvas.shadow(2, 2, width - 4, high - 4, 8, 7, 130)
    if hot:
        canvas.panel(-6 * k, -6 * k, width + 12 * k, high + 12 * k, Panel(ink.AMBER, 16 * k, 3 * k))
    canvas.art("frames/card_face.svg", 0, 0, width, high)
    share = 0.38 if is_full else 0.48
    draw_art(canvas, face, width, share)
    top = ribbon(canvas, face, width, share - 0.015)
    side = 0.3 * width
    canvas.art(crest(face), -0.06 * width, -0.05 * width, side, side)
    y = top + (13 if is_full else 20) * k
    _characteristics(canvas, face, width, y)
    if is_full:
        foot = tr("{inn}, Debt limit {n}", inn=face.inn, n=face.limit)
        low = 0.952 * high - 6 * k
        canvas.text(foot, width / 2, low, Face.ITALIC, 10.6 * k, ink.TEXT_QUIET, align=0.5, fit=0.86 * width)
        _words(canvas, face, width, y + 12 * k, low - 6 * k)
    else:
        middle, room = width / 2, 0.86 * width
        canvas.text(face.inn, middle, y + 25 * k, Face.BOLD, 13.5 * k, ink.TEXT, align=0.5, fit=room)
        limit = tr("Debt limit {n}", n=face.limit)
        canvas.text(limit, middle, y + 43 * k, Face.ITALIC, 12.4 * k, ink.TEXT_QUIET, align=0.5, fit=room)
    return canvas.picture()


def _characteristics(canvas: Canvas, face: InnFace, width: float, y: float) -> None:
    """Write the four numbers behind their icons, as broad as the parchment."""
    k = width / _UNIT
    pitch, side = 0.86 * width / len(ICONS), 18 * k
    for at, (icon, number) in enumerate(zip(ICONS, face.bonuses, strict=True)):
        x = 0.07 * width + at * pitch + (pitch - side - 14 * k) / 2
        canvas.icon(icon, x, y - side / 2, side)
        canvas.text(str(number), x + side + 3 * k, y, Face.DISPLAY, 17 * k, ink.TEXT)


def _words(canvas: Canvas, face: InnFace, width: float, top: float, low: float) -> None:
    """Write everything that it says, as large as there is room."""
    k, scale = width / _UNIT, canvas.scale
    words, size = "\n".join(face.full), 11.4 * k

    def style() -> Style:
        return Style(Face.BODY, size, ink.TEXT, leading=1.06, icon=1.2, lines=12, centred=True)

    while lay_out(scale, words, 0.86 * width, style()).height > (low - top) * scale.u and size > 6.5 * k:
        size -= 0.4 * k
    canvas.rich(words, 0.07 * width, (top + low) / 2, 0.86 * width, style())
