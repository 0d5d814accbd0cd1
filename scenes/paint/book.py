"""The replay is paper: a table pasted in as a sepia print, its mount, and the handle of the rail."""

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.palette import look
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale

_GREY_SHARE = 150
_WARM = (255, 232, 196)
_LIFT = (20, 14, 4)


def sepia(surface: Surface) -> Surface:
    """A copy in one brown ink, as an old print: 60 percent grey, then warm. A plain theme has none."""
    print_ = surface.copy()
    if look().is_plain:
        return print_
    grey = pygame.transform.grayscale(surface)
    grey.set_alpha(_GREY_SHARE)
    print_.blit(grey, (0, 0))
    print_.fill(_WARM, special_flags=pygame.BLEND_RGB_MULT)
    print_.fill(_LIFT, special_flags=pygame.BLEND_RGB_ADD)
    return print_


@remembered(PIECES)
def photo_mount(scale: Scale, width: float, height: float) -> Picture:
    """The white border a print of width x height u is pasted on; anchored at the corner of the print."""
    canvas = Canvas.clear(scale, width, height, left=14, top=14, right=14, bottom=14)
    canvas.panel(-12, -12, width + 24, height + 24, Panel(ink.PARCHMENT_LIGHT, 3, 2.4))
    return canvas.picture()


@remembered(PIECES)
def rail_handle(scale: Scale, *, stem: float = 80, is_held: bool = False) -> Picture:
    """The amber handle with its stem up into the curve, anchored at the middle of the rail below it."""
    canvas = Canvas.clear(scale, 1, 1, left=24, top=stem + 4, right=24, bottom=28)
    canvas.panel(-1.5, -stem, 3, stem + 12, Panel(ink.INK, 0, 0))
    side = 34 if is_held else 30
    canvas.shadow(-side / 2, -side / 2, side, side, 3, 4, 140)
    handle = Panel(ink.AMBER, side / 2, 2.8, ink.AMBER_LIGHT, ink.AMBER_DARK)
    canvas.panel(-side / 2, -side / 2, side, side, handle)
    canvas.icon("drag", -9, -9, 18)
    return canvas.picture()


@remembered(PIECES)
def photo_corners(scale: Scale, width: float, height: float) -> Picture:
    """The mount of a small print of width x height u, its corners held; anchored at the print's corner."""
    reach, corner = 16.0, 20.0
    canvas = Canvas.clear(scale, width, height, left=reach, top=reach, right=reach, bottom=reach)
    wide, high = width + 2 * reach, height + 2 * reach
    canvas.panel(-reach, -reach, wide, high, Panel(ink.PARCHMENT_INSET, 4, 1.6, stroke=ink.HAIRLINE))
    sketch = Sketch(wide, high)
    for x, right in ((2.0, 1), (wide - 2, -1)):
        for y, down in ((2.0, 1), (high - 2, -1)):
            sketch.polygon([(x, y), (x + corner * right, y), (x, y + corner * down)], ink.FRAME, 1.8)
    canvas.sketch(sketch, -reach, -reach)
    return canvas.picture()
