"""The careful player: whoever makes the fewest leave this turn goes up.

It imagines the rest of the turn, Bar Phase included, once for every patron who may lie next in the Deck.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rng import Rng
from game.ugly_gryphon.actions import Action, ShuffleRooms
from game.ugly_gryphon.night import shuffle_size
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import PLAYER, Awaited, Card, State, View

LOOK = "look"
WEIGHED_CHOICES = 2
"""So many choices of an imagined turn are weighed; further ones, known from players' decks only, are not."""
MOST_CHOICES = 20
"""After so many, an imagined turn is judged as it stands: a deck can be made that asks without end."""


class Outcome(NamedTuple):
    """What a turn costs; the smaller, the better."""

    left: int
    missing: int
    """Minus the number of patrons in the Inn: of two turns that cost the same, the fuller Inn is better."""


class CarefulBot:
    """Averages over the unseen patrons; one iteration is one of them imagined as the next card.

    It knows the Deck from the view alone, so it cannot look at the order.
    """

    def __init__(self, rules: UglyGryphonRules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        """Return the action with the fewest leavers, then the most patrons in the Inn, then the first."""
        if len(legal) == 1:
            return legal[0], rng
        state, rng = self._rules.determinize(view, rng)
        totals = [Outcome(0, 0) for _ in legal]
        for deck in _imagined_decks(state.deck, budget):
            imagined = state._replace(deck=deck)
            for at, action in enumerate(legal):
                outcome, rng = self._finish_turn(imagined, action, rng)
                totals[at] = Outcome(totals[at].left + outcome.left, totals[at].missing + outcome.missing)
        best = min(range(len(legal)), key=lambda at: totals[at])
        return legal[best], rng

    def _finish_turn(self, state: State, action: Action, rng: Rng, choices: int = 0) -> tuple[Outcome, Rng]:
        """Return what the turn has cost at its end, if its later choices are made as well as can be."""
        turn = state.turn
        after, rng = self._rules.step(state, action, rng)
        while after.awaited is Awaited.SHUFFLE:
            assert after.check is not None
            top = after.inn.index(after.check.frames[-1].card)
            size = shuffle_size(self._rules.cards, after)
            order, rng = rng.shuffled(LOOK, after.inn[top - size : top])
            after, rng = self._rules.step(after, ShuffleRooms(order), rng)
        if after.awaited is not Awaited.BRING or after.turn != turn or choices == MOST_CHOICES:
            return Outcome(len(after.left), -len(after.inn)), rng
        answers = self._rules.legal(after, PLAYER)
        outcomes = []
        for answer in answers if choices < WEIGHED_CHOICES else answers[:1]:
            outcome, rng = self._finish_turn(after, answer, rng, choices + 1)
            outcomes.append(outcome)
        return min(outcomes), rng


def _imagined_decks(unseen: tuple[Card, ...], budget: int) -> list[tuple[Card, ...]]:
    """Return decks with each of the unseen patrons as the next card once, the others as they lie."""
    if not unseen:
        return [()]
    return [(card, *unseen[:at], *unseen[at + 1 :]) for at, card in enumerate(unseen[: max(budget, 1)])]
