"""What stands in the street: the sign of the phases, the cart, the row of guests."""

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.boards import board_canvas
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.paint.card_marks import coin
from scenes.table.games.innkeeper.paint.faces import FOLDER

_BACKS = ("card_back_customer", "card_back_asset", "card_back_treachery", "card_back_debt")
_BOARD = Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK)
_OFF = Panel(ink.PLATE_OFF, 8, 2.4)
_LIVE = Panel(ink.AMBER, 8, 2.4, ink.AMBER_LIGHT, ink.AMBER_DARK)


@remembered(PIECES)
def sign_board(scale: Scale, width: float, height: float, round_: int, rounds: int) -> Picture:
    """The sign over the street with the pips of the rounds."""
    canvas = Canvas.clear(scale, width, height, left=16, top=16, right=20, bottom=20)
    for x in (34.0, width - 34.0):
        canvas.panel(x - 2, -10, 4, 14, Panel(ink.IRON, 0, 1.6))
    canvas.shadow(0, 0, width, height - 2, 6, 5, 130)
    canvas.panel(0, 0, width, height, _BOARD)
    canvas.panel(8, 7, 112, 40, Panel(ink.WOOD_DARK, 7, 2))
    words, shown = tr("ROUND"), max(rounds, round_)
    first = 115 - 12 * shown
    if 12 + text_width(words, Face.HEAVY, text_px(scale, 12.5)) / scale.u <= first:
        canvas.text(words, 12, 27, Face.HEAVY, 12.5, ink.DIM)
    for index in range(shown):
        tone = ink.AMBER if index == round_ - 1 else ink.BRASS_DARK if index < round_ - 1 else ink.DEEP_PLUM
        canvas.panel(first + 12 * index, 20, 10.5, 14, Panel(tone, 4, 1.8))
    return canvas.picture()


@remembered(PIECES)
def phase_plate(
    scale: Scale, width: float, height: float, icon: str, words: str, *, is_live: bool
) -> Picture:
    """A phase on the sign; the one that is on is amber."""
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height, _LIVE if is_live else _OFF)
    canvas.icon(icon, 6, (height - 29) / 2, 29, 255 if is_live else 150)
    tone = ink.TEXT if is_live else ink.PLATE_OFF_TEXT
    canvas.text(words, 40, height / 2, Face.DISPLAY, 16.5, tone, fit=width - 46)
    return canvas.picture()


@remembered(PIECES)
def cart(scale: Scale, width: float, height: float) -> Picture:
    """The market cart with the rows of four decks, and the Bank."""
    canvas = board_canvas(scale, width, height)
    canvas.panel(0, 0, width, height, _BOARD)
    names = (tr("Guests"), tr("Assets"), tr("Treachery"), tr("Debts"))
    for index, (name, back) in enumerate(zip(names, _BACKS, strict=True)):
        y = 10 + index * 33
        canvas.panel(10, y, width - 20, 30, Panel(ink.PLATE_OFF, 6, 1.8))
        canvas.art(f"{FOLDER}/{back}.svg", 16, y - 1, 23, 32)
        canvas.text(name, 48, y + 15, Face.BOLD, 15, ink.PARCHMENT_LIGHT, fit=width - 98)
    canvas.panel(10, 144, width - 20, 44, Panel(ink.INN_PLATE, 8, 2))
    canvas.icon("purse", 16, 147, 37)
    canvas.text(tr("Bank"), 58, 166, Face.DISPLAY, 16, ink.PARCHMENT_LIGHT, fit=width - 116)
    canvas.icon("die", width - 52, 147, 37)
    return canvas.picture()


@remembered(PIECES)
def count(scale: Scale, number: int) -> Picture:
    """How many cards a deck has, anchored at the right end of the number."""
    canvas = Canvas.clear(scale, 0, 30, left=40)
    canvas.text(str(number), 0, 15, Face.DISPLAY, 19, ink.AMBER if number else ink.GOAL_OFF, align=1)
    return canvas.picture()


@remembered(PIECES)
def guest_place(scale: Scale, side: float, words: str, *, is_now: bool) -> Picture:
    """A place in the row of the round where no guest was taken yet."""
    canvas = Canvas.clear(scale, side, side)
    if is_now:
        canvas.panel(0, 0, side, side, Panel(ink.SLOT, 7, 2.6, stroke=ink.AMBER))
        canvas.text(words, side / 2, side / 2, Face.DISPLAY, 16, ink.AMBER, align=0.5, fit=side - 8)
    else:
        hollow = Panel(ink.HOLLOW, 7, 2.2, stroke=ink.STONE_LIGHT, dash=6)
        canvas.panel(0, 0, side, side, hollow)
        canvas.text(words, side / 2, side / 2, Face.DISPLAY, 18, ink.GOAL_OFF, align=0.5)
    return canvas.picture()


@remembered(PIECES)
def empty_place(scale: Scale, width: float, height: float, words: str) -> Picture:
    """The place of a card of the street that is not there."""
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.HOLLOW, 9, 2.2, stroke=ink.KEY_DASH, dash=8))
    canvas.text(words, width / 2, height / 2, Face.ITALIC, 15, ink.KEY_WORDS, align=0.5, fit=width - 12)
    return canvas.picture()


@remembered(PIECES)
def stored_coins(scale: Scale, number: int) -> Picture:
    """The gold that lies on an asset of the own inn, anchored at its middle."""
    canvas = Canvas.clear(scale, 0, 0, left=20, top=20, right=20, bottom=20)
    coin(canvas, number, -17, -17, 34)
    return canvas.picture()
