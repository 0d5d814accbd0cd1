"""Nights of Ugly Gryphon Inn built from short text, and played with patrons' short names.

`night(inn="wizard prince", bar="nun", deck="satyr")` lists the Inn top first. A made-up deck is written
`made_up(imp="drink noise | floor top | noise | leave self, irk below")`: what it shows, moon, boot, effects.
"""

from typing import Any, Self

from game.core.rng import Rng
from game.core.rules import Result
from game.decks import base_deck
from game.ugly_gryphon.actions import BringPatron, Deal, PlacePatron, ShuffleRooms
from game.ugly_gryphon.events import BarOpened, Event, PatronIrked
from game.ugly_gryphon.game import UglyGryphonGame
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import PLAYER, Awaited, Phase, State

FEWEST = 14


class PlayedNight:
    """A night that is played action by action and remembers every event and the state after it."""

    def __init__(self, rules: UglyGryphonRules, state: State, rng: Rng) -> None:
        self.rules = rules
        self.state = state
        self.rng = rng
        self.history: list[tuple[Event, State]] = []

    def place(self, who: str) -> Self:
        """Send a patron from the Bar to the top of the Inn."""
        return self._act(PlacePatron(self.card(who)))

    def bring(self, who: str) -> Self:
        """Answer an effect's call for somebody from the Bar."""
        return self._act(BringPatron(self.card(who)))

    def shuffled(self, order: str) -> Self:
        """Give the outcome of a shuffle, top room first."""
        return self._act(ShuffleRooms(self.cards(order)))

    def dealt(self, order: str) -> Self:
        """Give the outcome of the deal, first drawn first."""
        return self._act(Deal(self.cards(order)))

    def _act(self, action: PlacePatron | BringPatron | ShuffleRooms | Deal) -> Self:
        refusal = self.rules.refusal(self.state, action)
        assert refusal is None, refusal
        events, self.rng = self.rules.decide(self.state, action, self.rng)
        for event in events:
            self.state = self.rules.evolve(self.state, event)
            self.history.append((event, self.state))
        return self

    def card(self, who: str) -> int:
        """Return the card of a patron by the last word of its id, or the id."""
        (found,) = [at for at, name in enumerate(self.rules.cards.ids) if who in (name, name.split("_")[-1])]
        return found

    def cards(self, names: str) -> tuple[int, ...]:
        """Return the cards of several patrons."""
        return tuple(self.card(who) for who in names.split())

    def names(self, pile: tuple[int, ...]) -> str:
        """Return the short names of a pile."""
        return " ".join(self.rules.cards.ids[card].split("_")[-1] for card in pile)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return [event for event, _ in self.history]

    @property
    def irked(self) -> str:
        """Everyone who was irked, in order."""
        return self.names(tuple(event.card for event in self.events if isinstance(event, PatronIrked)))

    @property
    def inn(self) -> str:
        """The Inn now, top first."""
        return self.names(self.state.inn[::-1])

    @property
    def bar(self) -> str:
        """The Bar now."""
        return self.names(self.state.bar)

    @property
    def left(self) -> str:
        """The Left pile now."""
        return self.names(self.state.left)

    @property
    def deck(self) -> str:
        """The Deck now, next card first."""
        return self.names(self.state.deck)

    @property
    def awaited(self) -> Awaited:
        """What has to happen next."""
        return self.state.awaited

    @property
    def result(self) -> Result | None:
        """The result, once there is one."""
        return self.rules.result(self.state)

    @property
    def choices(self) -> str:
        """Who may be placed or brought now."""
        legal = self.rules.legal(self.state, PLAYER)
        return self.names(tuple(a.card for a in legal if isinstance(a, PlacePatron | BringPatron)))

    def inn_phase(self) -> "PlayedNight":
        """Return the night as it was at the end of the last Inn Phase, before the Bar opened."""
        opened = max(at for at, (event, _) in enumerate(self.history) if isinstance(event, BarOpened))
        then = PlayedNight(self.rules, self.history[opened - 1][1], self.rng)
        then.history = self.history[:opened]
        return then


def open_table(deck: dict[str, Any] | None = None, goal: int = 7) -> UglyGryphonRules:
    """Return the rules of a deck, the published one if none is given."""
    data = base_deck("ugly_gryphon") if deck is None else deck
    rules = UglyGryphonGame().open(data, {"goal": goal}, "deck").rules
    assert isinstance(rules, UglyGryphonRules)
    return rules


def night(
    inn: str = "",
    bar: str = "",
    deck: str = "",
    left: str = "",
    goal: int = 7,
    cards: dict[str, Any] | None = None,
) -> PlayedNight:
    """Return a night at the start of an Inn Phase; patrons who are not named are out of the game."""
    rules = open_table(cards, goal)
    played = PlayedNight(rules, rules.empty(), Rng(1))
    piles = (played.cards(pile) for pile in (deck, bar, inn, left))
    deck_cards, bar_cards, inn_cards, left_cards = piles
    played.state = State(
        goal, deck_cards, bar_cards, inn_cards[::-1], left_cards, 1, Phase.INN, Awaited.PLACE, None, ""
    )
    return played


def undealt(goal: int = 7, cards: dict[str, Any] | None = None) -> PlayedNight:
    """Return a night before the deal."""
    rules = open_table(cards, goal)
    return PlayedNight(rules, rules.empty(), Rng(1))


def made_up(**patrons: str) -> dict[str, Any]:
    """Return a deck of these patrons, filled up with calm ones: calm1, calm2, ... (food, odor, no irks)."""
    lines = dict(patrons)
    for number in range(1, FEWEST - len(patrons) + 1):
        lines[f"calm{number}"] = "food odor | - | - | -"
    return {
        "schema": 1,
        "game": "ugly_gryphon",
        "deck": "made-up",
        "version": 1,
        "title": "Made up",
        "cards": [_patron(name, line) for name, line in lines.items()],
    }


def _patron(name: str, line: str) -> dict[str, Any]:
    shows, moon, boot, effects = (part.strip() for part in line.split("|"))
    preference, *quirks = shows.split()
    return {
        "id": name,
        "name": name.capitalize(),
        "preference": preference,
        "quirks": quirks,
        "inn_irk": None if moon == "-" else condition(moon),
        "bar_irk": None if boot == "-" else boot,
        "effects": [] if effects == "-" else [effect(words.strip()) for words in effects.split(",")],
    }


def condition(words: str) -> dict[str, Any]:
    """Return a condition: `count drink bar >= 3`, `compare food > drink inn`, `floor bottom 4`, `always`."""
    match words.split():
        case ["always"]:
            return condition("count food inn >= 0")
        case ["count", of, where, op, n]:
            return {"kind": "count", "of": of, "where": where, "op": op, "n": int(n)}
        case ["compare", left, op, right, where]:
            return {"kind": "compare", "left": left, "op": op, "right": right, "where": where}
        case ["neighbour", of]:
            return {"kind": "neighbour", "of": of}
        case ["run", *of, n]:
            return {"kind": "run", "of": of, "n": int(n)}
        case ["floor", "top"]:
            return {"kind": "floor", "is": "top"}
        case ["floor", "bottom", n]:
            return {"kind": "floor", "is": "bottom", "inn_at_least": int(n)}
        case ["floor", "at_least", n]:
            return {"kind": "floor", "is": "at_least", "n": int(n)}
    raise ValueError(words)


def effect(words: str) -> dict[str, Any]:
    """Return an effect: `leave self`, `leave sensitive noise`, `irk above`, `shuffle_below 3`..."""
    match words.split():
        case ["leave", "sensitive", quirk]:
            return {"kind": "leave", "who": "bar_irked_by", "quirk": quirk}
        case ["shuffle_below", n]:
            return {"kind": "shuffle_below", "n": int(n)}
        case [kind, who]:
            return {"kind": kind, "who": who}
        case [kind]:
            return {"kind": kind}
    raise ValueError(words)
