"""Cards in small: tiles of assets in other inns, faces, portraits, debts, coins, backs."""

from typing import Final

from game.innkeeper.kinds import Pile
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.boards.board_paint import seam
from scenes.table.games.innkeeper.grid import CARD_RATIO
from scenes.table.games.innkeeper.paint.card_art import art_window, crest, face_window, grey_face, grey_window
from scenes.table.games.innkeeper.paint.card_marks import coin
from scenes.table.games.innkeeper.paint.faces import FOLDER, ICONS, InnFace

_BACKS: Final = {
    Pile.ASSETS: "card_back_asset",
    Pile.CUSTOMERS: "card_back_customer",
    Pile.TREACHERY: "card_back_treachery",
    Pile.DEBTS: "card_back_debt",
}


@remembered(PIECES)
def mini_asset(
    scale: Scale,
    face: InnFace,
    width: float,
    height: float,
    gold: int = 0,
    *,
    is_down: bool = False,
    hot: bool = False,
) -> Picture:
    """An asset in another inn: its picture and its bonuses; dark with a candle that is out."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    if hot:
        canvas.panel(-4, -4, width + 8, height + 8, Panel(ink.AMBER, 9, 2.6))
    ground = Panel(ink.DOWN, 5, 2.2) if is_down else Panel(ink.PARCHMENT, 5, 2.2, low=ink.PARCHMENT_SHADE)
    canvas.panel(0, 0, width, height, ground)
    wide = min(height - 4, width * 0.52)
    box = canvas.box(2, 2, wide, height - 4)
    window = grey_window if is_down else art_window
    canvas.surface.blit(window(face, box.width, box.height, 330), box)
    canvas.fill(wide + 1, 2, 1.8, height - 4, ink.INK)
    if is_down:
        canvas.icon("exhausted", wide + (width - wide) / 2 - 11, height / 2 - 12, 23)
    else:
        _bonuses(canvas, face, wide + 4, height, gold)
        if face.is_unique:
            canvas.panel(1, 1, 17, 17, Panel(ink.SIGN_NIGHT, 5, 1.4))
            canvas.icon("unique", 2.5, 2.5, 14)
    if gold:
        coin(canvas, gold, wide + 4, height / 2 - 11, 22)
    return canvas.picture()


def _bonuses(canvas: Canvas, face: InnFace, x: float, height: float, gold: int) -> None:
    told = [(icon, number) for icon, number in zip(ICONS, face.bonuses, strict=True) if number]
    y = height / 2 - (len(told) - 1) * 9.5
    for icon, number in told:
        canvas.icon(icon, x, y - 8.5, 17)
        canvas.text(str(number), x + 19, y, Face.DISPLAY, 15.5, ink.TEXT)
        y += 19.5
    if not told and not gold and face.type:
        canvas.icon(face.type.lower(), x + 3, height / 2 - 10, 20)


@remembered(PIECES)
def guest_tile(scale: Scale, face: InnFace, side: float, *, hot: bool = False) -> Picture:
    """A guest who was taken: the face in a square."""
    canvas = Canvas.clear(scale, side, side, left=8, top=8, right=8, bottom=8)
    if hot:
        canvas.panel(-4, -4, side + 8, side + 8, Panel(ink.AMBER, 9, 2.6))
    face_in(canvas, face, 0, 0, side, side, 2.6)
    return canvas.picture()


@remembered(PIECES)
def head(scale: Scale, face: InnFace, side: float, *, is_grey: bool = False, pen: float = 2.4) -> Picture:
    """The head of a proprietor in a small frame."""
    canvas = Canvas.clear(scale, side, side, left=2, top=2, right=2, bottom=2)
    face_in(canvas, face, 0, 0, side, side, pen, is_grey=is_grey)
    return canvas.picture()


def face_in(
    canvas: Canvas,
    face: InnFace,
    x: float,
    y: float,
    width: float,
    height: float,
    pen: float,
    *,
    is_grey: bool = False,
) -> None:
    """Draw the face of a proprietor or a guest through a framed window."""
    box = canvas.box(x, y, width, height)
    window = grey_face if is_grey else face_window
    canvas.surface.blit(window(face, box.width, box.height), box)
    canvas.panel(x - 1, y - 1, width + 2, height + 2, Panel("none", 4, pen))


@remembered(PIECES)
def portrait(scale: Scale, face: InnFace, width: float, height: float, *, hot: bool = False) -> Picture:
    """A proprietor with the crest on the lower left corner."""
    side = min(54.0, width * 0.49)
    canvas = Canvas.clear(scale, width, height, left=18, top=8, right=8, bottom=18)
    if hot:
        canvas.panel(-5, -5, width + 10, height + 10, Panel(ink.AMBER, 9, 2.6))
    face_in(canvas, face, 0, 0, width, height, 3)
    canvas.art(crest(face), -0.27 * side, height - 0.74 * side, side, side)
    return canvas.picture()


@remembered(PIECES)
def ball(scale: Scale, face: InnFace, side: float, *, hot: bool = False) -> Picture:
    """A debt that somebody owes: ball and chain, with its value where that is not 1."""
    canvas = Canvas.clear(scale, side, side, left=6, top=6, right=6, bottom=6)
    if hot:
        canvas.panel(-3, -3, side + 6, side + 6, Panel(ink.AMBER, 7, 2))
    canvas.icon("debt", 0, 0, side)
    if face.value != 1:
        low = 0.62 * side
        canvas.panel(side - low, side - low, low + 2, low + 2, Panel(ink.ALARM, 5, 1.6, high=ink.ALARM_EDGE))
        middle = side - low / 2 + 1
        canvas.text(str(face.value), middle, middle, Face.DISPLAY, 12, ink.ALARM_TEXT, align=0.5)
    return canvas.picture()


@remembered(PIECES)
def back(scale: Scale, pile: Pile, width: float, *, shadow: bool = True) -> Picture:
    """A card of a deck that lies face down."""
    high = width * CARD_RATIO
    room = 14 if shadow else 2
    canvas = Canvas.clear(scale, width, high, left=room, top=room, right=room + 4, bottom=room + 6)
    if shadow:
        canvas.shadow(1, 1, width - 2, high - 2, 4, 3, 130)
    canvas.art(f"{FOLDER}/{_BACKS[pile]}.svg", 0, 0, width, high)
    return canvas.picture()


@remembered(PIECES)
def coin_picture(scale: Scale, side: float) -> Picture:
    """A coin on its way."""
    canvas = Canvas.clear(scale, side, side, left=2, top=2, right=2, bottom=2)
    canvas.icon("coin", 0, 0, side)
    return canvas.picture()


@remembered(PIECES)
def coin_heap(scale: Scale, side: float) -> Picture:
    """Three coins in the hand."""
    canvas = Canvas.clear(scale, 1.8 * side, 1.7 * side, left=4, top=4, right=4, bottom=4)
    for x, y in ((0.42, 0.0), (0.0, 0.62), (0.78, 0.66)):
        canvas.icon("coin", x * side, y * side, side)
    return canvas.picture()


@remembered(PIECES)
def grip(scale: Scale, width: float, height: float) -> Picture:
    """The grip between gold and debts, in the hand."""
    canvas = Canvas.clear(scale, width, height)
    seam(canvas, Area(0, 0, width, height))
    return canvas.picture()
