"""What can move on this table besides the cards, and what stands for players; each has a number of its own.

They lie far behind the cards, for plain Debts take numbers right behind the decks.
"""

from typing import Final

from game.innkeeper.kinds import Card

_PLAYER: Final = 100_000
_COIN: Final = 100_100
_BACK: Final = 100_300
_END: Final = 100_500

PURSE: Final = 100_500
"""The coins of the own Capital: they are dragged to the chest, to a debt, onto the board of bids."""
CHEST: Final = 100_501
"""The coins that are to be deposited: they are pulled back into the purse."""
TRAY: Final = 100_502
"""The coins on the board of bids, or meant for a card: they are pulled back into the purse."""
SEAM: Final = 100_503
"""The grip between the gold and the debts that pay a bid."""


def player(seat: int) -> Card:
    """Return what stands for a player where a sentence is about one."""
    return _PLAYER + seat


def coin(order: int) -> Card:
    """Return one of the coins that are on their way; places and motions of it look like "coin"."""
    return _COIN + order


def back(order: int) -> Card:
    """Return one of the cards that travel unseen; they look like "back" and the name of their deck."""
    return _BACK + order


def as_player(token: Card) -> int | None:
    """Return the seat of the player that it stands for, if it does."""
    return token - _PLAYER if _PLAYER <= token < _COIN else None


def is_coin(token: Card) -> bool:
    """Whether it is a coin on its way."""
    return _COIN <= token < _BACK


def is_back(token: Card) -> bool:
    """Whether it is a card on its way of which only the back is seen."""
    return _BACK <= token < _END


def is_card(token: Card) -> bool:
    """Whether it is a card of the decks, or a plain Debt."""
    return 0 <= token < _PLAYER
