"""Small things that many pictures show."""

from collections.abc import Iterable

from assets.drawing.curves import blob, corner, star
from assets.drawing.monster_inn.palette import FLAME, GOLD
from assets.drawing.palette import LINEN, WATER, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon


def flame(
    art: Picture,
    x: float,
    y: float,
    scale: float = 1,
    tones: Tones = FLAME,
    turned: float = 0,
    core: str = "#FFF3B0",
    line: float = 4,
) -> None:
    """Draw a flame."""
    with art.at(x, y, turned=turned, scale=scale):
        art.piece(
            blob(
                corner(2, -58),
                (12, -38),
                corner(22, -44),
                (28, -10),
                (20, 14),
                (0, 22),
                (-20, 14),
                (-28, -8),
                corner(-20, -34),
                (-10, -30),
            ),
            tones,
            line=line,
            shade=(7, 3),
        )
        art.fill(blob(corner(0, -22), (11, -2), (8, 12), (0, 15), (-8, 12), (-11, -2)), core)


def drops(art: Picture, *q: tuple[float, float, float], tones: Tones = WATER) -> None:
    """Draw drops: where, and how large."""
    for x, y, scale in q:
        with art.at(x, y, scale=scale):
            art.piece(
                blob(corner(0, -18), (11, 4), (8, 14), (0, 17), (-8, 14), (-11, 4)),
                tones,
                line=3.4,
                shade=(3, 2),
                lamp=2,
            )


def sparks(art: Picture, *q: tuple[float, float, float], tones: str = "#FFE9A0", count: int = 4) -> None:
    """Draw sparks: where, and how large."""
    for x, y, reach in q:
        art.fill(star(x, y, reach, reach * 0.36, count), tones)


def coin(art: Picture, x: float, y: float, radius: float = 16) -> None:
    """Draw a coin that lies."""
    art.piece(ellipse(x, y, radius, radius * 0.66), GOLD, line=4, shade=(4, 4), lamp=3)
    art.fill(ellipse(x, y, radius * 0.5, radius * 0.28), GOLD.dark)


def teeth(
    art: Picture,
    places: Iterable[tuple[float, float]],
    is_down: bool = True,
    height: float = 12,
    tones: Tones = LINEN,
    width: float = 5,
    line: float = 2.4,
) -> None:
    """Draw teeth that hang down or stand up at these points."""
    for x, y in places:
        art.piece(
            polygon((x - width, y), (x + width, y), (x, y + (height if is_down else -height))),
            tones,
            line=line,
            shade=(3, 0),
            lamp=0,
        )
