"""Walls of stone and eaves of shingles, for houses at any table."""

from random import Random
from typing import Final

import pygame

from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.palette import Ink, look, tone
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch

OVER: Final = 14.0
"""How far an eave hangs over its wall on either side."""


def stone_wall(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    row: float,
    seed: int,
    tones: tuple[Ink, ...] = ink.CELLAR,
    seam: Ink = ink.CELLAR_SEAM,
) -> None:
    """Stones of uneven breadth in courses; one plain field in a theme without grain."""
    chance = Random(seed)
    canvas.fill(x, y, width, height, seam if look().has_grain else tones[0])
    if not look().has_grain:
        return
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(canvas.box(x, y, width, height).clip(clip))
    top = y
    while top < y + height:
        left = x - chance.uniform(0, 40)
        while left < x + width:
            broad = chance.uniform(48, 92)
            box = canvas.box(left + 1.5, top + 1.5, broad - 3, row - 3)
            colour = tone(tones[chance.randrange(len(tones))])
            pygame.draw.rect(canvas.surface, colour, box, border_radius=max(1, canvas.scale.px(4)))
            if chance.random() < 0.35:
                start = canvas.at(left + broad * 0.3, top + row * 0.6)
                end = canvas.at(left + broad * 0.5, top + row * 0.66)
                pen = max(1, canvas.scale.px(1.4))
                pygame.draw.line(canvas.surface, tone(seam), start, end, pen)
            left += broad
        top += row
    canvas.surface.set_clip(clip)


def eave(canvas: Canvas, y: float, width: float, high: float, tones: tuple[Ink, Ink, Ink]) -> None:
    """A low shingled roof that hangs over its wall, standing `high` u above y."""
    light, base, dark = tones
    slope = high * 0.85
    shape = Sketch(width + 2 * OVER, high + 12)
    left, right, top, foot = OVER, OVER + width, 3.0, 3.0 + high
    outline = [(left - 10, foot), (left + slope, top), (right - slope, top), (right + 10, foot)]
    shape.polygon([(px, py + 5) for px, py in outline], ink.INK, 3)
    shape.polygon(outline, base, 3)
    for course in range(1, int(high / 9)):
        line = foot - course * 9
        share = course * 9 / high
        start = left - 10 + share * (slope + 10) + 4
        end = right + 10 - share * (slope + 10) - 4
        count = max(1, int((end - start) / 20))
        for index in range(count):
            at = start + index * (end - start) / count + (8 if course % 2 else 0)
            if at + 14 < end:
                shingle = [(at, line), (at + 7, line + 4), (at + 14, line)]
                shape.polygon(
                    [*shingle, (at + 14, line + 1.6), (at + 7, line + 5.6), (at, line + 1.6)], dark, 0
                )
    edge = [(left - 10, foot), (left + slope, top), (left + slope + 9, top), (left + 2, foot)]
    shape.polygon(edge, light, 0)
    canvas.sketch(shape, -OVER, y - high - 3)
    canvas.panel(-OVER, y - 3, width + 2 * OVER, 9, Panel(ink.RAIL, 3, 2.4, ink.RAIL_LIGHT, ink.BEAM))
