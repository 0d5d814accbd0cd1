"""Boards and signs of the table: phase sign, deck, chalk board with its lines, Left board, prompt."""

from dataclasses import dataclass

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.card_backs import back_path
from scenes.paint.fonts import Face
from scenes.paint.grid import TableGrid
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter, face_crop, portrait_surface
from scenes.paint.rich import Style
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

BOARD = Panel(ink.BEAM, 8, 3, ink.WOOD_LIGHT, ink.WOOD_DARK)
FRAME = Panel(ink.FRAME, 8, 3, ink.WOOD_EDGE, ink.WOOD_SHADE)
LIVE = Panel(ink.AMBER, 8, 2.4, ink.AMBER_LIGHT, ink.AMBER_DARK)
IDLE = Panel(ink.PLATE_OFF, 8, 2.4)

_ROOMY_SIGN = 330.0
_SMALLEST_PHASE = 14.0
_LOW_BOARD = 200.0
_LINE_PX = 35.3
"""Two lines of chalk in letters of 12 pixels need so many."""


def board_canvas(scale: Scale, width: float, height: float, *, blur: float = 8, drop: float = 7) -> Canvas:
    """A canvas with room for the shadow of a board, which is drawn already."""
    room = 2 * blur + drop + 4
    canvas = Canvas.clear(scale, width, height, left=room, top=room, right=room, bottom=room)
    canvas.shadow(0, 0, width, height, blur, drop, 150)
    return canvas


@remembered(PIECES)
def board(
    scale: Scale,
    width: float,
    height: float,
    *,
    title: str = "",
    icon: str | None = None,
) -> Picture:
    """A plain wooden board, with an icon and a heading if wished."""
    canvas = board_canvas(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    x = 22.0
    if icon:
        canvas.icon(icon, 18, 13, 34)
        x = 64.0
    if title:
        canvas.text(title, x, 31, Face.DISPLAY, 21, ink.PARCHMENT_LIGHT, shadow=True, fit=width - x - 20)
    return canvas.picture()


@remembered(PIECES)
def phase_sign(
    scale: Scale, turn_word: str, turn: int, phases: tuple[tuple[str, str], ...], current: int | None
) -> Picture:
    """The sign with the turn and the phases as (icon, words); the live phase is the amber plate."""
    area = TableGrid.of(scale).phase_sign
    width, height = area.width, area.height
    canvas = Canvas.clear(scale, width, height, left=16, top=16, right=20, bottom=20)
    for x in (34.0, width - 34.0):
        canvas.panel(x - 2, -14, 4, 18, Panel(ink.IRON, 0, 1.6))
    canvas.shadow(0, 0, width, height - 2, 6, 5, 130)
    canvas.panel(0, 0, width, height, Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    _turn_box(canvas, turn_word, turn, width, height)
    for index, (icon, words) in enumerate(phases):
        x, broad = phase_place(width, index, len(phases), current)
        _phase_plate(canvas, x, broad, height, icon, words, is_live=index == current)
    return canvas.picture()


def _turn_box(canvas: Canvas, turn_word: str, turn: int, width: float, height: float) -> None:
    """The number of the turn, with the word before it where there is room."""
    is_roomy = width >= _ROOMY_SIGN
    x, broad = (8, 84) if is_roomy else (6, 38)
    canvas.panel(x, 7, broad, height - 14, Panel(ink.WOOD_DARK, 7, 2))
    has_word = (
        is_roomy and text_width(turn_word, Face.HEAVY, text_px(canvas.scale, 13)) <= 44 * canvas.scale.u
    )
    if has_word:
        canvas.text(turn_word, 31, height / 2, Face.HEAVY, 13, ink.DIM, align=0.5)
    middle = 68 if has_word else x + broad / 2
    size = min(25.0, height * 0.45)
    canvas.text(str(turn), middle, height / 2, Face.DISPLAY, size, ink.AMBER, align=0.5, fit=broad - 8)


def phase_place(width: float, index: int, count: int, current: int | None) -> tuple[float, float]:
    """Left edge and width, in u on a phase sign of that width, of one of `count` plates.

    On a narrow sign the plates that are not live keep only their icon.
    """
    if width >= _ROOMY_SIGN or current is None:
        first = 98.0 if width >= _ROOMY_SIGN else 48.0
        broad = (width - 6 - first - 4 * (count - 1)) / count
        return first + index * (broad + 4), broad
    icon_only = 38.0
    live = width - 6 - 48 - (count - 1) * (icon_only + 4)
    x = 48 + index * (icon_only + 4) + (live - icon_only if index > current else 0)
    return x, live if index == current else icon_only


def _phase_plate(
    canvas: Canvas, x: float, width: float, height: float, icon: str, words: str, *, is_live: bool
) -> None:
    """One plate of the phase sign, 7 u below its top; its words go where they would be too small."""
    high = height - 14
    canvas.panel(x, 7, width, high, LIVE if is_live else IDLE)
    side = high * 0.738
    room = width - side - 21
    px = text_px(canvas.scale, _SMALLEST_PHASE)
    has_words = is_live or text_width(words, Face.DISPLAY, px) <= room * canvas.scale.u
    at = x + 7 if has_words else x + (width - side) / 2
    canvas.icon(icon, at, 7 + (high - side) / 2, side, 255 if is_live else 150)
    if has_words:
        tone = ink.TEXT if is_live else ink.PLATE_OFF_TEXT
        canvas.text(words, x + side + 13, height / 2, Face.DISPLAY, 18.5, tone, fit=room)


@remembered(PIECES)
def deck_pile(scale: Scale, count: int, label: str, *, empty: str = "", back: str = "") -> Picture:
    """The draw pile with its number plate; the fewer cards, the lower. `empty` takes its place at the end."""
    path = back_path(back)
    area = TableGrid.of(scale).deck
    wide, high = area.width, area.height
    canvas = Canvas.clear(scale, wide, high, left=16, top=14, right=20, bottom=22)
    if count:
        deep = min(5, max(0, (count + 1) // 2))
        canvas.shadow(-6, -8, wide, high, 3, 3, 60)
        for card in range(deep - 1, -1, -1):
            canvas.art(path, card * 2.2 - 4, card * 2.4 - 4, wide, high)
        canvas.art(path, -6, -6, wide, high)
    else:
        hollow = Panel(ink.DEEP_PLUM, 10, 2.6, stroke=ink.SLOT_DASH, dash=8)
        canvas.panel(-4, -2, wide, high - 4, hollow)
        style = Style(Face.ITALIC, 18, ink.SLOT_TEXT, lines=3, centred=True, balanced=True)
        canvas.rich(empty, 4, (high - 26) / 2 - 8, wide - 16, style)
    side = min(8.0, wide * 0.0678)
    canvas.panel(side, high - 26, wide - 8 - 2 * side, 32, Panel(ink.PLUM, 9, 2.6, high=ink.PLUM_EDGE))
    room = wide - 14 - 2.5 * side
    if text_width(label, Face.DISPLAY, text_px(scale, 0)) > room * scale.u:
        # Cut off at the end it would lose what it is there for.
        label = str(count)
    canvas.text(label, wide / 2 - 4, high - 10, Face.DISPLAY, 18, ink.PARCHMENT_LIGHT, align=0.5, fit=room)
    return canvas.picture()


@remembered(PIECES)
def chalk_board(scale: Scale, width: float, height: float, title: str, hint: str = "") -> Picture:
    """An empty chalk board with its heading, if it has one, and a quiet hint at the right of it."""
    canvas = board_canvas(scale, width, height)
    canvas.panel(0, 0, width, height, FRAME)
    canvas.panel(9, 9, width - 18, height - 18, Panel(ink.BOARD, 4, 2.4))
    smears = Sketch(width, 60)
    for index in range(5):
        x, y = 20 + index * width / 6, 17 + index * 7
        smears.line([(x, y), (x + width * 0.16, y - 1)], ink.BOARD_SMEAR, 2)
    canvas.sketch(smears)
    if not title:
        return canvas.picture()
    size, middle = (27.0, 29.0) if height >= _LOW_BOARD else (22.0, 25.0)
    wide = canvas.text(title, 22, middle, Face.CHALK, size, ink.AMBER, fit=width - 44)
    room = width - wide - 60
    if hint and text_width(hint, Face.ITALIC, text_px(scale, 13)) <= room * scale.u:
        canvas.text(hint, width - 20, middle + 1, Face.ITALIC, 13, ink.CHALK_NOTE, align=1)
    return canvas.picture()


@dataclass(frozen=True, slots=True)
class ChalkRows:
    """Where lines of the log stand on a chalk board, in u: a low board has a small heading, or none."""

    top: float
    step: float
    height: float
    count: int
    has_title: bool


def chalk_rows(scale: Scale, height: float, *, is_terse: bool = False) -> ChalkRows:
    """The rows of a chalk board of this height: two at least, if the heading has to go for it.

    Terse entries take one line of letters each.
    """
    if is_terse:
        line = max(20.0, _LINE_PX / 2 / scale.u)
        return ChalkRows(42.0, line, line, max(1, int((height - 51) // line)), True)
    line = max(44.0, _LINE_PX / scale.u)
    tried = ((49.0, 6.0) if height >= _LOW_BOARD else (40.0, 2.0), (10.0, 2.0))
    for top, gap in tried:
        count = int((height - top - 9 + gap) // (line + gap))
        if count >= 2 or top == 10.0:
            break
    return ChalkRows(top, line + gap, line, max(1, count), top > 10.0)


@dataclass(frozen=True, slots=True)
class LogLine:
    """Two lines of chalk about one step: what happened, and the reason or the consequence."""

    turn: int
    icon: str
    head: str
    tail: str
    sitter: Sitter | None = None
    """Whose face stands in place of number and icon."""


@remembered(PIECES)
def log_line(
    scale: Scale,
    width: float,
    line: LogLine,
    *,
    is_newest: bool,
    is_hot: bool = False,
    height: float = 44,
) -> Picture:
    """A line of the log, width x height u; the newest is written brighter. Without a tail it is one line.

    A face, if there is one, stands in the place of number and icon.
    """
    canvas = Canvas.clear(scale, width, height)
    if not line.tail:
        _terse_line(canvas, line, width, height, is_newest, is_hot)
        return canvas.picture()
    if is_hot:
        canvas.panel(0, 0, width, height, Panel(ink.BOARD_BAND, 7, 0))
    number = ink.AMBER if is_newest else ink.NUMBER_OLD
    if line.sitter is not None:
        side = min(36.0, height - 6)
        face_in(canvas, line.sitter, 12, (height - side) / 2, side)
    else:
        if line.turn:
            canvas.panel(2, 4, 26, 20, Panel(ink.BOARD_TAG, 5, 0))
            canvas.text(str(line.turn), 15, 14, Face.DISPLAY, 14, number, align=0.5, fit=24)
        canvas.icon(line.icon, 33, 4, 20)
    head = Style(Face.BOLD, 15, ink.CHALK if is_newest else ink.CHALK_QUIET, icon=1.2, lines=1)
    tail = Style(Face.BODY, 14, ink.CHALK_BODY if is_newest else ink.CHALK_FAINT, icon=1.2, lines=1)
    canvas.rich(line.head, 59, height * 0.318, width - 63, head)
    canvas.rich(line.tail, 59, height * 0.716, width - 63, tail)
    return canvas.picture()


def _terse_line(
    canvas: Canvas, line: LogLine, width: float, height: float, is_newest: bool, is_hot: bool
) -> None:
    if is_hot:
        canvas.panel(0, 0, width, height, Panel(ink.BOARD_BAND, 5, 0))
    side = min(19.0, height - 2)
    if line.sitter is None:
        canvas.icon(line.icon, 5, (height - side) / 2, side)
    else:
        face_in(canvas, line.sitter, 5, (height - side) / 2, side)
    style = Style(Face.BOLD, 14.5, ink.CHALK if is_newest else ink.CHALK_QUIET, icon=1.2, lines=1)
    canvas.rich(line.head, 32, height / 2, width - 36, style)


@remembered(PIECES)
def prompt_bar(scale: Scale, width: float, words: str, icon: str) -> Picture:
    """The sentence that says what is expected now; two lines if it must."""
    height = TableGrid.of(scale).prompt.height
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.DEEP_PLUM, 10, 2.6, high=ink.DEEP_PLUM_EDGE))
    side = height * 0.68
    canvas.icon(icon, 12, height / 2 - side / 2, side)
    room = width - side - 42
    style = Style(Face.BOLD, 17.5, ink.PARCHMENT_LIGHT, leading=1.05, icon=1.3, lines=1)
    if text_width(words, Face.BOLD, text_px(scale, 17.5)) > room * scale.u:
        style = Style(Face.BOLD, 16.5, ink.PARCHMENT_LIGHT, leading=1.05, icon=1.15, lines=2)
    canvas.rich(words, 24 + side, height / 2, room, style)
    return canvas.picture()


def face_in(
    canvas: Canvas, sitter: Sitter, x: float, y: float, side: float, *, is_grey: bool = False
) -> None:
    """A square portrait of the face in an ink frame."""
    box = canvas.box(x, y, side, side)
    radius = min(8, max(2, canvas.scale.px(4)))
    crop = face_crop(sitter)
    face = portrait_surface(sitter, box.width, box.height, crop, radius=radius, is_grey=is_grey)
    canvas.surface.blit(face, box)
    canvas.panel(x - 1, y - 1, side + 2, side + 2, Panel("none", 5, 2.4))
