"""The boards of choices: options of the card that asks, characteristics, and the guest only one may see."""

from dataclasses import dataclass

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.boards import board_plan
from scenes.table.games.innkeeper.boards.board_paint import WOOD, panelled
from scenes.table.games.innkeeper.paint.card_paint import inn_card
from scenes.table.games.innkeeper.paint.card_small import face_in
from scenes.table.games.innkeeper.paint.faces import PROPRIETOR, InnFace

_LIVE = Panel(ink.WOOD, 9, 3, ink.WOOD_EDGE, ink.WOOD_SHADE)
_OFF = Panel(ink.WOOD_OFF, 9, 3, low=ink.WOOD_OFF_SHADE)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose."""

    icon: str
    words: str
    is_possible: bool = True
    note: str = ""


@remembered(PIECES)
def option_board(
    scale: Scale, width: float, height: float, title: str, face: InnFace | None, options: tuple[Option, ...]
) -> Picture:
    """The card that asks, and a plank for each of its options, width x height u."""
    canvas, board = panelled(scale, width, height, WOOD), Area(0, 0, width, height)
    canvas.text(title, 150, 27, Face.DISPLAY, 20, ink.PARCHMENT_LIGHT, shadow=True, fit=width - 172)
    if face is not None:
        wide = min(112.0, (height - 30) / 1.4)
        if face.kind == PROPRIETOR:
            face_in(canvas, face, 20, 18, wide, min(height - 36, wide * 1.3), 3)
        else:
            canvas.put(inn_card(scale, face, wide), 20, (height - wide * 1.4) / 2)
    for index, option in enumerate(options):
        area = board_plan.option_area(board, index, len(options))
        _option(canvas, area, index, option)
    return canvas.picture()


def _option(canvas: Canvas, area: Area, index: int, option: Option) -> None:
    canvas.panel(area.x, area.y, area.width, area.height, _LIVE if option.is_possible else _OFF)
    side = min(30.0, area.height - 8)
    middle = area.y + area.height / 2
    left = area.x + 12
    if option.icon:
        alpha = 255 if option.is_possible else 110
        canvas.icon(option.icon, left, middle - side / 2, side, alpha)
        left += side + 10
    tone = ink.PARCHMENT_LIGHT if option.is_possible else ink.PLATE_OFF_TEXT
    words = option.words if option.is_possible or not option.note else f"{option.words} ({option.note})"
    lines = 2 if area.height > 38 else 1
    style = Style(Face.BOLD, 15.5, tone, leading=1.05, icon=1.25, lines=lines)
    canvas.rich(words, left, middle, area.right - left - 40, style)
    _key(canvas, area.right - 32, middle - 11, str(index + 1))


def _key(canvas: Canvas, x: float, y: float, letter: str) -> None:
    """Draw the key that presses a plank."""
    canvas.panel(x, y, 22, 22, Panel(ink.DEEP_PLUM, 5, 1.8, high=ink.DEEP_PLUM_EDGE))
    canvas.text(letter, x + 11, y + 11, Face.DISPLAY, 13, ink.PARCHMENT_LIGHT, align=0.5)


@remembered(PIECES)
def peek_board(scale: Scale, width: float, height: float, lit: str) -> Picture:
    """The board for the guest that only one may see, with its two places, width x height u.

    `lit` is "top" or "bottom" while the card is held over that place, "both" while it is in the hand.
    """
    canvas, board = panelled(scale, width, height, WOOD), Area(0, 0, width, height)
    card = board_plan.peek_card(board)
    canvas.panel(card.x, card.y, card.width, card.height, Panel(ink.INN_HOLLOW, 9, 2))
    left = card.right + 24
    words = tr("The next guest: for your eyes only")
    canvas.text(words, left, 30, Face.DISPLAY, 19, ink.PARCHMENT_LIGHT, shadow=True, fit=width - left - 18)
    for is_bottom in (False, True):
        area = board_plan.peek_place(board, is_bottom=is_bottom)
        name = "bottom" if is_bottom else "top"
        stroke = ink.AMBER if lit == name else ink.SLOT_DASH
        fill = ink.SLOT_HOT if lit == name else ink.SLOT
        canvas.panel(area.x, area.y, area.width, area.height, Panel(fill, 9, 2.4, stroke=stroke, dash=8))
        middle, y = area.x + area.width / 2, area.y + area.height / 2
        canvas.icon("down" if is_bottom else "up", middle - 16, y - 40, 32)
        title = tr("Bottom of the deck") if is_bottom else tr("Top of the deck")
        note = tr("not for a long time") if is_bottom else tr("comes next")
        canvas.text(title, middle, y + 8, Face.DISPLAY, 16, ink.SLOT_TEXT, align=0.5, fit=area.width - 12)
        canvas.text(note, middle, y + 30, Face.ITALIC, 14, ink.SLOT_TEXT, align=0.5, fit=area.width - 12)
    return canvas.picture()
