"""Whether what would happen was seen long enough to help with a decision."""

from typing import Final

MOMENT: Final = 0.4
"""Seconds after which it was read, and not only passed over on the way."""


class Glimpse:
    """Counts how long the board of a gesture has hung."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._is_seen = False

    def look(self, now: float, *, is_told: bool) -> bool:
        """Note whether the board hangs at a time; return whether it has just been seen long enough."""
        if not is_told:
            self._since, self._is_seen = None, False
            return False
        self._since = now if self._since is None else self._since
        if self._is_seen or now < self._since + MOMENT:
            return False
        self._is_seen = True
        return True

    def wake_at(self) -> float | None:
        """Return when it will have been seen long enough."""
        return None if self._since is None or self._is_seen else self._since + MOMENT
