"""A slider: a rail with a brass tap on it, amber up to the tap, and the number beside it."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale

SLIDER_HEIGHT = 34.0
TAP = 34.0
NUMBER_WIDTH = 52.0
"""Room for the number at the right end."""
_RAIL_HEIGHT = 10.0


def rail_width(width: float) -> float:
    """How far the middle of the tap travels on a slider of this width; it begins half a tap from the left."""
    return width - NUMBER_WIDTH - TAP


@remembered(PIECES)
def slider_picture(scale: Scale, percent: int, width: float, icon: str, press: Press) -> Picture:
    """A slider width x 34 u at 0 to 100 percent; a grey one cannot be moved."""
    canvas = Canvas.clear(scale, width, SLIDER_HEIGHT, left=8, top=8, right=8, bottom=12)
    is_off = press is Press.DISABLED
    rail = rail_width(width)
    y = (SLIDER_HEIGHT - _RAIL_HEIGHT) / 2
    if press is Press.FOCUSED:
        canvas.panel(-5, -5, rail + TAP + 10, SLIDER_HEIGHT + 10, Panel(ink.AMBER, 21, 2.4))
        canvas.panel(-1, -1, rail + TAP + 2, SLIDER_HEIGHT + 2, Panel(ink.BEAM, 18, 0))
    canvas.panel(TAP / 2 - 5, y, rail + 10, _RAIL_HEIGHT, Panel(ink.GROOVE, 5, 2.2, stroke=ink.EDGE))
    at = TAP / 2 + rail * percent / 100
    if percent and not is_off:
        canvas.panel(TAP / 2 - 5, y, at - TAP / 2 + 5, _RAIL_HEIGHT, Panel(ink.LAMP, 5, 2.2))
    canvas.shadow(at - TAP / 2, 0, TAP, TAP, 3, 4, 130)
    is_bright = press in (Press.HOVER, Press.PRESSED, Press.FOCUSED)
    brass = ink.AMBER if is_bright else ink.BRASS
    tap = Panel(brass, TAP / 2, 2.8, ink.AMBER_LIGHT, ink.AMBER_DARK, stroke=ink.EDGE)
    grey = Panel(ink.WOOD_OFF, TAP / 2, 2.8, low=ink.WOOD_OFF_SHADE, stroke=ink.EDGE)
    canvas.panel(at - TAP / 2, 0, TAP, TAP, grey if is_off else tap)
    canvas.icon(icon, at - 11, SLIDER_HEIGHT / 2 - 11, 22, 110 if is_off else 255)
    tone = ink.PLATE_OFF_TEXT if is_off else ink.AMBER
    canvas.text(str(percent), width, SLIDER_HEIGHT / 2, Face.DISPLAY, 18, tone, align=1)
    return canvas.picture()
