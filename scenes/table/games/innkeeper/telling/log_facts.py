"""What the log is written from: events with what is said of them, in the order in which they are told."""

from collections.abc import Iterable
from typing import NamedTuple

from game.innkeeper.events import AbilityUsed, AssetExhausted, Event, GoldPaid, TreacheryPlayed
from game.innkeeper.kinds import Card, Phase


class Fact(NamedTuple):
    """An event with what is said of it and where it belongs."""

    event: Event
    words: str
    """Empty for what nobody says."""
    round: int
    phase: Phase
    position: int


def answers_first(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return facts with what an answer costs behind the answer, though it was paid before."""
    ordered: list[Fact] = []
    for fact in facts:
        at = len(ordered)
        if isinstance(fact.event, TreacheryPlayed | AbilityUsed):
            while at and _is_cost(ordered[at - 1].event, fact.event.card):
                at -= 1
        ordered.insert(at, fact)
    return tuple(ordered)


def _is_cost(event: Event, card: Card) -> bool:
    match event:
        case GoldPaid(source=source):
            return source == card
        case AssetExhausted(card=exhausted):
            return exhausted == card
        case _:
            return False
