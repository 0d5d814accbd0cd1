"""Costly choices of a match in a list: what was chosen, and what was better."""

from dataclasses import dataclass

from game.analysis.report import Verdict
from scenes.paint import palette as ink
from scenes.paint.boards import face_in
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.chances import verdict_mark
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter
from scenes.paint.rich import Style, lay_out
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale

ROW_HEIGHT = 54.0

_KEPT = DrawnCache[Picture](8 * 2**20)
_CHOICE = Style(Face.BOLD, 15, ink.TEXT, leading=1.0, lines=2)


@dataclass(frozen=True, slots=True)
class ShownChoice:
    """An option with its chance; it has a portrait where that tells which one it is."""

    sitter: Sitter | None
    words: str
    chance: str


@dataclass(frozen=True, slots=True)
class CostlyRow:
    """One costly choice in a list."""

    verdict: Verdict
    verdict_words: str
    turn: str
    chosen: ShownChoice
    better: ShownChoice


@remembered(_KEPT)
def costly_row(scale: Scale, width: float, row: CostlyRow, press: Press) -> Picture:
    """A strip of parchment to press: the verdict, when it was, what was chosen and what was better."""
    high = ROW_HEIGHT - 6
    canvas = Canvas.clear(scale, width, high, left=6, top=6, right=6, bottom=6)
    is_bright = press in (Press.HOVER, Press.FOCUSED)
    if press is Press.FOCUSED:
        canvas.panel(-4, -4, width + 8, high + 8, Panel(ink.AMBER, 9, 2.4))
    fill = ink.PARCHMENT_LIGHT if is_bright else ink.PARCHMENT
    canvas.panel(0, 0, width, high, Panel(fill, 6, 2.4, low=ink.PARCHMENT_LOW, stroke=ink.EDGE))
    canvas.put(verdict_mark(scale, row.verdict, 20), 22, high / 2)
    first = max(150.0, width * 0.22)
    canvas.text(row.verdict_words, 42, high * 0.32, Face.HEAVY, 15, ink.TEXT, fit=first - 46)
    canvas.text(row.turn, 42, high * 0.7, Face.BOLD, 15, ink.TEXT_QUIET, fit=first - 46)
    half = (width - first - 38) / 2
    _shown_choice(canvas, row.chosen, first, high, half, ink.TEXT)
    arrow = Sketch(14, 18)
    arrow.polygon([(3, 3), (11, 9), (3, 15)], ink.RUST, 2)
    canvas.sketch(arrow, first + half + 7, high / 2 - 9)
    _shown_choice(canvas, row.better, first + half + 26, high, half, ink.LEAF[2])
    return canvas.picture()


def _shown_choice(
    canvas: Canvas, choice: ShownChoice, x: float, high: float, width: float, tone: str
) -> None:
    end = x + width
    if choice.sitter is not None:
        face_in(canvas, choice.sitter, x, 6, high - 12)
        x += high - 2
    taken = canvas.text(choice.chance, end, high / 2, Face.DISPLAY, 16, tone, align=1)
    laid = lay_out(canvas.scale, choice.words, end - taken - 10 - x, _CHOICE)
    left, middle = canvas.at(x, high / 2)
    laid.draw(canvas.surface, left, middle - laid.height // 2)
