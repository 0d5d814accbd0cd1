"""A rectangle of the table, in u."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Area:
    """A logical rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The four numbers, for `Scale.box`."""
        return self.x, self.y, self.width, self.height

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def low(self) -> float:
        """The lower edge."""
        return self.y + self.height

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on it."""
        return self.x <= x < self.right and self.y <= y < self.low
