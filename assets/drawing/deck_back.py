"""The back of every card: a lattice, a medallion, the gryphon."""

from assets.drawing.curves import brush, star
from assets.drawing.gryphon import portrait
from assets.drawing.palette import OCHRE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import bar, box, ellipse, union


def draw(art: Picture) -> None:
    """Draw the back of a card, 350 x 490."""
    board(art, Tones("#7E3A5A", "#5B2443", "#3E152D"), "#43183A")
    _lattice(art)
    border(art)
    _medallion(art)
    for y in (78, 412):
        art.piece(star(175, y, 20, 9, 4), OCHRE, line=4, shade=(3, 3), lamp=3)
        for way in (-1, 1):
            vine = brush([(175 + way * 32, y), (175 + way * 70, y - 4), (175 + way * 112, y + 2)], 7, 6, 1)
            art.fill(vine, OCHRE.base)


def board(art: Picture, rim: Tones, field: str) -> None:
    """Draw the card itself, 350 x 490: its rim, and the field inside in one colour."""
    art.piece(box(6, 6, 344, 484).grown(-12).grown(12), rim, line=5, shade=(6, 6), lamp=3)
    art.fill(box(22, 22, 328, 468), field)


def border(art: Picture) -> None:
    """Draw the two brass lines around the field and a stud on each corner."""
    art.fill(box(18, 18, 332, 472) - box(24, 24, 326, 466), OCHRE.base)
    art.fill(box(29, 29, 321, 461) - box(31, 31, 319, 459), OCHRE.dark)
    for x, y in ((24, 24), (326, 24), (24, 466), (326, 466)):
        art.piece(box(x - 13, y - 13, x + 13, y + 13).turned(45), OCHRE, line=4, shade=(4, 4), lamp=3)


def _lattice(art: Picture) -> None:
    field = box(22, 22, 328, 468)
    laths = []
    for number in range(-10, 22):
        laths.append(bar((number * 34 - 200, 0), (number * 34 + 290, 490), 1.8))
        laths.append(bar((number * 34 + 200, 0), (number * 34 - 290, 490), 1.8))
    art.fill(union(laths) & field, "#6B2E50")


def _medallion(art: Picture) -> None:
    art.piece(ellipse(175, 245, 122), OCHRE, line=6, shade=(8, 8), lamp=5)
    art.piece(ellipse(175, 245, 106), Tones("#3F4E86", "#2A2F5E", "#1B1D40"), line=4, shade=(-6, -6), lamp=0)
    scale = 0.53
    art.place(portrait(), 175 - 200 * scale, 245 - 196 * scale, scale)
