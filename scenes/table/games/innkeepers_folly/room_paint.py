"""The taproom with the round table, drawn once for a window size."""

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.light import darken_corners
from scenes.paint.panels import Panel
from scenes.paint.sky import sky
from scenes.paint.svg import Sketch
from scenes.paint.units import Scale
from scenes.paint.wood import planks
from scenes.table.games.innkeepers_folly.grid import FollyGrid

_BEAM = Panel(ink.BEAM, 2, 3, low=ink.WOOD_DARK)
_POST = Panel(ink.BEAM, 2, 3, ink.WOOD_LIGHT, ink.WOOD_DARK)
_RAIL = Panel(ink.RAIL, 3, 3, ink.RAIL_LIGHT, ink.BEAM)


@remembered(WINDOWS)
def round_room(scale: Scale) -> Surface:
    """Wall, counter, round table and the street at the right, without what changes."""
    grid = FollyGrid.of(scale)
    canvas = Canvas(scale, Surface((scale.width, scale.height)).convert())
    wide, counter = grid.low_width, grid.rail.y - 6
    planks(canvas, (0, 0, wide, counter + 12), ink.WALL, ink.WALL_SEAM, 74, upright=True, seed=3)
    sky(canvas, wide, grid.width - wide, grid.height)
    canvas.surface.set_clip(canvas.box(0, 0, wide, grid.height))
    for share in (0.12, 0.5, 0.88):
        canvas.glow(wide * share, 190, 340, ink.WALL_LAMP, 0.6)
    floor = (0, counter, wide, grid.height - counter)
    planks(canvas, floor, ink.FLOOR, ink.FLOOR_SEAM, 96, upright=True, seed=5)
    canvas.glow(wide * 0.5, counter + 80, 460, ink.HEARTH, 0.5)
    _table(canvas, grid)
    x, y = grid.middle
    canvas.glow(x, y, 380, ink.COUNTER_LIGHT, 0.9)
    canvas.glow(x, y, 210, ink.LANTERN, 0.6)
    canvas.surface.set_clip(None)
    darken_corners(canvas.surface, 100)
    canvas.panel(*grid.rail.box, _RAIL)
    canvas.panel(wide - 9, -6, 18, grid.height + 12, _POST)
    canvas.panel(-6, -8, wide + 3, 40, _BEAM)
    return canvas.surface


def _table(canvas: Canvas, grid: FollyGrid) -> None:
    """The boards of the table, cut out of planks by its rim."""
    scale, area = canvas.scale, grid.table
    across, tall = area.width / 2, area.height / 2
    rim = Sketch(area.width + 40, area.height + 60)
    x, y = across + 20, tall + 20
    rim.ellipse(x + 3, y + 18, across + 8, tall + 8, ink.SHADOW)
    rim.ellipse(x, y + 10, across + 8, tall + 8, ink.WOOD_SHADE, 3)
    rim.ellipse(x, y, across + 8, tall + 8, ink.RAIL, 3)
    canvas.sketch(rim, area.x - 20, area.y - 20)
    box = canvas.box(area.x, area.y, area.width, area.height)
    boards = Canvas(scale, Surface(box.size, pygame.SRCALPHA))
    planks(boards, (0, 0, area.width, area.height), ink.COUNTER, ink.COUNTER_SEAM, 58, upright=False, seed=7)
    shape = Sketch(area.width, area.height)
    shape.ellipse(across, tall, across, tall, "#FFFFFF")
    mask = pygame.transform.smoothscale(shape.surface(scale), box.size)
    boards.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(boards.surface, box)
    edge = Sketch(area.width + 8, area.height + 8)
    edge.ellipse(across + 4, tall + 4, across, tall, "none", 2.4)
    canvas.sketch(edge, area.x - 4, area.y - 4)
