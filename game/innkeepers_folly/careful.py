"""The careful player: approaches the center, keeps others from it, takes what matches, gives nothing away.

It weighs every play by how the table looks right after it, and thinks no further.
"""

from collections.abc import Sequence
from typing import Final

from game.core.rng import Rng
from game.core.rules import Seat
from game.innkeepers_folly.actions import Action, ChooseLekyros, PlayCard, StealPiece
from game.innkeepers_folly.effects import totals_chosen
from game.innkeepers_folly.judge import Judge, Outlook
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import State, View

_LEAST: Final = -1.0


class CarefulBot:
    """Takes the action after which its chance to win looks best; it needs no iterations and no luck."""

    def __init__(self, rules: InnkeepersFollyRules, seat: Seat, judge: Judge | None = None) -> None:
        self._rules = rules
        self._seat = seat
        self._judge = judge or Judge(rules.cards, rules.terms)

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        """Return the best-looking action, the first of equals."""
        return self.best(view, legal), rng

    def best(self, seen: View | State, legal: Sequence[Action]) -> Action:
        """Return the best-looking action of the seat to act; of other hands only the sizes are read."""
        if len(legal) == 1:
            return legal[0]
        return max(self.ranked(seen, legal), key=lambda pair: pair[0])[1]

    def ranked(self, seen: View | State, legal: Sequence[Action]) -> list[tuple[float, Action]]:
        """Return all legal actions in their order, with what each is worth."""
        outlook = self._judge.outlook(seen, self._seat)
        return [(self._weigh(outlook, seen, action), action) for action in legal]

    def _weigh(self, outlook: Outlook, seen: View | State, action: Action) -> float:
        match action:
            case PlayCard():
                return self._judge.weigh(outlook, seen, action)
            case ChooseLekyros(_, choice):
                value = self._rules.cards.values[seen.revealed]
                totals = totals_chosen(seen.totals, seen.alive, value, choice)
                return self._judge.worth(outlook, totals, seen.center, outlook.hand)
            case StealPiece(seat, victim):
                return 1.0 / (1 + (victim - seat) % self._rules.seats)
            case _:
                return _LEAST
