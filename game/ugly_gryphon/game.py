"""Ugly Gryphon Inn for the registry."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.bot import BotFactory
from game.core.codec import Codec
from game.core.game import DeckSummary, Offer, OfferedChoice, OptionError, Table
from game.core.rules import Rules, Seat
from game.core.words import Message, message
from game.decks import check_deck
from game.ugly_gryphon.actions import ACTIONS, Action
from game.ugly_gryphon.cards import prepare
from game.ugly_gryphon.deck import GryphonDeck
from game.ugly_gryphon.events import EVENTS, Event
from game.ugly_gryphon.notation import GryphonNotation
from game.ugly_gryphon.players.careful import CarefulBot
from game.ugly_gryphon.players.strong import StrongBot
from game.ugly_gryphon.rules import ID, UglyGryphonRules
from game.ugly_gryphon.state import PLAYER

GOALS: Final = (7, 8, 9, 10)
GOALS_BY_WEEKDAY: Final = (7, 7, 8, 8, 9, 9, 10)
"""The goals of daily deals, from Monday to Sunday."""
SPARE_CARDS = 6
"""A goal leaves at least so many patrons of the deck out of the Inn."""


class UglyGryphonGame:
    """The solo game of one night."""

    id = ID
    title: Message = message("Ugly Gryphon Inn")
    player_counts = (1,)
    script_deals = ("deal",)
    actions: Codec[Action] = ACTIONS
    events: Codec[Event] = EVENTS

    def summarize(self, deck: Mapping[str, object], source: str) -> DeckSummary:
        """Check a deck and return what menus show of it."""
        checked = check_deck(GryphonDeck, deck, source)
        return DeckSummary(checked.deck, checked.title, len(checked.cards), goals_for(len(checked.cards)))

    def offers(self, deck: Mapping[str, object]) -> tuple[Offer, ...]:
        """Return the goals of the deck."""
        cards = deck.get("cards")
        goals = goals_for(len(cards) if isinstance(cards, list) else 0)
        choices = tuple(OfferedChoice(goal, Message(str(goal))) for goal in goals)
        return (Offer("goal", message("Goal: how many sleep at the end"), choices, GOALS[0]),)

    def options(self, deck: Mapping[str, object], given: Mapping[str, object]) -> dict[str, object]:
        """Return the goal, 7 if none is given."""
        for name in given:
            if name != "goal":
                raise OptionError(message('This game has no option "{name}".', name=name))
        cards = deck.get("cards")
        offered = goals_for(len(cards) if isinstance(cards, list) else 0)
        goal = given.get("goal", GOALS[0])
        if type(goal) is not int or goal not in offered:
            listed = ", ".join(str(number) for number in offered)
            raise OptionError(message("The goal can be {goals} with this deck.", goals=listed))
        return {"goal": goal}

    def score_words(self, score: int) -> Message:
        """Return how many sleep."""
        return message("{n} asleep", n=score)

    def daily_options(self, weekday: int) -> dict[str, object]:
        """Return the goal, which rises from Monday to Sunday."""
        return {"goal": GOALS_BY_WEEKDAY[weekday]}

    def bots(self) -> Mapping[str, BotFactory]:
        """Return the careful player and the strong one."""
        return {"careful": _careful, "strong": _strong}

    def open(
        self,
        deck: Mapping[str, object],
        options: Mapping[str, object],
        source: str,
        names: Sequence[str] = (),
    ) -> Table:
        """Return the rules and the notation for a deck and a goal."""
        del names
        cards = prepare(check_deck(GryphonDeck, deck, source))
        goal = self.options(deck, options)["goal"]
        assert isinstance(goal, int)
        return Table(UglyGryphonRules(cards, goal), GryphonNotation(cards))


def _careful(rules: Rules[Any, Any, Any, Any], seat: Seat) -> CarefulBot:
    assert isinstance(rules, UglyGryphonRules) and seat == PLAYER
    return CarefulBot(rules)


def _strong(rules: Rules[Any, Any, Any, Any], seat: Seat) -> StrongBot:
    assert isinstance(rules, UglyGryphonRules) and seat == PLAYER
    return StrongBot(rules)


def goals_for(cards: int) -> tuple[int, ...]:
    """Return the goals that a deck of so many cards offers."""
    return tuple(goal for goal in GOALS if goal <= cards - SPARE_CARDS)
