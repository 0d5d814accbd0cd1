"""What only flashes by: dust, snores, the ghosts of a leaver, notices."""

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale


@remembered(PIECES)
def dust(scale: Scale, phase: int) -> Picture:
    """A puff of six flakes in phase 0 to 3, anchored at its middle."""
    canvas = Canvas.clear(scale, 1, 1, left=60, top=34, right=60, bottom=34)
    sketch = Sketch(120, 68)
    for side in (-1, 1):
        for index in range(3):
            x = 60 + side * (14 + 12 * index + 7 * phase * (0.6 + 0.2 * index))
            y = 46 - 5 * index - 3 * phase
            size = max(1.6, 10 - 2.4 * index - 2 * phase)
            sketch.circle(x, y, size, ink.PARCHMENT_SHADE, 2)
            sketch.circle(x - size * 0.25, y - size * 0.3, size * 0.5, ink.PARCHMENT)
    canvas.sketch(sketch, -60, -34)
    return canvas.picture()


@remembered(PIECES)
def snore(scale: Scale, side: float) -> Picture:
    """A rising Z."""
    canvas = Canvas.clear(scale, side, side)
    canvas.icon("zzz", 0, 0, side)
    return canvas.picture()


@remembered(PIECES)
def toast(scale: Scale, words: str, width: float, icon: str = "warn") -> Picture:
    """A short notice over everything, width x 44 u."""
    canvas = Canvas.clear(scale, width, 44, left=20, top=18, right=24, bottom=28)
    canvas.shadow(0, 0, width, 44, 7, 6, 160)
    canvas.panel(0, 0, width, 44, Panel(ink.DEEP_PLUM, 12, 2.6, high=ink.LAMP))
    canvas.icon(icon, 12, 8, 28)
    style = Style(Face.BOLD, 16.5, ink.PARCHMENT_LIGHT, icon=1.25, leading=1.0, lines=2)
    canvas.rich(words, 50, 22, width - 64, style)
    return canvas.picture()


def ghost(surface: Surface, alpha: int) -> Surface:
    """A warm, fading copy of something that just went by; alpha 0 to 255."""
    copy = surface.copy()
    copy.fill((255, 220, 160, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
