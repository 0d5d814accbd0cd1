"""The way of one thing from one place to another: where it is, how large, and which picture it shows."""

import math
from dataclasses import dataclass, replace
from typing import NamedTuple

from scenes.anim import timings
from scenes.anim.easing import Easing, bump, cubic_out, plateau, shake, share_of
from scenes.paint.area import Area


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
    def area(self) -> Area:
        """The rectangle alone."""
        return Area(self.x, self.y, self.width, self.height)

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
    squash: float = 0.0
    """How much lower it is pressed than it is, in u; its lower edge stays."""


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
    bow: float = 0.0
    """How far the way bends to the right, in u."""
    via: tuple[float, float] | None = None
    """The point, in u, that the way is drawn towards on a curve; straight without one."""
    turns: bool = False
    """Whether the picture turns over half way, as a card does."""
    lean: float = 0.0
    """Degrees of tilt on the way."""
    tilted: float = 0.0
    """Degrees of tilt at the start, which go on the way."""
    shakes: float = 0.0
    """Width of a shake at the start place, in u."""
    nudge: float = 0.0
    """How far it slips to the side when it arrives, in u."""
    squash: float = 0.0
    """How much lower it is pressed when it lands, in u; that takes another moment after `seconds`."""
    ghosts: int = 0
    """How many fading pictures follow it."""
    folds: float = 0.0
    """The side of the square, in u, that it shrinks to on the way before it shows the end's picture."""
    is_backwards: bool = False
    """Whether it is the same way gone from its end to its start."""

    @property
    def lands(self) -> float:
        """When it has arrived, in seconds of the clip."""
        return self.delay + self.seconds

    @property
    def until(self) -> float:
        """When it has come to rest, in seconds of the clip."""
        return self.lands + (timings.SQUASH if self.squash else 0.0)

    def reversed(self, seconds: float) -> "Motion":
        """Return the same way back in a clip of so many seconds; what happens on arrival is left out."""
        return replace(
            self,
            start=self.end,
            end=self.start,
            delay=max(0.0, seconds - self.lands),
            tilted=0.0,
            nudge=0.0,
            squash=0.0,
            ghosts=0,
            is_backwards=not self.is_backwards,
        )

    def quicker(self, factor: float) -> "Motion":
        """Return the same way in a share of the time."""
        return replace(self, delay=self.delay * factor, seconds=self.seconds * factor)

    def poses(self, time: float) -> tuple[Pose, ...]:
        """Return all that is seen of the thing at a time of the clip, from back to front."""
        share = self._share(time)
        main = self.pose(time)
        behind: list[Pose] = []
        for order in range(self.ghosts, 0, -1):
            before = time - order * timings.GHOST_APART
            if before > self.delay and share < 0.5:
                ghost = self.pose(before)
                strength = 0.45 * 0.62 ** (order - 1) * (1 - share_of(share, 0.34, 0.16))
                behind.append(ghost._replace(alpha=round(ghost.alpha * strength)))
        if not self.folds or not 0 < share < 1:
            return (*behind, main)
        return (*behind, *self._folding(main, share))

    def _folding(self, main: Pose, share: float) -> tuple[Pose, ...]:
        """Return the picture of the start giving way to the one of the end."""
        first, last = (self.end, self.start) if self.is_backwards else (self.start, self.end)
        share = 1 - share if self.is_backwards else share
        gone = share_of(share, 0.42, 0.2)
        wide = main.x + main.width / 2, main.y + main.height / 2
        poses = []
        if gone < 1:
            shrunk = 1 - 0.45 * gone
            size = first.width * shrunk, first.height * shrunk
            poses.append(_around(wide, size, first, round(255 * (1 - gone)), main.tilt))
        if gone > 0:
            left = share_of(share, 0.5, 0.5)
            side = self.folds + (last.width - self.folds) * left
            poses.append(_around(wide, (side, side), last, round(255 * gone), main.tilt))
        return tuple(poses)

    def _share(self, time: float) -> float:
        return share_of(time, self.delay, self.seconds)

    def pose(self, time: float) -> Pose:
        """Return where the thing is at a time of the clip."""
        share = self._share(time)
        first, last = self.start, self.end
        if self.is_backwards:
            share, first, last = 1 - share, last, first
        way = self.easing(share)
        x, y = self._point(first, last, way)
        y -= self.arc * bump(share)
        x += self.bow * bump(share)
        if self.shakes:
            x += self.shakes * shake(share, self.seconds, timings.IRK_HERTZ)
        if self.nudge:
            x += self.nudge * bump((share - 0.6) / 0.4)
        width = first.width + (last.width - first.width) * way
        height = first.height + (last.height - first.height) * way
        squeeze = abs(math.cos(math.pi * way)) if self.turns else 1.0
        shown = first if way < 0.5 else last
        alpha = 255
        if first.look == "nothing" and last.look != "nothing":
            shown, alpha = last, round(255 * share)
        elif last.look == "nothing" and first.look != "nothing":
            shown, alpha = first, round(255 * (1 - share))
        pressed = self.squash * bump((time - self.lands) / timings.SQUASH) if self.squash else 0.0
        tilt = self.lean * plateau(share) + self.tilted * (1 - way)
        return Pose(x - width / 2, y - height / 2, width, height, shown, alpha, squeeze, tilt, pressed)

    def _point(self, first: Place, last: Place, way: float) -> tuple[float, float]:
        (x0, y0), (x1, y1) = first.centre, last.centre
        if self.via is None:
            return x0 + (x1 - x0) * way, y0 + (y1 - y0) * way
        back, there = (1 - way) ** 2, way**2
        middle = 1 - back - there
        return back * x0 + middle * self.via[0] + there * x1, back * y0 + middle * self.via[1] + there * y1


def _around(
    centre: tuple[float, float], size: tuple[float, float], look: Place, alpha: int, tilt: float
) -> Pose:
    (x, y), (width, height) = centre, size
    return Pose(x - width / 2, y - height / 2, width, height, look, alpha, tilt=tilt)
