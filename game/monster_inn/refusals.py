"""Why an action is not legal, as a sentence for whoever tried it."""

from typing import Final, assert_never

from game.core.rules import Refusal
from game.core.words import Message, message
from game.monster_inn.actions import (
    AddTreasure,
    Deal,
    DeclineSupport,
    ExchangePool,
    Leave,
    OpenPool,
    PlayerAction,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.cards import Cards
from game.monster_inn.state import CARDS, SURCHARGE, Awaited, State, Treasure
from game.monster_inn.supporting import supportable
from game.monster_inn.words import count_words

_NOT_NOW: Final = {
    Awaited.DEAL: message("First the cards are dealt."),
    Awaited.TURN: message("Stay or leave: nothing else is asked now."),
    Awaited.BONUS: message("First choose the treasure for the Humanoid: gold or gem."),
    Awaited.SUPPORT: message("First decide which Monster to support, or none."),
    Awaited.NOTHING: message("The match is over."),
}


def refuse_deal(state: State, deal: Deal) -> Refusal | None:
    """Return why a deal is refused; any well-formed one is legal before the first round."""
    if state.awaited is not Awaited.DEAL:
        return Refusal("not_now", message("The cards are dealt already."))
    if deal.starter is None and deal.order is None:
        return None
    if deal.starter is None or deal.order is None or not 0 <= deal.starter < len(state.gold):
        return Refusal("bad_starter", message("A deal names a player as the first starter."))
    if sorted(deal.order) != list(range(CARDS)):
        return Refusal("bad_deal", message("A deal names every card of the deck once."))
    return None


def refuse(cards: Cards, state: State, action: PlayerAction) -> Refusal | None:
    """Return why a player's action is not legal, or None if it is."""
    if state.reason:
        return Refusal("over", _NOT_NOW[Awaited.NOTHING])
    if state.awaited is not _awaited_by(action):
        return Refusal("not_now", _NOT_NOW[state.awaited])
    if action.seat != state.seat:
        return Refusal("not_to_act", message("It is not this player's turn."))
    match action:
        case OpenPool(_, treasure):
            return _refuse_opening(state, treasure)
        case AddTreasure():
            return _refuse_adding(state)
        case ExchangePool():
            return _refuse_exchange(state)
        case SupportMonster():
            return _refuse_support(cards, state, action)
        case Leave() | TakeBonus() | DeclineSupport():
            return None
        case _:
            assert_never(action)


def _awaited_by(action: PlayerAction) -> Awaited:
    match action:
        case OpenPool() | AddTreasure() | ExchangePool() | Leave():
            return Awaited.TURN
        case TakeBonus():
            return Awaited.BONUS
        case SupportMonster() | DeclineSupport():
            return Awaited.SUPPORT
        case _:
            assert_never(action)


def _owned(state: State, treasure: Treasure) -> int:
    return (state.gold if treasure is Treasure.GOLD else state.gems)[state.seat]


def _pool(state: State) -> tuple[int, Treasure]:
    return (state.pool_gold, Treasure.GOLD) if state.pool_gold else (state.pool_gems, Treasure.GEM)


def _refuse_opening(state: State, treasure: Treasure) -> Refusal | None:
    count, kind = _pool(state)
    if count:
        pool = count_words(kind, count)
        return Refusal("pool_not_empty", message("There is a pool already, {pool}: add to it.", pool=pool))
    return None if _owned(state, treasure) else _cannot_pay(1, treasure)


def _refuse_adding(state: State) -> Refusal | None:
    count, kind = _pool(state)
    if not count:
        return Refusal("pool_empty", message("The pool is empty: open it with gold or a gem."))
    return None if _owned(state, kind) else _cannot_pay(1, kind)


def _refuse_exchange(state: State) -> Refusal | None:
    count, kind = _pool(state)
    if not count:
        return Refusal("pool_empty", message("The pool is empty: there is nothing to exchange."))
    price = count + SURCHARGE
    return None if _owned(state, kind.other) >= price else _cannot_pay(price, kind.other)


def _cannot_pay(price: int, treasure: Treasure) -> Refusal:
    return Refusal("cannot_pay", cannot_pay_words(price, treasure))


def cannot_pay_words(price: int, treasure: Treasure) -> Message:
    """Return the sentence for someone who owns too little."""
    return message("That takes {price} of your own.", price=count_words(treasure, price))


def _refuse_support(cards: Cards, state: State, action: SupportMonster) -> Refusal | None:
    seat, deal = state.seat, state.deal
    choices = supportable(cards, deal, state.monsters[seat], state.supports[seat])
    if action.monster not in [deal[draw] for draw in choices]:
        words = message(
            "Only a Monster of your own of the same kind, not yet supported, can be supported now."
        )
        return Refusal("not_supportable", words)
    return None if _owned(state, action.treasure) else _cannot_pay(1, action.treasure)
