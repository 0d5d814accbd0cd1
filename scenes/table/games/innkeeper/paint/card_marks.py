"""What hangs over the corners of a card: gold, crown, moment, the corner of what is used at will."""

from typing import Final

from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch
from scenes.table.games.innkeeper.grid import CARD_RATIO
from scenes.table.games.innkeeper.paint.faces import InnFace, moment_words

_UNIT: Final = 182


def marks(canvas: Canvas, face: InnFace, width: float) -> None:
    """Draw what hangs over the corners: gold, the crown of a Unique, the moment of treachery."""
    k = width / _UNIT
    side = 0.25 * width
    match face.kind:
        case "assets":
            coin(canvas, face.value, -0.05 * width, -0.04 * width, 0.27 * width)
            if face.is_unique:
                x, y = width - 0.8 * side, -0.03 * width
                canvas.panel(x, y, side, side, Panel(ink.SIGN_NIGHT, 7 * k, 2.4 * k, high=ink.GOAL_OFF))
                canvas.icon("unique", x + 0.13 * side, y + 0.12 * side, 0.74 * side)
            if face.is_usable:
                _brass_corner(canvas, width)
        case "customers":
            if face.value:
                coin(canvas, face.value, -0.06 * width, -0.05 * width, 0.3 * width)
        case "treachery":
            at = -0.03 * width
            canvas.panel(at, at, side, side, Panel(ink.WINE_DARK, 6 * k, 2.4 * k, high=ink.WINE_LIGHT))
            icon = moment_words(face.moment)[1]
            canvas.icon(icon, at + 0.13 * side, at + 0.13 * side, 0.74 * side)
            if face.value:
                coin(canvas, face.value, 0.8 * width, -0.04 * width, 0.25 * width)
        case "debts":
            coin(canvas, face.value, -0.05 * width, -0.04 * width, 0.27 * width)
        case _:
            pass


def _brass_corner(canvas: Canvas, width: float) -> None:
    """Draw the corner of an asset that can be used at will: it is dragged to the middle."""
    k, side = width / _UNIT, 0.2 * width
    corner = Sketch(side + 4, side + 4)
    corner.polygon([(side, 2), (side, side), (2, side)], ink.BRASS, 2.4 * k)
    corner.line([(side * 0.86, side * 0.42), (side * 0.42, side * 0.86)], ink.AMBER_LIGHT, 2 * k)
    canvas.sketch(corner, width - side - 0.02 * width, width * CARD_RATIO - side - 0.02 * width)


def coin(canvas: Canvas, number: int, x: float, y: float, side: float) -> None:
    """Draw a coin with a number on it."""
    canvas.icon("coin", x, y, side)
    canvas.panel(x + 0.2 * side, y + 0.2 * side, 0.6 * side, 0.6 * side, Panel(ink.AMBER_LIGHT, side, 0))
    middle = x + side / 2
    canvas.text(str(number), middle, y + side / 2 - 0.5, Face.DISPLAY, 0.52 * side, ink.TEXT, align=0.5)
