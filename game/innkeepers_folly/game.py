"""Innkeeper's Folly for the registry."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.bot import BotFactory
from game.core.codec import Codec
from game.core.game import DeckSummary, Offer, Table
from game.core.rules import Rules, Seat
from game.core.words import Message, message, message_n
from game.decks import check_deck
from game.innkeepers_folly.actions import ACTIONS, Action
from game.innkeepers_folly.cards import prepare
from game.innkeepers_folly.careful import CarefulBot
from game.innkeepers_folly.deck import FollyDeck
from game.innkeepers_folly.events import EVENTS, Event
from game.innkeepers_folly.notation import FollyNotation
from game.innkeepers_folly.options import PLAYER_COUNTS, offers, options_of, terms_of
from game.innkeepers_folly.rules import ID, InnkeepersFollyRules
from game.innkeepers_folly.strong import StrongBot


class InnkeepersFollyGame:
    """The game of totals, the center and the idol."""

    id = ID
    title: Message = message("Innkeeper's Folly")
    player_counts = PLAYER_COUNTS
    script_deals = ("starter", "deals")
    actions: Codec[Action] = ACTIONS
    events: Codec[Event] = EVENTS

    def summarize(self, deck: Mapping[str, object], source: str) -> DeckSummary:
        """Check a deck and return what menus show of it."""
        checked = check_deck(FollyDeck, deck, source)
        return DeckSummary(checked.deck, checked.title, len(checked.cards), ())

    def offers(self, deck: Mapping[str, object]) -> tuple[Offer, ...]:
        """Return the paces, laps and rounds; they are the same for every deck."""
        del deck
        return offers()

    def options(self, deck: Mapping[str, object], given: Mapping[str, object]) -> dict[str, object]:
        """Return complete options: four players and Last Orders after 12 laps, if nothing else is given."""
        del deck
        return options_of(terms_of(given))

    def score_words(self, score: int) -> Message:
        """Return how many pieces of the idol somebody has."""
        return message_n("{n} piece", "{n} pieces", score)

    def daily_options(self, weekday: int) -> dict[str, object]:
        """Return nothing: every day is played as usual."""
        del weekday
        return {}

    def bots(self) -> Mapping[str, BotFactory]:
        """Return the careful and the strong player."""
        return {"careful": _careful, "strong": _strong}

    def open(
        self,
        deck: Mapping[str, object],
        options: Mapping[str, object],
        source: str,
        names: Sequence[str] = (),
    ) -> Table:
        """Return the rules and the notation for a deck and options."""
        cards = prepare(check_deck(FollyDeck, deck, source))
        return Table(InnkeepersFollyRules(cards, terms_of(options), names), FollyNotation(cards, names))


def _careful(rules: Rules[Any, Any, Any, Any], seat: Seat) -> CarefulBot:
    assert isinstance(rules, InnkeepersFollyRules)
    return CarefulBot(rules, seat)


def _strong(rules: Rules[Any, Any, Any, Any], seat: Seat) -> StrongBot:
    assert isinstance(rules, InnkeepersFollyRules)
    return StrongBot(rules, seat)
