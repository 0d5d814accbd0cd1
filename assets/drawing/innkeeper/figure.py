"""A body that is drawn as if it stood alone, and seen larger, smaller, turned or in the mirror."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from assets.drawing.curves import Knot, placed
from assets.drawing.palette import CREAM, INK, SKIN, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Point, Shape, bar, box, ellipse
from assets.drawing.texture import Hatching


@dataclass(frozen=True)
class Figure:
    """Draws on a picture in a pose; lines get thinner more slowly than what they go around gets small."""

    art: Picture
    poses: tuple[Callable[[Shape], Shape], ...] = ()
    """From the innermost to the outermost."""
    size: float = 1
    """How large one unit of the figure is on the picture."""

    def part(
        self,
        scale: float = 1,
        right: float = 0,
        down: float = 0,
        turned: float = 0,
        is_mirrored: bool = False,
        about: Point = (200, 200),
    ) -> Figure:
        """A figure in this one: mirrored, scaled and turned about a point, then moved."""

        def pose(shape: Shape) -> Shape:
            if is_mirrored:
                shape = shape.mirrored(about[0])
            return shape.scaled(scale, scale, about).turned(turned, about).moved(right, down)

        return replace(self, poses=(pose, *self.poses), size=self.size * scale)

    def at(
        self, x: float, y: float, scale: float = 1, turned: float = 0, is_mirrored: bool = False
    ) -> Figure:
        """A figure that is drawn around (0, 0) and seen at (x, y)."""
        return self.part(scale, x, y, turned, is_mirrored, about=(0, 0))

    def piece(
        self,
        shape: Shape,
        tones: Tones,
        line: float = 5,
        shade: tuple[float, float] | None = (13, 7),
        lamp: float = 4,
        hatching: Hatching | None = None,
    ) -> None:
        """Draw a solid thing, as `Picture.piece` does."""
        size = self.size
        if hatching is not None and self.poses:
            hatching = replace(
                hatching,
                length=hatching.length * size,
                step=max(9, hatching.step * size),
                width=max(3.2, hatching.width * size),
            )
        self.art.piece(
            self._posed(shape),
            tones,
            line * size**0.55,
            (shade[0] * size, shade[1] * size) if shade else None,
            lamp * size**0.7,
            hatching,
        )

    def fill(self, shape: Shape, colour: str, opacity: float = 1) -> None:
        """Lay one flat colour over a shape."""
        self.art.fill(self._posed(shape), colour, opacity)

    def ink(self, *shapes: Shape) -> None:
        """Fill shapes with ink."""
        for shape in shapes:
            self.fill(shape, INK)

    def stroke(
        self, *knots: Knot, width: float = 5, start: float = 1, end: float = 1, colour: str = INK
    ) -> None:
        """Pull a brush through the knots."""
        grow = self.size**0.6
        self.art.stroke(
            *placed(knots, self._posed), width=width * grow, start=start * grow, end=end * grow, colour=colour
        )

    def strokes(
        self,
        *knots: Knot,
        width: float = 5,
        start: float = 1,
        end: float = 1,
        colour: str = INK,
        axis: float = 200,
    ) -> None:
        """Pull a brush through the knots, and again in the mirror at x = `axis`."""
        other: list[Knot] = [(2 * axis - knot[0], *knot[1:]) for knot in knots]
        for side in (knots, other):
            self.stroke(*side, width=width, start=start, end=end, colour=colour)

    def eye(
        self,
        x: float,
        y: float,
        across: float = 15,
        down: float = 13,
        *,
        look: Point = (0, 0),
        pupil: float = 5.5,
        lid: float = 0,
        lower_lid: float = 0,
        skin: Tones = SKIN,
        tilt: float = 0,
        iris: str | None = None,
        white: str = CREAM,
    ) -> None:
        """Draw an eye, as `Picture.eye` does."""
        right, low = look
        ball = ellipse(x, y, across, down)
        self.art.fill(self._posed(ball).grown(3.4 * self.size**0.5), INK)
        self.fill(ball, white)
        if iris:
            self.fill(ellipse(x + right, y + low, pupil * 1.7) & ball, iris)
        self.fill(ellipse(x + right, y + low, pupil) & ball, INK)
        self.fill(ellipse(x + right - pupil * 0.35, y + low - pupil * 0.4, pupil * 0.36) & ball, CREAM)
        if lid:
            edge = y - down + 2 * down * lid
            closed = box(x - 40, y - 60, x + 40, edge).turned(tilt, (x, y))
            self.fill(ball.grown(1) & closed, skin.base)
            rim = bar((x - across - 4, edge), (x + across + 4, edge), 2.6).turned(tilt, (x, y))
            self.fill(rim & ball.grown(4), INK)
        if lower_lid:
            self.fill(ball.grown(1) & box(x - 40, y + down - 2 * down * lower_lid, x + 40, y + 40), skin.dark)

    def _posed(self, shape: Shape) -> Shape:
        for pose in self.poses:
            shape = pose(shape)
        return shape
