"""The hooded stranger: the portrait of a patron without art, told apart by colour and initial."""

import math
import zlib

from pygame import Surface

from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache
from scenes.paint.fonts import Face
from scenes.paint.svg import Points, Sketch, rasterise_drawing
from scenes.paint.text import text_surface

# Cloak (light, base, dark), then the two tones of the ground behind it.
_CLOAKS = (
    (("#C64B58", "#96283F", "#5B1530"), ("#5E7A5A", "#2F4A3A")),
    (("#8A5A8C", "#5E3566", "#37193F"), ("#C9A15A", "#8A5A33")),
    (("#5A5E92", "#363A68", "#1E1F40"), ("#C98A4E", "#7E4B2A")),
    (("#6FB2A6", "#3A7F7A", "#1F4A4C"), ("#A8704E", "#6A3A2E")),
    (("#6F9058", "#3F6340", "#223C2C"), ("#B9875A", "#7A4526")),
    (("#E58A4A", "#C0562A", "#7E2F1B"), ("#4D6A8A", "#28405F")),
    (("#FFD27A", "#E9A23B", "#A8641E"), ("#6A4A7A", "#3B2550")),
    (("#8FC1D6", "#4D8AAB", "#28506F"), ("#A05A4A", "#6A2E2E")),
)
_HOOD = [
    (200, 34), (232, 44), (270, 78), (296, 128), (308, 190), (318, 244), (352, 300), (384, 372), (396, 420),
    (4, 420), (16, 372), (48, 300), (82, 244), (92, 190), (104, 128), (130, 76), (168, 42),
]  # fmt: skip
_SHADE = [
    (214, 36), (250, 58), (284, 104), (302, 160), (318, 244), (352, 300), (384, 372), (396, 420), (286, 420),
    (296, 330), (282, 262), (286, 190), (272, 120),
]  # fmt: skip
_LAMP = [(196, 42), (150, 66), (116, 122), (102, 190), (94, 246), (104, 200), (124, 130), (156, 80)]
_HOLLOW = [
    (200, 86), (232, 98), (256, 134), (264, 184), (256, 238), (232, 276), (200, 290), (168, 276), (144, 238),
    (136, 184), (144, 134), (168, 98),
]  # fmt: skip

_KEPT = DrawnCache[Surface](4 * 2**20)


def stranger_surface(key: str, name: str, side: int) -> Surface:
    """The stranger of one patron, side x side pixels; the same key always has the same colours."""
    return _KEPT.get((key, name[:1], side), lambda: _draw(key, name, side))


def _draw(key: str, name: str, side: int) -> Surface:
    cloak, ground = _CLOAKS[zlib.crc32(key.encode()) % len(_CLOAKS)]
    sketch = _figure(cloak, ground)
    drawn = rasterise_drawing(sketch.source(), side, side)
    letter = text_surface(name[:1].upper(), Face.DISPLAY, round(side * 0.15), ink.TEXT)
    middle = (side * 0.5 - letter.get_width() / 2, side * 0.632 - letter.get_height() / 2)
    drawn.blit(letter, (round(middle[0]), round(middle[1])))
    return drawn


def _figure(cloak: tuple[str, str, str], ground: tuple[str, str]) -> Sketch:
    light, base, dark = cloak
    sketch = Sketch(400, 400, _defs(ground))
    sketch.polygon([(0, 0), (400, 0), (400, 400), (0, 400)], "url(#ground)", 0)
    for index in range(15):
        start = math.tau * index / 15
        tip = [(200 + 420 * math.cos(start + turn), 200 + 420 * math.sin(start + turn)) for turn in (0, 0.13)]
        sketch.polygon([(200, 200), *tip], ground[1], 0)
    sketch.polygon([(0, 0), (400, 0), (400, 400), (0, 400)], "url(#lamp)", 0)
    hood = _rounded(_HOOD)
    sketch.polygon([(x + 2, y + 3) for x, y in hood], ink.INK, 9)
    sketch.polygon(hood, base, 7)
    sketch.polygon(_rounded(_SHADE), dark, 0)
    sketch.polygon(_rounded(_LAMP), light, 0)
    for step in range(7):
        y = 150 + step * 34
        sketch.polygon([(300 + step * 9, y), (300 + step * 9, y + 6), (258 + step * 4, y - 12)], dark, 0)
    sketch.polygon(_rounded(_HOLLOW), "#1F1422", 6)
    _eyes(sketch)
    sketch.circle(200, 252, 44, ink.INK)
    sketch.circle(198, 250, 38, ink.BRASS_DARK)
    sketch.circle(197, 249, 36, ink.BRASS)
    sketch.circle(197, 249, 29, ink.AMBER)
    return sketch


def _eyes(sketch: Sketch) -> None:
    for x, lid in ((170, 6), (230, -4)):
        sketch.ellipse(x, 170, 19, 15, ink.AMBER_LIGHT, 3.4)
        sketch.ellipse(x + 3, 173, 7, 8, ink.INK)
        sketch.circle(x, 169, 2.6, "#FFFFFF")
        sketch.polygon([(x - 23, 150), (x + 23, 150), (x + 22, 164 - lid), (x - 22, 164 + lid)], "#1F1422", 0)


def _defs(ground: tuple[str, str]) -> str:
    fade = (
        '<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="400">'
        f'<stop offset="0" stop-color="{ground[0]}"/><stop offset="1" stop-color="{ground[1]}"/>'
        "</linearGradient>"
    )
    lamp = (
        '<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="96" cy="70" r="300">'
        '<stop offset="0" stop-color="#FFD27A" stop-opacity=".6"/>'
        '<stop offset="1" stop-color="#F2A93B" stop-opacity="0"/></radialGradient>'
    )
    return fade + lamp


def _rounded(points: list[tuple[int, int]]) -> Points:
    """A closed curve through the points, as short straight steps (Catmull-Rom)."""
    count = len(points)
    curve = []
    for index in range(count):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (points[(index + step - 1) % count] for step in range(4))
        for part in range(6):
            t = part / 6
            weights = (
                (-t + 2 * t * t - t**3) / 2,
                (2 - 5 * t * t + 3 * t**3) / 2,
                (t + 4 * t * t - 3 * t**3) / 2,
                (t**3 - t * t) / 2,
            )
            curve.append(
                (
                    sum(w * v for w, v in zip(weights, (ax, bx, cx, dx), strict=True)),
                    sum(w * v for w, v in zip(weights, (ay, by, cy, dy), strict=True)),
                )
            )
    return curve
