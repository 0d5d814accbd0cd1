"""The key rack: hooks with keys, plaques of saved games, tabs, and the bin."""

from dataclasses import dataclass, replace

from scenes.paint import palette as ink
from scenes.paint.boards import IDLE, LIVE, face_in
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press, Tag, tag_plate, tag_width
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import Crop, Sitter, cropped_art
from scenes.paint.text import FLOOR, text_width
from scenes.paint.units import Picture, Scale

PLAQUE_HEIGHT = 68
HOOK_PITCH = 78
TAB_HEIGHT = 40
NARROW = 600.0
"""A plaque that is less wide than that is written in another order."""


@dataclass(frozen=True, slots=True)
class Plaque:
    """What a plaque tells: picture, game, how far, a status (icon, words, colour of its tag), when, who."""

    sitter: Sitter
    title: str
    progress: str
    status_icon: str
    status: str
    status_fill: str
    when: str
    who: str
    art: tuple[str, Crop] | None = None
    """A picture in the place of the portrait, below the art folder, and what is seen of it."""


@remembered(PIECES)
def hook(scale: Scale, *, has_key: bool = True) -> Picture:
    """A brass-headed hook 26 u wide, with or without its key."""
    canvas = Canvas.clear(scale, 26, 26, left=6, right=16, bottom=36)
    canvas.panel(0, 0, 26, 26, Panel(ink.RAIL, 13, 2.6, high=ink.RAIL_LIGHT))
    if has_key:
        canvas.icon("key", -4, 10, 44)
    return canvas.picture()


@remembered(PIECES)
def plaque(
    scale: Scale, text: Plaque, width: float, press: Press = Press.NORMAL, *, is_chosen: bool = False
) -> Picture:
    """A saved game as a strip of parchment, width x 68 u; the chosen one wears the amber frame."""
    canvas = Canvas.clear(scale, width, PLAQUE_HEIGHT, left=14, top=12, right=20, bottom=20)
    canvas.shadow(0, 0, width, PLAQUE_HEIGHT, 5, 5, 130)
    if is_chosen or press in (Press.FOCUSED, Press.HOVER):
        rim = ink.AMBER if is_chosen or press is Press.FOCUSED else ink.WOOD_EDGE
        canvas.panel(-5, -5, width + 10, PLAQUE_HEIGHT + 10, Panel(rim, 11, 3))
    page = Panel(ink.PARCHMENT, 8, 2.6, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE, ink.EDGE)
    canvas.panel(0, 0, width, PLAQUE_HEIGHT, page)
    if text.art is not None:
        _art_in(canvas, *text.art, 8, 7, 54)
    else:
        face_in(canvas, text.sitter, 8, 7, 54)
    (_wide_words if width >= NARROW else _narrow_words)(canvas, text, width)
    return canvas.picture()


def _art_in(canvas: Canvas, path: str, crop: Crop, x: float, y: float, side: float) -> None:
    box = canvas.box(x, y, side, side)
    canvas.surface.blit(cropped_art(path, box.width, box.height, crop), box)
    canvas.panel(x - 1, y - 1, side + 2, side + 2, Panel("none", 5, 2.4))


def _wide_words(canvas: Canvas, text: Plaque, width: float) -> None:
    """Title and progress, the status in the middle, at the right when and who."""
    status = _status_tag(text, 32, 15)
    tag_x, tag_wide = width * 0.5, min(max(160.0, tag_width(canvas.scale, status)), width * 0.26)
    canvas.text(text.title, 78, 23, Face.DISPLAY, 19, ink.TEXT, fit=tag_x - 86)
    canvas.text(text.progress, 78, 47, Face.BOLD, 15.5, ink.TEXT_QUIET, fit=tag_x - 86)
    canvas.put(tag_plate(canvas.scale, status, tag_wide), tag_x, 18)
    room = width - 14 - tag_x - tag_wide - 12
    canvas.text(text.when, width - 14, 23, Face.BOLD, 15, ink.TEXT_QUIET, align=1, fit=room)
    canvas.text(text.who, width - 14, 47, Face.BOLD, 15, ink.TEXT_QUIET, align=1, fit=room)


def _narrow_words(canvas: Canvas, text: Plaque, width: float) -> None:
    """Title and when in one line, below them the status and how far it is."""
    room = width * 0.26
    wide = canvas.text(text.when, width - 14, 21, Face.BOLD, 15, ink.TEXT_QUIET, align=1, fit=room)
    canvas.text(text.title, 78, 21, Face.DISPLAY, 19, ink.TEXT, fit=width - 78 - 26 - wide)
    status = _status_tag(text, 25, 14)
    tag_wide = min(tag_width(canvas.scale, status), width * 0.36)
    canvas.put(tag_plate(canvas.scale, status, tag_wide), 78, 36)
    x = 78 + tag_wide + 12
    canvas.text(text.progress, x, 48, Face.BOLD, 15.5, ink.TEXT_QUIET, fit=width - x - 14)


def _status_tag(text: Plaque, height: float, size: float) -> Tag:
    return Tag(
        text.status, text.status_icon, text.status_fill, high=None, height=height, size=size, face=Face.BOLD
    )


@remembered(PIECES)
def plaque_gap(scale: Scale, width: float, words: str) -> Picture:
    """The place of a plaque that is in the air."""
    canvas = Canvas.clear(scale, width, PLAQUE_HEIGHT)
    canvas.panel(0, 0, width, PLAQUE_HEIGHT, Panel(ink.KEY_HOLLOW, 9, 2.2, stroke=ink.KEY_DASH, dash=8))
    canvas.text(
        words, width / 2, PLAQUE_HEIGHT / 2, Face.ITALIC, 16, ink.KEY_WORDS, align=0.5, fit=width - 30
    )
    return canvas.picture()


@remembered(PIECES)
def tab(
    scale: Scale, icon: str, words: str, width: float, *, is_live: bool, is_hover: bool = False
) -> Picture:
    """A tab, width x 40 u; the live one is amber. `icon` may be the path of a picture."""
    canvas = Canvas.clear(scale, width, TAB_HEIGHT)
    hover = Panel(ink.WOOD, 8, 2.4, high=ink.WOOD_EDGE)
    plate = LIVE if is_live else hover if is_hover else IDLE
    canvas.panel(0, 0, width, TAB_HEIGHT, replace(plate, stroke=ink.EDGE))
    canvas.art(icon if "." in icon else f"icons/{icon}.svg", 9, 5, 30, 30)
    if not words:
        return canvas.picture()
    tone = ink.TEXT if is_live else ink.FADED_ON_WOOD
    canvas.text(words, 46, 20, Face.DISPLAY, 16.5, tone, fit=width - 54)
    return canvas.picture()


@remembered(PIECES)
def bin_board(scale: Scale, width: float, height: float, words: str, *, is_hot: bool = False) -> Picture:
    """Where a key is thrown away; hot while one is held over it."""
    canvas = Canvas.clear(scale, width, height)
    fill, stroke = (ink.HOLLOW_ALARM, ink.AMBER_LIGHT) if is_hot else (ink.BIN, ink.LAMP)
    canvas.panel(0, 0, width, height, Panel(fill, 12, 3, stroke=stroke, dash=9))
    side = min(64.0, max(34.0, height - 36))
    room = width - side - 66
    if room < text_width(words, Face.BOLD, FLOOR) / scale.u:
        canvas.icon("trash", (width - side) / 2, (height - side) / 2, side)
        return canvas.picture()
    canvas.icon("trash", width - side - 26, (height - side) / 2, side)
    canvas.text(words, 24, height / 2, Face.BOLD, 16, ink.BIN_WORDS, fit=room)
    return canvas.picture()
