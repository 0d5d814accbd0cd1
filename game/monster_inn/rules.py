"""The rules of Monster Inn as the Rules protocol asks for them.

Source: the published text, and the rulings on the rules page of the program.
"""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from game.core.rng import Rng
from game.core.rules import TABLE, WATCHER, Refusal, Result, Seat, fold
from game.core.words import Message
from game.monster_inn import narrate, sight
from game.monster_inn.actions import (
    Action,
    AddTreasure,
    Deal,
    DeclineSupport,
    ExchangePool,
    Leave,
    OpenPool,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.cards import Cards
from game.monster_inn.choices import NOTHING, SeatChoices
from game.monster_inn.events import DeckShuffled, Event
from game.monster_inn.evolve import evolve
from game.monster_inn.last_call import winners_of
from game.monster_inn.refusals import refuse, refuse_deal
from game.monster_inn.state import (
    CARDS,
    NOBODY,
    START_SUPPLY,
    TREASURES_OF_A_KIND,
    Awaited,
    State,
    View,
)
from game.monster_inn.taproom import Taproom

ID: Final = "monster_inn"
VERSION: Final = 1

_DEAL = Awaited.DEAL


class MonsterInnRules:
    """The rules for a deck, a number of players and hidden or open supplies."""

    id = ID
    version = VERSION

    def __init__(self, cards: Cards, players: int, is_open: bool, names: Sequence[str] = ()) -> None:
        """Make the rules; the names of the players are for words only."""
        self.cards = cards
        self.seats = players
        self.is_open = is_open
        self.names = tuple(names)
        self._choices = tuple(SeatChoices(seat) for seat in range(players))
        self._acting = tuple((seat,) for seat in range(players))
        self._deal = (Deal(),)

    def empty(self) -> State:
        """Return the table before the deal: supplies are given out (section 2)."""
        reserve = TREASURES_OF_A_KIND - START_SUPPLY * self.seats
        supply = (START_SUPPLY,) * self.seats
        rows = ((),) * self.seats
        return State(
            (), 0, 0, (), (), NOBODY, _DEAL, 0, 0, reserve, reserve, supply, supply, rows, rows, rows, 0, ""
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seat whose decision is awaited, TABLE for the deal, nobody when over."""
        seat = state.seat
        if seat >= 0:
            return self._acting[seat]
        return (TABLE,) if state.awaited is _DEAL else ()

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return the legal actions: ways to stay before leaving; Monsters left to right before none."""
        if seat >= 0 and seat == state.seat:
            return self._choices[seat].legal(self.cards, state)
        if seat == TABLE and state.awaited is _DEAL:
            return self._deal
        return NOTHING

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why the action is not legal; any well-formed outcome of chance is."""
        if isinstance(action, Deal):
            return refuse_deal(state, action)
        return refuse(self.cards, state, action)

    def decide(self, state: State, action: Action, rng: Rng) -> tuple[tuple[Event, ...], Rng]:
        """Return everything that a legal action brings about, up to the next decision."""
        events: list[Event] = []
        _, rng = self._play(state, action, rng, events)
        return tuple(events), rng

    def step(self, state: State, action: Action, rng: Rng) -> tuple[State, Rng]:
        """Return the state after a legal action without telling the events."""
        room, rng = self._play(state, action, rng, None)
        return room.state(), rng

    def _play(
        self, state: State, action: Action, rng: Rng, record: list[Event] | None
    ) -> tuple[Taproom, Rng]:
        room = Taproom(self.cards, state, record)
        match action:
            case Leave():
                room.leave()
            case AddTreasure():
                room.add_treasure()
            case OpenPool():
                room.open_pool(action.treasure)
            case ExchangePool():
                room.exchange_pool()
            case TakeBonus():
                room.take_bonus(action.treasure)
            case SupportMonster():
                own = state.monsters[state.seat]
                (draw,) = [draw for draw in own if state.deal[draw] == action.monster]
                room.support(draw, action.treasure)
            case DeclineSupport():
                room.decline_support()
            case Deal(starter, order):
                if starter is None or order is None:
                    starter, rng = rng.below("starter", self.seats)
                    order, rng = rng.shuffled("deal", range(CARDS))
                room.begin(starter, order)
            case _:
                assert_never(action)
        return room, rng

    def evolve(self, state: State, event: Event) -> State:
        """Return the state after the event."""
        return evolve(state, event)

    def evolve_all(self, state: State, events: Iterable[Event]) -> State:
        """Return the state after some events."""
        return fold(self, state, events)

    def result(self, state: State) -> Result | None:
        """Return everyone's fame and who wins, after the Last Call (section 7)."""
        if not state.reason:
            return None
        scores = sight.scores_of(self.cards, state)
        return Result(state.reason, tuple([score.fame for score in scores]), winners_of(scores))

    def observe(self, state: State, seat: Seat) -> View:
        """Return all but the order of the deck and the values of Humanoids that lie face down."""
        return sight.observe(self.cards, self.is_open, state, seat)

    def redact(self, event: Event, seat: Seat) -> Event | None:
        """Return the event without the order of a shuffled deck."""
        if isinstance(event, DeckShuffled) and seat != WATCHER:
            return DeckShuffled(event.starter, ())
        return event

    def determinize(self, view: View, rng: Rng) -> tuple[State, Rng]:
        """Return a state with everything that the view does not show dealt at random."""
        return sight.determinize(self.cards, view, rng)

    def imagine(self, view: View) -> State:
        """Return some state that looks like the view, without any chance."""
        return sight.imagine(self.cards, view)

    def describe(self, event: Event, view: View) -> Message | None:
        """Return the event in words."""
        return narrate.describe(self.cards, self.names, event, view)
