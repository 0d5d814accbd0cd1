"""What lies over something to press that is drawn elsewhere."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale


@remembered(PIECES)
def bare_plank(scale: Scale, width: float, height: float, press: Press = Press.NORMAL) -> Picture:
    """The frame of pointer or keyboard, or the shade of a press, over something that is drawn elsewhere."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    if press is Press.FOCUSED:
        canvas.panel(-5, -5, width + 10, height + 10, Panel("none", 13, 2.6, stroke=ink.AMBER))
    elif press is Press.HOVER:
        canvas.panel(2, 2, width - 4, height - 4, Panel("none", 8, 2.4, stroke=ink.AMBER))
    elif press is Press.PRESSED:
        canvas.shadow(2, 2, width - 4, height - 4, 1, 1, 110)
    return canvas.picture()
