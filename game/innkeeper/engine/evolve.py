"""How each event changes the state: by the very change that told it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

from game.innkeeper import events
from game.innkeeper.engine.board import NOTHING_ASKED
from game.innkeeper.engine.street import Street
from game.innkeeper.events import BidPlaced, Event
from game.innkeeper.frames import Frame
from game.innkeeper.kinds import Card, Task
from game.innkeeper.setup import Setup
from game.innkeeper.state import State

Change = Callable[..., None]


def evolve(setup: Setup, state: State, event: Event) -> State:
    """Return the state after the event."""
    return evolve_all(setup, state, (event,))


def evolve_all(setup: Setup, state: State, events: Iterable[Event]) -> State:
    """Return the state after some events: taken apart and put together once for all of them."""
    street = Street(setup, state, None)
    for event in events:
        kind = type(event)
        if kind is not BidPlaced:
            # Whatever happens answers the question before; only of bids there are several at the same time.
            street.asked, street.frames = NOTHING_ASKED, []
        CHANGES[kind](street, *_PARTS[kind](event))
    return street.state()


def _await(
    street: Street,
    task: Task,
    seats: tuple[int, ...],
    source: Card,
    of: int,
    most: int,
    cards: tuple[Card, ...],
    frames: tuple[Frame, ...],
) -> None:
    street.frames = [*frames]
    street.wait(task, seats, source, of, most, cards)


CHANGES: Final[Mapping[type[Event], Change]] = {
    events.Dealt: Street.deal,
    events.RoundBegan: Street.begin_round,
    events.PhaseBegan: Street.begin_phase,
    events.SupplyRevealed: Street.reveal_supply,
    events.SupplyDiscarded: Street.discard_supply,
    events.PoolMade: Street.make_pool,
    events.PoolShared: Street.share_pool,
    events.PoolDiscarded: Street.discard_pool,
    events.PileShuffled: Street.shuffle,
    events.GoldGained: Street.gain,
    events.GoldPaid: Street.pay,
    events.GoldStored: Street.store,
    events.DepositDeclared: Street.declare,
    events.DepositPrevented: Street.prevent,
    events.Deposited: Street.deposit,
    events.BankDeposited: Street.bank_deposit,
    events.DebtsDrawn: Street.draw_debts,
    events.DebtPaid: Street.pay_debt,
    events.DebtRemoved: Street.remove_debt,
    events.DebtMoved: Street.move_debt,
    events.AssetGained: Street.gain_asset,
    events.AssetSold: Street.sell,
    events.AssetTaken: Street.take_asset,
    events.AssetDiscarded: Street.discard_asset,
    events.AssetExhausted: Street.exhaust,
    events.AssetUnexhausted: Street.unexhaust,
    events.TreacheryDrawn: Street.draw,
    events.TreacheryDiscarded: Street.discard,
    events.TreacheryStolen: Street.steal,
    events.TreacheryPlayed: Street.put_on_stack,
    events.PlayCancelled: Street.cancel_play,
    events.PlayBegan: Street.begin_play,
    events.PlayEnded: Street.end_play,
    events.AbilityUsed: Street.use_ability,
    events.EffectBegan: Street.begin_effect,
    events.WindowOpened: Street.show_window,
    events.ResponsePassed: Street.let_pass,
    events.WindowRestarted: Street.restart_window,
    events.WindowClosed: Street.close_window,
    events.StandingGiven: Street.give_standing,
    events.OptionChosen: Street.choose,
    events.BidPlaced: Street.place_bid,
    events.BidsRevealed: Street.reveal_bids,
    events.BidChanged: Street.change_bid,
    events.BidsTied: Street.tell_ties,
    events.BidsRanked: Street.rank_bids,
    events.BidPaid: Street.pay_bid,
    events.TopBidderNamed: Street.name_top_bidder,
    events.DiceRolled: Street.roll,
    events.CustomerPeeked: Street.peek,
    events.CustomerPlaced: Street.place_customer,
    events.CustomerRevealed: Street.reveal_customer,
    events.CustomerCounted: Street.count_customer,
    events.CollectorNamed: Street.name_collector,
    events.CustomerRedirected: Street.redirect,
    events.CustomerCollected: Street.collect,
    events.CustomerDiscarded: Street.discard_customer,
    events.CustomersLeft: Street.let_customers_leave,
    events.CharacteristicChanged: Street.change_characteristic,
    events.CapacityChanged: Street.change_capacity,
    events.RoundEnded: Street.end_round,
    events.ExtraRoundCalled: Street.call_extra_round,
    events.MatchEnded: Street.end_match,
    events.DecisionAwaited: _await,
}
"""For each event the change that takes its fields, in their order."""


def _parts(kind: type[Event]) -> Callable[[Event], tuple[Any, ...]]:
    names = [field.name for field in fields(kind)]
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda _: ()
    only = attrgetter(names[0])
    return lambda event: (only(event),)


_PARTS: Final = {kind: _parts(kind) for kind in CHANGES}
