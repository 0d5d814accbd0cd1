"""Boards that something is written or drawn on."""

from assets.drawing.palette import WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box
from assets.drawing.texture import Hatching


def button(art: Picture) -> None:
    """A wooden button."""
    art.piece(
        box(14, 14, 86, 86).grown(10),
        WOOD,
        line=5,
        shade=(5, 7),
        lamp=4,
        hatching=Hatching(angle=0, length=16, width=4, step=13),
    )


def button_hot(art: Picture) -> None:
    """The same button in brass, under the pointer."""
    art.piece(
        box(14, 14, 86, 86).grown(10), Tones("#E9A23B", "#A8641E", "#6E3E14"), line=5, shade=(5, 7), lamp=4
    )


def floor_plate(art: Picture) -> None:
    """The board with the number of a floor."""
    art.piece(
        box(6, 6, 74, 134),
        WOOD,
        line=5,
        shade=(7, 7),
        lamp=4,
        hatching=Hatching(angle=0, length=16, width=4, step=12),
    )
