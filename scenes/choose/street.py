"""The street by night without its houses, and the door that grows until it fills the screen."""

from random import Random

import pygame
from pygame import Rect, Surface

from scenes.anim.easing import share_of
from scenes.choose.house import stones
from scenes.paint import palette as ink
from scenes.paint.cache import WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.light import darken_corners
from scenes.paint.panels import Panel
from scenes.paint.sky import sky
from scenes.paint.svg import Sketch
from scenes.paint.units import Scale
from scenes.stage import Sprite

DOOR_SECONDS = 0.42

_BATS = ((-20.0, 96.0, 1.0), (48.0, 62.0, 0.7), (-66.0, 140.0, 0.6))
_WINGS = (
    (-34, -6),
    (-20, -14),
    (-8, -4),
    (-4, -10),
    (0, -6),
    (4, -10),
    (8, -4),
    (20, -14),
    (34, -6),
    (24, 2),
    (14, 0),
    (6, 8),
    (0, 12),
    (-6, 8),
    (-14, 0),
    (-24, 2),
)


@remembered(WINDOWS)
def street_backdrop(scale: Scale, ground: float) -> Surface:
    """Sky, far houses and cobbles; the street begins `ground` u below the top."""
    canvas = Canvas(scale, Surface((scale.width, scale.height)).convert())
    wide, high = scale.logical_width, scale.logical_height
    moon = (wide * 0.52, 92.0)
    sky(canvas, 0, wide, ground + 40, moon=(*moon, 52.0))
    _far_houses(canvas, wide, ground)
    stones(canvas, (-6, ground - 12, wide + 12, high - ground + 20), 22.0)
    darken_corners(canvas.surface, 120)
    if not (ink.look().is_day or ink.look().is_plain):
        _bats(canvas, *moon)
    return canvas.surface


def _far_houses(canvas: Canvas, wide: float, ground: float) -> None:
    chance = Random(6)
    drawn = Sketch(wide, ground + 10)
    x = -30.0
    while x < wide:
        broad, tall = chance.uniform(90, 140), chance.uniform(260, 380)
        tone = chance.choice(ink.HOUSES)
        y = ground + 44 - tall
        walls = [(x, ground + 10), (x, y + 10), (x + broad, y + 10), (x + broad, ground + 10)]
        drawn.polygon(walls, tone, 0)
        gable = [(x - 8, y + 10), (x + broad / 2, y - broad * 0.42), (x + broad + 8, y + 10)]
        drawn.polygon(gable, ink.GABLES[tone], 0)
        x += broad
    canvas.sketch(drawn)


def _bats(canvas: Canvas, x: float, y: float) -> None:
    drawn = Sketch(240, 200)
    for dx, dy, size in _BATS:
        at_x, at_y = 120 + dx, dy
        drawn.polygon([(at_x + a * size, at_y + b * size) for a, b in _WINGS], ink.INK, 0)
    canvas.sketch(drawn, x - 120, y - 92)


def lamp_post(canvas: Canvas, x: float, ground: float) -> None:
    """Paint a lantern on its post between two houses."""
    canvas.glow(x, ground - 116, 110, ink.LANTERN, 0.7)
    canvas.panel(x - 3, ground - 86, 6, 90, Panel(ink.IRON, 2, 2))
    canvas.art("frames/lantern.svg", x - 26, ground - 156, 52, 72)


def door_grown(door: Rect, window: Rect, seconds: float) -> Sprite | None:
    """Return the doorway on its way to fill the window, so many seconds after it opened."""
    share = share_of(seconds, 0.0, DOOR_SECONDS)
    share = share * share * (3 - 2 * share)
    # At the end the doorway is so large that only its light is seen.
    end = window.inflate(window.width, window.height * 1.5)
    edges = [
        round(near + (far - near) * share)
        for near, far in zip(
            (door.left, door.top, door.right, door.bottom),
            (end.left, end.top, end.right, end.bottom),
            strict=True,
        )
    ]
    grown = Rect(edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1])
    seen = grown.clip(window)
    if not seen.width or not seen.height:
        return None
    light = Surface(seen.size, pygame.SRCALPHA)
    half = grown.width // 2
    pygame.draw.rect(
        light,
        ink.tone(ink.LAMP),
        grown.move(-seen.left, -seen.top),
        border_top_left_radius=half,
        border_top_right_radius=half,
    )
    return Sprite(light, seen.left, seen.top)
