"""What the Capital of another inn may be. A view has no memory, so this goes by what lies on the table."""

from typing import Final

from game.innkeeper.cards import Cards
from game.innkeeper.frames import DEPOSITS, PAYMENTS, REBIDS_IN, TAKE_BIDS, TIE_DICE, TIES, Frame
from game.innkeeper.kinds import Moment, Phase
from game.innkeeper.state import State, View
from game.innkeeper.worth import debt_room, income

# Gold that careful players hold on average, measured over their games.
_AT_REFRESH: Final = 3
_BEFORE_INCOME: Final = 2
_AFTER_BIDS: Final = 5
_BEFORE_DEPOSIT: Final = 8
_AFTER_DEPOSIT: Final = 4
_LAST_SALES: Final = 7
"""More in the last round, when most assets are sold before the bids."""
_AT_THE_END: Final = 16
_UNPAID: Final = (TAKE_BIDS, TIES, REBIDS_IN, TIE_DICE)


def likely_capital(cards: Cards, view: View | State, seat: int) -> int:
    """Return the gold that an inn probably holds, by the phase and what it collected."""
    inn = view.inns[seat]
    sales = _LAST_SALES if view.round >= cards.constants.rounds else 0
    match view.phase:
        case Phase.ASSET | Phase.BIDDING if not view.bids.order:
            if view.round == 1:
                return cards.capitals[inn.proprietor]
            return _BEFORE_INCOME + income(cards, inn) + sales * (view.phase is Phase.BIDDING)
        case Phase.BIDDING | Phase.CUSTOMER:
            return _AFTER_BIDS + sales + sum([cards.awards[card] for card in inn.customers])
        case Phase.DEPOSIT:
            return _AFTER_DEPOSIT if _has_deposited(view, seat) else _BEFORE_DEPOSIT
        case Phase.FINAL:
            return _AT_THE_END
        case Phase.REFRESH:
            return _AT_REFRESH
        case _:
            return 0


def least_capital(cards: Cards, view: View, seat: int) -> int:
    """Return the gold that an inn must hold: for a bid that is not paid yet, or for a deposit."""
    bids, needed = view.bids, 0
    if bids.totals and seat in _unpaid(view):
        needed = bids.totals[seat] - debt_room(cards, view.inns[seat])
    for window in view.windows:
        if window.moment is Moment.DEPOSIT_DECLARED and window.actor == seat and not window.is_over:
            needed = max(needed, window.amount)
    return max(0, needed)


def _unpaid(view: View) -> tuple[int, ...]:
    """Return the seats whose revealed bids are not paid yet."""
    payments = _frame(view, PAYMENTS)
    if payments is not None:
        return view.bids.order[payments[1] :]
    is_before = any(frame[0] in _UNPAID for frame in view.frames)
    return tuple(range(len(view.inns))) if is_before else ()


def _has_deposited(view: View | State, seat: int) -> bool:
    """Whether it was the seat's turn in the Deposit Phase."""
    deposits = _frame(view, DEPOSITS)
    if deposits is None:
        return False
    return (seat - view.lead) % len(view.inns) < deposits[1]


def _frame(view: View | State, work: int) -> Frame | None:
    for frame in view.frames:
        if frame[0] == work:
            return frame
    return None
