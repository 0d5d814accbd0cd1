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
from scenes.paint.rich import RichText, Style, lay_out
from scenes.paint.units import Picture, Scale

_QUESTION = Style(Face.BOLD, 19, ink.PARCHMENT_LIGHT, leading=1.1, icon=1.2, lines=2, centred=True)
_FACT = Style(Face.BOLD, 15.5, ink.CHALK, leading=1.05, icon=1.2, lines=4)
_EDGE, _GAP = 44.0, 12.0
_CHALK = Area(_EDGE, 176.0, WIDTH - 2 * _EDGE, 146.0)
_HEAD, _FOOT, _BETWEEN = 48.0, 10.0, 7.0
_FACE = 24.0
_SEATS = Area(_EDGE, 334.0, WIDTH - 2 * _EDGE, 90.0)
_IN_A_ROW = 2
_HIGHEST = 60.0
_NOBODY = Area(_EDGE, 434.0, WIDTH - 2 * _EDGE, 46.0)


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
    rest: str = ""
    """What is said to let more than this go by; empty where there is no such thing."""


def nobody_planks(ring: Ring) -> tuple[Area, Area | None]:
    """Return the plank for saying nothing, and the one for letting more go by, from the board's corner."""
    if not ring.rest:
        return _NOBODY, None
    wide = (_NOBODY.width - _GAP) / 2
    rest = Area(_NOBODY.x + wide + _GAP, _NOBODY.y, wide, _NOBODY.height)
    return Area(_NOBODY.x, _NOBODY.y, wide, _NOBODY.height), rest


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
    """Write as many of the newest facts as there is room for, the oldest of them first."""
    area, scale = _CHALK, canvas.scale
    left, room = area.x + 54, area.width - 54 - 18
    shown: list[tuple[Fact, RichText]] = []
    free = area.height - _HEAD - _FOOT
    for fact in reversed(ring.facts):
        told = lay_out(scale, fact.words, room, _FACT)
        free -= told.height / scale.u + _BETWEEN
        if shown and free < 0:
            break
        shown.insert(0, (fact, told))
    more = len(ring.facts) - len(shown)
    note = tr_n("{n} more", "{n} more", more) if more else ""
    canvas.put(chalk_board(scale, area.width, area.height, tr("What everybody knows"), note), area.x, area.y)
    y = area.y + _HEAD
    for fact, told in shown:
        if 0 <= fact.seat < len(ring.players):
            face = player_face(scale, ring.players[fact.seat], _FACE, fact.seat)
            canvas.put(face, area.x + 22, y - 3)
        told.draw(canvas.surface, *canvas.at(left, y))
        y += told.height / scale.u + _BETWEEN
