"""What the large page asks of whoever opens it: which cards, how they look, what is told of them."""

from collections.abc import Mapping
from typing import Any, Protocol

from scenes.paint.ledger_page import Ledger
from scenes.paint.units import Picture, Scale


class Subject(Protocol):
    """Some cards to look at closely, by their numbers."""

    @property
    def game(self) -> str:
        """The id of their game, for the rules book."""
        ...

    @property
    def deck(self) -> Mapping[str, Any]:
        """The deck they belong to, for the rules book."""
        ...

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards in the order of turning over."""
        ...

    @property
    def ratio(self) -> float:
        """How much higher than wide a card is."""
        ...

    def key(self, card: int) -> str:
        """Return the id of a card in its deck."""
        ...

    def picture(self, scale: Scale, card: int, width: float) -> Picture:
        """Return a card with its full wording, `width` u wide."""
        ...

    def ledger(self, card: int) -> Ledger:
        """Return what is told of a card."""
        ...
