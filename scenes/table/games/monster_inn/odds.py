"""What can be told of a column before the Last Call: nothing but arithmetic on the printed band."""

from typing import NamedTuple

from game.monster_inn.cards import Cards
from game.monster_inn.state import BACKS, Draw, View
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.palette import Ink


class Odds(NamedTuple):
    """One word for a column, with its sign and tone."""

    icon: str
    words: str
    colour: Ink


def column_odds(
    cards: Cards, view: View, seat: int, column: int, supported: Draw | None = None
) -> Odds | None:
    """Return what is to be feared of a seat's Humanoid in a column; None without one.

    `supported` is a Monster that is taken for supported, too.
    """
    humanoids, monsters = view.humanoids[seat], view.monsters[seat]
    if column >= len(humanoids):
        return None
    if column >= len(monsters):
        return Odds("check", tr("alone"), ink.SAFE)
    monster = monsters[column]
    if view.support_of(monster) is not None or monster == supported:
        return Odds("check", tr("safe"), ink.SAFE)
    staying, of = staying_values(cards, view, monster, humanoids[column])
    if not staying:
        return Odds("check", tr("safe"), ink.SAFE)
    if staying == of:
        return Odds("cross", tr("stays"), ink.DOOMED)
    return Odds("warn", tr("{n} in {all}", n=staying, all=of), ink.AMBER)


def staying_values(cards: Cards, view: View, monster: Draw, humanoid: Draw) -> tuple[int, int]:
    """Return how many of the values that a Humanoid may have are enough to stay, and how many there are."""
    face = view.faces[humanoid]
    strength = cards.values[view.faces[monster]]
    if face < BACKS:
        return int(cards.values[face] >= strength), 1
    band = cards.band(face)
    values = range(band.low, band.high + 1)
    return sum(value >= strength for value in values), len(values)
