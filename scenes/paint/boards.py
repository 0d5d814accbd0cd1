"""Boards and signs of the table: phase sign, deck, chalk board with its lines, Left board, prompt."""

from dataclasses import dataclass

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.card_backs import back_path
from scenes.paint.fonts import Face
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

_DECK_WIDTH, _DECK_HEIGHT = 118, 165
_LEFT_WIDTH, _LEFT_HEIGHT = 244, 218


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
    width = 396.0
    canvas = Canvas.clear(scale, width, 56, left=16, top=16, right=20, bottom=20)
    for x in (34.0, width - 34.0):
        canvas.panel(x - 2, -14, 4, 18, Panel(ink.IRON, 0, 1.6))
    canvas.shadow(0, 0, width, 54, 6, 5, 130)
    canvas.panel(0, 0, width, 56, Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    canvas.panel(8, 7, 84, 42, Panel(ink.WOOD_DARK, 7, 2))
    has_word = text_width(turn_word, Face.HEAVY, text_px(scale, 13)) <= 44 * scale.u
    if has_word:
        canvas.text(turn_word, 31, 28, Face.HEAVY, 13, ink.DIM, align=0.5)
    canvas.text(str(turn), 68 if has_word else 50, 28, Face.DISPLAY, 25, ink.AMBER, align=0.5)
    for index, (icon, words) in enumerate(phases):
        x, broad = phase_place(index, len(phases))
        _phase_plate(canvas, x, 7, broad, icon, words, is_live=index == current)
    return canvas.picture()


def phase_place(index: int, count: int) -> tuple[float, float]:
    """Left edge and width, in u on the phase sign, of one of `count` plates; they begin 7 u below its top."""
    broad = (292 - 4 * (count - 1)) / count
    return 98 + index * (broad + 4), broad


def _phase_plate(
    canvas: Canvas, x: float, y: float, width: float, icon: str, words: str, *, is_live: bool
) -> None:
    """One plate of the phase sign, 42 u high."""
    canvas.panel(x, y, width, 42, LIVE if is_live else IDLE)
    canvas.icon(icon, x + 7, y + 5.5, 31, 255 if is_live else 150)
    tone = ink.TEXT if is_live else ink.PLATE_OFF_TEXT
    canvas.text(words, x + 44, y + 21, Face.DISPLAY, 18.5, tone, fit=width - 52)


@remembered(PIECES)
def deck_pile(scale: Scale, count: int, label: str, *, empty: str = "", back: str = "") -> Picture:
    """The draw pile with its number plate; the fewer cards, the lower. `empty` takes its place at the end."""
    path = back_path(back)
    canvas = Canvas.clear(scale, _DECK_WIDTH, _DECK_HEIGHT, left=16, top=14, right=20, bottom=22)
    if count:
        deep = min(5, max(0, (count + 1) // 2))
        canvas.shadow(-6, -8, _DECK_WIDTH, _DECK_HEIGHT, 3, 3, 60)
        for card in range(deep - 1, -1, -1):
            canvas.art(path, card * 2.2 - 4, card * 2.4 - 4, _DECK_WIDTH, _DECK_HEIGHT)
        canvas.art(path, -6, -6, _DECK_WIDTH, _DECK_HEIGHT)
    else:
        hollow = Panel(ink.DEEP_PLUM, 10, 2.6, stroke=ink.SLOT_DASH, dash=8)
        canvas.panel(-4, -2, _DECK_WIDTH, _DECK_HEIGHT - 4, hollow)
        style = Style(Face.ITALIC, 18, ink.SLOT_TEXT, lines=3, centred=True, balanced=True)
        canvas.rich(empty, 6, _DECK_HEIGHT / 2 - 20, _DECK_WIDTH - 20, style)
    canvas.panel(8, _DECK_HEIGHT - 26, _DECK_WIDTH - 24, 32, Panel(ink.PLUM, 9, 2.6, high=ink.PLUM_EDGE))
    middle = _DECK_WIDTH / 2 - 4
    canvas.text(
        label,
        middle,
        _DECK_HEIGHT - 10,
        Face.DISPLAY,
        18,
        ink.PARCHMENT_LIGHT,
        align=0.5,
        fit=_DECK_WIDTH - 34,
    )
    return canvas.picture()


@remembered(PIECES)
def chalk_board(scale: Scale, width: float, height: float, title: str, hint: str = "") -> Picture:
    """An empty chalk board with its heading, and a quiet hint at the right of it."""
    canvas = board_canvas(scale, width, height)
    canvas.panel(0, 0, width, height, FRAME)
    canvas.panel(9, 9, width - 18, height - 18, Panel(ink.BOARD, 4, 2.4))
    smears = Sketch(width, 60)
    for index in range(5):
        x, y = 20 + index * width / 6, 17 + index * 7
        smears.line([(x, y), (x + width * 0.16, y - 1)], ink.BOARD_SMEAR, 2)
    canvas.sketch(smears)
    wide = canvas.text(title, 22, 27, Face.CHALK, 27, ink.AMBER, fit=width - 44)
    room = width - wide - 60
    if hint and text_width(hint, Face.ITALIC, text_px(scale, 13)) <= room * scale.u:
        canvas.text(hint, width - 20, 28, Face.ITALIC, 13, ink.CHALK_NOTE, align=1)
    return canvas.picture()


@dataclass(frozen=True, slots=True)
class LogLine:
    """Two lines of chalk about one step: what happened, and the reason or the consequence."""

    turn: int
    icon: str
    head: str
    tail: str


@remembered(PIECES)
def log_line(scale: Scale, width: float, line: LogLine, *, is_newest: bool, is_hot: bool = False) -> Picture:
    """A line of the log, width x 44 u; the newest is written brighter."""
    canvas = Canvas.clear(scale, width, 44)
    if is_hot:
        canvas.panel(0, 0, width, 44, Panel(ink.BOARD_BAND, 7, 0))
    number = ink.AMBER if is_newest else ink.NUMBER_OLD
    if line.turn:
        canvas.panel(2, 4, 26, 20, Panel(ink.BOARD_TAG, 5, 0))
        canvas.text(str(line.turn), 15, 14, Face.DISPLAY, 14, number, align=0.5, fit=24)
    canvas.icon(line.icon, 33, 4, 20)
    head = Style(Face.BOLD, 15, ink.CHALK if is_newest else ink.CHALK_QUIET, icon=1.2, lines=1)
    tail = Style(Face.BODY, 14, ink.CHALK_BODY if is_newest else ink.CHALK_FAINT, icon=1.2, lines=1)
    canvas.rich(line.head, 59, 14, width - 63, head)
    canvas.rich(line.tail, 59, 31.5, width - 63, tail)
    return canvas.picture()


def left_slot(slot: int, limit: int) -> tuple[float, float, float]:
    """Corner and side of a slot, counted from 0, in u on the board of those who left; it has two rows."""
    columns = (limit + 1) // 2
    side = (_LEFT_WIDTH - 24 - (columns - 1) * 6) / columns
    return 12 + slot % columns * (side + 6), 48 + slot // columns * (side + 7), side


@remembered(PIECES)
def left_board(
    scale: Scale,
    sitters: tuple[Sitter, ...],
    limit: int,
    title: str,
    warning: str,
) -> Picture:
    """Who left, in grey, against the number that loses the night."""
    width, height = _LEFT_WIDTH, _LEFT_HEIGHT
    canvas = board_canvas(scale, width, height)
    canvas.panel(0, 0, width, height, BOARD)
    canvas.icon("leave", 12, 9, 30)
    canvas.text(title, 48, 25, Face.DISPLAY, 18.5, ink.PARCHMENT_LIGHT, shadow=True, fit=width - 130)
    count = len(sitters)
    tone = ink.AMBER if count < limit - 2 else ink.ALARM_NUMBER
    canvas.text(str(count), width - 40, 25, Face.DISPLAY, 26, tone, align=1, shadow=True)
    canvas.text(f"/ {limit}", width - 14, 27, Face.DISPLAY, 16, ink.DIM, align=1)
    for slot in range(limit):
        x, y, side = left_slot(slot, limit)
        sitter = sitters[slot] if slot < count else None
        _slot(canvas, x, y, side, sitter, is_last=slot == limit - 1)
    style = Style(Face.ITALIC, 15.5, ink.SUBTEXT_ON_WOOD, lines=2, centred=True, balanced=True, leading=1.0)
    below = y + side + 7
    canvas.rich(warning, 12, (below + height - 12) / 2, width - 24, style)
    return canvas.picture()


def _slot(canvas: Canvas, x: float, y: float, side: float, sitter: Sitter | None, *, is_last: bool) -> None:
    canvas.panel(x, y, side, side, Panel(ink.HOLLOW_ALARM if is_last else ink.HOLLOW, 6, 2.2))
    if sitter:
        box = canvas.box(x + 2, y + 2, side - 4, side - 4)
        crop = face_crop(sitter.key)
        canvas.surface.blit(
            portrait_surface(sitter, box.width, box.height, crop, radius=4, is_grey=True), box
        )
        canvas.panel(x, y, side, side, Panel("none", 6, 2.6))
    elif is_last:
        canvas.icon("lock", x + side * 0.27, y + side * 0.25, side * 0.46, 230)
    else:
        dot = Sketch(8, 8)
        dot.circle(4, 4, 2.6, ink.SLOT_DOT)
        canvas.sketch(dot, x + side / 2 - 4, y + side / 2 - 4)


@remembered(PIECES)
def prompt_bar(scale: Scale, width: float, words: str, icon: str) -> Picture:
    """The sentence that says what is expected now; two lines if it must."""
    height = 50
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
    crop = face_crop(sitter.key)
    face = portrait_surface(sitter, box.width, box.height, crop, radius=radius, is_grey=is_grey)
    canvas.surface.blit(face, box)
    canvas.panel(x - 1, y - 1, side + 2, side + 2, Panel("none", 5, 2.4))
