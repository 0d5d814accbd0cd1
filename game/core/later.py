"""A game of the registry that is imported when something of it is needed."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from game.core.bot import BotFactory
from game.core.codec import Codec
from game.core.game import Data, DeckSummary, Game, Offer, Table
from game.core.words import Message


class LaterGame:
    """A game of which only the name is known at first: a table imports no other games than its own."""

    def __init__(self, name: str, make: Callable[[], Game]) -> None:
        """Take up the name and what imports the game."""
        self.id = name
        self._make = make

    @cached_property
    def _game(self) -> Game:
        return self._make()

    @property
    def title(self) -> Message:
        """The name on the sign."""
        return self._game.title

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many can play, the usual number first."""
        return self._game.player_counts

    @property
    def script_deals(self) -> tuple[str, ...]:
        """The keys of a script that hold outcomes of chance."""
        return self._game.script_deals

    @property
    def actions(self) -> Codec[Any]:
        """The codec of the game's actions."""
        return self._game.actions

    @property
    def events(self) -> Codec[Any]:
        """The codec of the game's events."""
        return self._game.events

    def summarize(self, deck: Data, source: str) -> DeckSummary:
        """Check a deck and return what menus show of it. Raises DeckError."""
        return self._game.summarize(deck, source)

    def offers(self, deck: Data) -> tuple[Offer, ...]:
        """Return what may be chosen for a match with a checked deck."""
        return self._game.offers(deck)

    def options(self, deck: Data, given: Data) -> dict[str, object]:
        """Return complete options from those given. Raises OptionError."""
        return self._game.options(deck, given)

    def score_words(self, score: int) -> Message:
        """Return a score of a result in a few words."""
        return self._game.score_words(score)

    def daily_options(self, weekday: int) -> dict[str, object]:
        """Return what is agreed on for the deal of a day, 0 being Monday."""
        return self._game.daily_options(weekday)

    def bots(self) -> Mapping[str, BotFactory]:
        """Return the bots made for this game by name."""
        return self._game.bots()

    def open(self, deck: Data, options: Data, source: str, names: Sequence[str] = ()) -> Table:
        """Return the table of a deck and complete options. Raises DeckError, OptionError."""
        return self._game.open(deck, options, source, names)
