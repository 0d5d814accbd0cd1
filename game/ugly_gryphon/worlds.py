"""What chance may make of an action before its turn is over: the rules' own machine in every world there is.

First exactly, world by world: each card that may come, each order of a shuffle. Where these are too many, the
rest is sampled. Everything comes from the view and from the set of those unseen, so no secret can leak.
"""

from bisect import bisect
from collections import deque
from itertools import accumulate, combinations, permutations
from math import comb, factorial
from typing import Final, NamedTuple

from game.core.rng import Rng
from game.ugly_gryphon.actions import Action, ShuffleRooms
from game.ugly_gryphon.events import Event, PassPaused, PatronDrawn, PatronEntered, TurnBegan
from game.ugly_gryphon.night import shuffle_size
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import Awaited, State, View
from game.ugly_gryphon.turn_tally import TurnOutlook, TurnTally

MOST_WORLDS: Final = 1000
"""So many are played at most: they take less than a tenth of a second."""
_FEWEST_SAMPLES: Final = 500
_MOST_SHUFFLED: Final = 5
"""More rooms than these have too many orders to go through."""


class _World(NamedTuple):
    """What may be so when something is decided, and how likely."""

    chance: float
    state: State
    action: Action
    known: int
    """How many cards on top of the Deck are agreed on; those below lie in any order."""
    told: tuple[Event, ...]
    """What happened since the action that is looked at."""


class Worlds:
    """Those in which one action may be done, played as many at a time as there is time for."""

    def __init__(self, rules: UglyGryphonRules, view: View, action: Action) -> None:
        """Take up a legal action of the player."""
        self._rules = rules
        self._rng = Rng(0)
        state, _ = rules.determinize(view, self._rng)
        self._open = deque([_World(1.0, state, action, 0, ())])
        self._countless: list[_World] = []
        self._exact = TurnTally(rules.cards, view)
        self._sampled = TurnTally(rules.cards, view)
        self._bounds: list[float] = []
        self._played = 0

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to look at, or it would take too long."""
        if self._bounds:
            return self._played >= MOST_WORLDS
        return not self._open and not self._countless

    @property
    def has_begun(self) -> bool:
        """Whether any world was looked at."""
        return self._played > 0

    def look(self, worlds: int) -> None:
        """Play so many more worlds."""
        for _ in range(worlds):
            if self.is_done:
                return
            self._played += 1
            if not self._bounds and self._is_too_much:
                self._begin_sampling()
            if self._bounds:
                self._sample()
            else:
                self._play(self._open.popleft())

    @property
    def outlook(self) -> TurnOutlook | None:
        """What comes of it; None as long as only some of the worlds were looked at."""
        if not self.is_done:
            return None
        return self._exact.outlook(self._sampled if self._bounds else None)

    # Exactly.

    def _play(self, world: _World) -> None:
        """Play one world up to the first thing that is not agreed on, and part it there; or count it."""
        decided, _ = self._rules.decide(world.state, world.action, self._rng)
        events = _of_this_turn(decided)
        coming = [at for at, event in enumerate(events) if isinstance(event, PatronDrawn | PatronEntered)]
        if len(coming) > world.known:
            self._open.extend(_dealt(world, events, coming[world.known]))
        elif _is_shuffle(events[-1]):
            self._part_by_shuffle(world, events, len(coming))
        else:
            self._exact.count(world.chance, world.told + events)

    def _part_by_shuffle(self, world: _World, events: tuple[Event, ...], gone: int) -> None:
        state = self._rules.evolve_all(world.state, events)
        after = world._replace(state=state, known=world.known - gone, told=world.told + events)
        assert state.check is not None
        size = shuffle_size(self._rules.cards, state)
        if size > _MOST_SHUFFLED:
            self._countless.append(after._replace(action=ShuffleRooms()))
            return
        top = state.inn.index(state.check.frames[-1].card)
        chance = world.chance / factorial(size)
        for order in permutations(state.inn[top - size : top]):
            self._open.append(after._replace(chance=chance, action=ShuffleRooms(order)))

    # By samples.

    @property
    def _is_too_much(self) -> bool:
        return not self._open or self._played + len(self._open) > MOST_WORLDS - _FEWEST_SAMPLES

    def _begin_sampling(self) -> None:
        """Leave off where the worlds become too many: what they are parted into so far stays."""
        self._countless.extend(self._open)
        self._open.clear()
        self._bounds = list(accumulate(world.chance for world in self._countless))

    def _sample(self) -> None:
        """Play one world to the end of the turn; what is not agreed on falls as it may."""
        at, self._rng = self._rng.below("look", 1 << 30)
        share = at / (1 << 30) * self._bounds[-1]
        world = self._countless[min(bisect(self._bounds, share), len(self._countless) - 1)]
        state, action, told = world.state, world.action, world.told
        rest, self._rng = self._rng.shuffled("look", state.deck[world.known :])
        state = state._replace(deck=state.deck[: world.known] + rest)
        while True:
            decided, self._rng = self._rules.decide(state, action, self._rng)
            events = _of_this_turn(decided)
            told += events
            if not _is_shuffle(events[-1]):
                break
            state, action = self._rules.evolve_all(state, events), ShuffleRooms()
        self._sampled.count(self._bounds[-1], told)


def _of_this_turn(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return what happens before the next turn begins; a night that is over has no next turn."""
    at = next((at for at, event in enumerate(events) if isinstance(event, TurnBegan)), len(events))
    return events[:at]


def _is_shuffle(event: Event) -> bool:
    return isinstance(event, PassPaused) and event.awaited is Awaited.SHUFFLE


def _dealt(world: _World, events: tuple[Event, ...], at: int) -> list[_World]:
    """Return the world parted by who may come at an event; of several drawn at once the order is all one."""
    count = 1
    if isinstance(events[at], PatronDrawn):
        while at + count < len(events) and isinstance(events[at + count], PatronDrawn):
            count += 1
    top, pool = world.state.deck[: world.known], world.state.deck[world.known :]
    chance = world.chance / comb(len(pool), count)
    parted = []
    for coming in combinations(pool, count):
        deck = (*top, *coming, *(card for card in pool if card not in coming))
        state = world.state._replace(deck=deck)
        parted.append(world._replace(chance=chance, state=state, known=world.known + count))
    return parted
