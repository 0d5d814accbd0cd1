"""What only flashes by: snores, dust, glows, the slot that waits, and notices."""

import math

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.boards import LIVE
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.light import shadow_blur
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter, face_crop, portrait_surface
from scenes.paint.rich import Style, lay_out
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale

DUST_STEPS = 7
_HALO_REACH = 13.0
_SOFTER = 4
_WEDGES = ((0.0, 4, 1.0), (-3.0, 33, 1.35), (-7.0, 64, 0.95))
"""Of each wedge of dust: where it starts, in u from the corner; its way in degrees; its size."""


@remembered(PIECES)
def snore(scale: Scale, side: float) -> Picture:
    """A rising Z."""
    canvas = Canvas.clear(scale, side, side)
    canvas.icon("zzz", 0, 0, side)
    return canvas.picture()


@remembered(PIECES)
def dust(scale: Scale, step: int, *, is_right: bool) -> Picture:
    """Three wedges of dust on their way from under the end of an edge, anchored at that end."""
    near, far, high, low = 16.0, 78.0, 66.0, 12.0
    left, right = (near, far) if is_right else (far, near)
    canvas = Canvas.clear(scale, 0, 0, left=left, right=right, top=high, bottom=low)
    share = step / (DUST_STEPS - 1)
    gone = 1 - (1 - share) ** 2
    side = 1 if is_right else -1
    sketch = Sketch(near + far, high + low)
    for start, degrees, size in _WEDGES:
        dx, dy = side * math.cos(math.radians(degrees)), -math.sin(math.radians(degrees))
        reach = (10 + 32 * gone) * size
        x, y = left + side * start + reach * dx, high - 3 + reach * dy
        long, broad = 21 * size * (1 - 0.5 * share), 10.5 * size * (1 - 0.7 * share)
        shape = [
            (x + dx * long, y + dy * long),
            (x + dy * broad, y - dx * broad),
            (x - dx * long * 0.35, y - dy * long * 0.35),
            (x - dy * broad, y + dx * broad),
        ]
        sketch.polygon(shape, ink.PARCHMENT_SHADE, 2.2)
    canvas.sketch(sketch, -left, -high)
    return canvas.picture()


@remembered(PIECES)
def halo(scale: Scale, width: float, height: float) -> Picture:
    """Soft amber light along the edge of a place width x height u."""
    room = 2 * _HALO_REACH
    canvas = Canvas.clear(scale, width, height, left=room, right=room, top=room, bottom=room)
    picture, light = canvas.picture(), ink.parts(ink.AMBER)
    # Drawn several times too small: light is soft, and blurring takes long.
    size = picture.surface.get_size()
    small = Surface([side // _SOFTER for side in size], pygame.SRCALPHA)
    small.fill((*light, 0))
    box = [side // _SOFTER for side in canvas.box(-6, -6, width + 12, height + 12)]
    pen, corner = max(1, scale.px(14) // _SOFTER), max(1, scale.px(12) // _SOFTER)
    pygame.draw.rect(small, (*light, 255), box, width=pen, border_radius=corner)
    soft = pygame.transform.gaussian_blur(small, shadow_blur(scale, _HALO_REACH * 0.5 / _SOFTER))
    return Picture(pygame.transform.smoothscale(soft, size), picture.anchor_x, picture.anchor_y)


@remembered(PIECES)
def dusk(scale: Scale, width: float, height: float) -> Picture:
    """The dark over a room whose light is out, width x height u."""
    dark = Surface(scale.box(0, 0, width, height).size, pygame.SRCALPHA)
    dark.fill((*ink.parts(ink.LATE_VEIL), 170))
    return Picture(dark, 0, 0)


@remembered(PIECES)
def grey_face(scale: Scale, sitter: Sitter, side: float) -> Picture:
    """The face of whoever left, as it stands in a slot of that side."""
    canvas = Canvas.clear(scale, side, side)
    box = canvas.box(2, 2, side - 4, side - 4)
    crop = face_crop(sitter)
    canvas.surface.blit(portrait_surface(sitter, box.width, box.height, crop, radius=4, is_grey=True), box)
    canvas.panel(0, 0, side, side, Panel("none", 6, 2.6))
    return canvas.picture()


@remembered(PIECES)
def awaited_slot(scale: Scale, side: float) -> Picture:
    """The slot that somebody is on the way to: a dashed amber frame around a door."""
    canvas = Canvas.clear(scale, side, side, left=5, top=5, right=5, bottom=5)
    canvas.panel(-2, -2, side + 4, side + 4, Panel(ink.HOLLOW, 7, 3, stroke=ink.AMBER, dash=6))
    canvas.icon("leave", side * 0.2, side * 0.2, side * 0.6)
    return canvas.picture()


_TOAST = Style(Face.BOLD, 16.5, ink.PARCHMENT_LIGHT, icon=1.25, leading=1.05, lines=4)


def toast_height(scale: Scale, words: str, width: float) -> float:
    """Height in u of a notice: 44, or as much as its lines need."""
    return max(44.0, lay_out(scale, words, width - 64, _TOAST).height / scale.u + 18)


@remembered(PIECES)
def live_plate(scale: Scale, width: float, height: float) -> Picture:
    """The amber plate of the phase that is on, without words."""
    canvas = Canvas.clear(scale, width, height)
    canvas.panel(0, 0, width, height, LIVE)
    return canvas.picture()


@remembered(PIECES)
def toast(scale: Scale, words: str, width: float, height: float = 44, icon: str = "warn") -> Picture:
    """A short notice over everything, with a sign that tells of what kind it is."""
    canvas = Canvas.clear(scale, width, height, left=20, top=18, right=24, bottom=28)
    canvas.shadow(0, 0, width, height, 7, 6, 160)
    canvas.panel(0, 0, width, height, Panel(ink.DEEP_PLUM, 12, 2.6, high=ink.LAMP))
    canvas.icon(icon, 12, height / 2 - 14, 28)
    canvas.rich(words, 50, height / 2, width - 64, _TOAST)
    return canvas.picture()
