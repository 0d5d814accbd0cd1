"""A number between 0 and 1 that goes evenly to where it is sent: how far a card is raised, folded, lit."""

from dataclasses import dataclass


@dataclass(slots=True)
class Ramp:
    """Takes so many seconds from 0 to 1; with 0 seconds it is there at once."""

    seconds: float
    _from: float = 0.0
    _goal: float = 0.0
    _since: float = 0.0

    def send(self, goal: float, now: float) -> None:
        """Go to another value from wherever it is now."""
        if goal != self._goal:
            self._from, self._goal, self._since = self.at(now), goal, now

    def at(self, now: float) -> float:
        """Return the value at a time."""
        if self.seconds <= 0:
            return self._goal
        gone = max(0.0, now - self._since) / self.seconds
        way = self._goal - self._from
        return self._goal if gone >= abs(way) else self._from + (gone if way > 0 else -gone)

    def is_moving(self, now: float) -> bool:
        """Whether it has not arrived."""
        return self.at(now) != self._goal
