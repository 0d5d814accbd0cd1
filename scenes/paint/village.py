"""The houses on the hill behind the inn; their windows go out one by one, by day their shutters close."""

import math

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale

HEIGHT = 430.0
"""How far above the lower edge of the window the village begins, in u."""
WIDTH = 432.0
_RIDGE = 112.0
_PANE_WIDTH, _PANE_HEIGHT = 8.0, 11.0

# Left edge, breadth and height of every house, then its windows from the left and from the eaves.
_HOUSES: tuple[tuple[float, float, float, tuple[tuple[float, float], ...]], ...] = (
    (-14, 44, 62, ((25, 8), (25, 32))),
    (46, 34, 40, ((7, 9), (20, 9))),
    (100, 30, 52, ((11, 9), (11, 29))),
    (150, 40, 36, ((7, 9), (24, 9))),
    (222, 32, 54, ((12, 10),)),
    (276, 40, 38, ((7, 9), (24, 9))),
    (336, 32, 50, ((12, 9), (12, 29))),
    (404, 46, 64, ((13, 9), (13, 34))),
)
_LAST_UP = (5, 0, 9, 3, 12, 7, 2, 11, 4, 8, 14, 1, 10, 6, 13)
"""The windows in the order in which they go out."""


def village(canvas: Canvas, x: float, width: float, height: float) -> None:
    """Paint the far hill with its houses, all dark, on a strip of sky."""
    drawn = Sketch(width, HEIGHT)
    grow = width / WIDTH
    for index, (left, broad, tall, _) in enumerate(_HOUSES):
        foot = _ridge(left + broad / 2) + 20
        eaves = _eaves(left, broad, tall)
        tone = ink.HOUSES[index % len(ink.HOUSES)]
        walls = [(left, foot), (left, eaves), (left + broad, eaves), (left + broad, foot)]
        drawn.polygon([(at * grow, y) for at, y in walls], tone, 0)
        chimney = (left + broad * 0.7, eaves - broad * 0.5)
        drawn.polygon(
            [(chimney[0] * grow + dx, chimney[1] + dy) for dx, dy in ((0, 0), (6, 0), (6, 18), (0, 18))],
            tone,
            0,
        )
        gable = [
            (left - 4, eaves + 2),
            (left + broad / 2, eaves - broad * 0.45),
            (left + broad + 4, eaves + 2),
        ]
        drawn.polygon([(at * grow, y) for at, y in gable], ink.ROOF_FAR, 0)
    ridge = [(step * width / 40, _ridge(step * WIDTH / 40)) for step in range(41)]
    drawn.polygon([*ridge, (width, HEIGHT), (0, HEIGHT)], ink.HILL_FAR, 0)
    canvas.sketch(drawn, x, height - HEIGHT)


@remembered(PIECES)
def village_windows(scale: Scale, width: float, out: int) -> Picture:
    """The windows of the village, so many of them out; anchored at its upper left corner."""
    canvas = Canvas.clear(scale, width, _RIDGE + 60)
    drawn = Sketch(width, _RIDGE + 60)
    grow = width / WIDTH
    dark = set(_LAST_UP[:out])
    for index, (left, top) in enumerate(_windows()):
        x = left * grow
        frame = [
            (x, top),
            (x + _PANE_WIDTH, top),
            (x + _PANE_WIDTH, top + _PANE_HEIGHT),
            (x, top + _PANE_HEIGHT),
        ]
        drawn.polygon(frame, ink.PANE_OUT if index in dark else ink.PANE, 1.3, ink.PANE_FRAME)
        middle = x + _PANE_WIDTH / 2
        drawn.line([(middle, top), (middle, top + _PANE_HEIGHT)], ink.PANE_FRAME, 1.2)
        if index not in dark:
            bar = top + _PANE_HEIGHT * 0.45
            drawn.line([(x, bar), (x + _PANE_WIDTH, bar)], ink.PANE_FRAME, 1.0)
    canvas.sketch(drawn)
    return canvas.picture()


def windows_out(share: float, *, is_over: bool) -> int:
    """How many windows are out when this share of the night has passed; somebody is up until it is over."""
    count = len(_LAST_UP)
    return count if is_over else min(count - 1, int(share * count))


def _windows() -> list[tuple[float, float]]:
    """Upper left corner of every window, in u of the village."""
    return [
        (left + dx, _eaves(left, broad, tall) + dy)
        for left, broad, tall, windows in _HOUSES
        for dx, dy in windows
    ]


def _eaves(left: float, broad: float, tall: float) -> float:
    return _ridge(left + broad / 2) + 8 - tall


def _ridge(x: float) -> float:
    """Height of the far hill, higher at both edges, from the upper edge of the village."""
    return _RIDGE - 22 * math.cos(x / WIDTH * math.tau) + 5 * math.sin(x / 31)
