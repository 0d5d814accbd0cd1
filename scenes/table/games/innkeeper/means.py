"""How much can be laid out for the decision that a view asks for: bids, debts, deposits, gold on a card."""

from typing import Final, NamedTuple

from game.innkeeper.cards import Cards
from game.innkeeper.kinds import HIDDEN, Task
from game.innkeeper.state import Inn, View
from game.innkeeper.worth import cover, debt_room

HIGHEST_BID: Final = 15
"""The sum of all bid cards."""


class Bounds(NamedTuple):
    """The least and the most of an amount."""

    least: int
    most: int


class Means:
    """Reads off a view what its own seat can pay."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def inn(self, view: View) -> Inn:
        """Return the inn of the viewer; a watcher looks at that of seat 0."""
        return view.inns[max(0, view.seat)]

    def cover(self, view: View) -> int:
        """Return the largest bid that the viewer can pay; 0 where the Capital is not known."""
        inn = self.inn(view)
        return 0 if inn.capital == HIDDEN else cover(self._cards, inn)

    def debt_room(self, view: View) -> int:
        """Return how many debts the viewer may still take."""
        return debt_room(self._cards, self.inn(view))

    def first_sum(self, view: View) -> int:
        """Return what the viewer has bid before the tie that is bid on again, or has to pay."""
        totals = view.bids.totals
        return totals[view.seat] if totals and view.seat >= 0 else 0

    def bounds(self, view: View) -> Bounds:
        """Return the bounds of what can be laid out; nothing for decisions without an amount."""
        if view.seat < 0 or view.seat not in view.asked.seats:
            return Bounds(0, 0)
        capital, most = self.inn(view).capital, view.asked.most
        match view.asked.task:
            case Task.BID:
                return Bounds(0, min(HIGHEST_BID, self.cover(view)))
            case Task.REBID:
                return Bounds(0, max(0, min(HIGHEST_BID, self.cover(view) - self.first_sum(view))))
            case Task.BORROW:
                total, room = self.first_sum(view), self.debt_room(view)
                return Bounds(max(0, total - capital), min(total, room))
            case Task.DEPOSIT | Task.STORE:
                return Bounds(0, min(capital, most) if most else capital)
            case _:
                return Bounds(0, 0)
