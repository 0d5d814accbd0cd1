"""The number everybody wants, as a gold disc, and the bang when it is hit."""

import math
from collections.abc import Callable

from assets.drawing.curves import star
from assets.drawing.palette import CREAM, OCHRE
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, ellipse, spot
from assets.drawing.texture import Hatching


def star_medal(
    art: Picture,
    x: float,
    y: float,
    radius: float,
    line: float = 6,
    part: Shape | None = None,
    turned: float = 0,
    how: Callable[[Shape], Shape] | None = None,
) -> None:
    """Draw a gold disc with the star of the house: all of it or a part, put in place by `how`."""

    def seen(shape: Shape) -> Shape:
        shape = shape if part is None else shape & part
        return shape if how is None else how(shape)

    art.piece(
        seen(ellipse(x, y, radius)),
        OCHRE,
        line=line,
        shade=(radius * 0.12, radius * 0.09),
        lamp=radius * 0.05,
        hatching=Hatching(angle=20, length=radius * 0.34, width=6),
    )
    art.fill(seen(ellipse(x, y, radius * 0.8) - ellipse(x, y, radius * 0.73)), OCHRE.dark)
    sign = star(x, y, radius * 0.6, radius * 0.27, 5, -90 + turned)
    art.fill(seen(sign), OCHRE.dark)
    art.fill(seen(sign.moved(-radius * 0.03, -radius * 0.04)), "#FFF1C4")


def blank_disc(
    art: Picture,
    x: float,
    y: float,
    radius: float,
    how: Callable[[Shape], Shape] | None = None,
    part: Shape | None = None,
    line: float = 6,
) -> None:
    """Draw a gold disc without a sign: all of it or a part, put in place by `how`."""

    def seen(shape: Shape) -> Shape:
        shape = shape if part is None else shape & part
        return shape if how is None else how(shape)

    art.piece(
        seen(ellipse(x, y, radius)),
        OCHRE,
        line=line,
        shade=(radius * 0.13, radius * 0.09),
        lamp=radius * 0.05,
        hatching=Hatching(angle=20, length=radius * 0.3, width=6),
    )
    art.fill(seen(ellipse(x, y, radius * 0.87) - ellipse(x, y, radius * 0.81)), OCHRE.dark)
    for stud in range(16):
        angle = stud * math.pi / 8 + 0.2
        middle = spot(x + radius * 0.935 * math.cos(angle), y + radius * 0.935 * math.sin(angle))
        art.fill(seen(middle.grown(radius * 0.03)), OCHRE.dark)


def burst(
    art: Picture,
    x: float,
    y: float,
    reach: float,
    points: int = 12,
    colours: tuple[str, ...] = ("#F0715A", "#FFD27A", CREAM),
    turned: float = 0,
    inner: float = 0.55,
) -> None:
    """Draw a bang of stars in each other."""
    for number, colour in enumerate(colours):
        shrunk = 1 - 0.27 * number
        ray = star(x, y, reach * shrunk, reach * inner * shrunk, points, turned)
        if number == 0:
            art.ink(ray.grown(6))
        art.fill(ray, colour)
