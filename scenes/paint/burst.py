"""The jagged burst that names a cause, and the plate of words beside the pointer."""

import math

from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style, lay_out
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale

_KEPT = DrawnCache[Picture](6 * 2**20)
_WIDE, _HIGH = 92.0, 66.0
_POINTS = 22
_WIDEST = 340.0


@remembered(_KEPT)
def burst(scale: Scale, cry: str, words: str) -> Picture:
    """A burst around a cry and its cause, anchored at its middle."""
    canvas = Canvas.clear(scale, 0, 0, left=_WIDE + 8, top=_HIGH + 8, right=_WIDE + 12, bottom=_HIGH + 14)
    star = Sketch(2 * _WIDE + 20, 2 * _HIGH + 22)
    x, y = _WIDE + 8, _HIGH + 8
    star.polygon(_jagged(x + 4, y + 6, 1.0), ink.INK, 3)
    star.polygon(_jagged(x, y, 1.0), ink.RED, 3.4)
    star.polygon(_jagged(x, y, 0.8), ink.AMBER, 2.6)
    canvas.sketch(star, -x, -y)
    canvas.text(cry, 0, -14, Face.DISPLAY, 24, ink.INK, align=0.5, fit=112)
    style = Style(Face.HEAVY, 14, ink.TEXT, leading=1.0, icon=1.25, lines=2, centred=True, balanced=True)
    canvas.rich(words, -56, 14, 112, style)
    return canvas.picture()


def _jagged(x: float, y: float, share: float) -> list[tuple[float, float]]:
    points = []
    for at in range(_POINTS):
        reach = share if at % 2 == 0 else share * 0.73
        angle = at * 2 * math.pi / _POINTS - 0.2
        points.append((x + _WIDE * reach * math.cos(angle), y + _HIGH * reach * math.sin(angle)))
    return points


@remembered(_KEPT)
def words_plate(scale: Scale, lines: tuple[str, ...]) -> Picture:
    """A dark plate with one paragraph a line, the first one as heading; as narrow as its words allow."""
    head = Style(Face.DISPLAY, 16, ink.AMBER, icon=1.25, lines=2)
    body = Style(Face.BODY, 15, ink.PARCHMENT_LIGHT, leading=1.08, icon=1.25, lines=4)
    laid = [lay_out(scale, line, _WIDEST - 28, head if at == 0 else body) for at, line in enumerate(lines)]
    gap = 5.0
    wide = min(_WIDEST, max(part.width for part in laid) / scale.u + 28)
    high = sum(part.height for part in laid) / scale.u + gap * (len(laid) - 1) + 20
    canvas = Canvas.clear(scale, wide, high, left=16, top=14, right=18, bottom=20)
    canvas.shadow(0, 0, wide, high, 6, 5, 150)
    canvas.panel(0, 0, wide, high, Panel(ink.DEEP_PLUM, 9, 2.6, high=ink.DEEP_PLUM_EDGE))
    y = 10.0
    for part in laid:
        left, top = canvas.at(14, y)
        part.draw(canvas.surface, left, top)
        y += part.height / scale.u + gap
    return canvas.picture()


@remembered(_KEPT)
def check_frame(scale: Scale, width: float, height: float) -> Picture:
    """The amber frame around the room that is being checked."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    canvas.panel(-4, -4, width + 8, height + 8, Panel("none", 9, 4, stroke=ink.AMBER))
    return canvas.picture()


@remembered(_KEPT)
def check_bar(scale: Scale, width: float, height: float) -> Picture:
    """The amber bar that slides down the tower: the edge of lamplight over the room it has come to."""
    reach = 14
    canvas = Canvas.clear(scale, width, height, left=reach + 4, top=8, right=reach + 4, bottom=8)
    canvas.panel(-4, -4, width + 8, height + 8, Panel("none", 9, 4, stroke=ink.AMBER))
    canvas.panel(
        -reach, height - 2, width + 2 * reach, 9, Panel(ink.AMBER, 4.5, 2.4, ink.AMBER_LIGHT, ink.AMBER_DARK)
    )
    return canvas.picture()
