"""The room of the table, drawn once for a window: taproom, counter, cellar, and the street under the sky."""

from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.light import darken_corners
from scenes.paint.masonry import stone_wall
from scenes.paint.panels import Panel
from scenes.paint.sky import sky
from scenes.paint.units import Scale
from scenes.paint.wood import planks
from scenes.table.games.monster_inn.measures import TableGrid

_RAIL = Panel(ink.RAIL, 3, 3, ink.RAIL_LIGHT, ink.BEAM)
_POST = Panel(ink.BEAM, 2, 3, ink.WOOD_LIGHT, ink.WOOD_DARK)
_BEAM = Panel(ink.BEAM, 2, 3, low=ink.WOOD_DARK)


@remembered(WINDOWS)
def backdrop(scale: Scale, players: int) -> Surface:
    """Everything that never changes at this table."""
    grid = TableGrid.of(scale, players)
    canvas = Canvas(scale, Surface((scale.width, scale.height)).convert())
    wide, high = grid.taproom, grid.height
    sky(canvas, wide, grid.width - wide, high)
    room = canvas.box(0, 0, wide, high)
    canvas.surface.set_clip(room)
    planks(canvas, (0, 0, wide, grid.counter_top + 4), ink.WALL, ink.WALL_SEAM, 74, upright=True, seed=3)
    for share in (0.18, 0.5, 0.84):
        canvas.glow(wide * share, 120, 330, ink.WALL_LAMP, 0.66)
    stone_wall(canvas, -6, grid.counter_low - 2, wide + 12, high - grid.counter_low + 4, row=40, seed=5)
    canvas.surface.set_clip(None)
    darken_corners(canvas.surface)
    canvas.surface.set_clip(room)
    canvas.glow(wide * 0.5, grid.counter_low + 70, 430, ink.COUNTER_LIGHT, 0.38)
    canvas.glow(96, grid.counter_low + 110, 260, ink.LANTERN, 0.4)
    counter = (0, grid.counter_top, wide, grid.counter_low - grid.counter_top)
    planks(canvas, counter, ink.COUNTER, ink.COUNTER_SEAM, 58, upright=False, seed=7)
    canvas.glow(wide * 0.35, grid.counter_top + 42, 330, ink.COUNTER_LIGHT, 0.55)
    lamp_x, lamp_y = grid.deck.x + grid.deck.width / 2, grid.deck.y - 22
    canvas.glow(lamp_x, lamp_y, 190, ink.LANTERN, 0.7)
    stake = grid.stake
    canvas.glow(stake.x + stake.width / 2, stake.y + stake.height / 2, 210, ink.LANTERN, 0.5)
    canvas.surface.set_clip(None)
    canvas.panel(-6, grid.edge - 2, wide + 12, 15, _RAIL)
    canvas.panel(-6, grid.counter_low - 6, wide + 12, 15, _RAIL)
    canvas.panel(wide - 9, -6, 18, high + 12, _POST)
    canvas.panel(-6, -8, wide + 12, 40, _BEAM)
    lantern_high = min(96.0, grid.deck.y - 72)
    canvas.fill(lamp_x - 1, 20, 2, grid.deck.y - lantern_high - 34, ink.IRON)
    canvas.art(
        "frames/lantern.svg",
        lamp_x - lantern_high * 0.365,
        grid.deck.y - lantern_high - 16,
        lantern_high * 0.73,
        lantern_high,
    )
    return canvas.surface
