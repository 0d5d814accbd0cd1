"""Innkeeper for the registry."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.bot import BotFactory
from game.core.codec import Codec
from game.core.game import DeckSummary, Offer, Table
from game.core.rules import Rules, Seat
from game.core.words import Message, message
from game.decks import check_deck
from game.innkeeper.actions import ACTIONS, Action
from game.innkeeper.deck import InnkeeperDeck
from game.innkeeper.events import EVENTS, Event
from game.innkeeper.options import PLAYER_COUNTS, offers, options_of, terms_of
from game.innkeeper.players.careful import CarefulBot
from game.innkeeper.players.strong import StrongBot
from game.innkeeper.preparing import prepare
from game.innkeeper.rules import ID, InnkeeperRules
from game.innkeeper.telling.notation import InnkeeperNotation


class InnkeeperGame:
    """The game of bids, debts, guests and treachery."""

    id = ID
    title: Message = message("Innkeeper")
    player_counts = PLAYER_COUNTS
    script_deals = ("lead", "deal")
    actions: Codec[Action] = ACTIONS
    events: Codec[Event] = EVENTS

    def summarize(self, deck: Mapping[str, object], source: str) -> DeckSummary:
        """Check a deck and return what menus show of it."""
        checked = check_deck(InnkeeperDeck, deck, source)
        return DeckSummary(checked.deck, checked.title, checked.size, ())

    def offers(self, deck: Mapping[str, object]) -> tuple[Offer, ...]:
        """Return the inns from which each seat can choose."""
        return offers(check_deck(InnkeeperDeck, deck, "deck"))

    def options(self, deck: Mapping[str, object], given: Mapping[str, object]) -> dict[str, object]:
        """Return complete options: four players, inns by chance and no bell, if nothing else is given."""
        return options_of(terms_of(check_deck(InnkeeperDeck, deck, "deck"), given))

    def score_words(self, score: int) -> Message:
        """Return the gold of somebody."""
        return message("{n} gold", n=score)

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
        checked = check_deck(InnkeeperDeck, deck, source)
        rules = InnkeeperRules(prepare(checked), terms_of(checked, options), names)
        return Table(rules, InnkeeperNotation(rules))


def _careful(rules: Rules[Any, Any, Any, Any], seat: Seat) -> CarefulBot:
    assert isinstance(rules, InnkeeperRules)
    return CarefulBot(rules, seat)


def _strong(rules: Rules[Any, Any, Any, Any], seat: Seat) -> StrongBot:
    assert isinstance(rules, InnkeeperRules)
    return StrongBot(rules, seat)
