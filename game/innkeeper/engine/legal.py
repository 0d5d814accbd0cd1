"""What a seat may do, in a fixed order; whatever is asked, the answer is never empty."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.innkeeper.actions import (
    Action,
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
    Reshuffle,
    Roll,
    Sell,
    Store,
)
from game.innkeeper.cards import PILES
from game.innkeeper.engine.plays import Plays
from game.innkeeper.frames import STORE
from game.innkeeper.kinds import HIDDEN, Phase, Task, Until
from game.innkeeper.setup import HIGHEST_BID, Setup
from game.innkeeper.state import State
from game.innkeeper.steps import CHARACTERISTICS
from game.innkeeper.worth import cover, debt_price

_RESPOND: Final = Task.RESPOND
OF_CHANCE: Final = (Task.DEAL, Task.SHUFFLE, Task.ROLL, Task.LOTS)
"""What chance answers."""


class Legal:
    """The legal actions of a match, most of them made once."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._plays = Plays(setup.cards, setup.players)
        untils = (Until.NOW,) if setup.bell else tuple(Until)
        self._passes = tuple(
            [tuple([Pass(seat, until) for until in untils]) for seat in range(setup.players)]
        )

    def moves(self, state: State, seat: int) -> Sequence[Action]:
        """Return what a seat that is waited for may do."""
        task = state.asked.task
        if task is _RESPOND:
            return [*self._passes[seat], *self._plays.of(state, seat)]
        return _MOVES[task](self._setup, state, seat)

    def chances(self, state: State) -> Sequence[Action]:
        """Return what chance may do: one thing, whose outcome is open."""
        match state.asked.task:
            case Task.DEAL:
                return (Deal(),)
            case Task.SHUFFLE:
                return (Reshuffle(PILES[state.asked.of]),)
            case Task.ROLL:
                return (Roll(),)
            case Task.LOTS:
                return (DrawLots(),)
            case _:
                return ()


def _picks(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup
    return [Pick(seat, card) for card in state.asked.cards]


def _picks_or_none(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    return [*_picks(setup, state, seat), Finish(seat)]


def _discards(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup
    return [Pick(seat, card) for card in state.inns[seat].hand]


def _debts(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    inn, is_final = state.inns[seat], state.phase is Phase.FINAL
    payable = [card for card in inn.debts if debt_price(setup.cards, card, is_final) <= inn.capital]
    return [*[PayDebt(seat, card) for card in payable], Finish(seat)]


def _sales(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup
    return [*[Sell(seat, card) for card in state.asked.cards], Finish(seat)]


def _treachery_sales(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup
    return [*[Sell(seat, card) for card in state.inns[seat].hand], Finish(seat)]


def _bids(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    return [PlaceBid(seat, amount) for amount in range(highest_bid(setup, state, seat) + 1)]


def highest_bid(setup: Setup, state: State, seat: int) -> int:
    """Return what a seat can bid now: a bid, or what it adds to one, within the cover (ruling R22)."""
    owed = state.bids.totals[seat] if state.asked.task is Task.REBID else 0
    return min(HIGHEST_BID, cover(setup.cards, state.inns[seat]) - owed)


def fewest_debts(state: State, seat: int) -> int:
    """Return how many debts a seat has to draw for its bid at least."""
    return max(0, state.bids.totals[seat] - state.inns[seat].capital)


def _borrowings(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup
    return [Borrow(seat, debts) for debts in range(fewest_debts(state, seat), state.asked.most + 1)]


def _options(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup
    return [Choose(seat, option) for option in range(state.asked.most)]


def _pay_or(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup
    can_pay = state.inns[seat].capital >= state.asked.most
    return [Choose(seat, option) for option in ((0, 1) if can_pay else (1,))]


def _names(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup, state
    return [Name(seat, characteristic) for characteristic in CHARACTERISTICS]


def _places(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup, state
    return (PlaceCustomer(seat, False), PlaceCustomer(seat, True))


def _deposits(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup
    return [Deposit(seat, amount) for amount in range(most_gold(state, seat) + 1)]


def _stores(setup: Setup, state: State, seat: int) -> Sequence[Action]:
    del setup
    return [Store(seat, amount) for amount in range(most_gold(state, seat) + 1)]


def most_gold(state: State, seat: int) -> int:
    """Return how much gold a seat can deposit or store now."""
    capital, most = state.inns[seat].capital, state.asked.most
    frame = state.frames[-1]
    if most == HIDDEN:
        return capital
    is_from_bank = state.asked.task is Task.STORE and frame[0] == STORE and bool(frame[3])
    return most if is_from_bank else min(most, capital)


_MOVES: Final[Mapping[Task, Callable[[Setup, State, int], Sequence[Action]]]] = {
    Task.PAY_DEBTS: _debts,
    Task.SELL_ASSETS: _sales,
    Task.SELL_TREACHERY: _treachery_sales,
    Task.BID: _bids,
    Task.REBID: _bids,
    Task.BORROW: _borrowings,
    Task.TAKE: _picks,
    Task.LIQUIDATE: _picks,
    Task.EXHAUST: _picks,
    Task.UNEXHAUST: _picks_or_none,
    Task.DISCARD: _discards,
    Task.REMOVE_DEBTS: _picks_or_none,
    Task.GIVE_DEBTS: _picks_or_none,
    Task.OPTION: _options,
    Task.PAY_OR: _pay_or,
    Task.CHARACTERISTIC: _names,
    Task.PLACE_CUSTOMER: _places,
    Task.DEPOSIT: _deposits,
    Task.STORE: _stores,
}
