"""Why an action is not legal, in one sentence that says what to do instead."""

from collections.abc import Sequence
from typing import Final, assert_never

from game.core.players import seat_name
from game.core.rules import Refusal
from game.core.words import Message, message
from game.innkeepers_folly.actions import Action, ChooseLekyros, DealRound, PlayCard, Reshuffle, StealPiece
from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.effects import choices_of, is_chained_off
from game.innkeepers_folly.state import CHAIN_LIMIT, NO_TARGET, Awaited, Choice, State

_NOT_NOW: Final = {
    Awaited.PLAY: message("First a card is played."),
    Awaited.CHOICE: message("First Lekyros needs an answer: add, remove or neither."),
    Awaited.STEAL: message("First the winner of the round steals a piece."),
    Awaited.SHUFFLE: message("First the draw pile is shuffled."),
    Awaited.DEAL: message("First a round is dealt."),
    Awaited.NOTHING: message("The match is over."),
}


def refusal(cards: Cards, names: Sequence[str], state: State, action: Action) -> Refusal | None:
    """Return why the action is not legal, or None if it is."""
    if state.reason:
        return Refusal("over", message("The match is over."))
    match action:
        case PlayCard():
            return _not_awaited(names, state, action.seat, Awaited.PLAY) or _refuse_play(
                cards, names, state, action
            )
        case ChooseLekyros(seat, choice):
            if state.awaited is Awaited.PLAY:
                return Refusal("not_now", message("There is nothing to choose for Lekyros now."))
            return _not_awaited(names, state, seat, Awaited.CHOICE) or _refuse_choice(cards, state, choice)
        case StealPiece(seat, victim):
            if state.awaited is Awaited.PLAY:
                return Refusal("not_now", message("There is nothing to steal now."))
            refused = _not_awaited(names, state, seat, Awaited.STEAL)
            if refused is None and (victim == seat or victim not in state.owners):
                return Refusal("no_piece", message("A piece is stolen from another player who holds one."))
            return refused
        case DealRound():
            return _refuse_deal(cards, state, action)
        case Reshuffle(order):
            if state.awaited is not Awaited.SHUFFLE:
                return Refusal("not_now", message("Nothing is being shuffled now."))
            if order is not None and sorted(order) != sorted(state.pile or state.discard):
                return Refusal("bad_shuffle", message("A shuffle names every card that is shuffled once."))
            return None
        case _:
            assert_never(action)


def _not_awaited(names: Sequence[str], state: State, seat: int, awaited: Awaited) -> Refusal | None:
    if state.awaited is not awaited:
        return Refusal("not_now", _NOT_NOW[state.awaited])
    if seat != state.current:
        player = seat_name(names, state.current)
        return Refusal("not_to_act", message("It is {player}'s turn.", player=player))
    return None


def _refuse_play(cards: Cards, names: Sequence[str], state: State, play: PlayCard) -> Refusal | None:
    if not 0 <= play.card < cards.size:
        return Refusal("no_such_card", message("There is no such card in this deck."))
    name = Message(cards.name(play.card))
    if play.card not in state.hands[play.seat]:
        return Refusal("not_in_hand", message("{card} is not in this hand.", card=name))
    offered = cards.plays[state.alive][play.seat][play.card]
    if play not in offered:
        return _refuse_target(cards, names, play, offered)
    if state.is_chain_turn and is_chained_off(cards, state.totals, state.alive, play):
        words = message(
            "Chained: this turn {card} may not raise your own total by more than {n}.",
            card=name,
            n=CHAIN_LIMIT,
        )
        return Refusal("chained", words)
    return None


def _refuse_target(
    cards: Cards, names: Sequence[str], play: PlayCard, offered: Sequence[PlayCard]
) -> Refusal:
    name = Message(cards.name(play.card))
    kind = cards.card(play.card).target
    match kind:
        case "direction":
            if play.direction is not None and play.target == NO_TARGET:
                words = message("With two players there is one way to pass: clockwise.")
            else:
                words = message("{card} goes clockwise or counter-clockwise.", card=name)
        case "none":
            words = message("{card} is played without a target.", card=name)
        case "self":
            words = message("{card} can only be played on oneself.", card=name)
        case "any" | "opponent":
            if play.direction is None and kind == "opponent" and play.target == play.seat:
                words = message("{card} can only be played on a rival.", card=name)
            else:
                words = message(
                    "{card} is played on one of these: {players}.",
                    card=name,
                    players=tuple(seat_name(names, other.target) for other in offered),
                )
        case _:
            assert_never(kind)
    return Refusal("bad_target", words)


def _refuse_choice(cards: Cards, state: State, choice: Choice) -> Refusal | None:
    value = cards.values[state.revealed]
    if choice in choices_of(state.totals, state.current, value, state.is_chain_turn):
        return None
    words = message(
        "Chained: adding {value} would raise your own total by more than {n}.", value=value, n=CHAIN_LIMIT
    )
    return Refusal("chained", words)


def _refuse_deal(cards: Cards, state: State, deal: DealRound) -> Refusal | None:
    if state.awaited is not Awaited.DEAL:
        return Refusal("not_now", message("The round is dealt already."))
    given = (deal.order, deal.center, deal.starter)
    if given == (None, None, None):
        return None
    if deal.order is None or sorted(deal.order) != list(range(cards.size)):
        return Refusal("bad_deal", message("A deal names every card of the deck once."))
    if deal.center not in cards.centers:
        return Refusal("bad_center", message("A center is one of the numbers of the center deck."))
    if state.round and deal.starter is not None:
        return Refusal("bad_starter", message("Who starts is drawn in the first round only."))
    if not state.round and deal.starter not in state.alive:
        last = len(state.totals) - 1
        return Refusal("bad_starter", message("Who starts is a seat from 0 to {last}.", last=last))
    return None
