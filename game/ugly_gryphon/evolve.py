"""How each event changes the state: the only way a state comes about."""

from typing import assert_never

from game.ugly_gryphon.events import (
    BarOpened,
    DeckShuffled,
    Event,
    NightEnded,
    PassBegan,
    PassCutShort,
    PassPaused,
    PatronBrought,
    PatronDrawn,
    PatronEntered,
    PatronIrked,
    PatronLeft,
    PatronPlaced,
    PatronReturned,
    PatronSank,
    PlacesSwapped,
    RoomsShuffled,
    TurnBegan,
)
from game.ugly_gryphon.state import Awaited, Card, Check, Frame, Phase, State


def evolve(state: State, event: Event) -> State:
    """Return the state after the event."""
    goal, deck, bar, inn, left, turn, phase, awaited, check, reason = state
    match event:
        case PatronDrawn(card):
            deck, bar = deck[1:], (*bar, card)
        case PatronLeft(card):
            inn, left = _without(inn, card), (*left, card)
        case PatronIrked() | PassBegan() | PassCutShort():
            return state
        case TurnBegan(turn):
            phase, awaited = Phase.INN, Awaited.PLACE if bar else Awaited.NOTHING
        case PatronPlaced(card) | PatronBrought(card):
            bar, inn = _without(bar, card), (*inn, card)
            awaited, check = Awaited.NOTHING, None
        case BarOpened():
            phase, awaited = Phase.BAR, Awaited.NOTHING
        case PatronReturned(card):
            inn, bar = _without(inn, card), (*bar, card)
        case PatronEntered(card):
            deck, inn = deck[1:], (card, *inn)
        case PatronSank(card):
            inn = (card, *_without(inn, card))
        case PlacesSwapped(card, other):
            inn = tuple([other if c == card else card if c == other else c for c in inn])
        case PassPaused():
            awaited, check = event.awaited, _check(event)
        case RoomsShuffled(order, by):
            top = inn.index(by)
            inn = inn[: top - len(order)] + order[::-1] + inn[top:]
            awaited, check = Awaited.NOTHING, None
        case NightEnded(reason):
            awaited = Awaited.NOTHING
        case DeckShuffled(order):
            deck, awaited = order, Awaited.NOTHING
        case _:
            assert_never(event)
    return State(goal, deck, bar, inn, left, turn, phase, awaited, check, reason)


def _without(pile: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]


def _check(event: PassPaused) -> Check:
    frames = tuple([Frame(*frame) for frame in event.frames])
    return Check(event.loud, event.passed, event.restart, event.resolutions, event.recent, frames)
