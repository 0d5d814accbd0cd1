"""Counts what happens in a turn in many worlds, each as much as it is likely."""

from collections import defaultdict
from typing import Any, Final, NamedTuple

from game.ugly_gryphon.cards import QUIRKS, Cards
from game.ugly_gryphon.events import (
    BarOpened,
    Event,
    NightEnded,
    PassPaused,
    PatronBrought,
    PatronDrawn,
    PatronEntered,
    PatronIrked,
    PatronLeft,
    PatronPlaced,
    PatronReturned,
)
from game.ugly_gryphon.state import DECK_EMPTY, LOUD_FROM, Awaited, Card, View

_SURE: Final = 1 - 1e-9
"""So much is whole, less what adding up loses."""


class Fate(NamedTuple):
    """What may become of a patron before the turn is over; each a chance, 0 to 1."""

    irked: float
    leaves: float
    returns: float


class QuirkCount(NamedTuple):
    """How often a quirk may be seen at the Bar when it is counted, and how likely it is loud then."""

    fewest: int
    most: int
    loud: float


class TurnOutlook(NamedTuple):
    """What the rest of a turn may bring; chances are 0 to 1."""

    is_exact: bool
    """Whether every world was looked at, and none twice."""
    fates: dict[Card, Fate]
    """Of everybody to whom something may happen."""
    leavers: tuple[float, ...]
    """How likely it is that nobody, one, two, ... leave."""
    asleep: tuple[int, int]
    """The fewest and the most who may be in the Inn then."""
    lost: float
    asked: float
    """How likely the player is asked before the turn is over; what follows then is not looked at."""
    counts: dict[str, QuirkCount]
    """Of each quirk; empty if nobody counts them any more in this turn."""
    comers: dict[Card, float]
    """How many leave on average if this patron is one of those who come next."""

    def is_sure(self, chance: float) -> bool:
        """Whether a chance is that of something that happens in every world; a sample never says so."""
        return self.is_exact and chance > _SURE

    @property
    def leavers_range(self) -> tuple[int, int]:
        """The fewest and the most who may leave."""
        possible = [number for number, chance in enumerate(self.leavers) if chance]
        return possible[0], possible[-1]


class _Turn:
    """What happened in one world."""

    def __init__(self, view: View) -> None:
        self.bar = set(view.bar)
        self.asleep = len(view.inn)
        self.irked: set[Card] = set()
        self.left: set[Card] = set()
        self.returned: set[Card] = set()
        self.first: list[Card] = []
        """Who came from the Deck at the first occasion."""
        self.counted: frozenset[Card] | None = None
        self.is_asked = False
        self.reason = ""
        self._is_opening = self._has_come = False

    def read(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if self._is_opening and not isinstance(event, PatronDrawn):
                self._count()
            if self.first and not isinstance(event, PatronDrawn):
                self._has_come = True
            self._read(event)
        if self._is_opening:
            self._count()

    def _count(self) -> None:
        self.counted, self._is_opening = frozenset(self.bar), False

    def _read(self, event: Event) -> None:
        match event:
            case PatronDrawn(card):
                self.bar.add(card)
                self._came(card)
            case PatronEntered(card):
                self.asleep += 1
                self._came(card)
            case PatronIrked(card):
                self.irked.add(card)
            case PatronLeft(card):
                self.left.add(card)
                self.asleep -= 1
            case PatronReturned(card):
                self.returned.add(card)
                self.bar.add(card)
                self.asleep -= 1
            case PatronPlaced(card) | PatronBrought(card):
                self.bar.discard(card)
                self.asleep += 1
            case BarOpened():
                self._is_opening = True
            case PassPaused():
                self.is_asked = event.awaited is Awaited.BRING
            case NightEnded(reason):
                self.reason = reason
            case _:
                pass

    def _came(self, card: Card) -> None:
        if not self._has_come:
            self.first.append(card)


class TurnTally:
    """Sums over worlds, each counted as much as it is likely."""

    def __init__(self, cards: Cards, view: View) -> None:
        self._cards = cards
        self._view = view
        self._worlds = 0
        self._sums: defaultdict[tuple[str, Any], float] = defaultdict(float)
        """The chance of each thing that can happen, by its kind and by whom or what it concerns."""

    def count(self, chance: float, told: tuple[Event, ...]) -> None:
        """Count a world that is that likely and in which this is told."""
        turn = _Turn(self._view)
        turn.read(told)
        self._worlds += 1
        sums = self._sums
        for kind, who in (("irked", turn.irked), ("left", turn.left), ("returned", turn.returned)):
            for card in who:
                sums[kind, card] += chance
        for card in turn.first:
            sums["came", card] += chance
            sums["drove out", card] += chance * len(turn.left)
        sums["leavers", len(turn.left)] += chance
        sums["asleep", turn.asleep] += chance
        if turn.is_asked:
            sums["end", "asked"] += chance
        if turn.reason and not (turn.reason == DECK_EMPTY and turn.asleep >= self._view.goal):
            sums["end", "lost"] += chance
        if turn.counted is not None:
            for quirk in QUIRKS:
                shown = sum(self._cards.showing[quirk] >> card & 1 for card in turn.counted)
                sums[quirk, shown] += chance

    def outlook(self, sampled: "TurnTally | None" = None) -> TurnOutlook:
        """Return the chances; worlds that were sampled stand, all alike, for what these leave over."""
        if sampled is None:
            return self._told(is_exact=True)
        whole = TurnTally(self._cards, self._view)
        for tally, weight in ((self, 1.0), (sampled, 1 / sampled._worlds)):
            for key, chance in tally._sums.items():
                whole._sums[key] += chance * weight
        return whole._told(is_exact=False)

    def _of(self, kind: str) -> dict[Any, float]:
        return {thing: chance for (of, thing), chance in self._sums.items() if of == kind}

    def _told(self, *, is_exact: bool) -> TurnOutlook:
        irked, left, returned = self._of("irked"), self._of("left"), self._of("returned")
        leavers, asleep, ends = self._of("leavers"), self._of("asleep"), self._of("end")
        came, drove = self._of("came"), self._of("drove out")
        return TurnOutlook(
            is_exact=is_exact,
            fates={
                card: Fate(irked.get(card, 0.0), left.get(card, 0.0), returned.get(card, 0.0))
                for card in {**irked, **left, **returned}
            },
            leavers=tuple([leavers.get(number, 0.0) for number in range(max(leavers) + 1)]),
            asleep=(min(asleep), max(asleep)),
            lost=ends.get("lost", 0.0),
            asked=ends.get("asked", 0.0),
            counts={quirk: _quirk_count(counts) for quirk in QUIRKS if (counts := self._of(quirk))},
            comers={card: drove[card] / chance for card, chance in came.items()},
        )


def _quirk_count(counts: dict[int, float]) -> QuirkCount:
    loud = sum(chance for number, chance in counts.items() if number >= LOUD_FROM)
    return QuirkCount(min(counts), max(counts), loud)
