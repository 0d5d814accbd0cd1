"""Weapons, upright and held at (0, 0)."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.palette import STEEL
from assets.drawing.palette import IRON, OCHRE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def sword(
    art: Picture,
    x: float,
    y: float,
    turned: float,
    scale: float = 1,
    length: float = 190,
    width: float = 13,
    blade: Tones = STEEL,
    hilt: Tones = OCHRE,
    grip: Tones = WOOD,
    gem: Tones | None = None,
) -> None:
    """Draw a sword."""
    with art.at(x, y, turned=turned, scale=scale):
        art.piece(
            blob(
                corner(-width, -30),
                corner(-width, -length + width * 2.4),
                corner(0, -length),
                corner(width, -length + width * 2.4),
                corner(width, -30),
            ),
            blade,
            shade=(width * 0.9, 0),
            lamp=3,
        )
        art.stroke((0, -length + width * 2.6), (0, -36), width=3, start=2, end=2, colour=blade.dark)
        art.piece(box(-7, -28, 7, 34), grip, line=4.5, shade=(5, 0), lamp=2)
        art.piece(
            blob((-38, -34), (-30, -42), (0, -36), (30, -42), (38, -34), (30, -22), (0, -24), (-30, -22)),
            hilt,
            shade=(6, 5),
        )
        art.piece(ellipse(0, 40, 11), hilt, line=4, shade=(4, 4), lamp=3)
        if gem:
            art.piece(ellipse(0, -31, 7), gem, line=2.6, shade=(2, 2), lamp=2)


def axe(
    art: Picture,
    x: float,
    y: float,
    turned: float,
    scale: float = 1,
    length: float = 190,
    is_double: bool = False,
    head: Tones = IRON,
) -> None:
    """Draw an axe."""
    with art.at(x, y, turned=turned, scale=scale):
        art.piece(box(-8, -length, 8, 70), WOOD, shade=(5, 0), lamp=2, hatching=Hatching(length=8))
        blade = blob(
            corner(6, -length + 14),
            (30, -length),
            corner(58, -length - 22),
            (70, -length + 30),
            corner(60, -length + 86),
            (32, -length + 60),
            corner(6, -length + 58),
        )
        for how in [blade, blade.scaled(-1, 1, (0, 0))] if is_double else [blade]:
            art.piece(how, head, line=6, shade=(9, 9), lamp=5, hatching=Hatching(angle=20, length=14))
        if not is_double:
            art.piece(
                polygon((-6, -length + 22), (-24, -length + 26), (-24, -length + 48), (-6, -length + 52)),
                head,
                shade=(4, 6),
                lamp=3,
            )
        art.piece(box(-12, -length - 6, 12, -length + 66), IRON, line=4.5, shade=(6, 0), lamp=3)


def club(
    art: Picture,
    x: float,
    y: float,
    turned: float,
    scale: float = 1,
    length: float = 180,
    tones: Tones = WOOD,
    has_spikes: bool = True,
) -> None:
    """Draw a club."""
    with art.at(x, y, turned=turned, scale=scale):
        art.piece(
            blob(
                corner(-9, 50),
                (-12, -30),
                (-24, -length * 0.5),
                (-34, -length * 0.82),
                (-20, -length),
                (8, -length - 6),
                (32, -length * 0.86),
                (26, -length * 0.5),
                (13, -30),
                corner(9, 50),
            ),
            tones,
            line=6,
            shade=(11, 5),
            lamp=5,
            hatching=Hatching(angle=10, length=20),
        )
        if has_spikes:
            for px, py, reach in (
                (-30, -length * 0.8, -70),
                (30, -length * 0.78, 70),
                (-24, -length * 0.55, -80),
                (24, -length * 0.52, 80),
                (0, -length, 0),
            ):
                art.piece(
                    polygon((px - 9, py + 4), (px, py - 24), (px + 9, py + 4)).turned(reach, (px, py)),
                    IRON,
                    line=4,
                    shade=(4, 2),
                    lamp=2,
                )


def spear(
    art: Picture,
    x: float,
    y: float,
    turned: float,
    length: float = 230,
    scale: float = 1,
    head: Tones = STEEL,
) -> None:
    """Draw a spear."""
    with art.at(x, y, turned=turned, scale=scale):
        art.piece(box(-6, -length + 40, 6, 180), WOOD, line=4.5, shade=(4, 0), lamp=2)
        art.piece(
            blob(
                corner(0, -length - 20),
                (17, -length + 20),
                corner(8, -length + 46),
                corner(-8, -length + 46),
                (-17, -length + 20),
            ),
            head,
            shade=(8, 2),
            lamp=3,
        )
        art.piece(box(-10, -length + 44, 10, -length + 56), OCHRE, line=3.5, shade=(4, 3), lamp=2)
