"""Luck against skill: two bars from a middle line."""

from dataclasses import dataclass

from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

SCALES_HEIGHT = 132.0

_KEPT = DrawnCache[Picture](4 * 2**20)


@dataclass(frozen=True, slots=True)
class Pan:
    """One pan of the scales: a part of the chance to win, gains being positive, and how it is written."""

    icon: str
    words: str
    value: float
    figure: str


@dataclass(frozen=True, slots=True)
class Scales:
    """Luck and skill of one player."""

    name: str
    """Empty where only one plays."""
    words: str
    luck: Pan
    skill: Pan
    note: str


@remembered(_KEPT)
def scales_picture(scale: Scale, width: float, scales: Scales) -> Picture:
    """Two bars from a middle line, to the right for what was given and to the left for what was taken."""
    canvas = Canvas.clear(scale, width, SCALES_HEIGHT)
    y = 12.0
    heading = f"{scales.name}: {scales.words}" if scales.name else scales.words
    canvas.text(heading, 0, y, Face.BOLD, 16, ink.PARCHMENT_LIGHT, fit=width)
    pans = (scales.luck, scales.skill)
    most = max(*(abs(pan.value) for pan in pans), 0.1)
    widest = max(text_width(pan.words, Face.BOLD, text_px(scale, 15)) for pan in pans)
    label = min(width * 0.42, 40 + widest / scale.u)
    for at, pan in enumerate(pans):
        _bar(canvas, (0, 32 + at * 36, width, 30), label, pan, pan.value / most)
    canvas.text(scales.note, 0, 116, Face.BOLD, 15, ink.FADED_ON_WOOD, fit=width)
    return canvas.picture()


def _bar(
    canvas: Canvas, box: tuple[float, float, float, float], label: float, pan: Pan, share: float
) -> None:
    x, y, wide, high = box
    canvas.icon(pan.icon, x, y + 3, 24)
    canvas.text(pan.words, x + 32, y + high / 2, Face.BOLD, 15, ink.SUBTEXT_ON_WOOD, fit=label - 38)
    left, room = x + label, wide - label
    canvas.panel(left, y, room, high, Panel(ink.GROOVE, 6, 2))
    middle, reach = left + room / 2, room / 2 - 44
    broad = reach * abs(share)
    start = middle if share > 0 else middle - broad
    if broad >= 3:
        look = Panel(ink.LEAF[1] if share > 0 else ink.RUST, 4, 2, ink.LEAF[0] if share > 0 else None)
        canvas.panel(start, y + 5, broad, high - 10, look)
    canvas.fill(middle - 1, y + 3, 2, high - 6, ink.AMBER)
    end, align = (middle + broad + 8, 0) if share > 0 else (middle - broad - 8, 1)
    canvas.text(pan.figure, end, y + high / 2, Face.DISPLAY, 16, ink.PARCHMENT_LIGHT, align=align)
