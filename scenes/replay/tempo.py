"""The clock of a replay: it runs at the chosen speed and stands still while the replay is paused."""


class Tempo:
    """Turns seconds of the wall clock into seconds of the replay, whatever the speed was meanwhile."""

    def __init__(self, speed: float, now: float) -> None:
        self.speed = speed
        self.is_frozen = False
        self._time = 0.0
        self._since = now

    def time(self, now: float) -> float:
        """Return how far the replay's clock has run."""
        if not self.is_frozen:
            self._time += (now - self._since) * self.speed
        self._since = now
        return self._time

    def set_speed(self, speed: float, now: float) -> None:
        """Run on at another speed."""
        self.time(now)
        self.speed = speed

    def freeze(self, now: float) -> None:
        """Stand still."""
        self.time(now)
        self.is_frozen = True

    def thaw(self, now: float) -> None:
        """Run on."""
        self.time(now)
        self.is_frozen = False

    def wall(self, moment: float, now: float) -> float | None:
        """Return when the wall clock shows a moment of the replay: 0 if it has come, None while it stands."""
        if self.is_frozen:
            return None
        rest = moment - self.time(now)
        return now + rest / self.speed if rest > 0 else 0.0
