"""Signs of treachery, guests, answers and the lead, 100 x 100."""

import math

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.innkeeper.forms import Place
from assets.drawing.innkeeper.palette import PLASTER
from assets.drawing.palette import BLUE, INK, NIGHT, OCHRE, RED, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon, union


def treachery(art: Picture) -> None:
    """Draw the sign of treachery, 100 x 100."""
    mask = blob(
        corner(4, 38),
        (20, 26),
        (38, 28),
        (50, 36),
        (62, 28),
        (80, 26),
        corner(96, 38),
        (94, 58),
        (80, 74),
        (64, 72),
        (50, 60),
        (36, 72),
        (20, 74),
        (6, 58),
    )
    art.piece(mask, WINE, line=6, shade=(8, 8), lamp=5)
    for x, way in ((28, 1), (72, -1)):
        hole = blob(corner(x - way * 14, 46), (x, 42), corner(x + way * 13, 54), (x - way * 2, 58))
        art.fill(hole.grown(3), INK)
        art.fill(hole, "#FFF1C4")
    art.fill(brush([(20, 33), (34, 34), (46, 41)], 1, 4, 1), "#F0A0A8")


def capacity(art: Picture) -> None:
    """Draw the sign of room for guests, 100 x 100."""
    for x, y, scale, tones in ((68, 46, 0.86, NIGHT), (36, 52, 1.0, BLUE)):
        place = Place(x, y, 0, scale)
        body = blob(corner(-30, 44), (-27, 14), (-12, 0), (12, 0), (27, 14), corner(30, 44))
        art.piece(place(body), tones, line=6, shade=(8 * scale, 5), lamp=5)
        art.piece(place(ellipse(0, -18, 20)), tones, line=6, shade=(6, 5))


def respond(art: Picture) -> None:
    """Draw the sign of an answer, 100 x 100."""
    bubble = blob((50, 8), (84, 14), (96, 42), (84, 70), (50, 76), (16, 70), (4, 42), (16, 14)) | polygon(
        (22, 62), (50, 72), (18, 98)
    )
    art.piece(bubble, PLASTER, line=6, shade=(7, 8), lamp=0)
    flash = polygon((56, 14), (30, 46), (47, 46), (40, 70), (70, 36), (52, 36), (64, 14))
    art.piece(flash, Tones("#FFB58A", "#E8652F", "#9A3418"), line=4.5, shade=(4, 3), lamp=3)


def lead_token(art: Picture) -> None:
    """Draw the sign of who has the lead, 100 x 100."""
    for turned in (20, -20):
        art.piece(
            polygon((38, 54), (62, 54), (64, 100), (50, 90), (36, 100)).turned(turned, (50, 44)),
            WINE,
            line=5.5,
            shade=(5, 0),
        )
    art.piece(
        union(
            [
                *[
                    ellipse(
                        50 + 32 * math.cos(number * math.pi / 6),
                        42 + 32 * math.sin(number * math.pi / 6),
                        9.5,
                    )
                    for number in range(12)
                ],
                ellipse(50, 42, 34),
            ]
        ),
        RED,
        line=6,
        shade=(8, 8),
        lamp=5,
    )
    art.piece(ellipse(50, 42, 24), PLASTER, line=4.5, shade=(-4, -4), lamp=0)
    art.piece(star(50, 43, 17, 7.5, 5), OCHRE, line=4, shade=(4, 4), lamp=2.5)
