"""The way of one thing from one place to another: where it is, how large, and which picture it shows."""

import math
from dataclasses import dataclass
from typing import NamedTuple

from scenes.anim.easing import Easing, cubic_out, shake


class Place(NamedTuple):
    """A rectangle in u, the layer it lies on and the name of what is drawn there."""

    x: float
    y: float
    width: float
    height: float
    layer: int
    look: str
    """What kind of picture a card shows here, such as `card`, `room`, `face`, `back`, `nothing`."""

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies in the rectangle."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def moved(self, dx: float, dy: float) -> "Place":
        """Return the place that far away."""
        return self._replace(x=self.x + dx, y=self.y + dy)


class Pose(NamedTuple):
    """Where a moving thing is at one moment."""

    x: float
    y: float
    width: float
    height: float
    look: Place
    """The place whose picture it shows."""
    alpha: int = 255
    squeeze: float = 1.0
    """Horizontal scale, for turning over."""
    tilt: float = 0.0
    """Degrees counter-clockwise."""


@dataclass(frozen=True, slots=True)
class Motion:
    """From one place to another in a stretch of a clip's time (seconds)."""

    start: Place
    end: Place
    delay: float = 0.0
    seconds: float = 0.0
    easing: Easing = cubic_out
    arc: float = 0.0
    """How far the way bends up, in u."""
    turns: bool = False
    """Whether the picture turns over half way, as a card does."""
    lean: float = 0.0
    """Degrees of tilt in the middle of the way."""
    shakes: float = 0.0
    """Width of a shake at the start place, in u."""

    @property
    def until(self) -> float:
        """When it has ended, in seconds of the clip."""
        return self.delay + self.seconds

    def pose(self, time: float) -> Pose:
        """Return where the thing is at a time of the clip."""
        share = 1.0 if self.seconds <= 0 else min(1.0, max(0.0, (time - self.delay) / self.seconds))
        way = self.easing(share)
        start, end = self.start, self.end
        (x0, y0), (x1, y1) = start.centre, end.centre
        swing = math.sin(math.pi * share)
        x = x0 + (x1 - x0) * way
        y = y0 + (y1 - y0) * way - self.arc * swing
        if self.shakes:
            x += self.shakes * shake(share, self.seconds)
        width = start.width + (end.width - start.width) * way
        height = start.height + (end.height - start.height) * way
        squeeze = abs(math.cos(math.pi * way)) if self.turns else 1.0
        shown = start if way < 0.5 else end
        alpha = 255
        if start.look == "nothing" and end.look != "nothing":
            shown, alpha = end, round(255 * share)
        elif end.look == "nothing" and start.look != "nothing":
            shown, alpha = start, round(255 * (1 - share))
        return Pose(x - width / 2, y - height / 2, width, height, shown, alpha, squeeze, self.lean * swing)
