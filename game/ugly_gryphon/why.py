"""Why something happened in a night, as whole sentences: the nearest cause first, back to what was placed."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from game.core.match import Step
from game.core.words import Message, icon, marked, message
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import (
    Because,
    Cause,
    Event,
    NightEnded,
    PassBegan,
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
)
from game.ugly_gryphon.narrate import loud_quirks, showing, why
from game.ugly_gryphon.state import EIGHTH_LEFT, NOBODY, Card, Phase, View

Past: TypeAlias = Sequence[Step[Event, View]]
"""What is in force of a night, from the deal on."""


def chain(cards: Cards, past: Past, at: int) -> tuple[Message, ...]:
    """Return what happened at a place of the past, and why; empty for what is chosen or falls by chance."""
    return tuple(_Why(cards, past).told(at))


def fate(cards: Cards, past: Past, card: Card) -> tuple[Message, ...]:
    """Return the last thing that befell a patron and why; empty if that was to be drawn or to be sent up."""
    at = next((at for at in range(len(past) - 1, -1, -1) if _befalls(past[at].event, card)), None)
    return () if at is None else chain(cards, past, at)


def at_bar(cards: Cards, past: Past, quirk: str) -> tuple[Message, ...]:
    """Return who shows a quirk at the Bar now, and who of them came last; empty for nobody."""
    return tuple(_Why(cards, past).shown(quirk, len(past) - 1)) if past else ()


def _befalls(event: Event, card: Card) -> bool:
    match event:
        case (
            PatronDrawn(who)
            | PatronPlaced(who)
            | PatronIrked(who)
            | PatronLeft(who)
            | PatronReturned(who)
            | PatronSank(who)
            | PatronEntered(who)
            | PatronBrought(who)
        ):
            return who == card
        case PlacesSwapped(one, other):
            return card in (one, other)
        case _:
            return False


class _Deed(NamedTuple):
    """What an effect did."""

    words: Message
    by: Card
    is_own: bool
    """Whether it did it to the patron whose effect it is."""


class _Why:
    """Looks back from an event; every cause lies before what it causes, so this comes to an end."""

    def __init__(self, cards: Cards, past: Past) -> None:
        self._cards = cards
        self._past = past

    def _name(self, card: Card) -> Message:
        return Message(self._cards.name(card))

    def told(self, at: int) -> Iterator[Message]:
        event, view = self._past[at]
        match event:
            case PatronIrked(card, because):
                yield self._irked_on(card, because, view.turn)
                yield from self._behind(card, because, at)
            case PassBegan(Phase.BAR, loud):
                for quirk in loud_quirks(loud):
                    yield from self.shown(quirk, at)
            case NightEnded(reason) if reason == EIGHTH_LEFT:
                yield from self.told(self._last(at, PatronLeft))
            case _:
                deed = self._deed(event, view.turn)
                if deed is not None:
                    yield from self._deed_told(deed, at)

    def _irked_on(self, card: Card, because: Because, turn: int) -> Message:
        name = self._name(card)
        if because.by != NOBODY:
            other = self._name(because.by)
            return message(
                "{patron} was irked by {other} on turn {turn}.", patron=name, other=other, turn=turn
            )
        reason = why(self._cards, card, because)
        return message("{patron} was irked on turn {turn}: {why}.", patron=name, turn=turn, why=reason)

    def _deed_told(self, deed: _Deed, at: int) -> Iterator[Message]:
        """Yield what an effect did and what set it off; to the patron itself it is told in one sentence."""
        irk, because = self._irk(deed.by, at)
        cause = self._cause(deed.by, because)
        if deed.is_own:
            yield message("{what}, {cause}.", what=deed.words, cause=cause)
        else:
            yield message("{what}.", what=deed.words)
            yield message("{patron} was {cause}.", patron=self._name(deed.by), cause=cause)
        yield from self._behind(deed.by, because, irk)

    def _deed(self, event: Event, turn: int) -> _Deed | None:
        """Return what an effect did, without a full stop; None for what no effect does."""
        match event:
            case PatronLeft(card, by):
                text = (
                    marked("{patron} left on turn {turn}")
                    if card == by
                    else marked("{patron} left on turn {turn}, sent away by {other}")
                )
            case PatronReturned(card, by):
                text = (
                    marked("{patron} went back to the Bar on turn {turn}")
                    if card == by
                    else marked("{patron} was sent back to the Bar on turn {turn} by {other}")
                )
            case PatronSank(card):
                by, text = card, marked("{patron} moved to the bottom room on turn {turn}")
            case PlacesSwapped(by, card):
                text = marked("{other} traded places with {patron} on turn {turn}")
            case PatronEntered(card, by):
                text = marked("{other} let {patron} in at the bottom on turn {turn}")
            case RoomsShuffled(_, by):
                card, text = by, marked("{patron} shuffled the rooms below on turn {turn}")
            case PatronBrought(card, by):
                text = marked("{other} had {patron} sent up on turn {turn}")
            case _:
                return None
        words = message(text, patron=self._name(card), other=self._name(by), turn=turn)
        return _Deed(words, by, is_own=card == by)

    def _irked(self, card: Card, at: int) -> Iterator[Message]:
        """Yield what irked a patron before a place of the past, and what lies behind that."""
        irk, because = self._irk(card, at)
        yield message("{patron} was {cause}.", patron=self._name(card), cause=self._cause(card, because))
        yield from self._behind(card, because, irk)

    def _behind(self, card: Card, because: Because, irk: int) -> Iterator[Message]:
        match because.kind:
            case Cause.EFFECT:
                yield from self._irked(because.by, irk)
            case Cause.LOUD:
                yield from self._came_last(because.cards, irk)
            case Cause.CONDITION:
                went = self._last(irk, PatronPlaced, PatronBrought)
                event = self._past[went].event
                assert isinstance(event, PatronPlaced | PatronBrought)
                if event.card != card:
                    yield message("That was after {patron} went up.", patron=self._name(event.card))

    def _came_last(self, who: tuple[Card, ...], before: int) -> Iterator[Message]:
        """Yield who of those at the Bar came last: without that one it had perhaps been quiet."""
        for step in reversed(self._past[:before]):
            match step.event:
                case PatronDrawn(card) | PatronReturned(card, _) if card in who:
                    yield message(
                        "{patron} came to the Bar last, on turn {turn}.",
                        patron=self._name(card),
                        turn=max(1, step.view.turn),
                    )
                    return
                case _:
                    pass

    def shown(self, quirk: str, at: int) -> Iterator[Message]:
        """Yield who shows a quirk at the Bar at a place of the past, and who of them came last."""
        bar = self._past[at].view.bar
        who = tuple([card for card in bar if self._cards.showing[quirk] >> card & 1])
        if who:
            names = tuple([self._name(card) for card in who])
            yield message("{why}.", why=showing(icon(quirk), "bar", names))
            yield from self._came_last(who, at + 1)

    def _cause(self, card: Card, because: Because) -> Message:
        if because.by != NOBODY:
            return message("irked by {other}", other=self._name(because.by))
        return message("irked: {why}", why=why(self._cards, card, because))

    def _irk(self, card: Card, before: int) -> tuple[int, Because]:
        """Return where the effects of a patron began that it is in the middle of, and why."""
        for at in range(before - 1, -1, -1):
            event = self._past[at].event
            if isinstance(event, PatronIrked) and event.card == card:
                return at, event.because
        raise LookupError(card)

    def _last(self, before: int, *kinds: type[Event]) -> int:
        return next(at for at in range(before - 1, -1, -1) if isinstance(self._past[at].event, kinds))
