"""Which Monsters may be supported when another of their kind is taken."""

from game.monster_inn.cards import Cards
from game.monster_inn.state import Draw, Support


def supportable(
    cards: Cards, deal: tuple[int, ...], monsters: tuple[Draw, ...], supports: tuple[Support, ...]
) -> tuple[Draw, ...]:
    """Return the Monsters of the kind taken last that may be supported, left to right (ruling 10)."""
    kinds = cards.kinds
    kind = kinds[deal[monsters[-1]]]
    taken = [support[0] for support in supports]
    return tuple([draw for draw in monsters if kinds[deal[draw]] == kind and draw not in taken])
