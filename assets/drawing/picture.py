"""A picture: flat paths one over the other, as a pen, a brush and a lamp at the upper left leave them."""

import math
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from assets.drawing.curves import Knot, brush
from assets.drawing.palette import CREAM, INK, SKIN, Tones
from assets.drawing.pens import CORNERS, Pen
from assets.drawing.shapes import Point, Shape, bar, box, ellipse, polygon, union
from assets.drawing.texture import Hatching, hatched, roughened

_RAYS = 15
_HEAD = (200, 190)
_GROUND = '<rect x="-4" y="-4" width="408" height="408" fill="url(#{})"/>'


class Picture:
    """A drawing of `width` x `height` units that is written as one SVG file of flat paths."""

    def __init__(self, width: float = 400, height: float = 400, pen: Pen = CORNERS) -> None:
        self._width, self._height = width, height
        self._pen = pen
        self._poses: list[Callable[[Shape], Shape]] = []
        self._elements: list[str] = []
        self._definitions: list[str] = []
        self._ground_elements = 0
        self._pieces = 0
        self._glows = 0
        self._reach: list[tuple[float, float, float, float]] = []

    def fill(self, shape: Shape, colour: str, opacity: float = 1) -> None:
        """Lay one flat colour over a shape."""
        self._lay(self._posed(shape), colour, opacity)

    def _lay(self, shape: Shape, colour: str, opacity: float = 1) -> None:
        path = self._pen.path(self._inside(shape))
        if path:
            self._reach.append(shape.bounds)
            veil = f' fill-opacity="{opacity}"' if opacity < 1 else ""
            self._elements.append(f'<path fill="{colour}"{veil} d="{path}"/>')

    def _posed(self, shape: Shape) -> Shape:
        for pose in reversed(self._poses):
            shape = pose(shape)
        return shape

    def _inside(self, shape: Shape) -> Shape:
        margin = self._pen.margin
        if margin is None or shape.is_empty:
            return shape
        left, top, right, bottom = shape.bounds
        width, height = self._width + margin, self._height + margin
        if left < -margin or top < -margin or right > width or bottom > height:
            return shape & box(-margin, -margin, width, height)
        return shape

    def piece(
        self,
        shape: Shape,
        tones: Tones,
        line: float = 5,
        shade: tuple[float, float] | None = (13, 7),
        lamp: float = 4,
        hatching: Hatching | None = None,
    ) -> None:
        """Draw a solid thing: ink outline, base colour, crescent of shade, hatching, lamp edge.

        `line` is the width of the outline, `shade` how wide the crescent is across and down, `lamp` how wide
        the lit edge; 0 or None leaves that layer out.
        """
        self._pieces += 1
        shape = self._posed(shape)
        if line:
            self._outline(shape, line)
        self._lay(shape, tones.base)
        if shade:
            self._lay(shape - shape.moved(-shade[0], -shade[1]), tones.dark)
        if hatching:
            self._lay(hatched(shape, hatching, self._pieces), tones.dark)
        if lamp:
            self._lay(shape - shape.moved(lamp, lamp * 1.1), tones.light)

    def outline(self, shape: Shape, line: float) -> None:
        """Draw only the ink around a solid thing, this wide."""
        self._pieces += 1
        self._outline(self._posed(shape), line)

    def _outline(self, shape: Shape, line: float) -> None:
        outline = union([shape.grown(line * 0.75), shape.grown(line * 0.7).moved(line * 0.3, line * 0.45)])
        self._lay(roughened(outline, 0.7, self._pieces), INK)

    def ink(self, *shapes: Shape) -> None:
        """Fill shapes with ink."""
        for shape in shapes:
            self.fill(shape, INK)

    def stroke(
        self, *knots: Knot, width: float = 5, start: float = 1, end: float = 1, colour: str = INK
    ) -> None:
        """Pull a brush through the knots: `width` in the middle, `start` and `end` at its tips."""
        self.fill(brush(knots, start, width, end), colour)

    def eye(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        *,
        look: tuple[float, float] = (0, 0),
        pupil: float = 5.5,
        lid: float = 0,
        lower_lid: float = 0,
        skin: Tones = SKIN,
        tilt: float = 0,
        iris: str | None = None,
        white: str = CREAM,
        is_slit: bool = False,
        has_glint: bool = True,
        lid_reach: float = 60,
    ) -> None:
        """Draw an eye of two radii, looking somewhere, closed by lids (0 to 1, tilted by degrees).

        A lid goes no further than `lid_reach` to either side.
        """
        ball = ellipse(x, y, across, down)
        right, low = look
        self.fill(ball.grown(3.4), INK)
        self.fill(ball, white)
        if iris:
            self.fill(ellipse(x + right, y + low, pupil * 1.7) & ball, iris)
        opening = (pupil * 0.42, pupil * 1.5) if is_slit else (pupil, pupil)
        self.fill(ellipse(x + right, y + low, *opening) & ball, INK)
        if has_glint:
            self.fill(ellipse(x + right - pupil * 0.35, y + low - pupil * 0.4, pupil * 0.36) & ball, CREAM)
        if lid:
            edge = y - down + 2 * down * lid
            closed = box(x - lid_reach, y - 70, x + lid_reach, edge).turned(tilt, (x, y))
            self.fill(ball.grown(1) & closed, skin.base)
            rim = bar((x - across - 4, edge), (x + across + 4, edge), 2.6).turned(tilt, (x, y))
            self.fill(rim & ball.grown(4), INK)
        if lower_lid:
            self.fill(ball.grown(1) & box(x - 60, y + down - 2 * down * lower_lid, x + 60, y + 60), skin.dark)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of everything filled so far."""
        lefts, tops, rights, bottoms = zip(*self._reach, strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    def ground(
        self,
        top: str,
        bottom: str,
        rays: str,
        seed: int,
        rays_from: Point = _HEAD,
        has_glow: bool = True,
    ) -> None:
        """Paint what is behind a patron: a gradient, rays from behind the head, the glow of the lamp."""
        self._definitions.append(
            '<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" y1="-40" x2="0" y2="330">'
            f'<stop offset="0" stop-color="{_mixed(top, bottom)}"/><stop offset="1" stop-color="{bottom}"/>'
            "</linearGradient>"
        )
        self._elements.append(_GROUND.format("b"))
        self.fill(_rays(seed, rays_from) & box(-4, -4, 404, 404), rays)
        if has_glow:
            self.define_glow("g", (96, 70), 300, strong=".85", middle=".45", weak=".28")
            self._elements.append(_GROUND.format("g"))
        self.close_ground()

    def glow(self, x: float, y: float, radius: float, opacity: float, colour: str = "#FFD27A") -> None:
        """Lay light around a point, which fades to nothing."""
        self._glows += 1
        name = f"l{self._glows}"
        self._definitions.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{radius}">'
            f'<stop offset="0" stop-color="{colour}" stop-opacity="{opacity}"/>'
            f'<stop offset=".5" stop-color="{colour}" stop-opacity="{opacity * 0.35:.2f}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        )
        self._elements.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="url(#{name})"/>')

    def close_ground(self) -> None:
        """Count everything drawn so far as ground: the cut-out leaves it away."""
        self._ground_elements = len(self._elements)

    def define_glow(
        self, name: str, centre: Point, radius: float, *, strong: str, middle: str, weak: str
    ) -> None:
        """Define lamp light that fades from `strong` over `weak` at `middle` to nothing (fractions)."""
        self._definitions.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse"'
            f' cx="{centre[0]}" cy="{centre[1]}" r="{radius}">'
            f'<stop offset="0" stop-color="#FFD27A" stop-opacity="{strong}"/>'
            f'<stop offset="{middle}" stop-color="#F2A93B" stop-opacity="{weak}"/>'
            '<stop offset="1" stop-color="#F2A93B" stop-opacity="0"/></radialGradient>'
        )

    def define_light(
        self, name: str, centre: Point, radius: float, middle: str, around: str, edge: str
    ) -> None:
        """Define light of three colours, from the middle over half the radius to the edge."""
        self._definitions.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse"'
            f' cx="{centre[0]}" cy="{centre[1]}" r="{radius}">'
            f'<stop offset="0" stop-color="{middle}"/><stop offset=".5" stop-color="{around}"/>'
            f'<stop offset="1" stop-color="{edge}"/></radialGradient>'
        )

    def fill_with_light(self, name: str, shape: Shape) -> None:
        """Fill a shape with a defined light."""
        self._elements.append(f'<path fill="url(#{name})" d="{self._pen.path(shape)}"/>')

    def thread(self, lines: str, colour: str, width: float) -> None:
        """Draw a line of even width along SVG path data."""
        self._elements.append(f'<path fill="none" stroke="{colour}" stroke-width="{width}" d="{lines}"/>')

    def beam(self, shape: Shape, strong: float, weak: float) -> None:
        """Lay lamp light over a shape: `strong` at its top, `weak` at its foot (fractions)."""
        self._glows += 1
        name = f"l{self._glows}"
        self._definitions.append(
            f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">'
            f'<stop offset="0" stop-color="#FFE9A8" stop-opacity="{strong}"/>'
            f'<stop offset="1" stop-color="#FFD27A" stop-opacity="{weak}"/></linearGradient>'
        )
        self.fill_with_light(name, shape)

    def shine(self, name: str, left: float, top: float, width: float, height: float) -> None:
        """Lay a defined glow over a rectangle."""
        self._elements.append(
            f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="url(#{name})"/>'
        )

    def coarsen(self, tolerance: float) -> None:
        """Write what follows with this tolerance, for a picture that would be too large."""
        self._pen = replace(self._pen, tolerance=tolerance)

    @contextmanager
    def at(
        self,
        x: float,
        y: float,
        turned: float = 0,
        scale: float | tuple[float, float] = 1,
        is_mirrored: bool = False,
    ) -> Iterator[None]:
        """Draw everything inside around (0, 0), and see it mirrored, scaled, turned and moved to (x, y)."""
        across, down = scale if isinstance(scale, tuple) else (scale, scale)

        def pose(shape: Shape) -> Shape:
            if is_mirrored:
                shape = shape.scaled(-1, 1, (0, 0))
            return shape.scaled(across, down, (0, 0)).turned(turned, (0, 0)).moved(x, y)

        with self._pose(pose):
            yield

    @contextmanager
    def about(
        self,
        x: float,
        y: float,
        turned: float = 0,
        scale: float | tuple[float, float] = 1,
        right: float = 0,
        down: float = 0,
    ) -> Iterator[None]:
        """See everything drawn inside scaled and turned about (x, y), then moved."""
        wide, high = scale if isinstance(scale, tuple) else (scale, scale)
        with self._pose(
            lambda shape: shape.scaled(wide, high, (x, y)).turned(turned, (x, y)).moved(right, down)
        ):
            yield

    @contextmanager
    def mirrored(self, axis: float = 200) -> Iterator[None]:
        """See everything drawn inside in an upright mirror at x = `axis`."""
        with self._pose(lambda shape: shape.mirrored(axis)):
            yield

    def both_sides(self, axis: float = 200) -> Iterator[None]:
        """Draw what a loop over this draws, and draw it again in the mirror at x = `axis`."""
        yield
        with self.mirrored(axis):
            yield

    @contextmanager
    def _pose(self, pose: Callable[[Shape], Shape]) -> Iterator[None]:
        self._poses.append(pose)
        yield
        self._poses.pop()

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """Give everything drawn inside one SVG transform."""
        self._elements.append(f'<g transform="{transform}">')
        yield
        self._elements.append("</g>")

    def place(self, other: "Picture", right: float, down: float, scale: float) -> None:
        """Put what another picture shows into this one, elsewhere and in another size."""
        transform = f"translate({right} {down}) scale({scale})"
        self._elements.append(f'<g transform="{transform}">{"".join(other._elements)}</g>')

    def inset(self, other: "Picture", transform: str) -> None:
        """Put what another picture shows into this one under an SVG transform."""
        elements = "\n".join(other._elements)
        self._elements.append(f'<g transform="{transform}">{elements}</g>')

    def svg(self) -> str:
        """The whole picture as the text of an SVG file."""
        definitions = f"<defs>{''.join(self._definitions)}</defs>" if self._definitions else ""
        return self._document(definitions, self._elements)

    def cut_out_svg(self) -> str:
        """The picture without its ground, for crowds and banners."""
        return self._document("", self._elements[self._ground_elements :])

    def _document(self, definitions: str, elements: list[str]) -> str:
        size = f'viewBox="0 0 {self._width} {self._height}" width="{self._width}" height="{self._height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{definitions}{chr(10).join(elements)}</svg>'


def _mixed(top: str, bottom: str) -> str:
    """The colour a third of the way down."""
    parts = [
        round(int(top[at : at + 2], 16) * 0.68 + int(bottom[at : at + 2], 16) * 0.32) for at in (1, 3, 5)
    ]
    return "#{:02X}{:02X}{:02X}".format(*parts)


def _rays(seed: int, centre: Point) -> Shape:
    """Wide and thin rays from around a point, in turn, no two quite alike."""
    rng = random.Random(seed)
    rays: list[Shape] = []
    for number in range(_RAYS):
        angle = 2 * math.pi * number / _RAYS + rng.uniform(-0.05, 0.05)
        rays.append(_ray(centre, angle, 70, 0.075 * rng.uniform(0.8, 1.2)))
        rays.append(_ray(centre, angle + math.pi / _RAYS, 130, 0.025))
    return union(rays)


def _ray(centre: Point, angle: float, start: float, half_width: float) -> Shape:
    x, y = centre
    ends = (angle - half_width, angle + half_width)
    return polygon(
        (x + start * math.cos(angle), y + start * math.sin(angle)),
        *((x + 420 * math.cos(end), y + 420 * math.sin(end)) for end in ends),
    )
