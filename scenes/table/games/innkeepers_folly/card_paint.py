"""The cards of Innkeeper's Folly: whole, small, tiny and as backs, by fractions of their width."""

import json
import math
from functools import cache
from typing import Final

import pygame
from pygame import Surface

from assets.files import art
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.own_picture import OwnPicture, own_picture
from scenes.paint.palette import Ink
from scenes.paint.panels import Panel
from scenes.paint.portrait import Crop
from scenes.paint.rich import Style
from scenes.paint.svg import art_surface
from scenes.paint.text import FLOOR, text_px
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeepers_folly.faces import FOLDER, FollyFace
from scenes.table.games.innkeepers_folly.grid import CARD_RATIO

_LARGE: Final = DrawnCache[Picture](24 * 2**20)
_WINDOWS: Final = DrawnCache[Surface](16 * 2**20)
_UNIT: Final = 182
_SIDE: Final = 400
_RIBBONS: Final = {
    "lizard": ("#8DA85F", "#4B6A28", "#26361A"),
    "drake": ("#5F9C98", "#2A6A66", "#153736"),
    "wyvern": ("#6598BC", "#2F668C", "#173448"),
    "spider": ("#8D6CAA", "#5A3A78", "#2E1D3E"),
    "dragon": ("#D8485C", "#A82236", "#57111C"),
    "giant": ("#C2814F", "#8A4E24", "#4A2A12"),
    "ghoul": ("#6FA488", "#356C4F", "#1B3828"),
}
_BONUS: Final = ("#5A5E92", "#363A68", "#1E1F40")
_RIBBON_TONES: Final = ("#C64B58", "#96283F", "#5B1530")
"""The tones in the file that is recoloured: light, base, dark."""


@remembered(PIECES)
def folly_card(
    scale: Scale,
    face: FollyFace,
    width: float,
    *,
    hot: bool = False,
    shadow: bool = True,
    effect: bool = True,
) -> Picture:
    """A card `width` u wide, anchored at the plate's corner; `hot` adds the amber frame."""
    return _drawn(scale, face, width, hot=hot, shadow=shadow, effect=effect)


@remembered(_LARGE)
def large_folly_card(scale: Scale, face: FollyFace, width: float) -> Picture:
    """A card with its complete wording, for reading."""
    return _drawn(scale, face, width, hot=False, shadow=True, effect=True, full=True)


@remembered(PIECES)
def mini_card(scale: Scale, face: FollyFace, width: float) -> Picture:
    """The small form of a card: art, value and name only; it hangs beside the pointer."""
    canvas = _blank(scale, width)
    high, k = width * CARD_RATIO, width / _UNIT
    canvas.panel(-5 * k, -5 * k, width + 10 * k, high + 10 * k, Panel(ink.AMBER, 16 * k, 3 * k))
    canvas.art("frames/card_face.svg", 0, 0, width, high)
    _art(canvas, face, width, 0.9, span=330)
    _ribbon(canvas, face, width, 0.76)
    _index(canvas, face, width)
    return canvas.picture()


@remembered(PIECES)
def tiny_card(scale: Scale, face: FollyFace, width: float) -> Picture:
    """A card in the fan of another seat that can be seen: its picture and its value."""
    high = width * CARD_RATIO
    canvas = Canvas.clear(scale, width, high, left=3, top=3, right=3, bottom=3)
    canvas.panel(0, 0, width, high, Panel(ink.PARCHMENT, 4, 2))
    box = canvas.box(3, 3, width - 6, high - 6)
    canvas.surface.blit(art_window(face, box.width, box.height, 300), box)
    if not face.is_bonus:
        side = width * 0.6
        canvas.panel(-2, -2, side, side, Panel(ink.PARCHMENT_LIGHT, side / 2, 1.6))
        canvas.text(str(face.value), side / 2 - 2, side / 2 - 2, Face.DISPLAY, 13, ink.TEXT, align=0.5)
    return canvas.picture()


@remembered(PIECES)
def folly_back(scale: Scale, width: float, *, shadow: bool = True) -> Picture:
    """A card that lies face down."""
    high = width * CARD_RATIO
    room = 14 if shadow else 2
    canvas = Canvas.clear(scale, width, high, left=room, top=room, right=room + 4, bottom=room + 6)
    if shadow:
        canvas.shadow(1, 1, width - 2, high - 2, 4, 3, 130)
    canvas.art(f"{FOLDER}/card_back_folly.svg", 0, 0, width, high)
    return canvas.picture()


def _blank(scale: Scale, width: float) -> Canvas:
    # As much as shadow, frame and medal reach over the edge.
    room = max(15.0, 5 + 0.06 * width)
    return Canvas.clear(
        scale, width, width * CARD_RATIO, left=room, top=room, right=room + 4, bottom=room + 6
    )


def _drawn(
    scale: Scale, face: FollyFace, width: float, *, hot: bool, shadow: bool, effect: bool, full: bool = False
) -> Picture:
    canvas = _blank(scale, width)
    high, k = width * CARD_RATIO, width / _UNIT
    if shadow:
        canvas.shadow(2, 2, width - 4, high - 4, 8, 7, 130)
    if hot:
        canvas.panel(-6 * k, -6 * k, width + 12 * k, high + 12 * k, Panel(ink.AMBER, 16 * k, 3 * k))
    canvas.art("frames/card_face.svg", 0, 0, width, high)
    _art(canvas, face, width, 0.5)
    _ribbon(canvas, face, width, 0.485)
    _index(canvas, face, width)
    top, low = 0.485 * high + 0.2 * width, 0.95 * high
    if full:
        _words(canvas, face, width, top, low)
    elif face.is_bonus:
        _effect(canvas, face, width, top, low, has_effect=effect)
    else:
        _formula(canvas, face, width, top, low)
    return canvas.picture()


def _art(canvas: Canvas, face: FollyFace, width: float, share: float, span: float = _SIDE) -> None:
    k = width / _UNIT
    x, y, wide, high = 0.062 * width, 0.063 * width, 0.876 * width, share * width * CARD_RATIO
    high = min(high, width * CARD_RATIO - 2 * y)
    window = canvas.box(x, y, wide, high)
    canvas.surface.blit(art_window(face, window.width, window.height, span), window)
    canvas.panel(x - 1, y - 1, wide + 2, high + 2, Panel("none", 2 * k, 3 * k))


def _ribbon(canvas: Canvas, face: FollyFace, width: float, share: float) -> None:
    """The ribbon in the colour of the suit, with the name."""
    k, y = width / _UNIT, share * width * CARD_RATIO
    change = tuple(zip(_RIBBON_TONES, _ribbon_inks(face.art), strict=True))
    box = canvas.box(-0.03 * width, y, 1.06 * width, 0.2186 * width)
    canvas.surface.blit(art_surface("frames/ribbon_wine.svg", box.width, box.height, change=change), box)
    canvas.text(
        face.title,
        width / 2,
        y + 0.1 * width,
        Face.DISPLAY,
        18.5 * k,
        ink.PARCHMENT_LIGHT,
        align=0.5,
        fit=0.8 * width,
        shadow=True,
    )


def _ribbon_inks(kind: str) -> tuple[Ink, ...]:
    """Light, base and dark of a ribbon; where everything is for reading only they are a quarter darker."""
    share = 0.72 if ink.look().is_plain else 1.0
    return tuple(
        Ink("#" + "".join(f"{round(int(tone[at : at + 2], 16) * share):02X}" for at in (1, 3, 5)))
        for tone in _RIBBONS.get(kind, _BONUS)
    )


def _index(canvas: Canvas, face: FollyFace, width: float) -> None:
    """Medal with the value and emblem of the suit, or the star of a bonus card; they stay in sight."""
    k = width / _UNIT
    at = -0.035 * width
    if face.is_bonus:
        tag = 0.26 * width
        canvas.panel(at, at, tag, tag, Panel(Ink(_BONUS[1]), 7 * k, 2.6 * k, high=Ink("#7A7EB2")))
        canvas.icon("goal", at + 0.14 * tag, at + 0.12 * tag, 0.72 * tag)
        return
    medal = 0.29 * width
    pen = max(2.0, 2.6 * k)
    canvas.panel(at, at, medal, medal, Panel(ink.PARCHMENT_LIGHT, 99, pen, low=ink.PARCHMENT_LOW))
    middle = at + medal / 2
    canvas.text(str(face.value), middle, middle - 0.5, Face.DISPLAY, 0.66 * medal, ink.TEXT, align=0.5)
    side = 0.2 * width
    x, y = -0.005 * width, 0.255 * width
    canvas.panel(x, y, side, side, Panel(ink.PLUM, 6 * k, 2.4 * k, high=ink.PLUM_EDGE))
    if face.art in _RIBBONS:
        path = f"{FOLDER}/emblem_{face.art}.svg"
        canvas.art(path, x + 0.1 * side, y + 0.1 * side, 0.8 * side, 0.8 * side)


def _formula(canvas: Canvas, face: FollyFace, width: float, top: float, low: float) -> None:
    """What a card of a suit does, worked out, and for whom."""
    k, scale = width / _UNIT, canvas.scale
    size = (31 if face.formula.startswith(("+", "\u2212")) else 26) * k
    words = max(14 * k, text_px(scale, 12.6) / scale.u)
    middle = top + (low - words * 1.1 - top) * 0.5
    canvas.text(face.formula, width / 2, middle, Face.DISPLAY, size, ink.TEXT, align=0.5, fit=0.84 * width)
    canvas.text(
        face.target,
        width / 2,
        low - words * 0.62,
        Face.BOLD,
        words,
        ink.TEXT_QUIET,
        align=0.5,
        fit=0.84 * width,
    )


def _effect(
    canvas: Canvas, face: FollyFace, width: float, top: float, low: float, *, has_effect: bool
) -> None:
    """What a bonus card does; where there is no room for that, for whom it is."""
    k = width / _UNIT
    lines = max(1, int((low - top) * canvas.scale.u / FLOOR))
    words = face.effect if has_effect else face.target
    style = Style(
        Face.BOLD,
        max(13.4 * k, 12.1),
        ink.TEXT,
        leading=1.0,
        lines=min(3, lines),
        centred=True,
        balanced=True,
    )
    canvas.rich(words, 0.06 * width, (top + low) / 2 + k, 0.88 * width, style)


def _words(canvas: Canvas, face: FollyFace, width: float, top: float, low: float) -> None:
    """Everything that a card says, for reading."""
    k = width / _UNIT
    y = top
    if face.formula:
        canvas.text(face.formula, width / 2, top + 13 * k, Face.DISPLAY, 24 * k, ink.TEXT, align=0.5)
        y = top + 27 * k
    style = Style(Face.BODY, 11.6 * k, ink.TEXT, leading=1.06, lines=6, centred=True, balanced=True)
    canvas.rich(face.effect_full, 0.08 * width, (y + low) / 2, 0.84 * width, style)


@cache
def _crops() -> dict[str, tuple[Crop, float]]:
    table = json.loads(art(f"{FOLDER}.json"))["cards"]
    return {
        key: (
            Crop(entry["face"]["cx"], entry["face"]["cy"], entry["face"]["span"]),
            float(entry["card_crop_cy"]),
        )
        for key, entry in table.items()
    }


def art_window(face: FollyFace, width: int, height: int, span: float) -> Surface:
    """The picture of a card through a window of so many pixels; `span` of its 400 are seen across."""
    own = own_picture(face.deck, face.key) or own_picture(face.deck, face.art)
    # All cards of a suit look through the same window.
    key = (own or face.art, width, height, span)
    return _WINDOWS.get(key, lambda: _window(own, face.art, width, height, span))


def _window(own: OwnPicture | None, art_name: str, width: int, height: int, span: float) -> Surface:
    grow = max(width / span, width / _SIDE, height / _SIDE)
    full = math.ceil(_SIDE * grow)
    if own is not None:
        whole, middle = own.square(full), 185.0
    else:
        whole, middle = art_surface(f"{FOLDER}/{art_name}.svg", full, full), _crops()[art_name][1]
    left = min(max(0, int(200 * grow - width / 2)), max(0, full - width))
    top = min(max(0, int(middle * grow - height / 2)), max(0, full - height))
    window = Surface((width, height), pygame.SRCALPHA)
    window.blit(whole, (-left, -top))
    return window
