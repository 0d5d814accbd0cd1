"""Pictures of the scene for a new game: rows of decks, the regulars, what is written on the boards."""

from dataclasses import dataclass

from scenes.faces import arrange
from scenes.paint import palette as ink
from scenes.paint.boards import chalk_board, face_in
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.card_backs import back_path
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale

ROW_HEIGHT = 70
LARGEST_FACE = 86

_KEPT = DrawnCache[Picture](16 * 2**20)


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck in the list: title, facts (or what is wrong with it), where it comes from."""

    title: str
    facts: str
    origin: str
    is_bad: bool = False


@remembered(_KEPT)
def deck_row(
    scale: Scale, row: DeckRow, width: float, press: Press, back: str, *, is_chosen: bool = False
) -> Picture:
    """A deck as a strip of parchment, width x 70 u; a bad one is dark, with a warning sign and its reason.

    `back` names the back of its cards.
    """
    canvas = Canvas.clear(scale, width, ROW_HEIGHT, left=12, top=12, right=18, bottom=18)
    if is_chosen or press in (Press.FOCUSED, Press.HOVER):
        rim = ink.WOOD_EDGE if press is Press.HOVER and not is_chosen else ink.AMBER
        canvas.panel(-5, -5, width + 10, ROW_HEIGHT + 10, Panel(rim, 11, 3))
    if row.is_bad:
        _bad_row(canvas, row, width)
    else:
        _good_row(canvas, row, width, back, is_chosen or press is Press.FOCUSED, is_chosen)
    return canvas.picture()


def _good_row(
    canvas: Canvas, row: DeckRow, width: float, back: str, is_bright: bool, is_chosen: bool
) -> None:
    fill = ink.PARCHMENT if is_bright else ink.PARCHMENT_LOW
    canvas.panel(0, 0, width, ROW_HEIGHT, Panel(fill, 8, 2.6, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE))
    canvas.art(back_path(back), 16, 8, 40, 54)
    room = width - 72 - 210
    canvas.text(row.title, 72, 24, Face.DISPLAY, 20, ink.TEXT, fit=room)
    canvas.text(row.facts, 72, 49, Face.BOLD, 15.5, ink.TEXT_QUIET, fit=room)
    end = width - 52
    canvas.text(row.origin, end, 35, Face.BOLD, 15, ink.TEXT_QUIET, align=1, fit=210)
    if is_chosen:
        canvas.icon("check", width - 42, 21, 28)


def _bad_row(canvas: Canvas, row: DeckRow, width: float) -> None:
    canvas.panel(0, 0, width, ROW_HEIGHT, Panel(ink.WOOD_OFF, 8, 2.4, low=ink.WOOD_OFF_SHADE))
    canvas.icon("warn", 18, 17, 36)
    wide = canvas.text(row.title, 72, 18, Face.DISPLAY, 16, ink.PLATE_OFF_TEXT, fit=width / 2)
    canvas.text(row.origin, 84 + wide, 19, Face.ITALIC, 14.5, ink.PLATE_OFF_TEXT, fit=width - wide - 100)
    reason = Style(Face.BOLD, 14.5, ink.ALARM_TEXT, leading=1.05, lines=2)
    canvas.rich(row.facts, 72, 47, width - 88, reason)


@remembered(_KEPT)
def more_line(scale: Scale, parts: tuple[tuple[str, str], ...]) -> Picture:
    """How many decks are not seen, as (icon, words) in one line 36 u high."""
    canvas = Canvas.clear(scale, 420, 36)
    x = 0.0
    for icon, words in parts:
        canvas.icon(icon, x, 5, 26)
        x += 34 + canvas.text(words, x + 34, 18, Face.BOLD, 16, ink.PARCHMENT_LIGHT, fit=170) + 26
    return canvas.picture()


@remembered(_KEPT)
def regulars(scale: Scale, sitters: tuple[Sitter, ...], width: float, height: float, title: str) -> Picture:
    """The patrons of a deck along the bar, in as many rows as make them largest; 34 u are for the title."""
    canvas = Canvas.clear(scale, width, height, left=4, top=4, right=16, bottom=16)
    canvas.text(title, 8, 12, Face.DISPLAY, 18, ink.WORDS_ON_WALL, shadow=True)
    columns, side = arrange(len(sitters), width, height - 34, gap=10, largest=LARGEST_FACE)
    # At a long bar they sit farther apart.
    pitch = min((width - side) / max(1, columns - 1), side * 1.6)
    for index, sitter in enumerate(sitters):
        x = index % columns * pitch
        y = 34 + index // columns * (side + 10)
        canvas.shadow(x, y, side, side, 5, 5, 130)
        face_in(canvas, sitter, x, y, side)
    return canvas.picture()


@remembered(_KEPT)
def deal_notes(scale: Scale, width: float, lines: tuple[str, ...], *, is_valid: bool) -> Picture:
    """What is written below the deal number, line by line; the last one is a warning if it is not valid."""
    canvas = Canvas.clear(scale, width, 27 * len(lines))
    for index, words in enumerate(lines):
        is_warning = not is_valid and index == len(lines) - 1
        face, tone = (Face.BOLD, ink.ALARM_TEXT) if is_warning else (Face.ITALIC, ink.FADED_ON_WOOD)
        canvas.text(words, 0, 12 + 24 * index, face, 15, tone, fit=width)
    return canvas.picture()


@remembered(_KEPT)
def facts(scale: Scale, width: float, height: float, rules: tuple[tuple[str, str], ...]) -> Picture:
    """What wins and what loses the night, as (icon, words)."""
    canvas = Canvas.clear(scale, width, height)
    pitch = height / len(rules)
    style = Style(Face.BOLD, 15.5, ink.PARCHMENT_LIGHT, leading=1.1, lines=2)
    for index, (icon, words) in enumerate(rules):
        y = (index + 0.5) * pitch
        canvas.icon(icon, 0, y - 18, 36)
        canvas.rich(words, 50, y, width - 50, style)
    return canvas.picture()


@remembered(_KEPT)
def night_board(
    scale: Scale, width: float, height: float, title: str, steps: tuple[tuple[str, str], ...]
) -> Picture:
    """A chalk board with the steps of a night as (icon, words)."""
    bare = chalk_board(scale, width, height, title)
    canvas = Canvas(scale, bare.surface.copy(), bare.anchor_x / scale.u, bare.anchor_y / scale.u)
    pitch = (height - 62) / len(steps)
    style = Style(Face.BOLD, 16.5, ink.CHALK, leading=1.1, icon=1.25, lines=2)
    for index, (icon, words) in enumerate(steps):
        y = 48 + (index + 0.5) * pitch
        canvas.icon(icon, 28, y - 17, 34)
        canvas.rich(words, 78, y, width - 110, style)
    return canvas.picture()
