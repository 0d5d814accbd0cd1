"""Why numbers, hands and pieces changed, as whole sentences: the nearest cause first."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from game.core.match import Step
from game.core.players import seat_name
from game.core.words import Message, message
from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.events import (
    CardPlayed,
    CenterChanged,
    Event,
    HandReturned,
    HandsPassed,
    MatchEnded,
    PieceTaken,
    PlayerEliminated,
    RoundWon,
    TotalsChanged,
    Won,
    ZombieSet,
)
from game.innkeepers_folly.state import NO_CARD, NOBODY, THREE_PIECES, ZOMBIE_STEP, ZOMBIE_TURNS, View
from game.innkeepers_folly.texts import card_words

Past: TypeAlias = Sequence[Step[Event, View]]


def chain(cards: Cards, names: Sequence[str], past: Past, at: int) -> tuple[Message, ...]:
    """Return why the event at a place of the past came about; empty for what is chosen or falls by chance."""
    return tuple(_causes(cards, names, past, at))


def _causes(cards: Cards, names: Sequence[str], past: Past, at: int) -> Iterator[Message]:
    event, view = past[at]
    match event:
        case TotalsChanged(by=by) if by == NO_CARD:
            yield from _bite(names, past, at, view.current)
        case TotalsChanged(by=by):
            yield card_words(cards, by)
        case CenterChanged() | HandReturned() | HandsPassed():
            played = _last_card(past, at)
            if played is not None:
                yield card_words(cards, played.card)
        case RoundWon(seat, Won.EXACT):
            yield from _match(cards, names, past, at, seat)
        case RoundWon():
            yield _distances(names, view)
        case PieceTaken(source=source):
            yield (
                message("Whoever wins a round takes a piece from the middle while there is one.")
                if source == NOBODY
                else message("The middle was empty, so the piece came from a player.")
            )
        case PlayerEliminated():
            yield message("All three pieces are held by others.")
        case MatchEnded(reason) if reason == THREE_PIECES:
            yield message("Eyes, claws and body together are the idol.")
        case _:
            return


def _last_card(past: Past, at: int) -> CardPlayed | None:
    """Return the card that was played last before a place."""
    events = (past[index].event for index in range(at - 1, -1, -1))
    return next((event for event in events if isinstance(event, CardPlayed)), None)


def _bite(names: Sequence[str], past: Past, at: int, seat: int) -> Iterator[Message]:
    """Yield who put the Zombie on the player whose turn begins, if that is in the past that is known."""
    for index in range(at - 1, -1, -1):
        event = past[index].event
        if isinstance(event, ZombieSet) and (event.seat, event.turns) == (seat, ZOMBIE_TURNS):
            played = _last_card(past, index)
            if played is not None:
                yield message(
                    "{other} put it on {player}: {n} more at the beginning of each of {turns} turns.",
                    other=seat_name(names, played.seat),
                    player=seat_name(names, seat),
                    n=ZOMBIE_STEP,
                    turns=ZOMBIE_TURNS,
                )
            return


def _match(cards: Cards, names: Sequence[str], past: Past, at: int, seat: int) -> Iterator[Message]:
    """Yield what brought a total and the center together, and how."""
    for index in range(at - 1, -1, -1):
        event = past[index].event
        if not isinstance(event, TotalsChanged | CenterChanged):
            continue
        played = _last_card(past, index)
        if isinstance(event, TotalsChanged) and event.by == NO_CARD:
            yield message(
                "The Zombie took the total from {before} to {after}.",
                before=event.before[seat],
                after=event.after[seat],
            )
        elif played is not None:
            yield message(
                "{player} played {card}.",
                player=seat_name(names, played.seat),
                card=Message(cards.name(played.card)),
            )
            yield card_words(cards, played.card)
        return


def _distances(names: Sequence[str], view: View) -> Message:
    """Return how far everybody was from the center when the round was over."""
    away = sorted((abs(view.totals[seat] - view.center), seat) for seat in view.alive)
    told = tuple(message("{player} {n}", player=seat_name(names, seat), n=far) for far, seat in away)
    return message("So far from the center were: {players}.", players=told)
