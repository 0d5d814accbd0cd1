"""The Hammer."""

import math

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.innkeepers_folly.discs import blank_disc, burst
from assets.drawing.palette import CREAM, IRON, MOUTH, OCHRE, PINK, RED, RUST, TEAL, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Hammer, 400 x 400."""
    art.ground("#E6A85A", "#6A2A3A", "#82384A", seed=42)
    _struck_medals(art)
    _impact(art)
    _hammer(art)
    _stars(art)


def _struck_medals(art: Picture) -> None:

    def face(x: float, y: float, reach: float, phase: float) -> None:
        blank_disc(art, x, y, reach)
        for way in (-1, 1):
            centre_x, centre_y = (x + way * reach * 0.38, y - reach * 0.1)
            radius = reach * 0.25
            art.ink(ellipse(centre_x, centre_y, radius).grown(3.6))
            art.fill(ellipse(centre_x, centre_y, radius), CREAM)
            art.ink(
                brush(
                    [
                        (
                            centre_x
                            + way * (1 + radius * 0.84 * number / 20) * math.cos(number * 0.66 + phase),
                            centre_y + (1 + radius * 0.84 * number / 20) * math.sin(number * 0.66 + phase),
                        )
                        for number in range(21)
                    ],
                    2.4,
                    4.6,
                    2.4,
                    5,
                )
            )
        art.stroke(
            (x - reach * 0.62, y - reach * 0.44),
            (x - reach * 0.38, y - reach * 0.52),
            (x - reach * 0.14, y - reach * 0.4),
            width=9,
            start=3,
            end=4,
            colour=OCHRE.dark,
        )
        art.stroke(
            (x + reach * 0.14, y - reach * 0.48),
            (x + reach * 0.38, y - reach * 0.58),
            (x + reach * 0.62, y - reach * 0.42),
            width=9,
            start=4,
            end=3,
            colour=OCHRE.dark,
        )
        mouth = blob(
            (x - reach * 0.42, y + reach * 0.36),
            (x - reach * 0.2, y + reach * 0.28),
            (x, y + reach * 0.36),
            (x + reach * 0.22, y + reach * 0.28),
            (x + reach * 0.42, y + reach * 0.38),
            (x + reach * 0.2, y + reach * 0.56),
            (x, y + reach * 0.48),
            (x - reach * 0.2, y + reach * 0.56),
        )
        art.piece(mouth, MOUTH, line=4, shade=None, lamp=0)
        art.piece(
            blob(
                corner(x + reach * 0.04, y + reach * 0.44),
                corner(x + reach * 0.26, y + reach * 0.42),
                (x + reach * 0.3, y + reach * 0.72),
                (x + reach * 0.14, y + reach * 0.8),
                (x + reach * 0.02, y + reach * 0.68),
            ),
            PINK,
            line=4,
            shade=(4, 3),
            lamp=3,
        )
        for way in (-1, 1):
            art.fill(
                ellipse(x + way * reach * 0.64, y + reach * 0.2, reach * 0.12, reach * 0.08), RUST.light, 0.7
            )

    face(288, 296, 88, 2.2)
    face(140, 288, 104, 0)


def _impact(art: Picture) -> None:
    burst(art, 150, 176, 84, 12, turned=-80)


def _hammer(art: Picture) -> None:
    art.piece(
        blob(corner(180, 60), (290, 56), corner(500, 60), corner(500, 98), (290, 94), corner(180, 96))
        .scaled(0.84, 0.84, (150, 186))
        .turned(-16, (150, 80))
        .moved(-4, 0),
        WOOD,
        line=6,
        shade=(4, 10),
        hatching=Hatching(angle=0, length=40, width=4),
    )
    for x in range(6):
        art.piece(
            polygon((322 + x * 18, 58), (335 + x * 18, 58), (331 + x * 18, 97), (318 + x * 18, 97))
            .scaled(0.84, 0.84, (150, 186))
            .turned(-16, (150, 80))
            .moved(-4, 0),
            TEAL,
            line=3.4,
            shade=(3, 3),
            lamp=1.5,
        )
    head = blob(
        corner(96, -40),
        corner(206, -40),
        corner(212, -12),
        corner(200, 0),
        corner(200, 140),
        corner(214, 152),
        corner(214, 186),
        corner(88, 186),
        corner(88, 152),
        corner(102, 140),
        corner(102, 0),
        corner(90, -12),
    )
    art.piece(
        head.scaled(0.84, 0.84, (150, 186)).turned(-16, (150, 80)).moved(-4, 0),
        IRON,
        line=7,
        shade=(18, 10),
        lamp=7,
        hatching=Hatching(angle=0, length=34, width=6),
    )
    art.fill(
        box(92, 156, 210, 162).scaled(0.84, 0.84, (150, 186)).turned(-16, (150, 80)).moved(-4, 0), IRON.dark
    )
    art.piece(
        box(92, 52, 210, 102).grown(2).scaled(0.84, 0.84, (150, 186)).turned(-16, (150, 80)).moved(-4, 0),
        OCHRE,
        shade=(9, 6),
    )
    art.piece(
        ellipse(151, 77, 15).scaled(0.84, 0.84, (150, 186)).turned(-16, (150, 80)).moved(-4, 0),
        RED,
        line=4,
        shade=(4, 4),
        lamp=3,
    )
    for x in (106, 196):
        art.ink(ellipse(x, 62, 4).scaled(0.84, 0.84, (150, 186)).turned(-16, (150, 80)).moved(-4, 0))
        art.ink(ellipse(x, 92, 4).scaled(0.84, 0.84, (150, 186)).turned(-16, (150, 80)).moved(-4, 0))


def _stars(art: Picture) -> None:
    for x, y, reach, rot in (
        (54, 186, 20, -80),
        (34, 150, 13, -100),
        (262, 176, 18, -96),
        (300, 196, 12, -70),
        (372, 196, 17, -100),
        (22, 230, 11, -80),
    ):
        art.piece(star(x, y, reach, reach * 0.44, 5, rot), OCHRE, line=4, shade=(3, 3), lamp=2)
