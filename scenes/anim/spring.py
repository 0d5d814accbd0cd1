"""A thing on a spring: it follows a point, a little late, and comes to rest there."""

from dataclasses import dataclass

from scenes.anim import timings

_STEP = 1 / 240
_LONGEST = 0.1
"""After a pause longer than that the thing does not catch up, it goes on from where it was."""
_NEAR, _SLOW = 0.2, 4.0


@dataclass(slots=True)
class Spring:
    """A point in u that is pulled to another; the same way whatever the length of a frame."""

    x: float
    y: float
    speed_x: float = 0.0
    speed_y: float = 0.0
    _rest: float = 0.0

    def pull(self, x: float, y: float, seconds: float) -> None:
        """Be drawn towards a point for so long."""
        self._rest += min(seconds, _LONGEST)
        while self._rest >= _STEP:
            self._rest -= _STEP
            self.speed_x += (timings.STIFFNESS * (x - self.x) - timings.DAMPING * self.speed_x) * _STEP
            self.speed_y += (timings.STIFFNESS * (y - self.y) - timings.DAMPING * self.speed_y) * _STEP
            self.x += self.speed_x * _STEP
            self.y += self.speed_y * _STEP
        if self.is_near(x, y):
            self.put(x, y)

    def is_near(self, x: float, y: float) -> bool:
        """Whether it rests at a point, as far as anybody can see."""
        is_there = abs(x - self.x) < _NEAR and abs(y - self.y) < _NEAR
        return is_there and abs(self.speed_x) < _SLOW and abs(self.speed_y) < _SLOW

    def put(self, x: float, y: float) -> None:
        """Be at a point, and rest there."""
        self.x, self.y = x, y
        self.speed_x = self.speed_y = self._rest = 0.0
