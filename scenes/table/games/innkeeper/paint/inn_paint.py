"""What stands on the inns: titles, characteristics, chips, slots, tags; each picture by what it says."""

from typing import Final

from game.core.players import Player
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.palette import Ink
from scenes.paint.panels import Panel
from scenes.paint.players import bot_pips
from scenes.paint.svg import Sketch
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper.paint.faces import ICONS

PLAIN, LEADING, CLOSED, QUIET = "plain", "leading", "closed", "quiet"
"""How a tag looks: a number among others, the best one, no room, what somebody does."""


@remembered(PIECES)
def live_ring(scale: Scale, width: float, height: float) -> Picture:
    """The amber frame around the inn of whoever acts."""
    canvas = Canvas.clear(scale, width, height, left=10, top=10, right=10, bottom=10)
    canvas.panel(-7, -7, width + 14, height + 14, Panel("none", 13, 3))
    canvas.panel(-4.5, -4.5, width + 9, height + 9, Panel("none", 11, 4.5, stroke=ink.AMBER))
    return canvas.picture()


@remembered(PIECES)
def inn_title(
    scale: Scale,
    width: float,
    inn: str,
    name: str,
    player: Player,
    room: float,
    *,
    is_lead: bool,
    is_live: bool,
) -> Picture:
    """Name of an inn, with `room` u up to its tag, over its player, pips and the rosette of the lead."""
    canvas = Canvas.clear(scale, width, 46)
    tone = ink.AMBER if is_live else ink.PARCHMENT_LIGHT
    canvas.text(inn, 0, 13, Face.DISPLAY, 18.5, tone, fit=room, shadow=True)
    pips = None if player.is_person else bot_pips(scale, player.kind, 18)
    wide = 0.0 if pips is None else pips.surface.get_width() / scale.u + 10
    rosette = 62.0 if is_lead else 0.0
    x = canvas.text(name, 0, 34, Face.BOLD, 14.5, ink.SUBTEXT_ON_WOOD, fit=width - wide - rosette) + 8
    if pips is not None:
        canvas.put(pips, x, 25)
        x += wide
    if is_lead:
        lead_mark(canvas, x, 34)
    return canvas.picture()


def lead_mark(canvas: Canvas, x: float, y: float) -> None:
    """Draw the rosette of the lead, with the word."""
    canvas.icon("lead_token", x, y - 12, 24)
    canvas.text(tr("lead"), x + 25, y, Face.BOLD, 13.5, ink.SUBTEXT_ON_WOOD)


@remembered(PIECES)
def plate(
    scale: Scale,
    width: float,
    height: float,
    part: int,
    number: int,
    *,
    is_lit: bool = False,
    after: int | None = None,
) -> Picture:
    """A characteristic with its number; lit while it counts, amber while it would become another."""
    canvas = Canvas.clear(scale, width, height)
    if after is not None:
        canvas.panel(0, 0, width, height, Panel(ink.AMBER, 8, 2.4, high=ink.AMBER_LIGHT))
    elif is_lit:
        canvas.panel(0, 0, width, height, Panel(ink.QUALITY[part], 8, 2.8, stroke=ink.PARCHMENT_LIGHT))
    else:
        canvas.panel(0, 0, width, height, Panel(ink.INN_PLATE, 8, 2.4, high=ink.TOGGLE_EDGE))
    side = height * 0.72
    canvas.icon(ICONS[part], 5, (height - side) / 2, side)
    middle, size = height / 2, min(28.0, height * 0.58)
    if after is None:
        x = side + (width - side) / 2 + 3
        canvas.text(str(number), x, middle, Face.DISPLAY, size, ink.PARCHMENT_LIGHT, align=0.5, shadow=True)
        return canvas.picture()
    room = width - side - 10
    left = side + 8
    canvas.text(str(number), left + room * 0.16, middle, Face.DISPLAY, size * 0.68, ink.TEXT_QUIET, align=0.5)
    arrow = Sketch(10, 14)
    arrow.polygon([(1, 1), (8, 7), (1, 13)], ink.RUST, 1.2)
    canvas.sketch(arrow, left + room * 0.36, middle - 7)
    canvas.text(str(after), left + room * 0.78, middle, Face.DISPLAY, size * 0.96, ink.TEXT, align=0.5)
    return canvas.picture()


@remembered(PIECES)
def chip(
    scale: Scale,
    width: float,
    height: float,
    icon: str,
    words: str,
    note: str = "",
    *,
    is_gold: bool = False,
    is_full: bool = False,
) -> Picture:
    """A chip with an icon and a number; `note` stands small beside it where there is room."""
    canvas = Canvas.clear(scale, width, height)
    ground = Panel(ink.ALARM, 7, 2) if is_full else Panel(ink.GROOVE, 7, 2)
    canvas.panel(0, 0, width, height, ground)
    side = min(23.0, height - 6)
    canvas.icon(icon, 4, (height - side) / 2, side)
    tone = ink.AMBER if is_gold else ink.PARCHMENT_LIGHT
    x = side + 8
    used = canvas.text(words, x, height / 2, Face.DISPLAY, 16.5, tone, fit=width - x - 3)
    left = x + used + 4
    if note and left + text_width(note, Face.BOLD, text_px(scale, 13)) / scale.u <= width - 2:
        canvas.text(note, left, height / 2 + 1, Face.BOLD, 13, ink.INN_QUIET)
    return canvas.picture()


@remembered(PIECES)
def free_slot(scale: Scale, width: float, height: float, words: str) -> Picture:
    """A slot without an asset."""
    canvas = Canvas.clear(scale, width, height)
    is_small = height < 60
    radius, pen, dash = (6, 1.8, 6) if is_small else (9, 2.2, 8)
    stroke, tone = (ink.INN_DASH, ink.INN_FREE) if is_small else (ink.KEY_DASH, ink.KEY_WORDS)
    canvas.panel(0, 0, width, height, Panel(ink.INN_HOLLOW, radius, pen, stroke=stroke, dash=dash))
    size = 13.5 if is_small else 14.5
    canvas.text(words, width / 2, height / 2, Face.ITALIC, size, tone, align=0.5, fit=width - 8)
    return canvas.picture()


_TAGS: Final[dict[str, tuple[Panel, Ink]]] = {
    LEADING: (Panel(ink.AMBER, 9, 2.8, high=ink.AMBER_LIGHT), ink.TEXT),
    PLAIN: (Panel(ink.INN_PLATE, 9, 2.8), ink.SUBTEXT_ON_WOOD),
    CLOSED: (Panel(ink.HOLLOW_ALARM, 9, 2.8), ink.ALARM_TEXT),
    QUIET: (Panel(ink.DEEP_PLUM, 8, 2.6, high=ink.DEEP_PLUM_EDGE), ink.PARCHMENT_LIGHT),
}


def tag_width(scale: Scale, words: str, icon: str) -> float:
    """Return how wide a tag is on the eave."""
    size = 15.5 if icon else 20.0
    return text_width(words, Face.DISPLAY, text_px(scale, size)) / scale.u + (52 if icon else 30)


@remembered(PIECES)
def tag(scale: Scale, words: str, icon: str, look: str) -> Picture:
    """The tag on the eave: a sum, a bid, or what is done there, anchored at its upper right corner."""
    wide, high = tag_width(scale, words, icon), 36.0
    panel, tone = _TAGS[look]
    canvas = Canvas.clear(scale, 0, high, left=wide + 2, right=4, top=2, bottom=4)
    canvas.panel(-wide, 0, wide, high, panel)
    if icon:
        canvas.icon(icon, 9 - wide, 6, 24)
        canvas.text(words, 38 - wide, high / 2, Face.DISPLAY, 15.5, tone)
    else:
        canvas.text(words, -wide / 2, high / 2, Face.DISPLAY, 20, tone, align=0.5)
    return canvas.picture()
