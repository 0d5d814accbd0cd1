"""Which cards are raised because they are pointed at or focused, and how far."""

from scenes.anim import timings
from scenes.anim.ramp import Ramp
from scenes.table.game_table import Card


class Hover:
    """Cards rise one after the other and sink again; at rest only those pointed at are raised."""

    def __init__(self) -> None:
        self._ramps: dict[Card, Ramp] = {}
        self._raised: frozenset[Card] = frozenset()

    def raise_only(self, cards: frozenset[Card], now: float, *, is_still: bool) -> frozenset[Card]:
        """Raise these cards and let all others sink; return those that begin to rise."""
        new = cards - self._raised
        self._raised = cards
        for card in new:
            self._ramps.setdefault(card, Ramp(timings.HOVER))
        for card, ramp in list(self._ramps.items()):
            ramp.seconds = 0.0 if is_still else timings.HOVER
            ramp.send(1.0 if card in cards else 0.0, now)
            if card not in cards and not ramp.at(now):
                del self._ramps[card]
        return new

    def shares(self, now: float) -> dict[Card, float]:
        """Return how far each card is raised, 0 to 1."""
        return {card: ramp.at(now) for card, ramp in self._ramps.items()}

    def is_moving(self, now: float) -> bool:
        """Whether a card is on its way up or down."""
        return any(ramp.is_moving(now) or not ramp.at(now) for ramp in self._ramps.values())
