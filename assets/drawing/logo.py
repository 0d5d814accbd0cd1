"""The signs of the house and of the street: a hanging board, the gryphon, and a name in carved letters."""

import math

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.gryphon import portrait
from assets.drawing.lettering import draw_word
from assets.drawing.palette import IRON, OCHRE, PARCHMENT, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, ellipse, polygon, union


def draw(art: Picture) -> None:
    """Draw the sign of the Ugly Gryphon Inn, 1000 x 760."""
    _bare(art)
    draw_word(
        art,
        "Ugly Gryphon",
        size=146,
        centre=500,
        baseline=520,
        tones=OCHRE,
        seed=4,
        crooked=2.5,
        arch=(24, 430),
    )
    draw_word(art, "INN", size=104, centre=500, baseline=646, tones=PARCHMENT, seed=6, crooked=2, spacing=14)
    _flourishes(art, 176)


def draw_street(art: Picture) -> None:
    """Draw the sign of the whole street, the Four Inns, 1000 x 760."""
    _bare(art)
    draw_word(
        art,
        "Four",
        size=196,
        centre=500,
        baseline=526,
        tones=OCHRE,
        seed=4,
        crooked=2.5,
        spacing=12,
        arch=(24, 430),
    )
    draw_word(art, "INNS", size=104, centre=500, baseline=646, tones=PARCHMENT, seed=6, crooked=2, spacing=14)
    _flourishes(art, 206)


def _bare(art: Picture) -> None:
    """The board with the gryphon, without a name."""
    _chains(art)
    _board(art)
    scale = 1.22
    art.place(portrait(), 500 - 200 * scale, -22, scale)


def _flourishes(art: Picture, apart: float) -> None:
    """Stars and vines beside the lower word."""
    for way in (-1, 1):
        art.piece(star(500 + way * apart, 612, 22, 9, 4), OCHRE, line=5, shade=(4, 4), lamp=3)
        start = 500 + way * (apart + 38)
        vine = brush([(start, 612), (500 + way * 290, 606), (500 + way * 360, 590)], 8, 7, 2)
        art.fill(vine, OCHRE.base)


def _chains(art: Picture) -> None:
    for x in (250, 750):
        for number in range(4):
            y = 22 + number * 30
            link = ellipse(x, y, 10, 18) - ellipse(x, y, 5, 11)
            edge_on = ellipse(x, y, 7, 18) - ellipse(x, y, 2.5, 11)
            art.piece(link if number % 2 else edge_on, IRON, line=4, shade=(3, 3), lamp=2)


def _board(art: Picture) -> None:
    board = blob(
        corner(70, 150),
        (300, 118),
        (500, 108),
        (700, 118),
        corner(930, 150),
        (950, 300),
        (956, 470),
        corner(926, 640),
        (720, 690),
        (500, 712),
        (280, 690),
        corner(74, 640),
        (44, 470),
        (50, 300),
    )
    art.piece(board, WOOD, line=12, shade=(22, 16), lamp=9)
    field = board.scaled(0.94, 0.92, (500, 408))
    art.piece(field, Tones("#3F4E86", "#2A2F5E", "#1B1D40"), line=6, shade=(0, 0.1), lamp=0)
    rays = union(_ray(number * math.pi / 14) for number in range(28))
    art.fill(rays & field.grown(-4), "#353B72")
    art.fill(field.grown(-10) - field.grown(-15), OCHRE.base)
    for x, y in ((92, 176), (908, 176), (92, 624), (908, 624)):
        art.piece(ellipse(x, y, 15), IRON, line=5, shade=(5, 5), lamp=4)
        art.ink(ellipse(x, y, 4))


def _ray(angle: float) -> Shape:
    left, right = angle - 0.045, angle + 0.045
    return polygon(
        (500, 330),
        (500 + 900 * math.cos(left), 330 + 900 * math.sin(left)),
        (500 + 900 * math.cos(right), 330 + 900 * math.sin(right)),
    )
