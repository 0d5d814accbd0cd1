"""Pictures that flash up while something happens: the crest of a winner, the slash through a card."""

import pygame

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite


def grown_at(scale: Scale, picture: Picture, x: float, y: float, size: float) -> Sprite:
    """Return a picture at a point in u, grown around its anchor."""
    if size == 1:
        return Sprite.at(scale, picture, x, y)
    surface = picture.surface
    wide, high = surface.get_size()
    changed = pygame.transform.smoothscale(surface, (max(1, round(wide * size)), max(1, round(high * size))))
    left = scale.px(x) - round(picture.anchor_x * size)
    return Sprite(changed, left, scale.px(y) - round(picture.anchor_y * size))


@remembered(PIECES)
def crest_art(scale: Scale, path: str, side: float) -> Picture:
    """The crest of an inn, anchored at its middle."""
    half = side / 2
    canvas = Canvas.clear(scale, 0, 0, left=half, top=half, right=half, bottom=half)
    canvas.art(path, -half, -half, side, side)
    return canvas.picture()


@remembered(PIECES)
def slash_art(scale: Scale, width: float, height: float) -> Picture:
    """A red slash from corner to corner of a card, anchored at its middle."""
    wide, high = width / 2 + 10, height / 2 + 10
    canvas = Canvas.clear(scale, 0, 0, left=wide, top=high, right=wide, bottom=high)
    lines = Sketch(2 * wide, 2 * high)
    lines.line([(6, 2 * high - 12), (2 * wide - 6, 12)], ink.INK, 15)
    lines.line([(7, 2 * high - 13), (2 * wide - 7, 13)], ink.RED, 10)
    canvas.sketch(lines, -wide, -high)
    return canvas.picture()
