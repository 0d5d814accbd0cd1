"""What a game brings for its table and for telling its matches, by the game that was opened."""

from collections.abc import Callable
from typing import Final, NamedTuple

from game.core.game import Table
from scenes.results.report import Reporter
from scenes.table.game_table import GameTable
from scenes.table.games.ugly_gryphon.layout import lay_out_gryphon
from scenes.table.games.ugly_gryphon.report import report_gryphon


class Sight(NamedTuple):
    """How a game is seen: who lays out its table, and who tells its matches."""

    lay_out: Callable[[Table, bool, str], GameTable]
    report: Callable[[Table], Reporter]


SIGHTS: Final[dict[str, Sight]] = {"ugly_gryphon": Sight(lay_out_gryphon, report_gryphon)}
"""By the id of the game."""


def find_layout(table: Table, *, shows_effect: bool = True, back: str = "") -> GameTable:
    """Return the layout for an opened game.

    `shows_effect` asks for effects on small cards, `back` names the back of the cards.

    Raises LookupError for a game that has no table.
    """
    return SIGHTS[table.rules.id].lay_out(table, shows_effect, back)


def find_reporter(table: Table) -> Reporter:
    """Return the reporter for an opened game.

    Raises LookupError for a game that has none.
    """
    return SIGHTS[table.rules.id].report(table)
