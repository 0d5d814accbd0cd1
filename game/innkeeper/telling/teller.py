"""What everything that tells of a match needs: the cards, the names of the players, what is seen."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.players import seat_name
from game.core.words import Message, message
from game.innkeeper.cards import Cards
from game.innkeeper.kinds import Card
from game.innkeeper.state import View
from game.innkeeper.text.words import name_words, names_words


class Teller(NamedTuple):
    """Names seats and cards for one viewer."""

    cards: Cards
    names: Sequence[str]
    view: View

    def seat(self, seat: int) -> Message:
        """Return what a player is called."""
        return seat_name(self.names, seat)

    def seats(self, seats: Sequence[int]) -> tuple[Message, ...]:
        """Return what several players are called."""
        return tuple(self.seat(seat) for seat in seats)

    def card(self, card: Card) -> Message:
        """Return the name of a card."""
        return name_words(self.cards, card)

    def those(self, cards: Sequence[Card]) -> tuple[Message, ...]:
        """Return the names of several cards."""
        return names_words(self.cards, cards)

    def together(self, seats: Sequence[int]) -> Message:
        """Return players as a group: `Ann and Ben`."""
        first, *rest = seats
        if not rest:
            return self.seat(first)
        return message("{player} and {others}", player=self.seat(first), others=self.together(rest))
