"""The outlook of a night: the chance to win it that was learned from nights played by itself.

A small network: what is seen of the table switches rows of weights on, the sums go through one layer of
rectified units and a logistic function. It was learned in millions of nights in which every choice was the
best by the mean of the outlooks over the next card, with a slip now and then; what was learned for a turn is
that mean, mixed with how the night ended. Cards of the published deck have rows of their own; for any other
deck the rows are by traits, learned with thousands of decks whose conditions and effects were dealt anew.

The sums are whole numbers packed into one long integer, sixteen bits a unit, so that Python adds them all at
once; and the sums for Inn, Bar and Deck are remembered.
"""

from base64 import b64decode
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import exp
from operator import mul
from struct import Struct, unpack
from typing import Any, Final, NamedTuple, TypeVar

from assets.files import read_outlook
from game.core.digest import digest
from game.core.json_object import json_object
from game.ugly_gryphon.cards import PREFERENCES, QUIRKS, Cards
from game.ugly_gryphon.deck import PatronCard
from game.ugly_gryphon.players.traits import traits_of
from game.ugly_gryphon.state import LEFT_LIMIT, Card

LANE: Final = 16
"""Bits of a unit."""
_MIDDLE: Final = 1 << LANE - 1
"""A sum of nothing: as far from the least as from the greatest."""
SURPLUS: Final = 6
MOST_ASLEEP: Final = 14
MOST_UNSEEN: Final = 14

K = TypeVar("K", bound=Hashable)
N = TypeVar("N", bound=float)


class Worked(dict[K, N]):
    """Numbers by what they are worked out from, each when it is first asked for."""

    def __init__(self, work_out: Callable[[K], N]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: K) -> N:
        number = self[key] = self._work_out(key)
        return number


class Learned(NamedTuple):
    """Rows of weights by what switches them on, packed; and how the units speak for each goal.

    Cards have rows by keys: a card has those of each of its keys. What the keys are, its user knows.
    """

    units: int
    keys: dict[str, int]
    pair_keys: dict[str, int]
    """Those that count where one sleeps above another."""
    floors: tuple[int, ...]
    """For each floor the block of rows that is for it; the last is for all floors above, too."""
    rows: dict[str, list[int]]
    voices: dict[int, tuple[int, ...]]
    leanings: dict[int, int]
    scale: float
    """A logit is so many times the sum of what the voices say."""


@cache
def learned(game: str) -> dict[str, Learned]:
    """Return what was learned of a game, by kind of keys, as it comes with the program.

    Raises AssetMissing when it is not there.
    """
    return {kind: _learned(data) for kind, data in json_object(read_outlook(game)).items()}


def _learned(data: Mapping[str, Any]) -> Learned:
    units = data["units"]
    return Learned(
        units,
        {key: at for at, key in enumerate(data["keys"])},
        {key: at for at, key in enumerate(data["pair_keys"])},
        tuple(data["floors"]),
        {group: _rows(text, units) for group, text in data["rows"].items()},
        {int(goal): tuple(voices) for goal, voices in data["voices"].items()},
        {int(goal): leaning for goal, leaning in data["leanings"].items()},
        data["scale"],
    )


def _rows(text: str, units: int) -> list[int]:
    """Return the rows in a text: numbers of two bytes each."""
    raw = b64decode(text)
    numbers = unpack(f"<{len(raw) // 2}h", raw)
    return [_packed(numbers[at : at + units]) for at in range(0, len(numbers), units)]


def _packed(numbers: Sequence[int]) -> int:
    return sum(number << LANE * at for at, number in enumerate(numbers))


def saying(card: PatronCard) -> str:
    """Return a digest of everything of a card that counts in play: not of its name and texts."""
    counting = {"preference", "quirks", "inn_irk", "bar_irk", "effects"}
    return digest(card.model_dump_json(include=counting, by_alias=True))


def outlook(game: str, cards: Cards, goal: int) -> "Outlook":
    """Return the outlook learned for these very cards, or else the one for any cards by their traits."""
    tables = learned(game)
    known = [(saying(card),) for card in cards.deck.cards]
    if all(key in tables["cards"].keys for (key,) in known):
        return Outlook(cards, goal, tables["cards"], known)
    return Outlook(cards, goal, tables["traits"], [traits_of(card) for card in cards.deck.cards])


class Outlook:
    """What was learned, for one deck and goal: the parts of a sum, and the chance to win for a sum.

    A sum has a part for the Inn, one for the Bar, one for the Deck, and one for how many are where.
    """

    def __init__(self, cards: Cards, goal: int, table: Learned, keys: Sequence[Sequence[str]]) -> None:
        self._cards = cards
        self._goal = goal
        self._rows = table.rows
        self._units = table.units
        self._unpack = Struct(f"<{table.units}H").unpack
        self._middle = _packed([_MIDDLE] * table.units)
        self._voices = table.voices[goal]
        self._leaning, self._scale = table.leanings[goal], table.scale
        places = [[table.keys[key] for key in mine] for mine in keys]
        self._at_bar, self._in_deck = (_by_card(table.rows[group], places) for group in ("bar", "deck"))
        floors = [_by_card(block, places) for block in _blocks(table.rows["floor"], len(table.keys))]
        self._floors = [floors[block] for block in table.floors]
        self._tops = [_by_card(block, places) for block in _blocks(table.rows["top"], len(table.keys))]
        self._pairs = _by_pair(table, keys)
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
        rows, floors, pairs = self._rows, self._floors, self._pairs
        highest = len(floors) - 1
        part = mask = 0
        for floor, card in enumerate(inn):
            part += floors[min(floor, highest)][card]
            mask |= 1 << card
        for top, card in zip(self._tops, reversed(inn), strict=False):
            part += top[card]
        for below, above in pairwise(inn):
            part += pairs[below][above]
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
        part = sum(row for card, row in enumerate(self._at_bar) if mask >> card & 1)
        part += _at(rows["bar_size"], mask.bit_count())
        return part + sum(
            _at(rows[f"{trait}_at_bar"], self._count(mask, trait)) for trait in (*PREFERENCES, *QUIRKS)
        )

    def _deck_part(self, mask: int) -> int:
        """Return the part of the Deck: who is still to come, and how many with every quirk."""
        rows = self._rows
        part = sum(row for card, row in enumerate(self._in_deck) if mask >> card & 1)
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


def _blocks(rows: list[int], size: int) -> list[list[int]]:
    """Return rows in blocks of one for each key."""
    return [rows[at : at + size] for at in range(0, len(rows), size)]


def _by_card(block: Sequence[int], places: Sequence[Sequence[int]]) -> list[int]:
    """Return for each card the sum of the rows of its keys."""
    return [sum([block[place] for place in mine]) for mine in places]


def _by_pair(table: Learned, keys: Sequence[Sequence[str]]) -> list[list[int]]:
    """Return for each card below and each above it the sum of the rows of their keys, two by two."""
    places = [[table.pair_keys[key] for key in mine if key in table.pair_keys] for mine in keys]
    blocks = _blocks(table.rows["pair"], len(table.pair_keys))
    by_above = [_by_card(block, places) for block in blocks]
    return [
        [sum(column) for column in zip(*[by_above[place] for place in mine], strict=True)] for mine in places
    ]


def _at(rows: Sequence[int], count: int) -> int:
    """Return the row of a count; the last one is that of all greater ones."""
    return rows[min(count, len(rows) - 1)]
