"""The piles of a night in motion: Deck, Bar, Inn and those who left, and every way from one to another.

A mutable copy of a state. With a list to record in, each move tells its event; without one it only happens.
"""

from typing import TypeAlias

from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import (
    Event,
    NightEnded,
    PatronDrawn,
    PatronEntered,
    PatronLeft,
    PatronReturned,
    PatronSank,
    PlacesSwapped,
)
from game.ugly_gryphon.state import (
    BAR_SIZE,
    EIGHTH_LEFT,
    LEFT_LIMIT,
    NOBODY,
    Awaited,
    Card,
    Phase,
)

Record: TypeAlias = list[Event] | None


class House:
    """Who is where; masks mirror Bar and Inn, and `passed` forgets whoever goes out of the Inn."""

    __slots__ = (
        "awaited",
        "bar",
        "bar_mask",
        "cards",
        "deck",
        "goal",
        "inn",
        "inn_mask",
        "left",
        "passed",
        "phase",
        "reason",
        "record",
        "restart",
        "turn",
    )

    # Set by `Night`, in one go: a night is made for every step of every imagined game.
    cards: Cards
    record: Record
    goal: int
    turn: int
    phase: Phase
    awaited: Awaited
    reason: str
    deck: list[Card]
    bar: list[Card]
    inn: list[Card]
    left: list[Card]
    bar_mask: int
    inn_mask: int
    passed: int
    restart: Card

    @property
    def top(self) -> Card:
        """The patron on the highest floor."""
        return self.inn[-1] if self.inn else NOBODY

    @property
    def bottom(self) -> Card:
        """The patron on floor 1."""
        return self.inn[0] if self.inn else NOBODY

    def has(self, card: Card) -> bool:
        """Whether the patron, who may be nobody, is in the Inn."""
        return card != NOBODY and bool(self.inn_mask >> card & 1)

    def _take_out(self, card: Card) -> None:
        """Take a patron out of the Inn; should it come back in this pass, it has not been passed."""
        self.inn.remove(card)
        bit = ~(1 << card)
        self.inn_mask &= bit
        self.passed &= bit

    def send_away(self, card: Card, by: Card) -> None:
        """Let a patron leave, if it is in the Inn; the eighth ends the night."""
        if card == NOBODY or not self.inn_mask >> card & 1:
            return
        self._take_out(card)
        self.left.append(card)
        if self.record is not None:
            self.record.append(PatronLeft(card, by))
        if len(self.left) >= LEFT_LIMIT:
            self.end_night(EIGHTH_LEFT)

    def send_back(self, card: Card, by: Card) -> None:
        """Send a patron back to the Bar, if it is in the Inn."""
        if not self.has(card):
            return
        self._take_out(card)
        self.bar.append(card)
        self.bar_mask |= 1 << card
        if self.record is not None:
            self.record.append(PatronReturned(card, by))

    def let_in(self, by: Card) -> None:
        """Put the next card of the Deck under the Inn, if there is one."""
        if not self.deck:
            return
        card = self.deck.pop(0)
        self.inn.insert(0, card)
        self.inn_mask |= 1 << card
        if self.record is not None:
            self.record.append(PatronEntered(card, by))

    def swap_with_bottom(self, card: Card) -> None:
        """Trade places with the bottom patron, where the pass will resume."""
        inn = self.inn
        if not self.has(card) or inn[0] == card:
            return
        at, other = inn.index(card), inn[0]
        inn[0], inn[at] = card, other
        self.restart = other
        if self.record is not None:
            self.record.append(PlacesSwapped(card, other))

    def sink(self, card: Card) -> None:
        """Move a patron to floor 1."""
        if not self.has(card) or self.inn[0] == card:
            return
        self.inn.remove(card)
        self.inn.insert(0, card)
        if self.record is not None:
            self.record.append(PatronSank(card))

    def take_up(self, card: Card) -> None:
        """Move a patron from the Bar to the top of the Inn."""
        self.bar.remove(card)
        bit = 1 << card
        self.bar_mask &= ~bit
        self.inn.append(card)
        self.inn_mask |= bit

    def draw(self) -> None:
        """Draw one card to the Bar."""
        card = self.deck.pop(0)
        self.bar.append(card)
        self.bar_mask |= 1 << card
        if self.record is not None:
            self.record.append(PatronDrawn(card))

    def fill_bar(self) -> None:
        """Draw until the Bar is full or the Deck is empty."""
        while len(self.bar) < BAR_SIZE and self.deck:
            self.draw()

    def end_night(self, reason: str) -> None:
        """Nothing further happens."""
        self.reason = reason
        self.awaited = Awaited.NOTHING
        if self.record is not None:
            self.record.append(NightEnded(reason))
