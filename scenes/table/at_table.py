"""The cards in sight of a table, for looking at one of them closely."""

from collections.abc import Mapping
from typing import Any

from saves.matches import StoredMatch
from scenes.paint.ledger_page import Ledger
from scenes.paint.units import Picture, Scale
from scenes.table.game_table import Card, GameTable, View


class CardsAtTable:
    """Every card that can be seen in a view, with what is so right now."""

    def __init__(self, stored: StoredMatch, table: GameTable, view: View) -> None:
        self.game = stored.header.game
        self.deck: Mapping[str, Any] = stored.header.deck
        self.cards = table.visible_cards(view)
        self.ratio = table.card_ratio
        self._table = table
        self._view = view

    def key(self, card: Card) -> str:
        """Return the id of a card in its deck."""
        return self._table.key(card)

    def picture(self, scale: Scale, card: Card, width: float) -> Picture:
        """Return a card with its full wording."""
        return self._table.large(scale, card, width)

    def ledger(self, card: Card) -> Ledger:
        """Return what a card counts now."""
        return self._table.ledger(self._view, card)
