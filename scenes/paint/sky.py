"""What is above the roofs: gradient, stars or clouds, moon or sun, and two rows of hills."""

import math
from random import Random

import pygame
from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale
from scenes.paint.village import village

MOON_RADIUS = 34.0
HALO = 3.6
"""How far the light of the moon reaches, in its radii."""
HALO_STRENGTH = 0.4

_SPOTS = ((-10, -6, 7), (9, 8, 5), (6, -14, 4), (-6, 14, 4))
_RAYS = 14


def sky(
    canvas: Canvas,
    x: float,
    width: float,
    height: float,
    *,
    moon: tuple[float, float, float] | None = None,
    has_village: bool = False,
) -> None:
    """Paint a strip of sky from the top down; `moon` is (x, y, radius), for where it does not wander."""
    _gradient(canvas, x, width, height)
    drawn = Sketch(width, height)
    if ink.look().is_day:
        _clouds(drawn, width, height)
    elif not ink.look().is_plain:
        _stars(drawn, width, height)
    canvas.sketch(drawn, x, 0)
    if moon is not None:
        moon_x, moon_y, radius = moon
        canvas.glow(moon_x, moon_y, radius * HALO, ink.MOONLIGHT, HALO_STRENGTH)
        canvas.put(moon_picture(canvas.scale, radius), moon_x, moon_y)
    if has_village:
        village(canvas, x, width, height)
    hills = Sketch(width, height)
    _hills(hills, width, height, height - 150, 22, 0.011, 0.4, ink.HILL)
    _hills(hills, width, height, height - 90, 20, 0.014, 2.0, ink.HILL_NEAR)
    canvas.sketch(hills, x, 0)


@remembered(PIECES)
def moon_picture(scale: Scale, radius: float = MOON_RADIUS) -> Picture:
    """The moon with its spots, by day the sun with its rays; anchored at its middle."""
    reach = radius * 1.5
    canvas = Canvas.clear(scale, 0, 0, left=reach, top=reach, right=reach, bottom=reach)
    drawn = Sketch(2 * reach, 2 * reach)
    if ink.look().is_day:
        _rays(drawn, reach, radius)
        drawn.circle(reach, reach, radius, ink.MOON)
        drawn.circle(reach - radius * 0.1, reach - radius * 0.12, radius * 0.8, ink.MOON_SPOT)
    else:
        drawn.circle(reach, reach, radius, ink.MOON)
        grow = radius / MOON_RADIUS
        for dx, dy, spot in _SPOTS:
            drawn.circle(reach + dx * grow, reach + dy * grow, spot * grow, ink.MOON_SPOT)
    canvas.sketch(drawn, -reach, -reach)
    return canvas.picture()


def _rays(drawn: Sketch, middle: float, radius: float) -> None:
    """Short wedges around the sun, long and short by turns."""
    for index in range(_RAYS):
        angle = index * math.tau / _RAYS
        far = radius * (1.42 if index % 2 else 1.27)
        foot = [(angle + turn, radius * 1.1) for turn in (-0.1, 0.1)]
        points = [(middle + reach * math.cos(a), middle + reach * math.sin(a)) for a, reach in foot]
        drawn.polygon(
            [*points, (middle + far * math.cos(angle), middle + far * math.sin(angle))], ink.MOON, 0
        )


def _gradient(canvas: Canvas, x: float, width: float, height: float) -> None:
    column = Surface((1, 64)).convert()
    top, low = (pygame.Color(ink.tone(end)) for end in (ink.SKY_TOP, ink.SKY_LOW))
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
            drawn.circle(x, y, size, ink.STAR)
        else:
            rim = ((0, -5), (1.2, -1.2), (5, 0), (1.2, 1.2), (0, 5), (-1.2, 1.2), (-5, 0), (-1.2, -1.2))
            drawn.polygon([(x + dx, y + dy) for dx, dy in rim], ink.MOON, 0)


def _clouds(drawn: Sketch, width: float, height: float) -> None:
    """Flat clouds with round tops, more of them in a wide sky."""
    chance = Random(9)
    for index in range(3 + int(width / 300)):
        x = (index + chance.uniform(0.1, 0.9)) * width / (3 + int(width / 300))
        y = height * (0.1 + 0.16 * ((index * 5) % 3)) + chance.uniform(-18, 18)
        broad = chance.uniform(56, 96)
        for step in range(-2, 3):
            high = broad * (0.3 - 0.06 * abs(step)) * chance.uniform(0.8, 1.2)
            drawn.ellipse(x + step * broad * 0.3, y - high * 0.4, broad * 0.26, high, ink.CLOUD)
        drawn.ellipse(x, y + broad * 0.05, broad * 0.86, broad * 0.13, ink.CLOUD)


def _hills(
    drawn: Sketch, width: float, height: float, base: float, rise: float, pace: float, phase: float, fill: str
) -> None:
    ridge = []
    for step in range(41):
        x = step * width / 40
        wave = math.sin(x * pace + phase) + 0.4 * math.sin(x * pace * 2.7 + phase)
        ridge.append((x, base - rise * wave))
    drawn.polygon([*ridge, (width, height), (0, height)], fill, 0)
