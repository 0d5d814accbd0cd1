"""Who tells the matches of a game, by the game that was opened."""

from game.core.game import Table
from game.ugly_gryphon.notation import GryphonNotation
from game.ugly_gryphon.rules import UglyGryphonRules
from scenes.results_report import Reporter
from scenes.table.games.ugly_gryphon.report import GryphonReporter


def find_reporter(table: Table) -> Reporter:
    """Return the reporter for an opened game.

    Raises LookupError for a game that has none.
    """
    match table:
        case Table(UglyGryphonRules() as rules, GryphonNotation() as notation):
            return GryphonReporter(rules, notation)
        case _:
            raise LookupError(table.rules.id)
