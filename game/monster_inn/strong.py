"""The strong player: imagines what lies face down again and again, and plays the match out from each choice.

A tree search on determinized views: the tree holds its own choices of the round, everybody else plays by the
rules of thumb with a slip now and then, and so does everybody in the rounds that follow.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from math import exp, log, sqrt
from typing import Final, TypeAlias

from game.core.bot import UNWEIGHED, Weight, stream_of
from game.core.rng import Rng
from game.core.rules import Seat
from game.monster_inn import sight
from game.monster_inn.actions import (
    Action,
    AddTreasure,
    Deal,
    DeclineSupport,
    ExchangePool,
    Leave,
    OpenPool,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.appraisal import Appraiser
from game.monster_inn.careful import wished
from game.monster_inn.quick import ADD, EXCHANGE, IN_POOL, LEAVE, OPEN_GEM, OPEN_GOLD, Move, Quick
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import Awaited, Treasure, View

CURIOSITY: Final = 0.3
"""How much a choice tried seldom is preferred inside the tree; worths are 0 to 1."""
SLIP: Final = 12
"""One of so many choices of the others inside the tree goes against the rules of thumb."""
PULLS: Final = (0.4, 0.6, 0.85, 1.0)
"""How much the others may be drawn to the pool: nobody knows who sits there."""
FAME_THAT_COUNTS: Final = 2.5
"""A lead of so much fame is worth 73 of 100: how slowly more of it adds less."""
WIN: Final = 0.5
"""The part of a worth that is winning; the rest is the lead, which tells more by fewer games."""
TRIALS_BEFORE_DROPPING: Final = 40
DOUBT: Final = 3.0
"""A choice is dropped when it is so many standard errors behind the best one in the same deals."""
_MOST_FAME: Final = 200
_SPAN: Final = 1 << 31

_LEADS: Final = tuple(1 / (1 + exp(-lead / FAME_THAT_COUNTS)) for lead in range(-_MOST_FAME, _MOST_FAME + 1))

Key: TypeAlias = tuple[int, ...]


class _Slips:
    """Small chance for slips: quicker than the streams, and begun from one of them."""

    __slots__ = ("_number",)

    def __init__(self, number: int) -> None:
        self._number = number

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1 (a linear congruence, from its upper bits)."""
        self._number = (self._number * 1103515245 + 12345) % _SPAN
        return (self._number >> 12) % bound


class _Node:
    """A choice of its own in this round, and what became of the moves there."""

    __slots__ = ("counts", "moves", "visits", "worths")

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = moves
        self.counts = [0] * len(moves)
        self.worths = [0.0] * len(moves)
        self.visits = 0

    def pick(self) -> int:
        """Return which move to try: an untried one, or the one with the upper confidence bound."""
        self.visits += 1
        curiosity = CURIOSITY * sqrt(log(self.visits + 1))
        best, best_promise = 0, -1.0
        for at, count in enumerate(self.counts):
            if not count:
                return at
            promise = self.worths[at] / count + curiosity / sqrt(count)
            if promise > best_promise:
                best, best_promise = at, promise
        return best

    def note(self, at: int, worth: float) -> None:
        """Remember what a move came to."""
        self.counts[at] += 1
        self.worths[at] += worth


class _Candidate:
    """One of the legal actions, the tree below it, and what it came to in all deals so far."""

    __slots__ = ("action", "behind", "behind_squared", "deals", "tree", "wins", "worth")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.tree: dict[Key, _Node] = {}
        self.deals = 0
        self.wins = 0.0
        self.worth = 0.0
        self.behind = 0.0
        self.behind_squared = 0.0

    @property
    def weight(self) -> Weight:
        """The part of its deals that was won."""
        return Weight(self.wins / self.deals, self.deals) if self.deals else UNWEIGHED


class StrongBot:
    """One iteration is one imagined deal in which every choice that is still in question is played out."""

    def __init__(self, rules: MonsterInnRules, seat: Seat) -> None:
        self._rules = rules
        self._seat = seat
        self._appraiser = Appraiser(rules.cards)

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        """Return the best action after so many deals."""
        candidates = [_Candidate(action) for action in legal]
        last = deque(islice(self._search(view, candidates, rng), max(budget, 1)), maxlen=1)
        return last[0] if last else (legal[0], rng)

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        """Yield the best action so far after every deal; it ends when nothing is in question any more."""
        candidates = [_Candidate(action) for action in legal]
        return (action for action, _ in self._search(view, candidates, rng))

    def weigh(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[tuple[Weight, ...]]:
        """Yield the weights after every deal, without end; what is out of question keeps its last one."""
        candidates = [_Candidate(action) for action in legal]
        for _ in self._search(view, candidates, rng, fewest=0):
            yield tuple([candidate.weight for candidate in candidates])

    def forecast(self, view: View, rng: Rng) -> Iterator[Weight]:
        """Yield after every deal the part of them that the seat wins when all follow the rules of thumb."""
        start = Quick(self._appraiser, self._rules.imagine(view))
        unknown = sight.unknown_cards(view)
        pulls = [IN_POOL for _ in view.gold]
        deals, wins = 0, 0.0
        while True:
            deal, rng = sight.imagine_deal(self._rules.cards, view, unknown, rng)
            quick = start.copy(deal, view, pulls)
            if view.awaited is not Awaited.TURN:
                self._do(view, quick, wished(self._rules, view, quick))
            quick.play_out()
            deals += 1
            wins += self._outcome(quick)[1]
            yield Weight(wins / deals, deals)

    def _search(
        self, view: View, candidates: list[_Candidate], rng: Rng, fewest: int = 1
    ) -> Iterator[tuple[Action, Rng]]:
        """Yield the best action so far and where chance stands, until the fewest are left in question."""
        start = Quick(self._appraiser, self._rules.imagine(view))
        unknown = sight.unknown_cards(view)
        number, rng = rng.below(stream_of(self._seat), _SPAN)
        slips = _Slips(number)
        deals = 0
        while len(candidates) > fewest:
            deal, rng = sight.imagine_deal(self._rules.cards, view, unknown, rng)
            pulls = [PULLS[slips.below(len(PULLS))] for _ in view.gold]
            pulls[self._seat] = IN_POOL
            worths = [
                self._play(start.copy(deal, view, pulls), view, candidate, slips) for candidate in candidates
            ]
            for candidate, worth in zip(candidates, worths, strict=True):
                candidate.worth += worth
            deals += 1
            best = max(candidates, key=lambda each: each.worth)
            candidates = _in_question(candidates, best, worths, deals)
            yield best.action, rng

    def _play(self, quick: Quick, view: View, candidate: _Candidate, slips: _Slips) -> float:
        """Play a candidate out in a deal and return what it was worth."""
        self._do(view, quick, candidate.action)
        path: list[tuple[_Node, int]] = []
        while self._comes_to_choose(quick, slips):
            key = quick.key()
            node = candidate.tree.get(key)
            if node is None:
                candidate.tree[key] = node = _Node(quick.moves())
                path.append((node, node.moves.index(quick.wish())))
                break
            at = node.pick()
            path.append((node, at))
            quick.do(node.moves[at])
        quick.play_out()
        worth, won = self._outcome(quick)
        candidate.deals += 1
        candidate.wins += won
        for node, at in path:
            node.note(at, worth)
        return worth

    def _comes_to_choose(self, quick: Quick, slips: _Slips) -> bool:
        """Let the others play on until it has a choice of its own in this round; return whether it has."""
        inside = quick.inside
        while self._seat in inside:
            if len(inside) > 1:
                moves = quick.moves()
                if inside[0] == self._seat and len(moves) > 1:
                    return True
                slipped = slips.below(SLIP) == 0
                quick.do(moves[slips.below(len(moves))] if slipped else quick.wish())
            else:
                quick.do(LEAVE)
        return False

    def _do(self, view: View, quick: Quick, action: Action) -> None:
        seat = view.current
        match action:
            case OpenPool(_, treasure):
                quick.do(OPEN_GOLD if treasure is Treasure.GOLD else OPEN_GEM)
            case AddTreasure():
                quick.do(ADD)
            case ExchangePool():
                quick.do(EXCHANGE)
            case Leave():
                quick.do(LEAVE)
            case TakeBonus(_, treasure):
                quick.reward(seat, treasure is Treasure.GOLD)
            case SupportMonster(_, monster, treasure):
                faces = [view.faces[draw] for draw in view.monsters[seat]]
                quick.guard(seat, faces.index(monster), treasure is Treasure.GOLD)
            case DeclineSupport() | Deal():
                pass

    def _outcome(self, quick: Quick) -> tuple[float, float]:
        """Return the worth of a finished match, partly the win and partly the lead, and the win alone."""
        fames = [quick.fame(seat) * 64 + quick.purse(seat) for seat in range(len(quick.gold))]
        own = fames.pop(self._seat)
        best = max(fames)
        win = 1.0 if own > best else 0.5 if own == best else 0.0
        lead = min(max((own - best) // 64, -_MOST_FAME), _MOST_FAME)
        won = win if own != best else 1 / (1 + fames.count(best))
        return WIN * win + (1 - WIN) * _LEADS[lead + _MOST_FAME], won


def _in_question(
    candidates: list[_Candidate], best: _Candidate, worths: Sequence[float], deals: int
) -> list[_Candidate]:
    """Return the candidates without those that are clearly behind the best one in the same deals."""
    leader = worths[candidates.index(best)]
    kept = []
    for candidate, worth in zip(candidates, worths, strict=True):
        behind = leader - worth
        candidate.behind += behind
        candidate.behind_squared += behind * behind
        if candidate is not best and deals >= TRIALS_BEFORE_DROPPING:
            mean = (best.worth - candidate.worth) / deals
            variance = max(candidate.behind_squared / deals - mean * mean, 0.0)
            if mean > DOUBT * sqrt(variance / deals):
                continue
        kept.append(candidate)
    return kept
