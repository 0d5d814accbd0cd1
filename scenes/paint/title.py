"""Pieces of the title: the sign on its chains, lanterns, and the regulars behind the bar."""

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.light import lifted_shadow, shadow_blur
from scenes.paint.panels import Panel
from scenes.paint.portrait import cut_out_surface
from scenes.paint.room import night_street
from scenes.paint.units import Picture, Scale
from scenes.paint.wood import planks

SIGN_RATIO = 0.76
LANTERN_WIDTH, LANTERN_HEIGHT = 92, 126
BAR_HEIGHT = 62
PATRON_SIDE = 238
CROWD = (
    "sleepy_summoner",
    "hungry_war_bear",
    "rusty_ranger",
    "bunny_prince",
    "clumsy_wizard",
    "abstinent_nun",
    "drunken_dwarf",
)

_SIGN_WIDTH = 600


@remembered(WINDOWS)
def title_backdrop(scale: Scale) -> Surface:
    """The whole title but for its menu: street, sign, lanterns, the regulars, and the bar they lean on."""
    canvas = Canvas(scale, night_street(scale).copy())
    wide, high = scale.logical_width, scale.logical_height
    left = wide * 0.335 - _SIGN_WIDTH / 2
    canvas.put(sign(scale, _SIGN_WIDTH), left, 28)
    for x in (left - 54, left + _SIGN_WIDTH - 30):
        canvas.glow(x + 44, 130, 170, ink.LANTERN, 0.8)
        canvas.put(lantern(scale), x, 32)
    _crowd(canvas, wide, high)
    canvas.put(bar_front(scale), 0, high - BAR_HEIGHT)
    return canvas.surface


@remembered(PIECES)
def sign(scale: Scale, width: float) -> Picture:
    """The sign of the Ugly Gryphon Inn with its chains, .76 as high as wide."""
    canvas = Canvas.clear(scale, width, width * SIGN_RATIO)
    canvas.art("logo.svg", 0, 0, width, width * SIGN_RATIO)
    return canvas.picture()


@remembered(PIECES)
def lantern(scale: Scale) -> Picture:
    """A hanging lantern, 92 x 126 u; its light is centred 44 u in and 98 u down."""
    canvas = Canvas.clear(scale, LANTERN_WIDTH, LANTERN_HEIGHT)
    canvas.art("frames/lantern.svg", 0, 0, LANTERN_WIDTH, LANTERN_HEIGHT)
    return canvas.picture()


@remembered(PIECES)
def regular(scale: Scale, key: str) -> Picture:
    """A patron without ground and with a soft shadow; the lower edge must be hidden by a bar or a frame."""
    blur = shadow_blur(scale, 7)
    pixels = scale.px(PATRON_SIDE)
    body = cut_out_surface(key, pixels)
    shade = lifted_shadow(body, blur)
    out = Surface((pixels + 4 * blur + scale.px(8), pixels + 4 * blur + scale.px(4)), pygame.SRCALPHA)
    out.blit(shade, (scale.px(8), scale.px(4)))
    out.blit(body, (2 * blur, 2 * blur))
    return Picture(out, 2 * blur, 2 * blur)


@remembered(PIECES)
def bar_front(scale: Scale) -> Picture:
    """The front of the bar over the whole width, 62 u high."""
    wide = scale.logical_width
    canvas = Canvas.clear(scale, wide, BAR_HEIGHT, left=6)
    planks(canvas, (0, 18, wide, BAR_HEIGHT - 18), ink.SHELF, ink.SHELF_SEAM, 90, upright=True, seed=5)
    canvas.panel(-6, 0, wide + 12, 18, Panel(ink.RAIL, 3, 3, ink.RAIL_LIGHT, ink.BEAM))
    return canvas.picture()


def _crowd(canvas: Canvas, wide: float, high: float) -> None:
    """The second, fourth, ... stand in front and a little lower."""
    step = (wide - 70 - PATRON_SIDE) / (len(CROWD) - 1)
    for index in (*range(0, len(CROWD), 2), *range(1, len(CROWD), 2)):
        y = high - 56 - PATRON_SIDE * 0.985 - (0 if index % 2 else 6)
        canvas.put(regular(canvas.scale, CROWD[index]), 35 + index * step, y)
