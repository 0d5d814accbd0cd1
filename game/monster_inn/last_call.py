"""Last Call: which Humanoids stay, what everyone's fame is made of, and who wins.

Rules reference, section 7: removing those without a fight first and revealing the others afterwards comes to
the same as judging column by column, since no column touches another.
"""

from collections.abc import Sequence

from game.core.rules import Seat
from game.monster_inn.cards import Cards
from game.monster_inn.events import Fate, Verdict
from game.monster_inn.state import TREASURES_PER_FAME, Card, Draw, Score, Support

Rows = Sequence[tuple[Draw, ...]]
Supports = Sequence[tuple[Support, ...]]


def verdict(
    cards: Cards,
    deal: Sequence[Card],
    monsters: tuple[Draw, ...],
    supports: tuple[Support, ...],
    column: int,
    humanoid: Draw,
) -> Verdict:
    """Return what becomes of a Humanoid in a column of a dungeon; an equal one stays (ruling 14)."""
    if column >= len(monsters):
        return Verdict.ALONE
    monster = monsters[column]
    for support in supports:
        if support[0] == monster:
            return Verdict.GUARDED
    is_weaker = cards.values[deal[humanoid]] < cards.values[deal[monster]]
    return Verdict.BEATEN if is_weaker else Verdict.STAYED


def fates_of(
    cards: Cards, deal: Sequence[Card], monsters: Rows, humanoids: Rows, supports: Supports, column: int
) -> tuple[Fate, ...]:
    """Return what becomes of the Humanoids in one column of all dungeons, by seat."""
    return tuple(
        [
            Fate(seat, row[column], verdict(cards, deal, monsters[seat], supports[seat], column, row[column]))
            for seat, row in enumerate(humanoids)
            if column < len(row)
        ]
    )


def score(
    cards: Cards,
    deal: Sequence[Card],
    monsters: tuple[Draw, ...],
    humanoids: tuple[Draw, ...],
    supports: tuple[Support, ...],
    purse: int,
) -> Score:
    """Return the fame of a seat with so many treasures (rulings 12 and 14 to 21)."""
    staying = [
        cards.skulls[deal[humanoid]]
        for column, humanoid in enumerate(humanoids)
        if verdict(cards, deal, monsters, supports, column, humanoid) is Verdict.STAYED
    ]
    earned = sum([cards.skulls[deal[monster]] for monster in monsters])
    return Score(earned, sum(staying), purse // TREASURES_PER_FAME, purse)


def winners_of(scores: Sequence[Score]) -> tuple[Seat, ...]:
    """Return who wins: the most fame, then the most treasures, then all of them (ruling 19)."""
    best = max((score.fame, score.purse) for score in scores)
    return tuple([seat for seat, score in enumerate(scores) if (score.fame, score.purse) == best])
