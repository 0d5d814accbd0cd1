"""Sentences about what everybody may respond to, and about whom the table waits for."""

from collections.abc import Callable
from typing import assert_never

from game.innkeeper.kinds import NO_CARD, NOBODY, NOT_PLACED, Card, Moment, Phase, Task
from game.innkeeper.state import View, Window
from scenes.language import tr
from scenes.table.games.innkeeper.company import Company


def kind_words(moment: Moment) -> str:
    """Return the kind of a window, as in "always pass on guests"."""
    match moment:
        case Moment.PHASE_BEGIN:
            return tr("at phase beginnings")
        case Moment.ASSET_SOLD:
            return tr("on sales")
        case Moment.BIDS_REVEALED:
            return tr("on bids")
        case Moment.ASSET_GAINED:
            return tr("on gained assets")
        case Moment.CUSTOMER_REVEALED:
            return tr("on new guests")
        case Moment.CUSTOMER_COLLECTING:
            return tr("on taking guests")
        case Moment.DEPOSIT_DECLARED:
            return tr("on deposits")
        case Moment.TREACHERY_PLAYED:
            return tr("on treachery")
        case _:
            assert_never(moment)


def moment_icon(moment: Moment) -> str:
    """Return the icon of a kind of window."""
    match moment:
        case Moment.PHASE_BEGIN:
            return "clock"
        case Moment.ASSET_SOLD:
            return "coin"
        case Moment.BIDS_REVEALED:
            return "bid"
        case Moment.ASSET_GAINED:
            return "room"
        case Moment.CUSTOMER_REVEALED | Moment.CUSTOMER_COLLECTING:
            return "capacity"
        case Moment.DEPOSIT_DECLARED:
            return "vault"
        case Moment.TREACHERY_PLAYED:
            return "respond"
        case _:
            assert_never(moment)


class Moments:
    """Speaks of windows and of waiting, for one match."""

    def __init__(self, company: Company, name_of: Callable[[Card], str]) -> None:
        self._company = company
        self._name_of = name_of

    def is_you(self, view: View, seat: int) -> bool:
        """Whether a seat is spoken to."""
        return seat != NOBODY and self._company.is_you(view.seat, seat)

    # What happened.

    def event(self, view: View, window: Window) -> str:
        """Return what a window is about, as a clause without a full stop."""
        actor, card = window.actor, self._name_of(window.card) if window.card != NO_CARD else ""
        player = self._company.name(actor) if actor != NOBODY else ""
        is_you = self.is_you(view, actor)
        match window.moment:
            case Moment.PHASE_BEGIN:
                return _beginning(view.phase)
            case Moment.ASSET_SOLD if is_you:
                return tr("You sold {card} for {n} {coin}", card=card, n=window.amount, coin="{coin}")
            case Moment.ASSET_SOLD:
                return tr(
                    "{player} sold {card} for {n} {coin}",
                    player=player,
                    card=card,
                    n=window.amount,
                    coin="{coin}",
                )
            case Moment.BIDS_REVEALED:
                return tr("The bids lie open")
            case Moment.ASSET_GAINED if is_you:
                return tr("You gained {card}", card=card)
            case Moment.ASSET_GAINED:
                return tr("{player} gained {card}", player=player, card=card)
            case Moment.CUSTOMER_REVEALED:
                return tr("A guest at the door: {card}", card=card)
            case Moment.CUSTOMER_COLLECTING if is_you:
                return tr("You are about to take {card}", card=card)
            case Moment.CUSTOMER_COLLECTING:
                return tr("{player} is about to take {card}", player=player, card=card)
            case Moment.DEPOSIT_DECLARED if is_you:
                return tr("You declare a deposit of {n} {coin}", n=window.amount, coin="{coin}")
            case Moment.DEPOSIT_DECLARED:
                return tr(
                    "{player} declares a deposit of {n} {coin}", player=player, n=window.amount, coin="{coin}"
                )
            case Moment.TREACHERY_PLAYED:
                return self._played(view, window, card)
            case _:
                assert_never(window.moment)

    def _played(self, view: View, window: Window, card: str) -> str:
        player = self._company.name(window.actor)
        is_yours, is_on_you = self.is_you(view, window.actor), self.is_you(view, window.target)
        if is_yours and (window.target in (NOBODY, window.actor)):
            return tr("You play {card}", card=card)
        if is_yours:
            return tr("You play {card} on {target}", card=card, target=self._company.name(window.target))
        if is_on_you:
            return tr("{player} plays {card} on you", player=player, card=card)
        if window.target in (NOBODY, window.actor):
            return tr("{player} plays {card}", player=player, card=card)
        target = self._company.name(window.target)
        return tr("{player} plays {card} on {target}", player=player, card=card, target=target)

    # Whom the table waits for.

    def waiting(self, view: View) -> tuple[str, str]:
        """Return whom everybody waits for and what for, with an icon; nothing in it depends on a hand."""
        task, seats = view.asked.task, view.asked.seats
        if task is Task.RESPOND and view.windows:
            window = view.windows[-1]
            words = tr("{event}. Whoever wants to answer may do so now.", event=self.event(view, window))
            return words, moment_icon(window.moment)
        if task in (Task.BID, Task.REBID):
            return self._bidding(view), "bid"
        if not seats or seats[0] < 0:
            return self._chance(view), "die"
        return self._one(view, seats[0]), "clock"

    def _bidding(self, view: View) -> str:
        placed = view.bids.placed
        missing = [seat for seat in view.asked.seats if not placed or placed[seat] == NOT_PLACED]
        names = self._company.list_of(missing or view.asked.seats)
        if view.asked.task is Task.REBID:
            return tr("The tie is bid on again, in secret. Still to come: {players}.", players=names)
        return tr("Bids are placed in secret. Still to come: {players}.", players=names)

    def _chance(self, view: View) -> str:
        match view.asked.task:
            case Task.SHUFFLE:
                return tr("A discard pile is shuffled into a new deck.")
            case Task.ROLL:
                return tr("The die is rolled.")
            case Task.LOTS:
                return tr("A card is drawn by lot.")
            case _:
                return tr("The cards are on their way.")

    def _one(self, view: View, seat: int) -> str:
        player, source = self._company.name(seat), self._source(view)
        match view.asked.task:
            case Task.PAY_DEBTS:
                return tr("{player} may pay off debts.", player=player)
            case Task.SELL_ASSETS:
                return tr("{player} may sell assets.", player=player)
            case Task.SELL_TREACHERY:
                return tr("{player} may sell treachery cards.", player=player)
            case Task.BORROW:
                return tr("{player} chooses how to pay the bid: with gold or with debts.", player=player)
            case Task.TAKE:
                return tr("{player} picks an asset of the supply.", player=player)
            case Task.LIQUIDATE:
                return tr("{player} chooses an asset to liquidate.", player=player)
            case Task.EXHAUST:
                return tr("{card}: {player} chooses an asset to exhaust.", card=source, player=player)
            case Task.UNEXHAUST:
                return tr("{card}: {player} may turn up exhausted assets.", card=source, player=player)
            case Task.DISCARD:
                return tr("{card}: {player} chooses a treachery card to discard.", card=source, player=player)
            case Task.REMOVE_DEBTS:
                return tr("{card}: {player} may discard debts.", card=source, player=player)
            case Task.GIVE_DEBTS:
                return tr("{card}: {player} may give debts away.", card=source, player=player)
            case Task.OPTION:
                return tr("{card}: {player} chooses what it does.", card=source, player=player)
            case Task.PAY_OR:
                return tr("{card}: {player} pays, or bears what follows.", card=source, player=player)
            case Task.CHARACTERISTIC:
                return tr("{card}: {player} chooses a characteristic.", card=source, player=player)
            case Task.PLACE_CUSTOMER:
                return tr("{player} looks at the next guest.", player=player)
            case Task.DEPOSIT if view.phase is Phase.DEPOSIT and not view.plays:
                return tr("{player} decides on a deposit.", player=player)
            case Task.DEPOSIT:
                return tr("{card}: {player} may make a deposit.", card=source, player=player)
            case Task.STORE:
                return tr("{card}: {player} may put gold on it.", card=source, player=player)
            case _:
                return tr("{player} is on.", player=player)

    def _source(self, view: View) -> str:
        return self._name_of(view.asked.source) if view.asked.source != NO_CARD else ""


def _beginning(phase: Phase) -> str:
    match phase:
        case Phase.REFRESH:
            return tr("The Refresh Phase begins")
        case Phase.ASSET:
            return tr("The Asset Phase begins: the supply lies open")
        case Phase.BIDDING:
            return tr("The Bidding Phase begins")
        case Phase.CUSTOMER:
            return tr("The Guest Phase begins: the Pool is laid out, and guests are on their way")
        case Phase.DEPOSIT:
            return tr("The Deposit Phase begins")
        case Phase.FINAL:
            return tr("The final deposit begins: the last chance to play anything")
        case Phase.DEAL | Phase.OVER:
            return tr("A phase begins")
        case _:
            assert_never(phase)
