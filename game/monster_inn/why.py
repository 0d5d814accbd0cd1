"""Why players had to leave, what paid them, and what became of guests, as whole sentences."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from game.core.match import Step
from game.core.players import seat_name
from game.core.words import Message, message
from game.monster_inn.cards import Cards
from game.monster_inn.events import (
    BonusTaken,
    ColumnCalled,
    Event,
    Fate,
    MatchEnded,
    Parting,
    PlayerLeft,
    SupportPlaced,
    Verdict,
)
from game.monster_inn.state import SURCHARGE, View
from game.monster_inn.words import card_words, count_words

Past: TypeAlias = Sequence[Step[Event, View]]


def chain(cards: Cards, names: Sequence[str], past: Past, at: int) -> tuple[Message, ...]:
    """Return why the event at a place of the past came about; empty for what is chosen or falls by chance."""
    return tuple(_causes(cards, names, past, at))


def _causes(cards: Cards, names: Sequence[str], past: Past, at: int) -> Iterator[Message]:
    event, view = past[at]
    match event:
        case PlayerLeft(seat, Parting.BROKE):
            yield from _price(past[at - 1].view if at else view)
        case PlayerLeft(seat, Parting.LAST):
            yield from _gone_before(names, view, seat)
        case BonusTaken():
            yield message("Whoever takes a Humanoid is paid one treasure for it.")
        case SupportPlaced(seat, card):
            yield from _kin(cards, view, seat, card)
        case ColumnCalled(column, fates):
            yield from (_fight(cards, names, view, column, fate) for fate in fates if _is_shown(fate))
        case MatchEnded():
            yield from (_fame(names, view, seat) for seat in range(len(view.scores)))
        case _:
            return


def _price(view: View) -> Iterator[Message]:
    """Yield what staying would have cost; what somebody has is for those who counted."""
    kind = view.pool_kind
    if kind is None:
        yield message("Without a treasure nobody can open the pool.")
    else:
        yield message(
            "Staying would have cost {one}, or {more} for the whole pool.",
            one=count_words(kind, 1),
            more=count_words(kind.other, view.pool + SURCHARGE),
        )


def _gone_before(names: Sequence[str], view: View, seat: int) -> Iterator[Message]:
    others = tuple(seat_name(names, taker) for taker in view.takers if taker != seat)
    if others:
        yield message("Gone before: {players}. The last one in takes the last card.", players=others)


def _kin(cards: Cards, view: View, seat: int, card: int) -> Iterator[Message]:
    """Yield which other Monster of the same kind let a player support one."""
    monsters = view.monsters[seat]
    if not monsters:
        return
    newest = monsters[-1]
    if newest != card:
        yield message(
            "{new} is of the same kind: it came, so one of its kin may be supported.",
            new=card_words(cards, view.faces[newest]),
        )


def _is_shown(fate: Fate) -> bool:
    """Whether a Humanoid fought: those who leave unseen show no number."""
    return fate.verdict in (Verdict.BEATEN, Verdict.STAYED)


def _fight(cards: Cards, names: Sequence[str], view: View, column: int, fate: Fate) -> Message:
    monster = view.faces[view.monsters[fate.seat][column]]
    strength, value = cards.values[monster], cards.values[view.faces[fate.card]]
    player = seat_name(names, fate.seat)
    if fate.verdict is Verdict.BEATEN:
        return message("{player}: {n} against {m}, thrown out.", player=player, n=strength, m=value)
    return message("{player}: {n} against {m}, not enough.", player=player, n=strength, m=value)


def _fame(names: Sequence[str], view: View, seat: int) -> Message:
    score = view.scores[seat]
    return message(
        "{player}: {monsters} for Monsters, {lost} lost to Humanoids, {treasures} for treasures.",
        player=seat_name(names, seat),
        monsters=score.monsters,
        lost=score.humanoids,
        treasures=score.treasures,
    )
