"""The strong player: looks ahead from every choice through all cards that may come, deeper and deeper.

It knows what lies in the Deck as a set, and weighs every choice over all that may be drawn after it, so that
nothing it imagines is chosen by an order that nobody can know.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from game.core.bot import Weight, stream_of
from game.core.rng import Rng
from game.ugly_gryphon.actions import Action, BringPatron, PlacePatron
from game.ugly_gryphon.players.imagined import ImaginedNight
from game.ugly_gryphon.players.lookahead import SPAN, Lookahead
from game.ugly_gryphon.players.outlook import outlook
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import NOBODY, PLAYER, Awaited, Card, Phase, State, View

DEPTHS: Final = (1, 2, 3, 3, 3, 3)
"""How far is looked ahead, one time after another; the third placement after is looked at by samples."""
IN_QUESTION: Final = (0.2, 0.08, 0.04, 0.03, 0.02, 0.02)
"""A choice that is so much behind the best one before each time is not looked at further."""
JUDGED_ERROR: Final = 0.02
"""So far a chance is out by and large that does not rest on ends of nights alone."""


class _Plan:
    """Somebody goes up in a night: what that is worth, for each card that may be drawn next."""

    def __init__(self, night: ImaginedNight, card: Card) -> None:
        self._night = night
        self._card = card
        twin = night.copy()
        twin.go_up(card)
        draws = bool(night.deck) and (twin.waits_for_bar or twin.awaited is not Awaited.PLACE)
        self.next_cards = [*night.deck] if draws else [NOBODY]
        self.worths = [0.0] * len(self.next_cards)
        self.are_certain = [False] * len(self.next_cards)
        """Whether each rests on ends of nights alone."""

    @property
    def chance(self) -> float:
        return sum(self.worths) / len(self.worths)

    def look(self, ahead: Lookahead, at: int, depth: int, repeated: int) -> None:
        """Work out what it is worth with one of the next cards; looks as deep as before are averaged."""
        twin = self._night.copy()
        if self.next_cards[at] != NOBODY:
            ahead.deal_next(twin, self.next_cards[at])
        twin.go_up(self._card)
        before = ahead.judged
        worth = ahead.look(twin, depth)
        self.worths[at] = (self.worths[at] * repeated + worth) / (repeated + 1)
        # What is remembered of nights is not judged again, so depth must reach to the end as well.
        self.are_certain[at] = ahead.judged == before and depth >= len(self._night.deck) - 1


class _Candidate:
    """One of the legal actions, and the plans that begin with it: more than one if it calls for a choice."""

    def __init__(self, action: PlacePatron | BringPatron, root: ImaginedNight) -> None:
        self.action = action
        self.trials = 0
        """How many ends of imagined lines its chance rests on."""
        after = root.copy()
        after.go_up(action.card)
        is_asked = after.awaited is Awaited.BRING and after.phase is Phase.INN
        if is_asked and len(after.deck) == len(root.deck):
            self.plans = [_Plan(after, card) for card in after.bar]
        else:
            self.plans = [_Plan(root, action.card)]

    @property
    def chance(self) -> float:
        """The chance to win with the best of the plans."""
        return max(plan.chance for plan in self.plans)

    @property
    def weight(self) -> Weight:
        """The chance, and how far it may be out."""
        is_certain = all(all(plan.are_certain) for plan in self.plans)
        return Weight(self.chance, self.trials, 0.0 if is_certain else JUDGED_ERROR)

    def look(self, ahead: Lookahead, plan: _Plan, at: int, depth: int, repeated: int = 0) -> None:
        """Look ahead on one of its plans, with one of the next cards."""
        before = ahead.ends
        plan.look(ahead, at, depth, repeated)
        self.trials += ahead.ends - before


class StrongBot:
    """One iteration is a look ahead from one choice with one next card; the first looks at all, briefly."""

    def __init__(self, rules: UglyGryphonRules) -> None:
        self._rules = rules
        self._outlook = outlook(rules.id, rules.cards, rules.goal)

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        """Return the best action after so many looks."""
        number, rng = rng.below(stream_of(PLAYER), SPAN)
        looks = islice(self._looks(view, legal, number, IN_QUESTION), max(budget, 1))
        return _best(deque(looks, maxlen=1)[0]).action, rng

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        """Yield the best action so far after every look; it ends when all is looked at."""
        number, _ = rng.below(stream_of(PLAYER), SPAN)
        return (_best(candidates).action for candidates in self._looks(view, legal, number, IN_QUESTION))

    def weigh(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[tuple[Weight, ...]]:
        """Yield after every look the chances to win with all actions; all are looked at equally far."""
        number, _ = rng.below(stream_of(PLAYER), SPAN)
        for candidates in self._looks(view, legal, number, ()):
            yield tuple([candidate.weight for candidate in candidates])

    def _looks(
        self, view: View, legal: Sequence[Action], number: int, margins: Sequence[float]
    ) -> Iterator[list[_Candidate]]:
        self._outlook.forget()
        ahead = Lookahead(self._rules.cards, self._outlook, self._rules.goal, number)
        root = self._root(view)
        candidates = [
            _Candidate(action, root) for action in legal if isinstance(action, PlacePatron | BringPatron)
        ]
        for candidate in candidates:
            for plan in candidate.plans:
                for at in range(len(plan.next_cards)):
                    candidate.look(ahead, plan, at, 0)
        yield candidates
        in_question = candidates
        for times, depth in enumerate(DEPTHS):
            if depth >= len(root.deck):
                return
            if margins:
                least = _best(in_question).chance - margins[times]
                in_question = [candidate for candidate in in_question if candidate.chance >= least]
                if len(in_question) == 1:
                    return
            repeated = DEPTHS[:times].count(depth)
            for at in range(len(root.deck)):
                for candidate in in_question:
                    for plan in candidate.plans:
                        if at < len(plan.next_cards):
                            candidate.look(ahead, plan, at, depth, repeated)
                            yield candidates

    def _root(self, view: View) -> ImaginedNight:
        """Return the night as it is seen, the Deck in any order."""
        goal, count, bar, inn, left, turn, phase, awaited, check, reason = view
        deck = self._rules.unseen(view) if count else ()
        state = State(goal, deck, bar, inn, left, turn, phase, awaited, check, reason)
        return ImaginedNight(self._rules.cards, state, None)


def _best(candidates: Sequence[_Candidate]) -> _Candidate:
    """Return the candidate with the best chance, of equal ones the first."""
    return max(candidates, key=lambda candidate: candidate.chance)
