"""The rules of Innkeeper's Folly as the Rules protocol asks for them.

Source: the published text, and the rulings on the rules page of the program.
"""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from game.core.rng import Rng
from game.core.rules import TABLE, WATCHER, Refusal, Result, Seat, fold
from game.core.words import Message
from game.innkeepers_folly import narrate, refusals
from game.innkeepers_folly.actions import Action, ChooseLekyros, DealRound, PlayCard, Reshuffle, StealPiece
from game.innkeepers_folly.board import Record, Terms
from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.effects import choices_of, is_chained_off
from game.innkeepers_folly.events import CardDrawn, Event, HandReturned, PileShuffled, RoundDealt
from game.innkeepers_folly.evolve import evolve
from game.innkeepers_folly.state import (
    HIDDEN,
    NO_CARD,
    NOBODY,
    Awaited,
    Card,
    Choice,
    State,
    View,
    nearest_seat,
    next_seat,
    pieces_of,
)
from game.innkeepers_folly.turn import Turn

ID: Final = "innkeepers_folly"
VERSION: Final = 1

# Asked at every decision of every imagined game; a module's constant is found ten times as fast as a member.
_PLAY: Final = Awaited.PLAY


class InnkeepersFollyRules:
    """The rules with one deck, for so many players and one pace."""

    id = ID
    version = VERSION

    def __init__(self, cards: Cards, terms: Terms, names: Sequence[str] = ()) -> None:
        """Take up a deck and what was agreed on; names are for words only."""
        self.cards = cards
        self.terms = terms
        self.seats = terms.players
        self.names = tuple(names)
        self._acting: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(terms.players))
        self._choices = {
            (seat, choice): ChooseLekyros(seat, choice) for seat in range(terms.players) for choice in Choice
        }

    def empty(self) -> State:
        """Return the table before the first deal."""
        seats = self.seats
        return State(
            hands=((),) * seats,
            totals=(0,) * seats,
            center=0,
            zombies=(0,) * seats,
            chains=(False,) * seats,
            owners=(NOBODY, NOBODY, NOBODY),
            alive=tuple(range(seats)),
            pile=(),
            discard=(),
            round=0,
            turns=0,
            match_turns=0,
            starter=NOBODY,
            current=NOBODY,
            awaited=Awaited.DEAL,
            played=NO_CARD,
            revealed=NO_CARD,
            drawer=NOBODY,
            draws=0,
            is_zombie_turn=False,
            is_chain_turn=False,
            winner=NOBODY,
            reason="",
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the player to decide, TABLE for a deal or shuffle, nobody when the match is over."""
        awaited = state.awaited
        if awaited is _PLAY:
            return self._acting[state.current]
        match awaited:
            case Awaited.CHOICE | Awaited.STEAL:
                return self._acting[state.current]
            case Awaited.DEAL | Awaited.SHUFFLE:
                return (TABLE,)
            case _:
                return ()

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return the legal actions: by card as the hand lies, then by target clockwise from seat 0."""
        awaited = state.awaited
        if awaited is _PLAY and seat == state.current:
            plays = self.cards.plays[state.alive][seat]
            found = [play for card in state.hands[seat] for play in plays[card]]
            if not state.is_chain_turn:
                return found
            cards, totals, alive = self.cards, state.totals, state.alive
            return [play for play in found if not is_chained_off(cards, totals, alive, play)]
        if seat == TABLE:
            return self._chances(awaited)
        if seat != state.current:
            return ()
        if awaited is Awaited.CHOICE:
            value = self.cards.values[state.revealed]
            offered = choices_of(state.totals, seat, value, state.is_chain_turn)
            return [self._choices[seat, choice] for choice in offered]
        if awaited is Awaited.STEAL:
            return [StealPiece(seat, victim) for victim in sorted({*state.owners} - {seat})]
        return ()

    def _chances(self, awaited: Awaited) -> Sequence[Action]:
        if awaited is Awaited.DEAL:
            return (DealRound(),)
        return (Reshuffle(),) if awaited is Awaited.SHUFFLE else ()

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why the action is not legal; any well-formed outcome of chance is."""
        return refusals.refusal(self.cards, self.names, state, action)

    def decide(self, state: State, action: Action, rng: Rng) -> tuple[tuple[Event, ...], Rng]:
        """Return everything that a legal action brings about, up to the next decision."""
        events: list[Event] = []
        _, rng = self._play(state, action, rng, events)
        return tuple(events), rng

    def step(self, state: State, action: Action, rng: Rng) -> tuple[State, Rng]:
        """Return the state after a legal action without telling the events."""
        if type(action) is PlayCard:  # nearly all actions, so without a detour
            turn = Turn(self.cards, self.terms, state, None)
            turn.play(action)
            return turn.state(), rng
        turn, rng = self._play(state, action, rng, None)
        return turn.state(), rng

    def _play(self, state: State, action: Action, rng: Rng, record: Record) -> tuple[Turn, Rng]:
        turn = Turn(self.cards, self.terms, state, record)
        match action:
            case PlayCard():
                turn.play(action)
            case ChooseLekyros(_, choice):
                turn.choose(choice)
            case StealPiece(_, victim):
                turn.steal(victim)
            case DealRound():
                rng = self._deal(turn, action, rng)
            case Reshuffle(order):
                if order is None:
                    order, rng = rng.shuffled("shuffle", state.pile or state.discard)
                turn.shuffle(order)
            case _:
                assert_never(action)
        return turn, rng

    def _deal(self, turn: Turn, deal: DealRound, rng: Rng) -> Rng:
        """Shuffle, deal and draw the center; the first starter drew the highest of different numbers."""
        order, center, starter = deal.order, deal.center, deal.starter
        if turn.round:
            starter = next_seat(turn.alive, turn.starter)
        elif starter is None:
            starter, rng = rng.below("starter", self.seats)
        if order is None:
            order, rng = rng.shuffled("deal", range(self.cards.size))
        if center is None:
            at, rng = rng.below("center", len(self.cards.centers))
            center = self.cards.centers[at]
        turn.deal(order, center, starter)
        return rng

    def evolve(self, state: State, event: Event) -> State:
        """Return the state after the event."""
        return evolve(state, event)

    def evolve_all(self, state: State, events: Iterable[Event]) -> State:
        """Return the state after some events."""
        return fold(self, state, events)

    def result(self, state: State) -> Result | None:
        """Return the result of a finished match: the scores are pieces; at the technical stop nobody wins."""
        if not state.reason:
            return None
        scores = tuple(pieces_of(state.owners, seat) for seat in range(self.seats))
        return Result(state.reason, scores, () if state.winner == NOBODY else (state.winner,))

    def observe(self, state: State, seat: Seat) -> View:
        """Return all but the order of the draw pile and the hands of the others; WATCHER sees all hands."""
        hands = state.hands
        if seat != WATCHER:
            hands = tuple(
                [hand if at == seat else (HIDDEN,) * len(hand) for at, hand in enumerate(state.hands)]
            )
        terms = self.terms
        lap = state.turns // len(state.alive)
        return View(
            seat=seat,
            hands=hands,
            totals=state.totals,
            center=state.center,
            zombies=state.zombies,
            chains=state.chains,
            owners=state.owners,
            alive=state.alive,
            pile_count=len(state.pile),
            discard=state.discard,
            round=state.round,
            turns=state.turns,
            match_turns=state.match_turns,
            starter=state.starter,
            current=state.current,
            awaited=state.awaited,
            played=state.played,
            revealed=state.revealed,
            drawer=state.drawer,
            draws=state.draws,
            is_zombie_turn=state.is_zombie_turn,
            is_chain_turn=state.is_chain_turn,
            winner=state.winner,
            reason=state.reason,
            pace=terms.pace,
            laps_left=max(0, terms.laps - lap) if terms.is_timed else None,
            rounds=terms.rounds if terms.is_timed else None,
            nearest=(
                nearest_seat(state.totals, state.center, state.alive, state.starter)
                if state.round
                else NOBODY
            ),
        )

    def redact(self, event: Event, seat: Seat) -> Event | None:
        """Return the event without the order of shuffled cards and without cards in the hands of others."""
        if seat == WATCHER:
            return event
        match event:
            case RoundDealt():
                return RoundDealt(event.round, event.starter, event.center, ())
            case PileShuffled(_, is_discard):
                return PileShuffled((), is_discard)
            case CardDrawn(other, _) if other != seat:
                return CardDrawn(other, HIDDEN)
            case HandReturned(other, cards) if other != seat:
                return HandReturned(other, (HIDDEN,) * len(cards))
            case _:
                return event

    def determinize(self, view: View, rng: Rng) -> tuple[State, Rng]:
        """Return a state with the unseen cards in random order in the other hands and the draw pile."""
        unseen, rng = rng.shuffled("look", self.unseen(view) if view.round else ())
        at = 0
        hands: list[tuple[Card, ...]] = []
        for hand in view.hands:
            if hand and hand[0] == HIDDEN:
                hands.append(tuple(sorted(unseen[at : at + len(hand)])))
                at += len(hand)
            else:
                hands.append(hand)
        return self.imagined(view, tuple(hands), unseen[at:]), rng

    def imagined(self, view: View, hands: tuple[tuple[Card, ...], ...], pile: tuple[Card, ...]) -> State:
        """Return the state that looks like the view and holds these cards where it cannot look."""
        return State(
            hands=hands,
            totals=view.totals,
            center=view.center,
            zombies=view.zombies,
            chains=view.chains,
            owners=view.owners,
            alive=view.alive,
            pile=pile,
            discard=view.discard,
            round=view.round,
            turns=view.turns,
            match_turns=view.match_turns,
            starter=view.starter,
            current=view.current,
            awaited=view.awaited,
            played=view.played,
            revealed=view.revealed,
            drawer=view.drawer,
            draws=view.draws,
            is_zombie_turn=view.is_zombie_turn,
            is_chain_turn=view.is_chain_turn,
            winner=view.winner,
            reason=view.reason,
        )

    def unseen(self, view: View) -> tuple[Card, ...]:
        """Return the cards in the other hands and in the draw pile, lowest first."""
        seen = {*view.discard, view.played, view.revealed}
        for hand in view.hands:
            seen.update(hand)
        return tuple([card for card in range(self.cards.size) if card not in seen])

    def describe(self, event: Event, view: View) -> Message | None:
        """Return the event in words."""
        return narrate.describe(self.cards, self.names, event, view)
