"""Actions of a match as words and script entries; views are told by `show`."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, assert_never

from game.core.game import ScriptError
from game.core.match import Step
from game.core.rules import WATCHER, Seat
from game.core.statistics import Charts, Played
from game.core.words import Message, message
from game.innkeeper.actions import (
    Action,
    Activate,
    Borrow,
    Choose,
    Deal,
    Deposit,
    DrawLots,
    Finish,
    Name,
    Pass,
    PayDebt,
    Pick,
    PlaceBid,
    PlaceCustomer,
    PlayTreachery,
    Reshuffle,
    Roll,
    Sell,
    Store,
)
from game.innkeeper.events import Dealt, DiceRolled, PileShuffled, TreacheryDiscarded, TreacheryStolen
from game.innkeeper.kinds import NOBODY, Card, Characteristic, Until
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import State, View
from game.innkeeper.telling import show, statistics
from game.innkeeper.telling.scripts import InnkeeperScripts
from game.innkeeper.telling.tags import Tags
from game.innkeeper.telling.why import chain

_NUMBERED: Final[Mapping[str, Callable[[Seat, int], Action]]] = {
    "bid": PlaceBid,
    "borrow": Borrow,
    "deposit": Deposit,
    "store": Store,
}
"""What is said with a number of gold or cards."""
_CARDED: Final[Mapping[str, Callable[[Seat, Card], Action]]] = {
    "pick": Pick,
    "take": Pick,
    "sell": Sell,
    "pay": PayDebt,
}
"""What is said with a card."""
_PLAYED: Final[Mapping[str, type[PlayTreachery] | type[Activate]]] = {
    "play": PlayTreachery,
    "use": Activate,
}
"""What is said with a card, and on whom."""


class InnkeeperNotation:
    """The notation for one table."""

    def __init__(self, rules: InnkeeperRules) -> None:
        self._rules = rules
        self._cards = rules.cards
        self._tags = Tags(rules.cards)
        self._scripts = InnkeeperScripts(self._tags, rules.seats)

    def action_words(self, action: Action) -> str:
        """Return the action as the command line takes it: `play pickpocket on 2`, `bid 3`, `pass kind`."""
        word = self._tags.word
        match action:
            case Pass(_, until):
                return "pass" if until is Until.NOW else f"pass {until.value}"
            case PlayTreachery(_, card, target):
                return f"play {word(card)}{_on(target)}"
            case Activate(_, card, target):
                return f"use {word(card)}{_on(target)}"
            case Pick(_, card):
                return f"pick {word(card)}"
            case Sell(_, card):
                return f"sell {word(card)}"
            case PayDebt(_, card):
                return f"pay {word(card)}"
            case Finish():
                return "done"
            case PlaceBid(_, amount):
                return f"bid {amount}"
            case Borrow(_, debts):
                return f"borrow {debts}"
            case Choose(_, option):
                return f"choose {option + 1}"
            case Name(_, characteristic):
                return f"name {characteristic.value.casefold()}"
            case PlaceCustomer(_, is_bottom):
                return "bottom" if is_bottom else "top"
            case Deposit(_, amount):
                return f"deposit {amount}"
            case Store(_, amount):
                return f"store {amount}"
            case Deal() | Reshuffle() | Roll() | DrawLots():
                return self._chance_words(action)
            case _:
                assert_never(action)

    def _chance_words(self, action: Deal | Reshuffle | Roll | DrawLots) -> str:
        match action:
            case Deal():
                return "deal"
            case Reshuffle(pile):
                return f"shuffle {pile.value}"
            case Roll(values):
                return " ".join(["roll", *map(str, values or ())])
            case DrawLots(cards):
                return " ".join(["lots", *map(self._tags.word, cards or ())])
            case _:
                assert_never(action)

    def parse_action(self, words: str, seat: Seat) -> Action:
        """Return the action of a seat that the words name; a card without the number of its copy is any."""
        match words.split():
            case ["pass"]:
                return Pass(seat)
            case ["pass", ("kind" | "round") as until]:
                return Pass(seat, Until(until))
            case [("play" | "use") as verb, tag]:
                return _PLAYED[verb](seat, self._tags.find(tag))
            case [("play" | "use") as verb, tag, "on", *name] if name:
                return _PLAYED[verb](seat, self._tags.find(tag), self._seat(" ".join(name), seat))
            case [verb, tag] if verb in _CARDED:
                return _CARDED[verb](seat, self._tags.find(tag))
            case [verb, number] if verb in _NUMBERED and number.isdecimal():
                return _NUMBERED[verb](seat, int(number))
            case ["choose", number] if number.isdecimal() and int(number) > 0:
                return Choose(seat, int(number) - 1)
            case ["name", name] if name.title() in [*Characteristic]:
                return Name(seat, Characteristic(name.title()))
            case ["top" | "bottom" as place]:
                return PlaceCustomer(seat, place == "bottom")
            case ["done"]:
                return Finish(seat)
            case _:
                raise ScriptError(
                    message(
                        '"{words}" is no action: say "pass", "pass kind", "pass round", "play CARD", '
                        '"play CARD on PLAYER", "use CARD", "pick CARD", "sell CARD", "pay CARD", "done", '
                        '"bid 3", "borrow 1", "deposit 4", "store 2", "choose 1", "name luxury", "top" '
                        'or "bottom".',
                        words=words,
                    )
                )

    def _seat(self, words: str, seat: Seat) -> Seat:
        """Return the seat of a name, or of a number from 0; `me` is one's own."""
        if words == "me":
            return seat
        # A number is a seat even if somebody is called so: that is how actions are listed.
        if words.isdecimal() and len(words) == 1:
            return int(words)
        names = self._rules.names
        found = [at for at, name in enumerate(names) if name and name.casefold() == words.casefold()]
        if len(found) == 1:
            return found[0]
        raise ScriptError(
            message('Who is "{name}"? Give a number from 0 or the name of one player.', name=words)
        )

    def meant(self, action: Action, state: State) -> Action:
        """Return the legal action with another copy of the card, or on the only possible target, if any."""
        match action:
            case PlayTreachery() | Activate() | Pick() | Sell() | PayDebt():
                pass
            case _:
                return action
        legal = self._rules.legal(state, action.seat) if action.seat in self._rules.to_act(state) else ()
        if action in legal:
            return action
        alike = [
            other
            for other in legal
            if type(other) is type(action) and self._is_same(action, other) and _is_on(action, other)
        ]
        targets = {getattr(other, "target", NOBODY) for other in alike}
        return alike[0] if len(targets) == 1 else action

    def _is_same(self, action: Any, other: Any) -> bool:
        return self._tags.copies(action.card) == self._tags.copies(other.card)

    def with_outcome(self, action: Action, events: Sequence[object]) -> Action:
        """Return what chance did with the outcome that its events tell; a player's action as it is."""
        match action:
            case Deal():
                dealt = next(event for event in events if isinstance(event, Dealt))
                return Deal(
                    dealt.inns, dealt.lead, dealt.assets, dealt.customers, dealt.treachery, dealt.debts
                )
            case Reshuffle():
                shuffled = next(event for event in events if isinstance(event, PileShuffled))
                return Reshuffle(shuffled.pile, shuffled.order)
            case Roll():
                return Roll(next(event.values for event in events if isinstance(event, DiceRolled)))
            case DrawLots():
                return DrawLots(_lots(events))
            case _:
                return action

    def is_told(self, action: Action, seat: Seat) -> bool:
        """Whether it is no secret: a bid is one, and so is a pass, which only those say who are asked."""
        match action:
            case PlaceBid(doer) | Pass(doer):
                return seat in (doer, WATCHER)
            case _:
                return True

    def script_start(self, options: Mapping[str, object], actions: Sequence[Action]) -> dict[str, object]:
        """Return the options, `lead` and `deal`, from the deal with its outcome."""
        return self._scripts.start(options, actions)

    def script_entries(self, actions: Sequence[Action]) -> list[dict[str, object]]:
        """Return the entries of a script for all actions but the deal."""
        return [entry for action in actions if (entry := self._scripts.entry(action)) is not None]

    def parse_entry(self, entry: Mapping[str, object]) -> Sequence[Action]:
        """Return the action that a script entry stands for."""
        return (self._scripts.parse(entry),)

    def parse_start(self, script: Mapping[str, object]) -> Sequence[Action]:
        """Return the deal that a script begins with."""
        return (self._scripts.parse_start(script),)

    def parts(self, state: State) -> Mapping[str, Sequence[str]]:
        """Return the Proprietor of each seat, and its place behind the one that led first."""
        first = (state.lead - state.round + 1) % self._rules.seats
        return {
            "inn": [self._tags.word(inn.proprietor) for inn in state.inns],
            "place": [str((seat - first) % self._rules.seats) for seat in range(self._rules.seats)],
        }

    def facts(self, events: Sequence[Any], state: State, seat: Seat) -> dict[str, object]:
        """Return a seat's inn, Vault by round and guests."""
        return statistics.facts_of(self._cards, events, state, seat)

    def charts(self, played: Sequence[Played]) -> Charts:
        """Return the Vault by round, guests by inn, and how often tables of each size were won."""
        return statistics.charts_of(self._cards, played)

    def chapter(self, view: View) -> int:
        """Return the round."""
        return view.round

    def why(self, past: Sequence[Step[Any, View]], at: int) -> Sequence[Message]:
        """Return why something happened, as far as the words of the event do not say it."""
        return chain(self._cards, self._rules.names, past, at)

    def hides_past(self, view: View) -> bool:
        """Return that all that a player has seen may be told again."""
        del view
        return False

    def view_data(self, view: View) -> dict[str, object]:
        """Return the view as JSON data; what the viewer may not know is null."""
        return show.view_data(self._tags, view)

    def state_data(self, state: State) -> dict[str, object]:
        """Return everything about a state: what a watcher sees, the orders of the decks and all peeks."""
        return show.state_data(self._tags, self._rules.observe(state, WATCHER), state)

    def view_words(self, view: View) -> Sequence[Message]:
        """Return the street as lines for a terminal."""
        return show.view_words(self._cards, self._tags, self._rules.names, view)

    def headline(self, view: View) -> Message:
        """Return how far the match is."""
        return show.headline(self._cards, self._rules.names, view)


def _on(target: int) -> str:
    return "" if target == NOBODY else f" on {target}"


def _is_on(action: Any, other: Any) -> bool:
    target = getattr(action, "target", NOBODY)
    return target in (NOBODY, getattr(other, "target", NOBODY))


def _lots(events: Sequence[object]) -> tuple[Card, ...]:
    """Return the cards that chance drew from a hand: stolen together, or discarded one after the other."""
    match events:
        case [TreacheryStolen(cards=cards), *_]:
            return cards
        case [TreacheryDiscarded(seat=seat), *_]:
            drawn = takewhile(
                lambda event: isinstance(event, TreacheryDiscarded) and event.seat == seat, events
            )
            return tuple([event.card for event in drawn if isinstance(event, TreacheryDiscarded)])
        case _:
            raise AssertionError(events)
