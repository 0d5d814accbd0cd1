"""Why an action is not legal, in one sentence that says what to do instead."""

from collections.abc import Sequence
from typing import Final

from game.core.players import seat_name
from game.core.rules import Refusal
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
from game.innkeeper.cards import PILES
from game.innkeeper.engine.legal import Legal, fewest_debts, highest_bid, most_gold
from game.innkeeper.engine.plays import is_playable, targets_of
from game.innkeeper.kinds import Card, Phase, Pile, Task
from game.innkeeper.setup import FACES, Setup
from game.innkeeper.state import State
from game.innkeeper.worth import debt_price

_OVER: Final = Refusal("over", message("The match is over."))
_WAITED: Final = {
    Task.DEAL: message("First the cards are dealt."),
    Task.SHUFFLE: message("First a deck is shuffled."),
    Task.ROLL: message("First the dice are rolled."),
    Task.LOTS: message("First cards are drawn from a hand."),
    Task.RESPOND: message("Now is the time to answer or to pass."),
    Task.PAY_DEBTS: message("Now Debts are paid off."),
    Task.SELL_ASSETS: message("Now Assets are sold."),
    Task.SELL_TREACHERY: message("Now Treachery is sold."),
    Task.BID: message("Now everybody bids."),
    Task.REBID: message("Now equal bids are raised."),
    Task.BORROW: message("Now a bid is paid: say how much of it with Debts."),
    Task.TAKE: message("Now an Asset of the Supply is chosen."),
    Task.LIQUIDATE: message("Now an Asset to liquidate is chosen."),
    Task.EXHAUST: message("Now an Asset to exhaust is chosen."),
    Task.UNEXHAUST: message("Now exhausted Assets may be turned up."),
    Task.DISCARD: message("Now a Treachery card to discard is chosen."),
    Task.REMOVE_DEBTS: message("Now Debts may be discarded."),
    Task.GIVE_DEBTS: message("Now Debts may be given away."),
    Task.OPTION: message("Now one of the options of the card is chosen."),
    Task.PAY_OR: message("Now it is decided whether to pay for the card."),
    Task.CHARACTERISTIC: message("Now a characteristic is chosen."),
    Task.PLACE_CUSTOMER: message("Now the guest is left on top or put on the bottom."),
    Task.DEPOSIT: message("Now a deposit may be made."),
    Task.STORE: message("Now gold may be put on the card."),
    Task.NOTHING: message("The match is over."),
}
_CHOICES: Final[dict[type[Action], tuple[Task, ...]]] = {
    Pass: (Task.RESPOND,),
    PlayTreachery: (Task.RESPOND,),
    Activate: (Task.RESPOND,),
    Pick: (
        Task.TAKE,
        Task.LIQUIDATE,
        Task.EXHAUST,
        Task.UNEXHAUST,
        Task.DISCARD,
        Task.REMOVE_DEBTS,
        Task.GIVE_DEBTS,
    ),
    Sell: (Task.SELL_ASSETS, Task.SELL_TREACHERY),
    PayDebt: (Task.PAY_DEBTS,),
    Finish: (
        Task.PAY_DEBTS,
        Task.SELL_ASSETS,
        Task.SELL_TREACHERY,
        Task.UNEXHAUST,
        Task.REMOVE_DEBTS,
        Task.GIVE_DEBTS,
    ),
    PlaceBid: (Task.BID, Task.REBID),
    Borrow: (Task.BORROW,),
    Choose: (Task.OPTION, Task.PAY_OR),
    Name: (Task.CHARACTERISTIC,),
    PlaceCustomer: (Task.PLACE_CUSTOMER,),
    Deposit: (Task.DEPOSIT,),
    Store: (Task.STORE,),
    Deal: (Task.DEAL,),
    Reshuffle: (Task.SHUFFLE,),
    Roll: (Task.ROLL,),
    DrawLots: (Task.LOTS,),
}
"""What each action answers."""


class Refusals:
    """Judges actions of one match."""

    def __init__(self, setup: Setup, legal: Legal, names: Sequence[str]) -> None:
        self._setup = setup
        self._cards = setup.cards
        self._legal = legal
        self._names = names

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why the action is not legal, or None if it is."""
        if state.reason:
            return _OVER
        asked = state.asked
        if asked.task not in _CHOICES[type(action)]:
            return Refusal("not_now", _WAITED[asked.task])
        match action:
            case Deal():
                return self._refuse_deal(action)
            case Reshuffle(pile, order):
                return _refuse_shuffle(state, pile, order)
            case Roll(values):
                return _refuse_roll(len(asked.seats), values)
            case DrawLots(cards):
                return _refuse_lots(state, cards)
            case _:
                if action.seat not in asked.seats:
                    return self._not_to_act(state)
                if action in self._legal.moves(state, action.seat):
                    return None
                return self._refuse(state, action)

    def _not_to_act(self, state: State) -> Refusal:
        waited = tuple([seat_name(self._names, seat) for seat in state.asked.seats])
        if len(waited) == 1 and state.asked.task is not Task.RESPOND:
            return Refusal("not_to_act", message("It is {player}'s turn.", player=waited[0]))
        return Refusal("not_to_act", message("It is somebody else's turn."))

    def _name(self, card: Card) -> Message:
        entry = self._cards.entry(card) if card >= 0 else None
        if entry is not None:
            return Message(entry.name)
        return message("Debt") if card >= self._cards.size else message("This card")

    def _refuse(self, state: State, action: Action) -> Refusal:
        """Say why an answer to the question that is asked is none of those possible."""
        match action:
            case PlayTreachery() | Activate():
                return self._refuse_play(state, action)
            case Pass():
                words = message("Everybody is asked each time, so a pass is for this time only.")
                return Refusal("bad_pass", words)
            case PlaceBid(seat):
                most = highest_bid(self._setup, state, seat)
                return Refusal("bad_amount", message("0 to {most} can be bid now.", most=most))
            case Borrow(seat):
                least, most = fewest_debts(state, seat), state.asked.most
                words = message("{least} to {most} Debts can be drawn for this bid.", least=least, most=most)
                return Refusal("bad_amount", words)
            case Deposit(seat) | Store(seat):
                words = message("0 to {most} gold is possible now.", most=most_gold(state, seat))
                return Refusal("bad_amount", words)
            case PayDebt(seat, card):
                return self._refuse_payment(state, seat, card)
            case Choose():
                return self._refuse_option(state)
            case Pick(_, card) | Sell(_, card):
                words = message("{card} cannot be chosen now.", card=self._name(card))
                return Refusal("bad_card", words)
            case _:
                return Refusal("bad_choice", _WAITED[state.asked.task])

    def _refuse_payment(self, state: State, seat: int, card: Card) -> Refusal:
        if card not in state.inns[seat].debts:
            return Refusal("bad_card", message("Only your own Debts can be paid off."))
        price = debt_price(self._cards, card, state.phase is Phase.FINAL)
        return Refusal("too_dear", message("Paying this Debt off takes {n} gold.", n=price))

    def _refuse_option(self, state: State) -> Refusal:
        if state.asked.task is Task.PAY_OR:
            return Refusal("too_dear", message("Paying takes {n} gold.", n=state.asked.most))
        return Refusal("bad_option", message("The options have the numbers 1 to {n}.", n=state.asked.most))

    def _refuse_play(self, state: State, play: PlayTreachery | Activate) -> Refusal:
        """Say why a card cannot answer: it is not there, not for this, too dear or not for this target."""
        seat, card, inn = play.seat, play.card, state.inns[play.seat]
        name = self._name(card)
        window = state.windows[-1]
        if isinstance(play, PlayTreachery):
            if card not in inn.hand:
                return Refusal("not_in_hand", message("{card} is not in this hand.", card=name))
        elif card == inn.proprietor:
            if inn.has_used_ability:
                return Refusal("used", message("This ability works once a round."))
        else:
            assets = [asset for asset in inn.assets if asset.card == card]
            if not assets:
                return Refusal("not_there", message("{card} is not at this inn.", card=name))
            if assets[0].is_exhausted:
                return Refusal("exhausted", message("{card} is exhausted.", card=name))
        answer = self._cards.answers[window.moment][card]
        if answer is None:
            return Refusal("wrong_moment", message("{card} is no answer to this.", card=name))
        if inn.capital < answer.gold:
            return Refusal("too_dear", message("{card} costs {n} gold.", card=name, n=answer.gold))
        if not is_playable(self._cards, state, seat, answer):
            return Refusal("wrong_moment", message("{card} is no answer to this.", card=name))
        targets = targets_of(answer, seat, window, self._setup.players)
        if targets == (-1,):
            words = message("{card} is played without a target.", card=name)
        else:
            players = tuple([seat_name(self._names, target) for target in targets])
            words = message("{card} is played on one of these: {players}.", card=name, players=players)
        return Refusal("bad_target", words)

    def _refuse_deal(self, deal: Deal) -> Refusal | None:
        """Say why a deal is none: everything once, and the inns that were agreed on."""
        given = (deal.inns, deal.lead, deal.assets, deal.customers, deal.treachery, deal.debts)
        if all(part is None for part in given):
            return None
        inns, players = deal.inns, self._setup.players
        if inns is None or len(set(inns)) != players or len(inns) != players:
            return Refusal("bad_deal", message("A deal names a different Proprietor for every seat."))
        if not all(self._cards.is_proprietor(card) for card in inns):
            return Refusal("bad_deal", message("A deal names a different Proprietor for every seat."))
        if any(agreed not in (None, card) for agreed, card in zip(self._setup.inns, inns, strict=True)):
            return Refusal("bad_deal", message("A deal gives the Proprietors that were agreed on."))
        if deal.lead not in range(players):
            return Refusal("bad_deal", message("The lead is a seat from 0 to {last}.", last=players - 1))
        decks = (deal.assets, deal.customers, deal.treachery, deal.debts)
        for pile, cards in zip(Pile, decks, strict=True):
            if cards is None or sorted(cards) != list(self._cards.pile(pile)):
                return Refusal("bad_deal", message("A deal names every card of each deck once."))
        return None


def _refuse_shuffle(state: State, pile: Pile, order: tuple[Card, ...] | None) -> Refusal | None:
    deck = state.asked.of
    if pile is not PILES[deck]:
        return Refusal("bad_shuffle", message("Another deck has to be shuffled."))
    if order is not None and sorted(order) != sorted(state.discards[deck]):
        return Refusal("bad_shuffle", message("A shuffle names every card that is shuffled once."))
    return None


def _refuse_roll(dice: int, values: tuple[int, ...] | None) -> Refusal | None:
    if values is None or (len(values) == dice and all(1 <= value <= FACES for value in values)):
        return None
    return Refusal("bad_roll", message("A roll names a number from 1 to 6 for each die."))


def _refuse_lots(state: State, cards: tuple[Card, ...] | None) -> Refusal | None:
    if cards is None:
        return None
    hand = state.inns[state.asked.seats[0]].hand
    if len(cards) == state.asked.most == len(set(cards)) and set(cards) <= set(hand):
        return None
    return Refusal("bad_lots", message("Lots are so many different cards of the hand."))
