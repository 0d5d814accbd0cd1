"""The board of bids: six cards of which any are raised, the cover below them, and how a bid is paid."""

from dataclasses import dataclass

from scenes.language import tr, tr_n
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.boards import board_plan
from scenes.table.games.innkeeper.boards.board_paint import (
    WOOD,
    becomes,
    heading,
    panelled,
    piece,
    plate,
    seam,
)
from scenes.table.games.innkeeper.boards.draft import BID_CARDS
from scenes.table.games.innkeeper.boards.means import HIGHEST_BID

_RISE = 10.0


@dataclass(frozen=True, slots=True)
class BidFace:
    """What the board of a bid shows; only its own seat ever sees it."""

    raised: frozenset[int]
    dark: frozenset[int]
    """Cards that would be more than the cover."""
    amount: int
    capital: int
    debt_room: int
    first: int | None
    """What was bid before the tie that is bid on again."""
    is_target: bool = False
    """Whether a coin in the hand can be laid here."""
    is_hot: bool = False


@remembered(PIECES)
def bid_board(scale: Scale, width: float, height: float, face: BidFace) -> Picture:
    """The board on which a bid is put together, width x height u."""
    canvas, board = panelled(scale, width, height, WOOD), Area(0, 0, width, height)
    if face.first is None:
        heading(canvas, tr("Your bid"), tr("face down until all have bid"), 18, 26, width - 36)
    else:
        words = tr("A tie at {n}: what do you add?", n=face.first)
        heading(canvas, words, tr("face down until all have added"), 18, 26, width - 36)
    if face.is_target or face.is_hot:
        frame = Panel("none", 12, 3.4, stroke=ink.AMBER if face.is_hot else ink.SLOT_DASH)
        canvas.panel(-4, -4, width + 8, height + 8, frame)
    for card in BID_CARDS:
        _card(canvas, board_plan.bid_card(board, card), card, face)
    _cover(canvas, board, face)
    shown = str(face.amount) if face.raised else "?"
    if face.first is None:
        plate(canvas, board_plan.bid_sum(board), shown)
    else:
        locked, added = board_plan.first_sum(board), board_plan.bid_sum(board)
        plate(canvas, locked, str(face.first), size=26, tone=ink.DIM)
        canvas.icon("lock", locked.x + 4, locked.y + 4, 16)
        plate(canvas, added, f"+{shown}" if face.raised else shown)
    return canvas.picture()


def _card(canvas: Canvas, area: Area, card: int, face: BidFace) -> None:
    is_raised, is_dark = card in face.raised, card in face.dark
    y = area.y - _RISE if is_raised else area.y
    wide, high = area.width, area.height
    if is_raised:
        canvas.panel(area.x - 4, y - 4, wide + 8, high + 8, Panel(ink.AMBER, 10, 2.4))
    canvas.shadow(area.x, y, wide, high, 4, 4, 120)
    fill = ink.PARCHMENT if is_raised else ink.CARD_HOLLOW if is_dark else ink.PARCHMENT_LOW
    light = None if is_dark else ink.PARCHMENT_LIGHT
    canvas.panel(area.x, y, wide, high, Panel(fill, 8, 2.6, light, None if is_dark else ink.PARCHMENT_SHADE))
    tone = ink.TEXT if is_raised else ink.PLATE_OFF_TEXT if is_dark else ink.TEXT_QUIET
    canvas.text(str(card), area.x + wide / 2, y + high / 2 - 3, Face.DISPLAY, 30, tone, align=0.5)
    if is_raised:
        canvas.icon("check", area.x + wide / 2 - 8, y + high - 19, 16)


def _cover(canvas: Canvas, board: Area, face: BidFace) -> None:
    """Draw coins, then room for debts, filled as far as the bid goes, and the price in words."""
    first = face.first or 0
    total = first + face.amount
    cover = face.capital + face.debt_room
    count = min(cover, HIGHEST_BID + first)
    plates = 86 if face.first is None else 166
    words = 128.0
    room = board.width - 2 * 18 - plates - words
    gold = min(face.capital, count)
    for index in range(count):
        area = board_plan.cover_cell(board, index, count, room)
        piece(canvas, area, is_debt=index >= gold, is_used=index < total)
    right = board_plan.cover_cell(board, max(0, count - 1), count, room).right if count else board.x + 12
    left, fit = right + 8, board.right - plates - 10 - right - 8
    price = _price(total, face.capital)
    canvas.text(price, left, board.low - 37, Face.BOLD, 14.2, ink.PARCHMENT_LIGHT, fit=fit)
    canvas.text(tr("cover {n}", n=cover), left, board.low - 20, Face.BOLD, 14, ink.INN_QUIET, fit=fit)


def _price(total: int, capital: int) -> str:
    gold = min(total, capital)
    debts = total - gold
    if not debts:
        return tr("{n} gold", n=gold)
    if not gold:
        return tr_n("{n} debt", "{n} debts", debts)
    return tr_n("{gold} gold + {n} debt", "{gold} gold + {n} debts", debts, gold=gold)


@dataclass(frozen=True, slots=True)
class PayFace:
    """What the board shows on which a bid is paid."""

    total: int
    debts: int
    least: int
    most: int
    capital: int
    held: int
    """How many debts the seat has before."""
    limit: int
    hot: int | None = None
    """Where the seam would come down."""


@remembered(PIECES)
def pay_board(scale: Scale, width: float, height: float, face: PayFace) -> Picture:
    """The board on which the seam between gold and debts is moved, width x height u."""
    canvas, board = panelled(scale, width, height, WOOD), Area(0, 0, width, height)
    note = tr("a debt pays 1, whatever it is worth")
    heading(canvas, tr("Pay your bid of {n}", n=face.total), note, 18, 26, width - 36)
    debts = face.debts if face.hot is None else face.hot
    row, gold = board_plan.pay_row(board), face.total - debts
    for index in range(face.total):
        area = board_plan.amount_cell(row, index, face.total)
        piece(canvas, area, is_debt=index >= gold, is_used=True)
    if face.least < face.most:
        low = board_plan.seam_area(row, face.total - face.most, face.total)
        high = board_plan.seam_area(row, face.total - face.least, face.total)
        left, right = low.x + low.width / 2, high.x + high.width / 2
        canvas.panel(left, row.low + 10, right - left, 4, Panel(ink.BRASS, 2, 1.2))
        seam(canvas, board_plan.seam_area(row, gold, face.total))
    _after(canvas, 24, height - 40, "coin", face.capital, face.capital - gold)
    words = tr("of {n} debts", n=face.limit)
    _after(canvas, width / 2, height - 40, "debt", face.held, face.held + debts, words)
    return canvas.picture()


def _after(canvas: Canvas, x: float, y: float, icon: str, old: int, new: int, note: str = "") -> None:
    """Write what is left of something, or becomes of it."""
    canvas.icon(icon, x, y - 15, 30)
    wide = canvas.text(str(old), x + 42, y, Face.DISPLAY, 19, ink.DIM)
    becomes(canvas, x + 50 + wide, y)
    more = canvas.text(str(new), x + 72 + wide, y, Face.DISPLAY, 26, ink.PARCHMENT_LIGHT, shadow=True)
    if note:
        style = Style(Face.BOLD, 14, ink.INN_QUIET, lines=1)
        canvas.rich(note, x + 82 + wide + more, y + 1, 120, style)
