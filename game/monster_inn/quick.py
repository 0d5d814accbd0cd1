"""A match in motion for imagined games: packed, without events, everybody playing by the same rules of thumb.

The careful player acts by these rules of thumb, the strong one imagines that everybody does. All but the
choices is the rules page once more; tests hold it to the rules.
"""

from typing import Final, TypeAlias

from game.core.rules import Seat
from game.monster_inn.appraisal import TREASURE, Appraiser, Dungeon
from game.monster_inn.state import (
    HUMANOIDS,
    NOBODY,
    SURCHARGE,
    TREASURES_PER_FAME,
    Awaited,
    Card,
    State,
    View,
)

Move: TypeAlias = int
OPEN_GOLD: Final[Move] = 0
OPEN_GEM: Final[Move] = 1
ADD: Final[Move] = 2
EXCHANGE: Final[Move] = 3
LEAVE: Final[Move] = 4

IN_POOL: Final = 0.85
"""The fame that a treasure of the pool is worth to whoever takes it, and so keeps it from the next."""


class Quick:
    """A match within a round: whoever is first of `inside` acts, the others follow in their order."""

    __slots__ = (
        "appraiser",
        "at",
        "deal",
        "gems",
        "gold",
        "guarded",
        "humanoids",
        "inside",
        "last",
        "line",
        "means",
        "monsters",
        "pool_gems",
        "pool_gold",
        "pulls",
        "reserve_gems",
        "reserve_gold",
        "round",
        "values",
    )

    deal: tuple[Card, ...]
    line: list[Card]
    at: int
    """The place of the card at stake."""
    inside: list[Seat]
    last: Seat
    """Who left last."""
    monsters: list[list[Card]]
    humanoids: list[list[Card]]
    guarded: list[list[bool]]
    """By seat and column of the top row: whether the Monster is supported."""
    pulls: list[float]
    """By seat: what a treasure of the pool is worth to it."""
    values: list[list[float]]
    """By seat and place of the line: what the card is worth there."""
    means: list[list[float]]
    """By seat and place of the line: the mean worth of the cards behind it."""

    def __init__(self, appraiser: Appraiser, state: State) -> None:
        """Take up a state within a round; if a bonus or support is awaited, the seat is out already."""
        self.appraiser = appraiser
        self.deal = state.deal
        self.round = state.round
        self.line = [state.deal[draw] for draw in state.line]
        self.at = len(state.takers)
        first = state.seat if state.awaited is Awaited.TURN else state.seat + 1
        players = len(state.gold)
        order = [(first + step) % players for step in range(players)]
        self.inside = [seat for seat in order if seat not in state.takers]
        self.last = state.takers[-1] if state.takers else NOBODY
        self.pool_gold, self.pool_gems = state.pool_gold, state.pool_gems
        self.reserve_gold, self.reserve_gems = state.reserve_gold, state.reserve_gems
        self.gold, self.gems = [*state.gold], [*state.gems]
        self.pulls = [IN_POOL] * players
        self.monsters = [[state.deal[draw] for draw in row] for row in state.monsters]
        self.humanoids = [[state.deal[draw] for draw in row] for row in state.humanoids]
        supported = {support.monster for own in state.supports for support in own}
        self.guarded = [[draw in supported for draw in row] for row in state.monsters]
        self._appraise()

    def copy(self, deal: tuple[Card, ...], view: View, pulls: list[float]) -> "Quick":
        """Return a copy with what the view does not show dealt otherwise, and players drawn otherwise."""
        twin = Quick.__new__(Quick)
        twin.appraiser, twin.deal, twin.round, twin.at = self.appraiser, deal, self.round, self.at
        twin.values, twin.means = self.values, self.means
        twin.pulls = pulls
        twin.line = [deal[draw] for draw in view.line]
        twin.inside, twin.last = [*self.inside], self.last
        twin.pool_gold, twin.pool_gems = self.pool_gold, self.pool_gems
        twin.reserve_gold, twin.reserve_gems = self.reserve_gold, self.reserve_gems
        twin.gold, twin.gems = [*self.gold], [*self.gems]
        twin.monsters = [[*row] for row in self.monsters]
        twin.humanoids = [[deal[draw] for draw in row] for row in view.humanoids]
        twin.guarded = [[*row] for row in self.guarded]
        return twin

    def _appraise(self) -> None:
        """Work out what the line is worth to everyone; no dungeon changes before its owner leaves."""
        rounds = len(self.deal) // len(self.gold) - self.round
        self.values, self.means = [], []
        for monsters, humanoids, guarded in zip(self.monsters, self.humanoids, self.guarded, strict=True):
            values = self.appraiser.values(self.line, Dungeon(monsters, humanoids, guarded), rounds)
            means = [0.0] * len(values)
            total = 0.0
            for place in range(len(values) - 2, -1, -1):
                total += values[place + 1]
                means[place] = total / (len(values) - 1 - place)
            self.values.append(values)
            self.means.append(means)

    def moves(self) -> list[Move]:
        """Return what whoever is to act may do; the last one in can only leave."""
        seat = self.inside[0]
        gold, gems = self.gold[seat], self.gems[seat]
        found = []
        if len(self.inside) > 1:
            if self.pool_gold:
                found = [ADD] * (gold > 0) + [EXCHANGE] * (gems >= self.pool_gold + SURCHARGE)
            elif self.pool_gems:
                found = [ADD] * (gems > 0) + [EXCHANGE] * (gold >= self.pool_gems + SURCHARGE)
            else:
                found = [OPEN_GOLD] * (gold > 0) + [OPEN_GEM] * (gems > 0)
        return [*found, LEAVE]

    def wish(self) -> Move:
        """Return what the rules of thumb do for whoever is to act.

        Leave when card and pool are worth what the cards behind are worth on the average, less the price of
        staying; open with the kind owned more of; exchange only when nothing can be added.
        """
        seat = self.inside[0]
        if len(self.inside) == 1:
            return LEAVE
        gold, gems = self.gold[seat], self.gems[seat]
        pool = self.pool_gold or self.pool_gems
        if pool:
            own, other = (gold, gems) if self.pool_gold else (gems, gold)
            if own:
                move, price = ADD, 1
            elif other >= pool + SURCHARGE:
                move, price = EXCHANGE, SURCHARGE
            else:
                return LEAVE
        elif gold or gems:
            move, price = (OPEN_GOLD if gold >= gems else OPEN_GEM), 1
        else:
            return LEAVE
        at = self.at
        if self.values[seat][at] + pool * self.pulls[seat] + price * TREASURE >= self.means[seat][at]:
            return LEAVE
        return move

    def do(self, move: Move) -> None:
        """Let whoever is to act do this; bonus and support follow the rules of thumb."""
        inside = self.inside
        seat = inside.pop(0)
        if move == LEAVE:
            self._leave(seat)
            return
        inside.append(seat)
        if move == ADD:
            if self.pool_gold:
                self.pool_gold += 1
                self.gold[seat] -= 1
            else:
                self.pool_gems += 1
                self.gems[seat] -= 1
        elif move == OPEN_GOLD:
            self.pool_gold = 1
            self.gold[seat] -= 1
        elif move == OPEN_GEM:
            self.pool_gems = 1
            self.gems[seat] -= 1
        else:
            self._exchange(seat)

    def _exchange(self, seat: Seat) -> None:
        pool_gold, pool_gems = self.pool_gold, self.pool_gems
        if pool_gold:
            self.pool_gold, self.pool_gems = 0, pool_gold + SURCHARGE
        else:
            self.pool_gold, self.pool_gems = pool_gems + SURCHARGE, 0
        self.gold[seat] += pool_gold - self.pool_gold
        self.gems[seat] += pool_gems - self.pool_gems

    def _leave(self, seat: Seat) -> None:
        self.gold[seat] += self.pool_gold
        self.gems[seat] += self.pool_gems
        self.pool_gold = self.pool_gems = 0
        card = self.line[self.at]
        self.at += 1
        self.last = seat
        if card >= HUMANOIDS:
            self.humanoids[seat].append(card)
            self.reward(seat, self.wants_gold(seat))
            return
        monsters = self.monsters[seat]
        kinds = self.appraiser.kinds
        kind = kinds[card]
        is_known = False
        for other in monsters:
            if kinds[other] == kind:
                is_known = True
        monsters.append(card)
        self.guarded[seat].append(False)
        if is_known:
            column = self.wanted_support(seat, kind)
            if column >= 0:
                self.guard(seat, column, self.gold[seat] >= self.gems[seat])

    def wants_gold(self, seat: Seat) -> bool:
        """Whether the rules of thumb take gold as a bonus: the kind owned less of, if it is there."""
        if self.reserve_gold and self.reserve_gems:
            return self.gold[seat] < self.gems[seat]
        return self.reserve_gold > 0

    def reward(self, seat: Seat, is_gold: bool) -> None:
        """Give a seat a treasure of the Reserve."""
        if is_gold:
            self.reserve_gold -= 1
            self.gold[seat] += 1
        else:
            self.reserve_gems -= 1
            self.gems[seat] += 1

    def wanted_support(self, seat: Seat, kind: int) -> int:
        """Return the column that the rules of thumb support for a kind, or -1: where it saves most fame."""
        if not (self.gold[seat] or self.gems[seat]):
            return -1
        dungeon = Dungeon(self.monsters[seat], self.humanoids[seat], self.guarded[seat])
        rounds = len(self.deal) // len(self.gold) - self.round
        column, saving = self.appraiser.best_support(kind, dungeon, rounds)
        return column if saving > TREASURE else -1

    def guard(self, seat: Seat, column: int, is_gold: bool) -> None:
        """Put a treasure of a seat onto its Monster in a column."""
        (self.gold if is_gold else self.gems)[seat] -= 1
        self.guarded[seat][column] = True

    def play_on(self) -> None:
        """Play the round to its end."""
        inside = self.inside
        while inside:
            self.do(self.wish())

    def play_out(self) -> None:
        """Play the match to its end."""
        self.play_on()
        players, deal, places = len(self.gold), self.deal, self.appraiser.places
        for first in range(self.round * players, len(deal) - players + 1, players):
            self.line = sorted(deal[first : first + players], key=places.__getitem__)
            self.round += 1
            self.at = 0
            self.inside = [seat % players for seat in range(self.last + 1, self.last + 1 + players)]
            self._appraise()
            self.play_on()

    def key(self) -> tuple[int, ...]:
        """Return what tells one choice of a round from another in the same round."""
        return (*self.gold, *self.gems, self.pool_gold, self.pool_gems, *self.inside)

    def purse(self, seat: Seat) -> int:
        """Return how many treasures a seat owns."""
        return self.gold[seat] + self.gems[seat]

    def fame(self, seat: Seat) -> int:
        """Return the fame of a seat as the table stands."""
        skulls = self.appraiser.skulls
        values = self.appraiser.card_values
        monsters, guarded = self.monsters[seat], self.guarded[seat]
        total = (self.gold[seat] + self.gems[seat]) // TREASURES_PER_FAME
        for monster in monsters:
            total += skulls[monster]
        for humanoid, monster, is_guarded in zip(self.humanoids[seat], monsters, guarded, strict=False):
            if not is_guarded and values[humanoid] >= values[monster]:
                total -= skulls[humanoid]
        return total
