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
from game.innkeepers_folly.state import Awaited, State, View

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
        worths = self.worths(seen, legal)
        return legal[worths.index(max(worths))]

    def worths(self, seen: View | State, legal: Sequence[Action]) -> list[float]:
        """Return what each legal action is worth: the chance to win the match, as it looks right after it."""
        outlook = self._judge.outlook(seen, self._seat)
        if seen.awaited is Awaited.PLAY:
            weigh = self._judge.weigh
            return [weigh(outlook, seen, play) for play in legal if type(play) is PlayCard]
        return [self._weigh(outlook, seen, action) for action in legal]

    def _weigh(self, outlook: Outlook, seen: View | State, action: Action) -> float:
        match action:
            case ChooseLekyros(_, choice):
                value = self._rules.cards.values[seen.revealed]
                totals = totals_chosen(seen.totals, seen.alive, value, choice)
                return self._judge.worth(outlook, totals, seen.center, outlook.hand)
            case StealPiece(seat, victim):
                return 1.0 / (1 + (victim - seat) % self._rules.seats)
            case _:
                return _LEAST
