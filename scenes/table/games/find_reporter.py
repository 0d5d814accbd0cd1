"""Who tells the matches of a game, by the game that was opened."""

from collections.abc import Callable
from typing import Final

from game.core.game import Table
from scenes.results_report import Reporter
from scenes.table.games.ugly_gryphon.report import report_gryphon

REPORTERS: Final[dict[str, Callable[[Table], Reporter]]] = {"ugly_gryphon": report_gryphon}


def find_reporter(table: Table) -> Reporter:
    """Return the reporter for an opened game.

    Raises LookupError for a game that has none.
    """
    return REPORTERS[table.rules.id](table)
