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

_SIDE = 20.0
_ICON = 30.0
_HEAD = 30.0
_TOP, _BOTTOM = 47.0, 14.0
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
    canvas.icon("hint", _SIDE - 4, _HEAD - _ICON / 2, _ICON)
    x, room = _SIDE + _ICON + 4, width - 2 * _SIDE - _ICON - 4
    head = Style(Face.CHALK, 25, ink.AMBER, icon=1.1, lines=1)
    canvas.rich(lines.head, x, _HEAD, room, head)
    room = width - 2 * _SIDE
    note = Style(Face.ITALIC, 13.5, ink.CHALK_NOTE, lines=1)
    wide = lay_out(scale, lines.note, room, note).width / scale.u + 2 if lines.note else 0.0
    if lines.note:
        canvas.rich(lines.note, width - _SIDE - wide, _TOP + 11, wide, note)
    y, low = _TOP, height - _BOTTOM
    other = Style(Face.BOLD, 16, ink.CHALK, icon=1.2, lines=2 if low - _TOP > 5 * _LEAST_LINE else 1)
    reason = Style(Face.BODY, 15, ink.CHALK_BODY, leading=1.2, icon=1.2)
    for words, style, broad in ((lines.other, other, room - wide), (lines.reason, reason, room)):
        fitting = int((low - y) / _LEAST_LINE)
        if not words or fitting < 1:
            continue
        fitted = replace(style, lines=min(style.lines, fitting))
        high = lay_out(scale, words, broad, fitted).height / scale.u
        canvas.rich(words, _SIDE, y + high / 2, broad, fitted)
        y += high + _AIR
    return canvas.picture()
