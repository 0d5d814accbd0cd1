"""A small game for tests of what all games share: two or three seats with hidden hands of three numbers.

Whoever is to act puts a number on the own heap or on the next player's, or lays one down unseen. The highest
heap wins. Beside the usual bots there are some that cannot be relied on.
"""

import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from game.core.bot import BotFactory
from game.core.codec import Codec
from game.core.game import Data, DeckSummary, Offer, ScriptError, Table
from game.core.players import seat_name
from game.core.rng import Rng
from game.core.rules import TABLE, WATCHER, Refusal, Result, Rules, Seat, fold, step_by_fold
from game.core.statistics import Charts
from game.core.words import Message, message

ID: Final = "hidden_hands"
DECK: Final[dict[str, Any]] = {"deck": "numbers", "title": "Numbers"}
HELD, CARDS = 3, 12
UNSEEN = -1
OWN, NEXT = 0, 1


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: deal."""


@dataclass(frozen=True, slots=True)
class Play:
    """Put a number on the own heap, or on that of the next player."""

    seat: int
    card: int
    heap: int


@dataclass(frozen=True, slots=True)
class Hide:
    """Lay the lowest number down unseen."""

    seat: int


Action = Deal | Play | Hide


@dataclass(frozen=True, slots=True)
class Dealt:
    """What everyone holds."""

    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A number lies on a heap."""

    seat: int
    card: int
    heap: int


@dataclass(frozen=True, slots=True)
class Hidden:
    """A number was laid down unseen."""

    seat: int
    card: int


Event = Dealt | Played | Hidden


class State(NamedTuple):
    """All hands, what lies before each seat, and whose turn it is."""

    hands: tuple[tuple[int, ...], ...] = ()
    heaps: tuple[tuple[int, ...], ...] = ()
    current: int = TABLE


class View(NamedTuple):
    """What one seat sees; what it does not see is UNSEEN."""

    seat: Seat
    hands: tuple[tuple[int, ...], ...]
    heaps: tuple[tuple[int, ...], ...]
    current: int

    @property
    def chair(self) -> Seat:
        """Where whoever sees this sits."""
        return max(0, self.seat)

    @property
    def hand(self) -> tuple[int, ...]:
        """The own hand."""
        return self.hands[self.chair] if self.hands else ()


class HiddenRules:
    """The rules."""

    id = ID
    version = 1

    def __init__(self, seats: int, names: Sequence[str]) -> None:
        self.seats = seats
        self._names = names

    def empty(self) -> State:
        return State()

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if self.result(state) else (state.current,)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        if seat == TABLE:
            return (Deal(),)
        return (*(Play(seat, card, heap) for card in state.hands[seat] for heap in (OWN, NEXT)), Hide(seat))

    def refusal(self, state: State, action: Action) -> Refusal | None:
        acting = self.to_act(state)
        if acting and action in self.legal(state, acting[0]):
            return None
        return Refusal("not_now", message("Not now."))

    def decide(self, state: State, action: Action, rng: Rng) -> tuple[tuple[Event, ...], Rng]:
        match action:
            case Deal():
                order, rng = rng.shuffled("deal", range(CARDS))
                hands = (order[HELD * seat : HELD * (seat + 1)] for seat in range(self.seats))
                return (Dealt(tuple(tuple(sorted(hand)) for hand in hands)),), rng
            case Play(seat, card, heap):
                return (Played(seat, card, heap),), rng
            case Hide(seat):
                return (Hidden(seat, state.hands[seat][0]),), rng

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case Dealt(hands):
                return State(hands, ((),) * self.seats, 0)
            case Played(seat, card, heap):
                return self._without(state, seat, card, (seat + heap) % self.seats)
            case Hidden(seat, card):
                return self._without(state, seat, card, None)

    def evolve_all(self, state: State, events: Iterable[Event]) -> State:
        return fold(self, state, events)

    def _without(self, state: State, seat: Seat, card: int, heap: int | None) -> State:
        hands = tuple(
            tuple(held for held in hand if held != card) if owner == seat else hand
            for owner, hand in enumerate(state.hands)
        )
        heaps = tuple((*lain, card) if owner == heap else lain for owner, lain in enumerate(state.heaps))
        return State(hands, heaps, (seat + 1) % self.seats)

    def result(self, state: State) -> Result | None:
        if not state.hands or any(state.hands):
            return None
        scores = tuple(sum(card + 1 for card in heap) for heap in state.heaps)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result("highest", scores, winners)

    def observe(self, state: State, seat: Seat) -> View:
        hands = tuple(
            hand if seat in (owner, WATCHER) else (UNSEEN,) * len(hand)
            for owner, hand in enumerate(state.hands)
        )
        return View(seat, hands, state.heaps, state.current)

    def redact(self, event: Event, seat: Seat) -> Event | None:
        match event:
            case Dealt(hands) if seat != WATCHER:
                return Dealt(tuple(hand if seat == who else () for who, hand in enumerate(hands)))
            case Hidden(owner, _) if seat not in (owner, WATCHER):
                return Hidden(owner, UNSEEN)
            case _:
                return event

    def determinize(self, view: View, rng: Rng) -> tuple[State, Rng]:
        known = {card for cards in (*view.hands, *view.heaps) for card in cards}
        rest, rng = rng.shuffled("look", [card for card in range(CARDS) if card not in known])
        pile = list(rest)
        hands = tuple(tuple(pile.pop() if card == UNSEEN else card for card in hand) for hand in view.hands)
        return State(hands, view.heaps, view.current), rng

    def step(self, state: State, action: Action, rng: Rng) -> tuple[State, Rng]:
        return step_by_fold(self, state, action, rng)

    def describe(self, event: Event, view: View) -> Message | None:
        match event:
            case Dealt():
                return message("The numbers are dealt.")
            case Played(seat, card, heap):
                owner = seat_name(self._names, (seat + heap) % self.seats)
                name = seat_name(self._names, seat)
                return message("{name} gives {n} to {owner}.", name=name, n=card + 1, owner=owner)
            case Hidden(seat, card):
                shown = Message("something") if card == UNSEEN else Message(f"the {card + 1}")
                return message("{name} hides {what}.", name=seat_name(self._names, seat), what=shown)


class HiddenNotation:
    """Actions and views as text, as far as tests need it."""

    def action_words(self, action: Action) -> str:
        match action:
            case Play(_, card, heap):
                return f"play {card + 1} {heap}"
            case Hide():
                return "hide"
            case Deal():
                return "deal"

    def parse_action(self, words: str, seat: Seat) -> Action:
        match words.split():
            case ["play", card, heap]:
                return Play(seat, int(card) - 1, int(heap))
            case ["hide"]:
                return Hide(seat)
        raise ScriptError(message("This is no action."))

    def is_told(self, action: Action, seat: Seat) -> bool:
        return not isinstance(action, Hide) or seat == action.seat

    def script_start(self, options: Data, actions: Sequence[Action]) -> dict[str, object]:
        raise ScriptError(message("There are no scripts here."))

    def with_outcome(self, action: Action, events: Sequence[object]) -> Action:
        return action

    def meant(self, action: Action, state: State) -> Action:
        return action

    def script_entries(self, actions: Sequence[Action]) -> list[dict[str, object]]:
        return []

    def parse_entry(self, entry: Data) -> Sequence[Action]:
        raise ScriptError(message("There are no scripts here."))

    def parse_start(self, script: Data) -> Sequence[Action]:
        raise ScriptError(message("There are no scripts here."))

    def view_data(self, view: View) -> dict[str, object]:
        return {"hand": list(view.hand), "current": view.current}

    def state_data(self, state: State) -> dict[str, object]:
        return {"hands": [list(hand) for hand in state.hands], "current": state.current}

    def parts(self, state: State) -> Mapping[str, Sequence[str]]:
        return {"heap": ["high" if len(heap) > 1 else "low" for heap in state.heaps]}

    def facts(self, events: Sequence[Any], state: Any, seat: Seat) -> dict[str, object]:
        return {"turns": len(events)}

    def charts(self, played: Sequence[Any]) -> Charts:
        raise AssertionError("nobody counts these matches")

    def why(self, past: Sequence[Any], at: int) -> Sequence[Message]:
        return ()

    def chapter(self, view: View) -> int:
        return 1 + sum(len(heap) for heap in view.heaps)

    def hides_past(self, view: View) -> bool:
        return False

    def view_words(self, view: View) -> Sequence[Message]:
        return [message("{n} cards in the hand", n=len(view.hand))]

    def headline(self, view: View) -> Message:
        return message("{n} lie", n=sum(len(heap) for heap in view.heaps))


def highest(legal: Sequence[Action]) -> Action:
    """Return the highest number on the own heap."""
    return max(legal, key=lambda action: action.card if isinstance(action, Play) and not action.heap else -1)


class CarefulBot:
    """Always gives itself its highest number."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        return highest(legal), rng


class ThinkingBot:
    """Has a bad idea at first; the highest number comes to its mind after some thought."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        raise AssertionError("who can think is asked to think")

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        for _ in range(20):
            yield legal[0]
        while True:
            yield highest(legal)


class SlowBot(ThinkingBot):
    """Has no idea for a minute."""

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        time.sleep(60)
        yield legal[0]


class FatalBot(ThinkingBot):
    """Takes its process with it."""

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        yield legal[0]
        os._exit(9)


class BrokenBot(ThinkingBot):
    """Makes a mistake."""

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        yield legal[0]
        raise ValueError("a mistake in a bot")


class HiddenHandsGame:
    """The game as the registry would know it."""

    id = ID
    title = Message("Hidden Hands")
    player_counts = (2, 3)
    script_deals = ("deal",)
    actions: Codec[Action] = Codec({"deal": Deal, "play": Play, "hide": Hide})
    events: Codec[Event] = Codec({"dealt": Dealt, "played": Played, "hidden": Hidden})

    def summarize(self, deck: Data, source: str) -> DeckSummary:
        return DeckSummary("numbers", "Numbers", CARDS, ())

    def offers(self, deck: Data) -> tuple[Offer, ...]:
        return ()

    def options(self, deck: Data, given: Data) -> dict[str, object]:
        return {"players": given.get("players", 2)}

    def bots(self) -> Mapping[str, BotFactory]:
        return {
            "careful": lambda rules, seat: CarefulBot(),
            "strong": lambda rules, seat: ThinkingBot(),
            "slow": lambda rules, seat: SlowBot(),
            "fatal": lambda rules, seat: FatalBot(),
            "broken": lambda rules, seat: BrokenBot(),
        }

    def open(self, deck: Data, options: Data, source: str, names: Sequence[str] = ()) -> Table:
        players = options["players"]
        assert isinstance(players, int)
        rules: Rules[Any, Any, Any, Any] = HiddenRules(players, names)
        return Table(rules, HiddenNotation())
