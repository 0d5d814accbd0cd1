"""Chalk boards with a row for each inn: the bids in their order, and who is counted for a guest."""

from dataclasses import dataclass
from typing import Final

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.boards.board_paint import becomes, slate
from scenes.table.games.innkeeper.paint.card_small import face_in
from scenes.table.games.innkeeper.paint.faces import FOLDER, ICONS, InnFace

_FIRST, _LOW = 46.0, 34.0
_BARS: Final = 152.0
_COUNTS: Final = DrawnCache[Picture](16 * 2**20)
"""While bars grow every frame has a board of its own; they must not drive out what stays."""


@dataclass(frozen=True, slots=True)
class BidRow:
    """One bidder."""

    face: InnFace
    name: str
    rank: int
    """From 1; 0 before the order is known."""
    bid: int
    note: str
    """What comes of it."""
    is_tied: bool = False
    die: int = 0


@remembered(PIECES)
def bids_board(scale: Scale, width: float, height: float, title: str, rows: tuple[BidRow, ...]) -> Picture:
    """The revealed bids, width x height u, the first in order on top."""
    canvas = slate(scale, width, height, title)
    pitch = min(40.0, (height - _FIRST - 12) / len(rows))
    for index, row in enumerate(rows):
        middle = _FIRST + pitch * (index + 0.5)
        _bid_row(canvas, row, middle, pitch, width, is_first=row.rank == 1)
    return canvas.picture()


def _bid_row(canvas: Canvas, row: BidRow, y: float, pitch: float, width: float, *, is_first: bool) -> None:
    side = min(30.0, pitch - 7)
    if is_first or row.is_tied:
        canvas.panel(14, y - pitch / 2 + 1, width - 28, pitch - 2, Panel(ink.BOARD_BAND, 7, 0))
    tone = ink.AMBER if is_first else ink.CHALK_FAINT
    canvas.text(str(row.rank or "-"), 27, y, Face.DISPLAY, 16, tone, align=0.5)
    face_in(canvas, row.face, 39, y - side / 2, side, side, 1.8)
    canvas.text(row.name, 46 + side, y, Face.BOLD, 15, ink.CHALK, fit=92 - side + 22)
    canvas.text(str(row.bid), 176, y, Face.DISPLAY, 20, ink.AMBER if is_first else ink.CHALK, align=0.5)
    left = 196.0
    if row.die:
        canvas.art(f"{FOLDER}/die_{row.die}.svg", left, y - 12, 24, 24)
        left += 32
    style = Style(Face.ITALIC, 14.5, ink.AMBER if is_first else ink.CHALK_NOTE, icon=1.2, lines=1)
    canvas.rich(row.note, left, y, width - left - 22, style)


@dataclass(frozen=True, slots=True)
class CountRow:
    """One inn that is counted for a guest."""

    face: InnFace
    name: str
    rank: int
    """From 1; 0 for one that takes no part."""
    parts: tuple[int, ...]
    """What it has of each thing that counts, in the order of the guest."""
    grown: tuple[float, ...]
    """How much of each bar is drawn, 0 to 1."""
    more: int = 0
    """What a card would add to the first part; fewer than 0 take away."""
    note: str = ""
    """Why it takes no part, or what decided between equal sums."""
    has_total: bool = True
    die: int = 0

    @property
    def total(self) -> int:
        """The sum without what a card would add."""
        return sum(self.parts)


@remembered(_COUNTS)
def count_board(
    scale: Scale,
    width: float,
    height: float,
    title: str,
    rows: tuple[CountRow, ...],
    icons: tuple[str, ...],
    foot: str,
) -> Picture:
    """The inns ranked for a guest, width x height u; `icons` name what counts, in order."""
    canvas = slate(scale, width, height, title)
    pitch = min(40.0, (height - _FIRST - _LOW) / len(rows))
    most = max([row.total + max(0, row.more) for row in rows if row.rank] + [1])
    room = width - _BARS - (210 if any(row.rank and row.note for row in rows) else 100)
    for index, row in enumerate(rows):
        middle = _FIRST - 2 + pitch * (index + 0.5)
        if row.rank == 1 and row.has_total:
            canvas.panel(14, middle - pitch / 2 + 1, width - 28, pitch - 2, Panel(ink.BOARD_BAND, 7, 0))
        _who(canvas, row, middle, pitch)
        if not row.rank:
            canvas.icon("lock", _BARS, middle - 10, 20)
            canvas.text(row.note, _BARS + 26, middle, Face.ITALIC, 14.5, ink.DOOMED, fit=room)
            continue
        _bars(canvas, row, middle, pitch, icons, room / most)
        if row.has_total:
            _total(canvas, row, middle, width)
    style = Style(Face.ITALIC, 14, ink.CHALK_BODY, icon=1.2, lines=1)
    canvas.rich(foot, 24, height - 22, width - 44, style)
    return canvas.picture()


def _who(canvas: Canvas, row: CountRow, y: float, pitch: float) -> None:
    side = min(30.0, pitch - 5)
    tone = ink.AMBER if row.rank == 1 else ink.CHALK_FAINT
    canvas.text(str(row.rank) if row.rank else "-", 27, y, Face.DISPLAY, 16, tone, align=0.5)
    face_in(canvas, row.face, 39, y - side / 2, side, side, 1.8, is_grey=not row.rank)
    name = ink.CHALK if row.rank else ink.CHALK_NOTE
    canvas.text(row.name, 46 + side, y, Face.BOLD, 15, name, fit=_BARS - 52 - side)


def _bars(canvas: Canvas, row: CountRow, y: float, pitch: float, icons: tuple[str, ...], unit: float) -> None:
    high = min(22.0, pitch * 0.62)
    left = _BARS
    parts = list(row.parts)
    if row.more < 0 and parts:
        parts[0] = max(0, parts[0] + row.more)
    for part, (value, grown) in enumerate(zip(parts, row.grown, strict=True)):
        wide = value * unit * grown
        if wide < 3:
            continue
        icon = icons[part]
        fill = ink.QUALITY[ICONS.index(icon)] if icon in ICONS else ink.QUALITY[part % 4]
        canvas.panel(left, y - high / 2, wide, high, Panel(fill, 4, 1.8, ink.CHALK_NOTE))
        number = str(value)
        digits = text_width(number, Face.DISPLAY, text_px(canvas.scale, 14.5)) / canvas.scale.u
        if wide > digits + 30:
            canvas.icon(icon, left + 4, y - 9, 18)
            canvas.text(number, left + 24, y, Face.DISPLAY, 14.5, ink.PARCHMENT_LIGHT, shadow=True)
        elif wide > digits + 8:
            canvas.text(number, left + wide / 2, y, Face.DISPLAY, 14.5, ink.PARCHMENT_LIGHT, align=0.5)
        left += wide - 1
    _more(canvas, row, left, y, high, unit)


def _more(canvas: Canvas, row: CountRow, left: float, y: float, high: float, unit: float) -> None:
    """Draw what a card would add as an amber bar, and what it would take away as a dashed gap."""
    if not row.more or row.grown[-1] < 1:
        return
    wide = abs(min(row.more, 99) if row.more > 0 else max(row.more, -row.parts[0])) * unit
    if wide < 3:
        return
    look = Panel(ink.AMBER, 4, 2) if row.more > 0 else Panel("none", 4, 2, stroke=ink.DOOMED, dash=4)
    canvas.panel(left, y - high / 2, wide, high, look)
    words = f"+{row.more}" if row.more > 0 else f"\u2212{-row.more}"
    tone = ink.TEXT if row.more > 0 else ink.DOOMED
    canvas.text(words, left + wide / 2, y, Face.DISPLAY, 15, tone, align=0.5)


def _total(canvas: Canvas, row: CountRow, y: float, width: float) -> None:
    is_first = row.rank == 1
    total = row.total if row.more >= 0 else row.total - min(-row.more, row.parts[0])
    new = total + max(0, row.more)
    tone = ink.AMBER if is_first else ink.CHALK_QUIET
    canvas.text(str(new), width - 34, y, Face.DISPLAY, 22 if is_first else 19, tone, align=0.5)
    left = width - 74
    if row.more:
        becomes(canvas, width - 60, y, size=6)
        canvas.text(str(row.total), width - 64, y, Face.DISPLAY, 16, ink.CHALK_NOTE, align=1)
        left = width - 100
    elif row.die:
        canvas.art(f"{FOLDER}/die_{row.die}.svg", left, y - 12, 24, 24)
    elif is_first:
        canvas.icon("goal", left, y - 11, 22)
    if row.note:
        canvas.text(row.note, left - 6, y, Face.ITALIC, 13, ink.CHALK_NOTE, align=1, fit=130)
