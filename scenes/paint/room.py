"""The rooms themselves, drawn once for a window size: taproom with sky, back room, bar room, night street."""

from random import Random

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.grid import TableGrid
from scenes.paint.lateness import LAMP_REACH, LAMP_STRENGTH, outside_sprites
from scenes.paint.light import darken_corners
from scenes.paint.panels import Panel
from scenes.paint.sky import sky
from scenes.paint.svg import Sketch
from scenes.paint.units import Scale
from scenes.paint.wood import planks

_RAIL = Panel(ink.RAIL, 3, 3, ink.RAIL_LIGHT, ink.BEAM)
_POST = Panel(ink.BEAM, 2, 3, ink.WOOD_LIGHT, ink.WOOD_DARK)
_BEAM = Panel(ink.BEAM, 2, 3, low=ink.WOOD_DARK)
_SHELF = Panel(ink.FRAME, 2, 3, ink.WOOD_EDGE, ink.WOOD_SHADE)
_BANDS = ((-0.16, 0.13), (0.06, 0.07), (0.3, 0.16), (0.62, 0.06))
"""Left edge and breadth of the bands of sunlight, in widths of the room."""
_COURSE, _STONE = 44.0, 118.0
"""Height and width of the stones of the cellar, in u."""


@remembered(WINDOWS)
def backdrop(scale: Scale) -> Surface:
    """The Gryphon table without what changes: sky, walls, light, shelf, counter and post."""
    grid = TableGrid.of(scale)
    canvas = Canvas(scale, _taproom(scale))
    wide = grid.room_width
    canvas.panel(wide - 9, -6, 18, grid.height + 12, _POST)
    canvas.glow(*grid.lamp, LAMP_REACH, ink.LANTERN, LAMP_STRENGTH)
    canvas.panel(-6, -8, wide + 12, 40, _BEAM)
    canvas.panel(*grid.shelf.box, _SHELF)
    _house_sign(canvas, grid)
    return canvas.surface


def _house_sign(canvas: Canvas, grid: TableGrid) -> None:
    """The sign of the inn, small, on its chains from the beam between the buttons and the phase sign."""
    if grid.house_sign is not None:
        canvas.art("logo.svg", *grid.house_sign.box)


@remembered(WINDOWS)
def end_backdrop(scale: Scale, window: Scale, *, is_win: bool) -> Surface:
    """The taproom after the last patron, for the end: warm and lit after a win, dark after a loss.

    On a page that is taller than the window the house has a cellar, so that it stands where the window ends.
    """
    grid = TableGrid.of(scale)
    canvas = Canvas(scale, _taproom(scale, window.logical_height))
    wide = grid.room_width
    for late in outside_sprites(window, 1.0, is_over=True):
        late.draw(canvas.surface)
    canvas.panel(wide - 9, -6, 18, grid.height + 12, _POST)
    room = canvas.box(0, 0, wide - 9, grid.height)
    veil = Surface(room.size, pygame.SRCALPHA)
    veil.fill((*ink.parts(ink.END_VEIL), 120 if is_win else 175))
    canvas.surface.blit(veil, room)
    canvas.surface.set_clip(room)
    canvas.glow(wide / 2, 110, 420, ink.LANTERN, 0.75 if is_win else 0.3)
    for x in (18, wide - 120):
        canvas.glow(x + 46, 84, 150, ink.LANTERN, 0.7 if is_win else 0.3)
        canvas.art("frames/lantern.svg", x, -6, 92, 126)
    canvas.surface.set_clip(None)
    return canvas.surface


@remembered(WINDOWS)
def back_room(scale: Scale) -> Surface:
    """The dark planks behind the library, the ledger and the settings, with a beam along the top."""
    canvas = _whole(scale)
    wide, high = scale.logical_width, scale.logical_height
    planks(canvas, (0, 0, wide, high), ink.WALL, ink.WALL_SEAM, 90, upright=True, seed=3)
    canvas.glow(wide * 0.3, 330, 620, ink.WALL_LAMP, 0.62)
    canvas.glow(wide * 0.8, 300, 460, ink.WALL_LAMP, 0.5)
    _daylight(canvas, wide, high)
    darken_corners(canvas.surface)
    canvas.panel(-6, -8, wide + 12, 30, _BEAM)
    return canvas.surface


@remembered(WINDOWS)
def bar_room(scale: Scale, counter_y: float) -> Surface:
    """The bar seen from the front, for a new game: wall above `counter_y`, counter boards below."""
    canvas = _whole(scale)
    wide, high = scale.logical_width, scale.logical_height
    planks(canvas, (0, 0, wide, counter_y + 20), ink.WALL, ink.WALL_SEAM, 74, upright=True, seed=3)
    for share in (0.2, 0.5, 0.8):
        canvas.glow(wide * share, 120, 360, ink.WALL_LAMP, 0.62)
    below = (0, counter_y + 8, wide, high - counter_y)
    planks(canvas, below, ink.COUNTER, ink.COUNTER_SEAM, 58, upright=False, seed=7)
    canvas.glow(wide * 0.36, counter_y + 108, 460, ink.COUNTER_LIGHT, 0.5)
    _daylight(canvas, wide, high)
    darken_corners(canvas.surface)
    canvas.panel(-6, counter_y, wide + 12, 16, _RAIL)
    canvas.panel(-6, -8, wide + 12, 30, _BEAM)
    return canvas.surface


def night_street(scale: Scale) -> Surface:
    """The street before the inn, for the title: moon, houses with lit windows, the beam of the sign."""
    canvas = _whole(scale)
    wide, high = scale.logical_width, scale.logical_height
    sky(canvas, 0, wide, high, moon=(112, 342, 84))
    _houses(canvas, wide, high)
    darken_corners(canvas.surface, 120)
    canvas.glow(wide * 0.33, 300, 520, ink.HEARTH, 0.75)
    canvas.panel(-8, 14, wide * 0.66, 26, Panel(ink.BEAM, 4, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    return canvas.surface


def _daylight(canvas: Canvas, width: float, height: float) -> None:
    """By day: the sun through windows out of sight, in slanted bands from the upper left."""
    if not ink.look().is_day:
        return
    fade = (
        '<linearGradient id="band" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{width * 0.5:.0f}" y2="{height:.0f}"><stop offset="0" stop-color="{ink.SUNBEAM}" '
        f'stop-opacity=".55"/><stop offset="1" stop-color="{ink.SUNBEAM}" stop-opacity="0"/></linearGradient>'
    )
    bands = Sketch(width, height, fade)
    for left, broad in _BANDS:
        top = [(left * width, 0.0), ((left + broad) * width, 0.0)]
        low = [
            ((left + broad * 1.25) * width + height * 0.55, height),
            (left * width + height * 0.55, height),
        ]
        bands.polygon([*top, *low], "url(#band)", 0)
    canvas.sketch(bands)
    canvas.glow(width * 0.12, 0, height * 0.9, ink.DAYLIGHT, 1.0)


def _whole(scale: Scale) -> Canvas:
    return Canvas(scale, Surface((scale.width, scale.height)).convert())


def _taproom(scale: Scale, ground: float | None = None) -> Surface:
    """Layers 1 to 4: sky, planks, light pools, vignette; then the edges of the counter.

    The sky ends at the ground, which is the lower edge unless it is said to be higher.
    """
    grid = TableGrid.of(scale)
    canvas = _whole(scale)
    wide, top, low = grid.room_width, grid.counter_top, grid.counter_bottom
    ground = min(grid.height, grid.height if ground is None else ground)
    sky(canvas, wide, grid.width - wide, ground, has_village=True)
    if ground < grid.height:
        _cellar(canvas, wide, ground, grid.width - wide, grid.height - ground)
    room = canvas.box(0, 0, wide, grid.height)
    canvas.surface.set_clip(room)
    planks(canvas, (0, 0, wide, top + 4), ink.WALL, ink.WALL_SEAM, 74, upright=True, seed=3)
    for share in (0.18, 0.5, 0.84):
        canvas.glow(wide * share, 120, 330, ink.WALL_LAMP, 0.66)
    counter = (0, top - 4, wide, low - top + 28)
    planks(canvas, counter, ink.COUNTER, ink.COUNTER_SEAM, 58, upright=False, seed=7)
    for share in (0.28, 0.72):
        canvas.glow(wide * share, (top + low) / 2 - 29, 420, ink.COUNTER_LIGHT, 0.55)
    _daylight(canvas, wide, low)
    planks(
        canvas,
        (0, low + grid.rail, wide, grid.height - low - grid.rail),
        ink.FLOOR,
        ink.FLOOR_SEAM,
        96,
        upright=True,
        seed=5,
    )
    canvas.surface.set_clip(None)
    darken_corners(canvas.surface)
    canvas.panel(-6, top - 12, wide + 12, 16, _RAIL)
    canvas.panel(-6, low, wide + 12, grid.rail, _RAIL)
    return canvas.surface


def _cellar(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The stones that the house is built on."""
    canvas.fill(x, y, width, height, ink.STONE_DARK)
    courses = Sketch(width, height)
    for row in range(int(height / _COURSE) + 1):
        top = row * _COURSE
        courses.line([(0, top), (width, top)], ink.STONE, 2.6)
        for joint in range(int(width / _STONE) + 1):
            left = (joint + row % 2 / 2) * _STONE
            courses.line([(left, top + 6), (left, top + _COURSE - 6)], ink.STONE, 2.6)
    canvas.sketch(courses, x, y)


def _houses(canvas: Canvas, wide: float, high: float) -> None:
    chance = Random(6)
    roofs, panes = Sketch(wide, high), Sketch(wide, high)
    lit = []
    x = -30.0
    while x < wide:
        broad, tall = chance.uniform(96, 150), chance.uniform(120, 230)
        y = high - 40 - tall
        tone = chance.choice(ink.HOUSES)
        chimney = [(0.68, -0.36 * broad), (0.68, -10), (0.84, 8), (0.84, -0.36 * broad)]
        roofs.polygon([(x + part * broad, y + dy) for part, dy in chimney], tone, 0)
        walls = [(0, tall + 20), (0, 4), (broad, 4), (broad, tall + 20)]
        roofs.polygon([(x + dx, y + dy) for dx, dy in walls], tone, 0)
        gable = [(-8, 10), (broad / 2, -0.42 * broad), (broad + 8, 10)]
        roofs.polygon([(x + dx, y + dy) for dx, dy in gable], ink.GABLES[tone], 0)
        for column in range(2):
            for row in range(int(tall / 58)):
                if chance.random() < 0.6:
                    lit.append((x + broad * (0.24 + 0.36 * column), y + 20 + row * 48))
        x += broad + chance.uniform(-6, 14)
    canvas.sketch(roofs)
    for left, top in lit:
        canvas.glow(left + 7, top + 10, 26, ink.FAR_WINDOW, 0.5)
        panes.polygon([(left, top), (left + 14, top), (left + 14, top + 20), (left, top + 20)], ink.PANE, 1.6)
        panes.line([(left + 7, top), (left + 7, top + 20)], ink.INK, 1.6)
    canvas.sketch(panes)


@remembered(WINDOWS)
def book_cover(scale: Scale) -> Surface:
    """An open book on boards, for a replay: wine cover, and a parchment page to paste on."""
    canvas = _whole(scale)
    wide, high = scale.logical_width, scale.logical_height
    planks(canvas, (0, 0, wide, high), ink.SHELF, ink.SHELF_SEAM, 90, upright=True, seed=5)
    darken_corners(canvas.surface, 120)
    canvas.shadow(14, 10, wide - 28, high - 20, 14, 10, 190)
    canvas.panel(14, 10, wide - 28, high - 22, Panel(ink.WINE_COVER, 12, 3.4, ink.WINE_LIGHT, ink.WINE_DARK))
    for sheet, tone in enumerate((ink.PARCHMENT_SHADE, ink.PARCHMENT_INSET, ink.PARCHMENT)):
        inset = sheet * 2
        box = (24 + inset, 18 + inset, wide - 48 - 2 * inset, high - 36 - 2 * inset)
        canvas.panel(*box, Panel(tone, 6, 2))
    return canvas.surface


def dimmed(surface: Surface, alpha: int = 222) -> Surface:
    """A copy under a dark veil, for what lies behind an overlay; alpha 0 to 255."""
    copy = surface.copy()
    veil = Surface(surface.get_size(), pygame.SRCALPHA)
    veil.fill((*ink.parts(ink.VEIL), alpha))
    copy.blit(veil, (0, 0))
    return copy
