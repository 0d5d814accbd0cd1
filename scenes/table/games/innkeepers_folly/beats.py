"""How long everything takes on this table, in seconds at normal speed."""

from typing import Final

DRAW: Final = 0.24
DEAL_STAGGER: Final = 0.03
PLAY: Final = 0.32
"""A card goes from a hand to the middle of the table."""
SHOW: Final = 0.42
"""It lies there to be read before anything comes of it."""
SHOW_OWN: Final = 0.12
"""So long where the viewer has played it."""
DISCARD: Final = 0.24
ROLL: Final = 0.3
"""A total changes."""
STRIKE: Final = 0.5
"""The center changes."""
ROUND: Final = 0.7
"""Totals or hands go round the table."""
GROAN: Final = 0.4
SNAP: Final = 0.3
REVEAL: Final = 0.6
REVEAL_NOTHING: Final = 0.9
"""A revealed card without a value goes away again: long enough to be read."""
RETURN: Final = 0.42
SHUFFLE: Final = 0.42
NO_PLAY: Final = 0.9
WIN: Final = 0.9
LAST_ORDERS: Final = 1.2
PIECE: Final = 0.9
OUT: Final = 0.7
CHOICE: Final = 0.3
END: Final = 0.9
