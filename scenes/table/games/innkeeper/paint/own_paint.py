"""What stands on the inn in front: name, chest, purse, debts, captions."""

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.paint.inn_paint import lead_mark


@remembered(PIECES)
def own_name(scale: Scale, width: float, inn: str, name: str, guests: str, *, is_lead: bool) -> Picture:
    """Three lines under the portrait: the inn, who keeps it, the guests of the round."""
    canvas = Canvas.clear(scale, width, 64)
    middle = width / 2
    canvas.text(inn, middle, 13, Face.DISPLAY, 18, ink.PARCHMENT_LIGHT, align=0.5, fit=width - 2, shadow=True)
    tone = ink.SUBTEXT_ON_WOOD
    if is_lead:
        room = text_width(name, Face.BOLD, text_px(scale, 14.5)) / scale.u
        left = max(0.0, middle - (room + 62) / 2)
        used = canvas.text(name, left, 34, Face.BOLD, 14.5, tone, fit=width - 64)
        lead_mark(canvas, left + used + 8, 34)
    else:
        canvas.text(name, middle, 34, Face.BOLD, 14.5, tone, align=0.5, fit=width - 4)
    canvas.text(guests, middle, 53, Face.BOLD, 14.5, tone, align=0.5, fit=width - 4)
    return canvas.picture()


@remembered(PIECES)
def chest(
    scale: Scale, width: float, height: float, vault: int, income: int, *, after: int | None = None
) -> Picture:
    """The Vault with the income that it brings; `after` is what it would hold."""
    canvas = Canvas.clear(scale, width, height, left=2, top=2, right=2, bottom=2)
    _ground(canvas, width, height)
    canvas.icon("vault", 8, 8, 50)
    number = vault if after is None else after
    x = 58 + (width - 58) / 2 - 3
    size = 38 if number < 100 else 30
    if after is not None and after != vault:
        _change(canvas, vault, after, 62, width - 6, 32)
    else:
        canvas.text(str(number), x, 32, Face.DISPLAY, size, ink.AMBER, align=0.5, outline=True)
    words = tr("Vault: income {n}", n=income)
    canvas.text(words, width / 2, 80, Face.BOLD, 14, ink.SUBTEXT_ON_WOOD, align=0.5, fit=width - 8)
    return canvas.picture()


@remembered(PIECES)
def purse(
    scale: Scale, width: float, height: float, capital: str, note: str, *, has_grip: bool = False
) -> Picture:
    """The Capital; a brass frame says that its coins can be taken up."""
    canvas = Canvas.clear(scale, width, height, left=2, top=2, right=2, bottom=2)
    _ground(canvas, width, height, ink.SLOT_DASH)
    canvas.icon("purse", 8, (height - 46) / 2, 46)
    x = 54 + (width - 54) / 2 - 4
    canvas.text(capital, x, height / 2 - 6, Face.DISPLAY, 30, ink.PARCHMENT_LIGHT, align=0.5, outline=True)
    canvas.text(note, width - 6, height - 11, Face.ITALIC, 13, ink.INN_QUIET, align=1, fit=width - 60)
    if has_grip:
        grip(canvas, width - 16, 7)
    return canvas.picture()


@remembered(PIECES)
def debt_plate(scale: Scale, width: float, height: float, count: int, limit: int) -> Picture:
    """The places for debts and how many there are; the debts themselves lie on it."""
    canvas = Canvas.clear(scale, width, height)
    _ground(canvas, width, height)
    places = max(limit, count)
    pitch = min(22.0, 62 / max(1, places - 1))
    for index in range(count, limit):
        hollow = Panel(ink.INN_HOLLOW, 4, 1.6, stroke=ink.INN_DASH, dash=4)
        canvas.panel(8 + index * pitch, 10, max(6.0, min(17.0, pitch - 3)), 19, hollow)
    tone = ink.ALARM_NUMBER if count > limit else ink.PARCHMENT_LIGHT
    words = f"{count}/{limit}"
    canvas.text(words, width - 7, height / 2, Face.DISPLAY, 16, tone, align=1, fit=36)
    return canvas.picture()


@remembered(PIECES)
def caption(
    scale: Scale, width: float, title: str, words: str, *, is_bright: bool = False, is_on_wall: bool = False
) -> Picture:
    """What stands over slots, hand or supply, anchored at the middle of the line."""
    canvas = Canvas.clear(scale, width, 24, left=4, top=12)
    # The wall is bright where lamps light it, and by day: there words have an outline, or a ground.
    bright, framed = ink.PARCHMENT_LIGHT, is_on_wall
    used = canvas.text(title, 0, 0, Face.DISPLAY, 15.5, bright, shadow=True, outline=framed, fit=width)
    room = width - used - 24
    if not words or room <= 30:
        return canvas.picture()
    if is_on_wall:
        wide = min(room, text_width(words, Face.BOLD, text_px(scale, 13.5)) / scale.u)
        canvas.panel(used + 9, -10, wide + 14, 21, Panel(ink.INN_HOLLOW, 7))
    tone = ink.BIN_WORDS if is_bright and not is_on_wall else ink.SLOT_TEXT
    canvas.text(words, used + 16, 1, Face.BOLD, 13.5, tone, fit=room)
    return canvas.picture()


@remembered(PIECES)
def hot_frame(scale: Scale, width: float, height: float) -> Picture:
    """The amber frame behind a card that fits the moment."""
    k = width / 182
    canvas = Canvas.clear(scale, width, height, left=10, top=10, right=10, bottom=10)
    canvas.panel(-6 * k, -6 * k, width + 12 * k, height + 12 * k, Panel(ink.AMBER, 16 * k, 3 * k))
    return canvas.picture()


def _ground(canvas: Canvas, width: float, height: float, stroke: str = ink.INK) -> None:
    canvas.panel(0, 0, width, height, Panel(ink.INN_PLATE, 9, 2.4, high=ink.TOGGLE_EDGE, stroke=stroke))


def _change(canvas: Canvas, before: int, after: int, left: float, right: float, y: float) -> None:
    room = right - left
    canvas.text(str(before), left + room * 0.18, y, Face.DISPLAY, 19, ink.DIM, align=0.5)
    arrow = Sketch(10, 14)
    arrow.polygon([(1, 1), (8, 7), (1, 13)], ink.LAMP, 1.2)
    canvas.sketch(arrow, left + room * 0.38, y - 7)
    canvas.text(str(after), left + room * 0.76, y, Face.DISPLAY, 29, ink.AMBER, align=0.5, outline=True)


def grip(canvas: Canvas, x: float, y: float) -> None:
    """Draw the brass studs of what can be dragged."""
    for stud in range(6):
        canvas.panel(x + stud % 2 * 6, y + stud // 2 * 6, 4, 4, Panel(ink.SLOT_DASH, 2, 0))
