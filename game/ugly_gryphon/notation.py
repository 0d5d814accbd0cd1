"""Actions and views of a night as words, script entries and JSON data."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, assert_never

from game.core.game import ScriptError
from game.core.orders import parse_order
from game.core.rules import Seat
from game.core.statistics import Charts, Played
from game.core.words import Message, message, message_n
from game.ugly_gryphon import statistics
from game.ugly_gryphon.actions import Action, BringPatron, Deal, PlacePatron, ShuffleRooms
from game.ugly_gryphon.cards import QUIRKS, Cards
from game.ugly_gryphon.events import DeckShuffled, RoomsShuffled
from game.ugly_gryphon.inspect import shown_at_bar
from game.ugly_gryphon.state import LEFT_LIMIT, Awaited, Card, State, View
from game.ugly_gryphon.why import Past, chain


class GryphonNotation:
    """The notation for one deck."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def action_words(self, action: Action) -> str:
        """Return the action as the command line takes it: `place rusty_ranger`."""
        match action:
            case PlacePatron(card):
                return f"place {self._cards.ids[card]}"
            case BringPatron(card):
                return f"bring {self._cards.ids[card]}"
            case Deal(order):
                return " ".join(["deal", *self._ids(order or ())])
            case ShuffleRooms(order):
                return " ".join(["shuffle", *self._ids(order or ())])
            case _:
                assert_never(action)

    def parse_action(self, words: str, seat: Seat) -> Action:
        """Return the player's action that the words name."""
        del seat
        makers: Mapping[str, Callable[[Card], Action]] = {"place": PlacePatron, "bring": BringPatron}
        parts = words.split()
        if len(parts) == 2 and parts[0] in makers:
            return makers[parts[0]](self._card(parts[1]))
        raise ScriptError(
            message('"{words}" is no action: say "place PATRON" or "bring PATRON".', words=words)
        )

    def meant(self, action: Action, state: State) -> Action:
        """Return the action as it is: each is said in one way only."""
        del state
        return action

    def _card(self, card_id: object) -> Card:
        card = self._cards.find(card_id) if isinstance(card_id, str) else None
        if card is None:
            raise ScriptError(message('There is no patron "{id}" in this deck.', id=str(card_id)))
        return card

    def _order(self, ids: object) -> tuple[Card, ...]:
        if not isinstance(ids, list):
            raise ScriptError(message("A list of patrons is expected here."))
        return tuple([self._card(card_id) for card_id in ids])

    def _ids(self, order: Sequence[Card]) -> list[str]:
        return [self._cards.ids[card] for card in order]

    def is_told(self, action: Action, seat: Seat) -> bool:
        """Return that whatever is done is done in front of everybody."""
        del action, seat
        return True

    def script_start(self, options: Mapping[str, object], actions: Sequence[Action]) -> dict[str, object]:
        """Return `goal` and `deal`, from the options and the deal with its outcome."""
        first = actions[0]
        if not isinstance(first, Deal) or first.order is None:
            raise ScriptError(message("A script begins with a deal."))
        return {"goal": options["goal"], "deal": self._ids(first.order)}

    def parse_start(self, script: Mapping[str, object]) -> Sequence[Action]:
        """Return the deal that a script begins with."""
        ids = script.get("deal")
        if not isinstance(ids, list):
            raise ScriptError(message("deal: A list of patrons is expected here."))
        try:
            order = parse_order(ids, self._cards.ids, self._card)
        except ScriptError as error:
            raise ScriptError(message("deal, {words}", words=error.words)) from error
        return (Deal(order),)

    def with_outcome(self, action: Action, events: Sequence[object]) -> Action:
        """Return a deal or shuffle with the order that its events tell; a player's action as it is."""
        if isinstance(action, Deal):
            return next(Deal(event.order) for event in events if isinstance(event, DeckShuffled))
        if isinstance(action, ShuffleRooms):
            return next(ShuffleRooms(event.order) for event in events if isinstance(event, RoomsShuffled))
        return action

    def script_entries(self, actions: Sequence[Action]) -> list[dict[str, object]]:
        """Return the entries of a script for all actions after the deal."""
        return [self._script_entry(action) for action in actions[1:]]

    def _script_entry(self, action: Action) -> dict[str, object]:
        match action:
            case PlacePatron(card):
                return {"place": self._cards.ids[card]}
            case BringPatron(card):
                return {"bring": self._cards.ids[card]}
            case ShuffleRooms(order):
                return {"shuffled": self._ids(order or ())}
            case Deal(order):
                return {"deal": self._ids(order or ())}
            case _:
                assert_never(action)

    def parse_entry(self, entry: Mapping[str, object]) -> Sequence[Action]:
        """Return the action that a script entry stands for."""
        return (self._parse_entry(entry),)

    def _parse_entry(self, entry: Mapping[str, object]) -> Action:
        match entry:
            case {"place": card_id, **rest} if not rest:
                return PlacePatron(self._card(card_id))
            case {"bring": card_id, **rest} if not rest:
                return BringPatron(self._card(card_id))
            case {"shuffled": ids, **rest} if not rest:
                return ShuffleRooms(self._order(ids))
            case _:
                raise ScriptError(
                    message(
                        "An entry is {place}, {bring} or {shuffled}.",
                        place='{"place": id}',
                        bring='{"bring": id}',
                        shuffled='{"shuffled": [ids]}',
                    )
                )

    def view_data(self, view: View) -> dict[str, object]:
        """Return the view as JSON data; the Inn top first, the Bar and the Left pile in order."""
        is_over = bool(view.reason)
        return {
            "goal": view.goal,
            "turn": view.turn,
            "phase": view.phase.value,
            "awaited": view.awaited.value,
            "inn": self._ids(view.inn[::-1]),
            "bar": self._ids(view.bar),
            "left": self._ids(view.left),
            "deck": view.deck_count,
            "quirks": {quirk: shown_at_bar(self._cards, view, quirk) for quirk in QUIRKS},
            "over": is_over,
            "won": view.is_won if is_over else None,
            "reason": view.reason or None,
            "winners": [0] if view.is_won else [],
        }

    def state_data(self, state: State) -> dict[str, object]:
        """Return the state as JSON data, with the order of the Deck."""
        view = View(state.goal, len(state.deck), *state[2:])
        return {**self.view_data(view), "order": self._ids(state.deck)}

    def parts(self, state: State) -> Mapping[str, Sequence[str]]:
        """Return nothing: all players are alike."""
        del state
        return {}

    def facts(self, events: Sequence[Any], state: State, seat: Seat) -> dict[str, object]:
        """Return who sleeps, who left and why, and who came in."""
        del seat
        return statistics.facts_of(self._cards, events, state)

    def charts(self, played: Sequence[Played]) -> Charts:
        """Return how many slept, who left most and why, and how often each goal was reached."""
        return statistics.charts_of(self._cards, played)

    def chapter(self, view: View) -> int:
        """Return the number of the turn."""
        return view.turn

    def why(self, past: Past, at: int) -> Sequence[Message]:
        """Return why something happened in a night, back to what was placed."""
        return chain(self._cards, past, at)

    def hides_past(self, view: View) -> bool:
        """Return that the whole night may be told at any time."""
        del view
        return False

    def view_words(self, view: View) -> Sequence[Message]:
        """Return the table as lines for a terminal."""
        rooms = [
            message("  {floor:>2}  {patron}", floor=at + 1, patron=Message(self._cards.name(card)))
            for at, card in reversed(list(enumerate(view.inn)))
        ]
        return (
            message(
                "Turn {turn}, goal {goal}, {deck}.",
                turn=view.turn,
                goal=view.goal,
                deck=message_n("{n} in the Deck", "{n} in the Deck", view.deck_count),
            ),
            message("Inn, {asleep}:", asleep=_asleep(view)),
            *rooms,
            message("Bar: {patrons}.", patrons=self._names(view.bar)),
            message(
                "Left, {count} of {limit}: {patrons}.",
                count=len(view.left),
                limit=LEFT_LIMIT,
                patrons=self._names(view.left),
            ),
            self._demand(view),
        )

    def _names(self, pile: Sequence[Card]) -> tuple[Message, ...] | Message:
        return tuple(Message(self._cards.name(card)) for card in pile) or message("nobody")

    def _demand(self, view: View) -> Message:
        if view.reason:
            return message("The night is won." if view.is_won else "The night is lost.")
        if view.awaited is Awaited.BRING:
            return message("Choose who moves from the Bar to the top of the Inn.")
        if view.awaited is Awaited.SHUFFLE:
            return message("The rooms are about to be shuffled.")
        return message("Choose who goes from the Bar to the top of the Inn.")

    def headline(self, view: View) -> Message:
        """Return how far the night is."""
        left = message_n("{n} left", "{n} left", len(view.left))
        if view.reason:
            return message("goal {goal}, {asleep}, {left}", goal=view.goal, asleep=_asleep(view), left=left)
        return message("turn {turn}, {asleep}, {left}", turn=view.turn, asleep=_asleep(view), left=left)


def _asleep(view: View) -> Message:
    return message_n("{n} asleep", "{n} asleep", len(view.inn))
