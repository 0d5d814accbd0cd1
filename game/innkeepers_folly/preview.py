"""What an action is sure to bring about, told before it is done, by the rules themselves.

The rules decide on a state that looks like the view; what follows is told up to the first thing that the
viewer cannot know (a card drawn or revealed, a shuffle) or up to the next turn.
"""

from typing import NamedTuple

from game.core.rng import Rng
from game.core.rules import Seat
from game.innkeepers_folly.actions import Action
from game.innkeepers_folly.events import (
    CardDrawn,
    CardRevealed,
    DecisionAwaited,
    Event,
    MatchEnded,
    PieceTaken,
    PlayerEliminated,
    RoundWon,
    TurnBegan,
    Won,
)
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import NOBODY, Awaited, Card, State, View, nearest_seat


class Preview(NamedTuple):
    """How the table would stand right after an action."""

    totals: tuple[int, ...]
    center: int
    zombies: tuple[int, ...]
    chains: tuple[bool, ...]
    owners: tuple[int, int, int]
    hand_counts: tuple[int, ...]
    nearest: Seat
    """Who would be nearest to the center."""
    round_winner: Seat
    """Who would win the round, or NOBODY."""
    how: Won | None
    piece: int
    """The piece that would change hands, or -1."""
    source: Seat
    """From whom it would come; NOBODY for the middle."""
    eliminated: tuple[Seat, ...]
    winner: Seat
    """Who would win the match, or NOBODY."""


def preview(rules: InnkeepersFollyRules, view: View, action: Action) -> Preview:
    """Return what a legal action of a player would bring about as far as the viewer can know.

    Only what the view holds goes in: the imagined cards never reach the outcome.
    """
    state, _ = rules.determinize(view, Rng(0))
    before = state
    events, _ = rules.decide(state, action, Rng(0))
    told: list[Event] = []
    for event in events:
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, CardDrawn | CardRevealed) or _is_shuffle(event):
            break
        state = rules.evolve(state, event)
        told.append(event)
    won = next((event for event in told if isinstance(event, RoundWon)), None)
    taken = next((event for event in told if isinstance(event, PieceTaken)), None)
    ended = next((event for event in told if isinstance(event, MatchEnded)), None)
    return Preview(
        totals=state.totals,
        center=state.center,
        zombies=state.zombies,
        chains=state.chains,
        owners=state.owners,
        hand_counts=tuple(len(hand) for hand in state.hands),
        nearest=nearest_seat(state.totals, state.center, before.alive, before.starter),
        round_winner=won.seat if won else NOBODY,
        how=won.how if won else None,
        piece=taken.piece if taken else -1,
        source=taken.source if taken else NOBODY,
        eliminated=tuple(event.seat for event in told if isinstance(event, PlayerEliminated)),
        winner=ended.winner if ended else NOBODY,
    )


class Draw(NamedTuple):
    """How many of the unseen cards, if one of them comes next, would do something."""

    hits: int
    of: int


def matches_by_chance(rules: InnkeepersFollyRules, view: View, action: Action) -> Draw | None:
    """Return how many of the cards that Lekyros may turn up let their player match the center.

    Every card that the viewer has not seen is as likely; None where the draw pile is shuffled first.
    """
    if not view.pile_count:
        return None
    unseen, values = rules.unseen(view), rules.cards.values
    lets_match = dict.fromkeys((values[card] for card in unseen), False)
    for value in lets_match:
        card = next(card for card in unseen if values[card] == value)
        lets_match[value] = _can_match(rules, view, action, card)
    return Draw(sum(lets_match[values[card]] for card in unseen), len(unseen))


def _can_match(rules: InnkeepersFollyRules, view: View, action: Action, card: Card) -> bool:
    """Whether whoever acts can win at once if a card comes up."""
    imagined, _ = rules.determinize(view, Rng(0))
    state, _ = rules.step(_with_next(imagined, card), action, Rng(0))
    if state.awaited is not Awaited.CHOICE:
        return False
    follows = (rules.decide(state, choice, Rng(0))[0] for choice in rules.legal(state, view.current))
    return any(
        isinstance(event, RoundWon) and event.seat == view.current for events in follows for event in events
    )


def _with_next(state: State, card: Card) -> State:
    """Return a state in which a card lies on top of the draw pile; what lay there is where the card was."""
    top = state.pile[0]
    swap = {card: top, top: card}
    hands = tuple(tuple(sorted(swap.get(held, held) for held in hand)) for hand in state.hands)
    return state._replace(hands=hands, pile=tuple(swap.get(each, each) for each in state.pile))


def _is_shuffle(event: Event) -> bool:
    return isinstance(event, DecisionAwaited) and event.awaited is Awaited.SHUFFLE
