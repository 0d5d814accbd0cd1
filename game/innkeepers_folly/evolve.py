"""How each event changes the state: the only way a state comes about."""

from typing import TypeVar, assert_never

from game.innkeepers_folly.effects import passed
from game.innkeepers_folly.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRevealed,
    CenterChanged,
    ChainSet,
    ChoiceMade,
    DecisionAwaited,
    Event,
    HandReturned,
    HandsPassed,
    MatchEnded,
    PieceTaken,
    PileShuffled,
    PlayerEliminated,
    RoundDealt,
    RoundWon,
    TotalsChanged,
    TurnBegan,
    TurnEnded,
    TurnPassed,
    Won,
    ZombieSet,
)
from game.innkeepers_folly.state import NO_CARD, NOBODY, Awaited, State
from game.innkeepers_folly.turn import dealt

T = TypeVar("T")


def evolve(state: State, event: Event) -> State:
    """Return the state after the event."""
    match event:
        case CardDrawn(seat, card):
            hand = tuple(sorted((*state.hands[seat], card)))
            return state._replace(pile=state.pile[1:], hands=_at(state.hands, seat, hand))
        case TurnBegan(seat):
            return state._replace(
                current=seat, is_zombie_turn=state.zombies[seat] > 0, is_chain_turn=state.chains[seat]
            )
        case TotalsChanged():
            return state._replace(totals=event.after)
        case CenterChanged():
            return state._replace(center=event.after)
        case ZombieSet(seat, turns):
            is_ticking = state.is_zombie_turn and seat != state.current
            return state._replace(zombies=_at(state.zombies, seat, turns), is_zombie_turn=is_ticking)
        case ChainSet(seat, is_chained):
            is_ticking = state.is_chain_turn and seat != state.current
            return state._replace(chains=_at(state.chains, seat, is_chained), is_chain_turn=is_ticking)
        case TurnEnded():
            return state._replace(turns=state.turns + 1, match_turns=state.match_turns + 1)
        case TurnPassed():
            return state
        case RoundDealt():
            return _dealt(state, event)
        case CardPlayed() | CardRevealed() | CardDiscarded() | HandReturned() | HandsPassed():
            return _moved(state, event)
        case PileShuffled(order, is_discard):
            discard = () if is_discard else state.discard
            return state._replace(
                pile=order, discard=discard, awaited=Awaited.NOTHING, drawer=NOBODY, draws=0
            )
        case ChoiceMade():
            return state._replace(awaited=Awaited.NOTHING)
        case DecisionAwaited():
            return _waiting(state, event)
        case RoundWon() | PieceTaken() | PlayerEliminated() | MatchEnded():
            return _won(state, event)
        case _:
            assert_never(event)


def _at(things: tuple[T, ...], seat: int, thing: T) -> tuple[T, ...]:
    return (*things[:seat], thing, *things[seat + 1 :])


def _dealt(state: State, event: RoundDealt) -> State:
    seats = len(state.totals)
    hands, pile = dealt(event.order, state.alive, event.starter, seats)
    return state._replace(
        hands=hands,
        totals=(0,) * seats,
        center=event.center,
        zombies=(0,) * seats,
        chains=(False,) * seats,
        pile=pile,
        discard=(),
        round=event.round,
        turns=0,
        starter=event.starter,
        current=event.starter,
        awaited=Awaited.NOTHING,
    )


def _moved(
    state: State, event: CardPlayed | CardRevealed | CardDiscarded | HandReturned | HandsPassed
) -> State:
    match event:
        case CardPlayed(seat, card):
            hand = tuple(other for other in state.hands[seat] if other != card)
            return state._replace(hands=_at(state.hands, seat, hand), played=card, awaited=Awaited.NOTHING)
        case CardRevealed(card):
            return state._replace(pile=state.pile[1:], revealed=card)
        case CardDiscarded(card):
            discard = (*state.discard, card)
            if card == state.revealed:
                return state._replace(discard=discard, revealed=NO_CARD)
            return state._replace(discard=discard, played=NO_CARD)
        case HandReturned(seat, cards):
            return state._replace(pile=state.pile + cards, hands=_at(state.hands, seat, ()))
        case HandsPassed(direction):
            return state._replace(hands=passed(state.hands, state.alive, direction))
        case _:
            assert_never(event)


def _waiting(state: State, event: DecisionAwaited) -> State:
    match event.awaited:
        case Awaited.SHUFFLE:
            return state._replace(awaited=event.awaited, drawer=event.seat, draws=event.draws)
        case Awaited.STEAL:
            return state._replace(awaited=event.awaited, current=event.seat)
        case _:
            return state._replace(awaited=event.awaited)


def _won(state: State, event: RoundWon | PieceTaken | PlayerEliminated | MatchEnded) -> State:
    match event:
        case RoundWon(_, how):
            over = int(how is Won.EXACT)
            return state._replace(
                awaited=Awaited.NOTHING, turns=state.turns + over, match_turns=state.match_turns + over
            )
        case PieceTaken(seat, piece, _):
            first, second, third = _at(state.owners, piece, seat)
            return state._replace(owners=(first, second, third), awaited=Awaited.NOTHING)
        case PlayerEliminated(seat):
            return state._replace(alive=tuple(other for other in state.alive if other != seat))
        case MatchEnded(reason, winner):
            return state._replace(reason=reason, winner=winner, awaited=Awaited.NOTHING)
        case _:
            assert_never(event)
