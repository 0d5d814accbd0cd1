"""The boards of putting gold away: who declares when, what a deposit brings, and the last four steps."""

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
from scenes.table.games.innkeeper.boards.board_paint import HOT, WOOD, becomes, panelled, piece, slate
from scenes.table.games.innkeeper.paint.card_small import face_in
from scenes.table.games.innkeeper.paint.faces import InnFace


@dataclass(frozen=True, slots=True)
class OrderRow:
    """One player in the order of acting."""

    face: InnFace
    name: str
    word: str
    is_now: bool = False


@remembered(PIECES)
def order_board(scale: Scale, width: float, height: float, title: str, rows: tuple[OrderRow, ...]) -> Picture:
    """In which order everybody acts, width x height u."""
    canvas = panelled(scale, width, height, WOOD)
    canvas.text(title, 18, 24, Face.DISPLAY, 17, ink.PARCHMENT_LIGHT, shadow=True, fit=width - 36)
    pitch = min(44.0, (height - 52) / len(rows))
    for index, row in enumerate(rows):
        y = 44 + index * pitch
        high = min(36.0, pitch - 4)
        canvas.panel(12, y, width - 24, high, HOT if row.is_now else Panel(ink.INN_PLATE, 7, 2))
        face_in(canvas, row.face, 17, y + 3, high - 6, high - 6, 1.8)
        name, word = (ink.TEXT, ink.AMBER_SUBTEXT) if row.is_now else (ink.PARCHMENT_LIGHT, ink.INN_QUIET)
        wide = canvas.text(row.name, 24 + high, y + high / 2, Face.BOLD, 15, name, fit=width / 2 - 30)
        room = width - 24 - 24 - high - wide - 14
        canvas.text(row.word, width - 22, y + high / 2, Face.BOLD, 14.5, word, align=1, fit=room)
    return canvas.picture()


@dataclass(frozen=True, slots=True)
class Change:
    """A number before and after."""

    icon: str
    words: str
    old: int
    new: int
    is_worse: bool = False


@remembered(PIECES)
def deposit_board(
    scale: Scale,
    width: float,
    height: float,
    title: str,
    changes: tuple[Change, ...],
    note: str,
    laid: int,
    most: int,
) -> Picture:
    """What a deposit, or gold on a card, would bring, width x height u, over the row of coins."""
    canvas, board = slate(scale, width, height, title), Area(0, 0, width, height)
    row = board_plan.deposit_row(board)
    room = row.y - 46
    pitch = min(38.0, room / max(1, len(changes)))
    wide = min(330.0, width * 0.5)
    for index, change in enumerate(changes):
        _change(canvas, change, 46 + pitch * (index + 0.5), wide, pitch)
    left = wide + 42
    style = Style(Face.BODY, 15, ink.CHALK_BODY, leading=1.2, icon=1.25, lines=max(1, int(room // 19)))
    canvas.rich(note, left, 46 + room / 2, width - left - 24, style)
    for index in range(most):
        area = board_plan.amount_cell(row, index, most)
        piece(canvas, area, is_debt=False, is_used=index < laid)
    return canvas.picture()


def _change(canvas: Canvas, change: Change, y: float, wide: float, pitch: float) -> None:
    high = min(34.0, pitch - 3)
    canvas.panel(20, y - high / 2, wide, high, Panel(ink.BOARD_BAND, 7, 0))
    side = high - 9
    canvas.icon(change.icon, 28, y - side / 2, side)
    canvas.text(change.words, 62, y, Face.BOLD, 15.5, ink.CHALK, fit=wide - 150)
    middle = 20 + wide - 62
    canvas.text(str(change.old), middle - 12, y, Face.DISPLAY, 19, ink.CHALK_QUIET, align=1)
    becomes(canvas, middle - 2, y)
    tone = ink.DOOMED if change.is_worse else ink.AMBER
    canvas.text(str(change.new), middle + 20, y, Face.DISPLAY, 22, tone, fit=38)


@remembered(PIECES)
def final_board(scale: Scale, width: float, height: float, current: int, words: tuple[str, ...]) -> Picture:
    """The four steps of the final deposit in a row, width x height u, and what the current one means."""
    canvas = panelled(scale, width, height, WOOD)
    canvas.text(tr("The final deposit"), 18, 26, Face.DISPLAY, 20, ink.PARCHMENT_LIGHT, shadow=True)
    steps = (
        ("treachery", tr("Sell treachery")),
        ("debt", tr("Pay debts")),
        ("vault", tr("All to the Vault")),
        ("goal", tr("Score")),
    )
    pitch = (width - 36) / len(steps)
    for index, (icon, name) in enumerate(steps):
        _step(canvas, 18 + index * pitch, pitch - 8, icon, name, done=index < current, live=index == current)
    style = Style(Face.BOLD, 15, ink.SUBTEXT_ON_WOOD, leading=1.2, icon=1.25, lines=3)
    canvas.rich("\n".join(words), 20, (112 + height) / 2, width - 40, style)
    return canvas.picture()


def _step(canvas: Canvas, x: float, wide: float, icon: str, name: str, *, done: bool, live: bool) -> None:
    canvas.panel(x, 48, wide, 52, HOT if live else Panel(ink.PLATE_OFF, 8, 2.4))
    canvas.icon("check" if done else icon, x + 8, 60, 28, 255 if live or done else 150)
    tone = ink.TEXT if live else ink.PLATE_OFF_TEXT
    style = Style(Face.DISPLAY, 15.5, tone, leading=1.0, lines=2)
    canvas.rich(name, x + 42, 74, wide - 48, style)
