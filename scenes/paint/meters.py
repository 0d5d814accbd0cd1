"""The three quirk meters over the counter, and the tiles with a single number."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

PIP = 23
_PITCH = 28
_LIMIT = 3
_SMALLEST_NAME = 15.0


@remembered(PIECES)
def meter(
    scale: Scale,
    icon: str,
    name: str,
    count: int,
    width: float,
    height: float = 48,
) -> Picture:
    """How much of one quirk is at the Bar, width x height u: pips up to the limit, then the number.

    At the limit the whole meter is in alarm. The name goes where it would not be read whole.
    """
    is_over = count >= _LIMIT
    is_near = count == _LIMIT - 1
    canvas = Canvas.clear(scale, width, height, left=14, top=12, right=18, bottom=18)
    canvas.shadow(0, 0, width, height, 5, 4, 120)
    tones = (ink.ALARM, ink.ALARM_EDGE) if is_over else (ink.PLUM, ink.PLUM_EDGE)
    canvas.panel(0, 0, width, height, Panel(tones[0], 10, 2.8, high=tones[1]))
    middle = height / 2
    side = height * 34 / 48
    canvas.icon(icon, 9, middle - side / 2, side)
    pips = width - 34 - _LIMIT * _PITCH
    room = pips - side - 20
    if text_width(name, Face.DISPLAY, text_px(scale, _SMALLEST_NAME)) <= room * scale.u:
        canvas.text(name, 16 + side, middle, Face.DISPLAY, 19, ink.PARCHMENT_LIGHT, shadow=True, fit=room)
    for index in range(_LIMIT):
        _pip(canvas, *pip_corner(width, height, index), index, count)
    tone = ink.ALARM_TEXT if is_over else ink.AMBER if is_near else ink.DIM
    canvas.text(str(count), width - 20, middle, Face.DISPLAY, 24, tone, align=0.5, fit=30)
    return canvas.picture()


def pip_corner(width: float, height: float, index: int) -> tuple[float, float]:
    """Where a pip of a meter has its corner, in u on the meter; it is PIP u wide and high."""
    return width - 34 - _LIMIT * _PITCH + index * _PITCH, height / 2 - 11


@remembered(PIECES)
def pip(scale: Scale, index: int, count: int) -> Picture:
    """One pip of a meter that counts so much, by itself, anchored at its middle."""
    half = PIP / 2
    canvas = Canvas.clear(scale, 0, 0, left=half + 2, top=half + 2, right=half + 2, bottom=half + 2)
    _pip(canvas, -half, -half, index, count)
    return canvas.picture()


@remembered(PIECES)
def alarm(scale: Scale, width: float, height: float) -> Picture:
    """The frame of a meter that has just reached its limit."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    canvas.panel(-3, -3, width + 6, height + 6, Panel("none", 12, 5, stroke=ink.ALARM_EDGE))
    canvas.panel(-5.5, -5.5, width + 11, height + 11, Panel("none", 14, 2, stroke=ink.AMBER))
    return canvas.picture()


def _pip(canvas: Canvas, x: float, y: float, index: int, count: int) -> None:
    is_full = index < count
    full = ink.AMBER if count >= _LIMIT else ink.LAMP if count == _LIMIT - 1 else ink.PIP
    canvas.panel(x, y, PIP, PIP, Panel(full if is_full else ink.PIP_OFF, 12, 2.2))
    if index == _LIMIT - 1:
        tone = ink.ALARM if is_full else ink.ALARM_PIP
        canvas.text("!", x + 11.5, y + 12, Face.DISPLAY, 17, tone, align=0.5)


@remembered(PIECES)
def stat_tile(scale: Scale, icon: str, value: str, words: str, width: float) -> Picture:
    """A plum tile, width x 74 u: icon, a number, what it counts."""
    canvas = Canvas.clear(scale, width, 74, left=14, top=12, right=18, bottom=18)
    canvas.shadow(0, 0, width, 74, 5, 4, 130)
    canvas.panel(0, 0, width, 74, Panel(ink.PLUM, 9, 2.8, high=ink.PLUM_EDGE))
    side, x = (40, 62) if width >= 140 else (32, 45)
    canvas.icon(icon, (x - side) / 2, 37 - side / 2, side)
    canvas.text(value, x, 29, Face.DISPLAY, 30, ink.AMBER, fit=width - x - 8)
    canvas.text(words, x, 55, Face.BOLD, 15.5, ink.PARCHMENT_LIGHT, fit=width - x - 8)
    return canvas.picture()
