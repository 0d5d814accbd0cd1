"""A finger or a button that rests on a card: after a while the card is shown large."""

from typing import Final

from scenes.table.drag import THRESHOLD
from scenes.table.game_table import Card

SECONDS: Final = 0.6


class LongPress:
    """At most one press; points are pixels, times are seconds of the services' clock."""

    def __init__(self) -> None:
        self._card: Card | None = None
        self._since = 0.0
        self._at = (0, 0)

    def begin(self, card: Card | None, point: tuple[int, int], now: float) -> None:
        """Begin to wait on a card, or on nothing."""
        self._card, self._at, self._since = card, point, now

    def end(self) -> None:
        """Wait no more."""
        self._card = None

    def move(self, point: tuple[int, int]) -> None:
        """Hear that the pointer moved: far enough, and it is no rest."""
        if max(abs(point[0] - self._at[0]), abs(point[1] - self._at[1])) > THRESHOLD:
            self.end()

    def due(self, now: float) -> Card | None:
        """Return the card once it has been pressed for so long, and wait no more."""
        card = self._card
        if card is None or now - self._since < SECONDS:
            return None
        self.end()
        return card

    def wake_at(self) -> float | None:
        """Return when it will have been long enough."""
        return None if self._card is None else self._since + SECONDS
