"""The chalk board of a hint: what is best, what comes next, and why."""

from dataclasses import replace
from typing import NamedTuple

from scenes.paint import palette as ink
from scenes.paint.boards import chalk_board
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.rich import Style, lay_out
from scenes.paint.units import Picture, Scale

LOWEST = 110.0
"""A lower board has no room for a hint."""

_ROOMY, _LOW = 180.0, 135.0
"""From so high on everything is written larger; below that it stands closer together."""
_SIDE = 20.0
_ICON = 30.0
_AIR = 4.0
_LEAST_LINE = 17.0


class AdviceLines(NamedTuple):
    """What is written: a heading, the next best, the reason, and a quiet word beside them."""

    head: str
    other: str = ""
    reason: str = ""
    note: str = ""


@remembered(PIECES)
def advice_board(scale: Scale, width: float, height: float, lines: AdviceLines) -> Picture:
    """The board, width x height u; what finds no room is left out from the end."""
    board = chalk_board(scale, width, height, "")
    canvas = Canvas(scale, board.surface.copy(), board.anchor_x / scale.u, board.anchor_y / scale.u)
    is_low = height < _LOW
    middle, top, low = (26.0, 40.0, height - 12) if is_low else (30.0, 47.0, height - 14)
    canvas.icon("hint", _SIDE - 4, middle - _ICON / 2, _ICON)
    x, room = _SIDE + _ICON + 4, width - 2 * _SIDE
    head, other, reason = _styles(height)
    canvas.rich(lines.head, x, middle, width - _SIDE - x, head)
    wide = 0.0
    if lines.note:
        note = Style(Face.ITALIC, 13.5, ink.CHALK_NOTE, lines=1)
        wide = lay_out(scale, lines.note, room, note).width / scale.u + 2
        canvas.rich(lines.note, width - _SIDE - wide, top + 9, wide, note)
    for words, style, broad in ((lines.other, other, room - wide), (lines.reason, reason, room)):
        fitting = int((low - top) / _LEAST_LINE)
        if not words or fitting < 1:
            continue
        fitted = replace(style, lines=min(style.lines, fitting))
        high = lay_out(scale, words, broad, fitted).height / scale.u
        canvas.rich(words, _SIDE, top + high / 2, broad, fitted)
        top += high + (0 if is_low else _AIR)
    return canvas.picture()


def _styles(height: float) -> tuple[Style, Style, Style]:
    """Return how heading, next best and reason are set on a board so high."""
    is_roomy, is_low = height >= _ROOMY, height < _LOW
    return (
        Style(Face.CHALK, 28 if is_roomy else 25 if not is_low else 23, ink.AMBER, icon=1.1, lines=1),
        Style(Face.BOLD, 18 if is_roomy else 16, ink.CHALK, icon=1.2, lines=1 if is_low else 2),
        Style(Face.BODY, 17 if is_roomy else 15, ink.CHALK_BODY, leading=1.15, icon=1.2),
    )
