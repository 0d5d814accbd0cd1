"""The shelf above the bar."""

import random

from assets.drawing.curves import blob, corner
from assets.drawing.palette import FOREST, IRON, MOSS, OCHRE, PARCHMENT, PLUM, RUST, TEAL, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon

_BOARD = 100
"""The y on which everything stands."""


def shelf(art: Picture) -> None:
    """A shelf with bottles, jars, mugs, kegs and candles."""
    rng = random.Random(9)
    x = 20
    for thing in "bjmkbcbmjbkcbjmbb":
        tones = rng.choice([MOSS, WINE, TEAL, RUST, PLUM, OCHRE, FOREST])
        height = rng.uniform(0.85, 1.1)
        match thing:
            case "b":
                _bottle(art, x, tones, height)
                x += 37
            case "j":
                _jar(art, x, tones)
                x += 52
            case "m":
                _mug(art, x)
                x += 60
            case "k":
                _keg(art, x)
                x += 60
            case _:
                _candle(art, x)
                x += 40
    art.piece(box(4, 100, 676, 118), WOOD, line=5, shade=(5, 8), lamp=4)


def _bottle(art: Picture, x: float, tones: Tones, height: float) -> None:
    vessel = blob(
        corner(x, _BOARD),
        (x, _BOARD - 44 * height),
        (x + 9, _BOARD - 58 * height),
        corner(x + 9, _BOARD - 84 * height),
        corner(x + 19, _BOARD - 84 * height),
        (x + 19, _BOARD - 58 * height),
        (x + 28, _BOARD - 44 * height),
        corner(x + 28, _BOARD),
    )
    art.piece(vessel, tones, line=4, shade=(7, 3), lamp=3)
    art.piece(
        box(x + 4, _BOARD - 34 * height, x + 24, _BOARD - 16 * height),
        PARCHMENT,
        line=2.5,
        shade=None,
        lamp=0,
    )
    art.piece(
        box(x + 9, _BOARD - 90 * height, x + 19, _BOARD - 80 * height), WOOD, line=3, shade=None, lamp=0
    )


def _jar(art: Picture, x: float, tones: Tones) -> None:
    vessel = blob(
        corner(x + 6, _BOARD),
        (x, _BOARD - 20),
        (x + 4, _BOARD - 48),
        corner(x + 14, _BOARD - 56),
        corner(x + 30, _BOARD - 56),
        (x + 40, _BOARD - 48),
        (x + 44, _BOARD - 20),
        corner(x + 38, _BOARD),
    )
    art.piece(vessel, RUST if tones != RUST else OCHRE, line=4, shade=(9, 4), lamp=4)
    art.piece(box(x + 10, _BOARD - 64, x + 34, _BOARD - 54), WOOD, line=4, shade=(5, 3), lamp=2)


def _mug(art: Picture, x: float) -> None:
    art.piece(
        ellipse(x + 38, _BOARD - 24, 13, 15) - ellipse(x + 38, _BOARD - 24, 6, 8),
        IRON,
        line=4,
        shade=(3, 3),
        lamp=2,
    )
    art.piece(
        polygon((x, _BOARD - 46), (x + 38, _BOARD - 46), (x + 36, _BOARD), (x + 2, _BOARD)),
        IRON,
        line=4,
        shade=(9, 0),
        lamp=4,
    )


def _keg(art: Picture, x: float) -> None:
    art.piece(
        blob(
            (x, _BOARD - 8),
            (x + 4, _BOARD - 46),
            (x + 26, _BOARD - 52),
            (x + 48, _BOARD - 46),
            (x + 52, _BOARD - 8),
            (x + 26, _BOARD),
        ),
        WOOD,
        line=4,
        shade=(8, 6),
        lamp=4,
    )
    art.ink(box(x + 8, _BOARD - 49, x + 12, _BOARD - 3))
    art.ink(box(x + 40, _BOARD - 49, x + 44, _BOARD - 3))
    art.piece(ellipse(x + 26, _BOARD - 26, 7), OCHRE, line=3, shade=(2, 2), lamp=2)


def _candle(art: Picture, x: float) -> None:
    art.piece(
        polygon((x + 8, _BOARD - 40), (x + 20, _BOARD - 40), (x + 20, _BOARD - 8), (x + 8, _BOARD - 8)),
        PARCHMENT,
        line=3,
        shade=(4, 0),
        lamp=2,
    )
    art.piece(
        blob(corner(x + 14, _BOARD - 62), (x + 20, _BOARD - 48), (x + 14, _BOARD - 41), (x + 8, _BOARD - 48)),
        OCHRE,
        line=3,
        shade=(2, 2),
        lamp=2,
    )
    art.piece(
        blob(
            (x - 2, _BOARD - 8),
            (x + 14, _BOARD - 12),
            (x + 30, _BOARD - 8),
            (x + 24, _BOARD),
            (x + 4, _BOARD),
        ),
        OCHRE,
        line=3,
        shade=(4, 3),
        lamp=2,
    )
