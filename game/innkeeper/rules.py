"""The rules of Innkeeper as the Rules protocol asks for them.

Source: the published text, and the rulings on the rules page of the program.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from game.core.rng import Rng
from game.core.rules import TABLE, Refusal, Result, Seat
from game.core.words import Message
from game.innkeeper import imagining, sight
from game.innkeeper.actions import Action, Deal, DrawLots, Reshuffle, Roll
from game.innkeeper.cards import PILES, Cards
from game.innkeeper.engine.board import Record, empty_state
from game.innkeeper.engine.engine import Engine
from game.innkeeper.engine.evolve import evolve, evolve_all
from game.innkeeper.engine.legal import OF_CHANCE, Legal
from game.innkeeper.events import Event
from game.innkeeper.kinds import Card, Pile, Task
from game.innkeeper.refusals import Refusals
from game.innkeeper.setup import FACES, Setup
from game.innkeeper.state import State, View
from game.innkeeper.telling import narrate
from game.innkeeper.terms import Terms

ID: Final = "innkeeper"
VERSION: Final = 1

_NOTHING, _BID, _REBID, _RESPOND = Task.NOTHING, Task.BID, Task.REBID, Task.RESPOND
Inns: TypeAlias = tuple[Card, ...]


class InnkeeperRules:
    """The rules with one deck and the terms of a match."""

    id = ID
    version = VERSION

    def __init__(self, cards: Cards, terms: Terms, names: Sequence[str] = ()) -> None:
        """Take up a deck and what was agreed on; names are for words only."""
        self.cards = cards
        self.terms = terms
        self.seats = terms.players
        self.names = tuple(names)
        self.setup = Setup(cards, terms)
        self._legal = Legal(self.setup)
        self._refusals = Refusals(self.setup, self._legal, self.names)

    def empty(self) -> State:
        """Return the table before the deal."""
        return empty_state(self.setup)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return who is waited for: all who still have to bid, else one seat, or TABLE for chance."""
        asked = state.asked
        task = asked.task
        if task is _RESPOND:
            return asked.seats
        if task in OF_CHANCE:
            return (TABLE,)
        return asked.seats

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return the legal actions: passing first, plays as the hand lies, amounts from the lowest."""
        asked = state.asked
        if seat == TABLE:
            return self._legal.chances(state)
        if seat in asked.seats and asked.task not in OF_CHANCE:
            return self._legal.moves(state, seat)
        return ()

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why the action is not legal; any well-formed outcome of chance is."""
        return self._refusals.refusal(state, action)

    def decide(self, state: State, action: Action, rng: Rng) -> tuple[tuple[Event, ...], Rng]:
        """Return everything that a legal action brings about, up to the next decision."""
        events: list[Event] = []
        _, rng = self._play(state, action, rng, events)
        return tuple(events), rng

    def step(self, state: State, action: Action, rng: Rng) -> tuple[State, Rng]:
        """Return the state after a legal action without telling the events."""
        street, rng = self._play(state, action, rng, None)
        return street.state(), rng

    def _play(self, state: State, action: Action, rng: Rng, record: Record) -> tuple[Engine, Rng]:
        street = Engine(self.setup, state, record)
        if isinstance(action, Deal | Reshuffle | Roll | DrawLots):
            return street, self._draw(state, street, action, rng)
        street.act(action)
        return street, rng

    def _draw(
        self, state: State, street: Engine, action: Deal | Reshuffle | Roll | DrawLots, rng: Rng
    ) -> Rng:
        """Let chance act: what the action does not say is drawn."""
        match action:
            case Deal():
                rng = self._deal(street, action, rng)
            case Reshuffle(pile, order):
                if order is None:
                    order, rng = rng.shuffled("shuffle", state.discards[PILES.index(pile)])
                street.answer_shuffle(order)
            case Roll(values):
                if values is None:
                    values = ()
                    for _ in state.asked.seats:
                        value, rng = rng.below("dice", FACES)
                        values = (*values, value + 1)
                street.answer_roll(values)
            case DrawLots(cards):
                if cards is None:
                    hand, rng = rng.shuffled("lots", state.inns[state.asked.seats[0]].hand)
                    cards = hand[: state.asked.most]
                street.answer_lots(cards)
        return rng

    def _deal(self, street: Engine, deal: Deal, rng: Rng) -> Rng:
        """Give out the inns, shuffle and deal, draw the lead (section 2)."""
        inns, lead, assets, customers, treachery, debts = (
            deal.inns,
            deal.lead,
            deal.assets,
            deal.customers,
            deal.treachery,
            deal.debts,
        )
        if inns is None:
            inns, rng = self._draw_inns(rng)
        if lead is None:
            lead, rng = rng.below("lead", self.seats)
        pile = self.cards.pile
        if assets is None:
            assets, rng = rng.shuffled("deal", pile(Pile.ASSETS))
        if customers is None:
            customers, rng = rng.shuffled("deal", pile(Pile.CUSTOMERS))
        if treachery is None:
            treachery, rng = rng.shuffled("deal", pile(Pile.TREACHERY))
        if debts is None:
            debts, rng = rng.shuffled("deal", pile(Pile.DEBTS))
        street.answer_deal(inns, lead, assets, customers, treachery, debts)
        return rng

    def _draw_inns(self, rng: Rng) -> tuple[Inns, Rng]:
        """Return a proprietor for each seat: the one agreed on, else one of those left."""
        taken = self.setup.inns
        left, rng = rng.shuffled("inns", [card for card in self.cards.proprietors if card not in taken])
        rest = iter(left)
        return tuple([next(rest) if card is None else card for card in taken]), rng

    def evolve(self, state: State, event: Event) -> State:
        """Return the state after the event."""
        return evolve(self.setup, state, event)

    def evolve_all(self, state: State, events: Iterable[Event]) -> State:
        """Return the state after some events."""
        return evolve_all(self.setup, state, events)

    def result(self, state: State) -> Result | None:
        """Return the result of a finished match; several winners share the victory."""
        return Result(state.reason, state.scores, state.winners) if state.reason else None

    def observe(self, state: State, seat: Seat) -> View:
        """Return what a seat knows."""
        return sight.observe(self.setup, state, seat)

    def redact(self, event: Event, seat: Seat) -> Event | None:
        """Return what a seat learns from the event."""
        return sight.redact(self.setup, event, seat)

    def determinize(self, view: View, rng: Rng) -> tuple[State, Rng]:
        """Return a state that looks like the view, with everything hidden dealt or guessed anew."""
        return imagining.determinize(self.setup, view, rng)

    def describe(self, event: Event, view: View) -> Message | None:
        """Return the event in words."""
        return narrate.describe(self.cards, self.names, event, view)
