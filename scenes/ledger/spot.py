"""A part of a plot that stands for some matches: it tells of them, and opens them."""

from scenes.gui.manager import Action, Gui
from scenes.gui.pieces import Piece
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.panels import Panel
from scenes.paint.units import UNSEEN, Picture, Scale


def spot(gui: Gui, name: str, area: Area, tip: str, action: Action) -> Piece:
    """Create the piece over a bar that is drawn already; it gets a frame while it is meant."""

    def draw(press: Press) -> Picture:
        if press is Press.NORMAL or press is Press.DISABLED:
            return UNSEEN
        return _frame(gui.scale, area.width, area.height)

    return Piece(gui, name, area.box, draw, action, tip=tip)


@remembered(PIECES)
def _frame(scale: Scale, width: float, height: float) -> Picture:
    canvas = Canvas.clear(scale, width, height, left=6, top=6, right=6, bottom=6)
    canvas.panel(-4, -4, width + 8, height + 8, Panel("none", 8, 5, stroke=ink.INK))
    canvas.panel(-3, -3, width + 6, height + 6, Panel("none", 7, 2.4, stroke=ink.AMBER))
    return canvas.picture()
