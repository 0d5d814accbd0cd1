"""The table while something happens: what lies where, and the small changes that events tell of.

One machine serves both ways of playing: with a list to record in it tells every event (`decide`), without
one it only makes the next state (`step`).
"""

from typing import NamedTuple, TypeAlias

from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.events import (
    CardDiscarded,
    CardDrawn,
    CenterChanged,
    ChainSet,
    DecisionAwaited,
    Event,
    TotalsChanged,
    ZombieSet,
)
from game.innkeepers_folly.state import NO_CARD, NOBODY, Awaited, Card, Pace, State

Record: TypeAlias = list[Event] | None


class Terms(NamedTuple):
    """What was agreed on for a match."""

    players: int
    pace: Pace
    laps: int
    rounds: int

    @property
    def is_timed(self) -> bool:
        """Whether there are Last Orders and Closing Time."""
        return self.pace is Pace.LAST_ORDERS


class Board:
    """A state taken apart."""

    __slots__ = (
        "alive",
        "awaited",
        "cards",
        "center",
        "chains",
        "current",
        "discard",
        "drawer",
        "draws",
        "hands",
        "is_chain_turn",
        "is_zombie_turn",
        "match_turns",
        "owners",
        "pile",
        "played",
        "reason",
        "record",
        "revealed",
        "round",
        "starter",
        "terms",
        "totals",
        "turns",
        "winner",
        "zombies",
    )

    def __init__(self, cards: Cards, terms: Terms, state: State, record: Record) -> None:
        self.cards = cards
        self.terms = terms
        self.record = record
        (
            self.hands,
            self.totals,
            self.center,
            self.zombies,
            self.chains,
            self.owners,
            self.alive,
            self.pile,
            self.discard,
            self.round,
            self.turns,
            self.match_turns,
            self.starter,
            self.current,
            self.awaited,
            self.played,
            self.revealed,
            self.drawer,
            self.draws,
            self.is_zombie_turn,
            self.is_chain_turn,
            self.winner,
            self.reason,
        ) = state

    def state(self) -> State:
        """Return the state that the table has come to."""
        return State(
            self.hands,
            self.totals,
            self.center,
            self.zombies,
            self.chains,
            self.owners,
            self.alive,
            self.pile,
            self.discard,
            self.round,
            self.turns,
            self.match_turns,
            self.starter,
            self.current,
            self.awaited,
            self.played,
            self.revealed,
            self.drawer,
            self.draws,
            self.is_zombie_turn,
            self.is_chain_turn,
            self.winner,
            self.reason,
        )

    def wait(self, awaited: Awaited, seat: int = NOBODY, draws: int = 0) -> None:
        """Stop for a decision or for chance; after a shuffle the seat draws so many cards."""
        self.awaited = awaited
        if awaited is Awaited.SHUFFLE:
            self.drawer, self.draws = seat, draws
        elif awaited is Awaited.STEAL:
            self.current = seat
        if self.record is not None:
            self.record.append(DecisionAwaited(awaited, seat, draws))

    def draw(self, seat: int) -> None:
        """Move the next card of the pile to a hand."""
        pile, hands = self.pile, self.hands
        card = pile[0]
        self.pile = pile[1:]
        hand = [*hands[seat], card]
        hand.sort()
        self.hands = (*hands[:seat], tuple(hand), *hands[seat + 1 :])
        if self.record is not None:
            self.record.append(CardDrawn(seat, card))

    def set_totals(self, totals: tuple[int, ...], by: Card) -> None:
        """Change totals, by a card or by a Zombie."""
        if totals != self.totals:
            if self.record is not None:
                self.record.append(TotalsChanged(self.totals, totals, by))
            self.totals = totals

    def set_center(self, center: int) -> None:
        """Change the number to match."""
        if center != self.center:
            if self.record is not None:
                self.record.append(CenterChanged(self.center, center))
            self.center = center

    def set_zombie(self, seat: int, turns: int) -> None:
        """Put a Zombie on a seat or let it tick; one set in the own turn does not tick in it."""
        self.zombies = (*self.zombies[:seat], turns, *self.zombies[seat + 1 :])
        if seat == self.current:
            self.is_zombie_turn = False
        if self.record is not None:
            self.record.append(ZombieSet(seat, turns))

    def set_chain(self, seat: int, is_chained: bool) -> None:
        """Put a Chain on a seat or take it off; one put in the own turn stays for the next."""
        self.chains = (*self.chains[:seat], is_chained, *self.chains[seat + 1 :])
        if seat == self.current:
            self.is_chain_turn = False
        if self.record is not None:
            self.record.append(ChainSet(seat, is_chained))

    def put_away(self) -> None:
        """Discard the revealed card, then the played one."""
        record = self.record
        if self.revealed != NO_CARD:
            if record is not None:
                record.append(CardDiscarded(self.revealed))
            self.discard = (*self.discard, self.revealed)
            self.revealed = NO_CARD
        if record is not None:
            record.append(CardDiscarded(self.played))
        self.discard = (*self.discard, self.played)
        self.played = NO_CARD
