"""The night outside: gradient, stars, moon and two rows of hills."""

import math
from random import Random

import pygame
from pygame import Surface

from scenes.paint.canvas import Canvas
from scenes.paint.light import MOONLIGHT
from scenes.paint.palette import DEEP_NIGHT, HILL, HILL_NEAR, MOON, MOON_SPOT, NIGHT_LOW, STAR
from scenes.paint.svg import Sketch

_SPOTS = ((-10, -6, 7), (9, 8, 5), (6, -14, 4), (-6, 14, 4))


def sky(
    canvas: Canvas, x: float, width: float, height: float, *, moon: tuple[float, float, float] | None = None
) -> None:
    """Paint a strip of night from the top down; `moon` is (x, y, radius), at the upper right by default."""
    _gradient(canvas, x, width, height)
    drawn = Sketch(width, height)
    moon_x, moon_y, radius = moon or (x + width - 64, 66, 34)
    _stars(drawn, width, height)
    canvas.glow(moon_x, moon_y, radius * 3.6, MOONLIGHT, 0.4)
    drawn.circle(moon_x - x, moon_y, radius, MOON)
    for dx, dy, spot in _SPOTS:
        grow = radius / 34
        drawn.circle(moon_x - x + dx * grow, moon_y + dy * grow, spot * grow, MOON_SPOT)
    _hills(drawn, width, height, height - 150, 22, 0.011, 0.4, HILL)
    _hills(drawn, width, height, height - 90, 20, 0.014, 2.0, HILL_NEAR)
    canvas.sketch(drawn, x, 0)


def _gradient(canvas: Canvas, x: float, width: float, height: float) -> None:
    column = Surface((1, 64)).convert()
    top, low = pygame.Color(DEEP_NIGHT), pygame.Color(NIGHT_LOW)
    for row in range(64):
        column.set_at((0, row), top.lerp(low, row / 63))
    box = canvas.box(x, 0, width, height)
    canvas.surface.blit(pygame.transform.smoothscale(column, box.size), box)


def _stars(drawn: Sketch, width: float, height: float) -> None:
    chance = Random(4)
    for _ in range(46):
        x, y = chance.uniform(0, width), chance.uniform(0, height * 0.7)
        size = chance.choice((0.8, 1.0, 1.3, 2.0))
        if size < 2:
            drawn.circle(x, y, size, STAR)
        else:
            rim = ((0, -5), (1.2, -1.2), (5, 0), (1.2, 1.2), (0, 5), (-1.2, 1.2), (-5, 0), (-1.2, -1.2))
            drawn.polygon([(x + dx, y + dy) for dx, dy in rim], MOON, 0)


def _hills(
    drawn: Sketch, width: float, height: float, base: float, rise: float, pace: float, phase: float, tone: str
) -> None:
    ridge = []
    for step in range(41):
        x = step * width / 40
        wave = math.sin(x * pace + phase) + 0.4 * math.sin(x * pace * 2.7 + phase)
        ridge.append((x, base - rise * wave))
    drawn.polygon([*ridge, (width, height), (0, height)], tone, 0)
