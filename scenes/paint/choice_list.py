"""A list of everything that could have been chosen, with the chance that each promised as a bar."""

from dataclasses import dataclass

from scenes.paint import palette as ink
from scenes.paint.boards import face_in
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter
from scenes.paint.rich import Style

ROW = 52.0
_BAR, _NUMBER = 190.0, 76.0
_WORDS = Style(Face.HEAVY, 16, ink.TEXT, leading=1.0, lines=1)


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One option: `chance` is None for one that was not weighed."""

    sitter: Sitter
    words: str
    chance: float | None
    chance_words: str
    tag: str = ""
    """What it is beside others: the one that was taken, or the best."""
    is_best: bool = False
    is_taken: bool = False


def paint_choice(canvas: Canvas, row: ChoiceRow, x: float, y: float, width: float) -> None:
    """Draw one row on parchment, `width` x 52 u; the taken one stands on a darker ground."""
    high = ROW - 8
    if row.is_taken:
        canvas.panel(x, y, width, high, Panel(ink.PARCHMENT_INSET, 6, 2, stroke=ink.HAIRLINE))
    face_in(canvas, row.sitter, x + 8, y + 4, high - 8)
    bar = min(_BAR, width * 0.28)
    right = x + width - 10
    room = right - bar - _NUMBER - x - high - 16
    middle = y + high / 2
    if row.tag:
        canvas.rich(row.words, x + high + 8, y + 14, room, _WORDS)
        tone = ink.LEAF[2] if row.is_best else ink.TEXT_QUIET
        canvas.text(row.tag, x + high + 8, y + 32, Face.BOLD, 15, tone, fit=room)
    else:
        canvas.rich(row.words, x + high + 8, middle, room, _WORDS)
    left = right - bar
    canvas.text(row.chance_words, left - 10, middle, Face.DISPLAY, 18, ink.TEXT, align=1, fit=_NUMBER - 12)
    canvas.panel(left, middle - 9, bar, 18, Panel(ink.PARCHMENT_SHADE, 5, 2))
    if row.chance is not None and bar * row.chance >= 6:
        fill = ink.LEAF[1] if row.is_best else ink.RUST if row.is_taken else ink.LAMP
        canvas.panel(left, middle - 9, bar * row.chance, 18, Panel(fill, 5, 2))
