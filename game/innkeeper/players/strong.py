"""The strong player: imagines what is hidden again and again and plays the round out from each choice.

It thinks about what decides games: bids above all, assets, sales and answers; the rest it does by the rules
of thumb of the careful player, which are also where its thinking begins.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from typing import Final

from game.core.bot import UNWEIGHED, Weight, judged_weight, stream_of
from game.core.rng import Rng
from game.core.rules import Seat
from game.innkeeper.actions import Action, Activate, PlayTreachery
from game.innkeeper.kinds import HIDDEN, NOT_PLACED, Phase, Task
from game.innkeeper.players.careful import CarefulBot
from game.innkeeper.players.outlook import Outlook
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import State, View

MOST_BIDS: Final = 7
MOST_CANDIDATES: Final = 6
MOST_ANSWERS: Final = 3
BORDER: Final = 1.5
"""Plays that promise so many coins less than waiting are not weighed."""
MOST_DEALS: Final = 2000
"""More imagined deals than that tell nothing new."""
MOST_ANSWER_DEALS: Final = 50
"""Answers are many, and others wait for them: they are weighed for a moment only."""
TRUST: Final = 14
"""So many imagined deals the rules of thumb weigh as much as."""
A_COIN: Final = 0.03
"""By how much a coin more or less changes a worth of 0 to 1."""
TRIALS_BEFORE_DROPPING: Final = 8
TRIALS_BEFORE_TELLING: Final = 24
"""The same where chances are told: what is dropped sooner was mostly unlucky, and looks worse than it is."""
DOUBT: Final = 2.3
"""A candidate is dropped when it is so many standard errors behind the best one in the same deals."""
_SPAN: Final = 1 << 31
_BIDS: Final = (Task.BID, Task.REBID)
_WEIGHED: Final = (
    *_BIDS,
    Task.TAKE,
    Task.SELL_ASSETS,
    Task.LIQUIDATE,
    Task.CHARACTERISTIC,
)
"""What it thinks about, beside answers in windows."""


class _Candidate:
    """One of the actions that are weighed, and its worths in all deals so far."""

    __slots__ = ("action", "squares", "sums", "worth", "worths")

    def __init__(self, action: Action, promise: float) -> None:
        self.action = action
        self.worth = TRUST * A_COIN * promise
        self.worths: list[float] = []
        self.squares = 0.0
        self.sums = [0.0]

    def note(self, worth: float, chance: float) -> None:
        """Remember what a deal came to, and what the chance to win it is told as."""
        self.worth += worth
        self.worths.append(worth)
        self.sums.append(self.sums[-1] + chance)
        self.squares += chance * chance

    def weight(self, longest: "_Candidate") -> Weight:
        """Return the average chance to win, less what luck the deals were for the one weighed longest."""
        deals = len(self.worths)
        own = judged_weight(self.sums[-1], self.squares, deals)
        if not deals:
            return own
        luck = longest.sums[deals] / deals - longest.sums[-1] / len(longest.worths)
        return own._replace(chance=min(1.0, max(0.0, own.chance - luck)))


class StrongBot:
    """One iteration is one candidate played out in one imagined deal; all of them play the same deals."""

    def __init__(self, rules: InnkeeperRules, seat: Seat) -> None:
        self._rules = rules
        self._seat = seat
        self._careful = CarefulBot(rules, seat)
        self._outlook = Outlook(rules)

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        """Return the best action after so many candidates played out."""
        last = deque(islice(self._search(view, self._candidates(view, legal), rng), max(budget, 1)), maxlen=1)
        return last[0] if last else (legal[0], rng)

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        """Yield the best action so far after every game played out; it ends when nothing is in question."""
        return (action for action, _ in self._search(view, self._candidates(view, legal), rng))

    def weigh(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[tuple[Weight, ...]]:
        """Yield the weights after every game played out; what is out of question keeps its last one.

        Of many actions those are weighed that `choose` thinks about, few are weighed all. Games are played to
        the end of the round, and count as won in part: as likely as it looks then; a close end of the match
        counts in part as well, since nobody answered on the way.
        """
        candidates = self._candidates(view, legal) if len(legal) > MOST_CANDIDATES else []
        if len(candidates) <= 1:
            candidates = [_Candidate(action, 0.0) for action in _spread(legal, MOST_CANDIDATES)]
        known = {candidate.action: candidate for candidate in candidates}
        weighed = [known.get(action) for action in legal]
        for _ in self._search(view, candidates, rng, fewest=0):
            longest = max(candidates, key=lambda each: len(each.worths))
            yield tuple([UNWEIGHED if each is None else each.weight(longest) for each in weighed])

    def forecast(self, view: View, rng: Rng) -> Iterator[Weight]:
        """Yield after every imagined deal the chance of the seat, as it looks at the end of the round."""
        self._outlook.forget()
        outlook, seat = self._outlook, self._seat
        deals, chances = 0, 0.0
        while True:
            (state, chance), rng = self._deal(view, rng)
            after = outlook.rest(state, chance)
            won = outlook.chance(after, seat)
            chances += won if _is_settling(view) else outlook.told(after, seat, won)
            deals += 1
            yield Weight(chances / deals, deals)

    def _search(
        self, view: View, candidates: list[_Candidate], rng: Rng, fewest: int = 1
    ) -> Iterator[tuple[Action, Rng]]:
        """Yield the best action so far and where chance stands, until the fewest are left in question."""
        best = max(candidates, key=lambda each: each.worth)
        outlook = self._outlook
        outlook.forget()
        is_answer = fewest and view.asked.task is Task.RESPOND
        is_settling = _is_settling(view)
        least = TRIALS_BEFORE_DROPPING if fewest else TRIALS_BEFORE_TELLING
        for _ in range(MOST_ANSWER_DEALS if is_answer else MOST_DEALS):
            if len(candidates) <= fewest:
                break
            (state, chance), rng = self._deal(view, rng)
            for candidate in candidates:
                after = outlook.after(state, candidate.action, chance)
                won = outlook.chance(after, self._seat)
                told = won if is_settling else outlook.told(after, self._seat, won)
                candidate.note(outlook.worth(after, self._seat, won), told)
                yield best.action, rng
            best = max(candidates, key=lambda each: each.worth)
            candidates = _in_question(candidates, best, least)
        yield best.action, rng

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

    def _candidates(self, view: View, legal: Sequence[Action]) -> list[_Candidate]:
        """Return what is weighed: of many amounts those that look best to the careful player."""
        task, careful = view.asked.task, self._careful
        if len(legal) == 1:
            return [_Candidate(legal[0], 0.0)]
        if task in _BIDS:
            worths = careful.bid_worths(view, self._seat, legal)
            order = sorted(range(len(legal)), key=lambda at: -worths[at])
            return [_Candidate(legal[at], worths[at]) for at in order[:MOST_BIDS]]
        if task is Task.RESPOND:
            return self._answers(view, legal)
        usual = careful.answer(view, self._seat, legal)
        if task not in _WEIGHED:
            return [_Candidate(usual, 0.0)]
        others = _spread([action for action in legal if action != usual], MOST_CANDIDATES - 1)
        return [_Candidate(usual, 1.0), *[_Candidate(action, 0.0) for action in others]]

    def _answers(self, view: View, legal: Sequence[Action]) -> list[_Candidate]:
        """Return passing, and the plays that may be worth it, at most one with each card."""
        plays = [action for action in legal if isinstance(action, PlayTreachery | Activate)]
        surpluses = self._careful.intrigue.surpluses(view, self._seat, plays)
        found: dict[int, _Candidate] = {}
        for at in sorted(range(len(plays)), key=lambda at: -surpluses[at]):
            if surpluses[at] > -BORDER and len(found) < MOST_ANSWERS:
                found.setdefault(plays[at].card, _Candidate(plays[at], surpluses[at]))
        return [_Candidate(legal[0], 0.0), *found.values()]


def _is_settling(view: View) -> bool:
    """Whether the last accounts are being settled, with no answer to come."""
    return view.phase is Phase.FINAL and not view.windows


def _spread(actions: Sequence[Action], most: int) -> Sequence[Action]:
    """Return so many of the actions at most, evenly picked."""
    if len(actions) <= most:
        return actions
    step = len(actions) / most
    return [actions[int(at * step)] for at in range(most)]


def _in_question(candidates: list[_Candidate], best: _Candidate, least: int) -> list[_Candidate]:
    """Return the candidates that may still turn out to be the best one; all of them before so many deals."""
    deals = len(best.worths)
    if deals < least:
        return candidates
    found = []
    for candidate in candidates:
        behind = [one - own for one, own in zip(best.worths, candidate.worths, strict=True)]
        mean = sum(behind) / deals
        spread = sum([(each - mean) ** 2 for each in behind]) / deals
        if candidate is best or mean <= DOUBT * sqrt(spread / deals):
            found.append(candidate)
    return found
