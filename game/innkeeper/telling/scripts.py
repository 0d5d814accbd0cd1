"""Matches of Innkeeper as entries of scripts, and back."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias, assert_never

from game.core.game import ScriptError
from game.core.words import message
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
from game.innkeeper.kinds import NOBODY, Characteristic, Pile, Until
from game.innkeeper.telling.tags import Tags, refused_at

_DECKS: Final = {
    "assets": Pile.ASSETS,
    "customers": Pile.CUSTOMERS,
    "treachery": Pile.TREACHERY,
    "debts": Pile.DEBTS,
}
_DEAL_KEYS: Final = {"inns", *_DECKS}
_PLACES: Final = {"top": False, "bottom": True}
Entry: TypeAlias = dict[str, object]


class InnkeeperScripts:
    """Writes and reads scripts for one deck."""

    def __init__(self, tags: Tags, seats: int) -> None:
        self._tags = tags
        self._seats = seats

    def start(self, options: Mapping[str, object], actions: Sequence[Action]) -> Entry:
        """Return the options, who leads and what was dealt."""
        first = actions[0] if actions else None
        if not isinstance(first, Deal) or first.inns is None or first.lead is None:
            raise ScriptError(message("A script begins with a deal."))
        return {
            **options,
            "lead": first.lead,
            "deal": {
                "inns": self._list(first.inns),
                "assets": self._list(first.assets),
                "customers": self._list(first.customers),
                "treachery": self._list(first.treachery),
                "debts": self._list(first.debts),
            },
        }

    def _list(self, cards: Sequence[int] | None) -> list[str]:
        return [self._tags.id(card) for card in cards or ()]

    def parse_start(self, script: Mapping[str, object]) -> Deal:
        """Return the deal that a script begins with."""
        lead, deal = script.get("lead"), script.get("deal")
        if type(lead) is not int or not 0 <= lead < self._seats:
            raise refused_at(
                "lead", message("A seat from 0 to {last} is expected here.", last=self._seats - 1)
            )
        if not isinstance(deal, Mapping) or set(deal) != _DEAL_KEYS:
            keys = ", ".join(("inns", *_DECKS))
            raise refused_at("deal", message("An object with {keys} is expected here.", keys=keys))
        return Deal(
            inns=self._inns(deal["inns"]),
            lead=lead,
            assets=self._deck(deal, "assets"),
            customers=self._deck(deal, "customers"),
            treachery=self._deck(deal, "treachery"),
            debts=self._deck(deal, "debts"),
        )

    def _inns(self, entries: object) -> tuple[int, ...]:
        if not isinstance(entries, list) or len(entries) != self._seats:
            raise refused_at(
                "deal, inns",
                message("A list with a Proprietor for each of {n} seats is expected here.", n=self._seats),
            )
        try:
            inns = tuple([self._tags.proprietor(entry) for entry in entries])
        except ScriptError as error:
            raise refused_at("deal, inns", error.words) from error
        if len(set(inns)) != len(inns):
            raise refused_at("deal, inns", message("Nobody can keep two inns."))
        return inns

    def _deck(self, deal: Mapping[str, object], key: str) -> tuple[int, ...]:
        entries = deal[key]
        if not isinstance(entries, list):
            raise refused_at(f"deal, {key}", message("A list of cards is expected here."))
        try:
            return self._tags.order(entries, _DECKS[key])
        except ScriptError as error:
            raise refused_at(f"deal, {key}", error.words) from error

    def entry(self, action: Action) -> Entry | None:
        """Return the entry of an action; None for the deal, which stands at the start."""
        match action:
            case Deal():
                return None
            case Reshuffle(pile, order):
                return {"shuffled": pile.value, "order": self._list(order)}
            case Roll(values):
                return {"rolled": list(values or ())}
            case DrawLots(cards):
                return {"lots": self._list(cards)}
            case _:
                return {"seat": action.seat, **self._told(action)}

    def _told(
        self,
        action: Pass
        | PlayTreachery
        | Activate
        | Pick
        | Sell
        | PayDebt
        | Finish
        | PlaceBid
        | Borrow
        | Choose
        | Name
        | PlaceCustomer
        | Deposit
        | Store,
    ) -> Entry:
        match action:
            case Pass(_, until):
                return {"pass": until.value}
            case PlayTreachery(_, card, target):
                return {"play": self._tags.id(card), **_target(target)}
            case Activate(_, card, target):
                return {"use": self._tags.id(card), **_target(target)}
            case Pick(_, card):
                return {"pick": self._tags.id(card)}
            case Sell(_, card):
                return {"sell": self._tags.id(card)}
            case PayDebt(_, card):
                return {"pay": self._tags.id(card)}
            case Finish():
                return {"done": True}
            case PlaceBid(_, amount):
                return {"bid": amount}
            case Borrow(_, debts):
                return {"borrow": debts}
            case Choose(_, option):
                return {"choose": option + 1}
            case Name(_, characteristic):
                return {"name": characteristic.value}
            case PlaceCustomer(_, is_bottom):
                return {"customer": "bottom" if is_bottom else "top"}
            case Deposit(_, amount):
                return {"deposit": amount}
            case Store(_, amount):
                return {"store": amount}
            case _:
                assert_never(action)

    def parse(self, entry: Mapping[str, object]) -> Action:
        """Return the action of an entry.

        Raises ScriptError when it stands for none.
        """
        action = self._chance(entry) if "seat" not in entry else self._action(entry)
        if action is None:
            raise ScriptError(
                message(
                    "An entry is a seat with one of {words}, or what chance brought: {chance}.",
                    words="pass, play, use, pick, sell, pay, done, bid, borrow, choose, name, customer, "
                    "deposit, store",
                    chance="shuffled with order, rolled, lots",
                )
            )
        return action

    def _chance(self, entry: Mapping[str, object]) -> Action | None:
        match entry:
            case {"shuffled": str(pile), "order": list(order), **rest} if pile in [*Pile] and not rest:
                return Reshuffle(Pile(pile), self._cards(order))
            case {"rolled": list(values), **rest} if not rest:
                if not all(type(value) is int and 1 <= value <= 6 for value in values):
                    raise ScriptError(message("A die shows 1 to 6."))
                return Roll(tuple(values))
            case {"lots": list(cards), **rest} if not rest:
                return DrawLots(self._cards(cards))
            case _:
                return None

    def _cards(self, tags: Sequence[object]) -> tuple[int, ...]:
        return tuple([self._tags.find(tag) for tag in tags])

    def _action(self, entry: Mapping[str, Any]) -> Action | None:
        if any(type(entry.get(key, 0)) is not int for key in ("seat", "on")):
            raise ScriptError(message("A seat is a number from 0."))
        match entry:
            case {"seat": seat, "play": tag, **rest} if set(rest) <= {"on"}:
                return PlayTreachery(seat, self._tags.find(tag), rest.get("on", NOBODY))
            case {"seat": seat, "use": tag, **rest} if set(rest) <= {"on"}:
                return Activate(seat, self._tags.find(tag), rest.get("on", NOBODY))
            case {"seat": seat, **rest} if len(rest) == 1:
                (word, value), *_ = rest.items()
                return self._plain(seat, word, value)
            case _:
                return None

    def _plain(self, seat: int, word: str, value: Any) -> Action | None:
        is_number = type(value) is int and value >= 0
        match word:
            case "pass" if value in [*Until]:
                return Pass(seat, Until(value))
            case "pick":
                return Pick(seat, self._tags.find(value))
            case "sell":
                return Sell(seat, self._tags.find(value))
            case "pay":
                return PayDebt(seat, self._tags.find(value))
            case "done" if value is True:
                return Finish(seat)
            case "bid" if is_number:
                return PlaceBid(seat, value)
            case "borrow" if is_number:
                return Borrow(seat, value)
            case "choose" if is_number and value:
                return Choose(seat, value - 1)
            case "name" if value in [*Characteristic]:
                return Name(seat, Characteristic(value))
            case "customer" if value in _PLACES:
                return PlaceCustomer(seat, _PLACES[value])
            case "deposit" if is_number:
                return Deposit(seat, value)
            case "store" if is_number:
                return Store(seat, value)
            case _:
                return None


def _target(target: int) -> Entry:
    return {} if target == NOBODY else {"on": target}
