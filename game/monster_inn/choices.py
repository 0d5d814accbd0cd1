"""Every action that a seat can ever take, made once: a table of actions is quicker than making them."""

from typing import Final, TypeAlias

from game.core.rules import Seat
from game.monster_inn.actions import (
    Action,
    AddTreasure,
    DeclineSupport,
    ExchangePool,
    Leave,
    OpenPool,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.cards import Cards
from game.monster_inn.state import HUMANOIDS, SURCHARGE, Awaited, State, Treasure
from game.monster_inn.supporting import supportable

Choices: TypeAlias = tuple[Action, ...]

_GOLD, _GEM = Treasure.GOLD, Treasure.GEM
_TURN, _BONUS, _SUPPORT = Awaited.TURN, Awaited.BONUS, Awaited.SUPPORT
NOTHING: Final[Choices] = ()


class SeatChoices:
    """The actions of one seat."""

    def __init__(self, seat: Seat) -> None:
        gold, gem, leave = OpenPool(seat, _GOLD), OpenPool(seat, _GEM), Leave(seat)
        add, exchange = AddTreasure(seat), ExchangePool(seat)
        self._opening: tuple[Choices, ...] = ((leave,), (gold, leave), (gem, leave), (gold, gem, leave))
        self._staying: tuple[Choices, ...] = (
            (leave,),
            (add, leave),
            (exchange, leave),
            (add, exchange, leave),
        )
        self._bonus: Choices = (TakeBonus(seat, _GOLD), TakeBonus(seat, _GEM))
        self._supports = tuple(
            (SupportMonster(seat, card, _GOLD), SupportMonster(seat, card, _GEM)) for card in range(HUMANOIDS)
        )
        self._decline = DeclineSupport(seat)

    def legal(self, cards: Cards, state: State) -> Choices:
        """Return what the seat, whose decision is awaited, may do (section 5.2 and 5.3)."""
        awaited, seat = state.awaited, state.seat
        if awaited is _TURN:
            gold, gems = state.gold[seat], state.gems[seat]
            if state.pool_gold:
                return self._staying[(gold > 0) + 2 * (gems >= state.pool_gold + SURCHARGE)]
            if state.pool_gems:
                return self._staying[(gems > 0) + 2 * (gold >= state.pool_gems + SURCHARGE)]
            return self._opening[(gold > 0) + 2 * (gems > 0)]
        if awaited is _BONUS:
            return self._bonus
        if awaited is _SUPPORT:
            return self._support(cards, state)
        return NOTHING

    def _support(self, cards: Cards, state: State) -> Choices:
        seat, deal = state.seat, state.deal
        gold, gems = state.gold[seat], state.gems[seat]
        found: list[Action] = []
        for draw in supportable(cards, deal, state.monsters[seat], state.supports[seat]):
            with_gold, with_gem = self._supports[deal[draw]]
            if gold:
                found.append(with_gold)
            if gems:
                found.append(with_gem)
        found.append(self._decline)
        return tuple(found)
