"""Events of a match in words: who did what, and why."""

from collections.abc import Sequence
from typing import assert_never

from game.core.players import seat_name
from game.core.rules import Seat
from game.core.words import Message, message, message_n
from game.monster_inn.cards import Cards
from game.monster_inn.events import (
    BonusOffered,
    BonusTaken,
    CardTaken,
    ColumnCalled,
    DeckShuffled,
    Event,
    Fate,
    InnFilled,
    LastCallBegan,
    MatchEnded,
    Parting,
    PlayerLeft,
    PoolExchanged,
    PoolOpened,
    PoolTaken,
    SupportDeclined,
    SupportOffered,
    SupportPlaced,
    TreasureAdded,
    TurnBegan,
    Verdict,
)
from game.monster_inn.state import View
from game.monster_inn.words import card_words, count_words


def describe(cards: Cards, names: Sequence[str], event: Event, view: View) -> Message | None:
    """Return the event as a sentence; None for what the table shows without words."""
    match event:
        case PoolOpened() | TreasureAdded() | PoolExchanged():
            return _stayed(names, event, view)
        case PlayerLeft(seat, parting):
            return _left(seat_name(names, seat), parting)
        case PoolTaken(seat, treasure, count):
            pool = count_words(treasure, count)
            return message("{player} took the pool: {pool}.", player=seat_name(names, seat), pool=pool)
        case CardTaken(seat, card):
            taken = card_words(cards, view.faces[card])
            return message("{player} took {card}.", player=seat_name(names, seat), card=taken)
        case BonusTaken():
            return _rewarded(names, event)
        case SupportPlaced(seat, card, treasure):
            return message(
                "{player} put {treasure} onto {monster}, which no Humanoid can harm now.",
                player=seat_name(names, seat),
                treasure=count_words(treasure, 1),
                monster=card_words(cards, view.faces[card]),
            )
        case SupportDeclined(seat):
            return message("{player} supported no Monster.", player=seat_name(names, seat))
        case InnFilled(number, starter, line):
            return message(
                "Round {round} of {rounds}, {player} begins. In the Inn: {cards}.",
                round=number,
                rounds=view.rounds,
                player=seat_name(names, starter),
                cards=tuple(card_words(cards, view.faces[draw]) for draw in line),
            )
        case LastCallBegan():
            return message("Last Call! Now the Humanoids show what they are worth.")
        case ColumnCalled():
            return _called(cards, names, event, view)
        case MatchEnded():
            return _ended(names, view)
        case TurnBegan() | BonusOffered() | SupportOffered() | DeckShuffled():
            return None
        case _:
            assert_never(event)


def _stayed(names: Sequence[str], event: PoolOpened | TreasureAdded | PoolExchanged, view: View) -> Message:
    player = seat_name(names, event.seat)
    match event:
        case PoolOpened():
            return message(
                "{player} stayed and opened the pool with {treasure}.",
                player=player,
                treasure=count_words(event.treasure, 1),
            )
        case TreasureAdded():
            pool = view.pool_gold or view.pool_gems
            return message(
                "{player} stayed and added {treasure}: {pool} in the pool.",
                player=player,
                treasure=count_words(event.treasure, 1),
                pool=count_words(event.treasure, pool),
            )
        case PoolExchanged():
            return message(
                "{player} stayed and exchanged the pool: took {taken}, put {paid}.",
                player=player,
                taken=count_words(event.treasure.other, event.taken),
                paid=count_words(event.treasure, event.paid),
            )
        case _:
            assert_never(event)


def _left(player: Message, parting: Parting) -> Message | None:
    match parting:
        case Parting.CHOSEN:
            return None
        case Parting.LAST:
            return message("{player} was the last one in and had to leave.", player=player)
        case Parting.BROKE:
            return message("{player} could not pay to stay and had to leave.", player=player)
        case _:
            assert_never(parting)


def _rewarded(names: Sequence[str], event: BonusTaken) -> Message:
    player, treasure = seat_name(names, event.seat), count_words(event.treasure, 1)
    if event.is_forced:
        return message(
            "{player} got {treasure} from the Reserve, which has no other kind left.",
            player=player,
            treasure=treasure,
        )
    return message("{player} chose {treasure} from the Reserve.", player=player, treasure=treasure)


def _called(cards: Cards, names: Sequence[str], event: ColumnCalled, view: View) -> Message:
    return message(
        "Column {n}: {fates}.",
        n=event.column + 1,
        fates=tuple(_fate(cards, names, fate, event.column, view) for fate in event.fates),
    )


def _fate(cards: Cards, names: Sequence[str], fate: Fate, column: int, view: View) -> Message:
    player, face = seat_name(names, fate.seat), view.faces[fate.card]
    humanoid = card_words(cards, face)
    match fate.verdict:
        case Verdict.ALONE:
            return message(
                "{humanoid} left {player} for want of a Monster to fight", player=player, humanoid=humanoid
            )
        case Verdict.GUARDED:
            return message("{player}'s support kept out {humanoid}", player=player, humanoid=humanoid)
        case Verdict.BEATEN:
            monster = card_words(cards, view.faces[view.monsters[fate.seat][column]])
            return message(
                "{player}'s {monster} threw out {humanoid}",
                player=player,
                monster=monster,
                humanoid=humanoid,
            )
        case Verdict.STAYED:
            return message_n(
                "{humanoid} stayed and cost {player} {n} fame",
                "{humanoid} stayed and cost {player} {n} fame",
                cards.skulls[face],
                player=player,
                humanoid=humanoid,
            )
        case _:
            assert_never(fate.verdict)


def _ended(names: Sequence[str], view: View) -> Message:
    first = view.winners[0]
    fame = view.scores[first].fame
    if len(view.winners) > 1:
        winners = winner_names(names, view.winners)
        return message("{players} shared the victory with {fame} fame each.", players=winners, fame=fame)
    player = seat_name(names, first)
    is_tied = sum(score.fame == fame for score in view.scores) > 1
    if is_tied:
        return message("{player} won with {fame} fame and the most treasures.", player=player, fame=fame)
    return message("{player} won with {fame} fame.", player=player, fame=fame)


def winner_names(names: Sequence[str], winners: Sequence[Seat]) -> tuple[Message, ...]:
    """Return the names of several seats."""
    return tuple(seat_name(names, seat) for seat in winners)
