"""Pieces of the end of a night: the stairs of who slept, who left when, a crooked banner, a dead lamp."""

import math
from dataclasses import dataclass

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.boards import face_in
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.paper import banner
from scenes.paint.portrait import Sitter
from scenes.paint.svg import Sketch, art_surface
from scenes.paint.units import Picture, Scale

LANTERN_WIDTH, LANTERN_HEIGHT = 92, 126

_FADE = (
    '<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height:.0f}">'
    f'<stop offset="0" stop-color="{ink.LAMP}" stop-opacity=".9"/>'
    f'<stop offset="1" stop-color="{ink.LAMP}" stop-opacity=".3"/></linearGradient>'
)
_LEFT, _RIGHT, _TOP = 44.0, 12.0, 20.0
_AXIS = 26.0
_FACES = (32.0, 28.0, 24.0, 20.0, 16.0, 12.0)
"""Sizes of the faces of those who left; the first with which all are seen."""
_FACE_GAP = 4.0
_FACES_HEIGHT = 112.0
"""So high may they stand on each other."""
_NUMBER_PITCH = 21.0
_FACES_SHARE = 0.4
"""In a low chart they take no more of it than that."""


@dataclass(frozen=True, slots=True)
class NightChart:
    """How many slept after the start and after each turn, who left in each, and the words around them."""

    asleep: tuple[int, ...]
    leavers: tuple[tuple[Sitter, ...], ...]
    goal: int
    start_words: str
    goal_words: str
    nobody_words: str


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where things are on the chart; u."""

    column: float
    height: float
    top_value: int
    face: float
    beside: int
    """How many faces stand side by side in a column."""
    rows: int

    @classmethod
    def of(cls, chart: NightChart, width: float, height: float) -> "_Layout":
        column = (width - _LEFT - _RIGHT) / len(chart.asleep)
        most = max(1, *(len(gone) for gone in chart.leavers))
        room = min(_FACES_HEIGHT, height * _FACES_SHARE)
        for face in _FACES:
            beside = max(1, int((column - 2) / (face + _FACE_GAP)))
            rows = math.ceil(most / beside)
            if face <= column - 2 and rows * (face + _FACE_GAP) <= room:
                break
        rows = min(rows, int(room / (face + _FACE_GAP)))
        plot = height - _TOP - _AXIS - rows * (face + _FACE_GAP) - 4
        return cls(column, plot, max(chart.goal, *chart.asleep) + 1, face, beside, rows)

    def x(self, step: float) -> float:
        """Left edge of a column."""
        return _LEFT + step * self.column

    def y(self, value: float) -> float:
        """Height of a number of sleepers."""
        return _TOP + self.height * (1 - value / self.top_value)

    @property
    def step(self) -> int:
        """From one written number of sleepers to the next."""
        pitch = self.height / self.top_value
        return next((step for step in (1, 2, 3, 4) if step * pitch >= _NUMBER_PITCH), 6)

    @property
    def floor(self) -> float:
        """The line of nobody asleep."""
        return _TOP + self.height


@remembered(PIECES)
def night_chart(scale: Scale, width: float, height: float, chart: NightChart) -> Picture:
    """Stairs of who slept turn by turn, the goal line, and below each turn the faces of those who left."""
    canvas = Canvas.clear(scale, width, height)
    layout = _Layout.of(chart, width, height)
    for value in range(0, layout.top_value, layout.step):
        y = layout.y(value)
        canvas.fill(_LEFT, y - 0.6, width - _LEFT - _RIGHT, 1.3, ink.RULE if value else ink.TEXT)
        canvas.text(str(value), _LEFT - 10, y, Face.BOLD, 15, ink.TEXT_QUIET, align=1)
    _stairs(canvas, width, chart, layout)
    _goal(canvas, width, chart, layout)
    _numbers(canvas, chart, layout)
    _leavers(canvas, chart, layout)
    return canvas.picture()


def _stairs(canvas: Canvas, width: float, chart: NightChart, layout: _Layout) -> None:
    edge = []
    for step, value in enumerate(chart.asleep):
        edge += [(layout.x(step), layout.y(value)), (layout.x(step + 1), layout.y(value))]
    sketch = Sketch(width, layout.floor + 4, _FADE.format(height=layout.floor))
    below = [(edge[0][0], layout.floor), *edge, (edge[-1][0], layout.floor)]
    sketch.polygon(below, "url(#fade)", 0)
    sketch.line(edge, ink.INK, 6.5)
    sketch.line(edge, ink.RUST, 3.4)
    canvas.sketch(sketch)


def _goal(canvas: Canvas, width: float, chart: NightChart, layout: _Layout) -> None:
    """A broken line in wine over the whole width; its words stand over the start, where nobody sleeps."""
    y = layout.y(chart.goal)
    sketch = Sketch(width, 8)
    x = _LEFT
    while x < width - _RIGHT - 8:
        sketch.line([(x + 2, 4), (min(x + 10, width - _RIGHT - 2), 4)], ink.WINE, 2.6)
        x += 16
    canvas.sketch(sketch, 0, y - 4)
    words = Canvas.clear(canvas.scale, 200, 18)
    wide = words.text(chart.goal_words, 0, 9, Face.HEAVY, 15, ink.WINE, fit=180)
    canvas.fill(_LEFT + 2, y - 21, wide + 28, 18, ink.PARCHMENT)
    canvas.icon("goal", _LEFT + 4, y - 22, 18)
    canvas.put(words.surface, _LEFT + 26, y - 21)


def _numbers(canvas: Canvas, chart: NightChart, layout: _Layout) -> None:
    """The number on every stair, and the turns below the floor, as many as there is room for."""
    every = max(1, math.ceil(22 / layout.column))
    for step, value in enumerate(chart.asleep):
        middle = layout.x(step + 0.5)
        if step and layout.column >= 20:
            y = layout.y(value) - 13
            canvas.fill(middle - 9, y - 7, 18, 13, ink.PARCHMENT)
            canvas.text(str(value), middle, y, Face.DISPLAY, 15, ink.TEXT, align=0.5)
        if step % every == 0:
            words = str(step) if step else chart.start_words
            room = layout.column * (1 if step else 1.25)
            canvas.text(
                words, middle, layout.floor + 14, Face.BOLD, 15, ink.TEXT_QUIET, align=0.5, fit=max(20, room)
            )


def _leavers(canvas: Canvas, chart: NightChart, layout: _Layout) -> None:
    top = layout.floor + _AXIS
    side = layout.face
    canvas.icon("leave", _LEFT - 36, top + side / 2 - 13, 26)
    if not any(chart.leavers):
        canvas.text(chart.nobody_words, _LEFT + 4, top + side / 2, Face.ITALIC, 16, ink.TEXT_QUIET)
    for step, gone in enumerate(chart.leavers):
        room = layout.beside * layout.rows
        seen = len(gone) if len(gone) <= room else room - 1
        for at, sitter in enumerate(gone[:seen]):
            x, y = _face_corner(layout, step, at, len(gone))
            face_in(canvas, sitter, x, y + top, side)
            if side >= 24:
                canvas.icon("leave", x + side - 11, y + top + side - 12, 15)
        if seen < len(gone):
            x, y = _face_corner(layout, step, seen, len(gone))
            words, middle = f"+{len(gone) - seen}", y + top + side / 2
            canvas.text(words, x + side / 2, middle, Face.DISPLAY, 15, ink.TEXT_QUIET, align=0.5)


def _face_corner(layout: _Layout, step: int, at: int, count: int) -> tuple[float, float]:
    """Return the corner of one of the faces of a turn, from the upper edge of all faces."""
    pitch = layout.face + _FACE_GAP
    row, place = divmod(at, layout.beside)
    beside = min(layout.beside, count - row * layout.beside)
    left = layout.x(step + 0.5) - (beside * pitch - _FACE_GAP) / 2
    return left + place * pitch, row * pitch


@remembered(PIECES)
def swung_banner(scale: Scale, words: str, width: float, degrees: float) -> Picture:
    """The banner of a lost night turned by some degrees, anchored at its middle."""
    straight = banner(scale, words, width, is_win=False)
    turned = pygame.transform.rotozoom(straight.surface, degrees, 1.0)
    return Picture(turned, turned.get_width() // 2, turned.get_height() // 2)


@remembered(PIECES)
def lamp_out(scale: Scale) -> Picture:
    """A hanging lantern 92 x 126 u without its flame."""
    box = scale.box(0, 0, LANTERN_WIDTH, LANTERN_HEIGHT)
    lamp = art_surface("frames/lantern.svg", box.width, box.height).copy()
    lamp.fill(ink.tone(ink.LAMP_OUT), special_flags=pygame.BLEND_RGBA_MULT)
    return Picture(lamp, 0, 0)


def unlit(surface: Surface) -> Surface:
    """A copy of a room as it is before its light goes on."""
    copy = surface.copy()
    copy.fill(ink.tone(ink.UNLIT), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
