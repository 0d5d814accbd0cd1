"""What a picture needs to become a file: its size, the function that draws it, and the pen."""

from collections.abc import Callable
from typing import NamedTuple

from assets.drawing.pens import CORNERS, Pen
from assets.drawing.picture import Picture

Draw = Callable[[Picture], None]


class Sheet(NamedTuple):
    """A picture to be drawn: its width and height in units, and how."""

    width: int
    height: int
    draw: Draw
    pen: Pen = CORNERS
    cut_out: str = ""
    """Path of the same picture without its ground, below the art folder; empty when there is none."""
