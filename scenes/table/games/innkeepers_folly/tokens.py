"""What can move on this table besides the cards of the deck: each is a number behind theirs."""

from typing import NamedTuple

from game.innkeepers_folly.state import PIECES, Card

_PLAYER, _TOTAL, _BACK = 8, 16, 32


class Tokens(NamedTuple):
    """The numbers of movable things for a deck of so many cards."""

    cards: int

    def piece(self, piece: int) -> Card:
        """Return a piece of the idol."""
        return self.cards + piece

    def player(self, seat: int) -> Card:
        """Return what stands for a player where a sentence is about one."""
        return self.cards + _PLAYER + seat

    def total(self, seat: int) -> Card:
        """Return the total that leaves a seat."""
        return self.cards + _TOTAL + seat

    def back(self, order: int) -> Card:
        """Return one of the cards that travel unseen."""
        return self.cards + _BACK + order

    def as_piece(self, token: Card) -> int | None:
        """Return which piece of the idol it is, if it is one."""
        at = token - self.cards
        return at if 0 <= at < PIECES else None

    def as_player(self, token: Card) -> int | None:
        """Return which player it stands for, if it does."""
        at = token - self.cards - _PLAYER
        return at if 0 <= at < _TOTAL - _PLAYER else None

    def is_card(self, token: Card) -> bool:
        """Whether it is a card of the deck."""
        return 0 <= token < self.cards
