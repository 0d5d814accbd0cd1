"""Monster Inn for the registry."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.bot import BotFactory
from game.core.codec import Codec
from game.core.game import DeckSummary, Offer, OfferedChoice, OptionError, Table
from game.core.rules import Rules, Seat
from game.core.words import Message, message
from game.decks import check_deck
from game.monster_inn.actions import ACTIONS, Action
from game.monster_inn.cards import prepare
from game.monster_inn.careful import CarefulBot
from game.monster_inn.deck import MonsterDeck
from game.monster_inn.events import EVENTS, Event
from game.monster_inn.notation import MonsterNotation
from game.monster_inn.rules import ID, MonsterInnRules
from game.monster_inn.strong import StrongBot

PLAYERS: Final = (3, 4, 5, 2)
"""The published numbers, and two as a variant of our own (ruling 23)."""


class MonsterInnGame:
    """The bidding game for three to five players."""

    id = ID
    title: Message = message("Monster Inn")
    player_counts = PLAYERS
    script_deals = ("starter", "deal")
    actions: Codec[Action] = ACTIONS
    events: Codec[Event] = EVENTS

    def summarize(self, deck: Mapping[str, object], source: str) -> DeckSummary:
        """Check a deck and return what menus show of it."""
        checked = check_deck(MonsterDeck, deck, source)
        return DeckSummary(checked.deck, checked.title, len(checked.cards), ())

    def offers(self, deck: Mapping[str, object]) -> tuple[Offer, ...]:
        """Return the choice between hidden and open supplies."""
        del deck
        hidden = OfferedChoice(False, message("hidden"), message("Remember what the others have taken."))
        shown = OfferedChoice(True, message("open"), message("Everyone's treasures lie open: more tactics."))
        return (Offer("open", message("Supplies"), (hidden, shown), default=False),)

    def options(self, deck: Mapping[str, object], given: Mapping[str, object]) -> dict[str, object]:
        """Return the number of players, 3 if none is given, and whether supplies lie open, by default not."""
        del deck
        for name in given:
            if name not in ("players", "open"):
                raise OptionError(message('This game has no option "{name}".', name=name))
        players, is_open = given.get("players", PLAYERS[0]), given.get("open", False)
        if type(players) is not int or players not in PLAYERS:
            raise OptionError(message("Monster Inn is for 3 to 5 players, or for 2 as a variant of ours."))
        if type(is_open) is not bool:
            raise OptionError(message('The option "open" is true or false.'))
        return {"players": players, "open": is_open}

    def score_words(self, score: int) -> Message:
        """Return the fame of somebody."""
        return message("{n} fame", n=score)

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
        cards = prepare(check_deck(MonsterDeck, deck, source))
        complete = self.options(deck, options)
        players, is_open = complete["players"], complete["open"]
        assert isinstance(players, int) and isinstance(is_open, bool)
        rules = MonsterInnRules(cards, players, is_open, names)
        return Table(rules, MonsterNotation(rules))


def _careful(rules: Rules[Any, Any, Any, Any], seat: Seat) -> CarefulBot:
    del seat
    assert isinstance(rules, MonsterInnRules)
    return CarefulBot(rules)


def _strong(rules: Rules[Any, Any, Any, Any], seat: Seat) -> StrongBot:
    assert isinstance(rules, MonsterInnRules)
    return StrongBot(rules, seat)
