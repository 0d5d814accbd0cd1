"""How many treasures lie where while some are on their way, and how many would after an action."""

from typing import NamedTuple

from game.core.rules import Seat
from game.monster_inn.actions import (
    Action,
    AddTreasure,
    ExchangePool,
    Leave,
    OpenPool,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.state import SURCHARGE, Treasure, View
from scenes.table.game_table import Shown
from scenes.table.games.monster_inn.pieces import POOL, RESERVE, is_token, token_of


class Counts(NamedTuple):
    """Treasures by where they lie; purses by seat."""

    gold: tuple[int, ...]
    gems: tuple[int, ...]
    pool_gold: int
    pool_gems: int
    reserve: tuple[int, int]

    @property
    def pool(self) -> int:
        """How many lie in the pool."""
        return self.pool_gold or self.pool_gems

    @property
    def pool_kind(self) -> Treasure | None:
        """Which kind lies in the pool."""
        if self.pool_gold:
            return Treasure.GOLD
        return Treasure.GEM if self.pool_gems else None

    def purse(self, seat: Seat, treasure: Treasure) -> int:
        """Return how many of a kind a seat has."""
        return (self.gold if treasure is Treasure.GOLD else self.gems)[seat]

    def moved(self, treasure: Treasure, end: Seat | str, by: int) -> "Counts":
        """Return the counts with so many more in one place; what lies on Monsters is not counted."""
        is_gold = treasure is Treasure.GOLD
        if isinstance(end, int):
            purses = list(self.gold if is_gold else self.gems)
            purses[end] += by
            return self._replace(gold=tuple(purses)) if is_gold else self._replace(gems=tuple(purses))
        if end == POOL:
            if is_gold:
                return self._replace(pool_gold=max(0, self.pool_gold + by))
            return self._replace(pool_gems=max(0, self.pool_gems + by))
        if end == RESERVE:
            gold, gems = self.reserve
            return self._replace(reserve=(gold + by, gems) if is_gold else (gold, gems + by))
        return self


def counts_of(view: View) -> Counts:
    """Return what a view counts."""
    return Counts(
        view.gold, view.gems, view.pool_gold, view.pool_gems, (view.reserve_gold, view.reserve_gems)
    )


def counted(shown: Shown) -> Counts:
    """Return the counts with every token on its way: gone when it starts, there when it lands."""
    counts = counts_of(shown.view)
    if shown.clip is None:
        return counts
    for piece, motion in shown.clip.motions.items():
        if not is_token(piece):
            continue
        token = token_of(piece)
        if shown.time < motion.lands:
            counts = counts.moved(token.treasure, token.goal, -1)
        if shown.time < motion.delay:
            counts = counts.moved(token.treasure, token.source, 1)
    return counts


def foreseen(counts: Counts, view: View, action: Action) -> Counts:
    """Return the counts after an action of the seat that decides, as far as treasures go."""
    match action:
        case OpenPool(seat, treasure):
            return counts.moved(treasure, seat, -1).moved(treasure, POOL, 1)
        case AddTreasure(seat) if view.pool_kind is not None:
            return counts.moved(view.pool_kind, seat, -1).moved(view.pool_kind, POOL, 1)
        case ExchangePool(seat) if view.pool_kind is not None:
            old, new, price = view.pool_kind, view.pool_kind.other, view.pool + SURCHARGE
            counts = counts.moved(old, seat, view.pool).moved(old, POOL, -view.pool)
            return counts.moved(new, seat, -price).moved(new, POOL, price)
        case Leave(seat) if view.pool_kind is not None:
            kind = view.pool_kind
            return counts.moved(kind, seat, view.pool).moved(kind, POOL, -view.pool)
        case TakeBonus(seat, treasure):
            return counts.moved(treasure, RESERVE, -1).moved(treasure, seat, 1)
        case SupportMonster(seat, _, treasure):
            return counts.moved(treasure, seat, -1)
        case _:
            return counts
