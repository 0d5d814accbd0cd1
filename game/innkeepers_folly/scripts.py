"""Matches of Innkeeper's Folly as entries of scripts, and back."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.core.game import ScriptError
from game.core.orders import parse_order
from game.core.words import Message, message
from game.innkeepers_folly.actions import Action, ChooseLekyros, DealRound, PlayCard, Reshuffle, StealPiece
from game.innkeepers_folly.cards import LEKYROS, Cards
from game.innkeepers_folly.state import NO_TARGET, Card, Choice, Direction

_PLAY_KEYS: Final = {"seat", "play", "target", "direction", "choice"}


class FollyScripts:
    """Writes and reads scripts for one deck."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def card(self, card_id: object) -> Card:
        """Return the card with this id.

        Raises ScriptError when there is none.
        """
        card = self._cards.find(card_id) if isinstance(card_id, str) else None
        if card is None:
            raise ScriptError(message('There is no card "{id}" in this deck.', id=str(card_id)))
        return card

    def start(self, options: Mapping[str, object], actions: Sequence[Action]) -> dict[str, object]:
        """Return the options, who starts and the deal of each round."""
        deals = [action for action in actions if isinstance(action, DealRound)]
        if not deals or deals[0].order is None or deals[0].starter is None:
            raise ScriptError(message("A script begins with a deal."))
        return {
            **options,
            "starter": deals[0].starter,
            "deals": [{"pile": self._ids(deal.order or ()), "center": deal.center} for deal in deals],
        }

    def _ids(self, order: Sequence[Card]) -> list[str]:
        return [self._cards.ids[card] for card in order]

    def parse_start(self, script: Mapping[str, object]) -> Sequence[Action]:
        """Return the deals of all rounds, the first one with the starter."""
        starter, deals = script.get("starter"), script.get("deals")
        if type(starter) is not int:
            raise ScriptError(message("starter: The number of the seat that starts is expected here."))
        if not isinstance(deals, list) or not deals:
            raise ScriptError(message("deals: A list with the deal of each round is expected here."))
        return [
            self._parse_deal(number, deal, starter if number == 1 else None)
            for number, deal in enumerate(deals, 1)
        ]

    def _parse_deal(self, number: int, deal: object, starter: int | None) -> DealRound:
        given = deal if isinstance(deal, Mapping) else {}
        pile, center = given.get("pile"), given.get("center")
        if not isinstance(pile, list) or type(center) is not int or len(given) > len(("pile", "center")):
            raise _at_deal(number, message('"pile", a list of cards, and "center", a number, belong here.'))
        if center not in self._cards.centers:
            raise _at_deal(number, message("The center deck has no {center}.", center=center))
        try:
            order = parse_order(pile, self._cards.ids, self.card)
        except ScriptError as error:
            raise _at_deal(number, error.words) from error
        return DealRound(order, center, starter)

    def entries(self, actions: Sequence[Action]) -> list[dict[str, object]]:
        """Return the entries of all that players did and of reshuffles; the deals stand at the start."""
        return list(self._entries([action for action in actions if not isinstance(action, DealRound)]))

    def _entries(
        self, actions: Sequence[PlayCard | ChooseLekyros | StealPiece | Reshuffle]
    ) -> Iterator[dict[str, object]]:
        before: dict[str, object] = {}
        for action in actions:
            if isinstance(action, ChooseLekyros) and "play" in before:
                before["choice"] = action.choice.value
                continue
            before = self._entry(action)
            yield before

    def _entry(self, action: PlayCard | ChooseLekyros | StealPiece | Reshuffle) -> dict[str, object]:
        match action:
            case PlayCard(seat, card, target, direction):
                entry: dict[str, object] = {"seat": seat, "play": self._cards.ids[card]}
                if target != NO_TARGET:
                    entry["target"] = target
                if direction is not None:
                    entry["direction"] = direction.value
                return entry
            case ChooseLekyros(seat, choice):
                return {"seat": seat, "choice": choice.value}
            case StealPiece(seat, victim):
                return {"seat": seat, "steal": victim}
            case Reshuffle(order):
                return {"shuffled": self._ids(order or ())}

    def parse_entry(self, entry: Mapping[str, object]) -> Sequence[Action]:
        """Return the action of an entry; for Lekyros with a choice both."""
        if type(entry.get("seat", 0)) is not int or type(entry.get("steal", 0)) is not int:
            raise ScriptError(message("A seat is a number from 0."))
        match entry:
            case {"shuffled": list(ids), **rest} if not rest:
                return (Reshuffle(tuple([self.card(card_id) for card_id in ids])),)
            case {"seat": int(seat), "steal": int(victim), **rest} if not rest:
                return (StealPiece(seat, victim),)
            case {"seat": int(seat), "choice": choice, **rest} if not rest:
                return (ChooseLekyros(seat, _choice(choice)),)
            case {"seat": int(seat), "play": card_id} if set(entry) <= _PLAY_KEYS:
                return self._parse_play(seat, self.card(card_id), entry)
            case _:
                raise ScriptError(
                    message(
                        "An entry is {play} with target, direction or choice, {steal} or {shuffled}.",
                        play='{"seat": s, "play": id}',
                        steal='{"seat": s, "steal": seat}',
                        shuffled='{"shuffled": [ids]}',
                    )
                )

    def _parse_play(self, seat: int, card: Card, entry: Mapping[str, object]) -> Sequence[Action]:
        is_own = self._cards.card(card).target == "self"
        target = entry.get("target", seat if is_own else NO_TARGET)
        if type(target) is not int:
            raise ScriptError(message("target: The number of a seat is expected here."))
        play = PlayCard(seat, card, target, _direction(entry.get("direction")))
        if "choice" not in entry:
            return (play,)
        if self._cards.kinds[card] != LEKYROS:
            raise ScriptError(message("choice: Only Lekyros leaves a choice."))
        return (play, ChooseLekyros(seat, _choice(entry["choice"])))


def _choice(words: object) -> Choice:
    if not isinstance(words, str) or words not in [*Choice]:
        raise ScriptError(message('choice: "add", "remove" or "neither" is expected here.'))
    return Choice(words)


def _direction(words: object) -> Direction | None:
    if words is None:
        return None
    if not isinstance(words, str) or words not in [*Direction]:
        raise ScriptError(message('direction: "clockwise" or "counter" is expected here.'))
    return Direction(words)


def _at_deal(number: int, words: Message) -> ScriptError:
    return ScriptError(message("deals, round {n}: {words}", n=number, words=words))
