"""How long everything takes on this table, in seconds at normal speed."""

from typing import Final

PHASE: Final = 0.3
ROUND: Final = 0.7
"""A round begins: its lantern lights, its number is called."""
DEAL: Final = 0.26
DEAL_STAGGER: Final = 0.05
SUPPLY: Final = 0.3
SUPPLY_STAGGER: Final = 0.09
COIN: Final = 0.3
"""One coin is so long in the air."""
COIN_STAGGER: Final = 0.04
MOST_COINS: Final = 8
"""More coins than that fly as if they were so many; the numbers tell the truth."""
DRAW: Final = 0.26
DISCARD: Final = 0.26
SLIDE: Final = 0.3
"""An asset goes to its slot, to the cart, to another inn."""
TURN: Final = 0.24
"""An asset is turned down or up."""
BALL: Final = 0.3
BALL_STAGGER: Final = 0.12
LID: Final = 0.24
"""So long before its end a deposit lets the lid of the chest fall."""
BOUNCE: Final = 0.42
"""A deposit that is prevented comes back."""
ANSWER: Final = 0.32
ANSWER_READ: Final = 0.6
"""An answer of somebody else lies there to be read."""
ANSWER_OWN: Final = 0.1
CANCEL: Final = 0.42
ABILITY: Final = 0.4
REVEAL: Final = 0.24
REVEAL_READ: Final = 0.8
"""The bids lie open before anything comes of them."""
TIE: Final = 0.5
TOP: Final = 0.6
ROLL: Final = 0.7
ROLL_READ: Final = 0.6
"""So long the dice lie there after they have come to rest."""
GUEST: Final = 0.34
"""A guest walks in."""
KNOWN: Final = 0.2
"""The card of a guest turns over."""
GUEST_READ: Final = 0.3
ROW: Final = 0.06
"""One bar of the board grows."""
COUNT_READ: Final = 0.7
COUNT_SHORT: Final = 0.25
TAKEN: Final = 0.52
SLAM: Final = 0.42
PEEK: Final = 0.4
CHANGED: Final = 0.32
"""A characteristic or the room of an inn becomes another."""
END: Final = 1.8
RETURN: Final = 0.42
"""Everything goes straight to its place when somebody leafs."""
