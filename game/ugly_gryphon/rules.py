"""The rules of Ugly Gryphon Inn as the Rules protocol asks for them.

Source: the published rulebook, and the rulings on the rules page of the program.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never

from game.core.rng import Rng
from game.core.rules import TABLE, Refusal, Result, Seat, fold
from game.core.words import Message, message
from game.ugly_gryphon import narrate
from game.ugly_gryphon.actions import Action, BringPatron, Deal, PlacePatron, ShuffleRooms
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import DeckShuffled, Event
from game.ugly_gryphon.evolve import evolve
from game.ugly_gryphon.night import Night, shuffle_size
from game.ugly_gryphon.state import DECK_EMPTY, PLAYER, Awaited, Phase, State, View

ID = "ugly_gryphon"
VERSION = 1

# Asked at every decision of every imagined game; a module's constant is found ten times as fast as a member.
_PLACE, _BRING = Awaited.PLACE, Awaited.BRING

_ACTING: dict[Awaited, tuple[Seat, ...]] = {
    Awaited.PLACE: (PLAYER,),
    Awaited.BRING: (PLAYER,),
    Awaited.DEAL: (TABLE,),
    Awaited.SHUFFLE: (TABLE,),
    Awaited.NOTHING: (),
}

_NOT_NOW = {
    Awaited.PLACE: message("Nobody is being called from the Bar now: place a patron."),
    Awaited.BRING: message("First choose who moves from the Bar to the top of the Inn."),
    Awaited.SHUFFLE: message("First the rooms are shuffled."),
    Awaited.DEAL: message("First the patrons are dealt."),
    Awaited.NOTHING: message("The night is over."),
}


class UglyGryphonRules:
    """The rules with one deck and one goal."""

    id = ID
    version = VERSION
    seats = 1

    def __init__(self, cards: Cards, goal: int) -> None:
        self.cards = cards
        self.goal = goal
        self._placements = tuple(PlacePatron(card) for card in range(cards.size))
        self._choices = tuple(BringPatron(card) for card in range(cards.size))
        self._deal = (Deal(),)
        self._shuffle = (ShuffleRooms(),)

    def empty(self) -> State:
        """Return the table before the deal."""
        return State(self.goal, (), (), (), (), 0, Phase.INN, Awaited.DEAL, None, "")

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the player for a placement or choice, TABLE for a deal or shuffle, nobody when over."""
        return _ACTING[state.awaited]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return the legal actions, those of the player in the order of the Bar."""
        awaited = state.awaited
        if seat == PLAYER and awaited is _PLACE:
            placements = self._placements
            return [placements[card] for card in state.bar]
        if seat == PLAYER and awaited is _BRING:
            choices = self._choices
            return [choices[card] for card in state.bar]
        if seat == TABLE and awaited is Awaited.DEAL:
            return self._deal
        if seat == TABLE and awaited is Awaited.SHUFFLE:
            return self._shuffle
        return ()

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why the action is not legal; any well-formed outcome of chance is."""
        if state.reason:
            return Refusal("over", message("The night is over."))
        match action:
            case PlacePatron(card):
                return self._refuse_patron(state, card, Awaited.PLACE)
            case BringPatron(card):
                return self._refuse_patron(state, card, Awaited.BRING)
            case Deal(order):
                if state.awaited is not Awaited.DEAL:
                    return Refusal("not_now", message("The patrons are dealt already."))
                if order is not None and sorted(order) != list(range(self.cards.size)):
                    return Refusal("bad_deal", message("A deal names every patron of the deck once."))
                return None
            case ShuffleRooms(order):
                return self._refuse_shuffle(state, order)
            case _:
                assert_never(action)

    def _refuse_patron(self, state: State, card: int, awaited: Awaited) -> Refusal | None:
        if state.awaited is not awaited:
            return Refusal("not_now", _NOT_NOW[state.awaited])
        if card not in state.bar:
            if not 0 <= card < self.cards.size:
                return Refusal("no_such_patron", message("There is no such patron in this deck."))
            name = Message(self.cards.name(card))
            return Refusal("not_at_bar", message("The {patron} is not at the Bar.", patron=name))
        return None

    def _refuse_shuffle(self, state: State, order: tuple[int, ...] | None) -> Refusal | None:
        if state.awaited is not Awaited.SHUFFLE or state.check is None:
            return Refusal("not_now", message("Nothing is being shuffled now."))
        if order is not None:
            top = state.inn.index(state.check.frames[-1].card)
            size = shuffle_size(self.cards, state)
            if sorted(order) != sorted(state.inn[top - size : top]):
                return Refusal(
                    "bad_shuffle", message("A shuffle names the patrons directly below once each.")
                )
        return None

    def decide(self, state: State, action: Action, rng: Rng) -> tuple[tuple[Event, ...], Rng]:
        """Return everything that a legal action brings about, up to the next decision."""
        events: list[Event] = []
        _, rng = self._play(state, action, rng, events)
        return tuple(events), rng

    def step(self, state: State, action: Action, rng: Rng) -> tuple[State, Rng]:
        """Return the state after a legal action without telling the events."""
        if type(action) is PlacePatron:  # nine actions of ten, so without a detour
            night = Night(self.cards, state, None)
            night.place(action.card)
            return night.state(), rng
        night, rng = self._play(state, action, rng, None)
        return night.state(), rng

    def _play(self, state: State, action: Action, rng: Rng, record: list[Event] | None) -> tuple[Night, Rng]:
        night = Night(self.cards, state, record)
        match action:
            case PlacePatron(card):
                night.place(card)
            case BringPatron(card):
                night.bring(card)
            case ShuffleRooms(order):
                if order is None:
                    assert state.check is not None
                    top = state.inn.index(state.check.frames[-1].card)
                    size = shuffle_size(self.cards, state)
                    order, rng = rng.shuffled("shuffle", state.inn[top - size : top])
                night.shuffle(order)
            case Deal(order):
                if order is None:
                    order, rng = rng.shuffled("deal", range(self.cards.size))
                if record is not None:
                    record.append(DeckShuffled(order))
                night.deal(order)
            case _:
                assert_never(action)
        return night, rng

    def evolve(self, state: State, event: Event) -> State:
        """Return the state after the event."""
        return evolve(state, event)

    def evolve_all(self, state: State, events: Iterable[Event]) -> State:
        """Return the state after some events."""
        return fold(self, state, events)

    def result(self, state: State) -> Result | None:
        """Return the result of a finished night: the score is the number of patrons in the Inn."""
        if not state.reason:
            return None
        asleep = len(state.inn)
        is_won = state.reason == DECK_EMPTY and asleep >= state.goal
        return Result(state.reason, (asleep,), (PLAYER,) if is_won else ())

    def observe(self, state: State, seat: Seat) -> View:
        """Return all but the order of the Deck."""
        del seat
        goal, deck, bar, inn, left, turn, phase, awaited, check, reason = state
        return View(goal, len(deck), bar, inn, left, turn, phase, awaited, check, reason)

    def redact(self, event: Event, seat: Seat) -> Event | None:
        """Return the event without the order of a shuffled Deck."""
        del seat
        return DeckShuffled(()) if isinstance(event, DeckShuffled) else event

    def determinize(self, view: View, rng: Rng) -> tuple[State, Rng]:
        """Return a state with the unseen patrons in random order in the Deck."""
        goal, count, bar, inn, left, turn, phase, awaited, check, reason = view
        deck, rng = rng.shuffled("look", self.unseen(view) if count else ())
        return State(goal, deck, bar, inn, left, turn, phase, awaited, check, reason), rng

    def unseen(self, view: View) -> tuple[int, ...]:
        """Return the patrons who must be in the Deck, lowest card first."""
        seen = {*view.bar, *view.inn, *view.left}
        return tuple([card for card in range(self.cards.size) if card not in seen])

    def describe(self, event: Event, view: View) -> Message | None:
        """Return the event in words."""
        return narrate.describe(self.cards, event, view)
