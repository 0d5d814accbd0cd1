"""Pointer or keyboard rest on something: after a while it is said what it means."""

from scenes.table.game_table import Spot

SECONDS = 0.6


class Pointing:
    """Times are seconds of the services' clock."""

    def __init__(self) -> None:
        self._spot: Spot | None = None
        self._since = 0.0
        self._is_told = False

    def look(self, spot: Spot | None, now: float) -> None:
        """Hear what is pointed at; the same sign at the same place goes on being rested on."""
        before = self._spot
        is_same = spot is not None and before is not None and spot[:2] == before[:2]
        self._spot = spot
        if not is_same:
            self._since = now
            self._is_told = False

    def advance(self, now: float) -> None:
        """Move on to this time."""
        self._is_told = self._spot is not None and now - self._since >= SECONDS

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said now."""
        return self._spot.lines if self._spot is not None and self._is_told else ()

    def wake_at(self) -> float | None:
        """Return when something will be said."""
        return None if self._spot is None or self._is_told else self._since + SECONDS
