"""The pictures of the curtain: the cloth, the board that hangs before it, and the plank that is held."""

import math
from dataclasses import replace
from typing import NamedTuple

from pygame import Surface

from game.core.players import Player
from game.core.rules import Seat
from scenes.curtain.since import Fact
from scenes.language import tr, tr_n
from scenes.paint import palette as ink
from scenes.paint.boards import board, chalk_board
from scenes.paint.cache import PIECES, WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.light import darken_corners
from scenes.paint.panels import Panel
from scenes.paint.players import player_face
from scenes.paint.rich import Style
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale

MOST_ZOOM = 1.15
"""The board has no room for a larger scale."""
WIDTH, HEIGHT = 660.0, 520.0
"""The board."""
PLANK = (44.0, 384.0, WIDTH - 88.0, 72.0)
"""The plank on the board, from its corner."""
_FOLDS = 14
_FOLD = (
    (0.0, ink.WINE_DARK),
    (0.2, ink.WINE_COVER),
    (0.42, ink.WINE),
    (0.62, ink.WINE_COVER),
    (0.82, ink.WINE_DARK),
)
"""Where the bands of a fold begin, in widths of the fold."""
_SWAGS = 7
_FRINGE = 52.0
_FACE = 204.0
_ROW = 40.0
_ROWS = 3
_LINES = (0, 5, 3, 2)
"""How many lines a fact has, by the number of facts."""
_WELL = Panel(ink.WOOD_DARK, 14, 3)
_WORDS = Style(Face.BOLD, 15.5, ink.CHALK, leading=1.05, icon=1.2, lines=2)


class Invitation(NamedTuple):
    """Who is asked to the table, and what is told before."""

    player: Player
    seat: Seat
    name: str
    facts: tuple[Fact, ...]
    players: tuple[Player, ...]
    is_first: bool
    """Whether it is the first turn of this player."""


def board_corner(scale: Scale) -> tuple[float, float]:
    """Return where the board hangs, in u."""
    spare = scale.logical_height - 800
    top = 126 + spare / 2 if spare >= 0 else max(20.0, 126 + spare)
    return (scale.logical_width - WIDTH) / 2, top


@remembered(WINDOWS)
def cloth(scale: Scale) -> Surface:
    """The shut curtain as large as the window, with pelmet, fringe and two lanterns."""
    canvas = Canvas(scale, Surface((scale.width, scale.height)).convert())
    wide, high = scale.logical_width, scale.logical_height
    canvas.fill(0, 0, wide + 1, high + 1, ink.DEEP_PLUM)
    broad = wide / _FOLDS
    for number in range(_FOLDS):
        _fold(canvas, number * broad, broad, high)
    canvas.sketch(_shine(wide, broad))
    canvas.sketch(_fringe(wide, broad), 0, high - _FRINGE)
    canvas.sketch(_pelmet(wide))
    canvas.panel(-6, -6, wide + 12, 26, Panel(ink.BEAM, 3, 3, low=ink.WOOD_DARK))
    for number in range(_SWAGS + 1):
        canvas.panel(number * wide / _SWAGS - 10, 54, 20, 26, Panel(ink.BRASS, 8, 2.6, low=ink.BRASS_DARK))
    canvas.glow(wide / 2, high * 0.45, 620, ink.HEARTH, 0.75)
    darken_corners(canvas.surface, 140)
    for x in (90.0, wide - 182.0):
        canvas.glow(x + 46, 190, 170, ink.LANTERN, 0.8)
        canvas.art("frames/lantern.svg", x, 84, 92, 126)
    return canvas.surface


def _fold(canvas: Canvas, x: float, broad: float, high: float) -> None:
    ends = [start for start, _ in _FOLD[1:]] + [1.0]
    for (start, tone), end in zip(_FOLD, ends, strict=True):
        canvas.fill(x + broad * start, 0, broad * (end - start) + 1, high + 1, tone)


def _shine(wide: float, broad: float) -> Sketch:
    sketch = Sketch(wide, 520)
    for number in range(_FOLDS):
        x = number * broad
        sketch.polygon(
            [(x + broad * 0.46, 0), (x + broad * 0.52, 0), (x + broad * 0.49, 520)], ink.WINE_LIGHT, 0
        )
    return sketch


def _fringe(wide: float, broad: float) -> Sketch:
    sketch = Sketch(wide, _FRINGE)
    for number in range(_FOLDS):
        x, middle, end = number * broad, (number + 0.5) * broad, (number + 1) * broad
        sketch.polygon([(x, 0), (middle, 22), (end, 0), (end, _FRINGE), (x, _FRINGE)], ink.BRASS, 0)
        hem = [(x, 0), (middle, 22), (end, 0), (end, 6), (middle, 28), (x, 6)]
        sketch.polygon(hem, ink.BRASS_DARK, 0)
        for tassel in range(6):
            at = x + broad * tassel / 6
            sketch.polygon([(at + 3, 24), (at + 9, 24), (at + 6, _FRINGE)], ink.BRASS_DARK, 0)
    return sketch


def _pelmet(wide: float) -> Sketch:
    edge = [(0.0, 0.0), (wide, 0.0)]
    for swag in range(_SWAGS):
        start = wide - swag * wide / _SWAGS
        steps = (step / 10 for step in range(11))
        edge += [(start - wide / _SWAGS * step, 64 + 34 * math.sin(math.pi * step)) for step in steps]
    sketch = Sketch(wide, 112)
    sketch.polygon([(x, y + 8) for x, y in edge], ink.INK, 0)
    sketch.polygon(edge, ink.ALARM, 3.4)
    return sketch


def empty_board(scale: Scale) -> Canvas:
    """A canvas with the board on its chains, before anything is written on it."""
    _, top = board_corner(scale)
    canvas = Canvas.clear(scale, WIDTH, HEIGHT, left=26, top=top, right=30, bottom=110)
    for x in (WIDTH / 2 - 220, WIDTH / 2 + 220):
        link = -18.0
        while link > 20 - top - 18:
            canvas.panel(x - 5, link, 10, 22, Panel("none", 5, 3, stroke=ink.IRON))
            link -= 18
    canvas.put(board(scale, WIDTH, HEIGHT), 0, 0)
    canvas.panel(12, 12, WIDTH - 24, HEIGHT - 24, Panel("none", 9, 2, stroke=ink.BRASS))
    return canvas


def invitation_board(scale: Scale, invitation: Invitation) -> Picture:
    """The board on its chains: whose turn it is, the face, and what everybody knows."""
    canvas = empty_board(scale)
    canvas.text(
        tr("Pass the table to"), WIDTH / 2, 48, Face.DISPLAY, 24, ink.PARCHMENT_LIGHT, align=0.5, shadow=True
    )
    canvas.text(
        invitation.name, WIDTH / 2, 96, Face.DISPLAY, 60, ink.AMBER, align=0.5, outline=True, fit=WIDTH - 80
    )
    canvas.put(player_face(scale, invitation.player, _FACE, invitation.seat), 44, 140)
    _write_facts(canvas, invitation)
    canvas.panel(PLANK[0] - 6, PLANK[1] - 6, PLANK[2] + 12, PLANK[3] + 12, _WELL)
    words = tr("Space works too. Let go early and it stays shut.")
    canvas.text(words, WIDTH / 2, 490, Face.BOLD, 15.5, ink.SUBTEXT_ON_WOOD, align=0.5, fit=WIDTH - 60)
    return canvas.picture()


def _write_facts(canvas: Canvas, invitation: Invitation) -> None:
    x, y, wide, high = 280.0, 136.0, WIDTH - 320, 212.0
    shown, more = invitation.facts[-_ROWS:], len(invitation.facts) - _ROWS
    title = tr("What has happened") if invitation.is_first else tr("Since your last turn")
    note = tr_n("{n} more", "{n} more", more) if more > 0 else ""
    canvas.put(chalk_board(canvas.scale, wide, high, title, note), x, y)
    # The fewer they are the more room each has: a deal that names every card may have the whole board.
    pitch = _ROW * _ROWS / max(1, len(shown))
    style = replace(_WORDS, lines=_LINES[len(shown)])
    for row, fact in enumerate(shown):
        middle = y + 68 - _ROW / 2 + pitch * (row + 0.5)
        left = x + 22
        if 0 <= fact.seat < len(invitation.players):
            face = player_face(canvas.scale, invitation.players[fact.seat], 30, fact.seat)
            canvas.put(face, left, middle - 15)
            left += 38
        canvas.rich(fact.words, left, middle, x + wide - 18 - left, style)
    words = tr("Only what everybody may know.") if shown else tr("Nothing yet.")
    canvas.text(words, x + 22, y + high - 20, Face.ITALIC, 14, ink.CHALK_NOTE, fit=wide - 44)


@remembered(PIECES)
def hold_plank(scale: Scale, press: Press, *, is_full: bool = False) -> Picture:
    """The plank that is held: wood, or amber as far as it has been held."""
    _, _, wide, high = PLANK
    canvas = Canvas.clear(scale, wide, high, left=8, top=8, right=8, bottom=8)
    if press is Press.FOCUSED:
        canvas.panel(-5, -5, wide + 10, high + 10, Panel(ink.AMBER, 13, 2.6))
    look = (
        (ink.AMBER, ink.AMBER_LIGHT, ink.AMBER_DARK) if is_full else (ink.WOOD, ink.WOOD_EDGE, ink.WOOD_SHADE)
    )
    canvas.panel(0, 0, wide, high, Panel(look[0], 11, 3, look[1], look[2], stroke=ink.EDGE))
    return canvas.picture()


@remembered(PIECES)
def hold_words(scale: Scale) -> Picture:
    """What stands on the plank, readable on wood and on amber."""
    _, _, wide, high = PLANK
    canvas = Canvas.clear(scale, wide, high)
    canvas.icon("eye", 22, 15, 42)
    words = tr("Hold to draw the curtain")
    canvas.text(
        words,
        wide / 2 + 20,
        high / 2,
        Face.DISPLAY,
        27,
        ink.PARCHMENT_LIGHT,
        align=0.5,
        outline=True,
        fit=wide - 150,
    )
    return canvas.picture()


@remembered(PIECES)
def plate_for_others(scale: Scale, width: float) -> Picture:
    """What everyone else is asked to do."""
    return plate(scale, width, tr("Everyone else: look at the fire. The table is hidden until then."))


@remembered(PIECES)
def plate(scale: Scale, width: float, words: str) -> Picture:
    """A sentence below the board."""
    canvas = Canvas.clear(scale, width, 44)
    canvas.panel(0, 0, width, 44, Panel(ink.DEEP_PLUM, 12, 2.4, high=ink.DEEP_PLUM_EDGE))
    canvas.text(words, width / 2, 22, Face.BOLD, 16.5, ink.SUBTEXT_ON_WOOD, align=0.5, fit=width - 30)
    return canvas.picture()
