"""The machine of the street: it takes an action and goes on by itself up to the next decision."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from game.innkeeper import frames as work
from game.innkeeper.actions import (
    Activate,
    Borrow,
    Choose,
    Deposit,
    Finish,
    Name,
    Pass,
    PayDebt,
    Pick,
    PlaceBid,
    PlaceCustomer,
    PlayTreachery,
    Sell,
    Store,
)
from game.innkeeper.cards import PILES
from game.innkeeper.engine.board import NOTHING_ASKED
from game.innkeeper.engine.phases import Phases
from game.innkeeper.frames import Frame
from game.innkeeper.kinds import NO_CARD, NOBODY, Card, Cast, Lasts, Moment, Phase, Task
from game.innkeeper.state import Asked
from game.innkeeper.worth import debt_price

Move: TypeAlias = (
    Pass
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
    | Store
)
"""What players can do."""


class Engine(Phases):
    """A street that runs by itself."""

    __slots__ = ()

    def run(self) -> None:
        """Do all that needs no decision."""
        frames, handlers = self.frames, HANDLERS
        while frames and self.asked is NOTHING_ASKED:
            frame = frames.pop()
            handlers[frame[0]](self, frame)

    def act(self, move: Move) -> None:
        """Do what a player does."""
        if type(move) is PlaceBid:
            self.place_bid(move.seat, move.amount)
        else:
            asked, self.asked = self.asked, NOTHING_ASKED
            MOVES[type(move)](self, move, asked)
        self.run()

    # Chance.

    def answer_deal(
        self,
        inns: tuple[Card, ...],
        lead: int,
        assets: tuple[Card, ...],
        customers: tuple[Card, ...],
        treachery: tuple[Card, ...],
        debts: tuple[Card, ...],
    ) -> None:
        """Deal and begin the first round."""
        self.asked = NOTHING_ASKED
        self.deal(inns, lead, assets, customers, treachery, debts)
        self.start_round(1, lead)
        self.run()

    def answer_shuffle(self, order: tuple[Card, ...]) -> None:
        """Make a deck anew."""
        deck, self.asked = self.asked.of, NOTHING_ASKED
        self.shuffle(PILES[deck], order)
        self.run()

    def answer_roll(self, values: tuple[int, ...]) -> None:
        """Roll the dice that are waited for."""
        asked, self.asked = self.asked, NOTHING_ASKED
        frame = self.frames[-1]
        if frame[0] == work.TIE_DICE:
            self.answer_tie_dice(values)
        elif frame[0] == work.CUSTOMER_DICE:
            self.answer_customer_dice(values)
        else:
            self.frames.pop()
            self.roll(asked.seats, values, Cast.EFFECT, asked.source)
            self.follow(frame, values[0] - 1)
        self.run()

    def answer_lots(self, cards: tuple[Card, ...]) -> None:
        """Move the cards that were drawn."""
        self.asked = NOTHING_ASKED
        _, seat, _, to, source = self.frames.pop()
        self.hand_over(seat, to, cards, source)
        self.run()

    # Choices.

    def pick(self, seat: int, card: Card, asked: Asked) -> None:
        """Choose a card for what was asked."""
        source, of = asked.source, asked.of
        if asked.task is Task.TAKE:
            self.answer_take(seat, card)
            return
        frame = self.frames[-1]
        if frame[0] != work.SETTLE:
            place = 3 if frame[0] == work.GIVE_DEBTS else 2
            self.frames[-1] = (*frame[:place], frame[place] - 1, *frame[place + 1 :])
        match asked.task:
            case Task.LIQUIDATE:
                self.liquidate(of, card)
            case Task.EXHAUST:
                self.exhaust(of, card, source)
            case Task.UNEXHAUST:
                self.unexhaust(of, card, source)
            case Task.DISCARD:
                self.discard(seat, card, source)
            case Task.REMOVE_DEBTS:
                self.remove_debt(seat, card, source)
            case _:
                self.move_debt(seat, of, card, source)

    def finish(self, task: Task) -> None:
        """Be done with what may be done several times."""
        if task is Task.SELL_ASSETS or task is Task.SELL_TREACHERY:
            self.answer_sold()
        else:
            self.frames.pop()

    def choose_option(self, seat: int, option: int, asked: Asked) -> None:
        """Go on with the chosen option of a card."""
        frame = self.frames.pop()
        self.choose(seat, asked.source, option)
        if frame[0] == work.OPTION:
            self.follow(frame, option)
        elif option == 0:
            self.pay(seat, NOBODY, asked.most, asked.source)
        else:
            self.follow(frame, 0)

    def name_characteristic(self, move: Name) -> None:
        """Change the characteristic that was named."""
        _, seat, by, is_round, source = self.frames.pop()
        lasts = Lasts.ROUND if is_round else Lasts.CUSTOMER
        self.change_characteristic(seat, move.characteristic, by, lasts, source)

    def answer_deposit(self, seat: int, amount: int) -> None:
        """Declare a deposit and let it be answered."""
        if amount:
            self.declare(seat, amount)
            self.frames.append((work.DEPOSIT_END, seat, amount))
            self.open_window(Moment.DEPOSIT_DECLARED, seat, NO_CARD, amount)

    def answer_store(self, amount: int) -> None:
        """Put gold on a card, which may set something off."""
        _, seat, card, is_from_bank = self.frames.pop()
        if not amount:
            return
        self.store(seat, card, amount, bool(is_from_bank))
        asset = self.asset(seat, card)
        for reaction in self.cards.reactions["card_gold"].get(card, ()):
            if asset is not None and asset.gold >= reaction.when.least:
                self.frames.append((work.TRIGGERS, seat, card, reaction.program))


def _pay_debt(street: Engine, move: PayDebt, _: Asked) -> None:
    street.pay_debt(move.seat, move.card, debt_price(street.cards, move.card, street.phase is Phase.FINAL))


MOVES: Final[Mapping[type[Move], Callable[[Engine, Any, Asked], None]]] = {
    Pass: lambda street, move, _: street.answer_pass(move.seat, move.until),
    PlayTreachery: lambda street, move, _: street.answer_play(move.seat, move.card, move.target),
    Activate: lambda street, move, _: street.answer_use(move.seat, move.card, move.target),
    Pick: lambda street, move, asked: street.pick(move.seat, move.card, asked),
    Sell: lambda street, move, _: street.answer_sell(move.seat, move.card),
    PayDebt: _pay_debt,
    Finish: lambda street, _, asked: street.finish(asked.task),
    Borrow: lambda street, move, _: street.answer_borrow(move.seat, move.debts),
    Choose: lambda street, move, asked: street.choose_option(move.seat, move.option, asked),
    Name: lambda street, move, _: street.name_characteristic(move),
    PlaceCustomer: lambda street, move, _: street.place_customer(move.seat, move.is_bottom),
    Deposit: lambda street, move, _: street.answer_deposit(move.seat, move.amount),
    Store: lambda street, move, _: street.answer_store(move.amount),
}
"""What each kind of move does; bids, of which several are awaited at once, stand apart."""

HANDLERS: Final[Mapping[int, Callable[[Engine, Frame], None]]] = {
    work.NEXT_PHASE: Engine.run_next_phase,
    work.REFRESH_SEATS: Engine.run_refresh_seats,
    work.REFRESH_END: Engine.run_refresh_end,
    work.PAY_DEBTS: Engine.run_pay_debts,
    work.SUPPLY: Engine.run_supply,
    work.PHASE_TRIGGERS: Engine.run_phase_triggers,
    work.PHASE_WINDOW: Engine.run_phase_window,
    work.SELLING: Engine.run_selling,
    work.DEPOSITS: Engine.run_deposits,
    work.FINAL_SALES: Engine.run_final_sales,
    work.FINAL_DEBTS: Engine.run_final_debts,
    work.LAST_DEPOSITS: Engine.run_last_deposits,
    work.ASK_BIDS: Engine.run_ask_bids,
    work.BIDS_IN: Engine.run_bids_in,
    work.TAKE_BIDS: Engine.run_take_bids,
    work.TIES: Engine.run_ties,
    work.REBIDS_IN: Engine.run_rebids_in,
    work.PAYMENTS: Engine.run_payments,
    work.TOP_BIDDER: Engine.run_top_bidder,
    work.TOP_ABILITY: Engine.run_top_ability,
    work.TAKE_ASSETS: Engine.run_take_assets,
    work.POOL: Engine.run_pool,
    work.CUSTOMERS: Engine.run_customers,
    work.COUNT: Engine.run_count,
    work.COLLECT: Engine.run_collect,
    work.CUSTOMER_OUT: Engine.run_customer_out,
    work.COLLECT_TRIGGERS: Engine.run_collect_triggers,
    work.POOL_SHARE: Engine.run_pool_share,
    work.WINDOW: Engine.run_window,
    work.WINDOW_AGAIN: Engine.run_window_again,
    work.PLAY: Engine.run_play,
    work.PLAY_END: Engine.run_play_end,
    work.EFFECTS: Engine.run_effects,
    work.EFFECT: Engine.run_effect,
    work.TRIGGERS: Engine.run_triggers,
    work.DRAW: Engine.run_draw,
    work.DEBTS: Engine.run_debts,
    work.GAIN_ASSET: Engine.run_gain_asset,
    work.SETTLE: Engine.run_settle,
    work.GAINED: Engine.run_gained,
    work.GAIN_TRIGGERS: Engine.run_gain_triggers,
    work.DEPOSIT: Engine.run_deposit,
    work.DEPOSIT_END: Engine.run_deposit_end,
    work.PEEK: Engine.run_peek,
    work.LIQUIDATE: Engine.run_liquidate,
    work.EXHAUST: Engine.run_exhaust,
    work.UNEXHAUST: Engine.run_unexhaust,
    work.DISCARD: Engine.run_discard,
    work.LOTS: Engine.run_lots,
    work.REMOVE_DEBTS: Engine.run_remove_debts,
    work.GIVE_DEBTS: Engine.run_give_debts,
}
"""What takes up a frame; those missing here are taken up by an answer."""
