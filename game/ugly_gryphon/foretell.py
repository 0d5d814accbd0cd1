"""What would happen if one patron were irked right now, played by the rules' own machine on a view.

What chance or the player would have to say is never guessed: the story stops there and says so.
"""

from typing import NamedTuple, assert_never

from game.core.words import Message, message, message_n
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.deck import (
    BringFromBar,
    DrawToBottom,
    Effect,
    Irk,
    LeavePatron,
    LeaveSensitive,
    ShuffleBelow,
    SwapWithBottom,
    ToBar,
    ToBottom,
)
from game.ugly_gryphon.events import (
    Event,
    NightEnded,
    PassCutShort,
    PassPaused,
    PatronIrked,
    PatronLeft,
    PatronReturned,
    PatronSank,
    PlacesSwapped,
)
from game.ugly_gryphon.evolve import evolve
from game.ugly_gryphon.night import Night, shuffle_size
from game.ugly_gryphon.state import NOBODY, Awaited, Card, State, View


class Foretold(NamedTuple):
    """What is certain to happen, and what it would come to."""

    events: tuple[Event, ...]
    """From the first effect on; the irk itself is not among them."""
    draws: bool
    """Whether the story stops because a card of the Deck would come in."""
    is_open: bool
    """Whether more would follow after the place where the story stops."""


class _Imagined(Night):
    """One patron irked without a pass; a card that would be drawn stops the story."""

    __slots__ = ("draws",)

    def tell(self, card: Card) -> None:
        self.draws = False
        self._irk(card, self.inn.index(card), NOBODY)
        self._resolve()

    def let_in(self, by: Card) -> None:
        """Stop where an unseen card would come in."""
        if self.deck:
            self.draws = True
            self.awaited = Awaited.DEAL

    def _pause(self) -> None:
        if not self.draws:
            super()._pause()

    @property
    def is_open(self) -> bool:
        """Whether effects wait for what is not known."""
        if self.awaited is Awaited.NOTHING or self.reason:
            return False
        return any(frame[1] < len(self.cards.steps[frame[0]]) for frame in self.frames)


def foretell(cards: Cards, view: View, card: Card) -> Foretold:
    """Return what the effects of a patron in the Inn would do right now."""
    events: list[Event] = []
    night = _Imagined(cards, _state(view), events)
    night.tell(card)
    return Foretold(tuple(events[1:]), night.draws, night.is_open)


def _state(view: View) -> State:
    """Return a state like the view in which nobody waits; what lies in the Deck is never looked at."""
    return State(
        view.goal,
        (NOBODY,) * view.deck_count,
        view.bar,
        view.inn,
        view.left,
        view.turn,
        view.phase,
        Awaited.NOTHING,
        None,
        "",
    )


def foretold_words(cards: Cards, view: View, card: Card) -> tuple[Message, ...]:
    """Return the story as sentences with the names of those who are there, the missing ones included."""
    told = foretell(cards, view, card)
    state = _state(view)
    words: list[Message] = []
    for event in told.events:
        words += _event_words(cards, state, event)
        state = evolve(state, event)
    if told.draws:
        words.append(message("The next card of the Deck comes in at the bottom."))
    for effect in cards.patron(card).effects:
        idle = _idle_words(view, card, effect)
        if idle is not None and idle not in words:
            words.append(idle)
    if told.is_open:
        words.append(message("What follows depends on that."))
    return tuple(words) or (message("Nothing happens."),)


def _name(cards: Cards, state: State, card: Card) -> Message:
    name = Message(cards.name(card))
    if card not in state.inn:
        return name
    return message("{patron} on floor {floor}", patron=name, floor=state.inn.index(card) + 1)


def _event_words(cards: Cards, state: State, event: Event) -> list[Message]:
    match event:
        case PatronLeft(card, by) if card == by:
            return [message("{patron} leaves.", patron=Message(cards.name(card)))]
        case PatronLeft(card, _):
            who = _name(cards, state, card)
            return [message("{patron} leaves too and does not get to complain.", patron=who)]
        case PatronIrked(card, _):
            return [message("That irks {patron}.", patron=_name(cards, state, card))]
        case PatronReturned(card, by):
            who = Message(cards.name(card)) if card == by else _name(cards, state, card)
            return [message("{patron} goes back to the Bar.", patron=who)]
        case PatronSank(card):
            return [message("{patron} moves to floor 1.", patron=Message(cards.name(card)))]
        case PlacesSwapped(card, other):
            one, two = Message(cards.name(card)), _name(cards, state, other)
            return [
                message("{patron} trades places with {other}.", patron=one, other=two),
                message("The check will go on from {other}.", other=Message(cards.name(other))),
            ]
        case PassPaused():
            return _paused_words(cards, evolve(state, event))
        case NightEnded():
            return [message("That is the eighth to leave: the night would be lost.")]
        case PassCutShort():
            return [message("They would irk each other without end, until they are told to hush.")]
        case _:
            raise TypeError(event)


def _paused_words(cards: Cards, state: State) -> list[Message]:
    assert state.check is not None
    if state.awaited is Awaited.BRING:
        who = tuple(Message(cards.name(card)) for card in state.bar)
        return [
            message("You choose who moves from the Bar to the top room: {patrons}.", patrons=who),
            message("The check begins again there."),
        ]
    top = state.inn.index(state.check.frames[-1].card)
    below = state.inn[top - shuffle_size(cards, state) : top][::-1]
    return [
        message(
            "These change places by chance: {patrons}.",
            patrons=tuple(Message(cards.name(card)) for card in below),
        )
    ]


def _idle_words(view: View, card: Card, effect: Effect) -> Message | None:
    """Return why an effect finds nothing to do from where the patron is, or None."""
    at, rooms = view.inn.index(card), len(view.inn)
    match effect:
        case LeavePatron(who="above") | Irk(who="above") if at + 1 == rooms:
            return message("Nobody is directly above.")
        case LeavePatron(who="below") | Irk(who="below") if at == 0:
            return message("Nobody is directly below.")
        case Irk(who="two_below") if at < 2:
            return message("Nobody is two rooms below.")
        case ShuffleBelow() if at < 2:
            return message_n(
                "Only {n} is below: nobody changes places.",
                "Fewer than two are below: nobody changes places.",
                at,
            )
        case SwapWithBottom() if at == 0:
            return message("Nobody is further down to trade places with.")
        case DrawToBottom() if not view.deck_count:
            return message("The Deck is empty: nobody comes in.")
        case BringFromBar() if not view.bar:
            return message("Nobody is at the Bar.")
        case (
            LeavePatron()
            | LeaveSensitive()
            | Irk()
            | ShuffleBelow()
            | SwapWithBottom()
            | DrawToBottom()
            | BringFromBar()
            | ToBar()
            | ToBottom()
        ):
            return None
        case _:
            assert_never(effect)
