"""How the outline of a shape is written as path data of SVG: corner for corner, or step by step."""

from dataclasses import dataclass
from itertools import pairwise

from assets.drawing.shapes import Ring, Shape


@dataclass(frozen=True, slots=True)
class Pen:
    """How exactly a picture is written; lengths in units of the picture."""

    tolerance: float = 0.22
    """How far a written outline may be from the drawn one."""
    is_stepwise: bool = False
    """Whether corners are told as steps from the one before, in about half as many letters."""
    smallest: float = 0
    """What has less area than this is left out."""
    margin: float | None = None
    """How far a shape may reach beyond the edge before it is cut off there; None never cuts."""
    is_decimal: bool = False
    """Whether corners are rounded as decimals are, and steps too short to be written kept as steps of 0."""

    def path(self, shape: Shape) -> str:
        """SVG path data with one decimal."""
        write = self._stepwise if self.is_stepwise else _absolute
        return "".join(
            write(ring)
            for outer, holes in shape.simplified(self.tolerance).rings(self.smallest)
            for ring in (outer, *holes)
            if len(ring) > 3
        )

    def _stepwise(self, ring: Ring) -> str:
        tenths = _decimal_tenths if self.is_decimal else _tenths
        corners = [(tenths(x), tenths(y)) for x, y in ring[:-1]]
        steps: list[str] = []
        for (x0, y0), (x1, y1) in pairwise(corners):
            if self.is_decimal or (x0, y0) != (x1, y1):
                steps += [_shortest(x1 - x0), _shortest(y1 - y0)]
        begin = [f"{place / 10:g}" if self.is_decimal else _shortest(place) for place in corners[0]]
        gap = "" if self.is_decimal and begin[1].startswith("-") else " "
        return f"M{begin[0]}{gap}{begin[1]}l{' '.join(steps).replace(' -', '-')}z"


CORNERS = Pen()
STEPPING = Pen(is_stepwise=True)
"""For pictures of many corners."""
CROWDED = Pen(tolerance=0.3, is_stepwise=True, smallest=0.8, margin=10, is_decimal=True)
"""For pictures of many things that reach beyond the edge."""


def _absolute(ring: Ring) -> str:
    return f"M{'L'.join(_corner(x, y) for x, y in ring[:-1])}Z"


def _corner(x: float, y: float) -> str:
    return f"{x:.1f} {y:.1f}".replace(".0 ", " ")


def _tenths(length: float) -> int:
    return round(length * 10)


def _decimal_tenths(length: float) -> int:
    """Tenths of what the length is with one decimal, which half-way between two may be the other one."""
    return round(round(length, 1) * 10)


def _shortest(tenths: int) -> str:
    """A length as short as SVG allows: `.5` for 0.5, `3` for 3.0."""
    sign, whole, part = "-" if tenths < 0 else "", *divmod(abs(tenths), 10)
    return sign + (f"{whole or ''}.{part}" if part else str(whole))
