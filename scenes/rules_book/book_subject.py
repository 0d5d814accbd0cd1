"""The cards of a book, for looking at one of them closely without a table."""

from collections.abc import Mapping
from typing import Any

from scenes.paint.ledger_page import Ledger
from scenes.paint.units import Picture, Scale
from scenes.rules_book.front import Book


class CardsOfBook:
    """Some cards of a deck, with what the rules say of them."""

    def __init__(self, book: Book, cards: tuple[int, ...]) -> None:
        self.game = book.game
        self.deck: Mapping[str, Any] = book.deck
        self.cards = cards
        self.ratio = book.ratio
        self._book = book

    def key(self, card: int) -> str:
        """Return the id of a card in its deck."""
        return self._book.cards[card].key

    def picture(self, scale: Scale, card: int, width: float) -> Picture:
        """Return a card with its full wording."""
        return self._book.picture(scale, card, width, is_full=True)

    def ledger(self, card: int) -> Ledger:
        """Return what the rules say of a card."""
        return self._book.ledger(card)
