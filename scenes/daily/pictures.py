"""Pictures of the daily deal: a day in the calendar, and what the board of the chosen day tells."""

from dataclasses import dataclass

from scenes.daily.marks import ICONS, Mark
from scenes.paint import palette as ink
from scenes.paint.boards import board_canvas
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style, lay_out
from scenes.paint.units import Picture, Scale

_KEPT = DrawnCache[Picture](12 * 2**20)
_FACT = Style(Face.BOLD, 17, ink.SUBTEXT_ON_WOOD, leading=1.1, lines=4)
_STREAK = Style(Face.BOLD, 17, ink.PARCHMENT_LIGHT, leading=1.1, lines=2)


@dataclass(frozen=True, slots=True)
class DayLook:
    """One day in the calendar."""

    number: int
    mark: Mark
    is_late: bool = False
    """Whether it was played after its day, outside streaks."""
    is_today: bool = False
    is_chosen: bool = False


@remembered(_KEPT)
def day_picture(scale: Scale, look: DayLook, width: float, height: float, press: Press) -> Picture:
    """A day as a small plate: its number, its mark, a clock on what was played late; today has a frame."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    is_bright = press in (Press.HOVER, Press.FOCUSED)
    if press is Press.FOCUSED:
        canvas.panel(-4, -4, width + 8, height + 8, Panel(ink.PARCHMENT_LIGHT, 10, 2))
    canvas.panel(0, 0, width, height, _plate(look, is_bright=is_bright))
    if look.is_today:
        canvas.panel(
            3,
            3,
            width - 6,
            height - 6,
            Panel("none", 6, 3, stroke=ink.AMBER_DARK if look.is_chosen else ink.AMBER),
        )
    words = (
        ink.TEXT
        if look.is_chosen
        else ink.PLATE_OFF_TEXT
        if look.mark is Mark.FUTURE
        else ink.PARCHMENT_LIGHT
    )
    canvas.text(str(look.number), 12, 18, Face.DISPLAY, 17, words)
    _mark(canvas, look, width, height)
    return canvas.picture()


def _plate(look: DayLook, *, is_bright: bool) -> Panel:
    if look.is_chosen:
        return Panel(ink.AMBER, 8, 2.6, ink.AMBER_LIGHT, ink.AMBER_DARK, stroke=ink.EDGE)
    if look.mark is Mark.FUTURE:
        return Panel(ink.WOOD_OFF, 8, 2.2, low=ink.WOOD_OFF_SHADE)
    if is_bright:
        return Panel(ink.WOOD_HOVER, 8, 2.4, ink.WOOD_HOVER_EDGE, ink.WOOD_SHADE, stroke=ink.EDGE)
    return Panel(ink.WOOD, 8, 2.4, ink.WOOD_EDGE, ink.WOOD_SHADE, stroke=ink.EDGE)


def _mark(canvas: Canvas, look: DayLook, width: float, height: float) -> None:
    icon = ICONS[look.mark]
    if not icon:
        return
    is_small = look.mark in (Mark.FUTURE, Mark.MISSED)
    side = min(width - 44, height - 12, 46.0) * (0.62 if is_small else 1)
    x, y = width - side - 8 if width < 92 else (width - side) / 2 + 8, (height - side) / 2
    canvas.icon(icon, x, y, side, 120 if look.mark is Mark.FUTURE else 255)
    if look.is_late:
        small = side * 0.48
        canvas.icon("clock", x + side - small * 0.7, y + side - small * 0.8, small)


@dataclass(frozen=True, slots=True)
class DayTold:
    """What the board of a day tells."""

    weekday: str
    day: str
    mark: Mark
    facts: tuple[tuple[str, str], ...]
    """As (icon, words)."""
    streak: str


@remembered(_KEPT)
def day_board(scale: Scale, told: DayTold, width: float, height: float, rows: float) -> Picture:
    """The board of the chosen day; its facts begin `rows` u below its top."""
    canvas = board_canvas(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    icon = ICONS[told.mark] or "calendar"
    canvas.icon(icon, 20, 18, 56)
    canvas.text(told.weekday, 92, 32, Face.BOLD, 17, ink.FADED_ON_WOOD, fit=width - 112)
    canvas.text(told.day, 92, 58, Face.DISPLAY, 25, ink.AMBER, shadow=True, fit=width - 112)
    y = rows
    for name, words in told.facts:
        laid = lay_out(scale, words, width - 82, _FACT)
        high = max(34.0, laid.height / scale.u + 12)
        canvas.icon(name, 22, y + high / 2 - 12, 24)
        canvas.rich(words, 58, y + high / 2, width - 82, _FACT)
        y += high
    canvas.panel(14, height - 66, width - 28, 50, Panel(ink.DEEP_PLUM, 9, 2.2, ink.DEEP_PLUM_EDGE))
    canvas.icon("flame", 26, height - 57, 32)
    canvas.rich(told.streak, 68, height - 41, width - 92, _STREAK)
    return canvas.picture()
