"""The four forms of a match to hand on, each on a plank with a small picture of what it will look like."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias, assert_never

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale

_Box: TypeAlias = tuple[float, float, float, float]

_WORDS = 72.0
"""Height of the two lines of words below the picture."""
_SMALL = Style(Face.BOLD, 14, ink.SUBTEXT_ON_WOOD, lines=2, leading=1.05, centred=True)
_SMALL_CHOSEN = Style(Face.BOLD, 14, ink.AMBER_SUBTEXT, lines=2, leading=1.05, centred=True)
_SMALL_OFF = Style(Face.BOLD, 14, ink.PLATE_OFF_TEXT, lines=2, leading=1.05, centred=True)


class Form(StrEnum):
    """What the small picture shows."""

    FILM = "film"
    PAGE = "page"
    STORY = "story"
    KEY = "key"


@dataclass(frozen=True, slots=True)
class ShareCard:
    """A form with its words; `table` is what the table of the match looks like, if that may be seen."""

    form: Form
    title: str
    words: str
    table: Surface | None


@remembered(PIECES)
def share_card(
    scale: Scale, card: ShareCard, width: float, height: float, press: Press, *, is_chosen: bool
) -> Picture:
    """A plank width x height u; the chosen one is amber."""
    canvas = Canvas.clear(scale, width, height, left=12, top=12, right=18, bottom=20)
    canvas.shadow(0, 0, width, height, 5, 5, 140)
    is_off = press is Press.DISABLED and not is_chosen
    if press is Press.FOCUSED:
        rim = ink.PARCHMENT_LIGHT if is_chosen else ink.AMBER
        canvas.panel(-5, -5, width + 10, height + 10, Panel(rim, 13, 2.6))
    canvas.panel(0, 0, width, height, _body(press, is_chosen=is_chosen, is_off=is_off))
    box = (10.0, 10.0, width - 20, height - _WORDS - 10)
    canvas.panel(*box, Panel(ink.DEEP_PLUM, 6, 2.4))
    _draw(canvas, card, box)
    tone = ink.PLATE_OFF_TEXT if is_off else ink.TEXT if is_chosen else ink.PARCHMENT_LIGHT
    middle, low = width / 2, height - _WORDS
    canvas.text(card.title, middle, low + 18, Face.DISPLAY, 19, tone, align=0.5, fit=width - 24)
    style = _SMALL_OFF if is_off else _SMALL_CHOSEN if is_chosen else _SMALL
    canvas.rich(card.words, 12, low + 48, width - 24, style)
    return canvas.picture()


def _body(press: Press, *, is_chosen: bool, is_off: bool) -> Panel:
    if is_off:
        return Panel(ink.WOOD_OFF, 9, 3, low=ink.WOOD_OFF_SHADE)
    if is_chosen:
        return Panel(ink.AMBER, 9, 3, ink.AMBER_LIGHT, ink.AMBER_DARK, stroke=ink.EDGE)
    if press in (Press.HOVER, Press.FOCUSED, Press.PRESSED):
        return Panel(ink.WOOD_HOVER, 9, 3, ink.WOOD_HOVER_EDGE, ink.WOOD_SHADE, stroke=ink.EDGE)
    return Panel(ink.WOOD, 9, 3, ink.WOOD_EDGE, ink.WOOD_SHADE, stroke=ink.EDGE)


def _draw(canvas: Canvas, card: ShareCard, box: _Box) -> None:
    match card.form:
        case Form.FILM:
            _film(canvas, card.table, box)
        case Form.PAGE:
            _page(canvas, card.table, box)
        case Form.STORY:
            _story(canvas, box)
        case Form.KEY:
            _key(canvas, box)
        case _:
            assert_never(card.form)


def _table(canvas: Canvas, table: Surface | None, x: float, y: float, width: float, height: float) -> None:
    """The table as large as the rectangle, which is cut to its middle; a lock where it may not be seen."""
    box = canvas.box(x, y, width, height)
    if table is None:
        canvas.panel(x, y, width, height, Panel(ink.GROOVE, 3, 2))
        side = min(width, height) * 0.6
        canvas.icon("lock", x + (width - side) / 2, y + (height - side) / 2, side, 120)
        return
    grow = max(box.width / table.get_width(), box.height / table.get_height())
    grown = pygame.transform.smoothscale(
        table, (round(table.get_width() * grow), round(table.get_height() * grow))
    )
    seen = pygame.Rect((grown.get_width() - box.width) // 2, 0, *box.size)
    canvas.surface.blit(grown, box, seen)
    canvas.panel(x - 1, y - 1, width + 2, height + 2, Panel("none", 3, 2))


def _film(canvas: Canvas, table: Surface | None, box: _Box) -> None:
    """A strip of film: one picture whole, and the edges of those before and after it."""
    x, y, wide, high = box
    edge = min(14.0, high * 0.13)
    tall = high - 2 * edge - 4
    broad = min(wide - 36, tall * 1.6)
    left = x + (wide - broad) / 2
    side = left - x - 10
    if side > 8:
        _table(canvas, table, x + 3, y + edge + 2, side, tall)
        _table(canvas, table, left + broad + 7, y + edge + 2, side, tall)
    _table(canvas, table, left, y + edge + 2, broad, tall)
    count = int(wide // (edge * 1.9))
    for hole in range(count):
        at = x + (hole + 0.5) * wide / count - edge * 0.35
        for top in (y + edge * 0.25, y + high - edge * 0.75):
            canvas.panel(at, top, edge * 0.7, edge * 0.5, Panel(ink.PARCHMENT_SHADE, 2, 0))
    side = min(46.0, tall * 0.45)
    middle = y + high / 2
    canvas.panel(x + wide / 2 - side / 2, middle - side / 2, side, side, Panel(ink.DEEP_PLUM, side / 2, 2.4))
    canvas.icon("play", x + wide / 2 - side * 0.3, middle - side * 0.3, side * 0.6)


def _sheet(canvas: Canvas, box: _Box) -> _Box:
    """A sheet of paper in the middle; return where on it there is room."""
    x, y, wide, high = box
    tall = high - 12
    broad = min(wide - 24, tall * 1.25)
    left = x + (wide - broad) / 2
    canvas.panel(
        left, y + 6, broad, tall, Panel(ink.PARCHMENT, 4, 2.4, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)
    )
    return left + 8, y + 13, broad - 16, tall - 16


def _page(canvas: Canvas, table: Surface | None, box: _Box) -> None:
    """A page with a heading and six pictures."""
    x, y, wide, high = _sheet(canvas, box)
    bar = high * 0.13
    canvas.panel(x, y, wide, bar, Panel(ink.WOOD, 2, 1.6))
    gap = 5.0
    broad, tall = (wide - 2 * gap) / 3, (high - bar - 2 * gap) / 2
    for number in range(6):
        row, column = divmod(number, 3)
        at = x + column * (broad + gap), y + bar + gap + row * (tall + gap)
        _table(canvas, table, *at, broad, tall)


def _story(canvas: Canvas, box: _Box) -> None:
    """A page with a heading and lines of words."""
    x, y, wide, high = _sheet(canvas, box)
    canvas.fill(x + wide * 0.2, y + high * 0.02, wide * 0.6, max(3.0, high * 0.06), ink.TEXT)
    shares = (0.92, 0.8, 0.96, 0.5, 0.9, 0.86, 0.64)
    pitch = high * 0.84 / len(shares)
    for row, share in enumerate(shares):
        top = y + high * 0.19 + row * pitch
        indent = 0.0 if row in (0, 4) else wide * 0.06
        canvas.fill(x + indent, top, (wide - indent) * share, max(2.0, pitch * 0.28), ink.TEXT_QUIET)


def _key(canvas: Canvas, box: _Box) -> None:
    """A key on its hook: whoever has it opens the match."""
    x, y, wide, high = box
    tall = high - 16
    broad = min(wide - 30, tall * 1.5)
    left = x + (wide - broad) / 2
    canvas.panel(left, y + 8, broad, tall, Panel(ink.BEAM, 8, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    side = min(tall, broad) * 0.72
    canvas.icon("key", left + (broad - side) / 2, y + 8 + (tall - side) / 2, side)
