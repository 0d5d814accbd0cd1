"""Actions and views of a match as words, script entries and JSON data."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, assert_never

from game.core.game import ScriptError
from game.core.match import Step
from game.core.players import seat_name
from game.core.rules import Seat
from game.core.statistics import Charts, Played
from game.core.words import Message, message
from game.innkeepers_folly import show, statistics
from game.innkeepers_folly.actions import Action, ChooseLekyros, DealRound, PlayCard, Reshuffle, StealPiece
from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.events import PileShuffled, RoundDealt
from game.innkeepers_folly.scripts import FollyScripts
from game.innkeepers_folly.state import NO_TARGET, Choice, Direction, State, View
from game.innkeepers_folly.why import chain

_DIRECTIONS: Mapping[str, Direction] = {
    "clockwise": Direction.CLOCKWISE,
    "counter": Direction.COUNTER,
    "counter-clockwise": Direction.COUNTER,
    "counterclockwise": Direction.COUNTER,
}


class FollyNotation:
    """The notation for one deck and the names of the players."""

    def __init__(self, cards: Cards, names: Sequence[str] = ()) -> None:
        self._cards = cards
        self._names = tuple(names)
        self._scripts = FollyScripts(cards)

    def action_words(self, action: Action) -> str:
        """Return the action as the command line takes it: `play wyvern-7 on 1`, `choose add`."""
        match action:
            case PlayCard(seat, card, target, direction):
                words = f"play {self._cards.ids[card]}"
                if direction is not None:
                    return f"{words} {direction.value}"
                if target == NO_TARGET or (target == seat and self._cards.card(card).target == "self"):
                    return words
                return f"{words} on {target}"
            case ChooseLekyros(_, choice):
                return f"choose {choice.value}"
            case StealPiece(_, victim):
                return f"steal from {victim}"
            case DealRound():
                return "deal"
            case Reshuffle():
                return "shuffle"
            case _:
                assert_never(action)

    def parse_action(self, words: str, seat: Seat) -> Action:
        """Return the action of a seat that the words name."""
        match words.split():
            case ["play", card_id, *rest]:
                return self._parse_play(seat, self._scripts.card(card_id.replace("_", "-")), rest)
            case ["choose", choice] if choice in [*Choice]:
                return ChooseLekyros(seat, Choice(choice))
            case ["steal", "from", *name] if name:
                return StealPiece(seat, self._seat(" ".join(name), seat))
            case _:
                raise ScriptError(
                    message(
                        '"{words}" is no action: say "play CARD", "play CARD on PLAYER", '
                        '"play CARD clockwise", "choose add", "choose remove", "choose neither" '
                        'or "steal from PLAYER".',
                        words=words,
                    )
                )

    def _parse_play(self, seat: Seat, card: int, rest: Sequence[str]) -> PlayCard:
        match rest:
            case []:
                target = seat if self._cards.card(card).target == "self" else NO_TARGET
                return PlayCard(seat, card, target)
            case ["on", *name] if name:
                return PlayCard(seat, card, self._seat(" ".join(name), seat))
            case [way] if way in _DIRECTIONS:
                return PlayCard(seat, card, direction=_DIRECTIONS[way])
            case _:
                raise ScriptError(
                    message('After a card comes "on PLAYER", "clockwise", "counter" or nothing.')
                )

    def meant(self, action: Action, state: State) -> Action:
        """Return the one way that two players can pass totals or hands, whichever is named, if any."""
        if not isinstance(action, PlayCard) or self._cards.card(action.card).target != "direction":
            return action
        return replace(action, direction=Direction.CLOCKWISE) if len(state.alive) == 2 else action

    def _seat(self, words: str, seat: Seat) -> Seat:
        """Return the seat of a name, or of a number from 0; `me` is one's own."""
        if words == "me":
            return seat
        # A number is a seat even if somebody is called so: that is how actions are listed.
        if words.isdecimal() and len(words) == 1:
            return int(words)
        found = [at for at, name in enumerate(self._names) if name and name.casefold() == words.casefold()]
        if len(found) == 1:
            return found[0]
        raise ScriptError(
            message('Who is "{name}"? Give a number from 0 or the name of one player.', name=words)
        )

    def is_told(self, action: Action, seat: Seat) -> bool:
        """Return that whatever is done is done in front of everybody."""
        del action, seat
        return True

    def script_start(self, options: Mapping[str, object], actions: Sequence[Action]) -> dict[str, object]:
        """Return the options, `starter` and `deals`, from the deals with their outcomes."""
        return self._scripts.start(options, actions)

    def parse_start(self, script: Mapping[str, object]) -> Sequence[Action]:
        """Return the deals that a script begins with."""
        return self._scripts.parse_start(script)

    def with_outcome(self, action: Action, events: Sequence[object]) -> Action:
        """Return a deal or shuffle with the outcome that its events tell; a player's action as it is."""
        match action:
            case DealRound():
                dealt = next(event for event in events if isinstance(event, RoundDealt))
                starter = dealt.starter if dealt.round == 1 else None
                return DealRound(dealt.order, dealt.center, starter)
            case Reshuffle():
                return next(Reshuffle(event.order) for event in events if isinstance(event, PileShuffled))
            case _:
                return action

    def script_entries(self, actions: Sequence[Action]) -> list[dict[str, object]]:
        """Return the entries of a script for all that players did and for reshuffles."""
        return self._scripts.entries(actions)

    def parse_entry(self, entry: Mapping[str, object]) -> Sequence[Action]:
        """Return the actions that a script entry stands for: two when Lekyros is played with a choice."""
        return self._scripts.parse_entry(entry)

    def view_data(self, view: View) -> dict[str, object]:
        """Return the view as JSON data; the hands of others are null, their sizes are told."""
        return show.view_data(self._cards, view)

    def state_data(self, state: Any) -> dict[str, object]:
        """Return the state as JSON data, with all hands and the order of the draw pile."""
        assert isinstance(state, State)
        return show.state_data(self._cards, state)

    def parts(self, state: State) -> Mapping[str, Sequence[str]]:
        """Return nothing: all players are alike."""
        del state
        return {}

    def facts(self, events: Sequence[Any], state: State, seat: Seat) -> dict[str, object]:
        """Return a seat's pieces and how it won rounds."""
        return statistics.facts_of(self._cards, events, state, seat)

    def charts(self, played: Sequence[Played]) -> Charts:
        """Return how many pieces were held, which cards won rounds, and how rounds were won."""
        return statistics.charts_of(self._cards, played)

    def chapter(self, view: View) -> int:
        """Return the number of the round."""
        return view.round

    def why(self, past: Sequence[Step[Any, View]], at: int) -> Sequence[Message]:
        """Return why something happened, as far as the words of the event do not say it."""
        return chain(self._cards, self._names, past, at)

    def hides_past(self, view: View) -> bool:
        """Return that all that a player has seen may be told again."""
        del view
        return False

    def view_words(self, view: View) -> Sequence[Message]:
        """Return the table as lines for a terminal."""
        return show.view_words(self._cards, self._names, view)

    def headline(self, view: View) -> Message:
        """Return how far the match is: the round and who holds pieces."""
        return show.headline(self._names, view)

    def seat_name(self, seat: Seat) -> Message:
        """Return what a player is called."""
        return seat_name(self._names, seat)
