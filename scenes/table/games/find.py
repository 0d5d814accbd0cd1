"""The table of a stored match, by the game that it is of."""

from game.core.game import Table
from game.ugly_gryphon.notation import GryphonNotation
from game.ugly_gryphon.rules import UglyGryphonRules
from scenes.table.game_table import GameTable
from scenes.table.games.ugly_gryphon.layout import GryphonTable


def find_layout(table: Table, *, shows_effect: bool = True) -> GameTable:
    """Return the layout for an opened game.

    Raises LookupError for a game that has no table.
    """
    match table:
        case Table(UglyGryphonRules() as rules, GryphonNotation() as notation):
            return GryphonTable(rules, notation, shows_effect=shows_effect)
        case _:
            raise LookupError(table.rules.id)
