"""Everything about a match that never changes while it is played."""

from typing import Final

from game.innkeeper.cards import Cards
from game.innkeeper.terms import CHANCE, Terms

# The places of the four decks in the tuples of a state.
ASSET_DECK: Final = 0
CUSTOMER_DECK: Final = 1
TREACHERY_DECK: Final = 2
DEBT_DECK: Final = 3

HIGHEST_BID: Final = 15
"""All six bid cards together (ruling R38)."""
FACES: Final = 6


class Setup:
    """A deck and the terms of a match, with the orders of seats that follow from them."""

    __slots__ = ("bell", "cards", "circles", "goal", "inns", "players", "responders", "terms")

    def __init__(self, cards: Cards, terms: Terms) -> None:
        """Prepare what the engine looks up.

        Raises ValueError when a seat has an inn that the deck does not have.
        """
        self.cards = cards
        self.terms = terms
        self.players = players = terms.players
        self.bell = terms.bell
        constants = cards.constants
        self.goal = constants.customers_per_round_2p if players == 2 else constants.customers_per_round
        """How many customers are collected in a round."""
        self.inns = tuple([None if inn == CHANCE else cards.ids.index(inn) for inn in terms.inns])
        """The proprietor of each seat; None where it is drawn."""
        self.circles = tuple(
            [tuple([(first + k) % players for k in range(players)]) for first in range(players)]
        )
        """For each seat all seats clockwise, itself first."""
        self.responders = tuple([(*circle[1:], circle[0]) for circle in self.circles])
        """For each actor who may respond, in order: the actor last (ruling R14)."""
