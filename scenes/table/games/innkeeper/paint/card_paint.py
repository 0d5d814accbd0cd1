"""Assets, guests and treachery as whole cards, by fractions of their width."""

from typing import Final

import pygame

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.palette import Ink
from scenes.paint.panels import Panel
from scenes.paint.rich import Style, lay_out
from scenes.paint.svg import art_surface
from scenes.paint.text import FLOOR, text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.grid import CARD_RATIO
from scenes.table.games.innkeeper.paint.card_art import art_window, grey_window, stretched
from scenes.table.games.innkeeper.paint.card_marks import marks
from scenes.table.games.innkeeper.paint.faces import ICONS, InnFace, moment_words, type_words

_UNIT: Final = 182
_RIBBON_TONES: Final = ("#C64B58", "#96283F", "#5B1530")
"""The tones in the file that is recoloured: light, base, dark."""
_RIBBONS: Final = {
    "Staff": ink.RIVER,
    "Room": ink.VIOLET,
    "Kitchen": ink.ORANGE,
    "Amusement": ink.CRIMSON,
    "Venture": ink.LEAF,
    "Normal": ink.RIVER,
    "Particular": ink.VIOLET,
    "Negative": ink.CRIMSON,
}
_WINE: Final = (ink.WINE, ink.WINE_DARK, ink.INK)
_VEIL: Final = (180, 166, 186)
_FAINT_VEIL: Final = (206, 200, 210)
_TYPE_PX: Final = 80
_SPAN: Final = 0.88
"""So much of the width of a card words take."""
_MOMENT_PX: Final = 88
"""Cards narrower than that many pixels leave out their last line."""


@remembered(PIECES)
def inn_card(
    scale: Scale,
    face: InnFace,
    width: float,
    *,
    hot: bool = False,
    shadow: bool = True,
    effect: bool = True,
    is_dim: bool = False,
) -> Picture:
    """A card `width` u wide, anchored at the plate's corner; `hot` adds the amber frame."""
    canvas = blank(scale, width)
    high, k = width * CARD_RATIO, width / _UNIT
    if shadow:
        canvas.shadow(2, 2, width - 4, high - 4, 8, 7, 130)
    if hot:
        canvas.panel(-6 * k, -6 * k, width + 12 * k, high + 12 * k, Panel(ink.AMBER, 16 * k, 3 * k))
    canvas.art("frames/card_face.svg", 0, 0, width, high)
    share = 0.5 if face.kind == "customers" else 0.45
    draw_art(canvas, face, width, share)
    top = ribbon(canvas, face, width, share - 0.015)
    low = 0.952 * high
    match face.kind:
        case "assets":
            _asset(canvas, face, width, top, low, has_effect=effect)
        case "customers":
            _customer(canvas, face, width, top, low)
        case "treachery":
            _treachery(canvas, face, width, top, low, has_effect=effect)
        case _:
            _debt(canvas, face, width, top, low)
    marks(canvas, face, width)
    if is_dim:
        veil(canvas, width, high)
    return canvas.picture()


@remembered(PIECES)
def down_card(scale: Scale, face: InnFace, width: float, *, hot: bool = False) -> Picture:
    """An exhausted asset of the own inn: a dark plate, a grey picture, a candle that is out."""
    canvas = blank(scale, width)
    high = width * CARD_RATIO
    if hot:
        canvas.panel(-5, -5, width + 10, high + 10, Panel(ink.AMBER, 12, 2.4))
    canvas.shadow(2, 2, width - 4, high - 4, 8, 7, 130)
    canvas.panel(0, 0, width, high, Panel(ink.DOWN, 8, 3, high=ink.DOWN_EDGE))
    canvas.panel(7, 7, width - 14, high - 14, Panel("none", 5, 1.6, stroke=ink.DOWN_LINE))
    box = canvas.box(0.16 * width, 0.14 * high, 0.68 * width, 0.42 * high)
    canvas.surface.blit(grey_window(face, box.width, box.height, 400), box)
    canvas.panel(0.16 * width, 0.14 * high, 0.68 * width, 0.42 * high, Panel("none", 4, 2))
    canvas.icon("exhausted", 0.62 * width, 0.04 * high, 0.3 * width)
    middle = width / 2
    canvas.text(face.name, middle, 0.67 * high, Face.DISPLAY, 14, ink.DOWN_TEXT, align=0.5, fit=width - 16)
    words = tr("exhausted")
    canvas.text(words, middle, 0.8 * high, Face.BOLD, 13.5, ink.DOWN_QUIET, align=0.5, fit=width - 16)
    return canvas.picture()


@remembered(PIECES)
def mini_card(scale: Scale, face: InnFace, width: float) -> Picture:
    """The small form of a card: art, marks and name only; it hangs beside the pointer."""
    canvas = blank(scale, width)
    high, k = width * CARD_RATIO, width / _UNIT
    canvas.panel(-5 * k, -5 * k, width + 10 * k, high + 10 * k, Panel(ink.AMBER, 16 * k, 3 * k))
    canvas.art("frames/card_face.svg", 0, 0, width, high)
    draw_art(canvas, face, width, 0.9, span=330)
    ribbon(canvas, face, width, 0.76)
    marks(canvas, face, width)
    return canvas.picture()


def blank(scale: Scale, width: float) -> Canvas:
    """Return a canvas for a card with room for what hangs over: shadow, frame, coin."""
    room = max(15.0, 5 + 0.06 * width)
    return Canvas.clear(
        scale, width, width * CARD_RATIO, left=room, top=room, right=room + 4, bottom=room + 6
    )


def veil(canvas: Canvas, width: float, high: float) -> None:
    """Darken a card that does not fit the moment, with all that hangs over it."""
    room = 0.06 * width
    box = canvas.box(-room, -room, width + 2 * room, high + 2 * room)
    dark = _FAINT_VEIL if ink.look().is_plain else _VEIL
    canvas.surface.fill(dark, box, special_flags=pygame.BLEND_RGB_MULT)


def draw_art(canvas: Canvas, face: InnFace, width: float, share: float, span: float = 400) -> None:
    """Draw the picture window of a card."""
    k = width / _UNIT
    x, y, wide, high = 0.062 * width, 0.063 * width, 0.876 * width, share * width * CARD_RATIO
    high = min(high, width * CARD_RATIO - 2 * y)
    window = canvas.box(x, y, wide, high)
    canvas.surface.blit(art_window(face, window.width, window.height, span), window)
    canvas.panel(x - 1, y - 1, wide + 2, high + 2, Panel("none", 2 * k, 3 * k))


def ribbon(canvas: Canvas, face: InnFace, width: float, share: float) -> float:
    """Draw the ribbon with the name, on two lines where one is too long; return where words may begin."""
    scale, k, y = canvas.scale, width / _UNIT, share * width * CARD_RATIO
    px = text_px(scale, 12.4)
    words = face.name.split()
    is_long = len(words) > 1 and text_width(face.name, Face.DISPLAY, px) > 0.86 * width * scale.u
    high = 0.36 * width if is_long else 0.2186 * width
    top = y - 0.11 * width if is_long else y
    change = tuple(zip(_RIBBON_TONES, ribbon_inks(face), strict=True))
    box = canvas.box(-0.03 * width, top, 1.06 * width, high)
    flat = art_surface("frames/ribbon_wine.svg", box.width, max(1, round(box.width * 0.2063)), change=change)
    canvas.surface.blit(stretched(flat, box.width, box.height), box)
    middle, light = width / 2, ink.PARCHMENT_LIGHT
    if not is_long:
        canvas.text(
            face.name,
            middle,
            y + 0.1 * width,
            Face.DISPLAY,
            17.5 * k,
            light,
            align=0.5,
            fit=0.86 * width,
            shadow=True,
        )
        return y + 0.21 * width
    lines = halves(words)
    size = px / scale.u
    for line, drop in zip(lines, (-0.46, 0.5), strict=True):
        at = top + 0.155 * width + size * drop
        canvas.text(line, middle, at, Face.DISPLAY, size, light, align=0.5, fit=0.9 * width)
    return y + 0.23 * width


def halves(words: list[str]) -> tuple[str, str]:
    """Return words as two lines that are as even as may be."""
    at = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    return " ".join(words[:at]), " ".join(words[at:])


def ribbon_inks(face: InnFace) -> tuple[Ink, Ink, Ink]:
    """Light, base and dark of the ribbon of a card."""
    return _RIBBONS.get(face.type, _WINE)


# What stands on the parchment.


def _style(canvas: Canvas, words: str, width: float, top: float, low: float) -> Style:
    """Return how words are set between two heights: as large as there is room for, in three lines at most."""
    scale = canvas.scale
    room, most = (low - top) * scale.u, text_px(scale, max(12.6 * width / _UNIT, 12.2))
    style = _lines(scale, FLOOR, room)
    for px in range(most, FLOOR, -1):
        larger = _lines(scale, px, room)
        laid = lay_out(scale, words, _SPAN * width, larger)
        if laid.px == px and not laid.is_cut:
            return larger
    return style


def _lines(scale: Scale, px: int, room: float) -> Style:
    """Return how words of so many pixels are set in so much height, in pixels too."""
    lines = min(3, max(1, int(room / px)))
    return Style(
        Face.BOLD, px / scale.u, ink.TEXT, leading=1.0, icon=1.2, lines=lines, centred=True, balanced=True
    )


def _asset(canvas: Canvas, face: InnFace, width: float, top: float, low: float, *, has_effect: bool) -> None:
    """Bonuses, and what it does, or else its type."""
    k = width / _UNIT
    is_wide = width * canvas.scale.u >= _TYPE_PX
    words = face.short if has_effect else ""
    if any(face.bonuses):
        share = 0.24 if words else 0.42 if is_wide else 0.5
        side, size = (
            (24 * max(k, 0.62), 23 * max(k, 0.66)) if words else (27 * max(k, 0.62), 27 * max(k, 0.66))
        )
        bonuses(canvas, face.bonuses, width / 2, top + (low - top) * share, side, size, 12 * k)
    if words:
        first = top + (low - top) * (0.4 if any(face.bonuses) else 0.0)
        style = _style(canvas, words, width, first, low)
        canvas.rich(words, 0.06 * width, (first + low) / 2, _SPAN * width, style)
    elif is_wide:
        type_line(canvas, face, width, low)


def type_line(canvas: Canvas, face: InnFace, width: float, low: float) -> None:
    """Write the type of an asset with its icon along the lower edge."""
    k, scale = width / _UNIT, canvas.scale
    size, side = max(13 * k, 12.4), 0.15 * width
    said = type_words(face.type)
    room = text_width(said, Face.BOLD, text_px(scale, size)) / scale.u
    left, y = (width - room - side - 3) / 2, low - 7 * k - 2
    canvas.icon(face.type.lower(), left, y - side / 2, side)
    canvas.text(said, left + side + 3, y, Face.BOLD, size, ink.TEXT_QUIET)


def bonuses(
    canvas: Canvas,
    numbers: tuple[int, int, int, int],
    x: float,
    y: float,
    side: float,
    size: float,
    gap: float,
    colour: str = ink.TEXT,
) -> None:
    """Write what an asset adds in one row, centred on a point."""
    scale, px = canvas.scale, text_px(canvas.scale, size)
    told = [(icon, f"+{number}") for icon, number in zip(ICONS, numbers, strict=True) if number]
    wides = [side + 2 + text_width(number, Face.DISPLAY, px) / scale.u for _, number in told]
    left = x - (sum(wides) + gap * (len(told) - 1)) / 2
    for (icon, number), wide in zip(told, wides, strict=True):
        canvas.icon(icon, left, y - side / 2, side)
        canvas.text(number, left + side + 2, y, Face.DISPLAY, size, colour)
        left += wide + gap


def _customer(canvas: Canvas, face: InnFace, width: float, top: float, low: float) -> None:
    """What the guest asks for in order, and what comes of it."""
    k = width / _UNIT
    side, plus = 0.24 * width, 0.16 * width
    if len(face.lists) > 3:
        side, plus = 0.19 * width, 0.06 * width
    left = (width - len(face.lists) * side - (len(face.lists) - 1) * plus) / 2
    words = face.short
    y = top + (low - top) * (0.27 if words else 0.36)
    for index, part in enumerate(face.lists):
        canvas.icon(ICONS[part], left, y - side / 2, side)
        if index:
            canvas.text("+", left - plus / 2, y, Face.DISPLAY, 22 * k, ink.TEXT_QUIET, align=0.5)
        left += side + plus
    if words:
        first = top + (low - top) * (0.5 if face.lists else 0.0)
        style = _style(canvas, words, width, first, low)
        canvas.rich(words, 0.06 * width, (first + low) / 2, _SPAN * width, style)
        return
    said = tr("Awards {n}", n=face.value) if face.value else type_words(face.type)
    size = max(14 * k, 12.6)
    canvas.text(said, width / 2, low - 13 * k, Face.BOLD, size, ink.TEXT_QUIET, align=0.5, fit=0.86 * width)


def _treachery(
    canvas: Canvas, face: InnFace, width: float, top: float, low: float, *, has_effect: bool
) -> None:
    """What it does, and when it is played, unless that takes room from what it does."""
    k, scale = width / _UNIT, canvas.scale
    last = max(13 * k, 12.4)
    has_moment = width * scale.u >= _MOMENT_PX
    if has_moment and has_effect:
        style = _style(canvas, face.short, width, top, low - last)
        has_moment = not lay_out(scale, face.short, _SPAN * width, style).is_cut
    if has_effect:
        foot = low - last if has_moment else low
        style = _style(canvas, face.short, width, top, foot)
        canvas.rich(face.short, 0.06 * width, (top + foot) / 2, _SPAN * width, style)
    if has_moment:
        said, y = moment_words(face.moment)[0], low - 6 * k - 2
        canvas.text(said, width / 2, y, Face.ITALIC, last, ink.TEXT_QUIET, align=0.5, fit=0.88 * width)


def _debt(canvas: Canvas, face: InnFace, width: float, top: float, low: float) -> None:
    """What it takes to be rid of it."""
    style = _style(canvas, face.short, width, top, low)
    canvas.rich(face.short, 0.06 * width, (top + low) / 2, _SPAN * width, style)
