"""Events of a night in words: what happened and why."""

from typing import assert_never

from game.core.words import Message, icon, message, message_n
from game.ugly_gryphon.cards import QUIRKS, Cards
from game.ugly_gryphon.deck import Compare, Count, Floor, Neighbour, Place, Run
from game.ugly_gryphon.events import (
    BarOpened,
    Because,
    Cause,
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
from game.ugly_gryphon.texts import Length, bar_irk_words, condition_words


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
            return None if phase is Phase.INN else _loud(loud)
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
            if event.awaited is Awaited.BRING:
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
        return message_n(
            "The Deck is empty and {n} is asleep: the night is won.",
            "The Deck is empty and {n} are asleep: the night is won.",
            len(view.inn),
        )
    return message_n(
        "The Deck is empty and only {n} is asleep: the night is lost.",
        "The Deck is empty and only {n} are asleep: the night is lost.",
        len(view.inn),
    )


def why(cards: Cards, card: Card, because: Because) -> Message:
    """Return what irked a patron, without a full stop: `3 {noise} at the Bar (Wizard, Monk, Nun)`."""
    name = _Names(cards)
    who = tuple(name(other) for other in because.cards)
    match because.kind:
        case Cause.EFFECT:
            return message("by {other}", other=name(because.by))
        case Cause.LOUD:
            quirk = icon(cards.patron(card).bar_irk or "")
            if not who:
                return message("{what} was loud at the Bar", what=quirk)
            return showing(quirk, "bar", who)
        case Cause.CONDITION:
            return _condition_why(cards, card, because, who)
        case _:
            assert_never(because.kind)


def _condition_why(cards: Cards, card: Card, because: Because, who: tuple[Message, ...]) -> Message:
    condition = cards.patron(card).inn_irk
    match condition:
        case Count():
            return showing(icon(condition.of), condition.where, who)
        case Compare():
            return _comparison(condition, *because.counts)
        case Neighbour():
            return message("{what} next door ({patrons})", what=icon(condition.of), patrons=who)
        case Run():
            return message_n(
                "{n} of a kind in a row ({patrons})",
                "{n} of a kind in a row ({patrons})",
                condition.n,
                patrons=who,
            )
        case Floor():
            return _floor_why(condition, because.counts)
        case None:
            return message("no reason at all")
        case _:
            assert_never(condition)


def showing(what: str, where: Place, who: tuple[Message, ...]) -> Message:
    """Return how many show something at a place and who, without a full stop."""
    at_bar = where == "bar"
    if not who:
        return message("no {what} at the Bar" if at_bar else "no {what} in the Inn", what=what)
    return message_n(
        "{n} {what} at the Bar ({patrons})" if at_bar else "{n} {what} in the Inn ({patrons})",
        "{n} {what} at the Bar ({patrons})" if at_bar else "{n} {what} in the Inn ({patrons})",
        len(who),
        what=what,
        patrons=who,
    )


def _comparison(condition: Compare, left: int, right: int) -> Message:
    at_bar = condition.where == "bar"
    return message(
        "{left} against {right} at the Bar" if at_bar else "{left} against {right} in the Inn",
        left=message_n("{n} {what}", "{n} {what}", left, what=icon(condition.left)),
        right=message_n("{n} {what}", "{n} {what}", right, what=icon(condition.right)),
    )


def _floor_why(condition: Floor, counts: tuple[int, ...]) -> Message:
    floor, *others = counts
    match condition.is_:
        case "top":
            return message("at the top of the Inn")
        case "bottom":
            if not others:  # a match saved before the Inn was counted
                return message("on the bottom floor")
            return message_n(
                "on the bottom floor with {n} in the Inn",
                "on the bottom floor with {n} in the Inn",
                others[0],
            )
        case "at_least":
            return message("on floor {floor}", floor=floor)
        case _:
            assert_never(condition.is_)


def short_why(cards: Cards, card: Card, because: Because) -> Message:
    """Return what irked a patron in the words of its card, without naming who caused it."""
    patron = cards.patron(card)
    match because.kind:
        case Cause.EFFECT:
            return message("by {other}", other=Message(cards.name(because.by)))
        case Cause.LOUD:
            return bar_irk_words(patron.bar_irk)
        case Cause.CONDITION:
            return condition_words(patron.inn_irk, Length.ROOM)
        case _:
            assert_never(because.kind)
