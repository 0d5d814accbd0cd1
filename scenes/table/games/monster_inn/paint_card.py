"""Cards as they stand in the taproom, in the hand, and large for reading; all follows their width."""

import pygame
from pygame import Surface

from scenes.language import tr, tr_n
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.card import HEIGHT
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.svg import art_surface
from scenes.paint.text import fit_text, text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.monster_inn.creatures import FOLDER, Creature, creature_surface

SMALL_WIDTH, SMALL_HEIGHT = 92.0, 84.0
_UNIT = 182
_WORDS_FROM = 118.0
_LARGE = DrawnCache[Picture](24 * 2**20)
_RIBBON = "frames/ribbon_wine.svg"
_BACK_ART = f"{FOLDER}/monster_back.svg"


@remembered(PIECES)
def card_surface(
    scale: Scale, creature: Creature, width: float, *, hot: bool = False, shadow: bool = True
) -> Picture:
    """A card `width` u wide and 1.4 times as high, anchored at its corner; a hot one has an amber frame."""
    return _drawn(scale, creature, width, hot=hot, shadow=shadow)


@remembered(_LARGE)
def large_card(scale: Scale, creature: Creature, width: float) -> Picture:
    """A card to be read; only a few are kept, they are large."""
    return _drawn(scale, creature, width, hot=False, shadow=True)


@remembered(PIECES)
def deck_back(scale: Scale, width: float) -> Picture:
    """A card that lies face down in the deck, `width` u wide."""
    canvas = Canvas.clear(scale, width, width * HEIGHT, left=8, top=8, right=12, bottom=14)
    canvas.shadow(2, 2, width - 4, width * HEIGHT - 4, 5, 4, 120)
    canvas.art(_BACK_ART, 0, 0, width, width * HEIGHT)
    return canvas.picture()


@remembered(PIECES)
def small_card(scale: Scale, creature: Creature) -> Picture:
    """The small form of a card, which hangs beside the pointer: the picture and one line."""
    canvas = Canvas.clear(scale, SMALL_WIDTH, SMALL_HEIGHT, left=8, top=10, right=8, bottom=8)
    wide = SMALL_WIDTH
    plate = Panel(ink.PARCHMENT, 7, 2.6, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)
    canvas.panel(0, 0, wide, SMALL_HEIGHT, plate)
    box = canvas.box(5, 5, wide - 10, SMALL_HEIGHT - 30)
    if creature.is_back:
        silhouette(canvas, creature, 5, 5, wide - 10, SMALL_HEIGHT - 30)
    else:
        radius = max(1, scale.px(3))
        canvas.surface.blit(
            creature_surface(creature, box.width, box.height, is_close=True, radius=radius), box
        )
    canvas.panel(4, 4, wide - 8, SMALL_HEIGHT - 28, Panel("none", 4, 2))
    words = creature.range if creature.is_back else creature.name
    y = SMALL_HEIGHT - 13
    canvas.text(words, wide / 2, y, Face.DISPLAY, 13, ink.TEXT, align=0.5, fit=wide - 10)
    return canvas.picture()


def _blank(scale: Scale, width: float) -> Canvas:
    # As much as shadow, frame and medal reach over the edge.
    room = max(15.0, 5 + 0.06 * width)
    return Canvas.clear(scale, width, width * HEIGHT, left=room, top=room, right=room + 4, bottom=room + 6)


def _drawn(scale: Scale, creature: Creature, width: float, *, hot: bool, shadow: bool) -> Picture:
    canvas = _blank(scale, width)
    high, k = width * HEIGHT, width / _UNIT
    if shadow:
        canvas.shadow(2, 2, width - 4, high - 4, 8, 7, 130)
    if hot:
        canvas.panel(-6 * k, -6 * k, width + 12 * k, high + 12 * k, Panel(ink.AMBER, 16 * k, 3 * k))
    if creature.is_back:
        canvas.art(creature.back_art, 0, 0, width, high)
        canvas.text(
            creature.range, 0.5 * width, 0.113 * high, Face.DISPLAY, 0.128 * width, ink.TEXT, align=0.5
        )
        return canvas.picture()
    canvas.art("frames/card_face.svg", 0, 0, width, high)
    _art(canvas, creature, width)
    _ribbon(canvas, creature, width)
    value_medal(canvas, creature.value, 0.1 * width, 0.1 * width, 0.3 * width)
    if creature.is_monster:
        kind_tag(canvas, creature, 0.8 * width, -0.02 * width, 0.235 * width)
    else:
        _band_tag(canvas, creature, width)
    side = min(0.165 * width, 0.79 * width / creature.skulls)
    skull_row(canvas, creature.skulls, width / 2, 0.53 * high + 0.315 * width, side)
    if width >= _WORDS_FROM:
        y = 0.935 * high
        canvas.text(
            _fame_words(creature),
            width / 2,
            y,
            Face.BOLD,
            max(13.2 * k, 12.2),
            ink.TEXT_QUIET,
            align=0.5,
            fit=0.86 * width,
        )
    return canvas.picture()


def _fame_words(creature: Creature) -> str:
    if creature.is_monster:
        return tr("{kind}, +{n} fame", kind=creature.kind_name, n=creature.skulls)
    return tr_n("\u2212{n} fame if it stays", "\u2212{n} fame if it stays", creature.skulls)


def _art(canvas: Canvas, creature: Creature, width: float) -> None:
    k = width / _UNIT
    x, y, wide, high = 0.062 * width, 0.045 * width * HEIGHT, 0.876 * width, 0.55 * width * HEIGHT
    window = canvas.box(x, y, wide, high)
    canvas.put(creature_surface(creature, window.width, window.height), x, y)
    canvas.panel(x - 1, y - 1, wide + 2, high + 2, Panel("none", 2 * k, 3 * k))


def _ribbon(canvas: Canvas, creature: Creature, width: float) -> None:
    """The name: on one line where that fits in readable letters, else on a higher ribbon with two."""
    high, k = width * HEIGHT, width / _UNIT
    light, base, dark = creature.ribbon
    change = (("#C64B58", light), ("#96283F", base), ("#5B1530", dark), ("#7E1F38", dark))
    room = 0.82 * width
    lines = _name_lines(canvas.scale, creature.name, 17.5 * k, room)
    top, tall = (
        (0.53 * high, 0.2186 * width) if len(lines) == 1 else (0.53 * high - 0.09 * width, 0.34 * width)
    )
    box = canvas.box(-0.03 * width, top, 1.06 * width, tall)
    ribbon = art_surface(_RIBBON, box.width, box.width, change=change)
    canvas.surface.blit(pygame.transform.smoothscale(ribbon, box.size), box)
    size = 17.5 * k if len(lines) == 1 else max(12.4 / canvas.scale.u, 13.4 * k)
    middle = 0.53 * high + (0.1 if len(lines) == 1 else 0.06) * width
    for index, words in enumerate(lines):
        y = middle + (index - (len(lines) - 1) / 2) * size
        px, fit = text_px(canvas.scale, size), (room + 4 * k) * canvas.scale.u
        # Small letters of the narrower face are read more easily than half a name.
        is_whole = fit_text(words, Face.DISPLAY, px, fit)[0] == words
        letters = Face.DISPLAY if is_whole else Face.BOLD
        canvas.text(
            words,
            width / 2,
            y,
            letters,
            size,
            ink.PARCHMENT_LIGHT,
            align=0.5,
            fit=0.98 * width if not is_whole else room + 4 * k,
            shadow=True,
        )


def _name_lines(scale: Scale, name: str, size: float, room: float) -> tuple[str, ...]:
    px = max(12, min(text_px(scale, size), 13))
    words = name.split()
    if len(words) == 1 or text_width(name, Face.DISPLAY, px) <= room * scale.u:
        return (name,)
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(halves, key=lambda half: abs(len(half[0]) - len(half[1])))


def value_medal(canvas: Canvas, value: int, x: float, y: float, side: float) -> None:
    """A round medal around a point, with a combat value."""
    look = Panel(ink.PARCHMENT_LIGHT, side / 2, max(1.8, side * 0.055), low=ink.PARCHMENT_LOW)
    canvas.panel(x - side / 2, y - side / 2, side, side, look)
    canvas.text(str(value), x, y - 0.5, Face.DISPLAY, side * 0.56, ink.TEXT, align=0.5)


def kind_tag(canvas: Canvas, creature: Creature, x: float, y: float, side: float) -> None:
    """A square tag with the sign of a kind."""
    look = Panel(ink.PLUM, min(6.0, side * 0.16), min(2.6, side * 0.08), high=ink.PLUM_EDGE)
    canvas.panel(x, y, side, side, look)
    canvas.art(creature.kind_art, x + 0.1 * side, y + 0.1 * side, 0.8 * side, 0.8 * side)


def _band_tag(canvas: Canvas, creature: Creature, width: float) -> None:
    wide, high = 0.34 * width, 0.17 * width
    x, y = 0.7 * width, -0.02 * width
    look = Panel(ink.PARCHMENT, 5, 2.2, low=creature.band_ink)
    canvas.panel(x, y, wide, high, look)
    canvas.text(
        creature.range,
        x + wide / 2,
        y + high / 2,
        Face.DISPLAY,
        high * 0.62,
        ink.TEXT,
        align=0.5,
        fit=wide - 6,
    )


def skull_row(canvas: Canvas, count: int, x: float, y: float, side: float, *, gap: float = 1.04) -> None:
    """So many skulls around a point."""
    for index in range(count):
        canvas.art(
            f"{FOLDER}/skull.svg", x - count * side * gap / 2 + index * side * gap, y - side / 2, side, side
        )


def silhouette(canvas: Canvas, creature: Creature, x: float, y: float, width: float, height: float) -> None:
    """The shadow on the back of a Humanoid, seen through a window: the larger, the stronger its band."""
    box = canvas.box(x, y, width, height)
    full = max(1, round(box.width * 1.42))
    whole = art_surface(creature.back_art, full, round(full * HEIGHT))
    middle = {"A": 0.6, "B": 0.46, "C": 0.44, "D": 0.38}[creature.band]
    window = Surface(box.size)
    window.blit(whole, (-(full - box.width) // 2, -round(full * HEIGHT * middle - box.height / 2)))
    canvas.surface.blit(window, box)
