"""How each event changes the state: the only way a state comes about."""

from typing import TypeVar, assert_never

from game.monster_inn.events import (
    BonusOffered,
    BonusTaken,
    CardTaken,
    ColumnCalled,
    DeckShuffled,
    Event,
    InnFilled,
    LastCallBegan,
    MatchEnded,
    PlayerLeft,
    PoolExchanged,
    PoolOpened,
    PoolTaken,
    SupportDeclined,
    SupportOffered,
    SupportPlaced,
    TreasureAdded,
    TurnBegan,
)
from game.monster_inn.state import HUMANOIDS, NOBODY, Awaited, State, Support, Treasure

T = TypeVar("T")


def evolve(state: State, event: Event) -> State:
    """Return the state after the event."""
    match event:
        case TurnBegan(seat):
            return state._replace(seat=seat, awaited=Awaited.TURN)
        case PoolOpened(seat, treasure) | TreasureAdded(seat, treasure):
            paid = _with_supply(state, seat, treasure, -1)
            return _with_pool(paid, treasure, _pool(state, treasure) + 1)._replace(awaited=Awaited.NOTHING)
        case PoolExchanged():
            return _exchanged(state, event)
        case PlayerLeft() | SupportDeclined():
            return state._replace(awaited=Awaited.NOTHING)
        case PoolTaken(seat, treasure, count):
            return _with_pool(_with_supply(state, seat, treasure, count), treasure, 0)
        case CardTaken():
            return _taken(state, event)
        case BonusOffered():
            return state._replace(awaited=Awaited.BONUS)
        case BonusTaken():
            return _rewarded(state, event)
        case SupportOffered():
            return state._replace(awaited=Awaited.SUPPORT)
        case SupportPlaced(seat, card, treasure):
            own = (*state.supports[seat], Support(card, treasure))
            paid = _with_supply(state, seat, treasure, -1)
            return paid._replace(supports=_set(state.supports, seat, own), awaited=Awaited.NOTHING)
        case InnFilled(number, starter, line):
            return state._replace(round=number, starter=starter, line=line, takers=(), seat=starter)
        case DeckShuffled(starter, order):
            return state._replace(starter=starter, deal=order, awaited=Awaited.NOTHING)
        case LastCallBegan():
            return state._replace(seat=NOBODY)
        case ColumnCalled(column):
            return state._replace(called=column + 1)
        case MatchEnded(reason):
            return state._replace(reason=reason)
        case _:
            assert_never(event)


def _set(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _pool(state: State, treasure: Treasure) -> int:
    return state.pool_gold if treasure is Treasure.GOLD else state.pool_gems


def _with_pool(state: State, treasure: Treasure, count: int) -> State:
    if treasure is Treasure.GOLD:
        return state._replace(pool_gold=count)
    return state._replace(pool_gems=count)


def _with_supply(state: State, seat: int, treasure: Treasure, more: int) -> State:
    if treasure is Treasure.GOLD:
        return state._replace(gold=_set(state.gold, seat, state.gold[seat] + more))
    return state._replace(gems=_set(state.gems, seat, state.gems[seat] + more))


def _exchanged(state: State, event: PoolExchanged) -> State:
    old = event.treasure.other
    state = _with_supply(state, event.seat, old, event.taken)
    state = _with_supply(state, event.seat, event.treasure, -event.paid)
    state = _with_pool(_with_pool(state, old, 0), event.treasure, event.paid)
    return state._replace(awaited=Awaited.NOTHING)


def _taken(state: State, event: CardTaken) -> State:
    seat = event.seat
    state = state._replace(takers=(*state.takers, seat))
    if state.deal[event.card] < HUMANOIDS:
        return state._replace(monsters=_set(state.monsters, seat, (*state.monsters[seat], event.card)))
    return state._replace(humanoids=_set(state.humanoids, seat, (*state.humanoids[seat], event.card)))


def _rewarded(state: State, event: BonusTaken) -> State:
    state = _with_supply(state, event.seat, event.treasure, 1)
    if event.treasure is Treasure.GOLD:
        return state._replace(reserve_gold=state.reserve_gold - 1, awaited=Awaited.NOTHING)
    return state._replace(reserve_gems=state.reserve_gems - 1, awaited=Awaited.NOTHING)
