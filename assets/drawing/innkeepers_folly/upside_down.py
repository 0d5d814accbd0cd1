"""A picture that will be turned on its head, with the light from the upper left all the same."""

from dataclasses import replace

from assets.drawing.palette import Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape
from assets.drawing.texture import Hatching


class UpsideDown(Picture):
    """A picture whose shade and lamp edges change sides."""

    def piece(
        self,
        shape: Shape,
        tones: Tones,
        line: float = 5,
        shade: tuple[float, float] | None = (13, 7),
        lamp: float = 4,
        hatching: Hatching | None = None,
    ) -> None:
        """Draw a solid thing, lit from the lower right."""
        super().piece(
            shape,
            tones,
            line,
            (-shade[0], -shade[1]) if shade else None,
            -lamp,
            replace(hatching, side=-1) if hatching else None,
        )
