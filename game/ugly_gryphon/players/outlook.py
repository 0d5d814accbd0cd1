"""The outlook of a night: the chance to win it that was learned from nights played by itself.

A small network: what is seen of the table switches rows of weights on, the sums go through one layer of
rectified units and a logistic function. The sums are whole numbers packed into one long integer, sixteen bits
a unit, so that Python adds them all at once; and the sums for Bar, Inn and Deck are remembered.
"""

from base64 import b64decode
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from itertools import chain, pairwise
from math import exp
from operator import mul
from struct import Struct, unpack
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from assets.files import read_outlook
from game.core.digest import digest
from game.core.json_object import json_object
from game.ugly_gryphon.cards import PREFERENCES, QUIRKS, Cards
from game.ugly_gryphon.deck import PatronCard
from game.ugly_gryphon.state import LEFT_LIMIT, Card

LANE: Final = 16
"""Bits of a unit."""
_MIDDLE: Final = 1 << LANE - 1
"""A sum of nothing: as far from the least as from the greatest."""
BY_CARD: Final = ("bar", "deck", "floor", "top")
"""Groups of rows that are by card; those of pairs are by two."""
TOPS: Final = 3
SURPLUS: Final = 6
MOST_ASLEEP: Final = 14
MOST_UNSEEN: Final = 14

Row: TypeAlias = tuple[int, ...]

K = TypeVar("K", bound=Hashable)
N = TypeVar("N", int, float)


class Worked(dict[K, N], Generic[K, N]):
    """Numbers by what they are worked out from, each when it is first asked for."""

    def __init__(self, work_out: Callable[[K], N]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: K) -> N:
        number = self[key] = self._work_out(key)
        return number


class Learned(NamedTuple):
    """Rows of weights by what switches them on, packed; and how the units speak for each goal."""

    units: int
    cards: dict[str, int]
    """The row of each card that it was learned with, by what the card says."""
    rows: dict[str, list[int]]
    """Where rows are by card, one more stands for any other card: their mean."""
    voices: dict[int, tuple[int, ...]]
    leanings: dict[int, int]
    scale: float
    """A logit is so many times the sum of what the voices say."""


@cache
def learned(name: str) -> Learned:
    """Return what was learned of a game, as it comes with the program.

    Raises AssetMissing when it is not there.
    """
    data = json_object(read_outlook(name))
    units, cards = data["units"], data["cards"]
    groups = {group: _numbers(text, units) for group, text in data["rows"].items()}
    for group in BY_CARD:
        groups[group] = _with_means(groups[group], len(cards))
    groups["pair"] = _pairs_with_means(groups["pair"], len(cards))
    rows = {group: [_packed(numbers) for numbers in found] for group, found in groups.items()}
    return Learned(
        units,
        {card: row for row, card in enumerate(cards)},
        rows,
        {int(goal): tuple(voices) for goal, voices in data["voices"].items()},
        {int(goal): leaning for goal, leaning in data["leanings"].items()},
        data["scale"],
    )


def _numbers(text: str, units: int) -> list[Row]:
    """Return the rows in a text: numbers of two bytes each."""
    raw = b64decode(text)
    numbers = unpack(f"<{len(raw) // 2}h", raw)
    return [numbers[at : at + units] for at in range(0, len(numbers), units)]


def _with_means(rows: list[Row], cards: int) -> list[Row]:
    """Return rows of which so many are by card, with one more behind these: their mean."""
    found = []
    for first in range(0, len(rows), cards):
        block = rows[first : first + cards]
        found += [*block, tuple([sum(column) // cards for column in zip(*block, strict=True)])]
    return found


def _pairs_with_means(rows: list[Row], cards: int) -> list[Row]:
    """Return rows by card below and card above, with means over both."""
    by_above = _with_means(rows, cards)
    size = cards + 1
    columns = [tuple(chain(*by_above[at : at + size])) for at in range(0, len(by_above), size)]
    units = len(rows[0])
    return [
        column[at : at + units]
        for column in _with_means(columns, cards)
        for at in range(0, size * units, units)
    ]


def _packed(numbers: Sequence[int]) -> int:
    return sum(number << LANE * at for at, number in enumerate(numbers))


def saying(card: PatronCard) -> str:
    """Return a digest of everything of a card that counts in play: not of its name and texts."""
    counting = {"preference", "quirks", "inn_irk", "bar_irk", "effects"}
    return digest(card.model_dump_json(include=counting, by_alias=True))


class Outlook:
    """What was learned, for one deck and goal: the parts of a sum, and the chance to win for a sum.

    A sum has a part for the Inn, one for the Bar, one for the Deck, and one for how many are where. A card
    that says something else than all cards it was learned with counts as the mean of these.
    """

    def __init__(self, cards: Cards, goal: int, table: Learned) -> None:
        self._cards = cards
        self._goal = goal
        self._rows = table.rows
        self._size = len(table.cards) + 1
        self._row = [table.cards.get(saying(card), len(table.cards)) for card in cards.deck.cards]
        self._units = table.units
        self._unpack = Struct(f"<{table.units}H").unpack
        self._middle = _packed([_MIDDLE] * table.units)
        self._voices = table.voices[goal]
        self._leaning, self._scale = table.leanings[goal], table.scale
        self.inns = Worked(self._inn_part)
        self.bars = Worked(self._bar_part)
        self.decks = Worked(self._deck_part)
        self.counts = Worked(self._count_part)
        self.chances = Worked(self._chance)

    def forget(self) -> None:
        """Forget the sums of one position, before the next fills the memory."""
        for worked in (self.inns, self.bars, self.decks, self.chances):
            worked.clear()

    def _chance(self, total: int) -> float:
        """Return the chance to win for a sum."""
        positive = total & self._middle
        # Units below the middle are wiped out, the others lose the middle.
        lit = self._unpack((total & positive - (positive >> LANE - 1)).to_bytes(2 * self._units, "little"))
        return 1 / (1 + exp(-self._scale * (sum(map(mul, self._voices, lit)) + self._leaning)))

    # The parts of a sum, by what they hang on.

    def _inn_part(self, inn: tuple[Card, ...]) -> int:
        """Return the part of the Inn, listed from floor 1 on: who sleeps where, beside whom."""
        rows, row, size = self._rows, self._row, self._size
        floors, tops, pairs = rows["floor"], rows["top"], rows["pair"]
        highest = len(floors) // size - 1
        part = mask = 0
        for floor, card in enumerate(inn):
            part += floors[min(floor, highest) * size + row[card]]
            mask |= 1 << card
        for place, card in enumerate(inn[: -TOPS - 1 : -1]):
            part += tops[place * size + row[card]]
        for below, above in pairwise(inn):
            part += pairs[row[below] * size + row[above]]
        food, drink = (self._count(mask, trait) for trait in PREFERENCES)
        part += _at(rows["food_in_inn"], food) + _at(rows["drink_in_inn"], drink)
        part += rows["surplus"][max(-SURPLUS, min(SURPLUS, food - drink)) + SURPLUS]
        for at, quirk in enumerate(QUIRKS):
            sensitive = mask & self._cards.sensitive_masks[1 << at]
            part += _at(rows[f"sensitive_to_{quirk}"], sensitive.bit_count())
        return part

    def _bar_part(self, mask: int) -> int:
        """Return the part of the Bar: who is there, and how often every trait shows."""
        rows = self._rows
        part = sum(rows["bar"][row] for card, row in enumerate(self._row) if mask >> card & 1)
        part += _at(rows["bar_size"], mask.bit_count())
        return part + sum(
            _at(rows[f"{trait}_at_bar"], self._count(mask, trait)) for trait in (*PREFERENCES, *QUIRKS)
        )

    def _deck_part(self, mask: int) -> int:
        """Return the part of the Deck: who is still to come, and how many with every quirk."""
        rows = self._rows
        part = sum(rows["deck"][row] for card, row in enumerate(self._row) if mask >> card & 1)
        return part + sum(_at(rows[f"{quirk}_to_come"], self._count(mask, quirk)) for quirk in QUIRKS)

    def _count_part(self, counts: tuple[int, int, int]) -> int:
        """Return the part of three counts: patrons in the Inn, gone, and in the Deck."""
        asleep, left, unseen = counts
        rows = self._rows
        return (
            self._middle
            + rows["base"][0]
            + rows["asleep"][min(asleep, MOST_ASLEEP) * LEFT_LIMIT + left]
            + rows["unseen"][min(unseen, MOST_UNSEEN) * LEFT_LIMIT + left]
            + rows[f"left_at_{self._goal}"][left]
        )

    def _count(self, mask: int, trait: str) -> int:
        return (mask & self._cards.showing[trait]).bit_count()


def _at(rows: Sequence[int], count: int) -> int:
    """Return the row of a count; the last one is that of all greater ones."""
    return rows[min(count, len(rows) - 1)]
