"""What a challenge is, on a board."""

from dataclasses import dataclass

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.boards import board_canvas
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style, lay_out
from scenes.paint.units import Picture, Scale

_KEPT = DrawnCache[Picture](6 * 2**20)
_FACT = Style(Face.BOLD, 19, ink.SUBTEXT_ON_WOOD, leading=1.1, lines=2)
_PROBLEM = Style(Face.BOLD, 19, ink.ALARM_TEXT, leading=1.2, lines=4, centred=True, balanced=True)
_INVITING = Style(Face.ITALIC, 19, ink.FADED_ON_WOOD, leading=1.2, lines=3, centred=True, balanced=True)


@dataclass(frozen=True, slots=True)
class Told:
    """A challenge with its facts as (icon, words), or what is wrong with a code; or nothing yet."""

    title: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    problem: str = ""


@remembered(_KEPT)
def told_board(scale: Scale, told: Told, width: float, height: float) -> Picture:
    """The board that tells what a code says."""
    canvas = board_canvas(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    if told.title:
        _paint_facts(canvas, told, width)
    elif told.problem:
        canvas.icon("warn", width / 2 - 36, height / 2 - 92, 72)
        canvas.rich(told.problem, 40, height / 2 + 34, width - 80, _PROBLEM)
    else:
        canvas.icon("swap", width / 2 - 36, height / 2 - 92, 72)
        words = tr("What it is, and whose result is to be beaten, stands here as soon as the code is whole.")
        canvas.rich(words, 40, height / 2 + 34, width - 80, _INVITING)
    return canvas.picture()


def _paint_facts(canvas: Canvas, told: Told, width: float) -> None:
    canvas.text(told.title, 28, 46, Face.DISPLAY, 30, ink.AMBER, shadow=True, fit=width - 56)
    canvas.fill(28, 76, width - 56, 2, ink.GROOVE)
    y = 92.0
    for icon, words in told.facts:
        laid = lay_out(canvas.scale, words, width - 100, _FACT)
        high = max(48.0, laid.height / canvas.scale.u + 16)
        canvas.icon(icon, 28, y + high / 2 - 16, 32)
        canvas.rich(words, 76, y + high / 2, width - 100, _FACT)
        y += high
