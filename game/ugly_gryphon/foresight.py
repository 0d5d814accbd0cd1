"""What an action is sure to bring about, told before it is done: the same rules, up to the first unknown.

Everything comes from the view and from `decide` on a state that looks like it, so no secret can leak.
"""

from enum import StrEnum
from math import comb
from typing import Final, NamedTuple

from game.core.match import Step
from game.core.rng import Rng
from game.ugly_gryphon.actions import Action
from game.ugly_gryphon.cards import QUIRKS, mask_of
from game.ugly_gryphon.events import BarOpened, Event, PassPaused, PatronDrawn, PatronEntered
from game.ugly_gryphon.inspect import shown_at_bar
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import BAR_SIZE, LOUD_FROM, PLAYER, Awaited, View

_ANY_CHANCE: Final = Rng(0)
"""Chance is never told, so any does."""


class Unknown(StrEnum):
    """Why nobody can see further."""

    NOTHING = "nothing"
    DRAW = "draw"
    """Cards are drawn to the Bar."""
    ENTRY = "entry"
    """The next card of the Deck goes under the Inn."""
    SHUFFLE = "shuffle"
    CHOICE = "choice"
    """The player will choose who is sent up."""


class Foresight(NamedTuple):
    """What is sure to happen, what is seen after it, and what is not known then."""

    steps: tuple[Step[Event, View], ...]
    view: View
    unknown: Unknown
    draws: int
    """How many cards are drawn to the Bar at this point; 0 unless that is what is not known."""
    loud: dict[str, float]
    """For each quirk that may be loud at the Bar after the draw: how likely it is, 0 to 1."""


def foresee(rules: UglyGryphonRules, view: View, action: Action) -> Foresight:
    """Return what a legal action of the player is sure to bring about.

    A draw is sure only when a single patron is unseen.
    """
    state, _ = rules.determinize(view, _ANY_CHANCE)
    events, _ = rules.decide(state, action, _ANY_CHANCE)
    steps: list[Step[Event, View]] = []
    for event in events:
        unknown = _unknown(event, view)
        if unknown is not Unknown.NOTHING:
            return _stopped(rules, steps, view, unknown)
        state = rules.evolve(state, event)
        view = rules.observe(state, PLAYER)
        if not isinstance(event, PassPaused):
            steps.append(Step(event, view))
    return Foresight(tuple(steps), view, Unknown.NOTHING, 0, {})


def _unknown(event: Event, view: View) -> Unknown:
    """Return why an event cannot be known by somebody who sees the view."""
    match event:
        case PatronDrawn() if view.deck_count > 1:
            return Unknown.DRAW
        case PatronEntered() if view.deck_count > 1:
            return Unknown.ENTRY
        case PassPaused(awaited=Awaited.SHUFFLE):
            return Unknown.SHUFFLE
        case PassPaused():
            return Unknown.CHOICE
        case _:
            return Unknown.NOTHING


def _stopped(
    rules: UglyGryphonRules, steps: list[Step[Event, View]], view: View, unknown: Unknown
) -> Foresight:
    # Between two draws of one Bar Phase nothing is known any more, so what is told begins at the first.
    is_draw = unknown is Unknown.DRAW and any(isinstance(step.event, BarOpened) for step in steps)
    draws = min(view.deck_count, max(1, BAR_SIZE - len(view.bar))) if is_draw else 0
    return Foresight(tuple(steps), view, unknown, draws, _loud(rules, view, draws) if draws else {})


def _loud(rules: UglyGryphonRules, view: View, draws: int) -> dict[str, float]:
    """Return for each quirk that can be loud after so many draws how likely it is."""
    cards, unseen = rules.cards, rules.unseen(view)
    chances = {}
    for quirk in QUIRKS:
        missing = LOUD_FROM - shown_at_bar(cards, view, quirk)
        bringing = (mask_of(unseen) & cards.showing[quirk]).bit_count()
        chance = _at_least(max(0, missing), bringing, len(unseen), draws)
        if chance > 0:
            chances[quirk] = chance
    return chances


def _at_least(wanted: int, bringing: int, unseen: int, draws: int) -> float:
    """Return the chance of at least `wanted` of `bringing` cards in so many draws from `unseen`."""
    ways = sum(
        comb(bringing, hits) * comb(unseen - bringing, draws - hits) for hits in range(wanted, draws + 1)
    )
    return ways / comb(unseen, draws)
