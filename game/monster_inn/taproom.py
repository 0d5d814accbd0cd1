"""The taproom in motion: staying, leaving, bonuses, the next round, up to the next decision.

A mutable copy of a state. One machine serves both ways of playing: with a list to record in it tells every
event (`decide`), without one it only makes the next state (`step`). Rules reference: section 5.
"""

from typing import TypeAlias

from game.monster_inn.cards import Cards
from game.monster_inn.events import (
    BonusOffered,
    BonusTaken,
    CardTaken,
    ColumnCalled,
    DeckShuffled,
    Event,
    InnFilled,
    LastCallBegan,
    MatchEnded,
    Parting,
    PlayerLeft,
    PoolExchanged,
    PoolOpened,
    PoolTaken,
    SupportDeclined,
    SupportOffered,
    SupportPlaced,
    TreasureAdded,
    TurnBegan,
)
from game.monster_inn.last_call import fates_of
from game.monster_inn.state import (
    HUMANOIDS,
    LAST_CALL,
    NOBODY,
    SURCHARGE,
    Awaited,
    Draw,
    State,
    Support,
    Treasure,
)
from game.monster_inn.supporting import supportable

Record: TypeAlias = list[Event] | None

# Looked up through its class, an enum's member costs ten times as much, several times in every step.
_TURN, _BONUS, _SUPPORT, _NOTHING = Awaited.TURN, Awaited.BONUS, Awaited.SUPPORT, Awaited.NOTHING
_GOLD, _GEM = Treasure.GOLD, Treasure.GEM
_CHOSEN, _LAST, _BROKE = Parting.CHOSEN, Parting.LAST, Parting.BROKE


class Taproom:
    """A state that can be changed; who acts is always `seat`."""

    __slots__ = (
        "awaited",
        "called",
        "cards",
        "deal",
        "gems",
        "gold",
        "humanoids",
        "line",
        "monsters",
        "pool_gems",
        "pool_gold",
        "reason",
        "record",
        "reserve_gems",
        "reserve_gold",
        "round",
        "seat",
        "starter",
        "supports",
        "takers",
    )

    def __init__(self, cards: Cards, state: State, record: Record) -> None:
        self.cards = cards
        self.record = record
        (
            self.deal,
            self.round,
            self.starter,
            self.line,
            self.takers,
            self.seat,
            self.awaited,
            self.pool_gold,
            self.pool_gems,
            self.reserve_gold,
            self.reserve_gems,
            gold,
            gems,
            self.monsters,
            self.humanoids,
            self.supports,
            self.called,
            self.reason,
        ) = state
        self.gold = [*gold]
        self.gems = [*gems]

    def state(self) -> State:
        """Return the state that the taproom has come to."""
        return State(
            self.deal,
            self.round,
            self.starter,
            self.line,
            self.takers,
            self.seat,
            self.awaited,
            self.pool_gold,
            self.pool_gems,
            self.reserve_gold,
            self.reserve_gems,
            tuple(self.gold),
            tuple(self.gems),
            self.monsters,
            self.humanoids,
            self.supports,
            self.called,
            self.reason,
        )

    def begin(self, starter: int, order: tuple[int, ...]) -> None:
        """Begin the match with the first starter and the shuffled deck."""
        self.starter, self.deal = starter, order
        if self.record is not None:
            self.record.append(DeckShuffled(starter, order))
        self._fill(starter)
        self._ask(starter)

    def open_pool(self, treasure: Treasure) -> None:
        """Stay by putting the first treasure into the pool."""
        if treasure is _GOLD:
            self.gold[self.seat] -= 1
            self.pool_gold = 1
        else:
            self.gems[self.seat] -= 1
            self.pool_gems = 1
        if self.record is not None:
            self.record.append(PoolOpened(self.seat, treasure))
        self._hand_over()

    def add_treasure(self) -> None:
        """Stay by adding a treasure of the pool's kind."""
        is_gold = self.pool_gold > 0
        if is_gold:
            self.gold[self.seat] -= 1
            self.pool_gold += 1
        else:
            self.gems[self.seat] -= 1
            self.pool_gems += 1
        if self.record is not None:
            self.record.append(TreasureAdded(self.seat, _GOLD if is_gold else _GEM))
        self._hand_over()

    def exchange_pool(self) -> None:
        """Stay by taking the pool and putting two more of the other kind."""
        seat, taken = self.seat, self.pool_gold or self.pool_gems
        paid = taken + SURCHARGE
        is_gold = self.pool_gold > 0
        if is_gold:
            self.gold[seat] += taken
            self.gems[seat] -= paid
            self.pool_gold, self.pool_gems = 0, paid
        else:
            self.gems[seat] += taken
            self.gold[seat] -= paid
            self.pool_gold, self.pool_gems = paid, 0
        if self.record is not None:
            self.record.append(PoolExchanged(seat, taken, paid, _GEM if is_gold else _GOLD))
        self._hand_over()

    def leave(self) -> None:
        """Leave by choice."""
        if self._part(_CHOSEN):
            self._hand_over()

    def take_bonus(self, treasure: Treasure) -> None:
        """Take the chosen treasure of the Reserve."""
        self._reward(treasure, is_forced=False)
        self._hand_over()

    def support(self, card: Draw, treasure: Treasure) -> None:
        """Put a treasure onto a Monster."""
        seat = self.seat
        (self.gold if treasure is _GOLD else self.gems)[seat] -= 1
        supports = self.supports
        own = (*supports[seat], Support(card, treasure))
        self.supports = (*supports[:seat], own, *supports[seat + 1 :])
        if self.record is not None:
            self.record.append(SupportPlaced(seat, card, treasure))
        self._hand_over()

    def decline_support(self) -> None:
        """Support no Monster."""
        if self.record is not None:
            self.record.append(SupportDeclined(self.seat))
        self._hand_over()

    def _hand_over(self) -> None:
        """Give the turn to the next player still in; after the last card a new round begins, or the end."""
        players, takers = len(self.gold), self.takers
        seat = (self.seat + 1) % players
        if len(takers) < players:
            while seat in takers:
                seat = (seat + 1) % players
        elif len(self.deal) - self.round * players >= players:
            self._fill(seat)
        else:
            self._call_last()
            return
        self._ask(seat)

    def _ask(self, seat: int) -> None:
        """Await the decision of a seat, or let it leave if it cannot do anything else."""
        self.seat = seat
        if self.record is not None:
            self.record.append(TurnBegan(seat))
        if len(self.takers) == len(self.gold) - 1:
            parting = _LAST
        elif self.can_stay():
            self.awaited = _TURN
            return
        else:
            parting = _BROKE
        if self._part(parting):
            self._hand_over()

    def can_stay(self) -> bool:
        """Whether the seat can pay for any way to stay (ruling 4: an exchange before the pool is taken)."""
        gold, gems = self.gold[self.seat], self.gems[self.seat]
        if self.pool_gold:
            return gold > 0 or gems >= self.pool_gold + SURCHARGE
        if self.pool_gems:
            return gems > 0 or gold >= self.pool_gems + SURCHARGE
        return gold > 0 or gems > 0

    def _fill(self, starter: int) -> None:
        players = len(self.gold)
        first = self.round * players
        deal, places = self.deal, self.cards.places
        line = sorted(range(first, first + players), key=lambda draw: places[deal[draw]])
        self.line = tuple(line)
        self.round += 1
        self.starter, self.takers = starter, ()
        if self.record is not None:
            self.record.append(InnFilled(self.round, starter, self.line))

    def _part(self, parting: Parting) -> bool:
        """Let the seat leave (section 5.3: pool, card, bonus); return whether nothing is left to decide."""
        seat = self.seat
        if self.record is not None:
            self._tell_parting(parting)
        if self.pool_gold:
            self.gold[seat] += self.pool_gold
            self.pool_gold = 0
        elif self.pool_gems:
            self.gems[seat] += self.pool_gems
            self.pool_gems = 0
        card = self.line[len(self.takers)]
        self.takers = (*self.takers, seat)
        if self.deal[card] < HUMANOIDS:
            return self._take_monster(card)
        return self._take_humanoid(card)

    def _tell_parting(self, parting: Parting) -> None:
        assert self.record is not None
        seat, card = self.seat, self.line[len(self.takers)]
        self.record.append(PlayerLeft(seat, parting))
        if self.pool_gold:
            self.record.append(PoolTaken(seat, _GOLD, self.pool_gold))
        elif self.pool_gems:
            self.record.append(PoolTaken(seat, _GEM, self.pool_gems))
        rows = self.monsters if self.deal[card] < HUMANOIDS else self.humanoids
        self.record.append(CardTaken(seat, card, len(rows[seat])))

    def _take_humanoid(self, card: Draw) -> bool:
        seat, rows = self.seat, self.humanoids
        self.humanoids = (*rows[:seat], (*rows[seat], card), *rows[seat + 1 :])
        if self.reserve_gold and self.reserve_gems:
            self.awaited = _BONUS
            if self.record is not None:
                self.record.append(BonusOffered(seat))
            return False
        # The Reserve has a treasure for each of the twenty Humanoids (ruling 2).
        self._reward(_GOLD if self.reserve_gold else _GEM, is_forced=True)
        return True

    def _reward(self, treasure: Treasure, *, is_forced: bool) -> None:
        if treasure is _GOLD:
            self.reserve_gold -= 1
            self.gold[self.seat] += 1
        else:
            self.reserve_gems -= 1
            self.gems[self.seat] += 1
        assert self.reserve_gold >= 0 and self.reserve_gems >= 0
        if self.record is not None:
            self.record.append(BonusTaken(self.seat, treasure, is_forced))

    def _take_monster(self, card: Draw) -> bool:
        seat, rows = self.seat, self.monsters
        own = rows[seat]
        self.monsters = (*rows[:seat], (*own, card), *rows[seat + 1 :])
        deal, kinds = self.deal, self.cards.kinds
        kind = kinds[deal[card]]
        for other in own:
            if kinds[deal[other]] == kind:
                break
        else:
            return True
        if not (self.gold[seat] or self.gems[seat]):
            return True
        self.awaited = _SUPPORT
        if self.record is not None:
            choices = supportable(self.cards, self.deal, self.monsters[seat], self.supports[seat])
            self.record.append(SupportOffered(seat, choices))
        return False

    def _call_last(self) -> None:
        self.seat, self.awaited, self.reason = NOBODY, _NOTHING, LAST_CALL
        self.called = max([len(row) for row in self.humanoids])
        if self.record is None:
            return
        self.record.append(LastCallBegan(self.called))
        for column in range(self.called):
            fates = fates_of(self.cards, self.deal, self.monsters, self.humanoids, self.supports, column)
            self.record.append(ColumnCalled(column, fates))
        self.record.append(MatchEnded(LAST_CALL))
