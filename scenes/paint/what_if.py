"""What would happen: the chalk board that tells it in order, and the marks on the rooms it concerns."""

from dataclasses import dataclass, replace

from scenes.paint import palette as ink
from scenes.paint.boards import chalk_board, face_in
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter
from scenes.paint.rich import Style, lay_out
from scenes.paint.strip import PLATE, face_width
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

_SIDE = 16.0
_TOP = 47.0
_LINE, _GAP = 42.0, 4.0
_LOW_LINE, _LOW_GAP = 21.0, 3.0
_NOTE, _NOTE_LINE = 23.0, 18.0
_MOST_NOTE_LINES = 4
_TILE, _WIDEST_TILE = 31.0, 122.0
_BOTTOM = 15.0
_BAND = 21.0
_MOST_FATE = 0.5
"""On a low line, so much of it may say what becomes of somebody."""


@dataclass(frozen=True, slots=True)
class ChalkedLine:
    """One consequence: its number in the order of the check, whose it is, why, and what becomes of them."""

    number: int
    sitter: Sitter
    words: str
    icon: str
    outcome: str


@dataclass(frozen=True, slots=True)
class Change:
    """A number before and after."""

    icon: str
    before: int
    after: int | str
    """The number, or from where to where it may come."""
    is_worse: bool


@remembered(PIECES)
def what_if_board(
    scale: Scale,
    width: float,
    height: float,
    title: str,
    lines: tuple[ChalkedLine, ...],
    rest: str,
    note: str,
    changes: tuple[Change, ...],
) -> Picture:
    """The board, width x height u; `rest` stands where lines do not fit, or where there are none."""
    board = chalk_board(scale, width, height, title)
    canvas = Canvas(scale, board.surface.copy(), board.anchor_x / scale.u, board.anchor_y / scale.u)
    low = height - _BOTTOM
    if not lines and not rest:
        _sums(canvas, changes, note, width, height)
        return canvas.picture()
    # The lines come first, then what is not known, then the numbers.
    spare = low - _TOP - _LOW_LINE - (_NOTE if note else 0)
    if changes and spare >= _TILE:
        _tiles(canvas, changes, low - _TILE, width)
        low -= _TILE + 2
    if note and low - _TOP >= _LOW_LINE + _NOTE:
        low -= _write_note(canvas, note, low, width, len(lines))
    _lines(canvas, lines, rest, low, width)
    return canvas.picture()


def _write_note(canvas: Canvas, note: str, low: float, width: float, lines: int) -> float:
    """Write what is not known above a height, on as many lines as the consequences leave room for."""
    room = width - 2 * _SIDE - 12
    needed = max(1, lines) * (_LOW_LINE + _LOW_GAP)
    most = min(_MOST_NOTE_LINES, max(1, int((low - _TOP - needed) / _NOTE_LINE)))
    style = Style(Face.BODY, 14.5, ink.CHALK_BODY, icon=1.25, lines=most)
    laid = lay_out(canvas.scale, note, room, style)
    high = max(_NOTE, len(laid.lines) * _NOTE_LINE)
    canvas.rich(note, _SIDE + 6, low - high / 2, room, style)
    return high


def _lines(canvas: Canvas, lines: tuple[ChalkedLine, ...], rest: str, low: float, width: float) -> None:
    room = low - _TOP
    if not lines:
        middle = (_TOP + low) / 2
        canvas.text(rest, width / 2, middle, Face.DISPLAY, 20, ink.CHALK, align=0.5, fit=width - 2 * _SIDE)
    is_roomy = len(lines) * (_LINE + _GAP) <= room
    tall, gap = (_LINE, _GAP) if is_roomy else (_LOW_LINE, _LOW_GAP)
    fitting = int((room + gap) / (tall + gap))
    shown = lines if len(lines) <= fitting else lines[: max(0, fitting - 1)]
    for index, line in enumerate(shown):
        _line(canvas, line, _TOP + index * (tall + gap), tall, width)
    if len(shown) < len(lines):
        y = _TOP + len(shown) * (tall + gap) + _LOW_LINE / 2
        canvas.text(rest, _SIDE + 6, y, Face.ITALIC, 14.5, ink.CHALK_NOTE, fit=width - 2 * _SIDE - 12)


def _line(canvas: Canvas, line: ChalkedLine, y: float, tall: float, width: float) -> None:
    wide = width - 2 * _SIDE
    canvas.panel(_SIDE, y, wide, tall, Panel(ink.BOARD_BAND, 6, 0))
    middle = y + tall / 2
    _number(canvas, line.number, _SIDE + 16, middle, min(24.0, tall - 3))
    side = min(33.0, tall - 4)
    face_in(canvas, line.sitter, _SIDE + 36, middle - side / 2, side)
    x = _SIDE + 36 + side + 10
    room = width - _SIDE - x - 6
    head = Style(Face.BOLD, 15, ink.CHALK, icon=1.2, lines=1)
    outcome = Style(Face.BOLD, 14, ink.AMBER, icon=1.2, lines=1)
    fate = f"{{{line.icon}}} {line.outcome}"
    if tall == _LINE:
        canvas.rich(line.words, x, y + 12.5, room, head)
        canvas.rich(fate, x, y + 30.5, room, outcome)
    else:
        # The fate stands at the right as wide as it needs to be, so that the reason has the rest.
        most = room * _MOST_FATE
        wide = min(most, lay_out(canvas.scale, fate, most, outcome).width / canvas.scale.u + 1)
        canvas.rich(line.words, x, middle, room - wide - 8, head)
        canvas.rich(fate, x + room - wide, middle, wide, outcome)


def _number(canvas: Canvas, number: int, x: float, y: float, side: float) -> None:
    canvas.panel(x - side / 2, y - side / 2, side, side, Panel(ink.AMBER, side / 2, 2))
    canvas.text(str(number), x, y, Face.DISPLAY, min(15.0, side * 0.7), ink.TEXT, align=0.5)


def _sums(canvas: Canvas, changes: tuple[Change, ...], note: str, width: float, height: float) -> None:
    """Where nobody is concerned: numbers below one another at the left, and the note beside them."""
    top, low = 42.0, height - 13
    pitch = min(27.0, (low - top) / max(1, len(changes)))
    for index, change in enumerate(changes):
        y = top + pitch * (index + 0.5)
        canvas.icon(change.icon, 22, y - 10, 20)
        canvas.text(str(change.before), 78, y, Face.DISPLAY, 17, ink.CHALK_QUIET, align=1, fit=32)
        arrow = Sketch(12, 14)
        arrow.polygon([(1, 1), (11, 7), (1, 13)], ink.AMBER, 1.4)
        canvas.sketch(arrow, 86, y - 7)
        tone = ink.ALARM_TEXT if change.is_worse else ink.AMBER
        canvas.text(str(change.after), 104, y, Face.DISPLAY, 19, tone, fit=38)
    left = 150.0 if changes else 22.0
    room = low - top
    style = Style(Face.BODY, 14.5, ink.CHALK_BODY, leading=1.2, icon=1.25, lines=9)
    laid = lay_out(canvas.scale, note, width - left - 18, style)
    if laid.height > room * canvas.scale.u:
        most = max(1, int(room * canvas.scale.u // (laid.height / len(laid.lines))))
        style = replace(style, leading=1.05, lines=most)
    canvas.rich(note, left, (top + low) / 2, width - left - 18, style)


def _tiles(canvas: Canvas, changes: tuple[Change, ...], y: float, width: float) -> None:
    wide = min(_WIDEST_TILE, (width - 2 * _SIDE - 10 * (len(changes) - 1)) / len(changes))
    for index, change in enumerate(changes):
        x = _SIDE + index * (wide + 10)
        canvas.panel(x, y, wide, _TILE, Panel(ink.BOARD_TAG, 6, 0))
        canvas.icon(change.icon, x + 7, y + 4, 23)
        middle = y + _TILE / 2
        canvas.text(str(change.before), x + 47, middle, Face.DISPLAY, 17, ink.CHALK_QUIET, align=0.5)
        arrow = Sketch(12, 14)
        arrow.polygon([(1, 1), (11, 7), (1, 13)], ink.AMBER, 1.4)
        canvas.sketch(arrow, x + 62, middle - 7)
        tone = ink.ALARM_TEXT if change.is_worse else ink.CHALK
        canvas.text(str(change.after), x + 81, middle, Face.DISPLAY, 20, tone, fit=wide - 85)


@remembered(PIECES)
def concerned(scale: Scale, width: float, height: float, number: int, words: str, icon: str) -> Picture:
    """The mark on a room that something happens to: a thick frame and a numbered band of ink."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    x, wide = PLATE + 3, width - PLATE - 3
    band = min(_BAND, height * 0.46)
    left = x + face_width(scale, width, height) + 4
    y = height - band - 1.5
    canvas.panel(left, y, x + wide - left - 1.5, band, Panel(ink.INK, 3, 0))
    _number(canvas, number, left + band * 0.55, y + band / 2, band - 3)
    right = x + wide - 5
    canvas.icon(icon, right - band, y + 1, band - 2)
    style = Style(Face.BOLD, 13.7, ink.PARCHMENT_LIGHT, icon=1.2, lines=1)
    canvas.rich(words, left + band + 6, y + band / 2, right - left - 2 * band - 10, style)
    canvas.panel(x - 4, -4, wide + 8, height + 8, Panel("none", 8, 4.5, stroke=ink.AMBER))
    return canvas.picture()


@remembered(PIECES)
def possible(scale: Scale, width: float, height: float, words: str, icon: str) -> Picture:
    """The mark on a room that something may happen to by chance: a dashed frame and a pale band."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    x, wide = PLATE + 3, width - PLATE - 3
    band = min(_BAND, height * 0.46)
    left = x + face_width(scale, width, height) + 4
    y = height - band - 1.5
    canvas.panel(left, y, x + wide - left - 1.5, band, Panel(ink.PARCHMENT_LIGHT, 3, 1.4, dash=4))
    right = x + wide - 5
    canvas.icon(icon, right - band, y + 1, band - 2)
    style = Style(Face.BOLD, 13.7, ink.TEXT, icon=1.2, lines=1)
    canvas.rich(words, left + 8, y + band / 2, right - left - band - 12, style)
    canvas.panel(x - 3, -3, wide + 6, height + 6, Panel("none", 8, 2.6, stroke=ink.AMBER, dash=5))
    return canvas.picture()


LANES = 2
"""So many lines run beside one another at the right of the rooms."""


@remembered(PIECES)
def link(scale: Scale, rise: float, lane: int) -> Picture:
    """The line from the middle of a room's right edge down (or, below 0, up) by `rise` u to another's.

    A dot marks who does it, an arrow to whom it is done.
    """
    reach, room = 7.0 + 6.0 * lane, 8.0
    top = min(0.0, rise)
    canvas = Canvas.clear(scale, reach, max(0.0, rise), left=room, top=room - top, right=room, bottom=room)
    drawn = Sketch(reach + 2 * room, abs(rise) + 2 * room)
    start, end = room - top, room + rise - top
    way = [(room, start), (room + reach, start), (room + reach, end), (room + 3, end)]
    drawn.line(way, ink.INK, 5.5)
    drawn.line(way, ink.AMBER, 3)
    drawn.ellipse(room, start, 4, 4, ink.AMBER, 1.6)
    drawn.polygon([(room - 4, end), (room + 5, end - 5.5), (room + 5, end + 5.5)], ink.AMBER, 1.6)
    canvas.sketch(drawn, -room, top - room)
    return canvas.picture()


@remembered(PIECES)
def gauge(
    scale: Scale,
    width: float,
    height: float,
    steps: tuple[str, ...],
    note: str,
    *,
    is_alarm: bool,
) -> Picture:
    """The tag over the lower edge of a count, width x height u: what it comes to, and a note behind it."""
    canvas = Canvas.clear(scale, width, height, bottom=20)
    high = max(20.0, 15 / scale.u)
    y = height - high * 0.45
    size = 14.0
    gap = 20.0
    px = text_px(scale, size)
    shares = [text_width(step, Face.DISPLAY, px) / scale.u for step in steps]
    said = text_width(note, Face.BOLD, text_px(scale, 13)) / scale.u if note else 0.0
    wide = min(width - 8, sum(shares) + gap * (len(steps) - 1) + (said + 10 if note else 0) + 18)
    x = (width - wide) / 2
    edge = ink.ALARM_EDGE if is_alarm else ink.AMBER
    canvas.panel(x, y, wide, high, Panel(ink.BOARD, 6, 1.8, stroke=edge))
    x, low = x + 9, y + high / 2
    for index, (step, share) in enumerate(zip(steps, shares, strict=True)):
        if index:
            arrow = Sketch(10, 12)
            arrow.polygon([(1, 1), (8, 6), (1, 11)], ink.AMBER, 1.2)
            canvas.sketch(arrow, x - gap + 5, low - 6)
        tone = ink.CHALK_QUIET if not index else ink.CHALK
        canvas.text(step, x, low, Face.DISPLAY, size, tone)
        x += share + gap
    if note:
        tone = ink.ALARM_TEXT if is_alarm else ink.AMBER
        canvas.text(note, x - gap + 10, low, Face.BOLD, 13, tone, fit=(width + wide) / 2 - 9 - x + gap - 10)
    return canvas.picture()


@remembered(PIECES)
def awaiting(scale: Scale, width: float, height: float, icon: str) -> Picture:
    """The dashed frame of a place that would be taken, width x height u, with what it would be taken by."""
    canvas = Canvas.clear(scale, width, height, left=4, top=4, right=4, bottom=4)
    canvas.panel(0, 0, width, height, Panel(ink.HOLLOW, 6, 3, stroke=ink.AMBER, dash=5))
    side = min(width, height) * 0.6
    canvas.icon(icon, (width - side) / 2, (height - side) / 2, side)
    return canvas.picture()


@remembered(PIECES)
def arriving(scale: Scale, width: float, height: float) -> Picture:
    """The dashed frame around the room of whoever would go up."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    x, wide = PLATE + 3, width - PLATE - 3
    canvas.panel(x - 4, -4, wide + 8, height + 8, Panel("none", 8, 4, stroke=ink.AMBER, dash=9))
    return canvas.picture()


@remembered(PIECES)
def unconcerned(scale: Scale, width: float, height: float) -> Picture:
    """The veil on a room that nothing happens to; its words still read."""
    canvas = Canvas.clear(scale, width, height)
    box = canvas.box(PLATE + 4, 1, width - PLATE - 5, height - 2)
    canvas.surface.fill((*ink.parts(ink.VEIL), 48 if ink.look().is_plain else 84), box)
    return canvas.picture()
