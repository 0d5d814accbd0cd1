"""The signs that point somewhere."""

from assets.drawing.curves import brush
from assets.drawing.palette import PARCHMENT
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, polygon, union


def play(art: Picture) -> None:
    """Go on."""
    art.piece(polygon((22, 10), (86, 50), (22, 90)).grown(3), PARCHMENT, line=6, shade=(6, 7), lamp=4)


def pause(art: Picture) -> None:
    """Stop for a moment."""
    for x in (20, 58):
        art.piece(box(x, 14, x + 22, 86).grown(2), PARCHMENT, line=6, shade=(5, 6), lamp=0)


def next_step(art: Picture) -> None:
    """One step on."""
    art.piece(polygon((16, 12), (62, 50), (16, 88)), PARCHMENT, line=6, shade=(5, 6), lamp=0)
    art.piece(box(66, 14, 84, 86).grown(1), PARCHMENT, line=6, shade=(5, 6), lamp=0)


def previous_step(art: Picture) -> None:
    """One step back."""
    art.piece(polygon((84, 12), (38, 50), (84, 88)), PARCHMENT, line=6, shade=(5, 6), lamp=0)
    art.piece(box(16, 14, 34, 86).grown(1), PARCHMENT, line=6, shade=(5, 6), lamp=0)


def up(art: Picture) -> None:
    """Up."""
    art.piece(
        polygon((50, 8), (90, 52), (66, 52), (66, 92), (34, 92), (34, 52), (10, 52)),
        PARCHMENT,
        line=6,
        shade=(5, 6),
        lamp=0,
    )


def down(art: Picture) -> None:
    """Down."""
    art.piece(
        polygon((50, 92), (90, 48), (66, 48), (66, 8), (34, 8), (34, 48), (10, 48)),
        PARCHMENT,
        line=6,
        shade=(5, 6),
        lamp=0,
    )


def undo(art: Picture) -> None:
    """Back."""
    art.piece(_returning(), PARCHMENT, line=6, shade=(5, 6), lamp=0)


def redo(art: Picture) -> None:
    """And forth again."""
    art.piece(_returning().mirrored(50), PARCHMENT, line=6, shade=(5, 6), lamp=0)


def _returning() -> Shape:
    shaft = brush([(28, 40), (48, 24), (74, 34), (84, 58), (70, 82), (44, 86)], 14, 18, 8)
    return union([shaft, polygon((36, 8), (34, 62), (4, 40))])
