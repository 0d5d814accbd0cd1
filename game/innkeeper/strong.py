"""The strong player: imagines what is hidden again and again and plays the round out from each choice.

It thinks about what decides games: bids above all, then assets, sales, deposits and the like; windows it
answers by the rules of thumb of the careful player.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from math import log, sqrt
from typing import Final

from game.core.bot import stream_of
from game.core.rng import Rng
from game.core.rules import Seat
from game.innkeeper.actions import Action
from game.innkeeper.careful import CarefulBot
from game.innkeeper.kinds import HIDDEN, NOT_PLACED, Task
from game.innkeeper.outlook import Outlook
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import State, View

CURIOSITY: Final = 0.12
"""How much a candidate tried seldom is preferred to one that has done well; worths are 0 to 1."""
MOST_BIDS: Final = 7
MOST_CANDIDATES: Final = 6

"""So many rounds before the last one it plays on to the end of the match."""
_SPAN: Final = 1 << 31
_BIDS: Final = (Task.BID, Task.REBID)
_WEIGHED: Final = (
    *_BIDS,
    Task.TAKE,
    Task.SELL_ASSETS,
    Task.LIQUIDATE,
    Task.CHARACTERISTIC,
)
"""What it thinks about."""


class _Trials:
    """How often a candidate was played out, and what that was worth altogether."""

    __slots__ = ("action", "count", "worth")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.count = 0
        self.worth = 0.0

    def promise(self, curiosity: float) -> float:
        """Return the upper confidence bound: the average, and more the fewer trials it comes from."""
        return self.worth / self.count + curiosity / sqrt(self.count)


class StrongBot:
    """One iteration is one candidate played out in one imagined deal, all of them in the same deals."""

    def __init__(self, rules: InnkeeperRules, seat: Seat) -> None:
        self._rules = rules
        self._seat = seat
        self._careful = CarefulBot(rules, seat)
        self._outlook = Outlook(rules)

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        """Return the best action after so many candidates played out."""
        last = deque(islice(self._search(view, legal, rng), max(budget, 1)), maxlen=1)
        return last[0] if last else (legal[0], rng)

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        """Yield the best action so far after every candidate played out; it ends where nothing is weighed."""
        return (action for action, _ in self._search(view, legal, rng))

    def _search(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[tuple[Action, Rng]]:
        """Yield the best action so far and where chance stands, without end unless there is no choice."""
        candidates = [_Trials(action) for action in self._candidates(view, legal)]
        self._outlook.forget()
        until = view.round
        deals: list[tuple[State, Rng]] = []
        iteration = 0
        while len(candidates) > 1:
            if iteration < len(candidates):
                trials = candidates[iteration]
            else:
                curiosity = CURIOSITY * sqrt(log(iteration))
                trials = max(candidates, key=lambda each: each.promise(curiosity))
            if trials.count == len(deals):
                deal, rng = self._deal(view, rng)
                deals.append(deal)
            state, chance = deals[trials.count]
            trials.worth += self._outlook.after(state, trials.action, self._seat, chance, until)
            trials.count += 1
            iteration += 1
            yield max(candidates, key=lambda each: (each.count, each.worth)).action, rng
        yield candidates[0].action, rng

    def _deal(self, view: View, rng: Rng) -> tuple[tuple[State, Rng], Rng]:
        """Return an imagined deal with the chance that goes with it; who bids in secret is still to bid."""
        state, rng = self._rules.determinize(view, rng)
        if view.asked.task in _BIDS and HIDDEN in view.bids.placed:
            hidden = [seat for seat, amount in enumerate(view.bids.placed) if amount == HIDDEN]
            placed = [NOT_PLACED if amount == HIDDEN else amount for amount in view.bids.placed]
            seats = tuple(sorted({*state.asked.seats, *hidden}))
            state = state._replace(
                bids=state.bids._replace(placed=tuple(placed)), asked=state.asked._replace(seats=seats)
            )
        number, rng = rng.below(stream_of(self._seat), _SPAN)
        return (state, Rng(number)), rng

    def _candidates(self, view: View, legal: Sequence[Action]) -> list[Action]:
        """Return what is weighed: of many amounts those that look best to the careful player."""
        task, careful = view.asked.task, self._careful
        if len(legal) == 1:
            return [legal[0]]
        if task in _BIDS:
            worths = careful.bid_worths(view, self._seat, legal)
            order = sorted(range(len(legal)), key=lambda at: -worths[at])
            return [legal[at] for at in order[:MOST_BIDS]]
        usual = careful.answer(view, self._seat, legal)
        if task not in _WEIGHED:
            return [usual]
        others = [action for action in legal if action != usual]
        if len(others) >= MOST_CANDIDATES:
            step = len(others) / (MOST_CANDIDATES - 1)
            others = [others[int(at * step)] for at in range(MOST_CANDIDATES - 1)]
        return [usual, *others]
