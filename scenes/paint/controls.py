"""Things to press and turn: wooden buttons, planks, pegs, switches, tags and text fields.

Each is a `Picture` anchored at its own corner, with its shadow around it; the caller says its state.
"""

from dataclasses import dataclass
from enum import StrEnum

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale

BUTTON_SIDE = 48
_KEYCAP = 22.0
_KEYCAP_AT = 46.0
"""The lowest plank on which a key has its whole size."""


class Press(StrEnum):
    """What a thing to press looks like; `FOCUSED` is the one the keyboard is on."""

    NORMAL = "normal"
    HOVER = "hover"
    PRESSED = "pressed"
    DISABLED = "disabled"
    FOCUSED = "focused"


@dataclass(frozen=True, slots=True)
class _Tones:
    fill: str
    high: str | None
    low: str
    words: str
    small: str


_HOT = _Tones(ink.AMBER, ink.AMBER_LIGHT, ink.AMBER_DARK, ink.TEXT, ink.AMBER_SUBTEXT)
_HOT_HOVER = _Tones(ink.AMBER_HOVER, ink.AMBER_HOVER_EDGE, ink.AMBER_DARK, ink.TEXT, ink.AMBER_SUBTEXT)
_WOOD = _Tones(ink.WOOD, ink.WOOD_EDGE, ink.WOOD_SHADE, ink.PARCHMENT_LIGHT, ink.SUBTEXT_ON_WOOD)
_WOOD_HOVER = _Tones(
    ink.WOOD_HOVER, ink.WOOD_HOVER_EDGE, ink.WOOD_SHADE, ink.PARCHMENT_LIGHT, ink.WOOD_HOVER_SUBTEXT
)
_OFF = _Tones(ink.WOOD_OFF, None, ink.WOOD_OFF_SHADE, ink.PLATE_OFF_TEXT, ink.PLATE_OFF_TEXT)


def _edge(press: Press) -> ink.Ink:
    """The outline of a thing to press; what cannot be pressed now has no frame of its own."""
    return ink.INK if press is Press.DISABLED else ink.EDGE


def _tones(press: Press, is_hot: bool) -> _Tones:
    if press is Press.DISABLED:
        return _OFF
    is_bright = press in (Press.HOVER, Press.FOCUSED)
    if is_hot:
        return _HOT_HOVER if is_bright else _HOT
    return _WOOD_HOVER if is_bright else _WOOD


@remembered(PIECES)
def wood_button(
    scale: Scale, icon: str, press: Press = Press.NORMAL, *, side: float = BUTTON_SIDE
) -> Picture:
    """A square wooden button with an icon."""
    canvas = Canvas.clear(scale, side, side, left=8, top=8, right=14, bottom=16)
    sunk = 2 if press is Press.PRESSED else 0
    if not sunk:
        canvas.shadow(3, 3, side - 6, side - 6, 4, 4, 140)
    if press is Press.FOCUSED:
        canvas.panel(-5, -5, side + 10, side + 10, Panel(ink.AMBER, 13, 2.6))
    is_bright = press in (Press.HOVER, Press.FOCUSED)
    is_faint = press is Press.DISABLED and ink.look().is_plain
    canvas.art("frames/button.svg", 0, sunk, side, side, 90 if is_faint else 255)
    if is_bright:
        canvas.panel(2, 2, side - 4, side - 4, Panel("none", 8, 2.4, stroke=ink.AMBER))
    alpha = 90 if press is Press.DISABLED else 255
    canvas.icon(icon, side * 0.24, side * 0.22 + sunk, side * 0.52, alpha)
    return canvas.picture()


@dataclass(frozen=True, slots=True)
class Plank:
    """Words and measures of a plank button, in u; `small` is a second line.

    `icon` names an icon, or a picture below the art folder by its path; `keycap` is the key that presses it.
    """

    words: str
    width: float
    height: float
    icon: str | None = None
    small: str | None = None
    size: float | None = None
    is_hot: bool = False
    has_nails: bool = False
    keycap: str = ""


@remembered(PIECES)
def plank_button(scale: Scale, plank: Plank, press: Press = Press.NORMAL) -> Picture:
    """A plank to press; the hot one is amber and raised, a pressed one sits lower and without its shadow."""
    wide, high = plank.width, plank.height
    tones = _tones(press, plank.is_hot)
    canvas = Canvas.clear(scale, wide, high, left=12, top=12, right=18, bottom=20)
    sunk = 2 if press is Press.PRESSED else 0
    if not sunk:
        canvas.shadow(0, 0, wide, high, 5, 5, 140)
    if press is Press.FOCUSED:
        rim = ink.PARCHMENT_LIGHT if plank.is_hot else ink.AMBER
        canvas.panel(-5, -5, wide + 10, high + 10, Panel(rim, 13, 2.6))
    body = Panel(tones.fill, 9, 3, None if sunk else tones.high, tones.low, stroke=_edge(press))
    canvas.panel(0, sunk, wide, high, body)
    if plank.has_nails:
        _nails(canvas, wide, high, sunk, plank.is_hot)
    _plank_words(canvas, plank, tones, sunk, press)
    return canvas.picture()


def _nails(canvas: Canvas, wide: float, high: float, sunk: float, is_hot: bool) -> None:
    nail = Panel(ink.BRASS_DARK if is_hot else ink.WOOD_DARK, 4, 1.6)
    for x in (12, wide - 12):
        canvas.panel(x - 3.5, high / 2 - 3.5 + sunk, 7, 7, nail)


def plank_room(plank: Plank) -> float:
    """Room in u for the words of a plank."""
    return _words_end(plank) - _words_start(plank)


def _share(plank: Plank) -> float:
    """How large key and margins are: beside a key they make room for the words where a plank is low."""
    return min(1.0, plank.height / _KEYCAP_AT) if plank.keycap else 1.0


def _words_start(plank: Plank) -> float:
    share = _share(plank)
    edge = 28.0 if plank.has_nails else 12.0 * share
    if not plank.icon:
        return edge + 4
    return 78 if plank.has_nails else edge + _icon_side(plank) + 10 * share


def _words_end(plank: Plank) -> float:
    edge, share = 24.0 if plank.has_nails else 12.0, _share(plank)
    return plank.width - (edge + (_KEYCAP + 6 if plank.keycap else 0)) * share


def _keycap(canvas: Canvas, plank: Plank, sunk: float) -> None:
    """The key that presses a plank, at its right end."""
    share = _share(plank)
    side = _KEYCAP * share
    x, y = plank.width - 12 * share - side, (plank.height - side) / 2 + sunk
    light = plank.is_hot
    look = Panel(ink.PARCHMENT_LIGHT, 6, 2) if light else Panel(ink.DEEP_PLUM, 6, 2, high=ink.DEEP_PLUM_EDGE)
    canvas.panel(x, y, side, side, look)
    tone = ink.TEXT if light else ink.PARCHMENT_LIGHT
    middle = x + side / 2
    canvas.text(plank.keycap, middle, y + side / 2, Face.DISPLAY, 14 * share, tone, align=0.5, fit=side - 3)


def _icon_side(plank: Plank) -> float:
    return min(plank.height * 0.62, 40 if plank.has_nails else 34)


def _plank_words(canvas: Canvas, plank: Plank, tones: _Tones, sunk: float, press: Press) -> None:
    high = plank.height
    if plank.icon:
        side = _icon_side(plank)
        alpha = 110 if press is Press.DISABLED else 255
        x = 48 - side / 2 if plank.has_nails else 12
        art = plank.icon if "." in plank.icon else f"icons/{plank.icon}.svg"
        canvas.art(art, x, high / 2 - side / 2 + sunk, side, side, alpha)
    left, end = _words_start(plank), _words_end(plank)
    if plank.keycap:
        _keycap(canvas, plank, sunk)
    size = plank.size or min(21, high * 0.4)
    plain = not plank.is_hot and press is not Press.DISABLED
    middle = high / 2 + sunk
    lift = size * 0.42 if plank.small else 0
    # Words alone stand in the middle; beside an icon, or over a second line, they begin where others begin.
    is_alone = not plank.icon and not plank.small
    canvas.text(
        plank.words,
        plank.width / 2 - (_KEYCAP * _share(plank) / 2 if plank.keycap else 0) if is_alone else left,
        middle - lift,
        Face.DISPLAY,
        size,
        tones.words,
        align=0.5 if is_alone else 0,
        shadow=plain,
        fit=end - left,
    )
    if plank.small:
        small = Style(Face.BOLD, max(12.6, size * 0.64), tones.small, icon=1.3, lines=1)
        canvas.rich(plank.small, left, middle + size * 0.62, end - left, small)


@remembered(PIECES)
def pegs(
    scale: Scale,
    options: tuple[str, ...],
    chosen: int,
    width: float,
    *,
    height: float = 38,
    hover: int | None = None,
    is_focused: bool = False,
) -> Picture:
    """A row of choices of equal width; the chosen one is a parchment peg."""
    canvas = groove(scale, width, height, is_focused=is_focused)
    broad = (width - 8) / len(options)
    for index, words in enumerate(options):
        x = 4 + index * broad
        tone = peg(canvas, x, broad, height, is_chosen=index == chosen, is_hovered=index == hover)
        canvas.text(words, x + broad / 2, height / 2, Face.DISPLAY, 16, tone, align=0.5, fit=broad - 8)
    return canvas.picture()


def groove(scale: Scale, width: float, height: float, *, is_focused: bool) -> Canvas:
    """A canvas with the groove that pegs stand in."""
    canvas = Canvas.clear(scale, width, height, left=6, top=6, right=6, bottom=6)
    if is_focused:
        canvas.panel(-4, -4, width + 8, height + 8, Panel(ink.AMBER, 12, 2.4))
    canvas.panel(0, 0, width, height, Panel(ink.GROOVE, 9, 2.4, stroke=ink.EDGE))
    return canvas


def peg(canvas: Canvas, x: float, width: float, height: float, *, is_chosen: bool, is_hovered: bool) -> str:
    """Draw one place of the groove; returns the ink for words on it."""
    if is_chosen:
        parchment = Panel(ink.PARCHMENT, 7, 2.4, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)
        canvas.panel(x, 3, width - 1, height - 6, parchment)
    elif is_hovered:
        canvas.panel(x, 3, width - 1, height - 6, Panel(ink.WOOD_OFF, 7, 0))
    return ink.TEXT if is_chosen else ink.FADED_ON_WOOD


@remembered(PIECES)
def toggle(
    scale: Scale,
    words: str,
    *,
    is_on: bool,
    width: float = 92,
    is_focused: bool = False,
    is_allowed: bool = True,
) -> Picture:
    """A switch 34 u high: lit lamp at the right for on, moon at the left for off; grey if not allowed."""
    canvas = Canvas.clear(scale, width, 34, left=8, top=8, right=8, bottom=8)
    if is_focused:
        canvas.panel(-5, -6, width + 10, 46, Panel(ink.AMBER, 22, 2.4))
    stroke = ink.EDGE if is_allowed else ink.INK
    canvas.panel(0, 0, width, 34, Panel(ink.GROOVE, 17, 2.6, ink.TOGGLE_EDGE, stroke=stroke))
    knob = width - 34 if is_on else 0
    middle = (width - 34) / 2 + (0 if is_on else 34)
    tone = ink.AMBER if is_on and is_allowed else ink.PLATE_OFF_TEXT
    canvas.text(words, middle, 17, Face.DISPLAY, 15, tone, align=0.5, fit=width - 42)
    lit = Panel(ink.PARCHMENT, 19, 2.6, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)
    dark = Panel(ink.RAIL, 19, 2.6, ink.RAIL_LIGHT, ink.BEAM)
    grey = Panel(ink.WOOD_OFF, 19, 2.6, low=ink.WOOD_OFF_SHADE)
    canvas.panel(knob, -2, 38, 38, grey if not is_allowed else lit if is_on else dark)
    canvas.icon("hint" if is_on else "moon", knob + 8, 6, 22, 255 if is_allowed else 110)
    return canvas.picture()


@dataclass(frozen=True, slots=True)
class Tag:
    """A small plate: icon, then words; measures in u."""

    words: str
    icon: str | None = None
    fill: str = ink.PLUM
    high: str | None = ink.PLUM_EDGE
    height: float = 28
    size: float = 16
    face: Face = Face.DISPLAY


def tag_width(scale: Scale, tag: Tag) -> float:
    """Width in u that a tag needs for its words."""
    words = text_width(tag.words, tag.face, text_px(scale, tag.size)) / scale.u
    icon = tag.height * 0.72 if tag.icon else 0
    return 16 + words + icon + (5 if tag.icon and tag.words else 0)


@remembered(PIECES)
def tag_plate(scale: Scale, tag: Tag, width: float | None = None) -> Picture:
    """A tag as wide as its words, or as asked; then the words are fitted."""
    wide = width or tag_width(scale, tag)
    canvas = Canvas.clear(scale, wide, tag.height)
    canvas.panel(0, 0, wide, tag.height, Panel(tag.fill, 7, 2.2, tag.high))
    x = 8.0
    if tag.icon:
        side = tag.height * 0.72
        canvas.icon(tag.icon, x - 1, tag.height / 2 - side / 2, side)
        x += side + 5
    canvas.text(tag.words, x, tag.height / 2, tag.face, tag.size, ink.PARCHMENT_LIGHT, fit=wide - x - 6)
    return canvas.picture()


@remembered(PIECES)
def text_field(scale: Scale, width: float, *, height: float = 44, is_focused: bool = False) -> Picture:
    """A strip of parchment to write on; words and caret are the caller's."""
    canvas = Canvas.clear(scale, width, height, left=6, top=6, right=6, bottom=6)
    if is_focused:
        canvas.panel(-4, -4, width + 8, height + 8, Panel(ink.AMBER, 10, 2.4))
    page = Panel(ink.PARCHMENT, 7, 2.4, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE, ink.EDGE)
    canvas.panel(0, 0, width, height, page)
    return canvas.picture()


@remembered(PIECES)
def key_cap(scale: Scale, words: str, width: float = 92) -> Picture:
    """A key of the keyboard, 30 u high."""
    canvas = Canvas.clear(scale, width, 30)
    canvas.panel(0, 0, width, 30, Panel(ink.HOLLOW, 7, 2, high=ink.DEEP_PLUM_EDGE))
    canvas.text(words, width / 2, 15, Face.DISPLAY, 15.5, ink.AMBER, align=0.5, fit=width - 12)
    return canvas.picture()
