"""Events of a night in words: what happened and why."""

from typing import assert_never

from game.core.words import Message, icon, message
from game.ugly_gryphon.cards import QUIRKS, Cards
from game.ugly_gryphon.deck import Compare, Count, Floor, Neighbour, Run
from game.ugly_gryphon.events import (
    BarOpened,
    Because,
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
from game.ugly_gryphon.state import DECK_EMPTY, LEFT_LIMIT, Awaited, Card, Phase, View


def describe(cards: Cards, event: Event, view: View) -> Message | None:
    """Return the event as a sentence; None for what the table shows without words."""
    name = _Names(cards)
    match event:
        case PatronDrawn(card):
            return message("{patron} came to the Bar.", patron=name(card))
        case PatronLeft(card, by):
            return _left(name, card, by)
        case PatronIrked(card, because):
            return message("{patron} is irked: {why}.", patron=name(card), why=why(cards, card, because))
        case TurnBegan(turn):
            return message("Turn {turn}.", turn=turn)
        case PatronPlaced(card):
            return message("{patron} went up to room {floor}.", patron=name(card), floor=len(view.inn))
        case PassBegan(phase, loud):
            return None if phase == Phase.INN else _loud(loud)
        case PatronReturned(card, by):
            if card == by:
                return message("{patron} went back to the Bar.", patron=name(card))
            return message("{other} sent {patron} back to the Bar.", other=name(by), patron=name(card))
        case PatronEntered(card, by):
            return message("{other} let {patron} in at the bottom.", other=name(by), patron=name(card))
        case PatronSank(card):
            return message("{patron} moved to the bottom room.", patron=name(card))
        case PlacesSwapped(card, other):
            return message("{patron} traded places with {other}.", patron=name(card), other=name(other))
        case RoomsShuffled(order, by):
            return message(
                "{other} shuffled the rooms below: now {patrons}.",
                other=name(by),
                patrons=tuple(name(card) for card in order),
            )
        case PatronBrought(card, by):
            return message("{other} had {patron} sent up to the top room.", other=name(by), patron=name(card))
        case PassPaused():
            if event.awaited == Awaited.BRING:
                return message("{patron} asks for someone from the Bar.", patron=name(event.frames[-1][0]))
            return None
        case PassCutShort(who):
            return message(
                "They irked each other without end, so everyone was told to hush: {patrons}.",
                patrons=tuple(name(card) for card in who),
            )
        case NightEnded(reason):
            return _ended(reason, view)
        case BarOpened() | DeckShuffled():
            return None
        case _:
            assert_never(event)


class _Names:
    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def __call__(self, card: Card) -> Message:
        return Message(self._cards.name(card))


def _left(name: _Names, card: Card, by: Card) -> Message:
    if card == by:
        return message("{patron} left the Inn.", patron=name(card))
    return message("{patron} left too, because of {other}.", patron=name(card), other=name(by))


def loud_quirks(loud: int) -> tuple[str, ...]:
    """Return the quirks in a mask of loud ones."""
    return tuple(quirk for at, quirk in enumerate(QUIRKS) if loud >> at & 1)


def _loud(loud: int) -> Message:
    what = " ".join(icon(quirk) for quirk in loud_quirks(loud))
    return message("3 or more {what} at the Bar: who minds is checked from the top.", what=what)


def _ended(reason: str, view: View) -> Message:
    if reason != DECK_EMPTY:
        return message("Patron number {limit} has left: the night is lost.", limit=LEFT_LIMIT)
    if view.is_won:
        return message("The Deck is empty and {n} are asleep: the night is won.", n=len(view.inn))
    return message("The Deck is empty and only {n} are asleep: the night is lost.", n=len(view.inn))


def why(cards: Cards, card: Card, because: Because) -> Message:
    """Return what irked a patron, without a full stop: `3 {noise} at the Bar (Wizard, Monk, Nun)`."""
    name = _Names(cards)
    who = tuple(name(other) for other in because.cards)
    match because.kind:
        case "effect":
            return message("by {other}", other=name(because.by))
        case "loud":
            quirk = icon(cards.patron(card).bar_irk or "")
            if not who:
                return message("{what} was loud at the Bar", what=quirk)
            return message("{n} {what} at the Bar ({patrons})", n=because.counts[0], what=quirk, patrons=who)
        case _:
            return _condition_why(cards, card, because, who)


def _condition_why(cards: Cards, card: Card, because: Because, who: tuple[Message, ...]) -> Message:
    condition = cards.patron(card).inn_irk
    match condition:
        case Count():
            what = icon(condition.of)
            if not who:
                at_bar = condition.where == "bar"
                return message("no {what} at the Bar" if at_bar else "no {what} in the Inn", what=what)
            if condition.where == "bar":
                return message("{n} {what} at the Bar ({patrons})", n=len(who), what=what, patrons=who)
            return message("{n} {what} in the Inn ({patrons})", n=len(who), what=what, patrons=who)
        case Compare():
            left, right = because.counts
            return message(
                "{n} {left} against {m} {right} at the Bar"
                if condition.where == "bar"
                else "{n} {left} against {m} {right} in the Inn",
                n=left,
                left=icon(condition.left),
                m=right,
                right=icon(condition.right),
            )
        case Neighbour():
            return message("{what} next door ({patrons})", what=icon(condition.of), patrons=who)
        case Run():
            return message("{n} of a kind in a row ({patrons})", n=condition.n, patrons=who)
        case Floor():
            if condition.is_ == "top":
                return message("at the top of the Inn")
            if condition.is_ == "bottom":
                return message("on the bottom floor of a full Inn")
            return message("on floor {floor}", floor=because.counts[0])
        case None:
            return message("no reason at all")
        case _:
            assert_never(condition)
