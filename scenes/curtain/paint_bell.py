"""The picture of the board that asks everybody at once, and where its planks hang."""

from typing import NamedTuple

from game.core.players import Player
from game.core.rules import Seat
from scenes.curtain.paint import WIDTH, empty_board
from scenes.curtain.since import Fact
from scenes.language import tr, tr_n
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.boards import chalk_board
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.players import player_face
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale

_QUESTION = Style(Face.BOLD, 19, ink.PARCHMENT_LIGHT, leading=1.1, icon=1.2, lines=2, centred=True)
_FACT = Style(Face.BOLD, 15.5, ink.CHALK, leading=1.05, icon=1.2, lines=1)
_EDGE, _GAP = 44.0, 12.0
_CHALK = Area(_EDGE, 176.0, WIDTH - 2 * _EDGE, 146.0)
_ROW, _ROWS = 27.0, 3
_SEATS = Area(_EDGE, 334.0, WIDTH - 2 * _EDGE, 90.0)
_IN_A_ROW = 2
_HIGHEST = 60.0
NOBODY = Area(_EDGE, 434.0, WIDTH - 2 * _EDGE, 46.0)
"""The plank for whoever wants to say nothing, from the corner of the board."""


class Ring(NamedTuple):
    """What the bell asks, and whom."""

    words: str
    """The question; empty while nobody is asked, for others are busy."""
    facts: tuple[Fact, ...]
    """What everybody knows of what is answered, the newest last."""
    seats: tuple[Seat, ...]
    """Who may still answer."""
    players: tuple[Player, ...]
    """Everybody at the table."""
    is_again: bool
    """Whether somebody has said nothing already."""


def seat_plank(order: int, count: int) -> Area:
    """Return the plank of a person, from the corner of the board: two in a row, so that names have room."""
    row, column = divmod(order, _IN_A_ROW)
    columns, rows = min(count, _IN_A_ROW), -(-count // _IN_A_ROW)
    wide = (_SEATS.width - (columns - 1) * _GAP) / columns
    high = min(_HIGHEST, (_SEATS.height - (rows - 1) * _GAP) / rows)
    top = _SEATS.y + (_SEATS.height - rows * high - (rows - 1) * _GAP) / 2
    return Area(_SEATS.x + column * (wide + _GAP), top + row * (high + _GAP), wide, high)


def heading(ring: Ring) -> str:
    """Return what stands large over the question."""
    if not ring.words:
        return tr("One moment")
    return tr("Anyone else?") if ring.is_again else tr("Anyone?")


def ring_board(scale: Scale, ring: Ring) -> Picture:
    """The board on its chains: the question, and the facts that everybody knows."""
    canvas = empty_board(scale)
    middle = WIDTH / 2
    title = heading(ring)
    canvas.text(title, middle, 66, Face.DISPLAY, 60, ink.AMBER, align=0.5, outline=True, fit=WIDTH - 80)
    words = ring.words or tr("The others have not decided yet.")
    canvas.rich(words, _EDGE, 136, WIDTH - 2 * _EDGE, _QUESTION)
    _write_facts(canvas, ring)
    note = tr("Whoever presses the own plank sees the table alone.") if ring.words else ""
    canvas.text(note, middle, 496, Face.BOLD, 15.5, ink.SUBTEXT_ON_WOOD, align=0.5, fit=WIDTH - 60)
    return canvas.picture()


def _write_facts(canvas: Canvas, ring: Ring) -> None:
    area = _CHALK
    shown, more = ring.facts[-_ROWS:], len(ring.facts) - _ROWS
    note = tr_n("{n} more", "{n} more", more) if more > 0 else ""
    title = tr("What everybody knows")
    canvas.put(chalk_board(canvas.scale, area.width, area.height, title, note), area.x, area.y)
    for row, fact in enumerate(shown):
        left, middle = area.x + 22, area.y + 62 + _ROW * row
        if 0 <= fact.seat < len(ring.players):
            face = player_face(canvas.scale, ring.players[fact.seat], 24, fact.seat)
            canvas.put(face, left, middle - 12)
        left += 32
        canvas.rich(fact.words, left, middle, area.right - 18 - left, _FACT)
