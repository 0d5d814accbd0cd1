"""Tiles: the cards of a dungeon as small as they lie there, with what still has to be read on them."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.text import fit_text, text_px, text_width
from scenes.paint.units import Picture, Scale
from scenes.table.games.monster_inn.creatures import FOLDER, Creature, creature_surface
from scenes.table.games.monster_inn.paint_card import kind_tag, silhouette, skull_row, value_medal

_ROOMY = 62.0
_LOW = 54.0
_TAG_FROM = 38.0
MINUS = "\u2212"


@remembered(PIECES)
def tile_surface(
    scale: Scale,
    creature: Creature,
    width: float,
    height: float,
    *,
    support: str = "",
    is_hot: bool = False,
    gone: bool = False,
) -> Picture:
    """A tile width x height u, anchored at its corner.

    `support` is the treasure that lies on a Monster; a hot tile is framed amber. Who is `gone` is grey.
    """
    canvas = Canvas.clear(scale, width, height, left=16, top=16, right=20, bottom=12)
    if is_hot:
        canvas.panel(-4, -4, width + 8, height + 8, Panel(ink.AMBER, 8, 2.4))
    if creature.is_monster:
        _monster(canvas, creature, width, height, support)
    elif creature.is_back:
        _back(canvas, creature, width, height)
    else:
        _humanoid(canvas, creature, width, height, gone)
    return canvas.picture()


def _monster(canvas: Canvas, creature: Creature, width: float, height: float, support: str) -> None:
    _, base, dark = creature.ribbon
    is_roomy = width >= _ROOMY
    foot = height * (0.25 if is_roomy else 0.3)
    canvas.panel(0, 0, width, height, Panel(base, 5, 2.2, low=dark))
    _picture(canvas, creature, 2, 2, width - 4, height - foot - 2)
    canvas.fill(1, height - foot, width - 2, 1.8, ink.INK)
    side = min(foot * 0.86, (width - 5) / creature.skulls)
    skull_row(canvas, creature.skulls, width / 2, height - foot / 2 - 0.5, side, gap=1.0)
    if width >= _TAG_FROM:
        tag = min(width * 0.3, height * 0.28) if is_roomy else min(width * 0.4, height * 0.34)
        kind_tag(canvas, creature, width - tag - 1, 1, tag)
    _medal(canvas, creature.value, width, height)
    if support:
        shield = height * 0.42
        x = width - shield * (0.66 if is_roomy else 0.7)
        canvas.art(f"{FOLDER}/support_{support}.svg", x, height - foot - shield * 0.74, shield, shield)


def _medal(canvas: Canvas, value: int, width: float, height: float) -> None:
    side = min(width * 0.42, height * 0.36) if width >= _ROOMY else min(width * 0.58, height * 0.38)
    # The number has letters of 12 pixels, however small the tile is.
    side = max(side, 19, 18.5 / canvas.scale.u)
    value_medal(canvas, value, side * 0.34, side * 0.34, side)


def _back(canvas: Canvas, creature: Creature, width: float, height: float) -> None:
    canvas.panel(0, 0, width, height, Panel(creature.band_ink, 5, 2.2))
    if height < _LOW / min(1.0, canvas.scale.u):
        # Too low for a picture: the range above, what it costs below.
        upper = height * 0.52
        _range(canvas, creature, 0, 0, width, upper)
        canvas.panel(0, upper - 1, width, height - upper + 1, Panel(ink.WINE_DARK, 4, 2))
        cost(canvas, creature.skulls, width / 2, upper + (height - upper) / 2 - 1, 15, width - 4)
        return
    silhouette(canvas, creature, 2, 2, width - 4, height - 4)
    canvas.panel(0, 0, width, height, Panel("none", 5, 2.2))
    plate = max(height * (0.27 if width >= _ROOMY else 0.3), 17 / canvas.scale.u)
    _range(canvas, creature, 2, 2, width - 4, plate)
    foot = max(height * 0.26, 17 / canvas.scale.u)
    canvas.panel(2, height - foot - 2, width - 4, foot, Panel(ink.WINE_DARK, 3, 1.2))
    cost(canvas, creature.skulls, width / 2, height - foot / 2 - 2, min(foot * 0.86, 20), width - 6)


def _range(canvas: Canvas, creature: Creature, x: float, y: float, width: float, height: float) -> None:
    """The range on its plate: in narrow letters, or one number below the other, where it would be cut."""
    canvas.panel(x, y, width, height, Panel(ink.PARCHMENT, 4, 1.6, low=ink.PARCHMENT_SHADE))
    size, words = min(height * 0.82, 17), creature.range
    px, room = text_px(canvas.scale, size), (width - 3) * canvas.scale.u
    middle, centre = y + height / 2, x + width / 2
    for letters in (Face.DISPLAY, Face.BOLD):
        if fit_text(words, letters, px, room)[0] == words:
            canvas.text(words, centre, middle, letters, size, ink.TEXT, align=0.5, fit=width - 3)
            return
    low, _, high = words.partition("\u2013")
    step = 5.5 / canvas.scale.u
    for part, at in ((f"{low}\u2013", middle - step), (high, middle + step)):
        canvas.text(part, centre, at, Face.BOLD, 12, ink.TEXT, align=0.5, fit=width)


def _humanoid(canvas: Canvas, creature: Creature, width: float, height: float, gone: bool) -> None:
    canvas.panel(0, 0, width, height, Panel(creature.band_ink, 5, 2.2))
    _picture(canvas, creature, 2, 2, width - 4, height - 4, gone)
    canvas.panel(0, 0, width, height, Panel("none", 5, 2.4))
    if gone:
        side = min(34.0, width * 0.6, height * 0.5)
        canvas.icon("leave", (width - side) / 2, (height - side) / 2 + 3, side)
    else:
        foot = max(height * 0.25, 17 / canvas.scale.u)
        canvas.panel(2, height - foot - 2, width - 4, foot, Panel(ink.ALARM, 3, 1.4))
        cost(canvas, creature.skulls, width / 2, height - foot / 2 - 2, min(foot * 0.86, 20), width - 6)
    _medal(canvas, creature.value, width, height)


def _picture(
    canvas: Canvas, creature: Creature, x: float, y: float, width: float, height: float, gone: bool = False
) -> None:
    box = canvas.box(x, y, width, height)
    radius = max(1, canvas.scale.px(3))
    face = creature_surface(creature, box.width, box.height, is_close=True, radius=radius, gone=gone)
    canvas.surface.blit(face, box)


def cost(canvas: Canvas, skulls: int, x: float, y: float, side: float, room: float) -> None:
    """What a Humanoid costs, around a point: a minus, a number and a skull."""
    words = f"{MINUS}{skulls}"
    size = min(side, 16.0)
    wide = text_width(words, Face.DISPLAY, text_px(canvas.scale, size)) / canvas.scale.u
    side = min(side, room - wide - 2)
    left = x - (wide + max(0.0, side) + 2) / 2
    canvas.text(words, left, y, Face.DISPLAY, size, ink.ALARM_TEXT)
    if side >= 7:
        canvas.art(f"{FOLDER}/skull.svg", left + wide + 2, y - side / 2, side, side)


@remembered(PIECES)
def hollow(scale: Scale, width: float, height: float) -> Picture:
    """An empty place of a dungeon."""
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.NICHE_HOLLOW, 5, 1.4, stroke=ink.NICHE_EDGE))
    return canvas.picture()


@remembered(PIECES)
def drop_slot(scale: Scale, width: float, height: float, words: str, small: str, *, is_hot: bool) -> Picture:
    """The place where the card at stake would come, with two words; amber when the hand is over it."""
    canvas = Canvas.clear(scale, width, height, left=6, top=6, right=6, bottom=6)
    edge = ink.AMBER if is_hot else ink.SLOT_DASH
    fill = ink.SLOT_HOT if is_hot else ink.SLOT
    canvas.panel(0, 0, width, height, Panel(fill, 6, 2.6, stroke=edge, dash=7))
    room = (width - 4) * scale.u
    has_both = fit_text(small, Face.ITALIC, text_px(scale, 13.5), room)[0] == small
    y = height / 2 - (9 if has_both else 0)
    canvas.text(words, width / 2, y, Face.DISPLAY, 16, ink.AMBER, align=0.5, fit=width - 4)
    if has_both:
        y = height / 2 + 9
        canvas.text(small, width / 2, y, Face.ITALIC, 13.5, ink.SLOT_TEXT, align=0.5, fit=width - 4)
    return canvas.picture()


@remembered(PIECES)
def frame_around(scale: Scale, width: float, height: float, colour: str, *, dashed: bool) -> Picture:
    """A frame around a tile: dashed chalk for the card of this round, amber for one that is meant."""
    canvas = Canvas.clear(scale, width, height, left=8, top=8, right=8, bottom=8)
    look = Panel("none", 7, 2.6, stroke=colour, dash=6 if dashed else 0)
    canvas.panel(-4, -4, width + 8, height + 8, look)
    return canvas.picture()
