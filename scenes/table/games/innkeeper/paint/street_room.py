"""The street at night with its inns, drawn once for a window size: everything that never changes."""

from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.cache import WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.light import darken_corners
from scenes.paint.masonry import eave, stone_wall
from scenes.paint.panels import Panel
from scenes.paint.sky import sky
from scenes.paint.units import Scale
from scenes.paint.wood import planks
from scenes.table.games.innkeeper.grid import ROOF, InnkeeperGrid

_BEAM = Panel(ink.BEAM, 2, 3, low=ink.WOOD_DARK)
_ROOFS = (ink.ROOF_SLATE, ink.ROOF_CLAY, ink.ROOF_MOSS)


@remembered(WINDOWS)
def street_room(scale: Scale, grid: InnkeeperGrid) -> Surface:
    """Sky, inns across, cobbles, and the inn in front with a wall taken off."""
    canvas = Canvas(scale, Surface((scale.width, scale.height)).convert())
    wide, street = grid.width, grid.street
    sky(canvas, 0, wide, street.y + 40)
    stone_wall(
        canvas, -6, street.y, wide + 12, street.height, row=24, seed=9, tones=ink.STREET, seam=ink.STREET_SEAM
    )
    for share in (0.2, 0.5, 0.8):
        canvas.glow(wide * share, street.y + street.height * 0.45, 330, ink.WALL_LAMP, 0.5)
    floor = (0, street.low - 8, wide, grid.height - street.low + 8)
    planks(canvas, floor, ink.FLOOR, ink.FLOOR_SEAM, 96, upright=True, seed=5)
    darken_corners(canvas.surface, 110)
    canvas.panel(-6, -8, wide + 12, 22, _BEAM)
    for order in range(grid.seats - 1):
        _inn(canvas, grid.inn(order), order)
    _own(canvas, grid.own)
    canvas.glow(grid.guest.x + 66, grid.guest.y + 90, 200, ink.LANTERN, 0.25)
    return canvas.surface


def _inn(canvas: Canvas, area: Area, order: int) -> None:
    """An inn across the street under its eave."""
    canvas.shadow(area.x, area.y, area.width, area.height, 8, 7, 150)
    canvas.panel(*area.box, Panel(ink.INN_WALL[0], 5, 3, low=ink.GROOVE))
    inside = (area.x + 3, area.y + 3, area.width - 6, area.height - 6)
    planks(canvas, inside, ink.INN_WALL, ink.GROOVE, 70, upright=True, seed=order + 3)
    shifted = Canvas(canvas.scale, canvas.surface, area.x, 0)
    eave(shifted, area.y, area.width, ROOF, _ROOFS[order % len(_ROOFS)])


def _own(canvas: Canvas, area: Area) -> None:
    """The inn in front."""
    canvas.shadow(area.x, area.y, area.width, area.height, 8, 7, 150)
    canvas.panel(*area.box, Panel(ink.BEAM, 9, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    inside = (area.x + 6, area.y + 6, area.width - 14, area.height - 14)
    planks(canvas, inside, ink.SHELF, ink.WOOD_DARK, 110, upright=True, seed=21)
