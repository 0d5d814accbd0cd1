"""The signs of days and what became of them, and of what is told to others."""

from assets.drawing.curves import brush, star
from assets.drawing.palette import MOSS, OCHRE, PARCHMENT, PURE_WHITE, RED
from assets.drawing.picture import Picture
from assets.drawing.shapes import bar, box, ellipse


def calendar(art: Picture) -> None:
    """A sheet of the days, hung up on two rings."""
    art.piece(box(12, 18, 88, 92).grown(3), PARCHMENT, line=6, shade=(5, 6), lamp=0)
    art.piece(box(12, 18, 88, 40).grown(3), RED, line=6, shade=(5, 4), lamp=4)
    for x in (32, 68):
        art.piece(bar((x, 10), (x, 28), 5), OCHRE, line=5, shade=(2, 3), lamp=2)
    for y in (57, 76):
        for x in (30, 50, 70):
            art.ink(ellipse(x, y, 5.5))


def copy(art: Picture) -> None:
    """Two sheets with the same on them."""
    art.piece(box(12, 8, 62, 70).grown(3), PARCHMENT, line=6, shade=(5, 6), lamp=0)
    art.piece(box(36, 28, 88, 92).grown(3), PARCHMENT, line=6, shade=(5, 6), lamp=0)
    for y in (46, 60, 74):
        art.stroke((48, y), (62, y), (76, y), width=6, start=3, end=3)


def won(art: Picture) -> None:
    """A disc that says yes."""
    art.piece(ellipse(50, 50, 42), MOSS, line=6, shade=(6, 7), lamp=5)
    art.ink(brush([(26, 52), (43, 70), (76, 30)], 9, 15, 8))
    art.fill(brush([(26, 52), (43, 70), (76, 30)], 5, 9, 4), PURE_WHITE)


def perfect(art: Picture) -> None:
    """A disc with a star."""
    art.piece(ellipse(50, 50, 46), MOSS, line=6, shade=(6, 7), lamp=5)
    art.piece(star(50, 51, 38, 17, 5), OCHRE, line=5, shade=(4, 5), lamp=3)
