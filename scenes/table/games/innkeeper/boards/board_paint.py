"""What several boards of decisions are made of: wood and slate, rows of coins and debts, number plates."""

from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.boards import board_canvas, chalk_board
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Scale

WOOD = Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK)
PURPLE = Panel(ink.PLUM, 10, 3, ink.PLUM_EDGE, ink.DEEP_PLUM)
HOT = Panel(ink.AMBER, 8, 2.4, ink.AMBER_LIGHT)
_GOLD = Panel(ink.WOOD_SHADE, 5, 2)
_DEBT = Panel(ink.HOLLOW_ALARM, 5, 2)
_FREE = Panel(ink.INN_HOLLOW, 5, 2, stroke=ink.INN_DASH, dash=4)


def panelled(scale: Scale, width: float, height: float, look: Panel) -> Canvas:
    """Return a board of wood, ready to be written on."""
    canvas = board_canvas(scale, width, height)
    canvas.panel(0, 0, width, height, look)
    return canvas


def slate(scale: Scale, width: float, height: float, title: str) -> Canvas:
    """Return a chalk board with a heading, ready to be written on."""
    board = chalk_board(scale, width, height, title)
    return Canvas(scale, board.surface.copy(), board.anchor_x / scale.u, board.anchor_y / scale.u)


def heading(canvas: Canvas, title: str, note: str, x: float, y: float, room: float) -> None:
    """Write the heading of a wooden board, and what is to know about it where there is room for all of it."""
    style = Style(Face.DISPLAY, 20, ink.PARCHMENT_LIGHT, icon=1.2, lines=1)
    wide = canvas.rich(title, x, y, room, style).width / canvas.scale.u
    left, rest = x + wide + 16, room - wide - 16
    needed = text_width(note, Face.BOLD, text_px(canvas.scale, 14)) / canvas.scale.u
    if note and needed <= rest:
        canvas.text(note, left, y + 1, Face.BOLD, 14, ink.SUBTEXT_ON_WOOD)


def piece(canvas: Canvas, area: Area, *, is_debt: bool, is_used: bool) -> None:
    """Draw a coin or a debt of a row, dashed and faint while it is not used."""
    look = (_DEBT if is_debt else _GOLD) if is_used else _FREE
    canvas.panel(area.x, area.y, area.width, area.height, look)
    side = max(8.0, min(area.width - 5, area.height - 8))
    x, y = area.x + (area.width - side) / 2, area.y + (area.height - side) / 2
    canvas.icon("debt" if is_debt else "coin", x, y, side, 255 if is_used else 110)


def seam(canvas: Canvas, area: Area) -> None:
    """Draw the grip that is dragged between gold and debts: brass studs on an amber bar."""
    canvas.panel(area.x, area.y, area.width, area.height, Panel(ink.AMBER, 7, 2.4, ink.AMBER_LIGHT))
    for row in range(3):
        for column in range(2):
            x = area.x + area.width / 2 - 5.5 + column * 7
            y = area.y + area.height / 2 - 8 + row * 6
            canvas.panel(x, y, 4, 4, Panel(ink.BRASS_DARK, 2, 1))


def plate(canvas: Canvas, area: Area, words: str, *, size: float = 36, tone: str = ink.AMBER) -> None:
    """Draw a dark plate with a number."""
    canvas.panel(
        area.x, area.y, area.width, area.height, Panel(ink.DEEP_PLUM, 10, 3, high=ink.DEEP_PLUM_EDGE)
    )
    middle = area.x + area.width / 2
    canvas.text(
        words,
        middle,
        area.y + area.height / 2,
        Face.DISPLAY,
        size,
        tone,
        align=0.5,
        fit=area.width - 10,
        outline=True,
    )


def becomes(canvas: Canvas, x: float, y: float, tone: str = ink.LAMP, size: float = 7) -> None:
    """Draw the small triangle between an old value and a new one; its left edge at x."""
    mark = Sketch(1.5 * size + 2, 2 * size + 2)
    mark.polygon([(1, 1), (1.5 * size, size + 1), (1, 2 * size + 1)], tone, 1.2)
    canvas.sketch(mark, x, y - size - 1)
