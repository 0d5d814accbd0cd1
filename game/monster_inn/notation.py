"""Actions of a match as words and script entries; views are told by `tableau`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, assert_never

from game.core.game import ScriptError
from game.core.match import Step
from game.core.orders import parse_order
from game.core.rules import Seat
from game.core.statistics import Charts, Played
from game.core.words import Message, message
from game.monster_inn import statistics, tableau
from game.monster_inn.actions import (
    Action,
    AddTreasure,
    Deal,
    DeclineSupport,
    ExchangePool,
    Leave,
    OpenPool,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.events import DeckShuffled
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import Card, State, Treasure, View
from game.monster_inn.why import chain

_NONE: Final = "none"
_WITH_NOTHING: Final = ({}, *({"with": treasure} for treasure in (None, *Treasure)))
"""What may stand beside a support that is declined."""


class MonsterNotation:
    """The notation for one table."""

    def __init__(self, rules: MonsterInnRules) -> None:
        self._rules = rules
        self._cards = rules.cards

    def action_words(self, action: Action) -> str:
        """Return the action as the command line takes it: `stay gold`, `support M02 gem`."""
        match action:
            case OpenPool(_, treasure):
                return f"stay {treasure.value}"
            case AddTreasure():
                return "stay add"
            case ExchangePool():
                return "stay exchange"
            case Leave():
                return "leave"
            case TakeBonus(_, treasure):
                return f"bonus {treasure.value}"
            case SupportMonster(_, monster, treasure):
                return f"support {self._cards.ids[monster]} {treasure.value}"
            case DeclineSupport():
                return f"support {_NONE}"
            case Deal(starter, order):
                return " ".join(["deal", str(starter), *self._ids(order or ())])
            case _:
                assert_never(action)

    def parse_action(self, words: str, seat: Seat) -> Action:
        """Return the action that the words name, as one of the player in the seat."""
        match words.split():
            case ["stay", "add"]:
                return AddTreasure(seat)
            case ["stay", "exchange"]:
                return ExchangePool(seat)
            case ["stay", ("gold" | "gem") as treasure]:
                return OpenPool(seat, Treasure(treasure))
            case ["leave"]:
                return Leave(seat)
            case ["bonus", ("gold" | "gem") as treasure]:
                return TakeBonus(seat, Treasure(treasure))
            case ["support", "none"]:
                return DeclineSupport(seat)
            case ["support", card_id, ("gold" | "gem") as treasure]:
                return SupportMonster(seat, self._card(card_id), Treasure(treasure))
            case _:
                raise ScriptError(
                    message(
                        '"{words}" is no action: say "stay gold", "stay gem", "stay add", "stay exchange", '
                        '"leave", "bonus gold", "bonus gem", "support MONSTER gold" or "support none".',
                        words=words,
                    )
                )

    def meant(self, action: Action, state: State) -> Action:
        """Return the action as it is: each is said in one way only."""
        del state
        return action

    def _card(self, card_id: object) -> Card:
        card = self._cards.find(card_id) if isinstance(card_id, str) else None
        if card is None:
            raise ScriptError(message('There is no card "{id}" in this deck.', id=str(card_id)))
        return card

    def _ids(self, order: Sequence[Card]) -> list[str]:
        return [self._cards.ids[card] for card in order]

    def with_outcome(self, action: Action, events: Sequence[object]) -> Action:
        """Return a deal with the outcome that its events tell; a player's action as it is."""
        if isinstance(action, Deal):
            return next(
                Deal(event.starter, event.order) for event in events if isinstance(event, DeckShuffled)
            )
        return action

    def is_told(self, action: Action, seat: Seat) -> bool:
        """Return that whatever is done is done in front of everybody."""
        del action, seat
        return True

    def script_start(self, options: Mapping[str, object], actions: Sequence[Action]) -> dict[str, object]:
        """Return `players`, `open`, `starter` and `deal`, from the options and the deal with its outcome."""
        first = actions[0] if actions else None
        if not isinstance(first, Deal) or first.order is None:
            raise ScriptError(message("A script begins with a deal."))
        return {
            "players": options["players"],
            "open": options["open"],
            "starter": first.starter,
            "deal": self._ids(first.order),
        }

    def script_entries(self, actions: Sequence[Action]) -> list[dict[str, object]]:
        """Return the entries of a script for all actions but the deal."""
        return [entry for action in actions if (entry := self._entry(action)) is not None]

    def _entry(self, action: Action) -> dict[str, object] | None:
        match action:
            case OpenPool(seat, treasure):
                return {"seat": seat, "stay": treasure.value}
            case AddTreasure(seat):
                return {"seat": seat, "stay": "add"}
            case ExchangePool(seat):
                return {"seat": seat, "stay": "exchange"}
            case Leave(seat):
                return {"seat": seat, "leave": True}
            case TakeBonus(seat, treasure):
                return {"seat": seat, "bonus": treasure.value}
            case SupportMonster(seat, monster, treasure):
                return {"seat": seat, "support": self._cards.ids[monster], "with": treasure.value}
            case DeclineSupport(seat):
                return {"seat": seat, "support": None}
            case Deal():
                return None
            case _:
                assert_never(action)

    def parse_entry(self, entry: Mapping[str, object]) -> Sequence[Action]:
        """Return the action that a script entry stands for."""
        match entry:
            case {"seat": bool()}:
                pass
            case {"seat": int(seat), "stay": "add", **rest} if not rest:
                return (AddTreasure(seat),)
            case {"seat": int(seat), "stay": "exchange", **rest} if not rest:
                return (ExchangePool(seat),)
            case {"seat": int(seat), "stay": ("gold" | "gem") as treasure, **rest} if not rest:
                return (OpenPool(seat, Treasure(treasure)),)
            case {"seat": int(seat), "leave": True, **rest} if not rest:
                return (Leave(seat),)
            case {"seat": int(seat), "bonus": ("gold" | "gem") as treasure, **rest} if not rest:
                return (TakeBonus(seat, Treasure(treasure)),)
            case {"seat": int(seat), "support": None, **rest} if rest in _WITH_NOTHING:
                return (DeclineSupport(seat),)
            case {"seat": int(seat), "support": card_id, "with": ("gold" | "gem") as treasure, **rest} if (
                not rest
            ):
                return (SupportMonster(seat, self._card(card_id), Treasure(treasure)),)
        raise ScriptError(
            message(
                "An entry is a seat with one of {stay}, {leave}, {bonus} and {support}.",
                stay='"stay": "gold", "gem", "add" or "exchange"',
                leave='"leave": true',
                bonus='"bonus": "gold" or "gem"',
                support='"support": id or null, "with": "gold" or "gem"',
            )
        )

    def parse_start(self, script: Mapping[str, object]) -> Sequence[Action]:
        """Return the deal that a script begins with."""
        starter, ids = script.get("starter"), script.get("deal")
        if type(starter) is not int or not 0 <= starter < self._rules.seats:
            raise ScriptError(
                message("starter: A seat from 0 to {last} is expected here.", last=self._rules.seats - 1)
            )
        if not isinstance(ids, list):
            raise ScriptError(message("deal: A list of cards is expected here."))
        try:
            order = parse_order(ids, self._cards.ids, self._card)
        except ScriptError as error:
            raise ScriptError(message("deal, {words}", words=error.words)) from error
        return (Deal(starter, order),)

    def parts(self, state: State) -> Mapping[str, Sequence[str]]:
        """Return nothing: all players are alike."""
        del state
        return {}

    def facts(self, events: Sequence[Any], state: State, seat: Seat) -> dict[str, object]:
        """Return the parts and columns of a seat's fame."""
        del events
        return statistics.facts_of(self._cards, state, seat)

    def charts(self, played: Sequence[Played]) -> Charts:
        """Return where fame came from, and how often tables of each size were won."""
        return statistics.charts_of(played)

    def chapter(self, view: View) -> int:
        """Return the round."""
        return view.round

    def why(self, past: Sequence[Step[Any, View]], at: int) -> Sequence[Message]:
        """Return why something happened, as far as the words of the event do not say it."""
        return chain(self._cards, self._rules.names, past, at)

    def hides_past(self, view: View) -> bool:
        """Whether supplies are a matter of memory: then only the moves of this round are told (section 4)."""
        return tableau.hides_supplies(view)

    def view_data(self, view: View) -> dict[str, object]:
        """Return the view as JSON data; supplies that a table must not show are null."""
        return tableau.view_data(self._cards, view)

    def state_data(self, state: State) -> dict[str, object]:
        """Return everything about a state: what `view_data` tells a watcher, and the order of the deck."""
        return tableau.state_data(self._rules, state)

    def view_words(self, view: View) -> Sequence[Message]:
        """Return the table as lines for a terminal."""
        return tableau.view_words(self._cards, self._rules.names, view)

    def headline(self, view: View) -> Message:
        """Return how far the match is."""
        return tableau.headline(self._rules.names, view)
