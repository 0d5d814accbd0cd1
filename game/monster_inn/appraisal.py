"""What a card is worth in fame to somebody with a certain dungeon, as far as anybody can know.

No Humanoid shows its value before the Last Call, so of a band every value stays equally likely.
"""

from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple

from game.monster_inn.cards import Cards
from game.monster_inn.state import BACKS, BANDS, HUMANOIDS, Face

TREASURE: Final = 0.36
"""The fame that a treasure is worth: a third, and a little for what it buys."""
_MOST_ROUNDS: Final = 20


class Column(NamedTuple):
    """A Monster of a dungeon, as far as supports are concerned."""

    column: int
    saving: float
    """The fame that a support would save here."""


class Dungeon(NamedTuple):
    """A dungeon with what shows on its cards."""

    monsters: Sequence[Face]
    humanoids: Sequence[Face]
    guarded: Sequence[bool]
    """By column of the top row: whether the Monster is supported."""


class Appraiser:
    """The tables of a deck."""

    def __init__(self, cards: Cards) -> None:
        self.kinds = cards.kinds
        self.bands = cards.bands
        self.skulls = cards.skulls
        self.places = cards.places
        self.card_values = cards.values
        self.costs = tuple(_costs(cards, monster) for monster in range(HUMANOIDS))
        """For each Monster and band the fame that a Humanoid below is expected to cost."""
        self.later_costs = tuple(sum(row) / BANDS for row in self.costs)
        """For each Monster what a Humanoid still to come is expected to cost."""
        self.waiting_costs = tuple(sum(row[band] for row in self.costs) / HUMANOIDS for band in range(BANDS))
        """For each band what a Humanoid will cost below a Monster still to come."""
        self.arrivals = tuple(
            tuple(_at_least(wanted, rounds) for wanted in range(_MOST_ROUNDS + 2))
            for rounds in range(_MOST_ROUNDS + 1)
        )
        """For each number of rounds left, how likely so many cards of one sort are still taken."""

    def values(self, line: Sequence[Face], dungeon: Dungeon, rounds: int) -> list[float]:
        """Return the fame that taking each card of a line brings, with so many rounds still to come."""
        monsters, humanoids, guarded = dungeon
        column, arrivals = len(humanoids), self.arrivals[rounds]
        found = []
        for face in line:
            if face < HUMANOIDS:
                found.append(self._monster_value(face, dungeon, rounds))
            elif column >= len(monsters):
                arrival = arrivals[column - len(monsters) + 1]
                found.append(TREASURE - self.waiting_costs[self.bands[face]] * arrival)
            elif guarded[column]:
                found.append(TREASURE)
            else:
                found.append(TREASURE - self.costs[monsters[column]][self.bands[face]])
        return found

    def _monster_value(self, face: Face, dungeon: Dungeon, rounds: int) -> float:
        monsters, humanoids, _ = dungeon
        column = len(monsters)
        value = float(self.skulls[face])
        if column < len(humanoids):
            band = self.bands[humanoids[column]]
            cost = self.costs[face][band]
            value += self.waiting_costs[band] * self.arrivals[rounds][1]
        else:
            cost = self.later_costs[face] * self.arrivals[rounds][column - len(humanoids) + 1]
        kind, kinds = self.kinds[face], self.kinds
        for other in monsters:
            if kinds[other] == kind:
                saving = max(cost, self.best_support(kind, dungeon, rounds).saving)
                return value - cost + max(saving - TREASURE, 0.0)
        return value - cost

    def saving(self, dungeon: Dungeon, column: int, rounds: int) -> float:
        """Return the fame that a support of the Monster in a column is expected to save."""
        monsters, humanoids, guarded = dungeon
        if guarded[column]:
            return 0.0
        if column < len(humanoids):
            return self.costs[monsters[column]][self.bands[humanoids[column]]]
        arrival = self.arrivals[rounds][column - len(humanoids) + 1]
        return self.later_costs[monsters[column]] * arrival

    def best_support(self, kind: int, dungeon: Dungeon, rounds: int) -> Column:
        """Return the Monster of a kind whose support saves most, the leftmost of equal ones."""
        best = Column(-1, 0.0)
        for column, monster in enumerate(dungeon.monsters):
            if self.kinds[monster] == kind:
                saving = self.saving(dungeon, column, rounds)
                if saving > best.saving:
                    best = Column(column, saving)
        return best


def _costs(cards: Cards, monster: int) -> tuple[float, ...]:
    strength = cards.values[monster]
    found = []
    for band, members in enumerate(cards.band_cards):
        staying = sum(cards.values[card] >= strength for card in members)
        found.append(cards.skulls[BACKS + band] * staying / len(members))
    return tuple(found)


def _at_least(wanted: int, rounds: int) -> float:
    """Return how likely at least so many of the cards taken in so many rounds are of one of the two sorts."""
    return sum(comb(rounds, hits) for hits in range(wanted, rounds + 1)) / (1 << rounds)
